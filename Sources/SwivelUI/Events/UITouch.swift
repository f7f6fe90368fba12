// Fingers and keys as values of one moment: what responders and recognisers are handed.

/// One finger on the screen.
@preconcurrency @MainActor open class UITouch: NumberedObject {
  /// What the finger does; raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// It touched the screen.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch.
    case cancelled = 4
    /// A pointer came over the window.
    case regionEntered = 5
    /// A pointer moved over the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches; raw values are UIKit's.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
    /// A pencil, by its first name.
    public static let stylus = TouchType.pencil
  }

  /// What the finger does.
  open internal(set) var phase: Phase = .began
  /// How often it tapped in a row.
  open internal(set) var tapCount = 1
  /// Seconds since the input began: there is no clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view the finger touched first.
  open internal(set) weak var view: UIView?
  /// The window of that view.
  open internal(set) weak var window: UIWindow?
  /// The recognisers that follow the finger.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Always a finger.
  open var type: TouchType { .direct }
  /// How large the finger is, in points.
  open var majorRadius: CGFloat { 0 }
  /// How wrong that may be, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How hard it presses; devices here do not feel it.
  open var force: CGFloat { 0 }
  /// The hardest press there is.
  open var maximumPossibleForce: CGFloat { 0 }
  private var place: CGPoint
  private var lastPlace: CGPoint

  init(at place: CGPoint, in window: UIWindow?, view: UIView?) {
    self.place = place
    lastPlace = place
    super.init()
    self.window = window
    self.view = view
  }

  /// A touch of nothing, in the corner: what tests hand to code of their own, as UIKit's class can be made.
  public convenience override init() { self.init(at: .zero, in: nil, view: nil) }

  func move(to place: CGPoint, _ phase: Phase, at time: TimeInterval) {
    lastPlace = self.place
    self.place = place
    self.phase = phase
    timestamp = time
  }

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where it was before, in a view's coordinates; in the window's for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(lastPlace, from: nil) ?? lastPlace }
  /// The same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// What of a touch can be a guess at first; raw values are UIKit's.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it presses.
    public static let force = Properties(rawValue: 1)
    /// Which way a pencil points.
    public static let azimuth = Properties(rawValue: 2)
    /// How upright a pencil is.
    public static let altitude = Properties(rawValue: 4)
    /// Where it is.
    public static let location = Properties(rawValue: 8)
    /// How far a pencil is turned about itself.
    public static let roll = Properties(rawValue: 16)
  }
  /// What is a guess: nothing of a finger.
  open var estimatedProperties: Properties { [] }
  /// What will be known better: nothing of a finger.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number better values will come with.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// How upright it is: a finger counts as upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Which way it points: a finger points nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The same as a direction.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How far a pencil is turned about itself.
  open var rollAngle: CGFloat { 0 }
}

/// What happened at one moment.
@preconcurrency @MainActor open class UIEvent: NumberedObject {
  /// Kinds of events; raw values are UIKit's.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
    /// A wheel.
    case scroll = 10
    /// A pointer.
    case hover = 11
    /// A trackpad.
    case transform = 14
  }

  /// What of that; raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The last track.
    case remoteControlPreviousTrack = 105
    /// Backwards, fast.
    case remoteControlBeginSeekingBackward = 106
    /// No more.
    case remoteControlEndSeekingBackward = 107
    /// Forwards, fast.
    case remoteControlBeginSeekingForward = 108
    /// No more.
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointer; raw values are UIKit's.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The one for choosing.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one for menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button of a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }
  /// Buttons of a pointer that are down: none, for fingers have no buttons.
  open var buttonMask: ButtonMask { [] }
  /// The kind.
  open var type: EventType { .touches }
  /// The kind of that kind.
  open var subtype: EventSubtype { .none }
  /// Seconds since the input began.
  open internal(set) var timestamp: TimeInterval = 0
  /// The fingers, if it is about fingers.
  open internal(set) var allTouches: Set<UITouch>?
  /// What the event leads to, while it is on its way.
  final var delivery: (() -> Void)?

  /// Creates an event of nothing.
  public override convenience init() { self.init([]) }

  init(_ touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  /// All readings of a finger since the last event: this one, for every event is one reading.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }
  /// Where a finger may go next: nobody guesses here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }
  /// Keys held meanwhile.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The fingers that touched a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches.map { $0.filter { $0.view === view } } }
  /// The fingers that touched a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches.map { $0.filter { $0.window === window } } }
  /// The fingers a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false } }
  }
}
