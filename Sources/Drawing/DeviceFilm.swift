// A session as the pictures of a film: the device as it is held, its interface on the way from one state to the next.
import DeviceCatalog
import Emulator
import Foundation
import Orientation
import Picture

/// Draws the pictures of a film, one state after the other. All are as large as the first one's square, which holds the device in
/// every attitude.
public struct DeviceFilm {
  /// A picture, and how long it stays.
  public struct Frame: Sendable {
    /// What is seen.
    public var picture: Picture
    /// Seconds.
    public var seconds: Double
  }

  /// Pictures a second while something moves.
  private static let rate = 12.5
  /// Seconds a turn takes, and anything else: long enough to be followed. Apple publishes neither.
  private static let turning = 0.4
  private static let changing = 0.25
  /// Seconds a state stays to be looked at.
  private static let rest = 1.0
  private static let margin = 24.0
  private static let caption = 15.0

  /// What was seen last.
  private struct State {
    var picture: Picture
    var bare: Picture
    var radius: Double
    /// The device's own angle, and that of its interface, in radians clockwise.
    var held: Double
    var leaning: Double
  }

  private var state: State?
  private var side = 0.0

  /// A film without pictures yet.
  public init() {}

  /// The pictures from the last state to that of `device`, and of it, with a line of text below; none for a device that shows
  /// nothing.
  @MainActor public mutating func frames(of device: EmulatedDevice, saying words: String) -> [Frame] {
    guard let next = state(of: device) else { return [] }
    let before = state
    state = next
    guard let before else {
      let (width, height) = (Double(next.bare.size.width), Double(next.bare.size.height))
      side = (width * width + height * height).squareRoot().rounded(.up) + 2 * Self.margin
      return [Frame(picture: picture(from: next, to: next, 1, words), seconds: Self.rest)]
    }
    let turns = before.held != next.held || before.picture.size != next.picture.size
    let isMoving = turns || before.picture.nodes != next.picture.nodes
    let count = isMoving ? Int((turns ? Self.turning : Self.changing) * Self.rate) : 0
    var frames = (0..<count).map { index -> Frame in
      let share = Double(index + 1) / Double(count + 1)
      // Slowly at both ends.
      let eased = share * share * (3 - 2 * share)
      return Frame(picture: picture(from: before, to: next, eased, words), seconds: 1 / Self.rate)
    }
    frames.append(Frame(picture: picture(from: next, to: next, 1, words), seconds: Self.rest))
    return frames
  }

  @MainActor private func state(of device: EmulatedDevice) -> State? {
    var options = DevicePictureOptions()
    options.hasDisplay = false
    guard let picture = device.picture(options) else { return nil }
    let orientation = device.settled.screenOrientation
    func screen(_ orientation: InterfaceOrientation) -> DeviceScreen {
      DeviceScreen(
        profile: device.profile, era: device.era, orientation: orientation == .unknown ? .portrait : orientation,
        hasFrame: true)
    }
    let upright = screen(.portrait)
    let interface = screen(orientation).angle
    // Lying flat, and before the first report, it is held as its interface has it, or as it was.
    let attitude = device.settled.deviceOrientation
    let held = attitude.matchingInterfaceOrientation.map { screen($0).angle } ?? state?.held ?? interface
    return State(
      picture: picture, bare: upright.bare, radius: upright.cornerRadius, held: held, leaning: held - interface)
  }

  private func picture(from before: State, to after: State, _ share: Double, _ words: String) -> Picture {
    func along(_ one: Double, _ two: Double) -> Double { one + Self.nearest(two - one) * share }
    let middle = side / 2
    let across = Double(before.picture.size.width) * (1 - share) + Double(after.picture.size.width) * share
    let down = Double(before.picture.size.height) * (1 - share) + Double(after.picture.size.height) * share
    let body = PictureGroup(
      after.bare.nodes,
      transform: PictureTransform.shift(-Double(after.bare.size.width) / 2, -Double(after.bare.size.height) / 2)
        .then(Self.turn(along(before.held, after.held))).then(.shift(middle, middle)))
    let screen = CGRect(x: 0, y: 0, width: across, height: down)
    let content = PictureGroup(
      before.picture.blended(with: after.picture, share),
      transform: PictureTransform.shift(-across / 2, -down / 2).then(Self.turn(along(before.leaning, after.leaning)))
        .then(.shift(middle, middle)), clip: .box(screen, radius: after.radius))
    let height = side + 2 * Self.caption
    let ground = PictureShape(.rect(CGRect(x: 0, y: 0, width: side, height: height)), fill: .color(.white))
    let text = PictureText(
      words, x: Self.margin, y: side + Self.caption, ends: [], size: Self.caption, color: PictureColor(white: 0.2))
    return Picture(
      size: CGSize(width: side, height: height), title: words,
      nodes: [
        PictureNode(.shape(ground), name: "ground"), PictureNode(.group(body), name: "body"),
        PictureNode(.group(content), name: "content"), PictureNode(.text(text), name: "words"),
      ])
  }

  /// An angle the short way round: more than −π, at most π.
  private static func nearest(_ angle: Double) -> Double {
    let rest = angle.remainder(dividingBy: 2 * .pi)
    return rest == -.pi ? .pi : rest
  }

  private static func turn(_ angle: Double) -> PictureTransform {
    PictureTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
}
