"""An instance under test in a directory of its own: its programs, its processes, and what sensor and host say."""
import json
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import time

import bus


class Instance:
    def __init__(self, programs, config, seed):
        self.programs, self.random = pathlib.Path(programs), random.Random(seed)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="swf"))
        self.directory = self.folder / "swivel" / "default"
        self.environment = dict(os.environ, XDG_RUNTIME_DIR=str(self.folder), SWIVEL_CONFIG=str(config))
        self.log = self.directory / "host.swivel"
        self.sensor = self.host = None

    def swivel(self, *words, seconds=60):
        return subprocess.run([str(self.programs / "swivel"), *words], env=self.environment, capture_output=True,
                              text=True, timeout=seconds, stdin=subprocess.DEVNULL)

    def up(self, *words):
        ran = self.swivel("up", "--detach", *words)
        if ran.returncode != 0:
            raise RuntimeError(f"up {words}: exit {ran.returncode}: {ran.stderr}")
        self.connect()

    def connect(self):
        self.disconnect()
        self.sensor = bus.Asker(f"ipc://{self.directory}/sensor.control", self.random.getrandbits(63) | 1)
        self.host = bus.Asker(f"ipc://{self.directory}/host.control", self.random.getrandbits(63) | 1)

    def log_parts(self):
        """The files of the host's log, in no order."""
        return [self.log, *self.directory.glob("host.part*.swivel")]

    def disconnect(self):
        for asker in (self.sensor, self.host):
            if asker:
                asker.close()
        self.sensor = self.host = None

    def down(self):
        self.disconnect()
        return self.swivel("down", "--timeout", "20")

    def orphans(self):
        """Processes that have the instance's folder among their words."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            if entry.name.isdigit() and int(entry.name) != os.getpid():
                try:
                    words = (entry / "cmdline").read_bytes()
                    state = (entry / "stat").read_text().rsplit(")", 1)[1].split()[0]
                except OSError:
                    continue
                if str(self.folder).encode() in words and state != "Z":
                    found.append(int(entry.name))
        return found

    def processes(self):
        ran = self.swivel("ps", "--json")
        if ran.returncode != 0:
            return {}
        line = json.loads(ran.stdout.splitlines()[0])
        found = {"launcher": line["launcher"]}
        for role in ("sensor", "host", "monitor"):
            if isinstance(line.get(role), dict) and line[role].get("process"):
                found[role] = line[role]["process"]
        return found

    def children(self):
        """Sensor, host and monitor by the kernel's tables, which need no answer of theirs."""
        found = {}
        for process in self.orphans():
            try:
                name = os.readlink(f"/proc/{process}/exe").rsplit("/", 1)[1]
            except OSError:
                continue
            for role in ("sensor", "host", "monitor"):
                if name.endswith(role):
                    found[role] = process
        return found

    def states(self):
        """(pose, lock) of sensor and host, once both answer; None where one is silent."""
        sensor, host = self.sensor.ask(bus.SENSOR), self.host.ask(bus.SNAPSHOT)
        if not sensor or not host or 28 not in sensor or 25 not in host:
            return None
        state = bus.fields(sensor[28][0])
        device = bus.fields(bus.fields(host[25][0])[3][0])
        return ((state.get(3, [0])[0], state.get(18, [0])[0]), (device.get(3, [0])[0], device.get(6, [0])[0]))

    def agree(self, seconds=10.0):
        """Waits until sensor and host say the same; what they say, and whether they came to agree.

        The time counts from when both answer: a host that has just come back has not heard the sensor yet.
        """
        said, patience, end = None, time.monotonic() + 120, None
        while time.monotonic() < (end or patience):
            said = self.states()
            if said and said[0] == said[1]:
                return said, True
            if said and end is None:
                end = time.monotonic() + seconds
            time.sleep(0.02)
        return said, False

    def kill(self, process, number=signal.SIGKILL):
        try:
            os.kill(process, number)
            return True
        except ProcessLookupError:
            return False

    def clean(self):
        subprocess.run(["rm", "-rf", str(self.folder)], check=False)
