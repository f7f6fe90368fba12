"""The shards of an exploration that many machines make, as files: written as they come in, judged by `swivel merge`."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence

from .values import Outcome, SpreadError, Task, lines

#: What a fingerprint begins with: the oracles of `swivel explore`.
ORACLES = frozenset(
    "there-and-back path-independence places window-isolation echo mirror dark-mode state-loss callback-balance mask forbidden "
    "interruption growth fixed-point exception rest crash hang expectation".split()
)
#: Where `swivel` ends a line of a file of findings, and has a blank in a fingerprint.
_NEWLINE = re.compile("\r\n|[\n\v\f\r\x85\u2028\u2029]")


@dataclass(frozen=True)
class Found:
    """A finding as a part told it."""

    #: What stays the same whatever path leads to it, on one line.
    fingerprint: str
    #: One line for people.
    text: str


class Shards:
    """Each seed is an exploration of its own, and each has the same number of parts."""

    def __init__(self, seeds: Sequence[Optional[int]], parts: int, folder: Path) -> None:
        """A seed of None is the one of the words. The files are written below `folder`."""
        self._parts = parts
        self._seeds = list(seeds)
        self._folder = folder

    def tasks(self, words: Sequence[str]) -> List[Task]:
        """A task each part of each seed; all first parts come first, so that whatever ends it early has seen every seed."""
        return [self._task(index, words) for index in range(len(self))]

    def __len__(self) -> int:
        return self._parts * len(self._seeds)

    def _task(self, index: int, words: Sequence[str]) -> Task:
        seed, part = self._seed(index), self._part(index)
        own = ["--shard", f"{part}/{self._parts}", "--format", "json"]
        if seed is not None:
            own += ["--seed", str(seed)]
        name = f"part {part}/{self._parts}" + ("" if seed is None else f" of seed {seed}")
        return Task(name, ("explore", *words, *own), writes=True)

    def _seed(self, index: int) -> Optional[int]:
        return self._seeds[index % len(self._seeds)]

    def _part(self, index: int) -> int:
        return index // len(self._seeds) + 1

    def path(self, index: int) -> Path:
        """The file of a part, as `swivel explore --shard --out` calls it; of several seeds each has a folder."""
        name = f"shard-{self._part(index)}-of-{self._parts}.jsonl"
        seed = self._seed(index)
        return self._folder / name if len(self._seeds) == 1 else self._folder / f"seed-{seed}" / name

    def demand_room(self) -> None:
        """Refuses a folder in which other shards lie, because `swivel merge` takes all there are for one exploration."""
        own = {self.path(index) for index in range(len(self))}
        for other in sorted(self._folder.rglob("shard-*.jsonl")):
            if other not in own:
                raise SpreadError(f"{other} is of another exploration: name an empty folder by --out, or remove it")
        try:
            for path in own:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.unlink(missing_ok=True)
        except OSError as error:
            raise SpreadError(f"--out: {error.filename} cannot be written: {error.strerror}") from error

    def take(self, index: int, outcome: Outcome) -> List[Found]:
        """Writes what a part brought, and says what it found."""
        text = outcome.files.get(self.path(index).name)
        if text is not None:
            self._write(self.path(index), text)
        objects = [_object(line) for line in lines(outcome.output)]
        return [Found(_NEWLINE.sub(" ", line["fingerprint"]), _words(line)) for line in objects if "fingerprint" in line]

    def problem(self, index: int, outcome: Outcome) -> Optional[str]:
        """Why an answer is none: its part's file is not there, or not at its end."""
        text = outcome.files.get(self.path(index).name, "")
        if not outcome.is_answer or any(_object(line).get("end") is True for line in lines(text)[-1:]):
            return None
        said = outcome.errors.strip() or "it said nothing"
        return f"swivel ended with {outcome.code} and no whole file of its part ({said}, on {outcome.host})"

    def complete(self) -> bool:
        """Gives parts that brought nothing a file that says so; whether any part brought something."""
        there = [index for index in range(len(self)) if self.path(index).exists()]
        if not there:
            return False
        for index in range(len(self)):
            if index in there:
                continue
            header = self._header(there[0])
            plan: List[str] = header["shard"]["plan"]
            header["shard"].update(part=self._part(index), plan=_reseeded(plan, self._seed(index)))
            self._write(self.path(index), json.dumps(header, ensure_ascii=False) + "\n")
        return True

    def united(self, folder: Path) -> Path:
        """A folder `swivel merge` takes: the files' own, or for several seeds one in which their parts are counted on."""
        if len(self._seeds) == 1:
            return self._folder
        for index in range(len(self)):
            number = self._seeds.index(self._seed(index)) * self._parts + self._part(index)
            lines = self.path(index).read_text(encoding="utf-8").split("\n")
            name = f"shard-{number}-of-{len(self)}.jsonl"
            self._write(folder / name, "\n".join(self._counted_on(line, index, number) for line in lines))
        return folder

    def _counted_on(self, text: str, index: int, number: int) -> str:
        line = _object(text)
        if "shard" in line:
            all_seeds = ",".join(str(seed) for seed in self._seeds)
            line["shard"].update(part=number, parts=len(self), plan=_reseeded(line["shard"]["plan"], all_seeds))
        elif "figures" in line:
            line["figures"]["world"] += f", seed {self._seed(index)}"
        else:
            return text
        return json.dumps(line, ensure_ascii=False)

    def _header(self, index: int) -> Dict[str, Any]:
        with self.path(index).open(encoding="utf-8") as file:
            header = _object(file.readline())
        if "shard" not in header:
            raise SpreadError(f"{self.path(index)}: no shard of an exploration; is this swivel of another version?")
        return header

    def _write(self, path: Path, text: str) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise SpreadError(f"{path} cannot be written: {error.strerror}") from error


def finding_count(text: str) -> int:
    """How many findings a shard's file has so far."""
    return sum(line.startswith('{"finding"') for line in text.split("\n"))


def baseline(path: Optional[str]) -> "frozenset[str]":
    """The fingerprints of a file of `--write-baseline`; one of another kind is refused, for it would know nothing without a word."""
    if path is None:
        return frozenset()
    try:
        text = Path(path).read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise SpreadError(f"{path}: cannot be read: {error.strerror}") from error
    known = _NEWLINE.split(text)
    for number, line in enumerate(known, 1):
        # An oracle, a screen, what differs, and the kinds of events.
        if line and (line.count("\t") < 3 or line.partition("\t")[0] not in ORACLES):
            raise SpreadError(f"{path}:{number}: expected a finding, as --write-baseline writes it")
    return frozenset(line for line in known if line)


def _reseeded(plan: Sequence[str], seed: Any) -> List[str]:
    words = list(plan)
    if seed is not None and "--seed" in words[:-1]:
        words[words.index("--seed") + 1] = str(seed)
    return words


def _words(line: Dict[str, Any]) -> str:
    path = ", ".join(str(step) for step in line.get("path", [])) or "the launch"
    return f"{line.get('oracle')}: {line.get('screen')}: {line.get('message')} ({path})"


def _object(text: str) -> Dict[str, Any]:
    """The object of a line; empty for a line that is none, as a process that is ended leaves it."""
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
