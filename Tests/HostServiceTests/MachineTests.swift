// Inputs are logged before they are handled and outcomes after; a restart is a replay.
import DeviceCatalog
import DeviceFixtures
import Emulator
import EventLog
import Foundation
import Orientation
import SwivelUI
import Testing
import Wire

@testable import HostService

/// Lets a test look at the world from inside a callback.
@MainActor private enum Spy {
  static var onTransition: () -> Void = {}
}

private final class SpyingController: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    Spy.onTransition()
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor @Suite(.serialized) final class MachineTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "swivel-host-\(UUID().uuidString)").path
  private var reported: [String] = []

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder): \(error)") }
  }

  private var path: String { folder + "/host.swivel" }

  private func bytes() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The log without its checksums, so that it can be changed.
  private func plain() throws -> String { try bytes().replacing(/,"sum":"[0-9a-f]{8}"}/, with: "}") }

  private func lines() throws -> [Substring] { try plain().split(separator: "\n") }

  private static func app() -> AppBundle {
    .test(screens: ["A": { A() }]) { UINavigationController(rootViewController: SpyingController()) }
  }

  private func machine(
    era: Era = Era(9), profile: DeviceProfile = .iPadAir2, after predecessor: Predecessor = .unknown
  ) throws -> HostMachine {
    try HostMachine(
      profile: profile, era: era, apps: [Self.app(), Self.app()], logFile: path, predecessor: predecessor
    ) { reported.append($0) }
  }

  /// A sensor's and a client's inputs; one is refused.
  private static let inputs: [(DeviceEvent, Cause)] = [
    (.deviceOrientation(.portrait), Cause(epoch: 7, n: 1)), (.deviceOrientation(.landscapeLeft), Cause(epoch: 7, n: 2)),
    (.push(window: 1, screen: "A"), Cause(epoch: 9, n: 1)), (.pop(window: 9), Cause(epoch: 9, n: 2)),
    (.rotationLock(true), Cause(epoch: 7, n: 3)), (.deviceOrientation(.portrait), Cause(epoch: 7, n: 4)),
    (.arrange(.full(window: 2)), Cause(epoch: 9, n: 3)), (.tick, Cause(epoch: 9, n: 4)),
  ]

  @discardableResult
  private func run(_ machine: HostMachine) throws -> [Receipt] {
    try Self.inputs.enumerated().map { index, input in
      try machine.handle(input.0, cause: input.1, at: Double(index) + 0.0004).receipt
    }
  }

  @Test func inputsAreLoggedBeforeAndOutcomesAfter() throws {
    let machine = try machine()
    try machine.handle(.deviceOrientation(.portrait), cause: Cause(epoch: 7, n: 1), at: 0).receipt.expectSettled()
    var seen: [Substring] = []
    Spy.onTransition = { [path] in
      do { seen = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") } catch {
        Issue.record(error)
      }
    }
    defer { Spy.onTransition = {} }
    try machine.handle(.deviceOrientation(.landscapeLeft), cause: Cause(epoch: 7, n: 2), at: 1).receipt.expectSettled()
    // Header, launch, input 1, outcome 1, input 2 – and no outcome 2 yet.
    #expect(seen.count == 5)
    #expect(
      seen.last?
        .hasPrefix(
          #"{"v":1,"record":"input","seq":2,"t":1,"cause":{"epoch":7,"n":2},"event":"deviceOrientation","orientation":"landscapeLeft","#
        ) == true
    )
    let after = try lines()
    #expect(after.count == 6)
    #expect(after[5].hasPrefix(#"{"v":1,"record":"outcome","seq":2,"ending":"settled","#))
  }

  @Test func receiptsSayWhatCameOfIt() throws {
    let receipts = try run(try machine())
    #expect(receipts.map(\.seq) == Array(1...8))
    #expect(receipts.map(\.cause) == Self.inputs.map(\.1))
    #expect(receipts.allSatisfy { $0.device == "ipad-air-2" && $0.windows.count == 2 })
    #expect(receipts[1].windows.map(\.reason) == [.rotated, .rotated])
    #expect(receipts[3].ending == .refused("there is no window 9, only 1 to 2"))
    #expect(receipts[5].windows.map(\.reason) == [.locked, .locked])
    #expect(receipts[6].windows.map(\.reason)[0] == .covered)
  }

  @Test func aRestartIsTheSameDevice() throws {
    var old: HostMachine? = try machine()
    let receipts = try run(try #require(old))
    let snapshot = old?.snapshot
    let logged = try bytes()
    old = nil
    #expect(reported == [])
    let new = try machine()
    #expect(new.snapshot == snapshot)
    #expect(new.seq == 8)
    #expect(new.sensorCause == Cause(epoch: 7, n: 4))
    #expect(Self.inputs.map { new.receipt(for: $0.1) } == receipts)
    #expect(try bytes() == logged)
    #expect(reported == ["replayed 8 inputs"])
    // And it goes on where it was, in a time that does not fall.
    let next = try new.handle(.tick, cause: Cause(epoch: 9, n: 5), at: 0)
    #expect(next.receipt.seq == 9)
    let input = try #require(try EventLog(file: path).entries.last?.input)
    #expect(input.input.time == 7)
  }

  /// Cuts the log while input 2, a turn to the left, is handled: header, launch, input and outcome 1, input 2, and the torn
  /// beginning of its outcome.
  private func cutDuringTheTurn() throws {
    try run(try machine())
    let whole = try lines()
    let kept = whole[..<5].joined(separator: "\n") + "\n" + whole[5].prefix(40)
    try kept.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// The host ended while it handled input 2: it is marked, and never run again. The device is held as the sensor said all
  /// the same, so that the two agree.
  @Test(
    arguments: [
      (.ended(lastWords: nil), .outcomeMissing), (.unknown, .hostEnded),
      (
        .ended(lastWords: "A.swift:3: Fatal error: x"),
        .crashed("A.swift:3: Fatal error: x: the app ended the host's process while it handled this input")
      ),
    ] as [(Predecessor, Ending)])
  func anInputWithoutOutcomeCrashedAndIsNotRunAgain(predecessor: Predecessor, ending: Ending) throws {
    try cutDuringTheTurn()
    let restarted = try machine(after: predecessor)
    #expect(restarted.seq == 2)
    #expect(restarted.sensorCause == Cause(epoch: 7, n: 2))
    #expect(restarted.snapshot.deviceOrientation == .landscapeLeft)
    #expect(restarted.snapshot.screenOrientation == .portrait)
    let receipt = try #require(restarted.receipt(for: Cause(epoch: 7, n: 2)))
    #expect(receipt.ending == ending)
    #expect(receipt.windows.map(\.reason) == [.crashed, .crashed])
    #expect(receipt.windows.map(\.changed) == [false, false])
    #expect(reported == ["input 2 (device landscapeLeft) ended the host; it is not run again", "replayed 2 inputs"])
    let log = try EventLog(file: path)
    #expect(log.entries.map(\.outcome?.ending) == [.settled, ending])
    #expect(log.entries.map(\.tookOverQuietly) == [false, true])
    #expect(log.tornBytes == 0)

    // The second restart finds the mark, and says the same.
    let marked = try bytes()
    let again = try machine()
    #expect(again.receipt(for: Cause(epoch: 7, n: 2)) == receipt)
    #expect(again.snapshot == restarted.snapshot)
    #expect(try bytes() == marked)
    let next = try again.handle(.deviceOrientation(.landscapeRight), cause: Cause(epoch: 8, n: 1), at: 9).receipt
    #expect(next.seq == 3)
    #expect(next.windows.map(\.reason) == [.rotated, .rotated])
    try expectReplayToTheSameBytes()
  }

  private func expectReplayToTheSameBytes() throws {
    let copy = folder + "/copy.swivel"
    let result = try Replay.run(
      try EventLog(file: path), profile: .iPadAir2, era: Era(9), apps: [Self.app(), Self.app()], to: copy)
    #expect(result.differences == [])
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == bytes())
  }

  /// A kill from outside says nothing about the app: what it cut is run again, so that nothing is lost.
  @Test func aTurnCutByAKillIsRunAgain() throws {
    try cutDuringTheTurn()
    let restarted = try machine(after: .killed)
    #expect(restarted.snapshot.deviceOrientation == .landscapeLeft)
    #expect(restarted.snapshot.screenOrientation == .landscapeRight)
    let receipt = try #require(restarted.receipt(for: Cause(epoch: 7, n: 2)))
    #expect(receipt.ending == .settled)
    #expect(receipt.windows.map(\.reason) == [.rotated, .rotated])
    #expect(
      reported == [
        "the host was killed while it handled input 2 (device landscapeLeft); it is run again", "replayed 2 inputs",
      ])
    let again = try machine()
    #expect(again.snapshot == restarted.snapshot)
    try expectReplayToTheSameBytes()
  }

  /// What is killed each time it is run may be what calls for the kill: the second time is the last.
  @Test func aTurnThatIsKilledTwiceIsNotRunAThirdTime() throws {
    try cutDuringTheTurn()
    _ = try machine(after: .killed)
    let whole = try lines()
    #expect(whole[5] == #"{"v":1,"record":"resumed","seq":2,"way":"again"}"#)
    try (whole[..<6].joined(separator: "\n") + "\n").write(toFile: path, atomically: false, encoding: .utf8)
    let restarted = try machine(after: .killed)
    #expect(restarted.receipt(for: Cause(epoch: 7, n: 2))?.ending == .killedTwice)
    #expect(restarted.snapshot.deviceOrientation == .landscapeLeft)
    #expect(restarted.snapshot.screenOrientation == .portrait)
    try expectReplayToTheSameBytes()
  }

  /// Wherever a write was torn, the host starts again, with all that was whole.
  @Test func aLogTornAnywhereIsGoneOnWith() throws {
    try run(try machine())
    let whole = Array(try bytes().utf8)
    let cuts = (0..<whole.count).filter { $0 % 97 == 0 || whole[max(0, $0 - 1)] == UInt8(ascii: "\n") } + [1, 20]
    for cut in cuts {
      try Data(whole[..<cut]).write(to: URL(fileURLWithPath: path))
      let inputs = whole[..<cut].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        .filter { String(decoding: $0, as: UTF8.self).contains(#""record":"input""#) }.count
      #expect(try machine().seq == UInt64(inputs))
      let log = try EventLog(file: path)
      #expect(log.tornBytes == 0)
      #expect(log.launch != nil)
      #expect(log.entries.allSatisfy { $0.outcome != nil })
    }
  }

  @Test(arguments: [(DeviceProfile.iPadAir2, Era(10)), (.iPadPro97, Era(9, 3))])
  func aLogOfSomethingElseIsRefusedAndLeftAlone(profile: DeviceProfile, era: Era) throws {
    try run(try machine())
    let torn = try bytes() + #"{"v":1,"#
    try torn.write(toFile: path, atomically: false, encoding: .utf8)
    let error = #expect(throws: HostError.self) { try self.machine(era: era, profile: profile) }
    guard case .otherLog(let named, let expected, let actual) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(named == path)
    #expect(expected == "\(profile.id), iOS \(era), with Test, Test")
    #expect(actual == "ipad-air-2, iOS 9, with Test, Test")
    #expect(try bytes() == torn)
  }

  @Test func aLogWithAnErrorIsRefusedWithItsLine() throws {
    try run(try machine())
    let damaged = try plain().replacingOccurrences(of: #""seq":2,"ending""#, with: #""seq":5,"ending""#)
    try damaged.write(toFile: path, atomically: false, encoding: .utf8)
    let error = #expect(throws: HostError.self) { try self.machine() }
    #expect("\(try #require(error))" == "\(path):6: expected outcome 2, got outcome 5")
    #expect(try bytes() == damaged)
  }

  @Test func aReplayWritesTheSameBytesAndFindsWhatDiffers() throws {
    try run(try machine())
    let copy = folder + "/copy.swivel"
    var log = try EventLog(file: path)
    let apps = [Self.app(), Self.app()]
    let same = try Replay.run(log, profile: .iPadAir2, era: Era(9), apps: apps, to: copy)
    #expect(same == ReplayResult(inputs: 8, differences: []))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == bytes())

    log.launch?.fingerprint ^= 1
    log.entries[2].outcome?.calls ^= 1
    log.entries[5].outcome?.windows[0].reason = .mask
    let other = try Replay.run(log, profile: .iPadAir2, era: Era(9), apps: apps, to: nil)
    #expect(other.differences == [0, 3, 6])
  }

  /// A device begins at its date again, whenever it is restarted or its log replayed; a log of another date is another device's.
  @Test(arguments: [(nil, "2016-01-09T09:41:00"), ("2024-02-29T21:05", "2024-02-29T21:05:00")] as [(String?, String)])
  func datesComeBack(_ given: String?, _ begins: String) throws {
    let date = given.flatMap(WallTime.init)
    func machine(_ date: WallTime?) throws -> HostMachine {
      try HostMachine(
        profile: .iPadAir2, era: Era(9), apps: [Self.app()], date: date, logFile: path
      ) { reported.append($0) }
    }
    _ = try machine(date)
    #expect(try lines()[0].contains(#""date":"#) == (given != nil))
    _ = try machine(date)
    #expect(throws: HostError.self) { try machine(WallTime("2023-01-01")) }
    var seen: [String] = []
    let result = try Replay.run(
      try EventLog(file: path), profile: .iPadAir2, era: Era(9), apps: [Self.app()], to: nil,
      seen: { device, _, _, _ in seen.append(device.wallTime.description) })
    #expect(result.differences == [] && seen == [begins])
  }

  /// A restart that comes out differently says so: it is not the device it was.
  @Test func aDivergingRestartIsTold() throws {
    try run(try machine())
    let lines = try lines()
    let index = try #require(lines.firstIndex { $0.hasPrefix(#"{"v":1,"record":"outcome","seq":2,"#) })
    var edited = lines.map(String.init)
    edited[index] = edited[index].replacingOccurrences(of: "landscapeRight", with: "landscapeLeft")
    try (edited.joined(separator: "\n") + "\n").write(toFile: path, atomically: false, encoding: .utf8)
    _ = try machine()
    #expect(reported == ["replay of input 2 came out differently than logged", "replayed 8 inputs"])
  }

  @Test func withoutALogNothingIsWritten() throws {
    let machine = try HostMachine(profile: .iPadAir2, era: Era(9), apps: [Self.app()], logFile: nil) { _ in }
    try machine.handle(.deviceOrientation(.landscapeLeft), cause: Cause(epoch: 1, n: 1), at: 0).receipt.expectSettled()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}

extension Receipt {
  fileprivate func expectSettled() { #expect(ending == .settled) }
}
