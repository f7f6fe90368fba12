// What can happen to an emulated device: the only way anything in it ever changes.
import Orientation

/// How the windows of the device share its screen.
public enum WindowArrangement: Sendable, Hashable {
  /// The window with this identifier fills the screen; the others are in the background.
  case full(window: Int)
  /// The first two windows share the screen: halves in landscape; in portrait, where iPadOS 9–18 offers no halves
  /// (R-MET-05), the first takes the wide part and the second the narrow one.
  case half
}

/// What a user does with a finger beyond tapping: a whole movement from the first touch to the release, or a part of one, so
/// that something else can happen in the middle. The text is the name commands, the log and the wire use.
public enum UserGesture: String, Sendable, Hashable, CaseIterable {
  /// A swipe from the left edge pops the visible stack (era 7, T3).
  case pop = "pop"
  /// The same, but let go too early: everything goes back (T3b).
  case popCancelled = "pop-cancelled"
  /// The same in parts. The finger is put to the edge and begins to pop; it stays on the screen.
  case popBegin = "pop-begin"
  /// The finger that has begun goes half the way.
  case popMove = "pop-move"
  /// The finger goes to the end and leaves: the pop is made.
  case popFinish = "pop-finish"
  /// The finger leaves too early: everything goes back (T3b).
  case popLetGo = "pop-let-go"
  /// The sheet in front is dragged down a little and let go (R-MOD-09).
  case pullDownCancelled = "pull-down-cancelled"
  /// To the next page of the visible page controller.
  case pageForward = "page-forward"
  /// Towards the next page, which falls back.
  case pageForwardCancelled = "page-forward-cancelled"
  /// To the previous page.
  case pageReverse = "page-reverse"
  /// Towards the previous page, which falls back.
  case pageReverseCancelled = "page-reverse-cancelled"
  /// Slides a column of the visible split view in.
  case columnShow = "column-show"
  /// Slides it out.
  case columnHide = "column-hide"

  /// Whether it is a part of a movement: the finger stays on the screen, or was there before.
  public var isPart: Bool {
    switch self {
    case .popBegin, .popMove, .popFinish, .popLetGo: true
    case .pop, .popCancelled, .pullDownCancelled, .pageForward, .pageForwardCancelled, .pageReverse,
      .pageReverseCancelled, .columnShow, .columnHide:
      false
    }
  }
}

/// One thing that happens to the device.
public enum DeviceEvent: Sendable, Hashable {
  /// The sensor's word on how the device is held; repeated values are legal and are reported, not notified.
  case deviceOrientation(DeviceOrientation)
  /// The user's system-wide rotation lock.
  case rotationLock(Bool)
  /// How large the user wants text, in Settings (iOS 7 and later).
  case contentSize(ContentSizeCategory)
  /// Whether the user wants light or dark, in Settings (iOS 13 and later).
  case appearance(Appearance)
  /// What the system brings an app from outside its windows.
  case system(SystemEvent)
  case arrange(WindowArrangement)
  /// What a user does with windows.
  case window(WindowOrder)
  /// A tap on the control with this accessibility identifier, or failing that this title, or (`back`) on the back button.
  /// Several taps follow each other at once, as those of a double tap (UITouch.tapCount).
  case tap(window: Int, target: String, times: Int = 1)
  /// Performs the segue of the visible scene with this identifier, or this one in the document, whatever starts it.
  case segue(window: Int, identifier: String)
  /// Pushes the app's screen of this name on the visible navigation stack.
  case push(window: Int, screen: String)
  /// Pops the top of the visible navigation stack.
  case pop(window: Int)
  /// Presents the app's screen of this name over what is visible.
  case present(window: Int, screen: String)
  /// Dismisses what was presented last.
  case dismiss(window: Int)
  /// A user drags the sheet in front away (R-MOD-09).
  case pullDown(window: Int)
  /// A movement of a finger in a window.
  case gesture(window: Int, UserGesture)
  /// Keys of the keyboard.
  case type(window: Int, Typing)
  /// Scrolls the view with this identifier or text, or the one around it; where the name is empty, what is in the middle of
  /// the window. Towards what lies below and at the right for positive numbers.
  case scroll(window: Int, target: String, by: FingerWay)
  /// A finger that touches, moves and is lifted.
  case drag(window: Int, Drag)
  /// So many seconds pass after the input's time: what apps put off until then comes to pass, in the order it is due.
  case wait(Double)
  /// Time passed, up to the input's.
  case tick

  /// The longest wait, in seconds: a day.
  public static let maximumWait = 86_400.0
  /// How many taps follow each other at once: recognisers of more than a few are none anybody could do.
  public static let tapTimes = 1...10
}

/// An event with the time it happened at.
public struct DeviceInput: Sendable, Hashable {
  /// Emulator time in seconds from boot; never decreases. What apps put off until then comes to pass before the event.
  public var time: Double
  /// What happened.
  public var event: DeviceEvent

  public init(time: Double, event: DeviceEvent) {
    self.time = time
    self.event = event
  }
}
