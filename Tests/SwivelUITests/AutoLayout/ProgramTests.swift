// What is compiled, and what is not compiled again.
import DeviceCatalog
import DeviceFixtures
import Testing

@testable import SwivelUI

@MainActor struct ProgramTests {
  private var compilations: Int { LayoutEngine.sharedPrograms.compilations }

  /// Two sets of constraints for one view, as an app has them for upright and lying screens.
  private func sets(in root: UIView) -> (view: UIView, narrow: NSLayoutConstraint, wide: NSLayoutConstraint) {
    let view = UIView.placed("v", in: root)
    activate(view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5))
    return (
      view, view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75)
    )
  }

  @Test func togglingBetweenKnownSetsCompilesNothing() throws {
    try Screen().run { root in
      let (view, narrow, wide) = sets(in: root)
      narrow.isActive = true
      root.layoutIfNeeded()
      narrow.isActive = false
      wide.isActive = true
      root.layoutIfNeeded()
      let before = compilations
      for _ in 0..<5 {
        wide.isActive = false
        narrow.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 94.0)
        narrow.isActive = false
        wide.isActive = true
        AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 667, height: 375), .landscapeRight)
        #expect(view.frame.width == 500.5)
        AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 375, height: 667), .portrait)
      }
      #expect(compilations == before)
    }
  }

  @Test func windowsWithTheSameStructureShareIt() throws {
    func layOut() throws {
      try Screen().run { root in
        let (view, narrow, _) = sets(in: root)
        // A multiplier nobody else uses, so that nobody else compiled this structure.
        activate(narrow, view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: 3))
        activate(view.topAnchor.constraint(equalTo: root.bottomAnchor).with(priority: 417))
        root.layoutIfNeeded()
      }
    }
    let before = compilations
    try layOut()
    #expect(compilations == before + 1)
    try layOut()
    #expect(compilations == before + 1)
  }

  @Test func viewsThatGoTakeTheirConstraintsAlong() throws {
    try Screen().run { root in
      let box = UIView.placed("box", in: root)
      let inner = UIView.placed("inner", in: box)
      let outward = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
      let inward = inner.heightAnchor.constraint(equalTo: box.heightAnchor)
      let own = box.heightAnchor.constraint(equalToConstant: 12)
      activate(outward, inward, own)
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 375, height: 12))
      box.removeFromSuperview()
      #expect([outward, inward, own].map(\.isActive) == [false, true, true])
      // Elsewhere what is left of them still holds.
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(other)
      other.addSubview(box)
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 0, height: 12))
    }
  }

  @Test func aViewThatEndsLeavesNothingBehind() throws {
    try Screen().run { root in
      var parent: UIView? = UIView()
      let child = UIView.placed("child", in: try #require(parent))
      activate(child.widthAnchor.constraint(equalTo: try #require(parent).widthAnchor))
      parent?.layoutIfNeeded()
      weak let gone = parent
      parent = nil
      #expect(gone == nil)
      #expect(child.superview == nil)
      root.addSubview(child)
      root.layoutIfNeeded()
      #expect(child.constraints.isEmpty)
    }
  }
}
