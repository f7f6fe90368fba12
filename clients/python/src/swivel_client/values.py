"""What the processes say, as values; names are those of Swivel's JSON (docs/json.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Iterator, Optional, Sequence, TypeVar

from . import swivel_pb2 as wire
from .errors import SwivelError

Known = TypeVar("Known")


class Orientation(Enum):
    """A device's or an interface's orientation, by UIKit's names. An interface is never face up or down."""

    UNKNOWN = "unknown"
    PORTRAIT = "portrait"
    PORTRAIT_UPSIDE_DOWN = "portraitUpsideDown"
    LANDSCAPE_LEFT = "landscapeLeft"
    LANDSCAPE_RIGHT = "landscapeRight"
    FACE_UP = "faceUp"
    FACE_DOWN = "faceDown"

    @classmethod
    def named(cls, word: str) -> "Orientation":
        """Reads `landscapeLeft`, `landscape-left`, `LANDSCAPE_LEFT` and their like."""
        meant = "".join(letter for letter in word.lower() if letter.isalnum())
        for orientation in cls:
            if orientation.value.lower() == meant and orientation is not cls.UNKNOWN:
                return orientation
        known = ", ".join(o.value for o in cls if o is not cls.UNKNOWN)
        raise ValueError(f"'{word}' is no orientation; expected one of {known}")


# UIKit's raw values: landscape left and right are mirrored between devices and interfaces.
_DEVICE = [
    Orientation.UNKNOWN,
    Orientation.PORTRAIT,
    Orientation.PORTRAIT_UPSIDE_DOWN,
    Orientation.LANDSCAPE_LEFT,
    Orientation.LANDSCAPE_RIGHT,
    Orientation.FACE_UP,
    Orientation.FACE_DOWN,
]
_INTERFACE = [
    Orientation.UNKNOWN,
    Orientation.PORTRAIT,
    Orientation.PORTRAIT_UPSIDE_DOWN,
    Orientation.LANDSCAPE_RIGHT,
    Orientation.LANDSCAPE_LEFT,
]
_SIZE_CLASSES = ["unspecified", "compact", "regular"]

# Reasons by which a window refused to turn (exit code 3 of the command line).
REFUSALS = frozenset({"mask", "locked", "shouldAutorotate", "stayed", "exception", "crashed"})


def _known(raw: int, words: Sequence[Known], what: str) -> Known:
    """What a number on the wire stands for; one that stands for nothing here comes from another version, or from nobody of Swivel's."""
    if not 0 <= raw < len(words):
        raise SwivelError(f"{what} {raw} is not known to this version")
    return words[raw]


def device_orientation(raw: int) -> Orientation:
    """The orientation of a device with UIKit's raw value."""
    return _known(raw, _DEVICE, "device orientation")


def interface_orientation(raw: int) -> Orientation:
    """The orientation of an interface with UIKit's raw value."""
    return _known(raw, _INTERFACE, "interface orientation")


def _size_class(raw: int) -> str:
    return _known(raw, _SIZE_CLASSES, "size class")


def device_raw(orientation: Orientation) -> int:
    """UIKit's raw value of a device's orientation."""
    return _DEVICE.index(orientation)


@dataclass(frozen=True)
class Frame:
    """A rectangle in points."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def of(cls, rect: wire.Rect) -> "Frame":
        """The message as a value."""
        return cls(rect.x, rect.y, rect.width, rect.height)


class Ending(Enum):
    """How an input ended."""

    SETTLED = "settled"
    REFUSED = "refused"
    UNSETTLED = "unsettled"
    CRASHED = "crashed"


_VERDICTS = {1: Ending.SETTLED, 2: Ending.REFUSED, 3: Ending.UNSETTLED, 4: Ending.CRASHED}


def _verdict(raw: int) -> Ending:
    if raw not in _VERDICTS:
        raise SwivelError(f"verdict {raw} is not known to this version")
    return _VERDICTS[raw]


@dataclass(frozen=True)
class WindowReport:
    """One window's line of a receipt."""

    id: int
    from_orientation: Orientation
    interface_orientation: Orientation
    changed: bool
    frame: Frame
    horizontal: str
    vertical: str
    reason: str
    screen: str

    @property
    def refused(self) -> bool:
        """Whether the window would not turn."""
        return self.reason in REFUSALS

    def __str__(self) -> str:
        before, after = self.from_orientation.value, self.interface_orientation.value
        turn = after if before == after else f"{before} → {after}"
        size = f"{number(self.frame.width)}×{number(self.frame.height)}"
        word = "changed" if self.changed else "unchanged"
        return f"window {self.id}: {turn}, {size}, {word} ({self.reason})"


@dataclass(frozen=True)
class Receipt:
    """The host's word on one input: what came of it in every window.

    `ending` says what the command line's exit code says: a turn that settled and that a window refused is refused.
    """

    seq: int
    input: str
    model: str
    ending: Ending
    explanation: str
    windows: tuple[WindowReport, ...]
    displaced_source: str = ""

    @classmethod
    def of(cls, message: wire.Receipt, turns: bool, displaced_source: str = "") -> "Receipt":
        """The message as a value; `turns` says whether the input asked windows to turn."""
        windows = tuple(
            WindowReport(
                id=w.id,
                from_orientation=interface_orientation(getattr(w, "from")),
                interface_orientation=interface_orientation(w.interface),
                changed=w.changed,
                frame=Frame(w.x, w.y, w.size.width, w.size.height),
                horizontal=_size_class(w.horizontal),
                vertical=_size_class(w.vertical),
                reason=w.reason,
                screen="external" if w.external else "device",
            )
            for w in message.windows
        )
        ending, text = _verdict(message.verdict), message.text
        refusals = [w for w in windows if w.refused] if turns else [w for w in windows if w.reason == "exception"]
        if ending is Ending.SETTLED and refusals:
            ending, text = Ending.REFUSED, ", ".join(f"window {w.id}: {w.reason}" for w in refusals)
        return cls(message.seq, message.input, message.device, ending, text, windows, displaced_source)

    def window(self, id: int) -> WindowReport:
        """The report of the window with this number."""
        for report in self.windows:
            if report.id == id:
                return report
        raise KeyError(f"no window {id}; there are {', '.join(str(w.id) for w in self.windows)}")

    def __str__(self) -> str:
        why = f": {self.explanation}" if self.explanation else ""
        head = f"#{self.seq} {self.input} ⇒ {self.ending.value}{why}"
        return "\n".join([head] + [f"  {window}" for window in self.windows])


@dataclass(frozen=True)
class View:
    """A view; `frame` is in its window's points, `depth` counts the views above it."""

    class_name: str
    frame: Frame
    hidden: bool
    text: Optional[str]
    identifier: Optional[str]
    tappable: bool
    depth: int
    # Whether it, or a view it lies in, is hidden.
    invisible: bool
    # What a control holds: "1" of a switch that is on, "50%" of a slider in the middle, "selected" of a cell.
    value: Optional[str] = None


@dataclass(frozen=True)
class Window:
    """A window as it is now."""

    id: int
    app: str
    foreground: bool
    frame: Frame
    horizontal: str
    vertical: str
    interface_orientation: Orientation
    reason: str
    explanation: str
    navigation_stack: tuple[str, ...]
    visible_controller: str
    placement: str
    focused: bool
    views: tuple[View, ...] = field(repr=False)

    def find(self, name: str) -> Optional[View]:
        """The first visible view with this identifier, else with this text; None when there is none."""
        seen = [view for view in self.views if not view.invisible]
        for view in seen:
            if view.identifier == name:
                return view
        for view in seen:
            if view.text == name:
                return view
        return None

    def __getitem__(self, name: str) -> View:
        view = self.find(name)
        if view is None:
            known = ", ".join(v.identifier for v in self.views if v.identifier and not v.invisible)
            raise KeyError(f"nothing visible is called '{name}'; there is {known}")
        return view


@dataclass(frozen=True)
class State:
    """A device and its windows as they are now."""

    model: str
    era: str
    device_orientation: Orientation
    interface_orientation: Orientation
    screen: tuple[float, float]
    rotation_locked: bool
    windows: tuple[Window, ...]

    @classmethod
    def of(cls, device: wire.Device) -> "State":
        """The message as a value."""
        return cls(
            model=device.device,
            era=device.era,
            device_orientation=device_orientation(device.device_orientation),
            interface_orientation=interface_orientation(device.screen_orientation),
            screen=(device.screen_size.width, device.screen_size.height),
            rotation_locked=device.rotation_locked,
            windows=tuple(_window(window) for window in device.windows),
        )

    def window(self, id: int) -> Window:
        """The window with this number."""
        for window in self.windows:
            if window.id == id:
                return window
        raise KeyError(f"no window {id}; there are {', '.join(str(w.id) for w in self.windows)}")


def _window(window: wire.Window) -> Window:
    return Window(
        id=window.id,
        app=window.app,
        foreground=window.foreground,
        frame=Frame.of(window.frame),
        horizontal=_size_class(window.horizontal),
        vertical=_size_class(window.vertical),
        interface_orientation=interface_orientation(window.interface),
        reason=window.reason,
        explanation=window.explanation,
        navigation_stack=tuple(window.navigation_stack),
        visible_controller=window.visible_controller,
        placement=window.placement,
        focused=window.focused,
        views=tuple(_views(window)),
    )


def _views(window: wire.Window) -> Iterator[View]:
    # Views travel flat and depth first, each frame in its parent's points: a stack of what lies above gives the window's.
    above: list[tuple[float, float, bool]] = []
    for node in window.views:
        del above[node.depth :]
        x, y, hidden = above[-1] if above else (-node.frame.x, -node.frame.y, False)
        x, y, hidden = x + node.frame.x, y + node.frame.y, hidden or node.hidden
        above.append((x, y, hidden))
        yield View(
            class_name=node.class_name,
            frame=Frame(x, y, node.frame.width, node.frame.height),
            hidden=node.hidden,
            text=node.text if node.HasField("text") else None,
            value=node.value if node.HasField("value") else None,
            identifier=node.identifier if node.HasField("identifier") else None,
            tappable=node.tappable,
            depth=node.depth,
            invisible=hidden,
        )


def number(value: float) -> str:
    """A number of points without superfluous digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
