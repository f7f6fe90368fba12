"""The documents `swivel lint FOLDER` looks at, found without laying any out: what is dealt out to machines has to be known
before."""

from __future__ import annotations

import os
import re
import unicodedata
from dataclasses import dataclass
from typing import Callable, List, Optional, Sequence, Tuple

ENDINGS = (".storyboard", ".xib")
# What no repository has its own documents in, whether git knows or not.
FOREIGN = frozenset({".git", ".build", "DerivedData"})


@dataclass(frozen=True)
class _Pattern:
    match: "re.Pattern[str]"
    is_negated: bool
    is_folder_only: bool
    is_anchored: bool


@dataclass(frozen=True)
class _Rules:
    """A .gitignore file's patterns, and the folder whose paths they are about."""

    folder: str
    patterns: Tuple[_Pattern, ...]

    def verdict(self, path: str, is_folder: bool) -> Optional[bool]:
        inside = os.path.relpath(os.path.abspath(path), self.folder)
        for pattern in reversed(self.patterns):
            if pattern.is_folder_only and not is_folder:
                continue
            if pattern.match.fullmatch(inside if pattern.is_anchored else os.path.basename(inside)):
                return not pattern.is_negated
        return None


def documents(folder: str, tell: Callable[[str], None] = lambda text: None) -> List[str]:
    """Storyboards and xibs in a folder and all below it but for what git ignores, in the order `swivel lint` has them."""
    found: List[str] = []
    top = folder.rstrip("/") or "/"
    _walk(top, _above(top), found, tell)
    return sorted((_as_git_writes(path) for path in found), key=lambda path: unicodedata.normalize("NFC", path))


def _as_git_writes(path: str) -> str:
    while path.startswith("./"):
        path = path[2:]
    return path


def _walk(folder: str, rules: Sequence[_Rules], found: List[str], tell: Callable[[str], None]) -> None:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        tell(f"{folder} cannot be read")
        return
    rules = [*rules, *_read(folder, os.path.join(folder, ".gitignore"))]
    for name in names:
        path = os.path.join(folder, name)
        # A link may lead round in a circle; git does not follow it either.
        if name in FOREIGN or os.path.islink(path):
            continue
        is_folder = os.path.isdir(path)
        if not (is_folder or name.endswith(ENDINGS)) or _is_ignored(path, is_folder, rules):
            continue
        if is_folder:
            _walk(path, rules, found, tell)
        else:
            found.append(path)


def _is_ignored(path: str, is_folder: bool, rules: Sequence[_Rules]) -> bool:
    """The nearest file that says something decides."""
    for one in reversed(rules):
        verdict = one.verdict(path, is_folder)
        if verdict is not None:
            return verdict
    return False


def _above(folder: str) -> List[_Rules]:
    """The rules of the repository above a folder in it, from its top; none of a folder in no repository."""
    above: List[_Rules] = []
    start = path = os.path.abspath(folder)
    while True:
        if path != start:
            above = [*_read(path, os.path.join(path, ".gitignore")), *above]
        if os.path.isdir(os.path.join(path, ".git")):
            return [*_read(path, os.path.join(path, ".git/info/exclude")), *above]
        if path == os.path.dirname(path):
            return []
        path = os.path.dirname(path)


def _read(folder: str, file: str) -> List[_Rules]:
    try:
        with open(file, encoding="utf-8", errors="replace") as lines:
            patterns = [_pattern(line) for line in lines.read().splitlines()]
    except OSError:
        return []
    return [_Rules(os.path.abspath(folder), tuple(pattern for pattern in patterns if pattern))]


def _pattern(line: str) -> Optional[_Pattern]:
    """A line by the rules of gitignore(5); None for one that says nothing."""
    if line.startswith("#"):
        return None
    # Blanks at the end count only behind a backslash.
    while line.endswith(" ") and not line.endswith("\\ "):
        line = line[:-1]
    is_negated = line.startswith("!")
    line = line[1:] if is_negated else line
    is_folder_only = line.endswith("/")
    line = line[:-1] if is_folder_only else line
    parts = [part for part in line.split("/") if part]
    if not parts:
        return None
    try:
        match = re.compile(_path_expression(parts), re.DOTALL)
    except re.error:
        return None  # a range from a later letter to an earlier one
    return _Pattern(match, is_negated, is_folder_only, "/" in line)


def _path_expression(parts: Sequence[str]) -> str:
    """`**` stands for any number of folders; at the end it means all inside."""
    expression = ""
    for index, part in enumerate(parts):
        is_last = index == len(parts) - 1
        if part == "**":
            expression += ".+" if is_last else "(?:[^/]+/)*"
        else:
            expression += _name_expression(part) + ("" if is_last else "/")
    return expression


def _name_expression(part: str) -> str:
    expression, place = "", 0
    while place < len(part):
        character = part[place]
        bracket = re.compile(r"\[([!^]?)(\]?[^\]]*)\]").match(part, place)
        if character == "*":
            expression += "[^/]*"
        elif character == "?":
            expression += "[^/]"
        elif character == "\\" and place + 1 < len(part):
            place += 1
            expression += re.escape(part[place])
        elif bracket:
            inside = bracket.group(2).replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]")
            expression += f"(?!/)[{'^' if bracket.group(1) else ''}{inside}]"
            place = bracket.end() - 1
        else:
            expression += re.escape(character)
        place += 1
    return expression
