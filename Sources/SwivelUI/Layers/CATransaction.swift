// Changes of layers that belong together, and the clock they go by.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An animation that was added to a layer. It is over when its time has passed, or when it is taken away before.
@MainActor final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private var done: () -> Void = {}
  private var isOver = false

  init(_ animation: CAAnimation, _ key: String?) { (self.animation, self.key) = (animation, key) }

  func run(on layer: CALayer) {
    layer.animations.append(self)
    CATransaction.wait()
    done = CATransaction.takeDone()
    let wait = self.wait(on: layer)
    if wait > 0 { AnimationSpan.after(wait) { self.begin() } } else { begin() }
    AnimationSpan.after(max(0, wait + seconds)) { [weak layer] in
      if self.animation.isRemovedOnCompletion { layer?.animations.removeAll { $0 === self } }
      self.end(true)
    }
  }

  private func begin() { if !isOver { animation.delegate?.animationDidStart(animation) } }

  private func end(_ isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    done()
  }

  /// It is taken away; its delegate hears of it when the input goes on.
  func stop() {
    guard let scene = AppScene.running else { return end(false) }
    scene.later { self.end(false) }
  }

  /// Seconds until its `beginTime` in the layer's time; 0 for an animation that begins when it is added.
  private func wait(on layer: CALayer) -> Double {
    guard animation.beginTime > 0, UIView.areAnimationsEnabled else { return 0 }
    return animation.beginTime - layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// How long it takes: as often and as fast as it says; without a duration of its own the transaction's.
  private var seconds: Double {
    guard UIView.areAnimationsEnabled, animation.speed > 0 else { return animation.speed > 0 ? 0 : .infinity }
    let once = animation.duration > 0 ? animation.duration : CATransaction.animationDuration()
    let there = animation.autoreverses ? 2 * once : once
    let all =
      animation.repeatDuration > 0
      ? animation.repeatDuration : there * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    return all / Double(animation.speed)
  }
}

extension CALayer {
  /// Takes some of the layer's animations away.
  final func stop(_ which: (LayerAnimation) -> Bool) {
    let stopped = animations.filter(which)
    guard !stopped.isEmpty else { return }
    animations.removeAll(where: which)
    for animation in stopped { animation.stop() }
  }
}

/// Changes of layers that belong together. They are made at once; the completion follows when their animations have.
@preconcurrency @MainActor open class CATransaction: NumberedObject {
  @MainActor private final class Level {
    var completion: (@MainActor () -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var function: CAMediaTimingFunction?
    var waiting = 0
    var isCommitted = false
    var values: [String: Any] = [:]

    func finishIfDone() {
      guard isCommitted, waiting == 0, let completion else { return }
      self.completion = nil
      AppScene.running?.later { completion() }
    }
  }
  private static var levels: [Level] = []

  static func wait() { levels.last?.waiting += 1 }
  static func takeDone() -> () -> Void {
    guard let level = levels.last else { return {} }
    return {
      level.waiting -= 1
      level.finishIfDone()
    }
  }

  /// Begins a transaction.
  open class func begin() { levels.append(Level()) }
  /// Ends it.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    level.isCommitted = true
    level.finishIfDone()
  }
  /// Makes all changes at once, which they are.
  open class func flush() {}
  /// What to do when everything begun in the transaction is over.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if let level = levels.last { level.completion = block } else if let block { AppScene.running?.later { block() } }
  }
  /// What follows the end of its animations.
  open class func completionBlock() -> (@MainActor () -> Void)? { levels.last?.completion }
  /// How long its animations last.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { levels.last?.duration = dur }
  /// How long its animations last.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? usualDuration }
  /// How their time runs.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { levels.last?.function = function }
  /// How their time runs.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.function }
  /// Whether changes begin no animations.
  open class func setDisableActions(_ flag: Bool) { levels.last?.disablesActions = flag }
  /// Whether changes begin no animations.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  /// Sets a value of the transaction; those with names of the framework are what the methods above set.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? usualDuration)
    case let key: levels.last?.values[key] = anObject
    }
  }
  /// A value of the transaction.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case let key: levels.last?.values[key]
    }
  }
  /// Core Animation's, until something else is said.
  private static let usualDuration: CFTimeInterval = 0.25
}

/// The name of whether a transaction disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The name of how long a transaction's animations last.
public let kCATransactionAnimationDuration = "animationDuration"

/// Seconds of the time animations go by: the device's, since its launch.
public func CACurrentMediaTime() -> CFTimeInterval {
  AppScene.running.map { scene in MainActor.unchecked { scene.device.clock.seconds } } ?? 0
}

/// How many frames a second are wanted.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app's present; the beginning of 2001 where no app runs.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { VirtualClock.present }
