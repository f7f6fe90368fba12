"""Which faults are planted: by target, by kind, and by seed; the same seed and text give the same faults."""
import csv
import pathlib
import random

from faults import KINDS, find
from swift_text import SwiftText

# Sample apps, benches and what is generated or only loads a system library say nothing about the product.
_LEFT_OUT = ("Apps", "PlantedApps", "Coverage", "SensorMetrics", "CMallocCount")
_LEFT_OUT_FOLDERS = {"Generated", "Tables"}
# Planted beyond what is asked for, as some faults do not compile.
_SPARE = 1.25
# Faults of a target however small it is, so that each is heard.
_LEAST = 2


def targets(root):
    """The targets faults are planted in, by name, each with its Swift files."""
    found = {}
    for folder in sorted((root / "Sources").iterdir()):
        if not folder.is_dir() or folder.name in _LEFT_OUT or "bench" in folder.name.lower():
            continue
        files = [f for f in sorted(folder.rglob("*.swift")) if not _LEFT_OUT_FOLDERS & set(f.parts)]
        if files:
            found[folder.name] = files
    return found


def places(root, files):
    """Every fault in some files."""
    return [fault for file in files
            for fault in find(str(file.relative_to(root)), SwiftText(file.read_text(encoding="utf-8")))]


def choose(root, count, seed, only=None, barred=frozenset()):
    """`count` faults and spares, numbered, as (target, fault, rank): the ranks below a target's quota are the ones asked for.

    What is known not to compile is left out after it was drawn and numbered: what a copy learns changes no other fault.
    """
    every = {name: places(root, files) for name, files in targets(root).items() if not only or name in only}
    unknown = set(only or ()) - set(every)
    if unknown:
        raise SystemExit(f"mutants: no target {', '.join(sorted(unknown))}; there are {', '.join(targets(root))}")
    quotas = quota({name: len({(f.file, f.line) for f in faults}) for name, faults in every.items()}, count)
    chosen = []
    for name, faults in every.items():
        ranked = _ranked(faults, random.Random(f"{seed}/{name}"))
        chosen += [(name, fault, rank) for rank, fault in enumerate(ranked[: int(quotas[name] * _SPARE) + 2])]
    return [one for one in _numbered(chosen) if one[1].key not in barred], quotas


def _numbered(chosen):
    for number, (_, fault, _) in enumerate(chosen, 1):
        fault.number = number
    return chosen


def quota(lines, count):
    """`count` shared out in proportion to the lines that can have a fault; the largest remainders get what is left."""
    count = max(count, 0)
    least = {name: min(_LEAST, lines[name]) for name in lines} if count >= _LEAST * len(lines) else dict.fromkeys(lines, 0)
    rest = count - sum(least.values())
    whole = sum(lines.values()) or 1
    exact = {name: rest * lines[name] / whole for name in lines}
    shares = {name: least[name] + int(exact[name]) for name in lines}
    by_remainder = sorted(lines, key=lambda name: (-(exact[name] % 1), name))
    for name in by_remainder[: count - sum(shares.values())]:
        shares[name] += 1
    return shares


def _ranked(faults, dice):
    """In an order of chance, the kinds in turn, and one fault a line: a second would stand in the way of the first."""
    of_kind = {kind: [f for f in faults if f.kind == kind] for kind in KINDS}
    for kind in KINDS:
        dice.shuffle(of_kind[kind])
    ranked, taken = [], set()
    while any(of_kind.values()):
        for kind in KINDS:
            while of_kind[kind]:
                fault = of_kind[kind].pop()
                if (fault.file, fault.line) not in taken:
                    taken.add((fault.file, fault.line))
                    ranked.append(fault)
                    break
    return ranked


def at(root, wishes):
    """The faults of `FILE:LINE` or `FILE:LINE:WORDS`, the first whose words are among what is wrong."""
    chosen = []
    for wish in wishes:
        path, line, *words = wish.split(":", 2)
        found = [f for f in places(root, [root / path]) if f.line == int(line) and all(w in f.what for w in words)]
        if not found:
            raise SystemExit(f"mutants: no fault can be planted at {wish}")
        chosen.append((path.split("/")[1], found[0], 0))
    return _numbered(chosen)


def equivalents(table):
    """The arguments by (file, text, fault): why a fault there changes nothing that can be told."""
    arguments = {}
    with open(pathlib.Path(table), newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            fault = (row["file"], row["text"], row["fault"])
            if fault in arguments:
                raise SystemExit(f"mutants: {table} argues twice about {': '.join(fault)}")
            arguments[fault] = row["argument"]
    return arguments
