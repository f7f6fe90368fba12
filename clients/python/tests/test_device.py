"""The client against the real processes."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Callable

import pytest

from swivel_client import Device, Ending, NothingRunning, Orientation, Refused, program, swivel_pb2

Start = Callable[..., Device]


def test_a_turn_is_answered_by_every_window(swivel: Start) -> None:
    device = swivel(device="ipad-air-2", era="9", apps=["Alternates", "BaseController"])
    device.split("half")
    receipt = device.rotate("landscape-left")
    assert receipt.ending is Ending.SETTLED
    assert [w.interface_orientation for w in receipt.windows] == [Orientation.LANDSCAPE_RIGHT] * 2
    # Split View 1/2 of a 1024 point screen: two windows of 507 and a divider of 10.
    assert [w.frame.width for w in receipt.windows] == [507, 507]
    state = device.state()
    assert state.model == "ipad-air-2" and state.device_orientation is Orientation.LANDSCAPE_LEFT


def test_what_is_too_large_is_refused_with_the_limit(swivel: Start) -> None:
    # A host ends the connection of whoever sends more, without a word.
    device = swivel(device="iphone-8", era="15", apps=["Alternates"])
    with pytest.raises(Refused, match="1048576 bytes at most"):
        device.tap("x" * (1 << 20))
    assert device.rotate("landscapeLeft").ending is Ending.SETTLED


def test_a_refused_turn_says_so(swivel: Start) -> None:
    # R-MASK-02: a phone's mask leaves upside down out.
    device = swivel(device="iphone-8", era="15", apps=["Alternates"])
    receipt = device.rotate(Orientation.PORTRAIT_UPSIDE_DOWN)
    assert receipt.ending is Ending.REFUSED
    assert receipt.window(1).reason == "mask" and "window 1: mask" in str(receipt)
    device.strict = True
    with pytest.raises(Refused, match="mask"):
        device.rotate("portraitUpsideDown")


def test_taps_find_views_and_wrong_names_list_those_there_are(swivel: Start) -> None:
    device = swivel(device="ipad-air-2", era="9", apps=["Alternates"])
    device.rotate("landscapeLeft")
    view = device.state().window(1)["open-b"]
    assert view.tappable and view.frame.width > 0
    assert device.tap("open-b").ending is Ending.SETTLED
    assert device.state().window(1).visible_controller == "B"
    refused = device.tap("opne-b")
    assert refused.ending is Ending.REFUSED and "back" in refused.explanation
    assert device.tap("back").ending is Ending.SETTLED
    assert any("viewWillDisappear" in call for call in device.calls())


def test_a_device_begins_at_the_date_it_is_given(swivel: Start) -> None:
    device = swivel(device="iphone-8", era="15", apps=["Alternates"], date="2024-02-29T21:05")
    told = program.run(["log", "tail", "--name", device.name]).stdout.splitlines()
    assert told[0] == "iphone-8, iOS 15, with Alternates, from 2024-02-29T21:05:00"
    with pytest.raises(Refused, match="2024-02-30"):
        swivel(device="iphone-8", era="15", apps=["Alternates"], date="2024-02-30")


def test_what_comes_from_outside_the_windows_arrives(swivel: Start) -> None:
    device = swivel(device="iphone-15", era="17", apps=["Alternates"])
    assert device.home().window(1).reason == "covered"
    assert device.rotate("landscapeLeft").window(1).interface_orientation is Orientation.PORTRAIT
    # R-ROT-14: what comes back turns first.
    assert device.focus(1).window(1).interface_orientation is Orientation.LANDSCAPE_RIGHT
    assert device.shake().ending is Ending.SETTLED
    assert device.memory_warning().ending is Ending.SETTLED
    assert "no app here opens" in device.open_url("nobody://page").explanation
    assert "no app here has a short cut" in device.shortcut("new").explanation
    assert "no notification" in device.notification("due").explanation


def test_keys_scrolls_and_drags_arrive_or_say_why_not(swivel: Start) -> None:
    device = swivel(device="iphone-8", era="15", apps=["Alternates"])
    refused = device.type("x")
    assert refused.ending is Ending.REFUSED and "nothing is being edited" in refused.explanation
    assert "nothing that scrolls" in device.scroll(y=40).explanation
    assert "nothing visible is called" in device.drag("nowhere", by=(1, 0)).explanation
    assert device.drag(start=(100, 300), by=(0, -50)).ending is Ending.SETTLED
    assert device.wait(0.5).ending is Ending.SETTLED


def test_face_up_asks_for_no_orientation_and_the_lock_holds(swivel: Start) -> None:
    # R-DEV-07, R-DEV-09.
    device = swivel(device="iphone-8", era="15", apps=["Alternates"])
    assert device.hold(0, 0, -1).window(1).reason == "flat"
    device.lock()
    assert device.rotate("landscapeLeft").window(1).reason == "locked"
    assert any("R-DEV-09" in line for line in device.why()[1])


def test_pictures(swivel: Start) -> None:
    device = swivel(device="iphone-8", era="15", apps=["Alternates"])
    assert device.picture("png").startswith(b"\x89PNG")
    assert device.picture("svg").lstrip().startswith(b"<")


def test_what_cannot_be_started_is_said(swivel: Start) -> None:
    with pytest.raises(Refused, match="no device 'iphone-99'"):
        swivel(device="iphone-99")
    with pytest.raises(NothingRunning, match="swivel up --detach"):
        Device("nobody-has-this-name")


@pytest.mark.parametrize("word", ["sideways", "", "unknown", "landscape"])
def test_words_that_are_no_orientation(word: str) -> None:
    with pytest.raises(ValueError, match="expected one of portrait"):
        Orientation.named(word)


def test_an_answer_of_another_version_is_told(monkeypatch: Any, swivel: Start) -> None:
    from swivel_client import WrongVersion, bus

    device = swivel(device="iphone-8", era="15", apps=["Alternates"])
    monkeypatch.setattr(bus, "VERSION", 99)
    with pytest.raises(WrongVersion):
        device.state()


def test_the_generated_code_is_of_this_schema() -> None:
    schema = Path(__file__).resolve().parents[3] / "Sources/Wire/Schema/swivel.proto"
    generated = Path(str(swivel_pb2.__file__)).read_text().splitlines()[0]
    assert generated == f"# Schema SHA-256: {hashlib.sha256(schema.read_bytes()).hexdigest()}"
