"""Logs for other programs: read back by the field's own libraries."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any, Dict, List

import pytest

from swivel_client import Device
from swivel_client.program import run


def test_mcap_is_read_back(tmp_path: Path) -> None:
    reader = pytest.importorskip("mcap.reader", reason="mcap is not installed: exported containers are not read back")
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed: messages are not checked")
    name = f"py-{secrets.token_hex(4)}"
    up = run(["up", "--detach", "--json", "--name", name, "--device", "ipad-air-2", "--era", "9"]
             + ["--app", "Alternates", "--app", "Alternates"])
    assert up.returncode == 0, up.stderr
    try:
        log = json.loads(up.stdout)["log"]
        assert run(["rotate", "landscapeLeft", "--name", name]).returncode == 0
        assert run(["act", "tap", "nowhere", "--window", "1", "--name", name]).returncode == 3
        exported = tmp_path / "session.mcap"
        ran = run(["log", "export", log, "--to", "mcap", "--output", str(exported)])
        assert ran.returncode == 0, ran.stderr
    finally:
        Device.down(name)
    topics: Dict[str, List[Any]] = {}
    times: List[int] = []
    with exported.open("rb") as file:
        container = reader.make_reader(file)
        summary = container.get_summary()
        for schema, channel, message in container.iter_messages():
            assert (schema.encoding, channel.message_encoding) == ("jsonschema", "json")
            value = json.loads(message.data)
            jsonschema.validate(value, json.loads(schema.data))
            topics.setdefault(channel.topic, []).append(value)
            times.append(message.log_time)
    assert summary.statistics.message_count == len(times)
    assert (summary.statistics.message_start_time, summary.statistics.message_end_time) == (min(times), max(times))
    # The launch, how the device lay at first, the turn, and the tap on nothing.
    assert [value["ending"] for value in topics["/outcome"]] == ["settled", "settled", "settled", "refused"]
    assert [value["seq"] for value in topics["/input"]] == [1, 2, 3]
    # R-MULTI-02: windows that share the screen turn with it.
    for window in ("/window/1", "/window/2"):
        assert [value["interfaceOrientation"] for value in topics[window]][:3] == ["portrait", "portrait", "landscapeRight"]
