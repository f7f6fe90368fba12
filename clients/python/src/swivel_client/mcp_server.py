"""`swivel mcp`: a Model Context Protocol server on standard input and output.

JSON-RPC 2.0, one message a line. Written against the protocol itself: it needs no more than the client does.
"""

from __future__ import annotations

import json
import math
import os
import sys
import threading
from collections import deque
from typing import Any, Callable, Deque, Dict, Iterator, List, Optional, TextIO

from . import leaving
from .errors import SwivelError
from .mcp_tools import Session, Tool, tools

# Newest first; a client that asks for one of these gets it, any other gets the newest.
VERSIONS = ["2025-06-18", "2025-03-26", "2024-11-05"]

INSTRUCTIONS = (
    "A headless iPad or iPhone. Start one with `up`, then rotate, split, tap. Each action answers with its receipt: "
    "what changed in which window, or why not. Below it stands the screen: identifiers, texts, frames. `why` explains "
    "a turn that was refused; `picture` shows the screen; `down` ends it."
)

# The longest line in characters: a thousand times what any tool is asked with, and little beside what a machine has.
LONGEST_LINE = 8 << 20
# As much of a name nobody knows as a reader needs to find it again.
SHOWN = 100
# The one version in which several messages may stand in one line (JSON-RPC's batches), and how many are answered.
WITH_BATCHES, LARGEST_BATCH = "2025-03-26", 100

PARSE_ERROR, INVALID_REQUEST, NO_METHOD, INVALID_PARAMS = -32700, -32600, -32601, -32602


class _Fault(Exception):
    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


def _no_number(word: str) -> float:
    """JSON has neither NaN nor infinities, which Python's reader would take (RFC 8259, 6)."""
    raise ValueError(f"{word} is no number")


def _failed(number: Any, code: int, text: str) -> Dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": text}}


def _text(reply: Any) -> str:
    """A reply, or several, in a line."""
    text = json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:
        # Half a surrogate pair, such as a client's own id: only spelled it comes back as it came.
        return json.dumps(reply, separators=(",", ":"))
    return text


class Server:
    """Answers one client."""

    def __init__(self, version: str) -> None:
        self._version = version
        self._session = Session()
        self._takes_batches = False
        self._tools: Dict[str, Tool] = {tool.name: tool for tool in tools()}
        self._methods: Dict[str, Callable[[Dict[str, Any]], Any]] = {
            "initialize": self._initialize,
            "ping": lambda _: {},
            "tools/list": lambda _: {"tools": [tool.described() for tool in self._tools.values()]},
            "tools/call": self._call,
        }

    def close(self) -> None:
        """Lets go of devices; those that were started here are stopped."""
        self._session.close()

    def answer(self, line: str) -> Optional[str]:
        """The answer to a line; None for a notification."""
        try:
            message = json.loads(line, parse_constant=_no_number)
        # What lies too deep is no JSON either: it must not end the devices that were started here.
        except (ValueError, RecursionError) as error:
            return _text(_failed(None, PARSE_ERROR, f"no JSON: {error}"))
        if not self._takes_batches or not isinstance(message, list):
            reply = self._reply(message)
            return None if reply is None else _text(reply)
        # JSON-RPC 2.0, 6: an answer to each that asks, in one line; an empty one is no batch.
        if not 0 < len(message) <= LARGEST_BATCH:
            return _text(_failed(None, INVALID_REQUEST, f"expected 1 to {LARGEST_BATCH} messages in a batch, got {len(message)}"))
        replies = [reply for reply in map(self._reply, message) if reply is not None]
        return _text(replies) if replies else None

    def _reply(self, message: Any) -> Optional[Dict[str, Any]]:
        """The answer to one message; None for what asks nothing."""
        number: Any = None
        try:
            # An answer, to which there is none: nothing was asked.
            if isinstance(message, dict) and "method" not in message and ("result" in message or "error" in message):
                return None
            if not isinstance(message, dict) or not isinstance(message.get("method"), str):
                raise _Fault(INVALID_REQUEST, "expected an object with a method")
            if "id" not in message:
                return None
            own = message["id"]
            if isinstance(own, bool) or not isinstance(own, (str, int, float)) or own in (math.inf, -math.inf):
                raise _Fault(INVALID_REQUEST, "id: expected text or a number")
            number = own
            params = message.get("params") or {}
            method = self._methods.get(message["method"])
            if method is None:
                raise _Fault(NO_METHOD, f"no method '{message['method'][:SHOWN]}'")
            if not isinstance(params, dict):
                raise _Fault(INVALID_PARAMS, "params: expected an object")
            return {"jsonrpc": "2.0", "id": number, "result": method(params)}
        except _Fault as fault:
            return _failed(number, fault.code, str(fault))

    def refusal(self) -> str:
        """The answer to a line that was too long to be kept; whose it was is not known."""
        return _text(_failed(None, INVALID_REQUEST, f"a line of more than {LONGEST_LINE} characters"))

    def _initialize(self, params: Dict[str, Any]) -> Dict[str, Any]:
        asked = params.get("protocolVersion")
        spoken = asked if asked in VERSIONS else VERSIONS[0]
        self._takes_batches = spoken == WITH_BATCHES
        return {
            "protocolVersion": spoken,
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "swivel", "version": self._version},
            "instructions": INSTRUCTIONS,
        }

    def _call(self, params: Dict[str, Any]) -> Dict[str, Any]:
        tool = self._tools.get(str(params.get("name")))
        if tool is None:
            raise _Fault(INVALID_PARAMS, f"no tool '{str(params.get('name'))[:SHOWN]}'; there are {', '.join(self._tools)}")
        arguments = params.get("arguments") or {}
        if not isinstance(arguments, dict):
            raise _Fault(INVALID_PARAMS, "arguments: expected an object")
        try:
            tool.check(arguments)
            content, failed = tool.run(self._session, arguments)
        # A wrong word or a refusal is for whoever called the tool to read, and no fault of the protocol.
        except (SwivelError, ValueError, KeyError) as error:
            text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
            content, failed = [{"type": "text", "text": text}], True
        # Whatever else goes wrong, such as a number no float holds, must not end the devices that were started here.
        except Exception as error:  # pylint: disable=broad-exception-caught
            content, failed = [{"type": "text", "text": f"{type(error).__name__}: {error}"}], True
        return {"content": content, "isError": failed}


def _lines(stream: TextIO) -> Iterator[Optional[str]]:
    """The lines of a stream; None for one that is too long, which is read to its end and not kept."""
    while True:
        line = stream.readline(LONGEST_LINE)
        if not line:
            return
        if len(line) < LONGEST_LINE or line.endswith("\n"):
            yield line
            continue
        while line and not line.endswith("\n"):
            line = stream.readline(LONGEST_LINE)
        yield None


def _read(line: str) -> Dict[str, Any]:
    """The object of a line; an empty one for what is none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


class _Ahead:
    """Lines that are read while another is answered, so that a request can be cancelled before its turn.

    The protocol lets a receiver ignore that a request under way is cancelled, and asks it to do nothing for any other.
    """

    def __init__(self, stream: TextIO) -> None:
        self._waiting: Deque[Optional[str]] = deque()
        self._size = 0
        self._is_over = False
        self._failure: Optional[Exception] = None
        self._changed = threading.Condition()
        threading.Thread(target=self._fill, args=(stream,), daemon=True).start()

    def _fill(self, stream: TextIO) -> None:
        try:
            for line in _lines(stream):
                with self._changed:
                    # No more is kept than one line may have.
                    self._changed.wait_for(lambda: self._size < LONGEST_LINE)
                    self._waiting.append(line)
                    self._size += len(line or " ")
                    self._changed.notify_all()
        except Exception as error:  # for whoever takes the lines
            self._failure = error
        with self._changed:
            self._is_over = True
            self._changed.notify_all()

    def __iter__(self) -> Iterator[Optional[str]]:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._is_over)
                if not self._waiting:
                    break
                line = self._waiting.popleft()
                self._size -= len(line or " ")
                self._changed.notify_all()
            yield line
        if self._failure is not None:
            raise self._failure

    def cancels(self, line: str) -> bool:
        """Whether a line that waits cancels this request."""
        with self._changed:
            later = [other for other in self._waiting if other is not None and "cancelled" in other]
        if not later:
            return False
        request = _read(line)
        number = request.get("id")
        if number is None or request.get("method") == "initialize":
            return False
        for other in map(_read, later):
            params = other.get("params")
            if other.get("method") == "notifications/cancelled" and isinstance(params, dict):
                meant = params.get("requestId")
                if type(meant) is type(number) and meant == number:
                    return True
        return False


def serve(lines: TextIO, out: TextIO, version: str) -> None:
    """Answers until the input ends."""
    server = Server(version)
    ahead = _Ahead(lines)
    try:
        for line in ahead:
            if line is not None and (not line.strip() or ahead.cancels(line)):
                continue
            reply = server.refusal() if line is None else server.answer(line)
            if reply is not None:
                out.write(reply + "\n")
                out.flush()
    finally:
        with leaving.held():
            server.close()


def main(arguments: Optional[List[str]] = None) -> int:
    """The program."""
    words = sys.argv[1:] if arguments is None else arguments
    if words in (["--help"], ["-h"]):
        print("usage: swivel mcp\nA Model Context Protocol server on standard input and output: docs/mcp.md.")
        return 0
    if words:
        print(f"swivel mcp: no option '{words[0]}'", file=sys.stderr)
        return 2
    # The protocol's text is UTF-8, whatever the locale; what is none, on either way, must not end the server.
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    # Clients end a server by SIGTERM, some without closing its input first, and a terminal that is closed sends SIGHUP.
    leaving.listen()
    # Input is still being read where that ends it, which Python does not leave in the ordinary way.
    try:
        serve(sys.stdin, sys.stdout, "0.9.0")
    except BrokenPipeError:
        os._exit(1)
    except leaving.Leaving as asked:
        os._exit(128 + asked.number)
    return 0


if __name__ == "__main__":
    sys.exit(main())
