"""Equal causes, numbers that come again, requests without a number, clients that share a routing identity: whose answer is whose."""
import time

import bus



def _command(epoch, n, target):
    cause = bus.field(1, bus.field(1, epoch) + bus.field(2, n))
    return cause + bus.field(2, bus.field(1, 1) + bus.field(2, target))


def _seq(answer):
    return bus.fields(answer[bus.RECEIPT][0])[1][0] if answer and bus.RECEIPT in answer else None


def run(instance, until, report):
    random, counts = instance.random, dict(tries=0, mistaken=0, repeated=0, unanswered=0, orphans=0)
    instance.up()

    def wrong(kind, text):
        counts[kind] += 1
        report(text)

    while counts["tries"] < 200 and time.monotonic() < until:
        counts["tries"] += 1
        epoch = random.getrandbits(52) | 1
        first = instance.host.ask(bus.COMMAND, _command(epoch, 1, "nothing"))
        again = instance.host.ask(bus.COMMAND, _command(epoch, 1, "nothing"))
        other = instance.host.ask(bus.COMMAND, _command(epoch, 1, "open-b"))
        if _seq(first) is None or _seq(again) != _seq(first):
            wrong("repeated", f"a command was input {_seq(first)}, repeated it was {_seq(again)}")
        if other is None or bus.FAILURE not in other:
            wrong("mistaken", "another command with the same cause took its receipt")
        # Without a number, or by two clients that call themselves the same, each is answered for itself.
        for request, session in ((0, 0), (0, 7), (7, 0)):
            socket = bus.Socket(f"ipc://{instance.directory}/host.control")
            numbers = []
            for target in ("nothing", "open-second"):
                epoch = random.getrandbits(52) | 1
                socket.send(bus.envelope(bus.COMMAND, _command(epoch, 1, target), request, session))
                answer = socket.receive(20)
                found = bus.fields(answer) if answer else None
                cause = bus.fields(bus.fields(found[bus.RECEIPT][0])[2][0]) if found and bus.RECEIPT in found else None
                if cause is None:
                    wrong("unanswered", f"request {request} of session {session} was not answered")
                elif cause[1][0] != epoch:
                    wrong("mistaken", f"request {request} of session {session} was given another command's receipt")
                numbers.append(_seq(found))
            socket.close()
            if len(set(numbers)) != len(numbers):
                wrong("mistaken", f"two commands were inputs {numbers}")
        for _ in range(2):
            asker = bus.Asker(f"ipc://{instance.directory}/host.control", random.getrandbits(63) | 1)
            asker.socket.close()
            asker.socket = bus.Socket(f"ipc://{instance.directory}/host.control", identity=b"the same")
            epoch = random.getrandbits(52) | 1
            found = asker.ask(bus.COMMAND, _command(epoch, 1, "nothing"))
            cause = bus.fields(bus.fields(found[bus.RECEIPT][0])[2][0]) if found and bus.RECEIPT in found else None
            if cause is None or cause[1][0] != epoch:
                wrong("mistaken" if cause else "unanswered", "a client under another's identity was not given its own receipt")
            asker.close()
    instance.down()
    counts["orphans"] = len(instance.orphans())
    return counts
