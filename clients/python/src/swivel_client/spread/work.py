"""What a worker does: runs `swivel` for a task, and ends it when it is told to or ends itself. Knows no Dask, so that a test or one
process can do the same work."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Dict, List, Optional, Set

from ..errors import SwivelError
from . import leash
from .shards import finding_count
from .values import Outcome, Place, Task

#: Seconds between looks at what a running task has found.
LOOK = 0.25
#: Seconds `swivel --version` may take on a machine that has much to do.
VERSION_SECONDS = 60


@dataclass(frozen=True)
class Machine:
    """What a worker's machine has."""

    #: The machine's name.
    host: str
    #: What `swivel --version` prints; "" where there is none.
    version: str
    #: Why it cannot do the work; "" where it can.
    problem: str


class _Lifeline:
    """A pipe whose end is the order to end."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.read, self._write = os.pipe()
        self.is_cut = False

    def cut(self) -> None:
        with self._lock:
            if not self.is_cut:
                self.is_cut = True
                os.close(self._write)


_lock = threading.Lock()
_lifelines: Dict[str, Set[_Lifeline]] = {}
_ended: Set[str] = set()


def stop(run: str) -> None:
    """Ends what runs here for a run, and begins nothing more of it. Returns at once."""
    with _lock:
        _ended.add(run)
        lifelines = list(_lifelines.get(run, ()))
    for lifeline in lifelines:
        lifeline.cut()


def machine(place: Place) -> Machine:
    """Whether this machine can work there."""
    host = socket.gethostname()
    try:
        path = _program(place)
        ran = subprocess.run(
            [path, "--version"], capture_output=True, text=True, timeout=VERSION_SECONDS, stdin=subprocess.DEVNULL,
            cwd=place.folder,
        )
    except SwivelError as error:
        return Machine(host, "", str(error))
    except (OSError, subprocess.TimeoutExpired) as error:
        return Machine(host, "", f"swivel --version: {error}")
    if ran.returncode != 0 or not ran.stdout.strip():
        said = ran.stderr.strip() or f"ended with {ran.returncode} and said nothing"
        return Machine(host, "", f"{path} --version: {said}")
    return Machine(host, ran.stdout.strip(), "")


def carry_out(
    task: Task, place: Place, run: str, tell: Optional[Callable[[int], None]] = None, scratch: Optional[str] = None
) -> Outcome:
    """Does a task; `tell` hears how many findings there are whenever there are more. Files are written below `scratch`, which
    whoever owns it removes if this process cannot."""
    host = socket.gethostname()
    lifeline = _Lifeline()
    try:
        with _lock:
            if run in _ended:
                return Outcome(None, "", "", host=host)
            _lifelines.setdefault(run, set()).add(lifeline)
        path = _program(place)
        with tempfile.TemporaryDirectory(prefix="swivel-task-", dir=scratch) as made:
            return _run(path, task, place, Path(made), lifeline, tell or (lambda count: None))
    except SwivelError as error:
        return Outcome(127, "", str(error), host=host)
    finally:
        lifeline.cut()
        os.close(lifeline.read)
        with _lock:
            _lifelines.get(run, set()).discard(lifeline)


def _run(
    path: str, task: Task, place: Place, made: Path, lifeline: _Lifeline, tell: Callable[[int], None]
) -> Outcome:
    out = made / "out"
    words = [path, *task.words, *(["--out", str(out)] if task.writes else [])]
    # Of a session of its own: Ctrl-C is for whoever asked for the work, who then says what is to end.
    leashed = [sys.executable, "-I", "-S", str(leash.__file__), *words]
    printed, said = made / "output", made / "errors"
    with printed.open("wb") as output, said.open("wb") as errors:
        process = subprocess.Popen(
            leashed, stdin=lifeline.read, stdout=output, stderr=errors, cwd=place.folder, start_new_session=True
        )
        told = 0
        while True:
            try:
                code = process.wait(LOOK)
                break
            except subprocess.TimeoutExpired:
                count = sum(finding_count(text) for text in _shards(out).values())
                if count > told:
                    told = count
                    tell(count)
    # However it ended, it was to.
    asked = lifeline.is_cut
    return Outcome(None if asked else code, _text(printed), _text(said), _shards(out), socket.gethostname())


def _program(place: Place) -> str:
    if not os.path.isdir(place.folder):
        raise SwivelError(
            f"no folder {place.folder}; work from a folder that is at the same place on every machine, or name one by --folder"
        )
    # A clone's own program is not looked for: a build is nothing to begin here.
    name = place.program or os.environ.get("SWIVEL") or "swivel"
    found = shutil.which(os.path.join(place.folder, name) if os.sep in name else name)
    if found is None:
        raise SwivelError(f"no program '{name}'; install Swivel there, or say where it is by --swivel")
    return found


def _shards(folder: Path) -> Dict[str, str]:
    files: List[Path] = sorted(folder.glob("shard-*.jsonl")) if folder.is_dir() else []
    return {path.name: _text(path) for path in files}


def _text(path: Path) -> str:
    # The last line of what was ended may be torn in the middle of a character.
    return path.read_text(encoding="utf-8", errors="replace")
