"""The client against a host that is none: wrong bodies, numbers nobody knows, answers to others, and no end of them."""

from __future__ import annotations

import fcntl
import json
import re
import threading
from pathlib import Path
from typing import Any, Callable, Iterator, List, Tuple

import pytest
import zmq

from swivel_client import Device, NoAnswer, NothingRunning, SwivelError
from swivel_client import swivel_pb2 as wire
from swivel_client.bus import Requester
from swivel_client.spread.shards import ORACLES, Shards, baseline
from swivel_client.spread.values import Outcome, SpreadError, lines

#: What a request is answered with; nothing, one envelope, or many.
Answer = Callable[[wire.Envelope], Iterator[wire.Envelope]]


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Answer], Device]]:
    """Makes a device whose host, and sensor, answer as they are told to."""
    folder = tmp_path / "swivel" / "x"
    folder.mkdir(parents=True)
    for private in (folder, folder.parent):
        private.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    context: "zmq.Context[Any]" = zmq.Context()
    done = threading.Event()
    threads: List[threading.Thread] = []
    devices: List[Device] = []

    def serve(role: str, answer: Answer, ready: threading.Event) -> None:
        with context.socket(zmq.ROUTER) as socket:
            socket.setsockopt(zmq.LINGER, 0)
            socket.bind(f"ipc://{folder}/{role}.control")
            ready.set()
            while not done.is_set():
                if not socket.poll(20):
                    continue
                peer, data = socket.recv_multipart()
                request = wire.Envelope()
                request.ParseFromString(data)
                for said in answer(request):
                    if done.is_set():
                        return
                    socket.send_multipart([peer, said.SerializeToString()])

    def make(answer: Answer) -> Device:
        for role in ("sensor", "host"):
            ready = threading.Event()
            threads.append(threading.Thread(target=serve, args=(role, answer, ready), daemon=True))
            threads[-1].start()
            assert ready.wait(60)
        devices.append(Device("x", timeout=1.0))
        return devices[-1]

    with (folder / "launcher").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield make
        done.set()
        for device in devices:
            device.close()
        for thread in threads:
            thread.join(60)
        context.term()


def _to(request: wire.Envelope) -> wire.Envelope:
    return wire.Envelope(version=1, request=request.request, session=request.session)


BODIES = [field.name for field in wire.Envelope.DESCRIPTOR.oneofs_by_name["body"].fields]


@pytest.mark.parametrize("body", [body for body in BODIES if body not in ("snapshot", "failure")])
def test_an_answer_of_another_kind_is_none(hostile: Callable[[Answer], Device], body: str) -> None:
    def answer(request: wire.Envelope) -> Iterator[wire.Envelope]:
        said = _to(request)
        getattr(said, body).SetInParent()
        yield said

    with pytest.raises(SwivelError, match=f"answered with {body}, where snapshot"):
        hostile(answer).state()


@pytest.mark.parametrize("place", ["device_orientation", "screen_orientation", "horizontal", "vertical", "interface"])
@pytest.mark.parametrize("raw", [7, 99, 2**31 - 1])
def test_numbers_nobody_knows_are_errors_in_words(hostile: Callable[[Answer], Device], place: str, raw: int) -> None:
    def answer(request: wire.Envelope) -> Iterator[wire.Envelope]:
        said = _to(request)
        device = said.snapshot.device
        setattr(device if place.endswith("orientation") else device.windows.add(), place, raw)
        yield said

    with pytest.raises(SwivelError, match=f"{raw} is not known"):
        hostile(answer).state()


@pytest.mark.parametrize("raw", [0, 5, 2**31 - 1])
def test_a_verdict_nobody_knows_is_no_receipt(hostile: Callable[[Answer], Device], raw: int) -> None:
    def answer(request: wire.Envelope) -> Iterator[wire.Envelope]:
        said = _to(request)
        said.receipt.verdict = raw  # type: ignore[assignment]
        said.receipt.SetInParent()
        yield said

    with pytest.raises(SwivelError, match=f"verdict {raw} is not known"):
        hostile(answer).tap("x")


def test_a_receipt_without_a_request_is_nobodys(hostile: Callable[[Answer], Device]) -> None:
    # Request and session 0 are those of a refusal of what could not be read, and of nothing else.
    def answer(request: wire.Envelope) -> Iterator[wire.Envelope]:
        said = wire.Envelope(version=1)
        said.receipt.verdict = 1  # type: ignore[assignment]
        yield said

    with pytest.raises(NoAnswer):
        hostile(answer).tap("x")


def test_answers_to_others_without_an_end(hostile: Callable[[Answer], Device]) -> None:
    def answer(request: wire.Envelope) -> Iterator[wire.Envelope]:
        said = _to(request)
        said.request += 1
        said.receipt.verdict = 1  # type: ignore[assignment]
        while True:
            yield said

    with pytest.raises(NoAnswer):
        hostile(answer).tap("x")


class _Last:
    """A socket at which nothing has come until its instance has ended, and then these answers."""

    def __init__(self, said: List[wire.Envelope]) -> None:
        self._said = said
        self._come: List[wire.Envelope] = []

    def send(self, data: bytes, flags: int) -> None:
        pass

    def poll(self, milliseconds: int) -> bool:
        return bool(self._come)

    def recv_multipart(self) -> List[bytes]:
        return [self._come.pop(0).SerializeToString()]

    def end(self, name: str) -> bool:
        self._come, self._said = self._come + self._said, []
        return False


@pytest.mark.parametrize("requests", [(1,), (7, 7, 1), (7, 7), ()])
def test_the_last_answer_lies_behind_others(monkeypatch: pytest.MonkeyPatch, requests: Tuple[int, ...]) -> None:
    monkeypatch.setattr("swivel_client.bus.control_socket", lambda name, role: "/nowhere")
    with zmq.Context() as context:
        requester = Requester(context, "x", "host")
        requester.close()
        said = [wire.Envelope(version=1, request=request, session=requester._session) for request in requests]
        for answer in said:
            answer.snapshot.SetInParent()
        last = _Last(said)
        monkeypatch.setattr(requester, "_socket", last)
        monkeypatch.setattr("swivel_client.bus.is_led", last.end)
        if 1 in requests:
            assert requester.ask("get_snapshot", wire.GetSnapshot(), 60).request == 1
        else:
            with pytest.raises(NothingRunning):
                requester.ask("get_snapshot", wire.GetSnapshot(), 60)


@pytest.mark.parametrize(
    "text, number",
    [("", None), ("\n", None), ("mirror\tOne\ta.text\ttap\r\n\r\n", None), ("nonsense\n", 1),
     ("mirror\tOne\ta.text\t\n<<<<<<< ours\n", 2), ("\x00\xff", 1),
     ("Main.storyboard\tHome/View\toverlap\tlandscape\ttitle\n", 1), ("mirrors\tOne\ta.text\ttap\n", 1)],
)  # fmt: skip
def test_what_is_a_baseline(tmp_path: Path, text: str, number: "int | None") -> None:
    file = tmp_path / "known"
    file.write_bytes(text.encode("latin-1"))
    if number is None:
        assert baseline(str(file)) == frozenset(line for line in [text.strip("\r\n")] if line)
    else:
        with pytest.raises(SpreadError, match=f"known:{number}: expected a finding"):
            baseline(str(file))


def test_the_oracles_are_those_of_explore() -> None:
    source = (Path(__file__).parents[3] / "Sources/Exploration/Oracle.swift").read_text(encoding="utf-8")
    cases = re.findall(r'^  case (\w+)(?: = "([^"]+)")?$', source, re.MULTILINE)
    assert ORACLES == {raw or name for name, raw in cases}


@pytest.mark.parametrize("newline", ["\n", "\r", "\r\n", "\v", "\f", "\x85", "\u2028", "\u2029"])
def test_findings_with_line_breaks_are_known(tmp_path: Path, newline: str) -> None:
    # What `swivel explore` tells has the break; its baseline has a blank there.
    told = {"fingerprint": f"mirror\tOne{newline}two\ta.text\ttap", "oracle": "mirror", "screen": "One", "message": "x"}
    file = tmp_path / "known"
    file.write_bytes("mirror\tOne two\ta.text\ttap\n".encode())
    outcome = Outcome(1, json.dumps(told) + "\n", "")
    found = Shards([None], 1, tmp_path / "parts").take(0, outcome)
    assert {finding.fingerprint for finding in found} == baseline(str(file))


def test_lines_end_at_newlines_alone() -> None:
    # str.splitlines would end one at each of these, which texts of apps may have.
    assert lines('{"a":"\u2028 \x0b \x1d \x85"}\r\n\n{}\n') == ['{"a":"\u2028 \x0b \x1d \x85"}', "{}"]
