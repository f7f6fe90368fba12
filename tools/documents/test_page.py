"""What a page's commands are, and when what they print is what the page shows."""

import unittest

from page import links, matches, steps

PAGE = """# Title

    $ not run, for it stands in no console block

```console
$ swivel ps
nothing running
$ swivel get   # ends with 5
$ cat <<END
> words
>
> END
words
```

<!-- not run: it takes minutes -->
```console
$ swift test
```

<!-- not run: words between forget it -->
A sentence.

```console
$ true
```

- In a list:

  ```console
  $ echo x
  x
  ```

<!-- run: swivel down -->

<!-- needs: CORPUS, a folder of projects -->
```console
$ ls "$CORPUS"
```

```sh
$ no console block
```
"""


class StepTests(unittest.TestCase):
    def test_commands(self):
        found = steps(PAGE)
        self.assertEqual(
            [step.command for step in found],
            ["swivel ps", "swivel get   # ends with 5", "cat <<END\nwords\n\nEND", "swift test", "true", "echo x",
             "swivel down", 'ls "$CORPUS"'],
        )
        self.assertEqual([step.line for step in found], [6, 8, 9, 18, 25, 31, 35, 39])
        self.assertEqual([step.expected for step in found], [["nothing running"], [], ["words"], [], [], ["x"], [], []])
        self.assertEqual([step.status for step in found], [0, 5, 0, 0, 0, 0, 0, 0])
        self.assertEqual(
            [step.passed_over for step in found], [None, None, None, "it takes minutes", None, None, None, None])
        self.assertEqual([step.needs for step in found], [None] * 7 + ["CORPUS"])


class MatchTests(unittest.TestCase):
    def test_the_same(self):
        self.assertTrue(matches(["a", "b"], ["a", "b"]))
        self.assertTrue(matches(["a "], ["a"]))

    def test_another(self):
        self.assertFalse(matches(["a"], ["b"]))
        self.assertFalse(matches(["a"], ["a", "b"]))
        self.assertFalse(matches(["a", "b"], ["a"]))
        self.assertFalse(matches(["a"], ["ab"]))
        self.assertFalse(matches(["a.c"], ["abc"]))

    def test_left_out(self):
        self.assertTrue(matches(["a", "…", "d"], ["a", "b", "c", "d"]))
        self.assertTrue(matches(["…"], []))
        self.assertTrue(matches(["a … c"], ["a lot of c"]))
        self.assertTrue(matches(["  …", "b"], ["a", "b", "b"]))
        self.assertFalse(matches(["…", "x"], ["a", "b"]))
        self.assertFalse(matches(["a … c"], ["a lot of d"]))


class LinkTests(unittest.TestCase):
    def test_links(self):
        text = 'See [a](a.md#part), [b](https://b.example)\n`[c](c.md)` <img alt="d" src="d.svg">\n    [e](e.md)\n'
        self.assertEqual(links(text), [(1, "a.md"), (2, "d.svg")])


if __name__ == "__main__":
    unittest.main()
