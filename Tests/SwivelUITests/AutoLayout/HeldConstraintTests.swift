// Constraints that a view is given and that it lets go of by UIView's own calls.
import SwivelUI
import Testing

@MainActor struct HeldConstraintTests {
  /// UIView's documentation of `removeConstraint(_:)`: the constraint must be held by the view, and is held by nobody then.
  @Test func aViewLetsGoOfWhatItHolds() throws {
    try Screen().run { root in
      let view = UIView.placed("v", in: root)
      let narrow = view.widthAnchor.constraint(equalToConstant: 100)
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      view.addConstraint(narrow)
      root.layoutIfNeeded()
      #expect(view.frame.width == 100.0)
      // It is not the root's to let go of.
      root.removeConstraint(narrow)
      #expect(narrow.isActive)
      view.removeConstraint(narrow)
      #expect(!narrow.isActive)
      #expect(view.constraints.isEmpty)
      // With the other still there, the two would contradict each other.
      view.addConstraint(wide)
      root.layoutIfNeeded()
      #expect(view.frame.width == 200.0)
      view.removeConstraints([wide])
      #expect(!wide.isActive)
      #expect(thrown() == nil)
    }
  }
}
