// One section as a tree, and what moves in snapshots, by Apple's documentation of NSDiffableDataSourceSectionSnapshot and
// NSDiffableDataSourceSnapshot.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

struct SectionSnapshotTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  /// a with b (with c) and d below it, then e with f.
  private static func tree() -> Tree {
    var tree = Tree()
    tree.append(["a", "e"])
    tree.append(["b", "d"], to: "a")
    tree.append(["c"], to: "b")
    tree.append(["f"], to: "e")
    return tree
  }
  private static func words(_ tree: Tree) -> String {
    tree.items.map { String(repeating: ".", count: tree.level(of: $0)) + $0 }.joined(separator: " ")
  }

  @Test func whatThereIs() {
    let tree = Self.tree()
    #expect(Self.words(tree) == "a .b ..c .d e .f")
    #expect(tree.rootItems == ["a", "e"])
    #expect(["a", "b", "c", "f", "x"].map { tree.parent(of: $0) } == [nil, "a", "b", "e", nil])
    #expect((tree.index(of: "d"), tree.index(of: "x"), tree.contains("c")) == (3, nil, true))
  }

  /// (what is expanded, what is seen): an item is seen where all above it are expanded.
  @Test(
    arguments: [
      ([], "a e"), (["a"], "a b d e"), (["b"], "a e"), (["a", "b"], "a b c d e"), (["e"], "a e f"),
      (["a", "b", "e"], "a b c d e f"),
    ] as [([String], String)])
  func whatIsSeen(expanded: [String], seen: String) {
    var tree = Self.tree()
    tree.expand(expanded)
    #expect(tree.visibleItems.joined(separator: " ") == seen)
    #expect(tree.items.allSatisfy { tree.isExpanded($0) == expanded.contains($0) })
    #expect(tree.isVisible("c") == seen.contains("c"))
    tree.collapse(expanded)
    #expect(tree.visibleItems == ["a", "e"])
  }

  @Test func changes() {
    let changes: [(String, (inout Tree) -> Void)] = [
      ("a .b ..c .d e .f", { $0.append(["x"], to: "nobody") }), ("a .b ..c .d .x e .f", { $0.append(["x"], to: "a") }),
      ("a .b ..c ..x .d e .f", { $0.append(["x"], to: "b") }),
      ("a .x .b ..c .d e .f", { $0.insert(["x"], before: "b") }),
      ("a .b ..c .x .d e .f", { $0.insert(["x"], after: "b") }),
      ("a .b ..c .d x e .f", { $0.insert(["x"], after: "a") }),
      ("a .d e .f", { $0.delete(["b"]) }), ("e .f", { $0.delete(["a", "c"]) }), ("", { $0.deleteAll() }),
      (
        "a .x ..y e .f",
        {
          var other = Tree()
          other.append(["x"])
          other.append(["y"], to: "x")
          $0.replace(childrenOf: "a", using: other)
        }
      ),
    ]
    for (expected, change) in changes {
      var tree = Self.tree()
      change(&tree)
      #expect(Self.words(tree) == expected)
    }
    #expect(Self.words(Self.tree().snapshot(of: "a")) == "b .c d")
    #expect(Self.words(Self.tree().snapshot(of: "b", includingParent: true)) == "b .c")
  }

  /// Items and sections that move: (sections with their items, the move).
  @Test func moves() {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    let moves: [(String, (inout Snapshot) -> Void)] = [
      ("a231 b45", { $0.moveItem(1, afterItem: 3) }), ("a23 b145", { $0.moveItem(1, beforeItem: 4) }),
      ("a312 b45", { $0.moveItem(3, beforeItem: 1) }), ("a1423 b5", { $0.moveItem(4, afterItem: 1) }),
      ("b45 a123", { $0.moveSection("a", afterSection: "b") }),
      ("b45 a123", { $0.moveSection("b", beforeSection: "a") }),
      ("a123 b45", { $0.moveItem(1, afterItem: 1) }), ("a123 b45", { $0.moveItem(9, afterItem: 1) }),
    ]
    for (expected, move) in moves {
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4, 5], toSection: "b")
      move(&snapshot)
      let words = snapshot.sectionIdentifiers.map { section in
        section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
      }
      #expect(words.joined(separator: " ") == expected)
      snapshot.reconfigureItems([4])
      snapshot.reloadItems([5, 1])
      snapshot.reloadSections(["b"])
      #expect(snapshot.reconfiguredItemIdentifiers == [4] && snapshot.reloadedItemIdentifiers == [5, 1])
      #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }
  }
}

extension SectionSnapshotTests {
  /// g with h below it.
  private static func branch() -> Tree {
    var tree = Tree()
    tree.append(["g"])
    tree.append(["h"], to: "g")
    tree.expand(["g"])
    return tree
  }

  /// (the item beside which a tree is put in, what there is then, before it and after it): it stands as deep as its neighbour, and after
  /// all that is below it.
  @Test(arguments: [
    ("a", "g .h a .b ..c .d e .f", "a .b ..c .d g .h e .f"),
    ("b", "a .g ..h .b ..c .d e .f", "a .b ..c .g ..h .d e .f"),
    ("c", "a .b ..g ...h ..c .d e .f", "a .b ..c ..g ...h .d e .f"),
    ("f", "a .b ..c .d e .g ..h .f", "a .b ..c .d e .f .g ..h"),
    ("x", "a .b ..c .d e .f", "a .b ..c .d e .f"),
  ])
  func aTreeBeside(item: String, before: String, after: String) {
    var (first, second) = (Self.tree(), Self.tree())
    first.insert(Self.branch(), before: item)
    second.insert(Self.branch(), after: item)
    #expect(Self.words(first) == before)
    #expect(Self.words(second) == after)
    for tree in [first, second] where item != "x" { #expect(tree.isExpanded("g"), "it stays as it was") }
  }

  /// A line an item: "-" where what is below is seen, "+" where it is not, "*" without any below.
  @Test func inWords() {
    var tree = Self.tree()
    tree.expand(["a"])
    #expect(tree.visualDescription() == "- a\n  + b\n    * c\n  * d\n+ e\n  * f")
    #expect(Tree().visualDescription().isEmpty)
  }
}
