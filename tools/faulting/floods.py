"""Floods by one client: subscriptions, requests nobody reads the answers of, the largest messages. What it costs in silence and memory."""
import resource
import time

import bus
from messages import CEILING, SILENCE, size

# What each flood sends, in the order it is tried.
SUBSCRIPTIONS, LONG_SUBSCRIPTIONS, FULL_SUBSCRIPTIONS, REQUESTS, LARGEST, CONNECTIONS, PARTS = 300_000, 20, 40_000, 20_000, 20, 2_000, 600_000_000


def run(instance, until, report):
    counts = dict(floods=0, crashed=0, silent=0, grown=0, orphans=0)
    # What most shells start programs with, and most systems let them raise.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))
    instance.up()
    before = instance.children()
    longest = most = 0.0
    for name, flood in _floods(instance):
        if time.monotonic() >= until:
            break
        socket = flood()
        counts["floods"] += 1
        for role in ("sensor", "host"):
            begun = time.monotonic()
            answer = getattr(instance, role).ask(bus.HELLO, seconds=30)
            silence = time.monotonic() - begun
            longest = max(longest, silence)
            if answer is None or silence > SILENCE:
                counts["silent"] += 1
                report(f"{name}: the {role} was silent for {silence:.1f} s")
        # What waits in pipes is taken in meanwhile.
        time.sleep(2)
        for role, process in instance.children().items():
            if before.get(role) != process:
                counts["crashed"] += 1
                report(f"{name}: the {role} ended")
            held = size(process)
            most = max(most, held)
            if held > CEILING:
                counts["grown"] += 1
                report(f"{name}: the {role} holds {held:.0f} MiB")
        before = instance.children()
        socket.close()
        # Who listens comes again: a turn is still settled.
        turn = instance.swivel("rotate", ("landscapeLeft", "portrait")[counts["floods"] % 2])
        if turn.returncode != 0:
            counts["silent"] += 1
            report(f"{name}: the next turn ends with {turn.returncode}: {turn.stderr}")
    instance.down()
    counts["orphans"] = len(instance.orphans())
    counts["longest silence, s"] = round(longest, 2)
    counts["most memory, MiB"] = round(most)
    return counts


def _floods(instance):
    def endpoint(name):
        return f"ipc://{instance.directory}/{name}"

    def subscribing(name, count, topic):
        def flood():
            socket = bus.RawConnection(f"{instance.directory}/{name}")
            for number in range(count):
                if not socket.subscribe(b"%08d" % number + topic):
                    break
            socket.flush()
            return socket

        return flood

    def never_ending(name, size):
        def flood():
            socket = bus.RawConnection(f"{instance.directory}/{name}", b"SUB" if name in ("sensor.events", "host.state") else b"DEALER")
            # A part with nothing in it takes a hundred bytes.
            for _ in range(PARTS // max(size, 100)):
                if not socket.part(bytes(size)):
                    break
            socket.flush()
            return socket

        return flood

    def asking(role, body, content, count):
        def flood():
            socket = bus.Socket(endpoint(f"{role}.control"))
            for _ in range(count):
                socket.send(bus.envelope(body, content))
            return socket

        return flood

    for name in ("sensor.control", "host.control", "host.state"):
        yield f"connections to {name}", lambda path=f"{instance.directory}/{name}": bus.Connections(path, CONNECTIONS)
    for name in ("sensor.events", "host.state"):
        yield f"subscriptions at {name}", subscribing(name, SUBSCRIPTIONS, b"")
        yield f"long subscriptions at {name}", subscribing(name, LONG_SUBSCRIPTIONS, b"x" * 1_000_000)
        yield f"subscriptions as long as may be at {name}", subscribing(name, FULL_SUBSCRIPTIONS, b"x" * 1000)
    for name in ("sensor.control", "host.control", "monitor.control", "sensor.events", "host.state"):
        for size in (0, 1000, 1_000_000):
            yield f"parts of {size} bytes without an end at {name}", never_ending(name, size)
    stream = bus.field(1, bus.field(1, 1) + bus.field(2, 1))
    yield "catch-ups nobody reads", asking("sensor", 8, stream, REQUESTS)
    yield "snapshots nobody reads", asking("host", bus.SNAPSHOT, b"", REQUESTS)
    for role in ("sensor", "host"):
        yield f"the largest messages to the {role}", asking(role, 40, b"\xff" * (40 << 20), LARGEST)
