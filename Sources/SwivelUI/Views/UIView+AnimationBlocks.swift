// Animations between a beginning and a commit, as UIKit had them before closures: apps of that time still use them.

/// One animation that was begun, and what was said of it so far.
@MainActor private final class AnimationBlock {
  static var open: [AnimationBlock] = []

  let name: String?
  let context: UnsafeMutableRawPointer?
  /// UIKit's, until something else is said.
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var repeats: Float = 0
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ name: String?, _ context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

  /// Tells the delegate of the beginning, and of the end when it comes.
  func run() {
    if let willStart { tell(willStart) }
    guard let didStop else { return }
    let isEnabled = UIView.areAnimationsEnabled
    let length = duration * Double(max(1, repeats))
    AnimationSpan.after(isEnabled ? max(0, delay) + max(0, length) : 0) { self.tell(didStop) }
  }

  private func tell(_ selector: Selector) {
    guard let delegate else { return }
    ActionSending.send(selector, to: delegate, from: name as AnyObject?)
  }
}

extension UIView {
  /// Begins an animation; what is changed until `commitAnimations()` belongs to it, and is changed at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlock.open.append(AnimationBlock(animationID, context))
  }
  /// Ends the changes of the animation begun last. Its delegate hears of the end after delay and duration.
  public class func commitAnimations() { AnimationBlock.open.popLast()?.run() }
  /// How long the animation lasts; 0.2 seconds at first.
  public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.open.last?.duration = duration }
  /// How long after the commit it begins.
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.open.last?.delay = delay }
  /// When it begins; at the commit, in the device's time.
  public class func setAnimationStart(_ startDate: Date) {}
  /// How it is timed: its end is the same.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// How often it runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.open.last?.repeats = repeatCount }
  /// Whether it runs back after each run: its end is what was set.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Whether it begins where others are: those are at their ends.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Who hears of its beginning and its end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.open.last?.delegate = delegate as AnyObject?
  }
  /// What the delegate is sent at the beginning.
  public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.open.last?.willStart = selector }
  /// What the delegate is sent at the end.
  public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.open.last?.didStop = selector }
  /// A transition of a whole view: its end is what is changed.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
}
