"""An app that loops, waits, leaves, traps, recurses, crashes on a thread, prints and leaves children: what its user is told."""
import json
import subprocess
import time

# The fault, the exit codes a tap on it may have, and words of the answer's text.
FAULTS = (
    ("count", (0,), ""), ("crash", (8,), "Index out of range"), ("exit", (8,), "ended the host"),
    ("recurse", (8,), "ended the host"), ("loop", (8,), "no answer for 3 s"), ("wait", (8,), "no answer for 10 s"),
    ("thread", (0, 8), ""), ("print", (0,), ""), ("child", (0,), ""),
)


def run(instance, until, report):
    counts = dict(faults=0, untold=0, lost=0, orphans=0)
    host = str(instance.programs / "swivel-fault-host")
    instance.up("--host", host, "--app", "Faulty")
    for fault, statuses, words in FAULTS:
        if time.monotonic() >= until:
            break
        counts["faults"] += 1
        begun = time.monotonic()
        ran = instance.swivel("act", "tap", fault, "--json", "--timeout", "60", seconds=90)
        if ran.returncode not in statuses or words not in ran.stdout:
            counts["untold"] += 1
            report(f"{fault}: exit {ran.returncode} after {time.monotonic() - begun:.1f} s: {ran.stdout}{ran.stderr}")
        turned = [instance.swivel("rotate", pose, "--json", "--timeout", "30") for pose in ("landscapeLeft", "portrait")]
        if any(turn.returncode != 0 for turn in turned):
            counts["lost"] += 1
            report(f"{fault}: the next turns end with {[turn.returncode for turn in turned]}: {turned[0].stderr}")
    if instance.down().returncode != 0:
        counts["lost"] += 1
        report("the instance did not stop")
    # An app's own child holds nothing of the instance's: the name is free while it sleeps.
    again = instance.swivel("up", "--detach")
    if again.returncode != 0:
        counts["lost"] += 1
        report(f"the name is still taken: {again.stderr}")
    instance.swivel("down")
    ran = instance.swivel("up", "--detach", "--host", host, "--app", "CrashingAtLaunch", seconds=60)
    if ran.returncode != 8 or "Index out of range" not in ran.stderr.splitlines()[0] or "Faulty.swift:" not in ran.stderr:
        counts["untold"] += 1
        report(f"a crash at launch: exit {ran.returncode}: {ran.stderr}")
    ran = _stdout_of_up(instance, host)
    if ran:
        counts["untold"] += 1
        report(f"up --json prints what is no JSON: {ran}")
    counts["orphans"] = len(instance.orphans())
    return counts


def _stdout_of_up(instance, host):
    """The first line of `up --json` that is none, while an app prints."""
    up = subprocess.Popen([str(instance.programs / "swivel"), "up", "--json", "--host", host, "--app", "Faulty"],
                          env=instance.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          stdin=subprocess.DEVNULL)
    up.stdout.readline()
    end = time.monotonic() + 20
    while instance.swivel("act", "tap", "print").returncode != 0 and time.monotonic() < end:
        pass
    instance.swivel("down")
    for line in up.stdout.read().splitlines():
        try:
            json.loads(line)
        except ValueError:
            return line
    up.wait(20)
    return None
