// Classes known only at run time, which Objective-C makes by their own `init()`.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private class MadeScreen: UIViewController { let made = "by itself" }
private final class SpecialScreen: MadeScreen {
  var order: [String] = []
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    order.append("designated")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Box: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Plain: NSObject {
  let number: Int
  override init() { number = 3 }
}
private class Waking: NSObject {
  var woken = 0
  func awakeFromNib() {
    super.awakeFromNib()
    woken += 1
  }
}
private final class WakingTwice: Waking {
  override func awakeFromNib() {
    super.awakeFromNib()
    woken += 1
  }
}

private protocol Bare: AnyObject, RuntimeMade {}
extension Bare {
  init() { self.init(runtimeMade: ()) }
  init(_ change: (Self) -> Void) {
    self.init()
    change(self)
  }
}
extension NSObject: Bare {}

/// As adopted sources have it: a class of Swift's that demands its own `init()`.
private class Style: Bare {
  var name = "style"
  required init() {}
  required convenience init(runtimeMade: Void) { self.init() }
}
private final class WideStyle: Style {
  required init() {
    super.init()
    name = "wide"
  }
}

@MainActor @Suite struct RuntimeMadeTests {
  @Test func everyClassMakesItself() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let screens: [MadeScreen.Type] = [MadeScreen.self, SpecialScreen.self]
      let made = screens.map { $0.runtimeMade() }
      #expect(made.map { "\(type(of: $0))" } == ["MadeScreen", "SpecialScreen"] && made[0].made == "by itself")
      #expect((made[1] as? SpecialScreen)?.order == ["designated"])
      let view: UIView.Type = Box.self
      #expect(view.runtimeMade().tag == 7)
      let object: NSObject.Type = Plain.self
      #expect((object.runtimeMade() as? Plain)?.number == 3)
      let recognizer: UIGestureRecognizer.Type = UIPanGestureRecognizer.self
      #expect(recognizer.runtimeMade() is UIPanGestureRecognizer)
    }
  }

  @Test func aProtocolMayDemandIt() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let box = Box { (box: Box) in box.alpha = 0.5 }
      #expect(box.tag == 7 && box.alpha == 0.5)
    }
    let kinds: [any Bare.Type] = [Style.self, WideStyle.self]
    #expect(kinds.map { ($0.init() as? Style)?.name } == ["style", "wide"])
  }

  @Test func everyObjectWakes() {
    let object: NSObject = NSObject()
    object.awakeFromNib()
    let waking: Waking = WakingTwice()
    waking.awakeFromNib()
    #expect(waking.woken == 2)
  }

  @Test func anAnimatorWithoutAnything() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let animator = UIViewPropertyAnimator()
      #expect(animator.state == .inactive && animator.duration == 0 && animator.fractionComplete == 0)
      #expect(animator.timingParameters?.timingCurveType == .builtin)
      var isDone = false
      animator.addAnimations { isDone = true }
      animator.startAnimation()
      #expect(isDone)
    }
  }
}
