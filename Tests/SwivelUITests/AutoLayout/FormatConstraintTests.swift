// Visual formats as constraints: the frames they lead to, and what is refused.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct FormatConstraintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    /// Left edges of a and b, then their right edges; the root is 375 wide with margins of 16.
    let edges: [Double]
    var testDescription: String { format }
  }

  nonisolated static let rows: [Row] = [
    Row(format: "|[a(100)][b(50)]", edges: [0, 100, 100, 150]),
    Row(format: "|-10-[a(100)]-20-[b]-30-|", edges: [10, 130, 110, 345]),
    // The standard distance is 8 between views, and the margin at the superview's edge.
    Row(format: "|-[a(100)]-[b]-|", edges: [16, 124, 116, 359]),
    Row(format: "|-gap-[a(b)]-gap-[b]-gap-|", edges: [12, 193.5, 181.5, 363]),
    Row(format: "|[a(>=60,<=80)]-(>=8)-[b(b1)]|", edges: [0, 325, 60, 375]),
    Row(format: "|-(-5)-[a(100@900,==120@800)][b(1)]", edges: [-5, 95, 95, 96]),
  ]

  @Test(arguments: rows) func horizontally(_ row: Row) throws {
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let b = UIView.placed("b", in: root)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: row.format, metrics: ["gap": 12, "b1": 50.0], views: ["a": a, "b": b]))
      // Nothing pulls the other way: what a range leaves open is as small as it may be.
      a.widthAnchor.constraint(equalToConstant: 0).with(priority: 1).isActive = true
      root.layoutIfNeeded()
      #expect(thrown() == nil)
      #expect([a.frame.minX, b.frame.minX, a.frame.maxX, b.frame.maxX].map { Double($0) } == row.edges)
    }
  }

  @Test func verticallyWithAlignment() throws {
    // The status bar's 20 are part of the root's top margin.
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let b = UIView.placed("b", in: root)
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[a(30)]-[b(a)]", options: [.alignAllLeading, .alignAllTrailing], metrics: nil,
        views: ["a": a, "b": b])
      NSLayoutConstraint.activate(constraints)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-7-[a(70)]", metrics: nil, views: ["a": a]))
      root.layoutIfNeeded()
      #expect(constraints.count == 6)
      #expect(a.frame == CGRect(x: 7, y: 20, width: 70, height: 30))
      #expect(b.frame == CGRect(x: 7, y: 58, width: 70, height: 30))
    }
  }

  @Test func fromBaselineToBaseline() throws {
    // Two labels in the same font: 30 between baselines is 30 between tops. Superview edges stay edges.
    try Screen().run { root in
      let labels = ["a", "b"].map { text in
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-7-[a]-30-[b]", options: [.spacingBaselineToBaseline, .alignAllLeading], metrics: nil,
          views: ["a": labels[0], "b": labels[1]]))
      root.layoutIfNeeded()
      #expect(labels.map(\.frame.minY) == [7, 37])
    }
  }

  @Test func fromRightToLeft() throws {
    // a begins 10 left of the right edge, b 5 left of a.
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let b = UIView.placed("b", in: root)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-10-[a(100)]-(>=5)-[b(50)]-(>=0@1)-|", options: .directionRightToLeft, metrics: nil,
          views: ["a": a, "b": b]))
      root.layoutIfNeeded()
      #expect(a.frame.minX == 265.0)
      #expect(b.frame.maxX <= 260.0)
    }
  }

  @Test func theStandardEdgeBeforeMargins() throws {
    try Screen(.iPhone4, era: Era(7)).run { root in
      let a = UIView.placed("a", in: root)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "|-[a]-|", metrics: nil, views: ["a": a]))
      root.layoutIfNeeded()
      #expect(a.frame.minX == 20.0)
      #expect(a.frame.maxX == 300.0)
    }
  }

  /// UIKit's words: views below each other can be aligned on vertical edges only, those beside each other on horizontal ones.
  @Test(
    arguments: [
      ("V:[a]-[b]", .alignAllLeading, nil), ("V:[a]-[b]", .alignAllCenterX, nil), ("H:[a]-[b]", .alignAllTop, nil),
      ("H:[a]-[b]", .alignAllCenterY, nil), ("V:[a]-[b]", .alignAllTop, ("horizontal", "vertical")),
      ("V:[a]-[b]", .alignAllCenterY, ("horizontal", "vertical")),
      ("H:[a]-[b]", .alignAllLeading, ("vertical", "horizontal")),
      ("[a]-[b]", .alignAllRight, ("vertical", "horizontal")),
    ] as [(String, NSLayoutConstraint.FormatOptions, (edge: String, direction: String)?)])
  func alignmentAcross(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ refusal: (edge: String, direction: String)?
  ) throws {
    try Screen().run { root in
      let (a, b) = (UIView.placed("a", in: root), UIView.placed("b", in: root))
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: ["a": a, "b": b])
      // One for the distance and one for the alignment.
      #expect(made.count == (refusal == nil ? 2 : 0))
      guard let refusal else { return #expect(thrown() == nil) }
      #expect(
        thrown()?.contains(
          "Options mask required views to be aligned on a \(refusal.edge) edge, which is not allowed for layout that is "
            + "also \(refusal.direction).") == true)
    }
  }

  @Test(arguments: [
    ("V|[a]|", "Expected a ':' after 'V' to specify vertical arrangement \nV|[a]| \n ^"),
    ("|[a]-gup-[a]|", "gup is not a key in the metrics dictionary. \n|[a]-gup-[a]| \n     ^"),
    ("|[a][c]|", "c is not a key in the views dictionary. \n|[a][c]| \n     ^"),
    (
      "[stray]|",
      "Unable to interpret '|' character, because the related view doesn't have a superview \n[stray]| \n       ^"
    ),
  ])
  func whatIsRefused(_ format: String, _ reason: String) throws {
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let stray = UIView()
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["gap": 12], views: ["a": a, "stray": stray])
      #expect(made.isEmpty)
      #expect(thrown() == "NSInvalidArgumentException: Unable to parse constraint format: \n\(reason)")
    }
  }
}
