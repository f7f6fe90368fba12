"""A running device: what a user does to it, and what it says."""

from __future__ import annotations

import secrets
import time
from types import TracebackType
from typing import Any, Optional, Sequence, Tuple, Type, Union

import zmq

from . import program
from . import swivel_pb2 as wire
from .bus import Requester
from .errors import Crashed, NoAnswer, NothingRunning, Refused, SwivelError, Unsettled
from .values import Ending, Orientation, Receipt, State, device_raw, interface_orientation

# Thousands of times what an answer takes.
STANDARD_TIMEOUT = 5.0
# How long one wait lasts before the sensor is asked whether it was restarted.
PATIENCE = 1.0

OrientationLike = Union[Orientation, str]


class Device:
    """A client of one instance. Inputs give receipts; `strict` makes anything but a settled one an error."""

    def __init__(self, name: str = "default", strict: bool = False, timeout: float = STANDARD_TIMEOUT) -> None:
        self.name = name
        self.strict = strict
        self.timeout = timeout
        self._owned = False
        self._epoch = secrets.randbits(62) + 1
        self._commands = 0
        self._context: "zmq.Context[Any]" = zmq.Context()
        self._requesters: "dict[str, Requester]" = {}
        try:
            for role in ("sensor", "host"):
                self._requesters[role] = Requester(self._context, name, role)
        except SwivelError:
            self.close()
            raise

    @classmethod
    def up(
        cls,
        device: Optional[str] = None,
        era: Optional[str] = None,
        apps: Sequence[str] = (),
        host: Optional[str] = None,
        storyboards: Sequence[str] = (),
        name: Optional[str] = None,
        strict: bool = False,
        date: Optional[str] = None,
    ) -> "Device":
        """Starts an instance, of a name of its own unless told otherwise, that ends when this client is closed.

        `date` is what the device's clock says at first, such as 2024-02-29T21:05; every run begins with the same otherwise.
        """
        name = name or f"py-{secrets.token_hex(4)}"
        words = ["up", "--detach", "--json", "--name", name]
        for option, value in (("--device", device), ("--era", era), ("--host", host), ("--date", date)):
            words += [option, value] if value else []
        for app in apps:
            words += ["--app", app]
        for storyboard in storyboards:
            words += ["--storyboard", storyboard]
        ran = program.run(words)
        if ran.returncode != 0:
            raise Refused((ran.stderr or ran.stdout).strip())
        client = cls(name, strict=strict)
        client._owned = True
        return client

    def close(self) -> None:
        """Lets the sockets go; an instance this client started is stopped."""
        for requester in self._requesters.values():
            requester.close()
        self._requesters = {}
        self._context.term()
        if self._owned:
            self._owned = False
            self.down(self.name)

    @staticmethod
    def down(name: str) -> None:
        """Stops an instance and waits until its last process has left."""
        ran = program.run(["down", "--name", name])
        if ran.returncode == 5:
            raise NothingRunning(ran.stderr.strip())
        if ran.returncode != 0:
            raise SwivelError(ran.stderr.strip())

    def __enter__(self) -> "Device":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    # How the device is held

    def rotate(self, orientation: OrientationLike) -> Receipt:
        """Holds the device in an orientation; every window's answer is in the receipt."""
        held = orientation if isinstance(orientation, Orientation) else Orientation.named(orientation)
        return self._sensor("hold_orientation", wire.HoldOrientation(orientation=device_raw(held)))

    def hold(self, x: float, y: float, z: float) -> Receipt:
        """Holds an acceleration in g, iOS signs, until the classifier is sure what it means."""
        return self._sensor("hold_acceleration", wire.HoldAcceleration(x=x, y=y, z=z))

    def lock(self, locked: bool = True) -> Receipt:
        """The user's rotation lock."""
        return self._sensor("set_rotation_lock", wire.SetRotationLock(locked=locked))

    # What a user does in a window

    def tap(self, target: str, window: int = 1, times: int = 1) -> Receipt:
        """Taps a control by its accessibility identifier or title, `times` in a row; `back` is the back button."""
        return self._command(wire.Command(tap=wire.Tap(window=window, target=target, times=times)))

    def push(self, screen: str, window: int = 1) -> Receipt:
        """Pushes one of the app's screens by name."""
        return self._command(wire.Command(push=wire.Push(window=window, screen=screen)))

    def pop(self, window: int = 1) -> Receipt:
        """Pops the visible navigation stack."""
        return self._command(wire.Command(pop=wire.Pop(window=window)))

    def present(self, screen: str, window: int = 1) -> Receipt:
        """Presents one of the app's screens by name."""
        return self._command(wire.Command(present=wire.Present(window=window, screen=screen)))

    def dismiss(self, window: int = 1) -> Receipt:
        """Dismisses what was presented last."""
        return self._command(wire.Command(dismiss=wire.Dismiss(window=window)))

    def segue(self, identifier: str, window: int = 1) -> Receipt:
        """Performs a segue of the visible scene."""
        return self._command(wire.Command(segue=wire.Segue(window=window, identifier=identifier)))

    def gesture(self, kind: str, window: int = 1) -> Receipt:
        """Moves a finger, such as `pop` or `page-forward`."""
        return self._command(wire.Command(gesture=wire.Gesture(window=window, kind=kind)))

    def type(self, text: str, into: str = "", delete: int = 0, window: int = 1) -> Receipt:
        """Types: every character is a key, a line break the return key. A field that is named is tapped first; so many
        characters before the insertion point are deleted."""
        keys = wire.Typing(window=window, text=text, field=into, deletes=delete)
        return self._command(wire.Command(typing=keys))

    def scroll(self, target: str = "", x: float = 0, y: float = 0, window: int = 1) -> Receipt:
        """Scrolls a view, or the one around it, towards the right and what is below, in points; without a name what is in
        the middle of the window. At an end already is refused."""
        return self._command(wire.Command(scroll=wire.Scroll(window=window, target=target, by=wire.Way(x=x, y=y))))

    def drag(
        self,
        target: str = "",
        by: Tuple[float, float] = (0, 0),
        start: Tuple[float, float] = (0, 0),
        seconds: float = 0.3,
        window: int = 1,
    ) -> Receipt:
        """Touches a view `start` from its middle, or without a name the window `start` from its upper left corner; moves
        so far, in points, in so many seconds; and lets go. Nowhere for a second is a long press."""
        drag = wire.Drag(
            window=window,
            target=target,
            start=wire.Way(x=start[0], y=start[1]),
            by=wire.Way(x=by[0], y=by[1]),
            seconds=seconds,
        )
        return self._command(wire.Command(drag=drag))

    def wait(self, seconds: float) -> Receipt:
        """Lets time pass for the apps: timers fire, animations complete."""
        return self._command(wire.Command(wait=wire.Wait(seconds=seconds)))

    def content_size(self, category: str) -> Receipt:
        """How large the user wants text: `large`, `accessibility-large` and the other sizes of Settings."""
        return self._command(wire.Command(content_size=wire.ContentSize(category=category)))

    def appearance(self, appearance: str) -> Receipt:
        """Whether the user wants `light` or `dark`."""
        return self._command(wire.Command(appearance=wire.SetAppearance(appearance=appearance)))

    def shake(self) -> Receipt:
        """Shakes the device: the first responder of the app in front hears of it."""
        return self._command(wire.Command(system=wire.SystemEvent(shake=True)))

    def open_url(self, url: str) -> Receipt:
        """Opens an address elsewhere: an app's own scheme, or a page of the web for the app in front."""
        return self._command(wire.Command(system=wire.SystemEvent(open_url=url)))

    def shortcut(self, name: str) -> Receipt:
        """Chooses a short cut at an app's icon, by its type or its title."""
        return self._command(wire.Command(system=wire.SystemEvent(shortcut=name)))

    def notification(self, name: str, action: str = "") -> Receipt:
        """Touches a notification that came, by its identifier or its title, or one of its actions."""
        touched = wire.TouchedNotification(name=name, action=action)
        return self._command(wire.Command(system=wire.SystemEvent(notification=touched)))

    def memory_warning(self) -> Receipt:
        """Tells every app that memory is short."""
        return self._command(wire.Command(system=wire.SystemEvent(memory_warning=True)))

    # What a user does with windows

    def home(self) -> Receipt:
        """Goes to the Home Screen; `focus` brings a window back."""
        return self._order(wire.WindowOrder(home=True))

    def full(self, window: int = 1) -> Receipt:
        """One window fills the screen."""
        return self._command(wire.Command(arrange=wire.Arrange(full=window)))

    def split(self, share: str = "half", first: Optional[int] = None, second: Optional[int] = None) -> Receipt:
        """Split View: `half`, `wide` or `narrow` is the first window's part."""
        if share == "half" and first is None and second is None:
            return self._command(wire.Command(arrange=wire.Arrange(half=True)))
        order = wire.SplitWindows(first=first or 1, second=second or 2, share=share)
        return self._order(wire.WindowOrder(split=order))

    def open(self, app: str) -> Receipt:
        """Opens a window of an app."""
        return self._order(wire.WindowOrder(open=app))

    def close_window(self, window: int) -> Receipt:
        """Closes a window."""
        return self._order(wire.WindowOrder(close=window))

    def focus(self, window: int) -> Receipt:
        """Brings a window to the front."""
        return self._order(wire.WindowOrder(focus=window))

    def resize(self, window: int, width: float, height: float, corner: str = "bottom-right") -> Receipt:
        """Drags a window's corner until it has a size."""
        size = wire.Size(width=width, height=height)
        return self._order(
            wire.WindowOrder(resize=wire.ResizeWindow(window=window, size=size, corner=corner, steps=1))
        )

    def tile(self, window: int, tile: str) -> Receipt:
        """Puts a window in a part of the screen (iPadOS 26)."""
        return self._order(wire.WindowOrder(tile=wire.TileWindow(window=window, tile=tile)))

    # What the device says

    def state(self) -> State:
        """The device and its windows as they are now."""
        return State.of(self._ask("host", "get_snapshot", wire.GetSnapshot()).snapshot.device)

    def why(self, window: int = 0) -> "dict[int, list[str]]":
        """Why windows have their orientation, lines for people by window; 0 asks about all."""
        reasons = self._ask("host", "get_reasons", wire.GetReasons(window=window)).reasons
        return {
            w.id: [f"{w.app}: {interface_orientation(w.interface).value}", *w.lines] for w in reasons.windows
        }

    def calls(self, last: int = 1) -> "list[str]":
        """The callbacks of the last inputs, `Subject.call`, oldest first."""
        ledger = self._ask("host", "get_ledger", wire.GetLedger(last=last)).ledger
        return [f"{entry.subject}.{entry.call}" for one in ledger.inputs for entry in one.entries]

    def picture(self, format: str = "png", window: int = 0, scale: float = 1, device_frame: bool = False) -> bytes:
        """What is seen as a file, `png`, `svg` or `txt`; window 0 is the screen."""
        request = wire.GetPicture(window=window, device_frame=device_frame, format=format, scale=scale)
        return bytes(self._ask("host", "get_picture", request).picture_file.content)

    # Asking

    def _ask(self, role: str, body: str, message: Any, timeout: Optional[float] = None) -> wire.Envelope:
        if not self._requesters:
            raise SwivelError("this client is closed")
        return self._requesters[role].ask(body, message, self.timeout if timeout is None else timeout)

    def _order(self, order: wire.WindowOrder) -> Receipt:
        return self._command(wire.Command(window_order=order))

    def _command(self, command: wire.Command) -> Receipt:
        # The host knows the causes it has handled, so that a repetition is never carried out twice.
        self._commands += 1
        command.cause.epoch = self._epoch
        command.cause.n = self._commands
        answer = self._ask("host", "command", command)
        return self._checked(Receipt.of(answer.receipt, turns=False))

    def _sensor(self, body: str, message: Any) -> Receipt:
        """Accepted is the sensor's word; settled is the host's, and only that makes a receipt."""
        deadline = time.monotonic() + self.timeout
        while True:
            accepted = self._ask("sensor", body, message).accepted
            settled = self._settled(accepted.cause, deadline)
            if settled is not None:
                return self._checked(Receipt.of(settled, turns=True, displaced_source=accepted.displaced_source))

    def _settled(self, cause: wire.Cause, deadline: float) -> Optional[wire.Receipt]:
        """The receipt of a sensor's cause; None when the sensor was restarted since: its old stream reaches no host."""
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise NoAnswer(f"cause {cause.n} has not settled within {self.timeout} s")
            try:
                awaited = wire.AwaitCause(cause=cause)
                return self._ask("host", "await_cause", awaited, min(PATIENCE, left)).receipt
            except NoAnswer:
                hello = self._ask("sensor", "hello", wire.Hello()).hello_reply
                if hello.epoch != cause.epoch:
                    return None

    def _checked(self, receipt: Receipt) -> Receipt:
        if self.strict and receipt.ending is not Ending.SETTLED:
            kinds = {Ending.REFUSED: Refused, Ending.UNSETTLED: Unsettled, Ending.CRASHED: Crashed}
            raise kinds[receipt.ending](str(receipt))
        return receipt
