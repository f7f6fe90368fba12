// What came of one input: the emulator's answer, from which receipts are made.
import Foundation
import Orientation

/// The one word for what an input came to in a window: why the interface has its orientation, or what else became of it.
public enum RotationReason: String, Sendable, CaseIterable {
  /// It turned.
  case rotated
  /// It already had the orientation asked for.
  case already
  /// The device lies flat or its orientation is unknown, which asks for no orientation (R-DEV-07).
  case flat
  /// A mask of the device, the app or the controller leaves the orientation out (R-NEG-01).
  case mask
  /// The user locked rotation (R-DEV-09).
  case locked
  /// `shouldAutorotate` is NO (R-NEG-03).
  case shouldAutorotate
  /// It has another orientation than the device asks for, and the device only was as it is: UIKit looks when it turns
  /// (R-NEG-05).
  case stayed
  /// The window is in the background; nobody was asked.
  case covered
  /// The window shares the screen and keeps its size (R-WIN-03).
  case multitasking
  /// UIKit would have thrown (R-EXC-01, R-EXC-02); the transition was stopped.
  case exception
  /// The app trapped on this input.
  case crashed
  /// Its size is another, its orientation the same.
  case resized
  /// It is elsewhere on the screen, or on another one, with the same size and orientation.
  case moved
  /// It shows something else, with the same orientation, size and place: another screen, a bar, a text.
  case redrawn
  /// Nothing of it that a snapshot shows is other than before, and nobody asked for an orientation.
  case unaffected
  /// It was opened by this input.
  case opened
  /// It was closed by this input; the report says how it was.
  case closed

  /// Whether the window refused what was asked: decides exit code 3.
  public var isRefusal: Bool {
    switch self {
    case .mask, .locked, .shouldAutorotate, .stayed, .exception, .crashed: true
    case .rotated, .already, .flat, .covered, .multitasking, .resized, .moved, .redrawn, .unaffected, .opened, .closed:
      false
    }
  }
}

/// Horizontal or vertical size class.
public enum SizeClassName: String, Sendable, CaseIterable {
  /// UIKit's words; `unspecified` where a version has no size classes.
  case unspecified
  case compact
  case regular
}

/// One window's line of a receipt.
public struct WindowReport: Sendable, Equatable {
  /// The window's number, from 1.
  public var id: Int
  /// The interface orientation before the input.
  public var from: InterfaceOrientation
  /// The interface orientation after it.
  public var interface: InterfaceOrientation
  /// Whether the interface orientation, the window's size, its place or what it shows is another than before, or the window
  /// itself is new or gone.
  public var changed: Bool
  /// The place on the screen after the input, in points.
  public var origin: CGPoint
  /// Size in points after the input.
  public var size: CGSize
  /// The window's horizontal size class.
  public var horizontal: SizeClassName
  /// The window's vertical size class.
  public var vertical: SizeClassName
  /// Why the interface has this orientation.
  public var reason: RotationReason
  /// The screen it is on after the input, which `origin` is of.
  public var screen: WindowScreen

  public init(
    id: Int, from: InterfaceOrientation, interface: InterfaceOrientation, changed: Bool, origin: CGPoint = .zero,
    size: CGSize, horizontal: SizeClassName, vertical: SizeClassName, reason: RotationReason,
    screen: WindowScreen = .device
  ) {
    self.id = id
    self.from = from
    self.interface = interface
    self.changed = changed
    self.origin = origin
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
    self.reason = reason
    self.screen = screen
  }
}

/// How an input ended, as outcomes, receipts and logs say it.
public enum Ending: Sendable, Equatable {
  /// It was applied, or honestly found to change nothing, and layout has settled.
  case settled
  /// It could not be applied; the text says why. The device is as it was.
  case refused(String)
  /// The device did not settle within the named number of rounds; the text says what kept it going.
  case unsettled(String)
  /// The process ended on this input; a restart found it without an outcome. The text says what is known of it.
  case crashed(String)

  /// The crash that only a missing outcome tells of, where the launcher saw the process end by itself.
  public static let outcomeMissing = Ending.crashed("the app ended the host's process while it handled this input")
  /// The same where nobody saw how it ended.
  public static let hostEnded = Ending.crashed("the host's process ended while it handled this input, nobody knows why")
  /// An input that was run again after a kill from outside, and cut by another.
  public static let killedTwice = Ending.crashed(
    "the host's process was killed from outside twice while it handled this input")

  /// Whether the process ended on the input.
  public var isCrash: Bool { if case .crashed = self { true } else { false } }

  /// `settled`, `refused`, `unsettled` or `crashed`: the word of logs, JSON and scripts.
  public var name: String {
    switch self {
    case .settled: "settled"
    case .refused: "refused"
    case .unsettled: "unsettled"
    case .crashed: "crashed"
    }
  }

  /// Why it did not settle; "" when it did.
  public var text: String {
    switch self {
    case .settled: ""
    case .refused(let text), .unsettled(let text), .crashed(let text): text
    }
  }

  /// The ending of this `name`; nil for a word that is none.
  public init?(name: String, text: String) {
    switch name {
    case "settled": self = .settled
    case "refused": self = .refused(text)
    case "unsettled": self = .unsettled(text)
    case "crashed": self = .crashed(text)
    default: return nil
    }
  }
}

/// One guest callback, in order: the observable of UIKit.
public struct LedgerEntry: Sendable, Equatable {
  /// The window it happened in; 0 for the device itself.
  public var window: Int
  /// The object called, by class name, with `#n` from the second instance of a class on.
  public var subject: String
  /// The call with its argument values, such as `viewWillTransition(to: 667×375)`.
  public var call: String

  public init(window: Int, subject: String, call: String) {
    self.window = window
    self.subject = subject
    self.call = call
  }

  /// Whether it is what UIKit would have thrown.
  public var isRaised: Bool { call.hasPrefix("exception ") }

  /// Who was called and what, as people read of an exception.
  public var words: String { "\(subject) \(call)" }
}

/// Everything one input brought about.
public struct Outcome: Sendable, Equatable {
  /// How the input ended.
  public var ending: Ending
  /// The name `ending` had before receipts, logs and outcomes shared one.
  @available(*, deprecated, renamed: "ending") public var verdict: Ending { ending }
  /// One for each window, in order of identifier.
  public var windows: [WindowReport]
  /// The calls the app heard, in order.
  public var ledger: [LedgerEntry]
  /// The fingerprint of the snapshot it left.
  public var fingerprint: UInt64

  public init(ending: Ending, windows: [WindowReport], ledger: [LedgerEntry], fingerprint: UInt64) {
    self.ending = ending
    self.windows = windows
    self.ledger = ledger
    self.fingerprint = fingerprint
  }
}
