"""The copy's test suites: which there are, what each reaches, and which of them notices a fault."""
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass

# Looks at the repository's text, which in the copy is not the repository's.
_LEFT_OUT = ("TidyTests",)
# Address space of one run, so that a fault that fills memory ends itself.
_MEMORY = 12 << 30
# A run may take this many times what it takes without a fault, and this many seconds more.
_PATIENCE, _GRACE = 8, 15
_BYTES = 65536
# Of what a failed expectation says.
_LONGEST = 200
_RECORD = re.compile(
    r"^\S+ (?:Test|Suite) (.+?) (started|passed after|failed after|recorded an issue)(?:.*? at (\S+:\d+:\d+):)? ?(.*)$")


@dataclass
class Outcome:
    """How a run of a suite ended."""

    passed: bool
    seconds: float
    how: str = ""  # "by a test", "by a crash", "by time"
    test: str = ""
    said: str = ""


class Suites:
    def __init__(self, folder, of=None):
        """The suites of the test targets `of`, or of all."""
        self.folder = pathlib.Path(folder).resolve()
        self.bundle = self._only(self.folder / ".build/debug", "*.xctest")
        self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="m", dir="/tmp"))
        self.seconds, self.reaches = {}, {}
        self.running = set()
        self.names = [name for name in self._list() if of is None or name.split(".")[0] in of]

    @staticmethod
    def _only(folder, pattern):
        found = sorted(folder.glob(pattern))
        if len(found) != 1:
            raise SystemExit(f"mutants: {folder} holds {len(found)} test bundles, not one")
        return found[0]

    def _list(self):
        listed = subprocess.run(
            [str(self.bundle), "--testing-library", "swift-testing", "--list-tests"], cwd=self.folder, check=True,
            capture_output=True, text=True).stdout.split("\n")
        names = {line.split("/")[0] for line in listed if "/" in line}
        return sorted(name for name in names if name.split(".")[0] not in _LEFT_OUT)

    def run(self, suite, fault=None, reached=None, limit=900.0, stops=True):
        """Runs a suite, with a fault switched on when there is one; stops at the first thing that is noticed."""
        place = pathlib.Path(tempfile.mkdtemp(dir=self.scratch))
        environment = dict(os.environ, TMPDIR=str(place), XDG_RUNTIME_DIR=str(place))
        environment.pop("PLANTED_FAULT", None)
        if fault is not None:
            environment["PLANTED_FAULT"] = str(fault)
        if reached is not None:
            reached.write_bytes(bytes(_BYTES))
            environment["PLANTED_REACHED"] = str(reached)
        begin = time.monotonic()
        process = subprocess.Popen(
            [str(self.bundle), "--testing-library", "swift-testing", "--filter", f"^{re.escape(suite)}/"],
            cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY)))
        self.running.add(process)
        late = threading.Event()
        clock = threading.Timer(limit, lambda: (late.set(), _end(process)))
        clock.start()
        issue, running = None, {}
        for line in process.stdout:
            line = re.sub(r"\x1b\[[0-9;]*m", "", line.decode(errors="replace")).rstrip()
            record = _RECORD.match(line)
            if not record:
                continue
            name, what, _, said = record.groups()
            if what == "started":
                running[name] = True
            elif what == "recorded an issue":
                issue = issue or (name, said[:_LONGEST])
                if stops:
                    break
            else:
                running.pop(name, None)
        seconds = time.monotonic() - begin
        if issue and stops:
            _end(process)
        status = process.wait()
        clock.cancel()
        _end(process)
        end_started_in(place)
        self.running.discard(process)
        process.stdout.close()
        shutil.rmtree(place, ignore_errors=True)
        if late.is_set():
            return Outcome(False, seconds, "by time", suite, f"not done in {limit:.0f} s")
        if issue:
            return Outcome(False, seconds, "by a test", *issue)
        if status != 0:
            inside = [name for name in running if name != suite.split(".")[-1] and not name.startswith("case ")]
            return Outcome(False, seconds, "by a crash", ", ".join(inside[-3:]) or suite, f"status {status}")
        return Outcome(True, seconds)

    def measure(self, say, jobs, measures):
        """What every suite takes without a fault, and which it reaches; what is kept of it is not run. Those that fail are left out."""
        known = {suite: measures.of(suite) for suite in self.names}
        unknown = [suite for suite in self.names if known[suite] is None]
        for suite in self.names:
            if known[suite] is not None:
                self.seconds[suite], self.reaches[suite] = known[suite]

        def one(suite):
            reached = self.scratch / f"{suite}.reached"
            outcome = self.run(suite, reached=reached, stops=False)
            numbers = {number for number, byte in enumerate(reached.read_bytes()) if byte}
            reached.unlink()
            return suite, outcome, numbers

        for done, (suite, outcome, numbers) in enumerate(in_parallel(one, unknown, jobs), 1):
            if done % 20 == 0:
                say(f"{done} of {len(unknown)} suites run without a fault")
            if not outcome.passed:
                say(f"left out: {suite} fails without a fault ({outcome.how}: {outcome.test} {outcome.said})")
                continue
            self.seconds[suite], self.reaches[suite] = outcome.seconds, numbers
            measures.keep(suite, outcome.seconds, numbers)

    def judge(self, number):
        """(verdict, suite, outcome): the first suite that notices, of those that reach the fault, cheapest first."""
        reaching = sorted((s for s in self.reaches if number in self.reaches[s]), key=lambda s: (self.seconds[s], s))
        if not reaching:
            return "not reached", "", Outcome(True, 0)
        for suite in reaching:
            limit = self.seconds[suite] * _PATIENCE + _GRACE
            outcome = self.run(suite, fault=number, limit=limit)
            # Seen twice, so that no chance of the machine counts as noticing.
            if not outcome.passed and not (again := self.run(suite, fault=number, limit=limit)).passed:
                return "killed", suite, again if outcome.how == again.how else outcome
        return "survived", "", Outcome(True, 0)

    def close(self):
        for process in list(self.running):
            _end(process)
        shutil.rmtree(self.scratch, ignore_errors=True)


def end_started_in(place):
    """Ends what a run has left behind: instances that a test of its own started, in sessions of theirs, and lost."""
    mark = f"TMPDIR={place}".encode()
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                os.kill(int(folder.name), signal.SIGKILL)
        except OSError:
            continue  # it has gone, or is somebody else's


def _end(process):
    """Ends a run and whatever it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def in_parallel(work, items, jobs):
    """The results of `work` for each item as they come, `jobs` at a time."""
    from concurrent.futures import ThreadPoolExecutor, as_completed

    pool = ThreadPoolExecutor(max_workers=jobs)
    try:
        for done in as_completed([pool.submit(work, item) for item in items]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
