"""A clock of the day that stands still or jumps by an hour, for all processes and verbs: whose receipt is whose, and who comes back."""
import json
import pathlib
import shutil
import subprocess
import time

# One after the other; each is a new stream, because each verb is a process of its own.
VERBS = (("rotate", "landscapeLeft"), ("rotate", "portrait"), ("act", "tap", "open-b"), ("act", "pop"),
         ("sensor", "lock", "on"), ("sensor", "lock", "off"))


def run(instance, until, report):
    counts = dict(verbs=0, kills=0, unanswered=0, mistaken=0, diverged=0, unreplayed=0, orphans=0)
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        report("skipped: needs a C compiler")
        return counts
    library = instance.folder / "clock.so"
    source = pathlib.Path(__file__).with_name("clock.c")
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)

    def wrong(kind, text):
        counts[kind] += 1
        report(text)

    plain = dict(instance.environment)
    for how in ("frozen", "stepped"):
        instance.environment = dict(plain, LD_PRELOAD=str(library), SWIVEL_CLOCK=how)
        instance.up()
        seen, last = set(), 0
        for turn in range(8):
            for words in VERBS:
                if time.monotonic() > until:
                    break
                ran = instance.swivel(*words, "--json")
                counts["verbs"] += 1
                line = json.loads(ran.stdout.splitlines()[0]) if ran.stdout.startswith("{") else {}
                if ran.returncode not in (0, 3) or "seq" not in line:
                    wrong("unanswered", f"{how}: {' '.join(words)}: exit {ran.returncode}: {ran.stderr[-200:]}")
                    continue
                cause = (line["cause"]["epoch"], line["cause"]["n"])
                if cause in seen or line["seq"] <= last:
                    wrong("mistaken", f"{how}: {' '.join(words)} was given input {line['seq']} after {last}, cause {cause}")
                seen.add(cause)
                last = max(last, line["seq"])
            role = ("host", "sensor", "monitor")[turn % 3]
            counts["kills"] += instance.kill(instance.children().get(role, 0) or -1 << 30)
            said, agreed = instance.agree()
            if not agreed:
                wrong("diverged", f"{how}: after a kill of the {role} sensor and host say {said}")
        log = str(instance.log)
        if instance.swivel("log", "verify", log).returncode or instance.swivel("replay", log).returncode:
            wrong("unreplayed", f"{how}: the log cannot be run again to the same")
        instance.down()
        counts["orphans"] += len(instance.orphans())
    instance.environment = plain
    return counts
