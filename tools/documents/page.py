"""A page of the documents: the commands of its console blocks, what they are said to print, and where it links to."""

import re
from dataclasses import dataclass, field


@dataclass
class Step:
    """One command, as a person types it after `$ `."""

    line: int
    command: str
    #: The lines shown below it; none when the page shows nothing of what it prints.
    expected: list[str] = field(default_factory=list)
    status: int = 0
    #: Why it is not run; None when it is.
    passed_over: str | None = None
    #: A variable of the environment without which it cannot be run.
    needs: str | None = None


FENCE = re.compile(r"^( *)```(\w*)\s*$")
STATUS = re.compile(r"#.*\bends with (\d+)\b")
UNSEEN = re.compile(r"^<!-- run: (.*) -->$")
NEEDS = re.compile(r"^<!-- needs: (\w+)\b.* -->$")
NOT_RUN = re.compile(r"^<!-- not run: (.*) -->$")


def steps(text: str) -> list[Step]:
    """The commands of a page in order. A block that follows `<!-- not run: WHY -->` is passed over; `<!-- run: COMMAND -->`
    is a command readers do not see, and what follows `<!-- needs: VARIABLE … -->` needs that one."""
    found: list[Step] = []
    inside = None
    indent = 0
    reason = needs = None
    for number, line in enumerate(text.split("\n"), 1):
        fence = FENCE.match(line)
        if inside is None:
            if unseen := UNSEEN.match(line):
                found.append(Step(number, unseen[1], needs=needs))
            if wanted := NEEDS.match(line):
                needs = wanted[1]
            if said := NOT_RUN.match(line):
                reason = said[1]
            elif fence:
                indent, inside = len(fence[1]), fence[2] or "text"
            elif line.strip():
                reason = None
            continue
        # A block within a list is as far to the right as its fence.
        line = line[indent:] if not line[:indent].strip() else line
        if line.startswith("```"):
            inside, reason = None, None
        elif inside == "console":
            if line.startswith("$ "):
                status = STATUS.search(line)
                found.append(Step(number, line[2:], status=int(status[1]) if status else 0, passed_over=reason, needs=needs))
            elif (line.startswith("> ") or line == ">") and found and not found[-1].expected:
                found[-1].command += "\n" + line[2:]
            elif found:
                found[-1].expected.append(line)
    return found


def matches(expected: list[str], actual: list[str]) -> bool:
    """Whether the lines are those shown. A line `…` stands for any number of lines, `…` within a line for any characters."""
    expected = [line.rstrip() for line in expected]
    actual = [line.rstrip() for line in actual]
    # Which beginnings of `actual` the shown lines so far can stand for.
    ends = {0}
    for line in expected:
        if line.strip() == "…":
            ends = set(range(min(ends), len(actual) + 1)) if ends else set()
            continue
        pattern = re.compile(".*".join(re.escape(part) for part in line.split("…")) + "$")
        ends = {end + 1 for end in ends if end < len(actual) and pattern.match(actual[end])}
    return len(actual) in ends


LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|<img [^>]*src=\"([^\"]+)\"")


def links(text: str) -> list[tuple[int, str]]:
    """The files a page links to or shows, with their lines; addresses of the web are left out, and so is code."""
    found: list[tuple[int, str]] = []
    code = False
    for number, line in enumerate(text.split("\n"), 1):
        if FENCE.match(line):
            code = not code
        if code or line.startswith("    "):
            continue
        for match in LINK.finditer(re.sub(r"`[^`]*`", "", line)):
            target = match[1] or match[2]
            if "://" not in target and not target.startswith("mailto:"):
                found.append((number, target))
    return found
