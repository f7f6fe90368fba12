"""Work that is spread: how it is dealt out and put together, and a real cluster whose workers are killed. Against the program."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Sequence

import pytest

from swivel_client import program
from swivel_client.spread import leash, work
from swivel_client.spread.reports import items, members, united_sweeps, written
from swivel_client.spread.shards import Shards
from swivel_client.spread.values import Outcome, Place, SpreadError, Task, groups, seeds

ROOT = Path(__file__).resolve().parents[3]
TIMER = ROOT / "docs/tutorial/Timer.storyboard"
ERRANDS = ROOT / "Sources/Apps/Errands/Main.storyboard"
#: An app in which two mistakes are planted, looked at for a known number of events.
EXPLORED = ["--app", "Programmatic", "--device", "iphone-8", "--ios", "11", "--budget", "200"]
#: Seconds anything here may take: tens of times what it does.
LIMIT = 120.0
#: A budget that is longer than that.
LONG = f"{int(LIMIT) * 10}s"

cluster = pytest.mark.skipif(
    subprocess.run([sys.executable, "-c", "import distributed"], capture_output=True).returncode != 0,
    reason="DASK'S distributed IS NOT INSTALLED: NO CLUSTER IS TESTED (pip install './clients/python[test,dask]')",
)


# Dealing out


@pytest.mark.parametrize(
    "weights, count, sizes",
    [([], 4, []), ([5], 4, [1]), ([1] * 8, 4, [2, 2, 2, 2]), ([1] * 3, 8, [1, 1, 1]), ([9, 1, 1, 1], 2, [1, 3]),
     ([1, 1, 1, 9], 2, [3, 1]), ([0, 0, 0], 2, [1, 2]), ([1] * 5, 1, [5])],
)
def test_groups_are_neighbours_of_about_one_weight(weights: List[int], count: int, sizes: List[int]) -> None:
    found = groups(weights, count)
    assert [len(group) for group in found] == sizes
    assert [index for group in found for index in group] == list(range(len(weights)))


def test_seeds() -> None:
    assert seeds("3") == [1, 2, 3] and seeds("7,9") == [7, 9]
    for text in ["", "0", "x", "1,", "3,3", "-1,2", "5000", "1.5"]:
        with pytest.raises(SpreadError, match="--seeds: expected how many"):
            seeds(text)


# Putting together


def test_values_go_through_as_they_were_written() -> None:
    text = '{"v":1, "a":[1.50,"\\u00e9,]}",{"b":[]}],"c":{},"d":"é"}'
    line = members(text)
    assert line["a"] == '[1.50,"\\u00e9,]}",{"b":[]}]' and items(line["a"])[:2] == ["1.50", '"\\u00e9,]}"']
    assert written(line) == text.replace(", ", ",")
    for wrong in ["", "[", "{", '{"a"}', "[1 2]", '{"a":1']:
        with pytest.raises((ValueError, IndexError)):
            members(wrong)


def mistake(view: str, amount: float, screen: str, check: str = "off-screen", other: str = "") -> str:
    return json.dumps(
        {"check": check, "confidence": "likely", "view": view, "other": other, "amount": amount, "screens": [screen],
         "amounts": [amount], "device": screen}, separators=(",", ":"))


def test_one_mistake_on_two_machines_is_told_of_the_worst_screen() -> None:
    def told(*lines: str) -> str:
        return "\n".join([*lines, '{"v":1,"app":"A","layouts":2,"findings":1,"skipped":["x"]}', ""])

    first = told(mistake("b", 2, "one"), mistake("a", 1, "one", "unsatisfiable", "p"))
    later = told(mistake("a", 1, "two", "clipped"), mistake("b", 3, "two"), mistake("a", 1, "two", "unsatisfiable", "q"))
    lines = [json.loads(line) for line in united_sweeps([first, later]).splitlines()]
    assert [(line["check"], line["device"], line["amounts"]) for line in lines[:-1]] == [
        ("clipped", "two", [1]), ("off-screen", "two", [2, 3]), ("unsatisfiable", "one", [1, 1])]
    assert lines[-1] == {"v": 1, "app": "A", "layouts": 4, "findings": 3, "skipped": ["x", "x"]}
    for wrong in ["", "x\n", first + later, mistake("a", 1, "one")]:
        with pytest.raises(SpreadError, match="do not belong together"):
            united_sweeps([first, wrong])


def shard(part: int, seed: int, *lines: str) -> str:
    header = {"shard": {"app": "A", "part": part, "parts": 2, "plan": ["--app", "A", "--seed", str(seed)]}}
    return "".join(line + "\n" for line in [json.dumps(header), *lines])


def test_parts_of_seeds_are_counted_on_and_what_is_missing_is_unfinished(tmp_path: Path) -> None:
    shards = Shards([7, 9], 2, tmp_path / "out")
    shards.demand_room()
    assert [task.name for task in shards.tasks([])] == [
        "part 1/2 of seed 7", "part 1/2 of seed 9", "part 2/2 of seed 7", "part 2/2 of seed 9"]
    assert not shards.complete()
    figures = '{"figures":{"figures":{},"world":"phone"}}'
    ended = Outcome(0, "", "", {"shard-1-of-2.jsonl": shard(1, 9, figures, '{"end":true}')})
    assert shards.take(1, ended) == [] and shards.problem(1, ended) is None
    torn = Outcome(0, '{"v":1', "oops", {"shard-2-of-2.jsonl": shard(2, 7, '{"fin')}, "here")
    assert shards.take(2, torn) == [] and "oops, on here" in (shards.problem(2, torn) or "")
    assert shards.complete()
    assert shards.path(3).read_text() == shard(2, 9)
    united = shards.united(tmp_path / "united")
    assert sorted(path.name for path in united.iterdir()) == [f"shard-{part}-of-4.jsonl" for part in (1, 2, 3, 4)]
    header, counted, end, _ = (united / "shard-3-of-4.jsonl").read_text().split("\n")
    assert json.loads(header)["shard"] == {"app": "A", "part": 3, "parts": 4, "plan": ["--app", "A", "--seed", "7,9"]}
    assert json.loads(counted)["figures"]["world"] == "phone, seed 9" and json.loads(end) == {"end": True}


def test_a_folder_with_other_shards_is_refused(tmp_path: Path) -> None:
    (tmp_path / "shard-1-of-3.jsonl").write_text("")
    with pytest.raises(SpreadError, match="shard-1-of-3.jsonl is of another exploration: name an empty folder"):
        Shards([None], 2, tmp_path).demand_room()


def test_a_sweep_in_parts_is_the_sweep() -> None:
    here = Place(str(ROOT), program.program())
    for words in [["--app", "Alternates"], ["--storyboard", str(ERRANDS)], ["--app", "Alternates", "--width", "318..322"]]:
        shares = ["iphone-15,ipad-5", "iphone-se-3", "ipad-9,ipad-1"]
        parts = [
            work.carry_out(Task(share, ("sweep", *words, "--device", share, "--format", "json")), here, "sweep")
            for share in shares
        ]
        whole = program.run(["sweep", *words, "--device", ",".join(shares), "--format", "json"])
        assert whole.stdout and united_sweeps([part.output for part in parts]) == whole.stdout


# Ending


def until(condition: Callable[[], Any]) -> Any:
    """What the condition is when it is something; it is looked at until then."""
    deadline = time.monotonic() + LIMIT
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        select.select([], [], [], 0.02)
    raise AssertionError("it did not come to pass")


def text_of(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def ended(process: int) -> bool:
    """Whether a process is gone, or waits for nothing but to be noticed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def running(*words: str) -> List[int]:
    """The processes in whose command lines these words are."""
    found: List[int] = []
    for folder in Path("/proc").iterdir():
        try:
            line = (folder / "cmdline").read_bytes().decode(errors="replace") if folder.name.isdigit() else ""
        except OSError:
            continue  # it has ended meanwhile
        if line and all(word in line for word in words):
            found.append(int(folder.name))
    return found


def parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])


def test_a_leash_hands_codes_on_and_ends_what_it_holds(tmp_path: Path) -> None:
    command = [sys.executable, "-I", "-S", str(leash.__file__)]
    reading, writing = os.pipe()
    for words, code in [(["sh", "-c", "exit 7"], 7), (["sh", "-c", "kill -9 $$"], 137), (["/no/program"], 127)]:
        assert subprocess.run([*command, *words], stdin=reading, capture_output=True, timeout=LIMIT).returncode == code
    # Both the program and what it started hear of it.
    script = f"sleep 600 & echo $! $$ >{tmp_path}/pids; wait"
    held = subprocess.Popen([*command, "sh", "-c", script], stdin=reading)
    os.close(reading)
    pids = [int(word) for word in until(lambda: text_of(tmp_path / "pids").split())]
    assert not any(ended(pid) for pid in pids)
    os.close(writing)
    assert held.wait(LIMIT) == 128 + signal.SIGTERM
    until(lambda: all(ended(pid) for pid in pids))


def test_what_is_stopped_before_it_begins_does_not_begin(tmp_path: Path) -> None:
    work.stop("stopped")
    outcome = work.carry_out(Task("t", ("no-verb",)), Place(str(tmp_path)), "stopped")
    assert outcome.code is None and outcome.problem is None


# A cluster

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def spread() -> Iterator[Start]:
    """Starts one of the programs; what still runs ends with the test."""
    processes: List["subprocess.Popen[str]"] = []

    def start(verb: str, *words: str, env: "Dict[str, str] | None" = None, before: str = "") -> "subprocess.Popen[str]":
        code = f"{before}\nimport sys\nfrom swivel_client.spread import cli\nsys.exit(cli.{verb}())"
        environment = {**os.environ, "SWIVEL": program.program(), **(env or {})}
        process = subprocess.Popen(
            [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
            cwd=ROOT, stdin=subprocess.DEVNULL,
        )
        processes.append(process)
        return process

    yield start
    for process in processes:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=LIMIT)


def findings(output: str) -> List[Dict[str, Any]]:
    return [line for line in map(json.loads, output.splitlines()) if "fingerprint" in line]


def gate(folder: Path, case: str) -> Dict[str, str]:
    """A program that is `swivel`, but for what a line of shell makes of it."""
    path = folder / "swivel"
    path.write_text(f'#!/bin/sh\n{case}\nexec "$GATED" "$@"\n')
    path.chmod(0o755)
    return {"SWIVEL": str(path), "GATED": program.program(), "GATE": str(folder)}


def alone(folder: Path, parts: int, numbers: Sequence[int]) -> Shards:
    """The same parts, made by this process one after the other."""
    shards = Shards([*numbers] or [None], parts, folder)
    shards.demand_room()
    for index, task in enumerate(shards.tasks(EXPLORED)):
        shards.take(index, work.carry_out(task, Place(str(ROOT), program.program()), "alone"))
    return shards


@cluster
def test_a_killed_worker_loses_nothing(tmp_path: Path, spread: Start) -> None:
    # The first time part 2 is made it explores for longer than this test may take; what is begun anew is made as ever.
    (tmp_path / "tmp").mkdir()
    env = gate(
        tmp_path,
        f'case "$*" in *"--shard 2/4"*) mkdir "$GATE/first" 2>/dev/null && echo $$ >"$GATE/pid" '
        f'&& exec "$GATED" "$@" --budget {LONG};; esac')
    env["TMPDIR"] = str(tmp_path / "tmp")
    process = spread(
        "explore", "--dask", "local:2", "--parts", "4", "--format", "json", "--out", str(tmp_path / "out"), *EXPLORED, env=env)
    held = int(until(lambda: text_of(tmp_path / "pid").strip()))
    # In the middle: it has found something already, and nobody has it but its worker's machine.
    until(lambda: any("finding" in text_of(file) for file in tmp_path.glob("tmp/**/shard-2-of-4.jsonl")))
    os.kill(parent(parent(held)), signal.SIGKILL)
    # What it ran does not outlive it, nor what that has started.
    until(lambda: ended(held) and not running(str(tmp_path / "tmp"), LONG))
    output, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 1, errors
    assert "4 of 4 parts, 2 findings" in errors
    shards = alone(tmp_path / "alone", 4, [])
    whole = program.run(["merge", str(tmp_path / "alone"), "--format", "json"])
    assert [(one["fingerprint"], one["path"]) for one in findings(output)] == [
        (one["fingerprint"], one["path"]) for one in findings(whole.stdout)]
    assert len(findings(output)) == 2 and output == whole.stdout
    for index in range(len(shards)):
        name = shards.path(index).name
        assert (tmp_path / "out" / name).read_bytes() == shards.path(index).read_bytes()
    assert sorted(path.name for path in (tmp_path / "out").glob("*.swivel")) == ["Programmatic-1.swivel", "Programmatic-2.swivel"]


@cluster
def test_a_part_that_ends_every_worker_is_given_up_and_the_rest_is_told(tmp_path: Path, spread: Start) -> None:
    env = gate(
        tmp_path,
        'case "$*" in *"--shard 2/2"*) read -r _ _ _ worker _ <"/proc/$PPID/stat"; kill -9 "$worker"; exec sleep 600;; esac')
    process = spread("explore", "--dask", "local:1", "--parts", "2", *EXPLORED, env=env)
    output, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 2 and "part 2/2: one worker after the other was lost with it" in errors
    assert "Programmatic: 2 findings" in output and "all of shard 2/2: it did not come to its end" in output


@cluster
def test_seeds_are_united(tmp_path: Path, spread: Start) -> None:
    process = spread(
        "explore", "--dask", "local:2", "--parts", "2", "--seeds", "1,5", "--format", "json", "--out", str(tmp_path / "out"),
        *EXPLORED)
    output, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 1, errors
    # Each seed's parts are an exploration that swivel merge takes.
    each = [program.run(["merge", str(tmp_path / f"out/seed-{seed}"), "--format", "json"]) for seed in (1, 5)]
    shortest: Dict[str, int] = {}
    for one in (one for ran in each for one in findings(ran.stdout)):
        shortest[one["fingerprint"]] = min(len(one["path"]), shortest.get(one["fingerprint"], 1000))
    assert {one["fingerprint"]: len(one["path"]) for one in findings(output)} == shortest
    assert output == program.run(["merge", str(alone(tmp_path / "a", 2, [1, 5]).united(tmp_path / "u")), "--format", "json"]).stdout


@cluster
@pytest.mark.parametrize("how", ["fail-fast", "interrupt"])
def test_an_early_end_ends_everything_and_tells_what_there_is(tmp_path: Path, spread: Start, how: str) -> None:
    words = [*EXPLORED[:-1], LONG]
    env = gate(tmp_path, 'case "$*" in *explore*) echo $$ >>"$GATE/pids";; esac')
    process = spread(
        "explore", "--dask", "local:2", "--parts", "6", "--format", "text", *(["--fail-fast"] if how == "fail-fast" else []),
        *words, env=env)
    pids = until(lambda: text_of(tmp_path / "pids").split())
    if how == "interrupt":
        process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=LIMIT)
    assert process.returncode in ([1] if how == "fail-fast" else [0, 1, 2]), errors
    if process.returncode < 2:
        assert "all of shard 6/6: it did not come to its end" in output
    else:
        # Nothing had begun to be written.
        assert "nothing was explored" in errors
    assert all(ended(int(pid)) for pid in pids) and len(pids) <= 2


@cluster
def test_findings_that_are_known_end_nothing(tmp_path: Path, spread: Start) -> None:
    known = tmp_path / "known"
    first = spread("explore", "--dask", "local:1", "--parts", "1", "--write-baseline", str(known), *EXPLORED)
    assert first.communicate(timeout=LIMIT)[0] and first.returncode == 1
    second = spread("explore", "--dask", "local:1", "--parts", "2", "--fail-fast", "--baseline", str(known), *EXPLORED)
    output, errors = second.communicate(timeout=LIMIT)
    assert second.returncode == 0 and "Programmatic: 0 findings" in output and "2 of 2 parts, 0 findings" in errors


@cluster
def test_a_spread_lint_prints_what_one_process_prints(tmp_path: Path, spread: Start) -> None:
    for index in range(5):
        (tmp_path / f"{index}").mkdir()
        (tmp_path / f"{index}/Main.storyboard").write_bytes((TIMER if index % 2 else ERRANDS).read_bytes())
    for name in ("0/Other.xib", "3/Broken.storyboard"):
        (tmp_path / name).write_text("<document")
    words = [str(tmp_path), str(TIMER), "--device", "iphone-15", "--device", "ipad-5"]
    process = spread("lint", "--dask", "local:2", *words)
    output, errors = process.communicate(timeout=LIMIT)
    whole = program.run(["lint", *words, "--format", "json"])
    assert (process.returncode, output) == (whole.returncode, whole.stdout), errors
    assert process.returncode == 1 and len({json.loads(line)["file"] for line in output.splitlines()}) == 8


@cluster
def test_a_spread_sweep_prints_what_one_process_prints(spread: Start) -> None:
    named = [str(TIMER), str(ERRANDS)]
    process = spread("sweep", "--dask", "local:2", *named, "--check", "off-screen,outside-safe-area")
    output, errors = process.communicate(timeout=LIMIT)
    runs = [
        program.run(["sweep", "--storyboard", path, "--check", "off-screen,outside-safe-area", "--format", "json"])
        for path in named
    ]
    assert (process.returncode, output) == (1, "".join(ran.stdout for ran in runs)), errors
    clean = spread("sweep", "--dask", "local:1", "--app", "Errands", "--device", "iphone-15,iphone-se-3")
    output, errors = clean.communicate(timeout=LIMIT)
    assert clean.returncode == 0 and json.loads(output)["layouts"] == 4, errors


@cluster
@pytest.mark.parametrize(
    "verb, words, said",
    [
        ("explore", ["--dask", "nowhere", *EXPLORED], "expected a scheduler's address such as tcp://"),
        ("explore", ["--dask", "local:0", *EXPLORED], "expected local:N with N from 1 to"),
        ("explore", ["--dask", "tcp://127.0.0.1:1", *EXPLORED], "start one with 'dask scheduler'"),
        ("explore", ["--shard", "1/2", *EXPLORED], "say --parts N"),
        ("explore", ["--seeds", "2", "--seed", "3", *EXPLORED], "--seed and --seeds both"),
        ("explore", ["--seeds", "many", *EXPLORED], "--seeds: expected how many"),
        ("explore", ["--parts", "0", *EXPLORED], "expected a number from 1, got '0'"),
        ("explore", ["--format", "svg", *EXPLORED], "invalid choice: 'svg'"),
        ("explore", ["--baseline", "/no/file", *EXPLORED], "/no/file: cannot be read"),
        ("explore", ["--write-baseline", "/no/folder/file", *EXPLORED], "/no/folder/file: cannot be written"),
        ("explore", ["--dask", "local:1", "--out", "/proc/no", *EXPLORED], "--out: /proc/no"),
        ("explore", ["--dask", "local:1", "--swivel", "/no/swivel", *EXPLORED], "no program '/no/swivel'; install Swivel"),
        ("explore", ["--dask", "local:1", "--folder", "/no/folder", *EXPLORED], "no folder /no/folder"),
        ("explore", ["--dask", "local:1", "--parts", "2", "--app", "Nobody", "--budget", "9"], "no app 'Nobody' here"),
        ("explore", ["--dask", "local:1", "--parts", "1", "--", "--app", "Pages", "--sideways"], "Unknown option '--sideways'"),
        ("sweep", ["--dask", "local:1"], "expected documents, --app NAME or --storyboard FILE"),
        ("sweep", ["--app", "A", "A.storyboard"], "say one of both"),
        ("sweep", ["--dask", "local:1", "--app", "Alternates", "--device", "iphone-99"], "no device 'iphone-99'"),
        ("sweep", ["--app", "A", "--format", "html"], "invalid choice: 'html'"),
        ("lint", ["--dask", "local:1", "no.storyboard"], "no.storyboard: no such file"),
        ("lint", ["--dask", "local:1", str(TIMER), "--confidence", "maybe"], "maybe"),
        ("lint", [], "the following arguments are required: PATH"),
    ],
)
def test_words_that_are_not_understood(spread: Start, verb: str, words: List[str], said: str) -> None:
    process = spread(verb, *words)
    output, errors = process.communicate(timeout=LIMIT)
    assert (process.returncode, output) == (2, "") and said in errors, errors
    assert "Traceback" not in errors and errors.count(said) == 1


def test_without_dask_the_extra_is_named(spread: Start) -> None:
    process = spread("explore", *EXPLORED, before="import sys; sys.modules['distributed'] = None")
    output, errors = process.communicate(timeout=LIMIT)
    assert (process.returncode, output) == (2, "") and "pip install 'swivel-client[dask]'" in errors
