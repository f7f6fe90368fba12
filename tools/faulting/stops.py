"""Processes that are stopped, a full disk, a folder that is read-only or gone, few descriptors: what is said, and what is left."""
import os
import resource
import signal
import subprocess
import time


def run(instance, until, report):
    counts = dict(faults=0, lost=0, untold=0, orphans=0)
    instance.up()
    for role in ("sensor", "host", "monitor"):
        counts["faults"] += 1
        process = instance.children().get(role)
        instance.kill(process, signal.SIGSTOP)
        turn = instance.swivel("rotate", ("landscapeLeft", "portrait")[counts["faults"] % 2], "--timeout", "30", seconds=90)
        if turn.returncode != 0 or not instance.agree(30)[1]:
            counts["lost"] += 1
            report(f"the {role} was stopped: the next turn ends with {turn.returncode}: {turn.stderr}")
    instance.down()
    _read_only(instance, counts, report)
    _gone(instance, counts, report)
    _few_descriptors(instance, counts, report)
    _full(instance, counts, report)
    counts["orphans"] = len(instance.orphans())
    return counts


def _told(instance, name, ran, counts, report):
    """Whether a verb that could not do its work said why, and was not ended by a signal."""
    counts["faults"] += 1
    if ran.returncode <= 0 or ran.returncode >= 128 or not ran.stderr.strip() or "Fatal error" in ran.stderr:
        counts["untold"] += 1
        report(f"{name}: exit {ran.returncode}: {ran.stdout}{ran.stderr}")


def _read_only(instance, counts, report):
    """A file system on which nothing can be written: root is kept from nothing by modes alone."""
    if not _mount(instance, "ro"):
        return report("read-only and full disks: skipped, only root can mount them")
    try:
        _told(instance, "a read-only folder", instance.swivel("up", "--detach"), counts, report)
    finally:
        _unmount(instance)


def _gone(instance, counts, report):
    """The folder is taken away while the instance runs: `down` cannot find it, and nothing is left behind."""
    counts["faults"] += 1
    instance.up()
    moved = instance.folder / "moved"
    os.rename(instance.folder / "swivel", moved)
    try:
        ran = instance.swivel("rotate", "portrait", "--timeout", "5")
        if ran.returncode != 5:
            counts["untold"] += 1
            report(f"a folder that is gone: rotate ends with {ran.returncode}: {ran.stderr}")
    finally:
        os.rename(moved, instance.folder / "swivel")
    down = instance.down()
    if down.returncode != 0 or instance.orphans():
        counts["lost"] += 1
        report(f"the instance whose folder was back did not stop: exit {down.returncode}: {down.stderr}; left {instance.orphans()}")


def _few_descriptors(instance, counts, report):
    for limit in (8, 12, 20, 30):
        ran = subprocess.run([str(instance.programs / "swivel"), "up", "--detach"], env=instance.environment, text=True,
                             capture_output=True, timeout=90, stdin=subprocess.DEVNULL,
                             preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
        if ran.returncode == 0:
            counts["faults"] += 1
            instance.swivel("down")
        else:
            _told(instance, f"{limit} descriptors", ran, counts, report)
        if instance.orphans():
            counts["lost"] += 1
            report(f"{limit} descriptors: processes {instance.orphans()} were left")
            for process in instance.orphans():
                instance.kill(process)


def _full(instance, counts, report):
    """A disk that fills while commands run: a turn that cannot be logged is told and not carried out in silence."""
    if not _mount(instance, "size=512k"):
        return
    try:
        instance.up()
        counts["faults"] += 1
        with open(instance.folder / "swivel" / "ballast", "wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(4096))
            except OSError:
                pass
        codes = []
        for number in range(40):
            codes.append(instance.swivel("rotate", ("landscapeLeft", "portrait")[number % 2], "--timeout", "5").returncode)
            if codes[-1] != 0:
                break
        if codes[-1] == 0:
            counts["lost"] += 1
            report("40 turns were settled on a full disk")
        os.remove(instance.folder / "swivel" / "ballast")
        end = time.monotonic() + 60
        while time.monotonic() < end and instance.swivel("rotate", "portrait", "--timeout", "10").returncode != 0:
            time.sleep(0.5)
        again = instance.swivel("rotate", "landscapeLeft", "--timeout", "30")
        verified = instance.swivel("replay", str(instance.log))
        if again.returncode != 0 or verified.returncode != 0:
            counts["lost"] += 1
            report(f"with room again: a turn ends with {again.returncode}, the replay with {verified.returncode}: "
                   f"{again.stderr}{verified.stderr}")
        instance.down()
    finally:
        for process in instance.orphans():
            counts["lost"] += 1
            instance.kill(process)
        _unmount(instance)


def _mount(instance, options):
    place = instance.folder / "swivel"
    place.mkdir(exist_ok=True)
    ran = subprocess.run(["mount", "-t", "tmpfs", "-o", f"mode=700,{options}", "none", str(place)], capture_output=True, check=False)
    return ran.returncode == 0


def _unmount(instance):
    subprocess.run(["umount", "-l", str(instance.folder / "swivel")], check=False)
