"""What the planter's rewrites say, what it leaves alone, and what it makes of a compiler's and a test run's words.

Run by `python3 -B -m unittest discover -s tools/mutation`.
"""
import contextlib
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import concern  # noqa: E402
import faults  # noqa: E402
import selection  # noqa: E402
import suites  # noqa: E402
import workcopy  # noqa: E402
from report import Report, Verdict  # noqa: E402
from swift_text import SwiftText  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def found(code):
    """`what → line` of every fault of some code; the number is 7."""
    result = {}
    for fault in faults.find("A.swift", SwiftText(code)):
        fault.number = 7
        result.setdefault(fault.what, []).append(fault.rewritten().strip())
    return result


def inside(statement):
    """The same for a statement in a function, without what the function's own lines have."""
    return found(f"func f() {{\n  {statement}\n  g = h\n}}")


M = faults.mark(7)


class Rewrites(unittest.TestCase):
    # A statement, what is wrong, and how the line then reads.
    TABLE = [
        ("let a = b < c", "`<` becomes `<=`", f"let a = b <{M} c"),
        ("let a = b < c", "`<` becomes `>=`", f"let a = b <{M} c"),
        ("let a = b == c", "`==` becomes `!=`", f"let a = b =={M} c"),
        ("let a = b - c * d", "`-` becomes `+`", f"let a = b -{M} c * d"),
        ("let a = b - c * d", "`*` becomes `/`", f"let a = b - c *{M} d"),
        ("let a = !b", "`!` is left out", f"let a = !{M}b"),
        ("let a = f(-b)", "the sign is left out", f"let a = f(-{M}b)"),
        ("let a = b ?? c", "what stands before `??` is taken as nil", f"let a = b ??{M} c"),
        ("let a = b && c", "`&&` becomes `||`", f"let a = b &&{M} c"),
        ("a += b", "`+=` becomes `-=`", f"a +={M} b"),
        ("for i in 0..<n { }", "the last of `..<` is left out", f"for i in 0..<{M}n {{ }}"),
        ("let a = x[1...n]", "the last of `...` is left out", f"let a = x[1...{M}n]"),
        ("let a = b + 8", "8 becomes 9", "let a = b + (_planted(7) ? 9 : 8)"),
        ("let a = -1", "-1 becomes -2", "let a = (_planted(7) ? -2 : -1)"),
        ("let a = b - 1", "1 becomes 2", "let a = b - (_planted(7) ? 2 : 1)"),
        ("let a = b * 0.25", "0.25 becomes 0.5", "let a = b * (_planted(7) ? 0.5 : 0.25)"),
        ("let a = b + 1_000", "1_000 becomes 1001", "let a = b + (_planted(7) ? 1001 : 1_000)"),
        ("let a = min(b, c)", "`min` becomes `max`", "let a = _plantedMin(7, b, c)"),
        ("let a = true", "true becomes false", "let a = (_planted(7) ? false : true)"),
        ("if a { g() }", "the condition ending in `if a` is taken as met", f"if a |∨|{M} 7 {{ g() }}"),
        ("if let a, a.b { g() }", "the condition ending in `if let a, a.b` is taken as unmet",
         f"if let a, a.b |∧|{M} 7 {{ g() }}"),
        ("guard a.b(c, d) else { return }", "the condition ending in `guard a.b(c, d)` is turned round",
         f"guard a.b(c, d) |¬|{M} 7 else {{ return }}"),
        ("for a in b where a.c {", "the condition ending in `in b where a.c` is turned round",
         f"for a in b where a.c |¬|{M} 7 {{"),
        ("let a = b.c ? d : e", "the condition ending in `let a = b.c` is turned round", f"let a = b.c |¬|{M} 7 ? d : e"),
        ("g(a, b)", "the call is dropped", "if !_planted(7) { g(a, b) }"),
        ("a.append(\"(\")", "the call is dropped", 'if !_planted(7) { a.append("(") }'),
        ("a[b].c = d", "the assignment is dropped", "if !_planted(7) { a[b].c = d }"),
    ]

    def test_each_fault_reads_as_it_says(self):
        for statement, what, line in self.TABLE:
            with self.subTest(statement=statement, what=what):
                self.assertIn(line, inside(statement).get(what, []))

    # What looks like a fault's place and is none.
    BARREN = [
        "precondition(a < b)", "let a: Array<Int>", "let a = \"1 < 2 && \\(b ? 1 : 2)\"", "// a < b", "/* g() */",
        "@available(iOS 8, *)", "let a = x.0", "let a = $0", "#if os(Linux)", "import A", "typealias A = B",
        "a.reserveCapacity(b + 1)",
    ]

    def test_what_is_left_alone(self):
        for statement in self.BARREN:
            with self.subTest(statement=statement):
                self.assertEqual(found(f"struct S {{\n  {statement}\n}}"), {})

    def test_text_for_people_is_left_alone(self):
        self.assertEqual(found('var description: String {\n  a < 2 ? "b" : "c"\n}'), {})
        self.assertNotIn("`+` becomes `-`", inside('let a = "b" + c + "d"'))

    def test_what_an_initializer_sets_is_set(self):
        self.assertNotIn("the assignment is dropped", found("init(a: Int) {\n  self.a = a\n  b = a\n}"))
        self.assertIn("the assignment is dropped", found("func f(a: Int) {\n  self.a = a\n  b = a\n}"))

    def test_what_is_the_answer_is_not_dropped(self):
        self.assertEqual(found("func f() -> Int {\n  g(a)\n}"), {})
        self.assertEqual(found("var f: Int {\n  g(a)\n}"), {})
        self.assertIn("the call is dropped", found("func f() {\n  g(a)\n}"))
        # A closure's value is typed by it: dropped, the copy would be another program without any fault.
        self.assertEqual(found("func f() {\n  let a = b(c) { d in\n    g(d)\n  }\n}"), {})
        self.assertEqual(found("func f() -> Int {\n  return b {\n    g(a)\n  }\n}"), {})
        self.assertIn("the call is dropped", found("func f() {\n  b { d in\n    g(d)\n  }\n}"))
        self.assertIn("the call is dropped", found("func f() {\n  if a == b {\n    g(d)\n  }\n}"))

    def test_what_could_not_compile_is_not_planted(self):
        """Operators of our own take numbers; a round of the build for each fault that does not compile takes minutes."""
        for statement, what in [
            ("a += [b]", "`+=` becomes `-=`"), ('a += " "', "`+=` becomes `-=`"), ("let a = b + [c]", "`+` becomes `-`"),
            ('let a = b + (c ?? "")', "`+` becomes `-`"), ("let a = (b, c) < (d, e)", "`<` becomes `>=`"),
            ("if a > 1e-5 { g() }", "5 becomes 6"),
        ]:
            with self.subTest(statement=statement):
                self.assertNotIn(what, inside(statement))
        self.assertIn("`<` becomes `>=`", inside("let a = (b + c) < (d + f(e, f))"))
        self.assertIn("`+` becomes `-`", inside("let a = b + (c - d)"))
        for clause in ("where A.C == String {", "where\n  A.C == B.C, A.D == B.D\n{", ") -> Map<Self, A> where C == A.C {"):
            self.assertEqual(found(f"func f<A: B>(_ a: A)\n{clause}"), {})
        self.assertIn("`==` becomes `!=`", inside("let a = Self.a == B.c"))
        self.assertEqual(found("enum E: Int {\n  case `default` = 0\n}"), {})
        first = "func f() {\n  let a: Int\n  do {\n    a = try g()\n  } catch { return }\n}"
        self.assertNotIn("the assignment is dropped", found(first))
        self.assertIn("the assignment is dropped", found(first.replace("let a: Int", "var a: Int = 0")))

    def test_only_whole_statements_are_dropped(self):
        for code in ("f(\n  g(a)\n)", "let a =\n  g(a)\n", "x\n  .g(a)", "return [\n  g(a),\n]", "switch a {\ncase .b: g(a)\n}"):
            with self.subTest(code=code):
                self.assertNotIn("the call is dropped", found(f"func f() {{\n{code}\n}}"))


class Compiles(unittest.TestCase):
    """Every kind of fault in one program, compiled and run: unplanted, and with each of its faults switched on."""

    PROGRAM = """\
import Glibc
func total(_ numbers: [Int], _ limit: Int?) -> Int {
  var sum = 0
  for number in 0..<numbers.count where numbers[number] > 0 {
    sum += numbers[number]
  }
  if sum > 10, sum != 12 { sum = min(sum, limit ?? 11) }
  let isOdd = !(sum % 2 == 0) && true
  record(sum)
  return isOdd ? sum : sum * 2 - 1
}
nonisolated(unsafe) var last: Int? = nil
func record(_ sum: Int) {
  last = sum
}
"""
    MAIN = 'print([[1, 2], [5, 6], [8, 4], [9, -9, 3], [20, 30]].map { total($0, nil) } + [total([40], 20), last ?? -1])\n'

    @unittest.skipUnless(shutil.which("swiftc"), "there is no swiftc")
    def test_a_program_with_faults_runs_as_before_until_one_is_switched_on(self):
        text = SwiftText(self.PROGRAM)
        every = faults.find("A.swift", text)
        lines = {}
        for fault in every:
            lines.setdefault(fault.line, []).append(fault)
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            plain = self._run(folder, self.PROGRAM, "", None)
            noticed = set()
            # A line has one fault at a time: as many programs as the fullest line has faults.
            for turn in range(max(map(len, lines.values()))):
                chosen = [here[turn] for here in lines.values() if turn < len(here)]
                for number, fault in enumerate(chosen, 1):
                    fault.number = number
                program = workcopy.planted(self.PROGRAM, chosen)
                self.assertEqual(self._run(folder, program, workcopy.support(chosen), None), plain)
                for fault in chosen:
                    other = self._run(folder, None, None, fault.number)
                    if other != plain:
                        noticed.add((fault.line, fault.what))
            # What the inputs above tell apart, by hand: each kind is there.
            for line, what in [
                (4, "the last of `..<` is left out"), (5, "`+=` becomes `-=`"), (7, "`>` becomes `<=`"),
                (7, "`min` becomes `max`"), (7, "what stands before `??` is taken as nil"), (7, "11 becomes 12"),
                (8, "`!` is left out"), (8, "`==` becomes `!=`"), (8, "true becomes false"), (9, "the call is dropped"),
                (10, "`*` becomes `/`"), (10, "`-` becomes `+`"), (14, "the assignment is dropped"),
                (10, "the condition ending in `return isOdd` is turned round"),
            ]:
                self.assertIn((line, what), noticed)

    def _run(self, folder, program, support, fault):
        if program is not None:
            (folder / "A.swift").write_text(program, encoding="utf-8")
            (folder / "main.swift").write_text(self.MAIN, encoding="utf-8")
            (folder / "P.swift").write_text(support, encoding="utf-8")
            built = subprocess.run(
                ["swiftc", "-swift-version", "6", "-o", str(folder / "a"), *(str(folder / f"{n}.swift") for n in ("A", "main", "P"))],
                capture_output=True, text=True)
            self.assertEqual(built.returncode, 0, built.stdout + built.stderr)
        environment = {} if fault is None else {"PLANTED_FAULT": str(fault)}
        ran = subprocess.run([str(folder / "a")], env=environment, capture_output=True, text=True, timeout=20)
        return ran.returncode, ran.stdout


class Choosing(unittest.TestCase):
    def test_the_same_seed_gives_the_same_faults(self):
        names = ["Findings", "Terminal"]
        first, quotas = selection.choose(ROOT, 20, 1, names)
        again, _ = selection.choose(ROOT, 20, 1, names)
        other, _ = selection.choose(ROOT, 20, 2, names)
        self.assertEqual([f.key for _, f, _ in first], [f.key for _, f, _ in again])
        self.assertNotEqual([f.key for _, f, _ in first], [f.key for _, f, _ in other])
        self.assertEqual(sum(quotas.values()), 20)
        self.assertEqual(len({(f.file, f.line) for _, f, _ in first}), len(first))
        self.assertEqual({f.kind for _, f, _ in first}, set(faults.KINDS))

    def test_a_target_draws_the_same_whatever_others_there_are(self):
        one, _ = selection.choose(ROOT, 6, 1, ["Findings"])
        # What does not compile is left out, and changes neither the others nor their numbers.
        barred, _ = selection.choose(ROOT, 6, 1, ["Findings"], {one[2][1].key})
        self.assertEqual(
            [(f.key, f.number) for _, f, _ in barred], [(f.key, f.number) for _, f, _ in one[:2] + one[3:]])
        two, _ = selection.choose(ROOT, 40, 1, ["Findings", "Terminal"])
        both = [f.key for name, f, _ in two if name == "Findings"]
        shared = min(len(one), len(both))
        self.assertEqual([f.key for _, f, _ in one][:shared], both[:shared])

    def test_shares_go_by_lines_and_none_is_left_out(self):
        self.assertEqual(selection.quota({"a": 900, "b": 90, "c": 10}, 26), {"a": 20, "b": 4, "c": 2})
        self.assertEqual(selection.quota({"a": 1, "b": 3}, 2), {"a": 1, "b": 1})

    def test_generated_code_apps_and_benches_are_left_out(self):
        names = selection.targets(ROOT)
        for name in ("Apps", "Coverage", "LayoutBench", "swivel-bench", "CZlib"):
            self.assertNotIn(name, names)
        self.assertIn("SwivelUI", names)
        self.assertFalse([f for files in names.values() for f in files if "Generated" in f.parts])

    def test_arguments_for_equivalence_are_of_lines_there_are(self):
        for (file, text, fault), argument in selection.equivalents(ROOT / "tools/mutation/equivalent.csv").items():
            with self.subTest(file=file, text=text):
                places = selection.places(ROOT, [ROOT / file])
                self.assertIn((text, fault), {(f.text, f.what) for f in places})
                self.assertGreater(len(argument), 20)

    def test_one_fault_is_argued_about_once(self):
        with tempfile.TemporaryDirectory() as folder:
            table = pathlib.Path(folder) / "equivalent.csv"
            table.write_text("file,text,fault,argument\nA.swift,x,0 becomes 1,one\nA.swift,x,0 becomes 1,another\n")
            with self.assertRaisesRegex(SystemExit, "argues twice about A.swift: x: 0 becomes 1"):
                selection.equivalents(table)


class Blame(unittest.TestCase):
    def test_an_error_is_of_its_line_or_the_fault_before_it(self):
        def fault(line, file="Sources/A/A.swift"):
            return faults.Fault(file, line, "", "bound", "", "")

        ours = [fault(3), fault(9), fault(5, "Sources/A/B.swift")]
        for text, guilty in [
            ("/c/Sources/A/A.swift:3:8: error: no", [ours[0]]), ("/c/Sources/A/A.swift:7:8: error: no", [ours[0]]),
            ("/c/Sources/A/A.swift:1:1: error: no", [ours[0]]), ("/c/Sources/A/B.swift:9:1: error: no", [ours[2]]),
            ("/c/Sources/A/A.swift:3:8: warning: no", []), ("/c/Sources/A/C.swift:3:8: error: no", []),
        ]:
            with self.subTest(text=text):
                self.assertEqual(workcopy.blamed(text, "/c", ours), guilty)


class Concern(unittest.TestCase):
    """Which suites are run for the faults of which targets, and which are known from the last run."""

    # Two floors, a fixture between a test and a floor, and a program that a test starts.
    PACKAGE = {"targets": [
        {"name": "Bus", "type": "library"}, {"name": "UI", "type": "library"},
        {"name": "Device", "type": "library", "target_dependencies": ["UI"]},
        {"name": "Fixtures", "type": "library", "target_dependencies": ["Device"]},
        {"name": "program", "type": "executable", "target_dependencies": ["Bus", "Device"]},
        {"name": "BusTests", "type": "test", "target_dependencies": ["Bus"]},
        {"name": "UITests", "type": "test", "target_dependencies": ["Fixtures"]},
        {"name": "ScenarioTests", "type": "test", "target_dependencies": ["program"]},
    ]}

    def test_suites_of_what_is_built_of_a_target_concern_it(self):
        tests = concern.TestTargets(self.PACKAGE)
        for targets, wanted, expected in [
            ({"Bus"}, None, {"BusTests", "ScenarioTests"}), ({"UI"}, None, {"UITests", "ScenarioTests"}),
            ({"Bus", "UI"}, None, {"BusTests", "UITests", "ScenarioTests"}), ({"Fixtures"}, None, {"UITests"}),
            ({"UI"}, ["UITests"], {"UITests"}), ({"Bus"}, ["UITests"], set()),
        ]:
            with self.subTest(targets=targets, wanted=wanted):
                self.assertEqual(tests.concerning(targets, wanted), expected)
        with self.assertRaisesRegex(SystemExit, "no tests UI; there are BusTests, ScenarioTests, UITests"):
            tests.concerning({"UI"}, ["UI"])

    def test_what_is_known_of_a_suite_is_known_until_something_it_is_built_of_changes(self):
        # The file that is written anew, and the suites that have to be run for it.
        for file, unknown in [
            (None, []), ("Sources/Bus/Bus.swift", ["BusTests.A", "UITests.B"]), ("Tests/Fixtures/F.swift", ["BusTests.A", "UITests.B"]),
            ("Tests/UITests/B.swift", ["UITests.B"]), ("Tests/BusTests/New.swift", ["BusTests.A"]), (".build/a.o", []),
        ]:
            with self.subTest(file=file), tempfile.TemporaryDirectory() as folder:
                copy = workcopy.WorkCopy(ROOT, folder)
                for path in ("Sources/Bus/Bus.swift", "Tests/Fixtures/F.swift", "Tests/UITests/B.swift", "Package.swift"):
                    (copy.folder / path).parent.mkdir(parents=True, exist_ok=True)
                    (copy.folder / path).write_text("// as it was\n")
                measures = concern.Measures(copy, ["BusTests", "UITests"])
                for suite in ("BusTests.A", "UITests.B"):
                    self.assertIsNone(measures.of(suite))
                    measures.keep(suite, 1.5, {7, 3})
                if file:
                    (copy.folder / file).parent.mkdir(parents=True, exist_ok=True)
                    (copy.folder / file).write_text("// anew\n")
                later = concern.Measures(copy, ["BusTests", "UITests"])
                self.assertEqual([s for s in ("BusTests.A", "UITests.B") if later.of(s) is None], unknown)
                for suite in {"BusTests.A", "UITests.B"} - set(unknown):
                    self.assertEqual(later.of(suite), (1.5, {3, 7}))


class LeftBehind(unittest.TestCase):
    def test_what_a_run_started_ends_with_it(self):
        place = tempfile.mkdtemp()
        try:
            left, other = (
                subprocess.Popen(["sleep", "600"], env={"TMPDIR": name}, start_new_session=True)
                for name in (place, place + "-another"))
            for process in (left, other):
                # What it was started with can be read a moment after it has been.
                while not pathlib.Path(f"/proc/{process.pid}/environ").read_bytes():
                    os.sched_yield()
            suites.end_started_in(place)
            self.assertEqual(left.wait(timeout=60), -9)
            self.assertIsNone(other.poll())
            other.kill()
            other.wait()
        finally:
            shutil.rmtree(place)


class Records(unittest.TestCase):
    def test_what_a_run_says_of_a_test(self):
        table = [
            ('✘ Test "a b" recorded an issue at A.swift:3:5: Expectation failed: x',
             ('"a b"', "recorded an issue", "Expectation failed: x")),
            ("✘ Test f(x:) recorded an issue with 1 argument x → 2 at A.swift:3:5: Expectation failed",
             ("f(x:)", "recorded an issue", "Expectation failed")),
            ("◇ Test f() started.", ("f()", "started", ".")),
            ("✔ Test f() passed after 0.1 seconds.", ("f()", "passed after", "0.1 seconds.")),
            ("✘ Test f() failed after 0.1 seconds with 1 issue.", ("f()", "failed after", "0.1 seconds with 1 issue.")),
        ]
        for line, expected in table:
            with self.subTest(line=line):
                match = suites._RECORD.match(line)
                self.assertEqual((match.group(1), match.group(2), match.group(4)), expected)


class Counting(unittest.TestCase):
    def test_what_is_argued_is_told_apart(self):
        ours = [faults.Fault("A.swift", n, f"line {n}", "bound", "wrong", "", number=n) for n in range(1, 7)]
        report = Report(None, {("A.swift", "line 4", "wrong"): "because"})
        report._faults = ours
        report._verdicts = {
            ours[0].key: Verdict("killed", "S", "by a test", "t"), ours[1].key: Verdict("killed", "S", "by a crash", "t"),
            ours[2].key: Verdict("killed", "S", "by time", "t"), ours[3].key: Verdict("survived"),
            ours[4].key: Verdict("survived"), ours[5].key: Verdict("not reached"),
        }
        self.assertEqual(report.counts(), (3, 1, 1, 1, 1, 1))
        text = "\n".join(report.lines())
        self.assertIn("equivalent: because", text)
        self.assertIn("killed by a test: S, t", text)

    def test_a_run_that_is_ended_early_counts_what_was_judged(self):
        ours = [faults.Fault("A.swift", n, f"line {n}", "bound", "wrong", "", number=n) for n in range(1, 7)]
        report = Report(None, {})
        report._faults = ours
        report._verdicts = {ours[1].key: Verdict("killed", "S", "by a test", "t"), ours[4].key: Verdict("survived")}
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            self.assertEqual(report.finish(), 1)
        self.assertIn("1 of 2 killed (50.0 %)", said.getvalue())
        self.assertIn("4 not judged", said.getvalue())
        self.assertNotIn("A.swift:1 ", said.getvalue())


if __name__ == "__main__":
    unittest.main()
