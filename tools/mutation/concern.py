"""Which suites concern the targets with faults, and what is known of those whose sources are what they were."""
import hashlib
import json
import os
import pathlib
import subprocess

# Not of the program: what was built, and what is noted of it.
_NOT_SOURCES = (".build", ".mutants")


class TestTargets:
    """The test targets of a copy, each with every target it is built of."""

    def __init__(self, described):
        needs = {target["name"]: target.get("target_dependencies", []) for target in described["targets"]}
        self.built_of = {t["name"]: _all_under(t["name"], needs) for t in described["targets"] if t["type"] == "test"}

    @classmethod
    def of(cls, folder):
        described = subprocess.run(
            ["swift", "package", "--package-path", str(folder), "describe", "--type", "json"], check=True,
            capture_output=True, text=True).stdout
        return cls(json.loads(described))

    def concerning(self, targets, wanted=None):
        """The test targets built of one of `targets`; of these the wanted ones, when some are named."""
        unknown = set(wanted or ()) - set(self.built_of)
        if unknown:
            raise SystemExit(f"mutants: no tests {', '.join(sorted(unknown))}; there are {', '.join(sorted(self.built_of))}")
        return {name for name, parts in self.built_of.items() if parts & set(targets) and (not wanted or name in wanted)}


def _all_under(name, needs):
    found, open_ones = set(), [name]
    while open_ones:
        for other in needs.get(open_ones.pop(), []):
            if other not in found:
                found.add(other)
                open_ones.append(other)
    return found


class Measures:
    """What suites take and reach, kept in the copy for as long as all that can change it is the same."""

    def __init__(self, copy, test_targets):
        self._copy, self._kept = copy, copy.read("measures.json", {})
        self._digests = digests(copy.folder, test_targets)

    def of(self, suite):
        """(seconds, numbers of the faults it reaches), or None when it has to be run."""
        kept = self._kept.get(suite)
        if kept is None or kept["digest"] != self._digests[suite.split(".")[0]]:
            return None
        return kept["seconds"], set(kept["reaches"])

    def keep(self, suite, seconds, reaches):
        self._kept[suite] = {
            "digest": self._digests[suite.split(".")[0]], "seconds": round(seconds, 2), "reaches": sorted(reaches)}
        self._copy.write("measures.json", self._kept)


def digests(folder, test_targets):
    """Of each test target: of every file of the copy but other test targets' own, faults included, and the corpus' place."""
    folder, shared = pathlib.Path(folder), hashlib.sha256()
    own = {name: hashlib.sha256() for name in test_targets}
    for file in sorted(_sources(folder)):
        path = file.relative_to(folder)
        line = f"{path}\n{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode()
        of_tests = path.parts[0] == "Tests" and len(path.parts) > 1 and path.parts[1] in own
        (own[path.parts[1]] if of_tests else shared).update(line)
    shared.update(os.environ.get("SWIVEL_CORPUS", "").encode())
    return {name: f"{shared.hexdigest()}/{digest.hexdigest()}" for name, digest in own.items()}


def _sources(folder):
    for name in folder.iterdir():
        if name.name not in _NOT_SOURCES:
            yield from ([name] if name.is_file() else (f for f in name.rglob("*") if f.is_file()))
