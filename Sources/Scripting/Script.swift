// A script as values: a device, inputs in order, and what is expected of each.
import Emulator
import EventLog

/// A `.swivel` file to be run: a log, or inputs written by hand, with expectations between them.
public struct Script: Sendable, Equatable {
  /// The device, version and apps it is for.
  public var header: LogHeader
  /// What the launch must come to.
  public var launch: Expected
  /// The inputs, in the order of the file.
  public var steps: [Step]

  /// One input and what must come of it.
  public struct Step: Sendable, Equatable {
    /// The line the input stands on, from 1.
    public var line: Int
    /// What is done.
    public var input: LoggedInput
    /// What must come of it.
    public var expected: Expected
    /// Whether what the sensor said was taken over after a crash without asking an app.
    var tookOverQuietly = false

    init(line: Int, input: LoggedInput, expected: Expected) {
      self.line = line
      self.input = input
      self.expected = expected
    }
  }

  /// What must be seen after the launch or an input.
  public struct Expected: Sendable, Equatable {
    /// The recorded outcome, with its line.
    public var outcome: Recorded?
    /// In the order of the file.
    public var expectations: [Expectation]

    public init(outcome: Recorded? = nil, expectations: [Expectation] = []) {
      self.outcome = outcome
      self.expectations = expectations
    }

    /// Whether the file knows of what UIKit would throw.
    var mentionsException: Bool {
      outcome != nil
        || expectations.contains { expectation in
          switch expectation.what {
          case .value(_, let text): text == "exception"
          case .calls(let calls): calls.contains { $0.contains("exception") }
          case .receipt(let reason): reason == .exception
          case .ending, .because, .noCall, .view, .why, .kept: false
          }
        }
    }

    /// Whether the file says how the input must end; else it must settle, so that nothing passes that did nothing.
    var saysEnding: Bool {
      outcome != nil
        || expectations.contains { expectation in
          if case .ending = expectation.what { true } else { false }
        }
    }
  }

  /// An outcome as it stands in the file.
  public struct Recorded: Sendable, Equatable {
    /// The line it stands on, from 1.
    public var line: Int
    /// What came of the input when it was recorded.
    public var outcome: LoggedOutcome
  }
}

/// One thing a script expects.
public struct Expectation: Sendable, Equatable {
  /// The line it stands on, from 1.
  public var line: Int
  /// Where in the line its key begins, in characters from 1.
  public var column: Int
  /// The window it is about; nil for the device, or for all windows.
  public var window: Int?
  /// What is expected.
  public var what: What

  /// The kinds of things that can be expected.
  public enum What: Sendable, Equatable {
    /// A value of the state, in the text `swivel get` prints.
    case value(StateKey, expected: String)
    /// How the input ended: `settled`, `refused` or `unsettled`.
    case ending(String)
    /// A part of the reason why it did not settle.
    case because(String)
    /// What the input came to in the window, or in each: the word its receipt gives.
    case receipt(RotationReason)
    /// These calls, as `Subject.call` with or without what follows the name, in this order; others may stand between them.
    case calls([String])
    /// No call that contains the text.
    case noCall(String)
    /// A value of the first view with this identifier, or failing that of this class.
    case view(String, ViewFact)
    /// A part of the explanation of a window's orientation, such as a rule's number.
    case why(String)
    /// How many of a kind the apps keep: living controllers of a class, `observer`, `timer` … as `EmulatedDevice.kept` has them.
    case kept(String, Int)
  }

  /// Whether it is about the state, and not about what an input did.
  public var isOfState: Bool {
    switch what {
    case .value, .view, .why: true
    case .ending, .because, .receipt, .calls, .noCall, .kept: false
    }
  }

  /// Whether it is about what `swivel why` says.
  public var isOfReasons: Bool {
    if case .why = what { true } else { false }
  }

  /// Whether it is about what apps keep, which only the process they run in can count.
  public var isOfKept: Bool {
    if case .kept = what { true } else { false }
  }

  /// Whether it is about the colours of a view, which only the process that draws it can tell.
  public var isOfColors: Bool {
    if case .view(_, .colors) = what { true } else { false }
  }

  /// What can be expected of a view.
  public enum ViewFact: Sendable, Equatable {
    /// What it shows, whole.
    case text(String)
    /// What a control holds: `1` of a switch that is on, `50%` of a slider in the middle, "" of a view without a value.
    case value(String)
    /// x, y, width and height in the window, in points.
    case frame([Double])
    /// Whether it, or a view around it, is hidden.
    case isHidden(Bool)
    /// Whether a tap does something there.
    case isTappable(Bool)
    /// Whether no part of it lies out of the window.
    case isInside(Bool)
    /// What it is drawn in, from back to front, without the views in it: `#1c1c1e #38383a`.
    case colors(String)
    /// Whether there is such a view.
    case exists(Bool)
  }
}
