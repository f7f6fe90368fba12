"""What `tools/sanitize` reads and says, without a build: python3 -B -m unittest discover -s tools/sanitizing"""
import contextlib
import io
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/sanitizing"))

import lock  # noqa: E402
import package  # noqa: E402
from reports import Run  # noqa: E402

RACE = """\
==================
WARNING: ThreadSanitizer: data race (pid=71)
  Write of size 8 at 0x7b0400000800 by thread T2:
    #0 swift_retain <null> (planted+0x1)
    #1 Count.add() /copy/Sources/Bus/Count.swift:7 (planted+0x2)

SUMMARY: ThreadSanitizer: data race
==================
"""


class PackageTests(unittest.TestCase):
    def test_the_own_package_has_as_many_test_targets_as_folders(self):
        named = package.test_targets((ROOT / "Package.swift").read_text())
        folders = {path.parent.name for path in ROOT.glob("Tests/*Tests/*.swift")}
        self.assertEqual(folders - set(named), set())

    def test_what_is_kept_stays_and_the_rest_goes(self):
        text = 'let a = [\n    .target(name: "A"),\n    .testTarget(\n      name: "ATests", x: ["A"]),\n    .testTarget(name: "BTests"),\n  ]'
        self.assertEqual(package.test_targets(text), ["ATests", "BTests"])
        kept = package.with_tests(text, ["BTests"])
        self.assertEqual(kept, 'let a = [\n    .target(name: "A"),\n    .testTarget(name: "BTests"),\n  ]')
        self.assertEqual(package.with_tests(text, ["ATests", "BTests"]), text)


class LockTests(unittest.TestCase):
    def test_one_file_for_each_target_that_imports_the_runtimes(self):
        with tempfile.TemporaryDirectory() as place:
            root = pathlib.Path(place)
            for path, text in {"Sources/A/One.swift": "import Synchronization\n", "Sources/A/In/Two.swift": "import Synchronization\n",
                               "Sources/B/Three.swift": "import Foundation\n", "Tests/CTests/Four.swift": "import Synchronization\n"}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            self.assertEqual(sorted(lock.files(root)), ["Sources/A/SanitizedMutex.swift", "Tests/CTests/SanitizedMutex.swift"])


class ReportTests(unittest.TestCase):
    def run_of(self, place, log, *reports):
        run = Run("thread", pathlib.Path(place), ROOT / "tools/sanitizing")
        run.forget()
        for number, text in enumerate(reports):
            (run.reports / f"of.{number}").write_text(text)
        script = pathlib.Path(place) / "a/b/c"
        script.parent.mkdir(parents=True)
        script.write_text(f"#!/bin/sh\ncat <<'E'\n{log}\nE\n")
        script.chmod(0o755)
        return run, script

    def test_reports_alike_are_told_once_by_their_first_frame_in_the_package(self):
        with tempfile.TemporaryDirectory() as place:
            run, _ = self.run_of(place, "", RACE + RACE, RACE)
            self.assertEqual(run.found(), ["3 × data race … at Count.add() /copy/Sources/Bus/Count.swift:7 (planted+…)"])

    def ends(self, log, *reports):
        with tempfile.TemporaryDirectory() as place:
            run, script = self.run_of(place, log)
            # They are of this run: what was there before is forgotten.
            with script.open("a") as lines:
                for number, text in enumerate(reports):
                    lines.write(f"cat >'{run.reports}/of.{number}' <<'E'\n{text}E\n")
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                status = run.tests(script, None)
            return status, said.getvalue()

    def test_tests_that_pass_without_a_report_end_with_0(self):
        status, said = self.ends("✔ Test run with 12 tests in 3 suites passed after 0.5 seconds.")
        self.assertEqual((status, said), (0, "12 tests passed in 0.5 s under the thread sanitizer; 0 expectations failed; 0 places reported\n"))

    def test_a_fault_a_test_makes_on_purpose_is_told_and_not_counted(self):
        passed = "✔ Test run with 12 tests in 3 suites passed after 0.5 seconds."
        meant = ("==71==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000008 (pc 0x5581 bp 0x7ffc sp 0x7ffc T0)\n"
                 "    #0 0x5581 in End.happen() FILE:175\n    #1 0x5582 in main (planted+0x1)\n")
        ours, others = (meant.replace("FILE", "/copy/Tests/TerminalTests/" + name)
                        for name in ("RawTerminalTests.swift", "CellTests.swift"))
        status, said = self.ends(passed, ours)
        self.assertEqual(status, 0)
        self.assertIn("ON PURPOSE, NOT COUNTED: 1 × SEGV on unknown address", said)
        self.assertIn("0 places reported", said)
        # Another fault of the same test, and the same fault elsewhere, are none it makes on purpose.
        for report in (ours.replace("SEGV on unknown address 0x000000000008", "heap-use-after-free on address 0x602000000008"),
                       ours.replace("0x000000000008", "0x000000000010"), others):
            status, said = self.ends(passed, ours, report)
            self.assertEqual(status, 1)
            self.assertIn("1 places reported", said)

    def test_tests_that_did_not_end_are_no_success(self):
        status, said = self.ends("◇ Test one() started.")
        self.assertEqual(status, 1)
        self.assertIn("THE TESTS DID NOT END", said)


if __name__ == "__main__":
    unittest.main()
