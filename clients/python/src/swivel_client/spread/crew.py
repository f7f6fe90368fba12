"""Workers of Dask's distributed scheduler, on this machine or on many: the one file that knows Dask."""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import re
import secrets
import shutil
import signal
import tempfile
import threading
import time
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Optional, Sequence, Set, Union

from . import work
from .values import Outcome, Place, SpreadError, Task

#: Seconds a scheduler may take to answer, and the first worker to be there behind it.
CONNECT_SECONDS = 10
WORKER_SECONDS = 30
#: Seconds between looks at whether anybody still works.
LOOK = 1.0
#: Seconds without any worker after which nobody is waited for: a cluster that replaces machines takes less.
NOBODY_SECONDS = 60
#: Seconds for what runs to end after it was told to: those of the leash, and as many for what they say to come in.
STOP_SECONDS = 20
#: More processes than any machine has cores.
MOST_LOCAL = 256
#: So many workers may be lost with a task before it is given up: what ends a worker each time would end all others as well.
ALLOWED_LOSSES = 3


@dataclass(frozen=True)
class Came:
    """A task came to its end."""

    index: int
    outcome: Outcome


@dataclass(frozen=True)
class Told:
    """A task that goes on has found so much."""

    index: int
    findings: int


@dataclass(frozen=True)
class Failed:
    """A task is not done, and nobody does it any more."""

    index: int
    problem: str


@dataclass(frozen=True)
class Asked:
    """Somebody asked for the end."""


Event = Union[Came, Told, Failed, Asked]


def carried_out(task: Task, place: Place, run: str, index: int) -> Outcome:
    """On a worker: does a task, and says on the run's topic what it finds while it goes on."""
    from distributed import get_worker

    worker: Any = get_worker()
    return work.carry_out(task, place, run, lambda count: worker.log_event(run, [index, count]), worker.local_directory)


class Crew:
    """Those who work, for as long as they are needed."""

    def __init__(self, client: Any, address: Optional[str]) -> None:
        """Use `crew`. Without an address they are processes of this machine."""
        self._client = client
        self.is_here = address is None
        self.where = address or "this machine"
        self._run = f"swivel-{secrets.token_hex(8)}"
        self._is_stopped = False
        self._deadline: Optional[float] = None

    @property
    def size(self) -> int:
        """How many tasks run at once."""
        threads: Dict[str, int] = self._client.nthreads()
        return sum(threads.values())

    def demand(self, place: Place, version: Optional[str] = None) -> None:
        """Refuses machines that cannot do the work there, or would not do the same as each other, or as this one of a version."""
        machines = self._on_all(work.machine, place)
        problems: List[str] = []
        for address, machine in machines.items():
            if isinstance(machine, work.Machine):
                if machine.problem:
                    problems.append(f"{machine.host} ({address}): {machine.problem}")
            else:
                problems.append(
                    f"{address}: {machine!r}; every machine needs this package: pip install 'swivel-client[dask]'"
                )
        if problems:
            raise SpreadError("workers cannot work:\n  " + "\n  ".join(sorted(problems)))
        versions = {machine.version: f"{machine.host} ({address})" for address, machine in machines.items()}
        if version is not None:
            versions[version] = "this machine"
        if len(versions) > 1:
            told = ", ".join(f"{version} on {who}" for version, who in sorted(versions.items()))
            raise SpreadError(f"different versions would not do the same: {told}; install one of them on all machines")

    def carry_out(self, tasks: Sequence[Task], place: Place) -> Iterator[Event]:
        """Has the tasks done, and says what happens until nothing more does. Each task comes or fails once; after `stop` those
        that were not done come without a code."""
        events: "queue.SimpleQueue[Event]" = queue.SimpleQueue()
        left: Set[int] = set(range(len(tasks)))
        futures: List[Any] = []

        def told(event: Any) -> None:
            index, count = event[1]
            events.put(Told(index, count))

        with _asked(lambda: events.put(Asked())):
            self._client.subscribe_topic(self._run, told)
            for index, task in enumerate(tasks):
                # Each is worth doing again when its worker is lost; what it answered before is asked for nowhere.
                future = self._client.submit(
                    carried_out, task, place, self._run, index, key=f"{self._run}-{index}", pure=False
                )
                future.add_done_callback(lambda done, index=index: events.put(_end(index, done)))
                futures.append(future)
            try:
                yield from self._events(events, left)
            finally:
                if left:
                    # Nobody waits for it any more.
                    self._tell_stop()
                self._client.unsubscribe_topic(self._run)
                for future in futures:
                    future.release()

    def _events(self, events: "queue.SimpleQueue[Event]", left: Set[int]) -> Iterator[Event]:
        somebody = time.monotonic()
        while left:
            try:
                event = events.get(timeout=LOOK)
            except queue.Empty:
                problem = ""
                if self._is_stopped:
                    # A worker that came meanwhile has not heard of it.
                    self._tell_stop()
                    if self._deadline is not None and time.monotonic() > self._deadline:
                        problem = f"did not end within {STOP_SECONDS} s"
                if self._has_workers():
                    somebody = time.monotonic()
                elif time.monotonic() - somebody > NOBODY_SECONDS:
                    problem = f"no worker at {self.where} for {NOBODY_SECONDS} s"
                if self._client.status not in ("running", "connecting", "newly-created"):
                    problem = f"the scheduler at {self.where} is gone"
                if problem:
                    yield from (Failed(index, problem) for index in sorted(left))
                    return
                continue
            if isinstance(event, (Came, Failed)):
                if event.index not in left:
                    continue
                left.remove(event.index)
            yield event

    def stop(self) -> None:
        """Ends what runs, and begins nothing more."""
        if not self._is_stopped:
            self._is_stopped = True
            self._deadline = time.monotonic() + STOP_SECONDS
            self._tell_stop()

    def _tell_stop(self) -> None:
        with contextlib.suppress(OSError, RuntimeError, ValueError):  # whoever is gone has ended
            self._client.run(work.stop, self._run, on_error="ignore")

    def _has_workers(self) -> bool:
        try:
            return self.size > 0
        except (OSError, RuntimeError, ValueError, AttributeError):  # nobody knows
            return False

    def _on_all(self, function: Any, *arguments: Any) -> Dict[str, Any]:
        try:
            answers: Dict[str, Any] = self._client.run(function, *arguments, on_error="return")
        except OSError as error:
            raise SpreadError(f"workers at {self.where} cannot be reached: {error}") from error
        return answers


def _end(index: int, future: Any) -> Event:
    """What became of a future that is done; waits for what it answered, which is made again if it is lost."""
    try:
        return Came(index, future.result())
    # Whatever a worker, the scheduler or the way between them throws is an end of this task, and no other's.
    except BaseException as error:
        name = type(error).__name__
        if name == "KilledWorker":
            return Failed(index, f"one worker after the other was lost with it, so it is given up; the last: {error}")
        if "Cancelled" in name:
            return Failed(index, "the connection to the scheduler was lost, and what it had with it")
        return Failed(index, f"{name}: {error}")


@contextlib.contextmanager
def crew(words: str) -> Iterator[Crew]:
    """The crew at a scheduler's address, or of this machine's processes for `local` and `local:N`."""
    try:
        import dask
        from distributed import Client, LocalCluster, Security
    except ImportError as error:
        raise SpreadError(f"{error}: pip install 'swivel-client[dask]' brings Dask's distributed scheduler") from error
    with contextlib.ExitStack() as stack:
        # What it tells of connections is told here in words.
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
        where: Any = words
        count = _local(words)
        if count is not None:
            folder = tempfile.mkdtemp(prefix="swivel-dask-")
            # What a killed worker has left may still be at its end there.
            stack.callback(shutil.rmtree, folder, ignore_errors=True)
            stack.enter_context(dask.config.set({"distributed.scheduler.allowed-failures": ALLOWED_LOSSES}))
            where = stack.enter_context(
                LocalCluster(
                    n_workers=count, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None,
                    local_directory=folder, silence_logs=logging.WARNING,
                )
            )
        if words.startswith("tls:") and Security().get_connection_args("client").get("ssl_context") is None:
            raise SpreadError(f"{words} needs certificates: name them in Dask's configuration, distributed.comm.tls")
        try:
            client = stack.enter_context(Client(where, timeout=CONNECT_SECONDS, set_as_default=False))
        except (OSError, OverflowError, ValueError, RuntimeError) as error:
            raise SpreadError(
                f"no scheduler answers at '{words}' within {CONNECT_SECONDS} s ({str(error) or type(error).__name__}); start one "
                "with 'dask scheduler' and give its address, such as tcp://10.0.0.5:8786, or work on this machine with --dask local"
            ) from error
        try:
            client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except (OSError, TimeoutError) as error:
            raise SpreadError(
                f"the scheduler at {words} has no worker within {WORKER_SECONDS} s; start some with 'dask worker {words}'"
            ) from error
        yield Crew(client, words if count is None else None)


def _local(words: str) -> Optional[int]:
    """How many processes of this machine are meant; None for an address."""
    name, _, count = words.partition(":")
    if name != "local":
        if not re.fullmatch(r"((tcp|tls|ucx|ws|wss)://)?[^/\s]+:[0-9]{1,5}", words):
            raise SpreadError(
                f"--dask: expected a scheduler's address such as tcp://10.0.0.5:8786, local or local:N, got '{words}'"
            )
        return None
    if words == "local":
        return len(os.sched_getaffinity(0))
    if not count.isascii() or not count.isdigit() or not 1 <= int(count) <= MOST_LOCAL:
        raise SpreadError(f"--dask: expected local:N with N from 1 to {MOST_LOCAL}, got '{words}'")
    return int(count)


@contextlib.contextmanager
def _asked(tell: Any) -> Iterator[None]:
    """Hears SIGINT and SIGTERM the first time; the second ends this process as ever."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.getsignal(number) for number in numbers}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def hear(number: int, frame: Any) -> None:
        restore()
        tell()

    for number in numbers:
        signal.signal(number, hear)
    try:
        yield
    finally:
        restore()
