"""JSON Lines of several runs as those of one. Values go through as they were written, so that the same bytes come out."""

from __future__ import annotations

import json
from typing import Dict, List, Sequence, Tuple

from .values import SpreadError, lines

#: From what code may set right to what nothing but the document does.
CONFIDENCES = ('"possible"', '"likely"', '"certain"')

#: The kinds of mistakes in the order reports have them; one that is not here comes last.
CHECKS = (
    "clipped", "overlapping", "off-screen", "outside-safe-area", "ambiguous", "unsatisfiable", "truncated", "unreachable",
    "broken", "unreadable", "unfinished",
)

#: A line's members as they were written, by name and in order.
Line = Dict[str, str]

_decoder = json.JSONDecoder()


def members(text: str) -> Line:
    """An object's members, each as it is written."""
    found: Line = {}
    for key, value in _elements(text, "{}", pairs=True):
        found[str(json.loads(key))] = value
    return found


def items(text: str) -> List[str]:
    """An array's elements, each as it is written."""
    return [value for _, value in _elements(text, "[]", pairs=False)]


def written(line: Line) -> str:
    """The object of these members."""
    return "{" + ",".join(f"{json.dumps(key)}:{value}" for key, value in line.items()) + "}"


def _elements(text: str, ends: str, pairs: bool) -> List[Tuple[str, str]]:
    found: List[Tuple[str, str]] = []
    place = _past(text, 0, ends[0])
    while text[place] != ends[1]:
        if found:
            place = _past(text, place, ",")
        key = ""
        if pairs:
            end = _end(text, place)
            key = text[place:end]
            place = _past(text, end, ":")
        end = _end(text, place)
        found.append((key, text[place:end]))
        place = _past(text, end, "")
    return found


def _end(text: str, place: int) -> int:
    return int(_decoder.raw_decode(text, place)[1])


def _past(text: str, place: int, mark: str) -> int:
    def over_blanks(at: int) -> int:
        while text[at] in " \t":
            at += 1
        return at

    place = over_blanks(place)
    if not text.startswith(mark, place):
        raise ValueError(f"expected {mark} at {place}")
    return over_blanks(place + len(mark)) if mark else place


def united_sweeps(outputs: Sequence[str]) -> str:
    """What `swivel sweep --format json` prints of an app or document for all devices, of what it printed for some of them each,
    in their order."""
    try:
        # A block is an app, or a scene: its mistakes, and a line that sums them up.
        parts = [_blocks(output) for output in outputs]
        if len({len(blocks) for blocks in parts}) != 1:
            raise ValueError("not the same scenes")
        united = [_united(list(blocks)) for blocks in zip(*parts)]
    except (ValueError, KeyError, IndexError) as error:
        raise SpreadError(f"answers of a sweep do not belong together ({error}); are all machines' swivel the same?") from error
    return "".join(written(line) + "\n" for block in united for line in block)


def _blocks(output: str) -> List[List[Line]]:
    blocks: List[List[Line]] = [[]]
    for text in lines(output):
        line = members(text)
        blocks[-1].append(line)
        if "layouts" in line:
            blocks.append([])
    if blocks.pop():
        raise ValueError("no sum at the end")
    return blocks


def _united(blocks: List[List[Line]]) -> List[Line]:
    mistakes: List[Line] = []
    for line in (line for block in blocks for line in block[:-1]):
        # Of a range of widths each is a mistake of its own, in the order of the devices.
        alike = None if "worst" in line else next((i for i, known in enumerate(mistakes) if _is_alike(known, line)), None)
        if alike is None:
            mistakes.append(line)
        else:
            mistakes[alike] = _joined(mistakes[alike], line)
    if not any("worst" in line for line in mistakes):
        mistakes.sort(key=_order)
    sums = [block[-1] for block in blocks]
    total = dict(sums[0])
    total["layouts"] = str(sum(int(line["layouts"]) for line in sums))
    total["findings"] = str(len(mistakes))
    if all("screens" in line for line in sums):
        total["screens"] = _array([item for line in sums for item in items(line["screens"])])
    total["skipped"] = _array([item for line in sums for item in items(line["skipped"])])
    return [*mistakes, total]


def _array(elements: Sequence[str]) -> str:
    return "[" + ",".join(elements) + "]"


def _is_alike(one: Line, other: Line) -> bool:
    # Conflicts of one view name other constraints on each screen.
    keys = ["check", "view"] if one["check"] == '"unsatisfiable"' else ["check", "view", "other"]
    return all(one[key] == other[key] for key in keys)


def _joined(first: Line, later: Line) -> Line:
    """The mistake on the screens of both, told of the one where it is worst."""
    worst = max(first, later, key=lambda line: (CONFIDENCES.index(line["confidence"]), float(line["amount"])))
    joined = dict(worst)
    for key in ("screens", "amounts"):
        joined[key] = _array(items(first[key]) + items(later[key]))
    # Where it comes from is what the first screen said.
    for key in ("file", "line"):
        if key in first and key in joined:
            joined[key] = first[key]
    return joined


def _order(line: Line) -> Tuple[int, int, str, str]:
    check, view, other = (str(json.loads(line[key])) for key in ("check", "view", "other"))
    rank = CHECKS.index(check) if check in CHECKS else len(CHECKS)
    return int(line.get("line", "0")), rank, view, other
