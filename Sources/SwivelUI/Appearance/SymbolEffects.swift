// How symbols move: told and kept, for nothing moves in a picture. A file of its own, since the effects come from a framework of
// their own.

/// How a symbol moves.
public protocol SymbolEffect: Sendable {
  /// How.
  var configuration: SymbolEffectConfiguration { get }
}
/// One that happens when something happens.
public protocol DiscreteSymbolEffect {}
/// One that goes on until it is removed.
public protocol IndefiniteSymbolEffect {}
/// One by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// One by which another symbol comes.
public protocol ContentTransitionSymbolEffect {}

/// A movement and what is said of it.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let words: [String]
}

/// How fast and how often.
public struct SymbolEffectOptions: Hashable, Sendable {
  var times: Int?
  var pace = 1.0
  var isRepeated: Bool?
  /// As the movement is by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(isRepeated: true) }
  /// Again and again.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(times: times, pace: pace, isRepeated: true) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(isRepeated: false) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(times: times, pace: pace, isRepeated: false) }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(times: count) }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(times: count, pace: pace, isRepeated: isRepeated)
  }
  /// So much faster.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(pace: speed) }
  /// So much faster.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(times: times, pace: speed, isRepeated: isRepeated)
  }
}

/// A symbol springs.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words = ["bounce"]
  /// Upwards.
  public var up: BounceSymbolEffect { BounceSymbolEffect(words: words + ["up"]) }
  /// Downwards.
  public var down: BounceSymbolEffect { BounceSymbolEffect(words: words + ["down"]) }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(words: words + ["wholeSymbol"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words = ["pulse"]
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(words: words + ["wholeSymbol"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol's layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words = ["variableColor"]
  /// One at a time.
  public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(words: words + ["iterative"]) }
  /// One more at a time.
  public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(words: words + ["cumulative"]) }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(words: words + ["reversing"]) }
  /// There only.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(words: words + ["nonReversing"]) }
  /// The others are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(words: words + ["dimInactiveLayers"])
  }
  /// The others are not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(words: words + ["hideInactiveLayers"])
  }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var words = ["scale"]
  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(words: words + ["up"]) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(words: words + ["down"]) }
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(words: words + ["byLayer"]) }
  /// As a whole.
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(words: words + ["wholeSymbol"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var words = ["appear"]
  /// Upwards.
  public var up: AppearSymbolEffect { AppearSymbolEffect(words: words + ["up"]) }
  /// Downwards.
  public var down: AppearSymbolEffect { AppearSymbolEffect(words: words + ["down"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var words = ["disappear"]
  /// Upwards.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(words: words + ["up"]) }
  /// Downwards.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(words: words + ["down"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}
/// Another symbol takes its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  var words = ["replace"]
  /// Down, then up.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(words: words + ["downUp"]) }
  /// Up, then up.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(words: words + ["upUp"]) }
  /// Out of sight, then up.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(words: words + ["offUp"]) }
  /// How.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words: words) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It springs.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// It comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Another takes its place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How a symbol's movement ended.
public struct UISymbolEffectCompletionContext {
  /// The movement.
  public let effect: any SymbolEffect
  /// Whether it went to its end.
  public let isFinished: Bool
  /// The view.
  public weak var sender: AnyObject?
}
/// Hears of the end of a movement.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Begins a movement that happens once; it is over at once, for nothing moves in a picture.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, completion) }
  /// Begins a movement that goes on; nothing moves in a picture.
  @_disfavoredOverload public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, completion) }
  /// Ends a movement.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, completion) }
  /// Ends all movements.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Shows another symbol; at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    end(transition, completion)
  }

  private func end(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    completion?(UISymbolEffectCompletionContext(effect: effect, isFinished: true, sender: self))
  }
}
