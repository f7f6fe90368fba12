"""What verbs print with --json is what the schemas of docs/schemas say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Callable

import pytest

from swivel_client import Device
from swivel_client.program import run

SCHEMAS = Path(__file__).resolve().parents[3] / "docs/schemas"


def validated(name: str, line: str) -> Any:
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed: schemas are not tested")
    value = json.loads(line)
    jsonschema.validate(value, json.loads((SCHEMAS / f"{name}.json").read_text()))
    return value


def test_receipts_and_states(swivel: Callable[..., Device]) -> None:
    name = swivel(device="iphone-8", era="15", apps=["Alternates"]).name
    for words, code, ending in [
        (["rotate", "landscapeLeft"], 0, "settled"),
        (["act", "tap", "open-b"], 0, "settled"),
        (["act", "tap", "nowhere"], 3, "refused"),
        # R-MASK-02: a phone's mask leaves upside down out.
        (["rotate", "portraitUpsideDown"], 3, "refused"),
        (["sensor", "set", "0", "0", "-1"], 0, "settled"),
        (["sensor", "lock", "on"], 0, "settled"),
    ]:
        ran = run([*words, "--name", name, "--json"])
        receipt = validated("receipt", ran.stdout)
        assert (ran.returncode, receipt["ending"]) == (code, ending), words
        assert receipt["settled"] is (code == 0)
    state = validated("state", run(["get", "--name", name, "--json"]).stdout)
    assert state["model"] == "iphone-8" and state["rotationLocked"] is True
