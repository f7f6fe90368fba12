"""Sockets that somebody else could have made are not spoken to."""

from __future__ import annotations

import fcntl
import os
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Iterator

import pytest
import zmq

from swivel_client import Device, NothingRunning, SwivelError, Untrusted
from swivel_client import swivel_pb2 as wire
from swivel_client.bus import Requester
from swivel_client.places import control_socket, instances_directory, is_led


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A runtime directory with one instance's socket, as a launcher makes it."""
    place = tmp_path / "run"
    directory = place / "swivel" / "default"
    directory.mkdir(parents=True)
    for made in (place, place / "swivel", directory):
        made.chmod(0o700)
    monkeypatch.chdir(directory)
    with socket.socket(socket.AF_UNIX) as listening:
        # Its whole path may be longer than a socket's may.
        listening.bind("host.control")
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(place))
        yield place


def test_what_a_launcher_made_is_spoken_to(runtime: Path) -> None:
    assert control_socket("default", "host") == f"{runtime}/swivel/default/host.control"
    for name, role in (("default", "sensor"), ("other", "host")):
        with pytest.raises(NothingRunning):
            control_socket(name, role)


@pytest.mark.parametrize(
    "runtime, temporary, expected",
    [("/run/user/1", "/t", "/run/user/1/swivel"), ("run", "/t", "/t/swivel-"), ("./run", "", "/tmp/swivel-"),
     ("", "t", "/tmp/swivel-"), ("", "/t/", "/t/swivel-")],
)
def test_relative_paths_are_passed_over(
    monkeypatch: pytest.MonkeyPatch, runtime: str, temporary: str, expected: str
) -> None:
    """As the XDG Base Directory Specification asks, and as the programs do."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
    monkeypatch.setenv("TMPDIR", temporary)
    assert instances_directory() == expected + (str(os.getuid()) if expected.endswith("-") else "")


@pytest.mark.parametrize(
    "done",
    ["chmod 755 swivel/default", "chmod 701 swivel", "chmod 777 .", "mv swivel s; ln -s s swivel",
     "cd swivel; mv default d; ln -s d default", "cd swivel/default; rm host.control; touch host.control",
     "cd swivel/default; mv host.control h; ln -s h host.control"],
)
def test_what_others_could_have_made_is_not(runtime: Path, done: str) -> None:
    subprocess.run(["sh", "-c", done], cwd=runtime, check=True)
    with pytest.raises(Untrusted):
        control_socket("default", "host")


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder away")
@pytest.mark.parametrize("path", [".", "swivel", "swivel/default", "swivel/default/host.control"])
def test_what_another_user_made_is_not(runtime: Path, path: str) -> None:
    os.chown(runtime / path, 65534, 65534)
    with pytest.raises(Untrusted):
        control_socket("default", "host")


def test_a_launcher_is_known_by_its_lock(runtime: Path) -> None:
    assert not is_led("default")
    with open(runtime / "swivel" / "default" / "launcher", "w") as launcher:
        assert not is_led("default")
        fcntl.flock(launcher, fcntl.LOCK_EX)
        assert is_led("default")
    assert not is_led("default")


def test_nobody_waits_for_an_instance_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hour that was allowed is not waited for: who could restart the host has left."""
    # A socket's path must be short.
    with tempfile.TemporaryDirectory(dir="/tmp") as place, socket.socket(socket.AF_UNIX) as listening:
        directory = Path(place) / "swivel" / "default"
        directory.mkdir(parents=True, mode=0o700)
        directory.parent.chmod(0o700)
        listening.bind(str(directory / "host.control"))
        monkeypatch.setenv("XDG_RUNTIME_DIR", place)
        with zmq.Context() as context:
            requester = Requester(context, "default", "host")
            with pytest.raises(NothingRunning, match="ended"):
                requester.ask("hello", wire.Hello(), 3600)
            requester.close()


def test_a_device_asks_whose_it_is(runtime: Path) -> None:
    (runtime / "swivel").chmod(0o755)
    with pytest.raises(Untrusted, match="others can enter"):
        Device("default")


@pytest.mark.parametrize("name", ["../default", "", ".", "..", "a/b", "a\n", "ü", "x" * 33])
def test_what_is_no_name_leads_nowhere(runtime: Path, name: str) -> None:
    with pytest.raises(SwivelError, match="no instance name"):
        control_socket(name, "host")
