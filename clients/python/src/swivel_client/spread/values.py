"""What is spread over machines: tasks, what comes of them, and how work is dealt out. Knows neither Dask nor processes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence, Tuple

from ..errors import SwivelError

#: Tasks for each that works: enough that who is done early takes over from who is not, few enough that starting costs little.
TASKS_EACH = 4
#: More seeds than anybody waits for: a number beyond it is a seed that was meant as one.
MOST_SEEDS = 1000
#: The codes of a verb that came to its end: nothing found, something found.
ANSWERS = (0, 1)
#: The code of words that are not understood.
USAGE = 2


class SpreadError(SwivelError):
    """What was asked cannot be spread, or not be finished; the text says what to do."""


def lines(text: str) -> List[str]:
    """The lines of what a program printed or a file has. Python's own `splitlines` ends lines at characters that texts of apps may have."""
    return [line[:-1] if line.endswith("\r") else line for line in text.split("\n") if line not in ("", "\r")]


@dataclass(frozen=True)
class Task:
    """One run of `swivel` that any machine may do."""

    #: What people call it: `part 3/8`.
    name: str
    #: The words behind `swivel`.
    words: Tuple[str, ...]
    #: Whether it gets a folder by `--out`, whose shard's file comes back with the answer.
    writes: bool = False


@dataclass(frozen=True)
class Place:
    """Where a task runs on whatever machine has it."""

    #: The folder that relative paths begin in.
    folder: str
    #: The program; None for what the machine itself calls `swivel`.
    program: Optional[str] = None


@dataclass(frozen=True)
class Outcome:
    """What came of a task."""

    #: The exit code; None for a task that was told to end before it was done. What it has is there all the same.
    code: Optional[int]
    #: What it printed.
    output: str
    #: What it said on standard error.
    errors: str
    #: The files it wrote, by name.
    files: Dict[str, str] = field(default_factory=dict)
    #: The machine that did it.
    host: str = ""

    @property
    def is_answer(self) -> bool:
        """Whether the task came to its end."""
        return self.code in ANSWERS

    @property
    def problem(self) -> Optional[str]:
        """Why there is no answer; None where there is one, or where none was to come."""
        if self.code is None or self.is_answer:
            return None
        said = self.errors.strip() or f"swivel ended with {self.code} and said nothing"
        return said if self.code == USAGE else f"{said} (code {self.code} on {self.host})"


def counted(count: int, word: str) -> str:
    """`1 part`, `2 parts`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def seeds(text: str) -> List[int]:
    """The seeds of `7,9`, or the first of so many: 1, 2, 3 for `3`."""
    try:
        numbers = [int(word) for word in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) == 1 and 1 <= numbers[0] <= MOST_SEEDS:
        return list(range(1, numbers[0] + 1))
    if len(numbers) < 2 or min(numbers) < 0 or len(set(numbers)) < len(numbers) or len(numbers) > MOST_SEEDS:
        raise SpreadError(
            f"--seeds: expected how many (1 to {MOST_SEEDS}) or different numbers such as 7,9, got '{text}'; "
            "for a single one say --seed"
        )
    return numbers


def groups(weights: Sequence[int], count: int) -> List[range]:
    """At most `count` neighbourhoods of about the same weight, in order; none is empty."""
    total = sum(weights)
    found: List[range] = []
    begin = reached = 0
    for index, weight in enumerate(weights):
        reached += weight
        left = len(weights) - index - 1
        # Cut where this group's share of the whole is reached, or where what is left is one each.
        enough = reached * count >= total * (len(found) + 1)
        if left == 0 or (len(found) < count - 1 and (enough or left < count - len(found))):
            found.append(range(begin, index + 1))
            begin = index + 1
    return found
