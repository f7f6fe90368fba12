"""What verbs print with --json is what the schemas of docs/schemas say."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Callable, List

import pytest

from swivel_client import Device
from swivel_client.program import program, run

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


def lines_validated(schema: str, words: List[str], code: int = 0) -> List[Any]:
    ran = run(words)
    assert ran.returncode == code, (words, ran.stderr)
    lines = ran.stdout.splitlines()
    assert lines, words
    return [validated(schema, line) for line in lines]


ROOT = SCHEMAS.parents[1]
TIMER = str(ROOT / "docs/tutorial/Timer.storyboard")


@pytest.mark.parametrize(
    "schema, words, code",
    [
        ("device", ["devices"], 0),
        ("sheet", ["devices", "show", "iphone-15"], 0),
        ("sheet", ["devices", "show", "ipad-pro-11-4"], 0),
        ("explanation", ["explain", "R-NEG-02"], 0),
        ("explanation", ["explain", "mask"], 0),
        ("explanation", ["explain", "settled"], 0),
        ("explanation", ["explain", "crashed"], 0),
        ("explanation", ["explain", "off-screen"], 0),
        ("explanation", ["explain", "state-loss"], 0),
        ("explanation", ["explain", "C05"], 0),
        ("explanation", ["explain", "receipt"], 0),
        ("explanation", ["explain", "refused"], 0),
        ("rule", ["conformance", "--rules"], 0),
        ("case", ["conformance", str(ROOT / "Examples/negotiation.csv")], 0),
        ("result", ["test", str(ROOT / "Examples/negotiation.csv"), TIMER], 1),
        ("finding", ["lint", TIMER], 1),
        ("finding", ["sweep", "--app", "Alternates", "--device", "iphone-15"], 1),
        ("finding", ["sweep", "--app", "Alternates", "--width", "320..360"], 1),
        ("laidout", ["layout", TIMER, "--device", "iphone-15"], 0),
        ("canvas", ["layout", "--check", TIMER], 0),
        ("exploration", ["explore", "--app", "Alternates", "--device", "iphone-8", "--era", "15", "--budget", "400"], 1),
    ],
)
def test_verbs_that_need_no_device(schema: str, words: List[str], code: int) -> None:
    lines_validated(schema, [*words, "--json"], code)


def test_verbs_of_a_device(swivel: Callable[..., Device], tmp_path: Path) -> None:
    name = swivel(device="ipad-air-2", era="15", apps=["Alternates", "BaseController"]).name
    of = ["--name", name, "--json"]
    for schema, words, code in [
        ("instance", ["ps", "--json"], 0),
        ("receipt", ["rotate", "landscapeLeft", *of], 0),
        ("why", ["why", *of], 0),
        ("source", ["sensor", "source", *of], 0),
        ("sensing", ["why", "--sensor", *of], 0),
        ("receipt", ["sensor", "play", "--motion", "turn-left", *of], 0),
        ("monitored", ["monitor", "--once", *of], 0),
        ("window", ["window", "ls", *of], 0),
        ("view", ["tree", *of], 0),
        ("constraints", ["tree", "--constraints", *of], 0),
        ("receipt", ["act", "tap", "open-b", *of], 0),
        ("ledger", ["ledger", *of], 0),
        ("expectation", ["expect", "model=ipad-air-2", "era=15", *of], 0),
        ("expectation", ["expect", "model=iphone-8", *of], 1),
        ("receipt", ["window", "split", "half", *of], 0),
    ]:
        lines_validated(schema, words, code)


def test_every_change_a_monitor_tells(swivel: Callable[..., Device]) -> None:
    name = swivel(device="ipad-air-2", era="15", apps=["Alternates", "BaseController"]).name
    words = [program(), "monitor", "--name", name, "--json"]
    kinds: List[str] = []
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as monitor:
        assert monitor.stdout is not None
        for line in monitor.stdout:
            kinds.append(validated("monitored", line)["kind"])
            if kinds[-1] == "state":
                run(["rotate", "landscapeLeft", "--name", name])
                run(["sensor", "lock", "on", "--name", name])
            if kinds[-1] == "rotationLock":
                break
        monitor.terminate()
    assert {"connection", "state", "deviceOrientation", "receipt", "rotationLock", "window"} == set(kinds)


def test_a_trace_is_classified(tmp_path: Path) -> None:
    trace = tmp_path / "turn.csv"
    # Two seconds upright, two with the left edge down, at 50 readings a second.
    rows = [(n / 50, *((0, -1, 0) if n < 100 else (-1, 0, 0))) for n in range(200)]
    trace.write_text("t,ax,ay,az\n" + "".join(",".join(map(str, row)) + "\n" for row in rows))
    changes = lines_validated("classified", ["classify", str(trace), "--json"])
    assert [change["deviceOrientation"] for change in changes] == ["portrait", "landscapeLeft"]
    lines_validated("classified", ["classify", str(trace), "--every", "--json"])


def test_keys(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.keys")
    made = lines_validated("keys", ["keys", "new", file, "--json"])
    assert made == lines_validated("keys", ["keys", "show", file, "--json"])


def test_a_run_prints_receipts_and_checks() -> None:
    ran = run(["run", str(ROOT / "Examples/alternates-path.swivel"), "--json"])
    assert ran.returncode == 0
    lines = ran.stdout.splitlines()
    kinds = ["receipt" if "cause" in json.loads(line) else "check" for line in lines]
    assert set(kinds) == {"receipt", "check"}
    for kind, line in zip(kinds, lines):
        validated(kind, line)


ACCELEROMETER = '''P: /devices/platform/iio-sim/iio:device0
N: iio:device0
E: DEVNAME=/dev/iio:device0
E: DEVTYPE=iio_device
E: MAJOR=249
E: MINOR=0
E: SUBSYSTEM=iio
A: name=fake_accel\\n
A: in_accel_x_raw=0\\n
A: in_accel_y_raw=0\\n
A: in_accel_z_raw=-1024\\n
A: in_accel_scale=0.009576807\\n

'''


@pytest.mark.skipif(shutil.which("umockdev-run") is None, reason="umockdev is not installed: no accelerometer to calibrate")
def test_a_calibration(tmp_path: Path) -> None:
    # A chip of 1,024 counts a g that lies face up and reads as if it did not, then the same again.
    (tmp_path / "accelerometer.umockdev").write_text(ACCELEROMETER)
    shutil.copytree(ROOT / "config", tmp_path / "config")
    words = ["sensor", "calibrate", "--yes", "--json", "--name", "nobody", "--config", str(tmp_path / "config")]
    for changed in [True, False]:
        ran = subprocess.run(
            ["umockdev-run", "-d", str(tmp_path / "accelerometer.umockdev"), "--", program(), *words],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        learnt = validated("calibrated", ran.stdout)
        assert (learnt["name"], learnt["changed"], learnt["heard"]) == ("fake_accel", changed, False)


def test_doctor() -> None:
    # Whether this machine is well is not what is asked.
    for line in run(["doctor", "--json"]).stdout.splitlines():
        validated("doctor", line)


def test_up_and_replay(tmp_path: Path) -> None:
    name = f"json-{tmp_path.name}"[:24]
    ran = run(["up", "--detach", "--name", name, "--device", "iphone-8", "--app", "Alternates", "--json"])
    assert ran.returncode == 0, ran.stderr
    try:
        endpoints = validated("endpoints", ran.stdout)
        assert run(["rotate", "landscapeLeft", "--name", name]).returncode == 0
        log = tmp_path / "session.swivel"
        log.write_bytes(Path(endpoints["log"]).read_bytes())
    finally:
        run(["down", "--name", name])
    assert lines_validated("verified", ["log", "verify", str(log), "--json"])[-1]["whole"] is True
    lines = log.read_bytes().splitlines(keepends=True)
    damaged = tmp_path / "damaged.swivel"
    damaged.write_bytes(b"".join(line.replace(b"landscapeLeft", b"landscapeRight") for line in lines))
    told = lines_validated("verified", ["log", "verify", str(damaged), "--json"], 1)
    assert len(told) > 1 and told[-1]["whole"] is False
    results = lines_validated("result", ["replay", str(log), "--json"])
    assert [result["kind"] for result in results if "kind" in result] == ["log"]


def test_every_schema_is_a_schema_and_is_tested_here() -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed: schemas are not tested")
    text = Path(__file__).read_text()
    for path in sorted(SCHEMAS.glob("*.json")):
        jsonschema.Draft202012Validator.check_schema(json.loads(path.read_text()))
        assert f'"{path.stem}"' in text, f"no test validates anything by {path.name}"
