// A device on one sheet: how it looks held each way, what of its screen apps keep clear of, and the windows it offers.
import DeviceCatalog
import Foundation
import Orientation
import Picture
import TextMetrics

/// Draws a device's screens with their safe areas, and below each of its windows with its size.
public struct DevicePlan {
  /// A window a device offers.
  public struct Share: Sendable {
    /// What people call it, such as `1/2`.
    public var name: String
    /// Where it is on the screen.
    public var frame: CGRect
    /// How the interface is turned.
    public var orientation: InterfaceOrientation

    /// Creates a window.
    public init(_ name: String, _ frame: CGRect, _ orientation: InterfaceOrientation) {
      self.name = name
      self.frame = frame
      self.orientation = orientation
    }
  }

  /// The device.
  public var profile: DeviceProfile
  /// The version it runs.
  public var era: Era
  /// The ways it is held, in this order.
  public var orientations: [InterfaceOrientation]
  /// The windows it offers, in this order.
  public var shares: [Share]

  /// Creates a sheet's contents.
  public init(profile: DeviceProfile, era: Era, orientations: [InterfaceOrientation], shares: [Share]) {
    self.profile = profile
    self.era = era
    self.orientations = orientations
    self.shares = shares
  }

  private static let columns = 4
  /// The most a screen takes of the sheet.
  private static let room = CGSize(width: 300, height: 300)
  /// Letters in a screen, as a share of its longer side: they are read on the sheet.
  private static let letters = 1 / 26.0
  private static let taken = PictureColor(red: 1, green: 0.86, blue: 0.8)
  private static let mark = PictureColor(red: 0.1, green: 0.4, blue: 0.9)

  /// The sheet.
  public var picture: Picture {
    var entries = orientations.map { orientation in
      entry(of: [], orientation, [orientation.name, size(profile.screenSize(in: orientation)), insets(orientation)])
    }
    for share in shares {
      entries.append(
        entry(of: [share], share.orientation, ["\(share.name), \(share.orientation.name)", size(share.frame.size)]))
    }
    for index in entries.indices { entries[index].hasEdge = false }
    return PictureSheet(
      title: "\(profile.name), iOS \(era)", entries: entries, room: Self.room, columns: Self.columns
    ).picture
  }

  private func size(_ size: CGSize) -> String { "\(short(size.width))×\(short(size.height))" }

  /// The sides that are not the app's.
  private func insets(_ orientation: InterfaceOrientation) -> String {
    let area = profile.screenArea(era, orientation)
    let sides = [(area.top, "above"), (area.left, "left"), (area.bottom, "below"), (area.right, "right")]
    let kept = sides.filter { $0.0 > 0 }.map { "\(short($0.0)) \($0.1)" }
    return "safe area: " + (kept.isEmpty ? "the whole screen" : kept.joined(separator: ", "))
  }

  private func entry(of shares: [Share], _ orientation: InterfaceOrientation, _ captions: [String])
    -> PictureSheet.Entry
  {
    let size = profile.screenSize(in: orientation)
    let bounds = CGRect(origin: .zero, size: size)
    let screen = DeviceScreen(profile: profile, era: era, orientation: orientation, hasFrame: true)
    let shown =
      shares.isEmpty
      ? [DeviceScreen.Shown(frame: bounds, node: area(orientation, bounds), size: size, isFloating: false)]
      : shares.map {
        DeviceScreen.Shown(frame: $0.frame, node: window($0, bounds), size: $0.frame.size, isFloating: false)
      }
    return PictureSheet.Entry(screen.picture(of: shown, title: captions[0]), captions: captions)
  }

  /// The whole screen: what apps keep clear of in another colour, and the insets as numbers where they are.
  private func area(_ orientation: InterfaceOrientation, _ bounds: CGRect) -> PictureNode {
    let area = profile.screenArea(era, orientation)
    let free = CGRect(
      x: area.left, y: area.top, width: Double(bounds.width) - area.left - area.right,
      height: Double(bounds.height) - area.top - area.bottom)
    let edge = PictureShape.Stroke(
      Self.mark, width: letters(bounds) / 8, dash: [letters(bounds) / 2, letters(bounds) / 3])
    var nodes = [
      PictureNode(.shape(PictureShape(.rect(bounds), fill: .color(Self.taken)))),
      PictureNode(.shape(PictureShape(.rect(free), fill: .color(.white), stroke: edge)), name: "safe-area"),
    ]
    let size = letters(bounds)
    let middle = (x: Double(free.midX), y: Double(free.midY))
    for (value, x, y) in [
      (area.top, middle.x, Double(free.minY) + size * 1.2), (area.bottom, middle.x, Double(free.maxY) - size * 0.5),
      (area.left, Double(free.minX) + size * 1.4, middle.y), (area.right, Double(free.maxX) - size * 1.4, middle.y),
    ] where value > 0 {
      nodes.append(words(short(value), x, y, size))
    }
    nodes.append(words(self.size(bounds.size), middle.x, middle.y, size * 1.3))
    return PictureNode(.group(PictureGroup(nodes)), name: "\(orientation.name)-area")
  }

  /// A window that has a part of the screen, with its size in it.
  private func window(_ share: Share, _ bounds: CGRect) -> PictureNode {
    let box = CGRect(origin: .zero, size: share.frame.size)
    let width = letters(bounds) / 6
    let edge = PictureShape.Stroke(Self.mark, width: width)
    let (x, y) = (Double(box.midX), Double(box.midY))
    // In a window too narrow for a line of the usual size letters are as small as it takes.
    let text = size(box.size)
    let letters = min(self.letters(bounds) * 1.3, Double(box.width) / (Double(text.count) * 0.7))
    return PictureNode(
      .group(
        PictureGroup([
          PictureNode(.shape(PictureShape(.rect(box), fill: .color(.white)))),
          PictureNode(.shape(PictureShape(.rect(box.insetBy(dx: width / 2, dy: width / 2)), stroke: edge))),
          words(share.name, x, y - letters * 0.4, letters), words(text, x, y + letters * 0.9, letters),
        ])), name: share.name)
  }

  private func letters(_ bounds: CGRect) -> Double { Double(max(bounds.width, bounds.height)) * Self.letters }

  /// Words around a place.
  private func words(_ text: String, _ x: Double, _ y: Double, _ size: Double) -> PictureNode {
    let font = SystemFont(size: size, weight: .semibold, generation: FontGeneration(systemVersion: era.major))
    return PictureNode(
      .text(
        PictureText(
          text, x: x - font.width(of: text) / 2, y: y, ends: font.ends(of: text), size: size, weight: 600,
          color: Self.mark)))
  }

  private func short(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
