// The device a test runs an app on: made in the test's own process, synchronous, without ports, in a time of its own.
import DeviceCatalog
import DeviceLocale
import Drawing
import Emulator
import Orientation
import SwivelUI

/// An iPhone or iPad inside a test.
///
/// ```swift
/// @MainActor struct PlayerTests {
///   @Test func theMovieIsInLandscape() throws {
///     let device = try TestDevice("iphone-8", iOS: "15", Player.app)
///     device.window.tap("play")
///     device.window.expect(interface: .landscapeRight, visible: "MovieViewController")
///     device.rotate(.portrait)
///     device.window.expect(interface: .landscapeRight, reason: .mask)
///   }
/// }
/// ```
///
/// Views and controllers live on a device: make them in the app, or inside `perform` and `inspect`, not before.
///
/// In XCTest a method is not of the main actor, and on Linux one marked so cannot be started: write
/// `func testIt() throws { try MainActor.assumeIsolated { … } }`.
///
/// Everything that is done is over when the call returns: layout has settled in every window, and what the app put off until
/// then is done. Time stands still unless `advance(by:)` lets it pass: what the app put off until later, by
/// `DispatchQueue.main`, timers, tasks or animations, comes to pass then. What fails is recorded as an
/// issue of Swift Testing or a failure of XCTest, whichever runs the test, at the line of the test that asked. Nothing is
/// thrown after the device has been made, so one run shows all that is wrong. With `SWIVEL_REPORTS=FOLDER` each device that
/// fails leaves a page there, with a picture of every step.
@MainActor public final class TestDevice {
  /// The emulated device itself, for what this type has no word for.
  public let emulator: EmulatedDevice
  /// Everything the last thing done has brought about; the launch at first.
  public private(set) var outcome: Outcome
  /// What was done last, for people.
  var deed = "launch"
  /// Every call since the launch, for tests that look back over several inputs.
  private(set) var ledger: [LedgerEntry]
  var hand = Hand()
  /// What a failing test leaves behind, where that is wanted.
  private let report: TestReport?

  /// Launches the apps on a device, one window each. The first two share the screen where iPadOS offers that and both
  /// take part; else the first fills it.
  ///
  /// - Parameters:
  ///   - model: an identifier of the catalogue (`swivel devices` lists them), or a size.
  ///   - version: the iOS version, `major` or `major.minor`: most rules of UIKit depend on it.
  ///   - held: how the device is held at launch. Apps do not know before the first report (R-DEV-10).
  ///   - date: what the device's clock says at the launch, such as `2024-02-29T21:05`, or a day alone for 9:41 of it; nil for
  ///     9:41 of the ninth of January in the first whole year of the version. Time passes by `wait` alone.
  ///   - quirks: the published misbehaviours of UIKit to emulate; an empty set for none.
  public init(
    _ model: TestModel, iOS version: String, _ apps: AppBundle..., held: UIDeviceOrientation = .unknown,
    date: String? = nil, quirks: Quirks = .standard
  ) throws(TestDeviceError) {
    guard let era = Era(version) else { throw .badVersion(version) }
    let wallTime = date.flatMap(WallTime.init)
    if let date, wallTime == nil { throw .badDate(date) }
    SeenViews.begin()
    do {
      emulator = try EmulatedDevice(
        profile: try model.profile(), era: era, apps: apps, arrangement: nil, heldAt: held, quirks: quirks,
        date: wallTime)
    } catch let error as TestDeviceError { throw error } catch let error as EmulatorError {
      throw .emulator(error)
    } catch { preconditionFailure("\(error)") }
    outcome = emulator.launchOutcome
    ledger = outcome.ledger
    report = TestReport(emulator)
    report?.see(emulator, outcome, deed, at: emulator.now)
  }

  /// A moment to look back to: the end of the last thing done.
  public var mark: CallMark { CallMark(position: ledger.count) }

  /// The moment before the launch.
  public var beginning: CallMark { CallMark(position: 0) }

  /// The window with this number, from 1 in the order of the apps.
  public func window(_ id: Int) -> TestWindow { TestWindow(device: self, id: id) }

  /// The first window.
  public var window: TestWindow { window(1) }

  /// All windows.
  public var windows: [TestWindow] { emulator.snapshot.windows.map { window($0.id) } }

  /// Every call the last thing done has made, in order, as `Subject.call`.
  public var calls: [String] { outcome.ledger.map { "\($0.subject).\($0.call)" } }

  /// Gives the device one event, so many seconds after the present; all that happens to it goes through here.
  @discardableResult
  func handle(
    _ event: DeviceEvent, _ deed: String, _ ending: ExpectedEnding, _ place: Place, after seconds: Double = 0
  ) -> Outcome {
    conclude(emulator.handle(DeviceInput(time: emulator.now + seconds, event: event)), deed, ending, place)
  }

  /// Keeps what came of a deed and compares how it ended.
  @discardableResult
  func conclude(_ outcome: Outcome, _ deed: String, _ ending: ExpectedEnding, _ place: Place) -> Outcome {
    self.deed = deed
    self.outcome = outcome
    let raised = outcome.ledger.first(where: \.isRaised)
    let actual: (ExpectedEnding, String) =
      switch outcome.ending {
      case .settled: raised.map { (.exception, "\($0.subject).\($0.call)") } ?? (.settled, "settled")
      case .refused(let reason): (.refusal, "refused: \(reason)")
      case .unsettled(let reason): (.unsettled, "not settled: \(reason)")
      case .crashed(let text): preconditionFailure("the device lives in this process, which has not ended: \(text)")
      }
    ledger += outcome.ledger
    report?.see(emulator, outcome, deed, at: emulator.now)
    if !ending.isMet(by: actual.0, actual.1) { fail("\(deed): expected \(ending.words), got \(actual.1)", place) }
    return outcome
  }

  /// Fails the test, and writes the page of what happened until now where that is wanted.
  func fail(_ text: String, _ place: Place) { place.fail(text + (report?.fail(text, place) ?? "")) }
}

/// A moment of a device's life: calls after it can be asked for.
public struct CallMark: Sendable {
  let position: Int
}

/// How something a test does ends.
public enum ExpectedEnding: Sendable, Equatable {
  /// It was done, and layout has settled.
  case settled
  /// It could not be done, such as a tap on what is not there; the device is as it was.
  case refusal
  /// UIKit would have thrown; the transition was stopped.
  case exception
  /// UIKit would have thrown something that says so.
  case raised(String)
  /// Layout, or work put off again and again, does not come to rest.
  case unsettled

  /// UIKit would have thrown an exception whose name or reason holds `text`, such as `NSInvalidArgumentException`.
  public static func exception(_ text: String) -> ExpectedEnding { .raised(text) }

  var words: String {
    switch self {
    case .settled: "it to settle"
    case .refusal: "a refusal"
    case .exception: "an exception"
    case .raised(let text): "an exception with '\(text)'"
    case .unsettled: "it not to settle"
    }
  }

  /// Whether something that ended like this, told in these words, is what was expected.
  func isMet(by actual: ExpectedEnding, _ words: String) -> Bool {
    guard case .raised(let text) = self else { return actual == self }
    return actual == .exception && words.contains(text)
  }
}
