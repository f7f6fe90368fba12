"""`swivel-explore`, `swivel-sweep` and `swivel-lint`: words to tasks, and what comes of them to what is printed."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable, Dict, Iterator, List, Optional, Sequence, TextIO, Tuple

from .. import program
from ..errors import SwivelError
from .crew import Asked, Came, Crew, Failed, Told, crew
from .reports import items, members, united_sweeps
from .shards import Shards, baseline
from .values import TASKS_EACH, USAGE, Outcome, Place, SpreadError, Task, counted, groups, lines, seeds

#: What `swivel merge` writes.
FORMATS = ("text", "json", "github", "junit", "sarif")

WHERE = (
    "a Dask scheduler's address, such as tcp://10.0.0.5:8786; local:N for N processes of this machine, local for one a core "
    "(default: local)"
)


def explore(arguments: Optional[List[str]] = None) -> int:
    """The program `swivel-explore`."""
    return _main("swivel-explore", _explore, arguments)


def sweep(arguments: Optional[List[str]] = None) -> int:
    """The program `swivel-sweep`."""
    return _main("swivel-sweep", _sweep, arguments)


def lint(arguments: Optional[List[str]] = None) -> int:
    """The program `swivel-lint`."""
    return _main("swivel-lint", _lint, arguments)


def _main(name: str, run: Callable[[List[str]], int], arguments: Optional[List[str]]) -> int:
    # What swivel prints is UTF-8, whatever the locale.
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    try:
        return run(sys.argv[1:] if arguments is None else arguments)
    except SwivelError as error:
        print(f"{name}: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"{name}: interrupted", file=sys.stderr)
    return USAGE


def _parser(name: str, about: str, usage: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=name, usage=usage, description=about, allow_abbrev=False,
        epilog="Exit 0 when nothing is found, 1 when something is, 2 for words that are not understood and for work that is "
        "not done.",
    )
    parser.add_argument("--dask", metavar="SCHEDULER", default="local", help=WHERE)
    parser.add_argument("--swivel", metavar="PATH", help="the program on the workers; what they call swivel unless told otherwise")
    parser.add_argument(
        "--folder", metavar="DIR", default=os.getcwd(),
        help="where the workers work, at the same place on every machine; this folder unless told otherwise",
    )
    return parser


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 100_000:
        raise argparse.ArgumentTypeError(f"expected a number from 1, got '{text}'")
    return int(text)


def _place(given: argparse.Namespace, workers: Crew, version: Optional[str] = None) -> Place:
    """Where the workers work, all of which can, with the version if there is one."""
    own = program.program() if workers.is_here else None
    place = Place(os.path.abspath(given.folder), given.swivel or own)
    workers.demand(place, version)
    return place


class _Progress:
    """What is told on standard error while others work."""

    def __init__(self, name: str, total: int, word: str, out: TextIO) -> None:
        self._name, self._total, self._word, self._out = name, total, word, out
        self._done = 0
        self._begin = time.monotonic()

    def say(self, text: str) -> None:
        print(f"{self._name}: {text}", file=self._out, flush=True)

    def came(self, findings: Optional[int] = None) -> None:
        self._done += 1
        found = "" if findings is None else f", {counted(findings, 'finding')}"
        seconds = round(time.monotonic() - self._begin)
        self.say(f"{self._done} of {counted(self._total, self._word)}{found}, {seconds} s")


# Exploring


def _explore(arguments: List[str]) -> int:
    parser = _parser(
        "swivel-explore", "Explore an app with many machines: swivel explore in parts, judged by swivel merge.",
        "swivel-explore [--dask SCHEDULER] [options] [--] OPTIONS OF swivel explore",
    )
    parser.add_argument(
        "--parts", type=_positive, metavar="N",
        help=f"parts of each seed; {TASKS_EACH} for each that works at once unless told otherwise",
    )
    parser.add_argument("--seeds", metavar="K|A,B", help="explore with the seeds 1 to K, or with these")
    parser.add_argument("--fail-fast", action="store_true", help="end everywhere when something is found")
    parser.add_argument("--out", metavar="DIR", help="write the parts' files and a script of each finding there")
    parser.add_argument("--format", choices=FORMATS, default="text", help="how findings are written (default: text)")
    parser.add_argument("--baseline", metavar="FILE", help="say nothing of the findings this file names")
    parser.add_argument("--write-baseline", metavar="FILE", help="write the findings there, for --baseline")
    # What stands behind -- is swivel's alone.
    end = arguments.index("--") if "--" in arguments else len(arguments)
    given, words = parser.parse_known_args(arguments[:end])
    words += arguments[end + 1 :]
    named = {word.partition("=")[0] for word in words}
    if "--shard" in named:
        raise SpreadError("--shard: each part is one; say --parts N for how many")
    if "--seed" in named and given.seeds is not None:
        raise SpreadError("--seed and --seeds both say which seeds")
    numbers: Sequence[Optional[int]] = [None] if given.seeds is None else seeds(given.seeds)
    known = baseline(given.baseline)
    # What cannot be written at the end is told before anything is run.
    if given.write_baseline and not os.access(os.path.dirname(os.path.abspath(given.write_baseline)), os.W_OK):
        raise SpreadError(f"--write-baseline: {given.write_baseline}: cannot be written")
    # What judges in the end runs here: that it is there and reads what the others write is known before anything is run.
    version = program.run(["--version"]).stdout.strip()
    with contextlib.ExitStack() as stack:
        made = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="swivel-spread-")))
        workers = stack.enter_context(crew(given.dask))
        place = _place(given, workers, version)
        size = workers.size
        parts = given.parts or max(1, -(-TASKS_EACH * size // len(numbers)))
        shards = Shards(numbers, parts, made / "parts" if given.out is None else Path(given.out))
        shards.demand_room()
        progress = _Progress("swivel-explore", len(shards), "part", sys.stderr)
        progress.say(f"{counted(len(shards), 'part')}, {size} at once on {workers.where}")
        undone = _explored(workers, shards, words, place, known, given.fail_fast, progress)
        if not shards.complete():
            raise SpreadError("nothing was explored")
        return max(undone, _merged(shards.united(made / "united"), given))


def _explored(
    workers: Crew, shards: Shards, words: Sequence[str], place: Place, known: "frozenset[str]", fail_fast: bool,
    progress: _Progress,
) -> int:
    """Has the parts made and their files written; the exit code of work that was not done, or 0."""
    found: Dict[str, str] = {}
    problems = _Problems(progress)
    tasks = shards.tasks(words)
    for event in workers.carry_out(tasks, place):
        if isinstance(event, Asked):
            progress.say("asked to end: what was found until now is told")
            workers.stop()
        elif isinstance(event, Told):
            # Whether it is known is told at the end of its part alone.
            if fail_fast and not known:
                workers.stop()
        elif isinstance(event, Failed):
            problems.note(tasks[event.index].name, event.problem)
        else:
            for finding in shards.take(event.index, event.outcome):
                if finding.fingerprint not in known and finding.fingerprint not in found:
                    found[finding.fingerprint] = finding.text
                    progress.say(f"found by {tasks[event.index].name}: {finding.text}")
            if problems.of(tasks[event.index].name, event.outcome):
                workers.stop()
            problem = shards.problem(event.index, event.outcome)
            if problem is not None:
                problems.note(tasks[event.index].name, problem)
            elif event.outcome.is_answer:
                progress.came(len(found))
            if fail_fast and found:
                workers.stop()
    if problems.is_usage:
        raise SpreadError("no part understands these words; nothing is judged")
    return USAGE if problems.count else 0


def _merged(folder: Path, given: argparse.Namespace) -> int:
    """What `swivel merge` says; it is printed."""
    words = ["merge", str(folder), "--unfinished", "--format", given.format]
    for option, value in (("--baseline", given.baseline), ("--write-baseline", given.write_baseline), ("--out", given.out)):
        words += [option, value] if value else []
    ran = program.run(words)
    sys.stdout.write(ran.stdout)
    sys.stderr.write(ran.stderr)
    return ran.returncode


class _Problems:
    """What went wrong; the same words are told once."""

    def __init__(self, progress: _Progress) -> None:
        self._progress = progress
        self._told: List[str] = []
        self.count = 0
        self.is_usage = False

    def note(self, name: str, words: str) -> None:
        self.count += 1
        if words not in self._told:
            self._told.append(words)
            self._progress.say(f"{name}: {words}")

    def of(self, name: str, outcome: Outcome) -> bool:
        """Notes an outcome that is no answer; whether all others would say the same."""
        if outcome.problem is None:
            return False
        self.note(name, outcome.problem)
        self.is_usage = self.is_usage or outcome.code == USAGE
        return outcome.code == USAGE


# Sweeping and linting


def _spread(name: str, word: str, tasks: Sequence[Task], workers: Crew, place: Place) -> Tuple[List[Outcome], int]:
    """The outcomes in the order of the tasks, and the exit code. Whatever is missing is an error: a report without it would look
    as if nothing were wrong there."""
    progress = _Progress(name, len(tasks), word, sys.stderr)
    progress.say(f"{counted(len(tasks), word)}, {workers.size} at once on {workers.where}")
    problems = _Problems(progress)
    outcomes: Dict[int, Outcome] = {}
    for event in workers.carry_out(tasks, place):
        if isinstance(event, Asked):
            problems.note("the rest", "it was interrupted")
            workers.stop()
        elif isinstance(event, Failed):
            problems.note(tasks[event.index].name, event.problem)
            workers.stop()
        elif isinstance(event, Came):
            if problems.of(tasks[event.index].name, event.outcome):
                workers.stop()
            if event.outcome.is_answer:
                outcomes[event.index] = event.outcome
                progress.came()
    if problems.count:
        raise SpreadError("not all was looked at, so nothing is told")
    # What was said beside the answers belongs there.
    for said in sorted({outcome.errors for outcome in outcomes.values() if outcome.errors}):
        sys.stderr.write(said)
    return [outcomes[index] for index in range(len(tasks))], max((outcome.code or 0 for outcome in outcomes.values()), default=0)


def _option_words(given: argparse.Namespace, names: Sequence[str]) -> List[str]:
    words: List[str] = []
    for name in names:
        value = getattr(given, name)
        for one in value if isinstance(value, list) else [] if value is None else [value]:
            words += [f"--{name}", str(one)]
    return words


def _sweep(arguments: List[str]) -> int:
    parser = _parser(
        "swivel-sweep", "Sweep an app or documents over many devices with many machines; prints JSON Lines as swivel sweep does.",
        "swivel-sweep [--dask SCHEDULER] (--app APP | --storyboard FILE | DOCUMENT …) [options]",
    )
    parser.add_argument("documents", nargs="*", metavar="DOCUMENT", help="a storyboard to sweep by itself")
    parser.add_argument("--format", choices=["json"], default="json", help="json alone: swivel sweep on one machine has the others")
    single = ("app", "device", "size", "width", "orientation", "check", "era", "ios", "host", "config")
    repeated = ("storyboard", "strings", "scene")
    for name in single:
        parser.add_argument(f"--{name}", help="as in swivel sweep")
    for name in repeated:
        parser.add_argument(f"--{name}", action="append", help="as in swivel sweep; repeated for more")
    given = parser.parse_args(arguments)
    if given.documents and (given.app or given.storyboard):
        raise SpreadError("documents that are swept by themselves, and --app or --storyboard: say one of both")
    if not given.documents and not given.app and not given.storyboard:
        raise SpreadError("expected documents, --app NAME or --storyboard FILE")
    subjects: List[List[str]] = [["--storyboard", path] for path in given.documents]
    subjects = subjects or [_option_words(given, ["app", "storyboard"])]
    words = _option_words(given, [name for name in (*single, *repeated) if name not in ("app", "storyboard", "device")])
    with crew(given.dask) as workers:
        place = _place(given, workers)
        devices = _devices(given)
        # One screen of a size is one task.
        count = max(1, -(-TASKS_EACH * workers.size // len(subjects)))
        shares = [devices[share.start : share.stop] for share in groups([1] * len(devices), count)] or [[]]
        tasks = [
            Task(
                f"{subject[-1]} on {', '.join(share)}" if share else subject[-1],
                ("sweep", *subject, *words, "--format", "json", *(["--device", ",".join(share)] if share else [])),
            )
            for subject in subjects
            for share in shares
        ]
        outcomes, code = _spread("swivel-sweep", "group", tasks, workers, place)
        for begin in range(0, len(outcomes), len(shares)):
            sys.stdout.write(united_sweeps([outcome.output for outcome in outcomes[begin : begin + len(shares)]]))
        return code


def _devices(given: argparse.Namespace) -> List[str]:
    """The devices that are dealt out; none where there is one screen, or none is named."""
    if given.device:
        return [word for word in given.device.split(",") if word]
    if given.size or given.width:
        return []
    ran = program.run(["devices", "--json", *_option_words(given, ["config"])])
    if ran.returncode != 0:
        raise SpreadError(ran.stderr.strip())
    found: List[str] = []
    for text in lines(ran.stdout):
        line = members(text)
        model = line["model"].strip('"')
        displays = [members(display)["name"].strip('"') for display in items(line["displays"])]
        # A device that folds is swept on each of its displays.
        found += [model] if len(displays) == 1 else [f"{model}-{display}" for display in displays]
    return found


def _lint(arguments: List[str]) -> int:
    parser = _parser(
        "swivel-lint", "Lint the storyboards and xibs of a repository with many machines; prints JSON Lines as swivel lint does.",
        "swivel-lint [--dask SCHEDULER] PATH … [options]",
    )
    parser.add_argument(
        "paths", nargs="+", metavar="PATH", help="storyboards, xibs, and folders: all documents below but for what git ignores"
    )
    parser.add_argument("--format", choices=["json"], default="json", help="json alone: swivel lint on one machine has the others")
    parser.add_argument("--device", action="append", help="as in swivel lint; repeated for more")
    single = ("era", "confidence", "baseline", "config")
    for name in single:
        parser.add_argument(f"--{name}", help="as in swivel lint")
    given = parser.parse_args(arguments)
    with crew(given.dask) as workers:
        place = _place(given, workers)
        with _within(place.folder):
            paths = _documents(given.paths, workers, place)
            sizes = [os.path.getsize(path) for path in paths]
        shares = groups(sizes, TASKS_EACH * workers.size)
        words = _option_words(given, ["device", *single])
        tasks = [
            Task(
                paths[share.start] + ("" if len(share) == 1 else f" … {paths[share.stop - 1]}"),
                # A machine has as many tasks as it has room for.
                ("lint", *words, "--format", "json", "--jobs", "1", "--", *paths[share.start : share.stop]),
            )
            for share in shares
        ]
        outcomes, code = _spread("swivel-lint", "group", tasks, workers, place)
        for outcome in outcomes:
            sys.stdout.write(outcome.output)
        return code


def _documents(paths: Sequence[str], workers: Crew, place: Place) -> List[str]:
    """What a lint of these paths looks at, asked of one that works: what is dealt out has to be known before."""
    for event in workers.carry_out([Task("the documents", ("lint", "--list", "--", *paths))], place):
        if isinstance(event, Came) and event.outcome.code is not None:
            if event.outcome.code != 0:
                raise SpreadError(event.outcome.errors.strip().removeprefix("swivel: "))
            sys.stderr.write(event.outcome.errors)
            return lines(event.outcome.output)
        if isinstance(event, Failed):
            raise SpreadError(f"the documents cannot be listed: {event.problem}")
    raise SpreadError("the documents were not listed")


@contextlib.contextmanager
def _within(folder: str) -> Iterator[None]:
    """Relative paths begin there, as they do for the workers."""
    before = os.getcwd()
    try:
        os.chdir(folder)
    except OSError as error:
        raise SpreadError(f"--folder: {folder}: {error.strerror}") from error
    try:
        yield
    finally:
        os.chdir(before)
