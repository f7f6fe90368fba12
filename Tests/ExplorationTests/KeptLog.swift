// Logs of sample apps in the hands of a person who tries everything, kept so that they replay as they were: where each takes place, and
// how it is made. By chance of a seed, from what can be done at the moment.
import Alternates
import BaseController
import DeviceCatalog
import DeviceFixtures
import Emulator
import Errands
import Foundation
import Gallery
import MovieLock
import Orientation
import Pages
import Programmatic
import Scripting
import SeededNumbers
import SwivelUI
import Testing
import Vocabulary
import Waiting

@testable import Drawing
@testable import EventLog
@testable import Exploration

/// A log that is kept, by its name.
@MainActor struct KeptLog: Sendable, CustomTestStringConvertible {
  var name: String
  var profile: DeviceProfile
  var era: Era
  var apps: [AppBundle]
  /// A screen to begin with; empty for the app's own.
  var screen = ""

  nonisolated var testDescription: String { name }

  /// So many inputs are kept, of so many that are tried: what changes nothing that is seen, told or called says little.
  private static let (steps, tries) = (48, 240)
  /// Of a hundred inputs so many are what apps name, fingers anywhere, turns and scrolls; the system has the rest.
  private static let (actions, fingers, turns, scrolls) = (34, 68, 80, 86)
  /// What is waited between inputs, in seconds: mostly until all has come to rest, at times in the middle of it.
  private static let pauses = [1.0, 1.0, 1.0, 0.1, 0.3]
  /// Fingers touch a place of this grid, in points, and move so far, for so long: taps, presses, swipes and drags.
  private static let grid = 20.0
  private static let ways: [FingerWay] = [
    .none, .none, .none, FingerWay(x: 0, y: -160), FingerWay(x: 0, y: 220), FingerWay(x: -140, y: 0),
    FingerWay(x: 90, y: 10),
  ]
  private static let lengths = [0.05, 0.05, 0.3, 0.8]

  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Kept")
  nonisolated var log: URL { Self.folder.appending(path: "\(name).swivel") }
  /// A sum of the picture after each input, and after the launch: what is seen is more than what a state says.
  nonisolated var pictures: URL { Self.folder.appending(path: "\(name).pictures") }

  /// Every screen of the gallery on a device of its own, alone or beside another window, and every other sample app upright and split.
  nonisolated static let all: [KeptLog] = {
    let places: [(DeviceProfile, Era, Int)] = [
      (.iPhone8, Era(15), 1), (.iPadPro11, Era(18), 2), (.iPhoneX, Era(13), 1), (.iPadAir2, Era(11), 2),
      (.iPhone6, Era(9), 1), (.iPhoneSE3, Era(26), 1), (.iPadPro11, Era(26), 2),
    ]
    let screens = Gallery.screens.enumerated().flatMap { index, screen in
      [places[index % places.count], places[(index + 3) % places.count]].map { profile, era, windows in
        KeptLog(
          name: "\(screen)-\(profile.id)-\(era)", profile: profile, era: era,
          apps: Array(repeating: Gallery.app, count: windows), screen: screen)
      }
    }
    let apps = [
      Alternates.app, BaseController.app, Errands.app, MovieLock.app, Pages.app, Programmatic.app, Waiting.app,
    ].enumerated().flatMap { index, app in
      [places[(index + 1) % places.count], places[(index + 4) % places.count]].map { profile, era, windows in
        KeptLog(
          name: "\(app.name)-\(profile.id)-\(era)", profile: profile, era: era,
          apps: Array(repeating: app, count: windows))
      }
    }
    return screens + apps
  }()

  func launch() throws -> EmulatedDevice { try EmulatedDevice(profile: profile, era: era, apps: apps) }

  static func sum(of device: EmulatedDevice) throws -> String {
    var digest = Digest()
    if let picture = device.picture() { digest.add(try picture.svg()) }
    return hexadecimal(digest.value)
  }

  /// Makes the log anew, and its pictures' sums.
  func make() throws {
    var numbers = SplitMix64(seed: name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    let world = ExploredWorld(profile: profile, era: era, apps: apps, installed: apps)
    let device = try launch()
    let header = LogHeader(device: profile.id, era: "\(era)", apps: apps.map(\.name))
    var records: [LogRecord] = [
      .header(header), .outcome(LoggedOutcome(seq: 0, outcome: device.launchOutcome)),
    ]
    var sums = [try Self.sum(of: device)]
    var (time, last) = (0.0, device.launchOutcome.fingerprint)
    for attempt in 0..<Self.tries where sums.count <= Self.steps {
      let event = attempt == 0 && !screen.isEmpty ? .push(window: 1, screen: screen) : next(device, world, &numbers)
      time += numbers.pick(Self.pauses)
      let input = DeviceInput(time: time, event: event)
      let outcome = device.handle(input)
      let sum = try Self.sum(of: device)
      guard !outcome.ledger.isEmpty || outcome.fingerprint != last || sum != sums.last else { continue }
      last = outcome.fingerprint
      let seq = UInt64(sums.count)
      records.append(.input(LoggedInput(seq: seq, cause: Cause(epoch: 1, n: seq), input: input)))
      records.append(.outcome(LoggedOutcome(seq: seq, outcome: outcome)))
      sums.append(sum)
    }
    try Data(records.map { $0.line + "\n" }.joined().utf8).write(to: log)
    try Data(sums.map { $0 + "\n" }.joined().utf8).write(to: pictures)
  }

  private func next(_ device: EmulatedDevice, _ world: ExploredWorld, _ numbers: inout SplitMix64) -> DeviceEvent {
    let choices = Choices(device, of: world)
    let shown = device.settled.windows.filter { $0.isForeground && $0.screen == .device }
    guard !shown.isEmpty else { return .window(.focus(window: device.settled.windows.first?.id ?? 1)) }
    var list: [DeviceEvent]
    switch numbers.below(100) {
    case ..<Self.actions: list = choices.actions
    case ..<Self.fingers: list = []
    case ..<Self.turns: list = choices.turns
    case ..<Self.scrolls: list = choices.scrolls
    default:
      list = choices.system + choices.away
      if era >= EmulatedDevice.darkModeEra {
        list.append(.appearance(device.settled.appearance == .dark ? .light : .dark))
      }
    }
    return list.isEmpty ? finger(in: numbers.pick(shown), &numbers) : numbers.pick(list)
  }

  private func finger(in window: WindowSnapshot, _ numbers: inout SplitMix64) -> DeviceEvent {
    func place(_ length: CGFloat) -> Double {
      (Double(numbers.below(max(1, Int(length / Self.grid)))) + 0.5) * Self.grid
    }
    let start = FingerWay(x: place(window.frame.width), y: place(window.frame.height))
    return .drag(
      window: window.id, Drag(from: start, by: numbers.pick(Self.ways), seconds: numbers.pick(Self.lengths)))
  }
}
