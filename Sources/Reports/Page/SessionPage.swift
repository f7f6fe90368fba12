// A session as a page to look through: what happened, step by step, as values that runs, replays and checks fill in alike.
import Findings
import Orientation
import Picture
import Vocabulary

/// Steps of a device, to be read in a browser without anything else.
public struct SessionPage: Sendable {
  /// One comparison with what was expected.
  public struct Check: Sendable, Equatable {
    /// Where it is expected, such as `line 12`.
    public var place: String
    /// What is compared.
    public var subject: String
    /// What was expected.
    public var expected: String
    /// What was found.
    public var actual: String
    /// Whether the two agree.
    public var isMet: Bool

    public init(place: String, subject: String, expected: String, actual: String, isMet: Bool) {
      self.place = place
      self.subject = subject
      self.expected = expected
      self.actual = actual
      self.isMet = isMet
    }
  }

  /// Why a window is as it is.
  public struct Reasons: Sendable, Equatable {
    /// The window's number, from 1.
    public var window: Int
    /// The lines of `swivel why`.
    public var lines: [String]

    public init(window: Int, lines: [String]) {
      self.window = window
      self.lines = lines
    }
  }

  /// One input and what came of it, or one screen that was looked at.
  public struct Step: Sendable {
    /// The input's number in its log, 0 for the launch; unique on its page.
    public var number: UInt64
    /// Seconds on the log's clock; nil for a screen to which nothing happened.
    public var time: Double?
    /// What happened, for people.
    public var title: String
    /// How it ended.
    public var ending: Ending
    /// The receipt's lines.
    public var receipt: [String]
    /// How the device is held after it; nil for a screen that no device is held for.
    public var deviceOrientation: DeviceOrientation?
    /// The orientation of the screen after it.
    public var screenOrientation: InterfaceOrientation
    /// Whether anything to be seen is other than before.
    public var isChanged: Bool
    /// What is seen, as SVG; nil for nothing to be seen.
    public var picture: String?
    /// The calls the app heard.
    public var ledger: [LedgerEntry]
    /// One for each window.
    public var reasons: [Reasons]
    /// One for each window: its views and their constraints.
    public var layouts: [WindowLayout]
    /// What is wrong with what is seen.
    public var findings: [Finding]
    /// What was expected of it.
    public var checks: [Check]
    /// Whether what is wrong with it is what the page is about.
    public var isBroken = false

    public init(
      number: UInt64, time: Double?, title: String, ending: Ending = .settled, receipt: [String] = [],
      deviceOrientation: DeviceOrientation? = nil, screenOrientation: InterfaceOrientation = .portrait,
      isChanged: Bool = true, picture: String? = nil, ledger: [LedgerEntry] = [], reasons: [Reasons] = [],
      layouts: [WindowLayout] = [], findings: [Finding] = [], checks: [Check] = []
    ) {
      self.number = number
      self.time = time
      self.title = title
      self.ending = ending
      self.receipt = receipt
      self.deviceOrientation = deviceOrientation
      self.screenOrientation = screenOrientation
      self.isChanged = isChanged
      self.picture = picture
      self.ledger = ledger
      self.reasons = reasons
      self.layouts = layouts
      self.findings = findings
      self.checks = checks
    }

    /// Whether it did something nobody wanted.
    var isFailed: Bool {
      switch ending {
      case .crashed, .unsettled: true
      case .settled, .refused: isBroken || checks.contains { !$0.isMet }
      }
    }
  }

  /// What was run: a script's or a log's name.
  public var title: String
  /// The device, the version, the apps: a name and a value each, in this order.
  public var facts: [(name: String, value: String)]
  /// In order of time.
  public var steps: [Step]
  /// What kept steps from being drawn, of which the words stay; nil for nothing.
  public var problem: PictureError?

  /// Steps a page has pictures and trees of; of those after them the words stay. A page is for people, who do not look at more.
  public static let drawnSteps = 500

  public init(title: String, facts: [(name: String, value: String)], steps: [Step] = []) {
    self.title = title
    self.facts = facts
    self.steps = steps
  }
}

extension SessionPage.Step {
  /// Degrees clockwise by which what is drawn upright lies in front of who holds the device: the device's turn, less that of
  /// its interface, which is drawn as it is read.
  var attitude: Int {
    guard let device = deviceOrientation else { return 0 }
    let interface: Int =
      switch screenOrientation {
      case .portrait, .unknown: 0
      // The device turned left, and its interface right.
      case .landscapeRight: -90
      case .landscapeLeft: 90
      case .portraitUpsideDown: 180
      }
    let held: Int
    switch device {
    case .portrait: held = 0
    case .landscapeLeft: held = -90
    case .landscapeRight: held = 90
    case .portraitUpsideDown: held = 180
    case .faceUp, .faceDown, .unknown: held = interface
    }
    let turn = ((held - interface) % 360 + 360) % 360
    return turn > 180 ? turn - 360 : turn
  }
}
