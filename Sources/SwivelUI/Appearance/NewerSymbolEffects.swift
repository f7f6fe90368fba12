// Movements of symbols that came with eras 18 and 26: told and kept as the others, for nothing moves in a picture.

/// A symbol goes to and fro (era 18).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words = ["wiggle"]
  /// Turning clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["clockwise"]) }
  /// Turning the other way.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["counterClockwise"]) }
  /// To the left.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["left"]) }
  /// To the right.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["right"]) }
  /// Upwards.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["up"]) }
  /// Downwards.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["down"]) }
  /// As one reads.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["forward"]) }
  /// Against it.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["backward"]) }
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(words: words + ["wholeSymbol"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol turns (era 18).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words = ["rotate"]
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(words: words + ["clockwise"]) }
  /// The other way.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(words: words + ["counterClockwise"]) }
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(words: words + ["wholeSymbol"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol grows and shrinks (era 18).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words = ["breathe"]
  /// In size alone.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(words: words + ["plain"]) }
  /// It fades, too.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(words: words + ["pulse"]) }
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(words: words + ["wholeSymbol"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol is drawn line by line (era 26).
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var words = ["drawOn"]
  /// Layer by layer.
  public var byLayer: DrawOnSymbolEffect { DrawOnSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: DrawOnSymbolEffect { DrawOnSymbolEffect(words: words + ["wholeSymbol"]) }
  /// One layer after the other.
  public var individually: DrawOnSymbolEffect { DrawOnSymbolEffect(words: words + ["individually"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol goes line by line (era 26).
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var words = ["drawOff"]
  /// Layer by layer.
  public var byLayer: DrawOffSymbolEffect { DrawOffSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: DrawOffSymbolEffect { DrawOffSymbolEffect(words: words + ["wholeSymbol"]) }
  /// One layer after the other.
  public var individually: DrawOffSymbolEffect { DrawOffSymbolEffect(words: words + ["individually"]) }
  /// From its end.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(words: words + ["reversed"]) }
  /// From its beginning.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(words: words + ["nonReversed"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// The movement the system takes.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  var words = ["automatic"]
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It goes to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// It is drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// It goes line by line.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the system likes it.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffectOptions {
  /// How a movement is done again (era 18).
  public struct RepeatBehavior: Hashable, Sendable {
    let times: Int?
    let pause: Double?
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(times: nil, pause: 0) }
    /// With the pause the system takes.
    public static var periodic: RepeatBehavior { RepeatBehavior(times: nil, pause: nil) }
    /// So many times, with a pause in seconds; for nil as the system does.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(times: count, pause: delay)
    }
  }
  /// Again, in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(times: behavior.times, isRepeated: true)
  }
  /// Again, in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(times: behavior.times, pace: pace, isRepeated: true)
  }
}

/// How another symbol comes into a button (era 18). Kept: it is there at once.
public struct UISymbolContentTransition: Hashable {
  private final class Movement: NSObject {
    let effect: any ContentTransitionSymbolEffect & SymbolEffect
    init(_ effect: any ContentTransitionSymbolEffect & SymbolEffect) { self.effect = effect }
    override func isEqual(_ object: Any?) -> Bool {
      (object as? Movement)?.effect.configuration == effect.configuration
    }
    override var hash: Int { effect.configuration.words.count }
  }
  private let movement: Movement
  /// The movement.
  public var contentTransition: any ContentTransitionSymbolEffect & SymbolEffect { movement.effect }
  /// How fast and how often.
  public let options: SymbolEffectOptions
  /// A movement.
  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) { (movement, self.options) = (Movement(contentTransition), options) }
}
