// Distances between anchors: compared to numbers, to sizes and to each other.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct DistanceTests {
  //   0     20  60          x x+40      375
  //   | gap [a ] -- middle -- [b ] gap |       gaps equal: b ends 20 before the right edge
  @Test func twoGapsAreEqual() throws {
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let b = UIView.placed("b", in: root)
      let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
      let constraint = after.constraint(equalTo: before)
      activate(
        a.widthAnchor.constraint(equalToConstant: 40), b.widthAnchor.constraint(equalToConstant: 40),
        before.constraint(equalToConstant: 20), constraint)
      root.layoutIfNeeded()
      #expect(a.frame.minX == 20)
      #expect(b.frame.maxX == 355)
      #expect(constraint.firstItem === b)
      // In a wider window b keeps its distance.
      AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 667, height: 375), .landscapeRight)
      #expect(b.frame.maxX == 647)
    }
  }

  @Test func aDistanceMayBeNegativeAndAMultipleOfASize() throws {
    // b begins 15 before a ends; c begins twice a's height below a's top.
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let b = UIView.placed("b", in: root)
      activate(
        a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100), a.widthAnchor.constraint(equalToConstant: 50),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30), a.heightAnchor.constraint(equalToConstant: 12),
        a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: -15),
        a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2))
      root.layoutIfNeeded()
      #expect(b.frame.minX == 135)
      #expect(b.frame.minY == 54)
    }
  }

  @Test func fromRightToLeftItCountsWithTheLanguage() throws {
    // 375 - 20 - 40 = 315.
    try Screen().run { root in
      root.semanticContentAttribute = .forceRightToLeft
      let a = UIView.placed("a", in: root)
      activate(
        a.widthAnchor.constraint(equalToConstant: 40),
        root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 20))
      root.layoutIfNeeded()
      #expect(a.frame.minX == 315)
    }
  }

  /// A distance from or to a guide goes with the guide, and one between others stays.
  @Test(arguments: [(true, false), (false, true), (true, true), (false, false)])
  func itGoesWithAGuide(beginsAtIt: Bool, endsAtIt: Bool) throws {
    try Screen().run { root in
      let (a, b) = (UIView.placed("a", in: root), UIView.placed("b", in: root))
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let start = beginsAtIt ? guide.leftAnchor : a.leftAnchor
      let end = endsAtIt ? guide.rightAnchor : b.leftAnchor
      let constraint = start.anchorWithOffset(to: end).constraint(equalToConstant: 5)
      constraint.isActive = true
      root.layoutIfNeeded()
      root.removeLayoutGuide(guide)
      #expect(constraint.isActive == (!beginsAtIt && !endsAtIt))
    }
  }

  @Test func itGoesWithWhatItIsMeasuredTo() throws {
    try Screen().run { root in
      let a = UIView.placed("a", in: root)
      let b = UIView.placed("b", in: root)
      let constraint = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 5)
      constraint.isActive = true
      root.layoutIfNeeded()
      b.removeFromSuperview()
      #expect(!constraint.isActive)
      root.layoutIfNeeded()
      constraint.isActive = true
      #expect(thrown()?.hasPrefix("NSGenericException: Unable to activate constraint with anchors") == true)
      #expect(!constraint.isActive)
    }
  }
}
