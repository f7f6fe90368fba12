"""A run of the tests under a sanitizer: its options, its reports, and what is said of both at the end."""
import os
import re
import shutil
import subprocess
import sys

_OPTIONS = {
    "thread": ("TSAN_OPTIONS", "halt_on_error=0:exitcode=0"),
    # Swift's runtime keeps what it allocates once.
    "address": ("ASAN_OPTIONS", "detect_leaks=0:detect_stack_use_after_return=0"),
}
_REPORT = re.compile(r"^(?:WARNING: ThreadSanitizer|==\d+==ERROR: AddressSanitizer): ?(.*)$", re.MULTILINE)
# What a test does on purpose, by the beginning of what is reported and the file of its first frame in the package.
_MEANT = (("SEGV on unknown address 0x000000000008 ", "/Tests/TerminalTests/RawTerminalTests.swift:"),)
_FRAME = re.compile(r"^\s+#\d+ (.*)$", re.MULTILINE)
_ENDED = re.compile(r"Test run with (\d+) tests?.* (passed|failed) after ([\d.]+) seconds(?: with (\d+) issue)?")
_FAILED = re.compile(r"^\S+ (Test .* recorded an issue.*)$", re.MULTILINE)
_SHOWN, _LONGEST = 40, 300


class Run:
    def __init__(self, sanitizer, folder, tools):
        self.sanitizer = sanitizer
        self.reports = folder / "reports"
        self.log = folder / "run.log"
        self.suppressions = tools / f"{sanitizer}.supp"

    def environment(self):
        name, options = _OPTIONS[self.sanitizer]
        more = f":suppressions={self.suppressions}" if self.suppressions.exists() else ""
        return dict(os.environ, **{name: f"{options}:log_path={self.reports}/of{more}"})

    def forget(self):
        shutil.rmtree(self.reports, ignore_errors=True)
        self.reports.mkdir(parents=True)

    def found(self):
        """What was reported: kind and first frames, each once, with how often; what a test does on purpose left out."""
        return self._reported(False)

    def meant(self):
        """What was reported and is done on purpose."""
        return self._reported(True)

    def _reported(self, meant):
        counts = {}
        for report in sorted(self.reports.glob("of.*")):
            text = report.read_text(errors="replace")
            starts = [match.start() for match in _REPORT.finditer(text)]
            for begin, end in zip(starts, starts[1:] + [len(text)]):
                part = text[begin:end]
                frames = [frame for frame in _FRAME.findall(part) if "/Sources/" in frame or "/Tests/" in frame][:2]
                kind = _REPORT.match(part).group(1)
                if meant != any(kind.startswith(begins) and frames and file in frames[0] for begins, file in _MEANT):
                    continue
                said = " at ".join([kind, *(frames or _FRAME.findall(part)[:2])])
                said = re.sub(r"0x[0-9a-f]+|\(pid=\d+\)", "…", said)
                counts[said] = counts.get(said, 0) + 1
        return [f"{count} × {said}" for said, count in sorted(counts.items())]

    def built(self, command):
        """Builds, telling how far it is on a terminal; the linker's hundreds of warnings of a sanitizer's own names go to the log."""
        steps = re.compile(r"^\[\d+/\d+\]")
        with open(self.log, "w", encoding="utf-8") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
            for line in process.stdout:
                log.write(line)
                if steps.match(line) and sys.stderr.isatty():
                    print(f"\r\033[K{line.rstrip()[:100]}", end="", file=sys.stderr, flush=True)
            if sys.stderr.isatty():
                print("\r\033[K", end="", file=sys.stderr)
        return process.wait() == 0

    def tests(self, bundle, pattern):
        self.forget()
        command = [str(bundle), "--testing-library", "swift-testing", "--parallel", *(["--filter", pattern] if pattern else [])]
        with open(self.log, "wb") as log:
            status = subprocess.run(
                command, cwd=bundle.parents[2], env=self.environment(), stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, check=False).returncode
        text = re.sub(r"\x1b\[[0-9;]*m", "", self.log.read_text(errors="replace"))
        found, ended, failed = self.found(), _ENDED.search(text), _FAILED.findall(text)
        for line in self.meant():
            print(f"ON PURPOSE, NOT COUNTED: {line}"[:_LONGEST])
        for line in failed[:_SHOWN] + found[:_SHOWN]:
            print(line[:_LONGEST])
        if ended:
            print(f"{ended.group(1)} tests {ended.group(2)} in {ended.group(3)} s under the {self.sanitizer} sanitizer; "
                  f"{len(failed)} expectations failed; {len(found)} places reported")
        else:
            print(f"THE TESTS DID NOT END (status {status}); {len(found)} places reported; see {self.log}")
        if found:
            print(f"the whole reports: {self.reports}")
        sys.stdout.flush()
        return 0 if ended and int(ended.group(1)) > 0 and status == 0 and not found else 1
