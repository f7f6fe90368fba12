"""Mutated messages to sensor and host, floods, and what the two are like afterwards: alive, small, and the same after a kill."""
import signal
import time

import bus

# What one process may hold after a flood, in MiB; measured from its start.
CEILING = 300
# Seconds a living process may be silent while it is flooded.
SILENCE = 2.0


def _templates(random):
    cause = bus.field(1, bus.field(1, random.getrandbits(50)) + bus.field(2, random.randint(1, 9)))
    window = bus.field(1, 1)
    size = bus.field(1, 400.0) + bus.field(2, 300.0)
    verbs = [bus.field(2, window + bus.field(2, "open-b")), bus.field(3, window + bus.field(2, "B")),
             bus.field(4, window), bus.field(5, bus.field(2, 1)), bus.field(20, window + bus.field(2, "swipeBack"))]
    verbs += [bus.field(30, bus.field(order, window + bus.field(2, size))) for order in range(1, 16)]
    sensor = [(bus.HOLD, bus.field(1, random.randint(0, 7))), (bus.LOCK, bus.field(1, 1)), (bus.SENSOR, b""),
              (5, bus.field(1, 0.1) + bus.field(2, -0.9) + bus.field(3, 0.2)), (8, bus.field(1, cause)),
              (6, bus.field(1, "t") + bus.field(2, 5.0) + bus.field(3, bytes(64))), (12, bus.field(1, 1)),
              (15, bus.field(1, "held"))]
    host = [(bus.COMMAND, cause + verb) for verb in verbs] + [(body, bus.field(1, 1)) for body in (10, 13, 14, 19)]
    host += [(bus.SNAPSHOT, b""), (bus.AWAIT, cause)]
    both = [(bus.HELLO, b"")] + [(body, b"") for body in range(20, 30)]
    return {"sensor": sensor + both, "host": host + both}


def _mutated(data, random):
    data = bytearray(data)
    for _ in range(random.randint(0, 3)):
        kind, place = random.randint(0, 4), random.randrange(len(data) + 1)
        if kind == 0 and place < len(data):
            data[place] ^= 1 << random.randint(0, 7)
        elif kind == 1:
            del data[place:]
        elif kind == 2:
            data[place:place] = random.randbytes(random.randint(1, 12))
        elif kind == 3:
            data[place : place + random.randint(1, 8)] = b""
        elif place < len(data):
            data[place:place] = data[place : place + random.randint(1, 40)]
    return bytes(data)


def size(process):
    with open(f"/proc/{process}/status") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def run(instance, messages, until, report):
    random = instance.random
    counts = dict(messages=0, crashed=0, silent=0, grown=0, diverged=0, unreplayed=0, orphans=0)
    instance.up()
    before = instance.children()
    links = {role: bus.Socket(f"ipc://{instance.directory}/{role}.control") for role in ("sensor", "host")}
    longest = 0.0
    while counts["messages"] < messages and time.monotonic() < until:
        role = random.choice(("sensor", "host"))
        templates = _templates(random)[role]
        for _ in range(500):
            body, content = random.choice(templates)
            data = bus.envelope(body, content, random.randint(0, 5), random.randint(0, 3))
            links[role].send(_mutated(data, random))
            counts["messages"] += 1
        while links[role].receive(0) is not None:
            pass
        begun = time.monotonic()
        answer = getattr(instance, role).ask(bus.HELLO, seconds=20)
        silence = time.monotonic() - begun
        longest = max(longest, silence)
        if answer is None or silence > SILENCE:
            counts["silent"] += 1
            report(f"after {counts['messages']} messages the {role} was silent for {silence:.1f} s")
    for role, process in before.items():
        if instance.children().get(role) != process:
            counts["crashed"] += 1
            report(f"the {role} ended while it was sent mutated messages")
    sizes = {role: size(process) for role, process in instance.children().items()}
    counts["grown"] = sum(size > CEILING for size in sizes.values())
    said, agreed = instance.agree()
    host = instance.host.ask(bus.SNAPSHOT)
    instance.kill(instance.children().get("host", 0) or -1, signal.SIGKILL) if "host" in instance.children() else None
    again = instance.host.ask(bus.SNAPSHOT, seconds=60)
    if not agreed or not host or not again or bus.fields(host[25][0])[3] != bus.fields(again[25][0])[3]:
        counts["diverged"] += 1
        report(f"sensor and host say {said}; the host's state after a kill is {'the same' if host == again else 'another'}")
    for link in links.values():
        link.close()
    instance.down()
    copy = instance.folder / "again.swivel"
    ran = instance.swivel("replay", str(instance.log), "--to", str(copy), seconds=300)
    if ran.returncode != 0 or copy.read_bytes() != instance.log.read_bytes():
        counts["unreplayed"] += 1
        report(f"replay: exit {ran.returncode}: {ran.stderr[-300:]}")
    counts["orphans"] = len(instance.orphans())
    counts["longest silence, s"] = round(longest, 2)
    counts.update({f"{role}, MiB": round(size) for role, size in sizes.items()})
    return counts
