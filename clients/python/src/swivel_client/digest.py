"""A screen in a few hundred tokens: what can be read and acted on, by identifier, text and frame. And all of it, for who asks."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from typing import Iterator, List, Optional, Tuple

from .values import State, View, Window, number

# Tokens a digest may have: an answer to each action, which must not crowd out the conversation it is part of.
LIMIT = 400
# What stands above what a sheet, an alert or a popover lies in front of.
_BEHIND = "behind what is presented:"
# Letters of a text that are shown.
LONGEST_TEXT = 32
# Letters of an identifier that are shown: all of any that a person wrote.
LONGEST_NAME = 128
# Letters of one text of a tree, and of all of it: an app may say megabytes.
LONGEST_WORDS, LONGEST_TREE = 1000, 100_000
# Marks that turn the letters round that follow.
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def tokens(text: str) -> int:
    """At least as many as tokenizers of language models count: pieces of three letters or digits, each other mark."""
    return len(re.findall(r"[A-Za-z]{1,3}|[0-9]{1,2}|[^\sA-Za-z0-9]|\n", text))


def plain(text: str, longest: int) -> str:
    """An app's words within a line: they must not look like lines of Swivel's own, such as a receipt, nor be more than a reader takes.

    What a reader does not see, such as an end of a line or a mark that turns letters round, is spelled as in JSON.
    """
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(json.dumps(letter)[1:-1] if _is_unseen(letter) else letter for letter in shown)


def _is_unseen(letter: str) -> bool:
    # Spaces that do not break, and what emoji are put together of, are seen.
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(letter) in _TURNING


@dataclass(frozen=True)
class _Line:
    text: str
    tappable: bool
    behind: bool = False


def digest(state: State, limit: int = LIMIT) -> str:
    """The device, each window, and its visible views that have a text, an identifier or can be tapped.

    Rows of views alike are one line. What is presented comes first, and what lies behind it below a line of its own. What has no
    room is counted by kind: `tree` has it.
    """
    heads = [_head(state)]
    shown = [window for window in state.windows if window.foreground]
    for window in state.windows:
        if not window.foreground:
            heads.append(f"window {window.id} {plain(window.app, LONGEST_NAME)}: in the background")
    lines: List[str] = heads
    for place, window in enumerate(shown):
        # Windows that follow have as much room as this one.
        left = limit - tokens("\n".join(lines))
        lines = lines + _window(window, left // (len(shown) - place))
    return "\n".join(lines)


def _head(state: State) -> str:
    lock = ", rotation locked" if state.rotation_locked else ""
    width, height = state.screen
    return (
        f"{state.model} iOS {state.era}, device {state.device_orientation.value}, interface "
        f"{state.interface_orientation.value}, {number(width)}×{number(height)}{lock}"
    )


def _window(window: Window, limit: int) -> List[str]:
    frame = window.frame
    lines = [
        f"window {window.id} {plain(window.app, LONGEST_NAME)}: {window.interface_orientation.value} {number(frame.width)}×"
        f"{number(frame.height)} {window.horizontal}/{window.vertical}, "
        f"shows {plain(window.visible_controller, LONGEST_NAME)}"
    ]
    front, behind = _parts(window)
    # The lines that count what is left out and that say what lies behind need some room of their own.
    room = limit - tokens("\n".join(lines)) - 24 - (tokens("  " + _BEHIND + "\n") if behind else 0)
    rest = list(_lines(window, front))
    rest += [_Line(line.text, line.tappable, behind=True) for line in _lines(window, behind)]
    # What can be acted on comes first when not all has room.
    ordered = rest if _cost(rest) <= room else sorted(rest, key=lambda line: (line.behind, not line.tappable))
    taken: List[_Line] = []
    for line in ordered:
        cost = tokens("  " + line.text + "\n")
        if cost > room:
            break
        room -= cost
        taken.append(line)
    kept = {id(line) for line in taken}
    lines += ["  " + line.text for line in rest if id(line) in kept and not line.behind]
    hidden = ["  " + line.text for line in rest if id(line) in kept and line.behind]
    if hidden:
        lines += ["  " + _BEHIND, *hidden]
    left = [line for line in rest if id(line) not in kept]
    if left:
        taps = sum(line.tappable for line in left)
        lines.append(f"  … {len(left)} more ({taps} to tap): ask for the tree")
    return lines


def _cost(lines: List[_Line]) -> int:
    return sum(tokens("  " + line.text + "\n") for line in lines)


def _parts(window: Window) -> Tuple[List[View], List[View]]:
    """What was presented last with all in front of it, and what lies behind that."""
    views = list(window.views)
    places = [
        place for place, view in enumerate(views)
        if view.depth == 1 and view.class_name == "PresentationContainerView" and not view.invisible
    ]
    return (views[places[-1]:], views[:places[-1]]) if places else (views, [])


def _lines(window: Window, views: List[View]) -> Iterator[_Line]:
    run: List[View] = []
    for view in _worth(window, views):
        if run and _continues(run, view):
            run.append(view)
            continue
        yield from _told(run)
        run = [view]
    yield from _told(run)


def _worth(window: Window, views: List[View]) -> Iterator[View]:
    inside = None
    for view in views:
        # A control's own label says what the control says.
        if inside is not None and view.depth > inside:
            continue
        inside = None
        frame = view.frame
        outside = (
            frame.x >= window.frame.width or frame.y >= window.frame.height
            or frame.x + frame.width <= 0 or frame.y + frame.height <= 0
        )
        if view.invisible or outside or frame.width <= 0 or frame.height <= 0:
            continue
        if view.tappable:
            inside = view.depth
        if view.tappable or view.text or view.identifier:
            yield view


def _stem(view: View) -> str:
    return re.sub(r"\d+", "#", f"{view.identifier or ''}|{view.text or ''}|{view.value or ''}|{view.tappable}|{view.class_name}")


def _continues(run: List[View], view: View) -> bool:
    last = run[-1]
    same = _stem(last) == _stem(view) and last.frame.width == view.frame.width and last.frame.height == view.frame.height
    if not same or (not view.identifier and not view.text):
        return False
    if len(run) == 1:
        return last.frame.x == view.frame.x or last.frame.y == view.frame.y
    step = (last.frame.x - run[-2].frame.x, last.frame.y - run[-2].frame.y)
    return abs(view.frame.x - last.frame.x - step[0]) < 1 and abs(view.frame.y - last.frame.y - step[1]) < 1


def _told(run: List[View]) -> Iterator[_Line]:
    if len(run) < 4:
        for view in run:
            yield _Line(_words(view), view.tappable)
        return
    first, second, last = run[0], run[1], run[-1]
    dx, dy = number(second.frame.x - first.frame.x), number(second.frame.y - first.frame.y)
    name = plain(last.identifier, LONGEST_NAME) if last.identifier else _quoted(last.text or "")
    yield _Line(f"{_words(first)} … {name}: {len(run)} alike, each {dx},{dy} on", first.tappable)


def _words(view: View) -> str:
    frame = view.frame
    parts = ["tap" if view.tappable else "see", plain(view.identifier or "-", LONGEST_NAME)]
    if view.text:
        parts.append(_quoted(view.text))
    if view.value:
        parts.append(f"={_short(view.value)}")
    # Whole points are enough to find a thing.
    parts.append(f"{frame.x:.0f},{frame.y:.0f} {frame.width:.0f}×{frame.height:.0f}")
    return " ".join(parts)


def _quoted(text: str) -> str:
    return f'"{_short(text)}"'


def _short(text: str) -> str:
    return plain(" ".join(text.split()), LONGEST_TEXT)


def within(text: str, longest: int) -> str:
    """The first lines of a text that have room, and how much is left out."""
    if len(text) <= longest:
        return text
    lines = text[:longest].rsplit("\n", 1)[0]
    return f"{lines}\n… {len(text) - len(lines)} more letters; narrow it down"


def tree(state: State, wanted: Optional[int] = None) -> str:
    """All views of all windows, or of the one that is wanted, each in a line below its superview's."""
    lines: List[str] = []
    for window in state.windows if wanted is None else [state.window(wanted)]:
        lines.append(f"window {window.id} {plain(window.app, LONGEST_WORDS)}")
        for view in window.views:
            f = view.frame
            name = plain(view.class_name, LONGEST_WORDS)
            line = f"{'  ' * (view.depth + 1)}{name} {f.x:g},{f.y:g} {f.width:g}×{f.height:g}"
            line += f" #{plain(view.identifier, LONGEST_WORDS)}" if view.identifier else ""
            line += f' "{plain(view.text, LONGEST_WORDS)}"' if view.text else ""
            line += f" ={plain(view.value, LONGEST_WORDS)}" if view.value else ""
            line += " tappable" if view.tappable else ""
            lines.append(line + (" hidden" if view.invisible else ""))
    return within("\n".join(lines), LONGEST_TREE)
