// Views put into each other by chance, beside plain trees of names: order, ancestors, points and hits are as the tree and arithmetic have
// them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct HierarchyModelTests {
  /// A view that counts what it is told.
  final class Counting: UIView {
    var (superviews, windows, added, removed) = (0, 0, 0, 0)

    override func didMoveToSuperview() { superviews += 1 }
    override func didMoveToWindow() { windows += 1 }
    override func didAddSubview(_ subview: UIView) { added += 1 }
    override func willRemoveSubview(_ subview: UIView) { removed += 1 }
  }

  /// Names of views in a tree: 0 is the root.
  struct Tree {
    var parent: [Int: Int] = [:]
    var children: [Int: [Int]] = [:]

    func isAbove(_ name: Int, _ other: Int) -> Bool {
      var at: Int? = other
      while let now = at {
        if now == name { return true }
        at = parent[now]
      }
      return false
    }

    mutating func takeOut(_ name: Int) {
      guard let above = parent.removeValue(forKey: name) else { return }
      children[above]?.removeAll { $0 == name }
    }

    mutating func put(_ name: Int, in above: Int, at index: Int? = nil) {
      takeOut(name)
      parent[name] = above
      let index = min(index ?? .max, children[above, default: []].count)
      children[above, default: []].insert(name, at: index)
    }
  }

  nonisolated static let seeds: [UInt64] = Array(1...12)

  @Test(arguments: seeds) func isTheTree(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      var tree = Tree()
      let views = (0..<9).map { number in
        let view = Counting()
        view.tag = 100 + number
        return view
      }
      window.addSubview(views[0])
      for step in 0..<120 {
        let name = 1 + numbers.below(8)
        let above = numbers.below(9)
        let what = Self.change(&tree, views, name, above, &numbers)
        for (name, view) in views.enumerated() {
          let children = tree.children[name] ?? []
          guard view.subviews.map(\.tag) == children.map({ $0 + 100 }) else {
            return "step \(step), \(what): \(name) has \(view.subviews.map(\.tag)), not \(children)"
          }
          let holder = name == 0 ? window : tree.parent[name].map { views[$0] }
          guard view.superview === holder else { return "step \(step), \(what): superview of \(name)" }
          guard (view.window === window) == tree.isAbove(0, name) else {
            return "step \(step), \(what): window of \(name)"
          }
          for other in views.indices where view.isDescendant(of: views[other]) != tree.isAbove(other, name) {
            return "step \(step), \(what): \(name) in \(other)"
          }
          guard view.added - view.removed == children.count else { return "step \(step), \(what): calls of \(name)" }
        }
        let found = window.viewWithTag(100 + name)
        guard (found === views[name]) == tree.isAbove(0, name) else { return "step \(step), \(what): tag of \(name)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  private static func change(
    _ tree: inout Tree, _ views: [Counting], _ name: Int, _ above: Int, _ numbers: inout SplitMix64
  ) -> String {
    let siblings = tree.children[above] ?? []
    let number = numbers.below(8)
    // Of a view that is put where it is, no source says whom it tells.
    if number < 4, tree.isAbove(name, above) || tree.parent[name] == above { return "nothing" }
    switch number {
    case 0:
      tree.put(name, in: above)
      views[above].addSubview(views[name])
      return "added \(name) to \(above)"
    case 1:
      let index = numbers.below(siblings.filter { $0 != name }.count + 1)
      tree.put(name, in: above, at: index)
      views[above].insertSubview(views[name], at: index)
      return "inserted \(name) at \(index) of \(above)"
    case 2, 3:
      guard let sibling = siblings.filter({ $0 != name }).randomElement(using: &numbers) else { return "nothing" }
      let rest = siblings.filter { $0 != name }
      let place = rest.firstIndex(of: sibling) ?? 0
      tree.put(name, in: above, at: number == 2 ? place : place + 1)
      if number == 2 { views[above].insertSubview(views[name], belowSubview: views[sibling]) }
      if number == 3 { views[above].insertSubview(views[name], aboveSubview: views[sibling]) }
      return "put \(name) beside \(sibling)"
    case 4:
      tree.takeOut(name)
      views[name].removeFromSuperview()
      return "took out \(name)"
    case 5:
      guard let child = siblings.randomElement(using: &numbers) else { return "nothing" }
      tree.put(child, in: above)
      views[above].bringSubviewToFront(views[child])
      return "brought \(child) to the front"
    case 6:
      guard let child = siblings.randomElement(using: &numbers) else { return "nothing" }
      tree.put(child, in: above, at: 0)
      views[above].sendSubviewToBack(views[child])
      return "sent \(child) to the back"
    default:
      guard siblings.count > 1 else { return "nothing" }
      let (first, second) = (numbers.below(siblings.count), numbers.below(siblings.count))
      tree.children[above]?.swapAt(first, second)
      views[above].exchangeSubview(at: first, withSubviewAt: second)
      return "exchanged \(first) and \(second) of \(above)"
    }
  }

  /// A point goes from a view to another by the sums of what lies between, scrolled by what is scrolled; and back to where it was.
  @Test(arguments: seeds) func pointsGoByTheSums(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      func length() -> CGFloat { CGFloat(numbers.below(200) - 100) / 4 }
      var chain: [(view: UIView, origin: CGPoint)] = []
      var above: UIView = window
      var (x, y): (CGFloat, CGFloat) = (0, 0)
      for _ in 0..<6 {
        let view = UIView(frame: CGRect(x: length(), y: length(), width: 80, height: 60))
        above.addSubview(view)
        x += view.frame.minX
        y += view.frame.minY
        let scrolled = CGPoint(x: length(), y: length())
        view.bounds.origin = scrolled
        // The view's own zero stands so far from the window's.
        x -= scrolled.x
        y -= scrolled.y
        chain.append((view, CGPoint(x: x, y: y)))
        above = view
      }
      for _ in 0..<20 {
        let (from, to) = (numbers.pick(chain), numbers.pick(chain))
        let point = CGPoint(x: length(), y: length())
        let wanted = CGPoint(x: point.x + from.origin.x - to.origin.x, y: point.y + from.origin.y - to.origin.y)
        let there = from.view.convert(point, to: to.view)
        guard there == wanted, to.view.convert(point, from: from.view) == wanted else {
          return "\(there), not \(wanted)"
        }
        guard to.view.convert(there, to: from.view) == point else { return "not back at \(point)" }
        let inWindow = from.view.convert(point, to: nil)
        guard inWindow == CGPoint(x: point.x + from.origin.x, y: point.y + from.origin.y) else {
          return "window \(inWindow)"
        }
        let rect = CGRect(origin: point, size: CGSize(width: 7, height: 9))
        guard from.view.convert(rect, to: to.view) == CGRect(origin: wanted, size: rect.size) else { return "\(rect)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// A finger meets the last view that holds it, of those that are neither hidden, nor clear, nor closed to touches, nor in such a one,
  /// nor outside of what holds them ("UIView.hitTest": below 0.01 a view is clear).
  @Test(arguments: seeds) func fingersMeetTheFrontmost(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let root = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
      window.addSubview(root)
      var frames: [ObjectIdentifier: CGRect] = [ObjectIdentifier(root): root.frame]
      var all = [root]
      for _ in 0..<14 {
        let above = numbers.pick(all)
        let size = CGSize(width: 20 + numbers.below(12) * 10, height: 20 + numbers.below(12) * 10)
        let view = UIView(
          frame: CGRect(origin: CGPoint(x: numbers.below(8) * 10, y: numbers.below(8) * 10), size: size))
        view.isHidden = numbers.chance(10)
        view.isUserInteractionEnabled = !numbers.chance(10)
        view.alpha = numbers.pick([1, 1, 1, 1, 0.01, 0.009, 0.5])
        above.addSubview(view)
        let origin = frames[ObjectIdentifier(above)]?.origin ?? .zero
        frames[ObjectIdentifier(view)] = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        all.append(view)
      }
      @MainActor func met(_ view: UIView, _ point: CGPoint) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
          frames[ObjectIdentifier(view)]?.contains(point) == true
        else { return nil }
        for child in view.subviews.reversed() {
          if let met = met(child, point) { return met }
        }
        return view
      }
      for _ in 0..<60 {
        let point = CGPoint(x: CGFloat(numbers.below(260)), y: CGFloat(numbers.below(260)))
        let hit = root.hitTest(CGPoint(x: point.x - 20, y: point.y - 30), with: nil)
        guard hit === met(root, point) else { return "another view at \(point)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }
}
