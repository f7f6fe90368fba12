"""Asking one process: requests that are repeated until answered (docs/protocol.md)."""

from __future__ import annotations

import secrets
import time
from typing import Any

import zmq
from google.protobuf.message import DecodeError

from . import swivel_pb2 as wire
from .errors import NoAnswer, NothingRunning, Refused, SwivelError, WrongVersion
from .places import control_socket, is_led

VERSION = 1
# A request without an answer is sent again after this many milliseconds: the peer may have been restarted.
REPEAT_INTERVAL = 250
# The largest message there is: an answer beyond it is no answer of Swivel's.
MAXIMUM_MESSAGE = 48 * 1024 * 1024
# The largest request each takes; who sends more is disconnected without a word.
LARGEST_REQUEST = {"host": 1024 * 1024, "sensor": MAXIMUM_MESSAGE}
# What each request is answered with; anything else would be read as an answer that says nothing.
ANSWERS = {
    "hello": "hello_reply",
    "hold_orientation": "accepted",
    "hold_acceleration": "accepted",
    "set_rotation_lock": "accepted",
    "command": "receipt",
    "await_cause": "receipt",
    "get_snapshot": "snapshot",
    "get_ledger": "ledger",
    "get_reasons": "reasons",
    "get_picture": "picture_file",
}


class Requester:
    """Asks at one control socket of an instance, `sensor` or `host`."""

    def __init__(self, context: "zmq.Context[Any]", name: str, role: str) -> None:
        path = control_socket(name, role)
        self._name = name
        self._role = role
        # Tells this requester's requests from those of another that gets the same place on the bus.
        self._session = secrets.randbits(63) + 1
        self._last = 0
        self._socket = context.socket(zmq.DEALER)
        self._socket.setsockopt(zmq.LINGER, 0)
        self._socket.setsockopt(zmq.MAXMSGSIZE, MAXIMUM_MESSAGE)
        self._socket.connect(f"ipc://{path}")

    def close(self) -> None:
        """Lets the socket go."""
        self._socket.close()

    def ask(self, body: str, message: Any, timeout: float) -> wire.Envelope:
        """Asks with `message` as the envelope's field `body`, and returns the answer.

        What is asked is repeated while no answer comes; the session and the number keep it from being done twice.
        """
        self._last += 1
        envelope = wire.Envelope(version=VERSION, request=self._last, session=self._session)
        getattr(envelope, body).CopyFrom(message)
        # An empty message has to be there all the same.
        getattr(envelope, body).SetInParent()
        data = envelope.SerializeToString()
        largest = LARGEST_REQUEST.get(self._role, MAXIMUM_MESSAGE)
        if len(data) > largest:
            raise Refused(f"the {self._role} takes requests of {largest} bytes at most, and this one has {len(data)}")
        deadline = time.monotonic() + timeout
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise NoAnswer(f"the {self._role} did not answer within {timeout} s")
            try:
                self._socket.send(data, zmq.DONTWAIT)
            except zmq.Again:
                pass  # nobody is there yet; the repetition finds whoever comes
            answer = self._answer(min(REPEAT_INTERVAL, int(left * 1000) + 1))
            if answer is None and not is_led(self._name):
                # The answer may have been the last thing that was said, after answers to others.
                answer = self._answer(0, deadline)
                if answer is None:
                    raise NothingRunning(f"the instance '{self._name}' ended, and no answer from the {self._role} will come")
            if answer is not None:
                return self._checked(answer, ANSWERS[body])

    def _answer(self, milliseconds: int, latest: "float | None" = None) -> "wire.Envelope | None":
        """Waits so long for the answer. What has come by then is read until `latest`, or else for no longer than the wait."""
        end = time.monotonic() + milliseconds / 1000
        while True:
            left = int((end - time.monotonic()) * 1000)
            if not self._socket.poll(max(0, left)):
                return None
            answer = wire.Envelope()
            try:
                answer.ParseFromString(self._socket.recv_multipart()[-1])
            except DecodeError as error:
                raise SwivelError(f"the {self._role} answered with what is no message: {error}") from error
            if answer.version != VERSION:
                raise WrongVersion(f"the {self._role} speaks version {answer.version}, this client {VERSION}")
            # What was answered to whoever had this place on the bus before is no answer to this one; only what could not be read is
            # refused without saying which request it was.
            if (answer.session, answer.request) == (self._session, self._last):
                return answer
            is_near = answer.session in (0, self._session) and answer.request in (0, self._last)
            if is_near and answer.WhichOneof("body") == "failure":
                return answer
            # Who is told of others' requests without an end waits no longer for that.
            if time.monotonic() >= (end if latest is None else latest):
                return None

    def _checked(self, answer: wire.Envelope, expected: str) -> wire.Envelope:
        body = answer.WhichOneof("body")
        if body is None:
            raise SwivelError(f"the {self._role} answered with something this version does not know")
        if body == "failure":
            failure = answer.failure
            text = f"the {self._role} refused: {failure.text}"
            raise WrongVersion(text) if failure.code == wire.WRONG_VERSION else Refused(text)
        if body != expected:
            raise SwivelError(f"the {self._role} answered with {body}, where {expected} was asked for")
        return answer
