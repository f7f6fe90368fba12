// What each end of a verb means to a script (ARCHITECTURE.md, exit codes).
import Bus
import ControlClient
import Emulator
import Foundation
import Launcher
import Orientation
import Testing
import Wire

@testable import swivel

@Suite struct ExitStatusTests {
  private static func receipt(_ ending: Ending, _ reasons: [RotationReason]) -> Receipt {
    let windows = reasons.enumerated().map { index, reason in
      WindowReport(
        id: index + 1, from: .portrait, interface: .portrait, changed: false, size: .zero, horizontal: .compact,
        vertical: .regular, reason: reason)
    }
    return Receipt(
      seq: 1, cause: Cause(epoch: 1, n: 1), input: "", device: "ipad", ending: ending, windows: windows, fingerprint: 0)
  }

  /// Each reason alone: applied as asked counts `already`, `unaffected`, `flat` and `multitasking`; a background window was not asked.
  @Test(
    arguments: [
      (RotationReason.rotated, 0), (.already, 0), (.redrawn, 0), (.unaffected, 0), (.flat, 0), (.multitasking, 0),
      (.covered, 0), (.mask, 3),
      (.locked, 3), (.shouldAutorotate, 3), (.stayed, 3), (.exception, 3), (.crashed, 3),
    ] as [(RotationReason, Int32)])
  func oneWindow(reason: RotationReason, code: Int32) {
    #expect(Self.receipt(.settled, [reason]).exitStatus().rawValue == code)
  }

  /// Two windows: the code for all, for each alone, and with `--any`.
  @Test(
    arguments: [
      ([.rotated, .rotated], 0, 0, 0, 0), ([.rotated, .mask], 3, 0, 3, 0), ([.locked, .already], 3, 3, 0, 0),
      ([.mask, .locked], 3, 3, 3, 3), ([.rotated, .covered], 0, 0, 0, 0), ([.mask, .covered], 3, 3, 0, 3),
      ([.covered, .covered], 0, 0, 0, 0), ([.multitasking, .shouldAutorotate], 3, 0, 3, 0),
    ] as [([RotationReason], Int32, Int32, Int32, Int32)])
  func twoWindows(reasons: [RotationReason], all: Int32, first: Int32, second: Int32, any: Int32) {
    let receipt = Self.receipt(.settled, reasons)
    #expect(receipt.exitStatus().rawValue == all)
    #expect(receipt.exitStatus(window: 1).rawValue == first)
    #expect(receipt.exitStatus(window: 2).rawValue == second)
    #expect(receipt.exitStatus(any: true).rawValue == any)
    // The headline says what the code says.
    #expect((receipt.ending().name == "refused") == (all == 3))
    #expect((receipt.ending(window: 1).name == "refused") == (first == 3))
    #expect((receipt.ending(any: true).name == "refused") == (any == 3))
  }

  /// A verb that asks for no turn is not refused by a window that would not turn; what did not settle never succeeds.
  @Test(
    arguments: [
      (Ending.settled, 3, 0), (.refused("no window 9"), 3, 3),
      (.unsettled("layout"), 4, 4), (.outcomeMissing, 8, 8),
    ] as [(Ending, Int32, Int32)])
  func endings(ending: Ending, turning: Int32, other: Int32) {
    let receipt = Self.receipt(ending, [.mask])
    #expect(receipt.exitStatus().rawValue == turning)
    #expect(receipt.exitStatus(turns: false).rawValue == other)
    #expect(receipt.exitStatus(turns: false, any: true).rawValue == other)
  }

  /// What UIKit would have thrown stops a command that asks for no turn, too.
  @Test func exceptionsAreRefusals() {
    #expect(Self.receipt(.settled, [.already, .exception]).exitStatus(turns: false) == .refused)
    #expect(Self.receipt(.settled, [.already, .mask]).exitStatus(turns: false) == .done)
  }

  @Test(
    arguments: [
      (BusError.refused(peer: "host", code: .wrongVersion, text: ""), 7),
      (.message(.version(expected: 1, actual: 2)), 7),
      (.refused(peer: "sensor", code: .outOfRange, text: ""), 2), (.badName("a b"), 2),
      (.refused(peer: "sensor", code: .unavailable, text: ""), 3),
      (.refused(peer: "host", code: .unexpectedBody, text: ""), 3),
      (.untrusted(path: "", reason: ""), 3), (.led(path: ""), 3), (.noAnswer(peer: "host", seconds: 1), 4),
      (.message(.malformed(bytes: 1)), 1),
      (.unexpectedReply(peer: "host", expected: "", actual: ""), 1), (.pathTooLong(path: "", limit: 107), 1),
    ] as [(BusError, Int32)])
  func busErrors(error: BusError, code: Int32) {
    #expect(Failure(error).status.rawValue == code)
    #expect(Failure(ControlError.bus(error)).status.rawValue == code)
    #expect(Failure(LauncherError.bus(error)).status.rawValue == code)
    // What to do is said of an app's own slowness alone.
    let advice =
      "; it is still at it, or its app has crashed: 'swivel log tail' says which, and --timeout waits longer"
    #expect(Failure(error).text == "\(error)" + (error == .noAnswer(peer: "host", seconds: 1) ? advice : ""))
  }

  @Test(
    arguments: [
      (LauncherError.nameInUse(name: "a", process: 1), 3), (.notRunning(name: "a"), 5),
      (.neverReady(role: "host", attempts: 3, ending: "exit 1", diagnostics: ""), 1),
      (.notReady(missing: ["host"], seconds: 1, diagnostics: ""), 4), (.cannotRun(role: "host", diagnostics: ""), 2),
      (.crashed(role: "host", ending: "signal 4", words: nil), 8), (.unproven(name: "a", path: ""), 3),
      (.stillRunning(name: "a", process: 1, seconds: 1), 1), (.system(call: "open", subject: "a", reason: "b"), 1),
    ] as [(LauncherError, Int32)])
  func launcherErrors(error: LauncherError, code: Int32) {
    #expect(Failure(error).status.rawValue == code)
  }

  @Test func controlErrors() {
    #expect(Failure(ControlError.notSettled(cause: Cause(epoch: 1, n: 1), seconds: 1)).status.rawValue == 4)
    #expect(Failure(ControlError.traceInterrupted(name: "a", text: "b")).status.rawValue == 1)
  }

  /// Sizes of any guest's making: nothing a frame can hold ends the program.
  @Test(
    arguments: [
      (507, "507"), (768.5, "768.5"), (-0.25, "-0.25"), (0, "0"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.nan, "nan"), (1e300, "1e+300"), (1e15, "1000000000000000"),
    ] as [(CGFloat, String)])
  func sizes(value: CGFloat, text: String) {
    #expect(short(value) == text)
  }
}
