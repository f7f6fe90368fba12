"""The copy of the repository the faults are planted in: kept alike, planted, and built until all that is left compiles."""
import json
import pathlib
import re
import subprocess

from faults import SUPPORT

PLANTED = "PlantedFaults.swift"
_ROUNDS = 20


class WorkCopy:
    """A folder with the repository's files; its `.build` and what is known of it stay from run to run."""

    def __init__(self, root, folder):
        self.root, self.folder = root, pathlib.Path(folder)
        self.notes = self.folder / ".mutants"
        self.notes.mkdir(parents=True, exist_ok=True)

    def read(self, name, otherwise):
        file = self.notes / name
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else otherwise

    def write(self, name, value):
        (self.notes / name).write_text(json.dumps(value, indent=1, ensure_ascii=False), encoding="utf-8")

    def plant(self, chosen, extra=None):
        """Makes the copy's files the repository's with these faults in them, and `extra`'s texts by path; touches only what differs."""
        by_file = {}
        for _, fault in chosen:
            by_file.setdefault(fault.file, []).append(fault)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=self.root, check=True,
            capture_output=True, text=True).stdout.split("\0")
        wanted = {}
        for path in filter(None, listed):
            if (self.root / path).is_file():
                wanted[path] = (self.root / path).read_bytes()
        for path, faults in by_file.items():
            wanted[path] = planted(wanted[path].decode(), faults).encode()
        for target in sorted({target for target, _ in chosen}):
            faults = [fault for name, fault in chosen if name == target]
            wanted[f"Sources/{target}/{PLANTED}"] = support(faults).encode()
        wanted.update({path: text.encode() for path, text in (extra or {}).items()})
        for path, content in wanted.items():
            file = self.folder / path
            if not file.exists() or file.read_bytes() != content:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
                file.chmod((self.root / path).stat().st_mode if (self.root / path).exists() else 0o644)
        for name in ("Sources", "Tests"):
            for file in (self.folder / name).rglob("*"):
                if file.is_file() and str(file.relative_to(self.folder)) not in wanted:
                    file.unlink()

    def build(self, chosen, under, say, jobs):
        """Plants and builds; leaves out what does not compile. Returns what is left."""
        dropped = self.read("uncompilable.json", [])
        for attempt in range(1, _ROUNDS + 1):
            self.plant(chosen)
            built = subprocess.run(
                [*under, "swift", "build", "--build-tests", "-j", str(jobs), "--package-path", str(self.folder)],
                capture_output=True, text=True)
            output = built.stdout + built.stderr
            (self.notes / "build.log").write_text(output, encoding="utf-8")
            if built.returncode == 0:
                say(f"built in {attempt} round{'s' if attempt > 1 else ''}, {len(chosen)} faults planted")
                return chosen
            guilty = blamed(output, self.folder, [fault for _, fault in chosen])
            if not guilty:
                raise SystemExit(f"mutants: the copy does not build, and no fault is why; see {self.notes}/build.log")
            dropped = sorted(set(dropped) | {fault.key for fault in guilty})
            self.write("uncompilable.json", dropped)
            chosen = [(target, fault) for target, fault in chosen if not any(fault is one for one in guilty)]
            say(f"round {attempt}: {len(guilty)} faults do not compile and are left out")
        raise SystemExit(f"mutants: faults that do not compile are still found after {_ROUNDS} rounds")


def planted(text, faults):
    """A file's text with faults in it, one a line."""
    lines = text.split("\n")
    for fault in faults:
        assert lines[fault.line - 1].strip() == fault.text, f"{fault.file}:{fault.line} is not what it was"
        lines[fault.line - 1] = fault.rewritten()
    return "\n".join(lines)


def support(faults):
    """What a module declares for its faults. The count of bytes is of all the numbers there can be."""
    return SUPPORT.replace("COUNT", "65536") + "".join(fault.declarations() for fault in faults)


def blamed(output, folder, faults):
    """The faults a compiler's errors speak of: of the line, else the last before it in the file, else the first after."""
    guilty = []
    pattern = re.compile(r"^(/.+\.swift):(\d+):\d+: error:", re.MULTILINE)
    folder = str(pathlib.Path(folder).resolve()) + "/"
    for path, line in {(m.group(1), int(m.group(2))) for m in pattern.finditer(output)}:
        path = path.removeprefix(folder)
        here = sorted((f for f in faults if f.file == path), key=lambda f: f.line)
        before = [f for f in here if f.line <= line]
        for fault in before[-1:] or here[:1]:
            if not any(fault is one for one in guilty):
                guilty.append(fault)
    return guilty
