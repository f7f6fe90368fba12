// Three files of other people's, run without code in two windows of an iPad and walked through as a user does. What must be
// seen is what the documents say: where segues lead, titles, classes; and sizes by the rules of a split screen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import InterfaceBuilder
import Orientation
import SwivelUI
import Testing

@MainActor @Suite(.enabled(if: Corpus.folder != nil, "SWIVEL_CORPUS names no folder with storyboards"))
struct WalkTests {
  /// One thing a user does in a window, and the segue of the document that it follows.
  private enum Step: Sendable {
    /// Taps what has this name; the segue leads on.
    case tap(String, segue: String)
    /// Performs the segue, whatever starts it.
    case segue(String)
    /// Taps what has this name and comes back.
    case leave(String)
    case back
    case dismiss
  }

  /// A walk through a file: what is done in each of the two windows, the second while the first stays where it is.
  private struct Walk: Sendable {
    var file: String
    var steps: [[Step]]
  }

  nonisolated private static let walks: [Walk] = [
    Walk(
      file: "soapyigu__Swift-30-Projects/Project_25_-_WeatherExtension__WeatherDemo__Base.lproj__Main",
      steps: [
        [.tap("OZf-sn-tU9", segue: "5Mu-1N-ag5"), .leave("Cancel"), .tap("hamburger_icon", segue: "5Mu-1N-ag5")],
        [.segue("showLocations"), .dismiss, .segue("showLocations"), .leave("Done")],
      ]),
    Walk(
      file: "duckduckgo__iOS/DuckDuckGo__Base.lproj__Feedback",
      steps: [
        [
          .tap("Positive", segue: "XOZ-B2-qvT"), .tap("Share Feedback", segue: "lrz-Jm-kWX"), .back, .back,
          .tap("ze4-T7-OFN", segue: "XOZ-B2-qvT"),
        ],
        [.tap("Negative", segue: "yA7-Up-C5Y"), .back, .segue("PresentCategories")],
      ]),
    Walk(
      file: "soapyigu__Swift-30-Projects/Project_01_-_GoodAsOldPhones__GoodAsOldPhones__Base.lproj__Main",
      steps: [
        [.tap("JTX-XT-azt", segue: "Wdh-j3-1UQ"), .back, .segue("showProduct")],
        [
          .tap("Us", segue: "BZV-8O-igf"), .tap("Products", segue: "RVm-3A-kBL"),
          .tap("JTX-XT-azt", segue: "Wdh-j3-1UQ"),
        ],
      ]),
  ]

  /// What the document says of a controller and what it shows at first.
  private struct Told {
    let document: InterfaceDocument

    func element(_ id: String) throws -> Element { try #require(document.element(id), "\(document.file): no \(id)") }

    func segue(_ id: String) throws -> Element {
      var pending = document.controllers
      while let element = pending.popLast() {
        if element.name == .segue, element.id == id || element[.identifier] == id { return element }
        pending += element.children
      }
      return try #require(nil, "\(document.file): no segue \(id)")
    }

    /// The controller that is seen when this one is shown: containers show their first.
    func seen(_ id: String) throws -> Element {
      let controller = try element(id)
      let first = controller.contents(.connections).first { $0[.relationship] != nil }
      guard let next = first?[.destination] else { return controller }
      return try seen(next)
    }

    /// Its class by the document, or the kind of controller.
    func className(_ controller: Element) -> String { controller[.customClass] ?? "UIViewController" }

    func title(_ controller: Element) -> String? { controller.child(.navigationItem)?[.title] }
  }

  /// Half of the screen but for the divider of 10 points, which is what landscape gives each (R-MULTI-02, R-MET-05).
  private static let half = CGSize(width: (1194 - 10) / 2, height: 834)

  @Test(arguments: [0, 1, 2])
  func walk(number: Int) throws {
    let walk = Self.walks[number]
    let (driver, told) = try start(walk.file)
    let initial = told.className(try told.seen(try #require(told.document.initialViewController)))
    for window in 1...2 { #expect(driver.window(window).visibleController == initial) }
    driver.turn(.landscapeLeft)
    for window in 1...2 {
      #expect(driver.window(window).interface == .landscapeRight)
      #expect(driver.window(window).frame.size == Self.half)
    }
    var shown = [initial, initial]
    for (index, steps) in walk.steps.enumerated() {
      var path = [initial]
      for step in steps {
        try take(step, in: index + 1, driver, told, &path)
        shown[index] = try #require(path.last)
        for window in 1...2 { #expect(driver.window(window).visibleController == shown[window - 1], "\(step)") }
      }
    }
    try turnAndSplit(driver, shown)
  }

  private func start(_ name: String) throws -> (Driver, Told) {
    let path = try #require(Corpus.folder) + "/\(name).storyboard"
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path), "no \(path)"))
    let app = AppBundle.showing(storyboard: "Walked", files: ["Walked.storyboard": bytes])
    let device = try EmulatedDevice(profile: .iPadPro11, era: Era(18), apps: [app, app])
    return (Driver(device), Told(document: try InterfaceDocument(bytes, file: name)))
  }

  /// Takes a step; `path` is what was shown before, the class in front last.
  private func take(
    _ step: Step, in window: Int, _ driver: Driver, _ told: Told, _ path: inout [String]
  ) throws {
    let outcome: Outcome
    var segue: Element?
    switch step {
    case .tap(let name, let id):
      outcome = driver.tap(name, window: window)
      segue = try told.segue(id)
    case .segue(let id):
      outcome = driver.segue(id, window: window)
      segue = try told.segue(id)
    case .leave(let name): outcome = driver.tap(name, window: window)
    case .back: outcome = driver.tap("back", window: window)
    case .dismiss: outcome = driver.send(.dismiss(window: window))
    }
    #expect(outcome.ending == .settled, "\(step)")
    guard let segue else {
      path.removeLast()
      return
    }
    let seen = try told.seen(try #require(segue[.destination]))
    // A tab takes the place of the other one.
    if segue[.relationship] != nil { path.removeLast() }
    path.append(told.className(seen))
    if let title = told.title(seen) {
      #expect(driver.window(window).root.find("navigation-title")?.text == title, "\(step)")
    }
  }

  /// Turned and split, both windows keep what they show, at the sizes the screen has for them.
  private func turnAndSplit(_ driver: Driver, _ shown: [String]) throws {
    func expect(_ sizes: CGSize...) {
      for (index, size) in sizes.enumerated() {
        #expect(driver.window(index + 1).frame.size == size)
        #expect(driver.window(index + 1).root.frame.size == size)
        #expect(driver.window(index + 1).visibleController == shown[index])
      }
    }
    expect(Self.half, Self.half)
    driver.turn(.portrait)
    // Wide and narrow upright: 320 points for the narrow one, and the divider.
    expect(CGSize(width: 834 - 10 - 320, height: 1194), CGSize(width: 320, height: 1194))
    driver.send(.arrange(.full(window: 2)))
    #expect(driver.window(2).root.frame.size == CGSize(width: 834, height: 1194))
    #expect(driver.window(2).visibleController == shown[1])
    driver.send(.arrange(.half))
    driver.turn(.landscapeRight)
    expect(Self.half, Self.half)
  }
}
