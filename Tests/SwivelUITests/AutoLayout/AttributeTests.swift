// One constraint at a time: what each attribute of a view means.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct AttributeTests {
  //        0      20            220          375
  //      0 +------------------------------------+
  //     30 |      +--------------+              |   box: (20, 30), 200 × 100, margins 8 each
  //        |      |     box      |              |   v:   40 × 10, one position constrained to the box
  //    130 |      +--------------+              |
  //        +------------------------------------+
  struct Row: Sendable, CustomTestStringConvertible {
    let of: NSLayoutConstraint.Attribute
    let to: NSLayoutConstraint.Attribute
    var multiplier = 1.0
    var constant = 0.0
    /// Where v's left or top comes to lie.
    let position: Double
    var testDescription: String { "\(of) = \(multiplier) × \(to) + \(constant)" }
  }

  nonisolated static let horizontal: [Row] = [
    Row(of: .left, to: .left, position: 20),
    Row(of: .left, to: .right, constant: 5, position: 225),
    Row(of: .right, to: .right, constant: -5, position: 220 - 5 - 40),
    Row(of: .leading, to: .leading, constant: 7, position: 27),
    Row(of: .trailing, to: .trailing, position: 180),
    Row(of: .centerX, to: .centerX, position: 120 - 20),
    Row(of: .left, to: .leftMargin, position: 28),
    Row(of: .right, to: .rightMargin, position: 220 - 8 - 40),
    Row(of: .leading, to: .leadingMargin, position: 28),
    Row(of: .trailing, to: .trailingMargin, position: 212 - 40),
    Row(of: .centerX, to: .centerXWithinMargins, position: 120 - 20),
    // A location times a number counts from the common superview's origin.
    Row(of: .left, to: .right, multiplier: 0.5, constant: 3, position: 113),
    Row(of: .centerX, to: .centerX, multiplier: 1.5, position: 180 - 20),
  ]

  nonisolated static let vertical: [Row] = [
    Row(of: .top, to: .top, position: 30),
    Row(of: .top, to: .bottom, constant: 8, position: 138),
    Row(of: .bottom, to: .bottom, position: 120),
    Row(of: .centerY, to: .centerY, constant: 1, position: 80 + 1 - 5),
    // Without text, the first baseline is the top edge and the last one the bottom edge.
    Row(of: .firstBaseline, to: .firstBaseline, position: 30),
    Row(of: .lastBaseline, to: .lastBaseline, position: 120),
    Row(of: .top, to: .topMargin, position: 38),
    Row(of: .bottom, to: .bottomMargin, position: 122 - 10),
    Row(of: .centerY, to: .centerYWithinMargins, position: 75),
  ]

  private func frame(_ row: Row) throws -> CGRect {
    try Screen().run { root in
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
      root.addSubview(box)
      let view = UIView.placed("v", in: root)
      activate(
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10),
        NSLayoutConstraint(
          item: view, attribute: row.of, relatedBy: .equal, toItem: box, attribute: row.to, multiplier: row.multiplier,
          constant: row.constant))
      root.layoutIfNeeded()
      return view.frame
    }
  }

  @Test(arguments: horizontal) func horizontally(_ row: Row) throws {
    // An axis nobody constrains comes out at 0.
    #expect(try frame(row) == CGRect(x: row.position, y: 0, width: 40, height: 10))
  }

  @Test(arguments: vertical) func vertically(_ row: Row) throws {
    #expect(try frame(row) == CGRect(x: 0, y: row.position, width: 40, height: 10))
  }

  @Test func fromRightToLeft() throws {
    // In a 375 wide root that runs to the left, leading is the right edge and distances count leftwards:
    // 375 - 10 - 40 = 325; next ends at 325 - 8 = 317.
    try Screen().run { root in
      root.semanticContentAttribute = .forceRightToLeft
      let view = UIView.placed("v", in: root)
      let next = UIView.placed("next", in: root)
      activate(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 40),
        next.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
        next.leadingAnchor.constraint(equalTo: root.leadingAnchor).with(priority: 500),
        next.widthAnchor.constraint(equalToConstant: 50))
      root.layoutIfNeeded()
      #expect(view.frame.minX == 325.0)
      #expect(next.frame.maxX == 317.0)
    }
  }

  @Test func acrossLevels() throws {
    // inner lies in box at (20, 30); v lies in the root and aligns with inner: 20 + 5 = 25, 30 + 6 = 36.
    try Screen().run { root in
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
      root.addSubview(box)
      let inner = UIView.placed("inner", in: box)
      let view = UIView.placed("v", in: root)
      activate(
        inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
        inner.heightAnchor.constraint(equalToConstant: 12),
        view.leftAnchor.constraint(equalTo: inner.leftAnchor), view.topAnchor.constraint(equalTo: inner.bottomAnchor),
        view.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 1),
        view.heightAnchor.constraint(equalTo: inner.heightAnchor))
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 5, y: 6, width: 50, height: 12))
      #expect(view.frame == CGRect(x: 25, y: 48, width: 51, height: 12))
      box.frame.origin.x = 100
      root.layoutIfNeeded()
      #expect(view.frame.minX == 105)
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint at another priority.
  func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
