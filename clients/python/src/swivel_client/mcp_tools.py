"""The tools of `swivel mcp`: what each takes, does and answers."""

from __future__ import annotations

import base64
import difflib
import json
import re
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Tuple

from . import leaving, program
from .device import Device
from .digest import digest, tree, within
from .errors import NothingRunning, SwivelError
from .places import is_led
from .values import Ending, Receipt

Content = List[Dict[str, Any]]
Answer = Tuple[Content, bool]
Arguments = Dict[str, Any]

# Letters of a program's output that are passed on: lint and sweep can say thousands of lines.
LONGEST_OUTPUT = 8000

# What a verb tells a person to type next, as whoever has tools instead of a terminal reads it.
_FOR_TOOLS: Tuple[Tuple[str, str], ...] = (
    (r"'swivel devices' lists", "the tool devices lists"),
    (r"start it with: swivel up --detach( --name [A-Za-z0-9._-]+)?", "start it with the tool up"),
    (r"choose another --name, or stop it with: swivel down --name [A-Za-z0-9._-]+", "choose another name, or stop it with the tool down"),
    (r"name the file: --storyboard FILE", "name the file in storyboards or storyboard"),
    (r"expected --app NAME, --storyboard FILE or --from SCRIPT", "expected app or storyboard"),
    (r"expected --app NAME or --storyboard FILE", "expected app or storyboard"),
    (r" \('swivel conformance --rules' lists all rules\)", ""),
    (r"(?m)^(Usage: swivel|  See 'swivel) .*\n?", ""),
    (r"(?m)^(swivel|Error): ", ""),
)


def for_tools(text: str) -> str:
    """A verb's words without what only a terminal can do with them."""
    for pattern, words in _FOR_TOOLS:
        text = re.sub(pattern, words, text)
    return text.strip()


class Session:
    """The devices a client has asked for, by the names of their instances."""

    def __init__(self) -> None:
        self._devices: Dict[str, Device] = {}
        self._started: List[str] = []

    def device(self, name: str) -> Device:
        """The client of a running instance."""
        nothing = f"nothing runs under the name '{name}'; start it with the tool up"
        if name not in self._devices:
            try:
                self._devices[name] = Device(name)
            except NothingRunning as error:
                raise NothingRunning(nothing) from error
        # An instance that has ended leaves its sockets behind, and would be waited for.
        if not is_led(name):
            self._devices.pop(name).close()
            raise NothingRunning(nothing)
        return self._devices[name]

    def up(self, name: str, arguments: Arguments) -> Device:
        """Starts an instance that ends with the session."""
        words = ["up", "--detach", "--json", f"--name={name}", *_options(arguments, "device", "era", "host", "date")]
        for key, option in (("apps", "--app"), ("storyboards", "--storyboard")):
            words += [f"{option}={value}" for value in arguments.get(key, [])]
        with leaving.held():
            ran = program.run(words)
            if ran.returncode == 0:
                self._started.append(name)
        if ran.returncode != 0:
            raise SwivelError(for_tools(ran.stderr or ran.stdout))
        return self.device(name)

    def down(self, name: str) -> None:
        """Stops an instance."""
        if name in self._devices:
            self._devices.pop(name).close()
        try:
            Device.down(name)
        except NothingRunning as error:
            raise NothingRunning(f"nothing runs under the name '{name}'") from error
        if name in self._started:
            self._started.remove(name)

    def close(self) -> None:
        """Stops what was started here."""
        for name in list(self._started):
            try:
                self.down(name)
            except NothingRunning:
                pass  # somebody else stopped it
        for device in self._devices.values():
            device.close()


@dataclass(frozen=True)
class Tool:
    """One tool: its words for a model, the JSON Schema of what it takes, and what it does."""

    name: str
    description: str
    run: Callable[[Session, Arguments], Answer]
    properties: Dict[str, Dict[str, Any]] = field(default_factory=dict)
    required: Tuple[str, ...] = ()
    read_only: bool = False
    destructive: bool = False

    def described(self) -> Dict[str, Any]:
        """As tools/list has it."""
        return {
            "name": self.name,
            "description": self.description,
            "inputSchema": {
                "type": "object",
                "properties": self.properties,
                "required": list(self.required),
                "additionalProperties": False,
            },
            "annotations": {
                "readOnlyHint": self.read_only,
                "destructiveHint": self.destructive,
                "openWorldHint": False,
            },
        }

    def check(self, arguments: Arguments) -> None:
        """Fails with words on what is missing, unknown or of another type."""
        known = ", ".join(self.properties) or "none"
        for key in arguments:
            if key not in self.properties:
                near = difflib.get_close_matches(key, self.properties, 1)
                meant = f"; did you mean '{near[0]}'?" if near else f"; there are {known}"
                raise ValueError(f"{self.name}: no argument '{key}'{meant}")
        for key in self.required:
            if key not in arguments:
                raise ValueError(f"{self.name}: expected the argument '{key}'")
        kinds: Dict[str, Any] = {
            "string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list,
        }
        for key, value in arguments.items():
            kind = self.properties[key]["type"]
            if not isinstance(value, kinds[kind]) or (isinstance(value, bool) and kind != "boolean"):
                raise ValueError(f"{self.name}: {key}: expected {kind}, got {json.dumps(value)}")
            choices = self.properties[key].get("enum")
            if choices and value not in choices:
                raise ValueError(f"{self.name}: {key}: expected one of {', '.join(choices)}, got {json.dumps(value)}")


def _text(text: str) -> Dict[str, Any]:
    return {"type": "text", "text": text}


def _image(device: Device, window: int = 0) -> Dict[str, Any]:
    data = base64.b64encode(device.picture("png", window=window)).decode("ascii")
    return {"type": "image", "data": data, "mimeType": "image/png"}


def _device(session: Session, arguments: Arguments) -> Device:
    return session.device(str(arguments.get("name", "default")))


def _act(deed: Callable[[Device, Arguments], Receipt]) -> Callable[[Session, Arguments], Answer]:
    def run(session: Session, arguments: Arguments) -> Answer:
        device = _device(session, arguments)
        receipt = deed(device, arguments)
        content = [_text(f"{receipt}\n\n{digest(device.state())}")]
        if arguments.get("picture"):
            content.append(_image(device))
        return content, receipt.ending is not Ending.SETTLED

    return run


def _up(session: Session, arguments: Arguments) -> Answer:
    device = session.up(str(arguments.get("name", "default")), arguments)
    return [_text(f"up\n\n{digest(device.state())}")], False


def _down(session: Session, arguments: Arguments) -> Answer:
    session.down(str(arguments.get("name", "default")))
    return [_text("stopped")], False


def _options(arguments: Arguments, *keys: str) -> List[str]:
    """Those of the options that were given, each a word of its own: no value can be another option."""
    return [f"--{key}={arguments[key]}" for key in keys if key in arguments]


def _verb(words: List[str], *values: str) -> Answer:
    """What a verb says to options and values; no value can be an option, such as one that writes a file."""
    ran = program.run([*words, "--", *values] if values else words)
    out = f"{ran.stdout}{for_tools(ran.stderr)}".strip() or "nothing was found"
    out = within(out, LONGEST_OUTPUT)
    # 1 is a finding: an answer, and no failure of the tool.
    return [_text(f"exit {ran.returncode}\n{out}")], ran.returncode not in (0, 1)


def _devices(_: Session, arguments: Arguments) -> Answer:
    return _verb(["devices"], *([str(arguments["text"])] if "text" in arguments else []))


def _tree(session: Session, arguments: Arguments) -> Answer:
    return [_text(tree(_device(session, arguments).state(), arguments.get("window")))], False


def _why(session: Session, arguments: Arguments) -> Answer:
    reasons = _device(session, arguments).why(int(arguments.get("window", 0)))
    lines = [f"window {id} " + "\n  ".join(words) for id, words in reasons.items()]
    return [_text("\n".join(lines))], False


def _picture(session: Session, arguments: Arguments) -> Answer:
    return [_image(_device(session, arguments), int(arguments.get("window", 0)))], False


def _screen(session: Session, arguments: Arguments) -> Answer:
    return [_text(digest(_device(session, arguments).state()))], False


def _sweep(_: Session, arguments: Arguments) -> Answer:
    return _verb(["sweep", *_options(arguments, "app", "storyboard", "device", "width", "orientation", "host")])


def _lint(_: Session, arguments: Arguments) -> Answer:
    return _verb(["lint", *_options(arguments, "device")], *[str(path) for path in arguments["files"]])


def _split(device: Device, arguments: Arguments) -> Receipt:
    share = str(arguments["share"])
    if share == "full":
        return device.full(int(arguments.get("first", 1)))
    return device.split(share, arguments.get("first"), arguments.get("second"))


def _drag(device: Device, arguments: Arguments) -> Receipt:
    def number(key: str, otherwise: float = 0) -> float:
        return float(arguments.get(key, otherwise))

    if not any(key in arguments for key in ("target", "x", "y", "byX", "byY")):
        raise ValueError("drag: expected a target, a place (x, y) or a way (byX, byY)")
    return device.drag(
        str(arguments.get("target", "")), (number("byX"), number("byY")), (number("x"), number("y")),
        number("seconds", 0.3), int(arguments.get("window", 1)),
    )


def _explore(_: Session, arguments: Arguments) -> Answer:
    given = {"budget": "20s", **arguments}
    return _verb(["explore", *_options(given, "app", "storyboard", "device", "era", "budget", "host")])


_STRING: Dict[str, Any] = {"type": "string"}
_NUMBER: Dict[str, Any] = {"type": "number"}
_ERA: Dict[str, Any] = {"type": "string", "description": "The iOS version, such as 18."}
_WINDOW: Dict[str, Any] = {"type": "integer", "minimum": 1, "description": "The window's number; 1 unless told."}
_THE_WINDOW: Dict[str, Any] = {**_WINDOW, "description": "The window's number."}
# The sizes of text in Settings, and those of Accessibility.
_SIZES = [
    *("extra-small", "small", "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large"),
    *(f"accessibility-{size}" for size in (
        "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large")),
]
# What `swivel act gesture` knows.
_GESTURES = [
    "pop", "pop-cancelled", "pop-begin", "pop-move", "pop-finish", "pop-let-go", "pull-down-cancelled", "page-forward",
    "page-forward-cancelled", "page-reverse", "page-reverse-cancelled", "column-show", "column-hide",
]
_NAME: Dict[str, Any] = {"type": "string", "description": "The instance; 'default' unless told."}
_ACTION: Dict[str, Dict[str, Any]] = {
    "name": _NAME,
    "picture": {"type": "boolean", "description": "Whether a PNG of the screen follows."},
}


def tools() -> List[Tool]:
    """All tools, in the order they are used."""
    windowed = {"window": _WINDOW, **_ACTION}
    words = {"type": "array", "items": {"type": "string"}}
    return [
        Tool("devices", "Lists the iPhones and iPads that can be emulated, or those with a text in their name.",
             _devices, {"text": _STRING}, read_only=True),
        Tool("up", "Starts a device with apps, one a window, or with storyboards. It ends with this session.", _up,
             {"device": {"type": "string", "description": "Such as iphone-15 or ipad-pro-11-4."},
              "era": _ERA,
              "date": {"type": "string", "description": "What its clock says at first, such as 2024-02-29T21:05."},
              "apps": words, "storyboards": words, "host": _STRING, "name": _NAME}),
        Tool("down", "Stops a device; what its windows show is lost.", _down, {"name": _NAME}, destructive=True),
        Tool("rotate", "Holds the device in an orientation; the receipt says what each window made of it.",
             _act(lambda d, a: d.rotate(str(a["orientation"]))),
             {"orientation": {"type": "string", "enum": ["portrait", "portraitUpsideDown", "landscapeLeft",
                                                          "landscapeRight", "faceUp", "faceDown"]}, **_ACTION},
             ("orientation",)),
        Tool("lock", "The user's rotation lock.", _act(lambda d, a: d.lock(bool(a["locked"]))),
             {"locked": {"type": "boolean"}, **_ACTION}, ("locked",)),
        Tool("split", "Shares the screen between two windows, or gives it to one (full).", _act(_split),
             {"share": {"type": "string", "enum": ["half", "wide", "narrow", "full"],
                        "description": "The first window's part."},
              "first": {**_WINDOW, "description": "The window on the left, or the one that is full."},
              "second": {**_WINDOW, "description": "The window on the right."}, **_ACTION}, ("share",)),
        Tool("tap", "Taps a control by its identifier or title; back is the back button.",
             _act(lambda d, a: d.tap(str(a["target"]), int(a.get("window", 1)), int(a.get("times", 1)))),
             {"target": _STRING,
              "times": {"type": "integer", "minimum": 1, "maximum": 10,
                        "description": "How often in a row; 2 is a double tap."}, **windowed}, ("target",)),
        Tool("type", "Types into what is being edited, or into a field that is tapped first; a line break is return.",
             _act(lambda d, a: d.type(str(a["text"]), str(a.get("field", "")), int(a.get("delete", 0)),
                                      int(a.get("window", 1)))),
             {"text": _STRING, "field": _STRING,
              "delete": {"type": "integer", "minimum": 0,
                         "description": "Characters to delete before the insertion point first."},
              **windowed}, ("text",)),
        Tool("scroll", "Scrolls a view, or the one around it, by points to the right and down; at its end is refused.",
             _act(lambda d, a: d.scroll(str(a.get("target", "")), float(a.get("x", 0)), float(a.get("y", 0)),
                                        int(a.get("window", 1)))),
             {"target": _STRING, "x": _NUMBER, "y": _NUMBER, **windowed}),
        Tool("drag", "Touches a view or a place, moves by points, lets go. By nothing for a second is a long press.",
             _act(_drag),
             {"target": _STRING, "byX": _NUMBER, "byY": _NUMBER,
              "x": {**_NUMBER, "description": "Where: from the target's middle, or in the window without a target."},
              "y": _NUMBER, "seconds": _NUMBER, **windowed}),
        Tool("wait", "Lets time pass for the apps: timers fire, animations complete.",
             _act(lambda d, a: d.wait(float(a["seconds"]))), {"seconds": _NUMBER, **_ACTION}, ("seconds",)),
        Tool("content_size", "Sets how large the user wants text: large is usual.",
             _act(lambda d, a: d.content_size(str(a["category"]))),
             {"category": {"type": "string", "enum": _SIZES}, **_ACTION}, ("category",)),
        Tool("appearance", "Sets whether the user wants light or dark.",
             _act(lambda d, a: d.appearance(str(a["appearance"]))),
             {"appearance": {"type": "string", "enum": ["light", "dark"]}, **_ACTION}, ("appearance",)),
        Tool("gesture", "Moves a finger as a user does: swipes back, turns a page, slides a column; also begun and let go.",
             _act(lambda d, a: d.gesture(str(a["kind"]), int(a.get("window", 1)))),
             {"kind": {"type": "string", "enum": _GESTURES}, **windowed}, ("kind",)),
        Tool("open", "Opens a window of an app.", _act(lambda d, a: d.open(str(a["app"]))),
             {"app": _STRING, **_ACTION}, ("app",)),
        Tool("close", "Closes a window; what it shows is lost.",
             _act(lambda d, a: d.close_window(int(a["window"]))), {"window": _THE_WINDOW, **_ACTION}, ("window",),
             destructive=True),
        Tool("home", "Goes to the Home Screen: the apps on the device's screen go to the background.",
             _act(lambda d, a: d.home()), {**_ACTION}),
        Tool("focus", "Brings a window to the front, also from the Home Screen.",
             _act(lambda d, a: d.focus(int(a["window"]))), {"window": _THE_WINDOW, **_ACTION}, ("window",)),
        Tool("shake", "Shakes the device: the first responder of the app in front hears of it.",
             _act(lambda d, a: d.shake()), {**_ACTION}),
        Tool("open_url", "Opens an address elsewhere: an app's own scheme, or a page of the web for the app in front.",
             _act(lambda d, a: d.open_url(str(a["url"]))), {"url": _STRING, **_ACTION}, ("url",)),
        Tool("shortcut", "Chooses a short cut at an app's icon, by its type or its title.",
             _act(lambda d, a: d.shortcut(str(a["shortcut"]))), {"shortcut": _STRING, **_ACTION}, ("shortcut",)),
        Tool("notification", "Touches a notification that came, by its identifier or its title, or one of its actions.",
             _act(lambda d, a: d.notification(str(a["notification"]), str(a.get("action", "")))),
             {"notification": _STRING, "action": _STRING, **_ACTION}, ("notification",)),
        Tool("memory_warning", "Tells every app that memory is short.", _act(lambda d, a: d.memory_warning()),
             {**_ACTION}),
        Tool("screen", "What can be read and acted on now, by identifier, text and frame.", _screen,
             {"name": _NAME}, read_only=True),
        Tool("tree", "Every view of a window with class, frame, identifier and text.", _tree,
             {"window": _WINDOW, "name": _NAME}, read_only=True),
        Tool("picture", "A PNG of the screen, or of one window.", _picture, {"window": _WINDOW, "name": _NAME},
             read_only=True),
        Tool("why", "Why windows have their orientation: who was asked, which masks met, by which rules.", _why,
             {"window": _WINDOW, "name": _NAME}, read_only=True),
        Tool("explain", "What a rule's number or a word of a receipt or report means, with source and example.",
             lambda _, a: _verb(["explain"], str(a["subject"])), {"subject": _STRING}, ("subject",), read_only=True),
        Tool("run", "Runs a script or recorded log in a device of its own; exit 1 when an expectation is not met.",
             lambda _, a: _verb(["run", *_options(a, "host")], str(a["script"])), {"script": _STRING, "host": _STRING},
             ("script",)),
        Tool("sweep", "Lays an app or storyboard out at every size and tells what breaks where.", _sweep,
             {"app": _STRING, "storyboard": _STRING, "device": _STRING, "width": _STRING, "orientation": _STRING,
              "host": _STRING}),
        Tool("lint", "What breaks in storyboards and xibs on which screens.", _lint,
             {"files": words, "device": _STRING}, ("files",), read_only=True),
        Tool("explore", "Searches an app or storyboard for paths after which something is wrong; exit 1 when found.",
             _explore,
             {"app": _STRING, "storyboard": _STRING, "device": _STRING, "era": _ERA, "host": _STRING,
              "budget": {"type": "string", "description": "A time such as 20s, or a number of events."}}),
    ]
