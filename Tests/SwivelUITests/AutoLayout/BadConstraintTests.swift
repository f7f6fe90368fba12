// What UIKit throws at: the exception is recorded, the change is not made, and the tree stays usable.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct BadConstraintTests {
  /// A view 100 × 50 at the root's corner, laid out; `offend` does what must not be done.
  private func expectThrown(
    _ exception: String, _ offend: (UIView, UIView, NSLayoutConstraint) -> Void
  ) throws {
    try Screen().run { root in
      let view = UIView.placed("v", in: root)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      activate(width, view.heightAnchor.constraint(equalToConstant: 50))
      root.layoutIfNeeded()
      offend(root, view, width)
      #expect(thrown() == exception)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      // Still usable.
      width.constant = 120
      root.layoutIfNeeded()
      #expect(view.frame.width == 120.0)
    }
  }

  @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func aConstantThatIsNoNumber(_ value: Double, _ text: String) throws {
    try expectThrown(
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text) "
        + "firstAnchor:<NSLayoutDimension \"UIView:v.width\"> secondAnchor:(null)"
    ) { _, _, width in width.constant = CGFloat(value) }
    try expectThrown(
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text) "
        + "firstAnchor:<NSLayoutXAxisAnchor \"UIView:v.leading\"> secondAnchor:<NSLayoutXAxisAnchor \"UIView:0.leading\">"
    ) { root, view, _ in
      activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(value)))
    }
  }

  @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf")])
  func aMultiplierThatIsNoNumber(_ value: Double, _ text: String) throws {
    try expectThrown(
      "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:\(text)"
    ) { root, view, _ in
      activate(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: CGFloat(value)))
    }
  }

  @Test(arguments: [(Float(0), "0"), (1001, "1001"), (-1, "-1"), (.nan, "nan")])
  func aPriorityOutOfRange(_ value: Float, _ text: String) throws {
    let exception =
      "NSInternalInconsistencyException: It's illegal to set priority:\(text).  Priorities must be greater than 0 and "
      + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    try expectThrown(exception) { _, _, width in width.priority = UILayoutPriority(value) }
    try expectThrown(exception) { _, view, _ in
      view.setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
  }

  @Test func fromRequiredAndToRequired() throws {
    try expectThrown(
      "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported.  You passed priority 999 and the existing priority was 1000."
    ) { _, _, width in width.priority = UILayoutPriority(999) }
    try expectThrown(
      "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported.  You passed priority 1000 and the existing priority was 300."
    ) { _, view, _ in
      let constraint = view.heightAnchor.constraint(equalToConstant: 7).with(priority: 300)
      constraint.isActive = true
      constraint.priority = .required
      constraint.isActive = false
    }
  }

  @Test func noCommonAncestor() throws {
    let exception =
      "NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UIView:v.top\"> and "
      + "<NSLayoutYAxisAnchor \"UIView:stranger.top\"> because they have no common ancestor.  Does the constraint or its "
      + "anchors reference items in different view hierarchies?  That's illegal."
    let stranger = UIView()
    stranger.accessibilityIdentifier = "stranger"
    try expectThrown(exception) { _, view, _ in
      // None of a batch is activated.
      let fine = view.widthAnchor.constraint(equalToConstant: 1)
      activate(fine, view.topAnchor.constraint(equalTo: stranger.topAnchor))
      #expect(!fine.isActive)
    }
    // A removed view is a stranger.
    try expectThrown(exception) { root, view, _ in
      root.addSubview(stranger)
      let constraint = view.topAnchor.constraint(equalTo: stranger.topAnchor)
      constraint.isActive = true
      stranger.removeFromSuperview()
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
  }

  @Test func aConstraintAddedWhereItsItemsAreNot() throws {
    try expectThrown(
      "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint. "
        + "<NSLayoutConstraint UIView:v.width == UIView:0.width   (inactive)> When added to a view, the constraint's items "
        + "must be descendants of that view (or the view itself)."
    ) { root, view, _ in view.addConstraint(view.widthAnchor.constraint(equalTo: root.widthAnchor)) }
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let first: NSLayoutConstraint.Attribute
    let second: NSLayoutConstraint.Attribute
    let reason: String
    var testDescription: String { "\(first) with \(second)" }
  }

  nonisolated static let pairs: [Pair] = [
    Pair(first: .left, second: .top, reason: "Invalid pairing of layout attributes."),
    Pair(first: .width, second: .centerX, reason: "Invalid pairing of layout attributes."),
    Pair(
      first: .leading, second: .left,
      reason: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."),
    Pair(
      first: .top, second: .notAnAttribute,
      reason: "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."),
  ]

  @Test(arguments: pairs) func pairsThatMakeNoSense(_ pair: Pair) throws {
    try expectThrown("NSInvalidArgumentException: NSLayoutConstraint for UIView:v: \(pair.reason)") { root, view, _ in
      let constraint = NSLayoutConstraint(
        item: view, attribute: pair.first, relatedBy: .equal, toItem: root, attribute: pair.second, multiplier: 1,
        constant: 0)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
  }

  @Test func contentThatIsNoNumberHasNoSize() throws {
    try Screen().run { root in
      let view = UIView.content(.nan, .infinity, in: root)
      root.layoutIfNeeded()
      #expect(view.frame == .zero)
      view.size = CGSize(width: 3, height: 4)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    }
  }

  // MARK: What cannot hold, and what is left open

  @Test func aConflictNamesTheSmallestSetAndTheLastActivated() throws {
    try Screen().run { root in
      root.accessibilityIdentifier = "root"
      let view = UIView.placed("v", in: root)
      let other = UIView.placed("other", in: root)
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      let innocent = other.widthAnchor.constraint(equalToConstant: 5)
      let last = view.widthAnchor.constraint(equalToConstant: 200)
      last.identifier = "late"
      activate(first, innocent, last)
      root.layoutIfNeeded()
      #expect(view.frame.width == 100.0)
      #expect(other.frame.width == 5.0)
      #expect(
        layoutLog() == [
          """
          Unable to simultaneously satisfy constraints.
          \tProbably at least one of the constraints in the following list is one you don't want. 
          \tTry this: 
          \t\t(1) look at each constraint and try to figure out which you don't expect; 
          \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
          (
              "<NSLayoutConstraint UIView:v.width == 100   (active)>",
              "<NSLayoutConstraint 'late' UIView:v.width == 200   (active)>"
          )

          Will attempt to recover by breaking constraint 
          <NSLayoutConstraint 'late' UIView:v.width == 200   (active)>
          """
        ])
      // It stays broken until it can hold, and is logged once.
      first.isActive = false
      root.layoutIfNeeded()
      #expect(view.frame.width == 200.0)
      #expect(layoutLog().count == 1)
    }
  }

  @Test func aScreenThatIsTooNarrowIsNamedInTheConflict() throws {
    try Screen().run { root in
      root.accessibilityIdentifier = "root"
      let view = UIView.placed("v", in: root)
      activate(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 300),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100))
      root.layoutIfNeeded()
      let log = try #require(layoutLog().first)
      #expect(
        log.contains("<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView:root.width == 375   (active)>"))
      // In a wider window both hold: 667 - 300 - 100.
      AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 667, height: 375), .landscapeRight)
      #expect(view.frame.minX == 300.0)
      #expect(view.frame.width == 267.0)
    }
  }

  @Test func ambiguityIsTold() throws {
    try Screen().run { root in
      let view = UIView.placed("v", in: root)
      let height = view.heightAnchor.constraint(equalToConstant: 10)
      activate(
        view.widthAnchor.constraint(equalToConstant: 10), height,
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
      root.layoutIfNeeded()
      #expect(view.hasAmbiguousLayout)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(!view.hasAmbiguousLayout)
      let report = try #require(root.layoutReport().views.first { $0.view === view })
      #expect(report.constraints.count == 4)
      #expect(report.constraints[1].text == "<NSLayoutConstraint UIView:v.height == 10   (active)>")
      #expect(!report.isAmbiguous)
      #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
    }
  }
}
