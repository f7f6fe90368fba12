// Which views of a screen stand in one row or one column: what pushes one of them pushes all.
import Findings
import SwivelUI

/// The rows and columns of a screen, found once for all its views.
@MainActor struct ChainFinder {
  private var rows = Union()
  private var columns = Union()

  /// Sets that are joined; each has the number of the first that was seen of it.
  private struct Union {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var parents: [Int] = [0]

    mutating func join(_ one: UIView, _ other: UIView) {
      let first = made(one)
      let second = made(other)
      let (a, b) = (root(first), root(second))
      if a != b { parents[max(a, b)] = min(a, b) }
    }

    func number(_ view: UIView) -> Int { numbers[ObjectIdentifier(view)].map(root) ?? 0 }

    private mutating func made(_ view: UIView) -> Int {
      if let number = numbers[ObjectIdentifier(view)] { return number }
      parents.append(parents.count)
      numbers[ObjectIdentifier(view)] = parents.count - 1
      return parents.count - 1
    }

    private func root(_ number: Int) -> Int {
      var number = number
      while parents[number] != number { number = parents[number] }
      return number
    }
  }

  init(_ root: UIView) {
    var pending = [root]
    while let view = pending.popLast() {
      pending.append(contentsOf: view.subviews.reversed())
      if let stack = view as? UIStackView {
        for (one, next) in zip(stack.arrangedSubviews, stack.arrangedSubviews.dropFirst()) {
          rows.join(one, next)
          columns.join(one, next)
        }
        continue
      }
      for constraint in view.constraints { join(constraint, heldBy: view) }
    }
  }

  func chains(of view: UIView) -> ViewChains { ViewChains(row: rows.number(view), column: columns.number(view)) }

  /// A constraint between two views neither of which contains the other ties them together.
  private mutating func join(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard let one = constraint.firstItem as? UIView, let other = constraint.secondItem as? UIView, one !== holder,
      other !== holder
    else { return }
    switch constraint.firstAttribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      rows.join(one, other)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      columns.join(one, other)
    case .width, .height, .notAnAttribute: break
    }
  }
}
