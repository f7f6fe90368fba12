// UIKit's colours by name and in numbers, what a view hears of its hierarchy, and constants whose numbers Apple publishes.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A colour's name with its parts in light and dark, of 255.
struct PublishedColor: Sendable, CustomTestStringConvertible {
  var name: String
  var color: UIColor
  var light: [CGFloat]
  var dark: [CGFloat]

  var testDescription: String { name }

  init(_ name: String, _ color: UIColor, _ light: [CGFloat], _ dark: [CGFloat]) {
    (self.name, self.color, self.light, self.dark) = (name, color, light, dark)
  }
}

@MainActor @Suite struct SystemColorTests {
  /// Apple, Human Interface Guidelines, Color, "iOS, iPadOS system colors" and "system gray colors", as of iOS 15.
  nonisolated static let published = [
    PublishedColor("red", .systemRed, [255, 59, 48], [255, 69, 58]),
    PublishedColor("orange", .systemOrange, [255, 149, 0], [255, 159, 10]),
    PublishedColor("yellow", .systemYellow, [255, 204, 0], [255, 214, 10]),
    PublishedColor("green", .systemGreen, [52, 199, 89], [48, 209, 88]),
    PublishedColor("mint", .systemMint, [0, 199, 190], [99, 230, 226]),
    PublishedColor("teal", .systemTeal, [48, 176, 199], [64, 200, 224]),
    PublishedColor("cyan", .systemCyan, [50, 173, 230], [100, 210, 255]),
    PublishedColor("blue", .systemBlue, [0, 122, 255], [10, 132, 255]),
    PublishedColor("indigo", .systemIndigo, [88, 86, 214], [94, 92, 230]),
    PublishedColor("purple", .systemPurple, [175, 82, 222], [191, 90, 242]),
    PublishedColor("pink", .systemPink, [255, 45, 85], [255, 55, 95]),
    PublishedColor("brown", .systemBrown, [162, 132, 94], [172, 142, 104]),
    PublishedColor("gray", .systemGray, [142, 142, 147], [142, 142, 147]),
    PublishedColor("gray 2", .systemGray2, [174, 174, 178], [99, 99, 102]),
    PublishedColor("gray 3", .systemGray3, [199, 199, 204], [72, 72, 74]),
    PublishedColor("gray 4", .systemGray4, [209, 209, 214], [58, 58, 60]),
    PublishedColor("gray 5", .systemGray5, [229, 229, 234], [44, 44, 46]),
    PublishedColor("gray 6", .systemGray6, [242, 242, 247], [28, 28, 30]),
  ]

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(alpha == 1)
    return [red, green, blue].map { ($0 * 255).rounded() }
  }

  @Test(arguments: published) func namedColoursAreThePublishedOnes(published: PublishedColor) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      for (style, expected) in [(UIUserInterfaceStyle.light, published.light), (.dark, published.dark)] {
        #expect(parts(published.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))) == expected)
      }
    }
  }

  /// Black has no colour to be saturated with.
  @Test func blackHasNoSaturation() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      var (hue, saturation, brightness, alpha) = (CGFloat(1), CGFloat(1), CGFloat(1), CGFloat(0))
      #expect(UIColor.black.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect([hue, saturation, brightness, alpha] == [0, 0, 0, 1])
      #expect(UIColor.red.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect([hue, saturation, brightness, alpha] == [0, 1, 1, 1])
    }
  }

  /// UISwipeGestureRecognizer.h: 1 << 0 to 1 << 3.
  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, UInt(1)), (.left, 2), (.up, 4), (.down, 8),
  ])
  func directionsOfSwipes(direction: UISwipeGestureRecognizer.Direction, raw: UInt) {
    #expect(direction.rawValue == raw)
  }

  private final class Moving: UIView {
    var heard: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { heard.append("will \(newSuperview != nil)") }
    override func didMoveToSuperview() { heard.append("did \(superview != nil)") }
  }

  /// UIView's documentation: told before and after its superview changes, nil when it is removed.
  @Test func aViewHearsOfItsSuperview() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = Moving()
      window.addSubview(view)
      view.removeFromSuperview()
      #expect(view.heard == ["will true", "did true", "will false", "did false"])
      window.insertSubview(view, at: 0)
      #expect(view.heard.suffix(2) == ["will true", "did true"])
    }
  }

  /// UIImageView's documentation: `init(image:)` adjusts the frame to the image's size.
  @Test func anImageViewBeginsInItsImagesSize() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
      #expect(UIImageView(image: image).frame == CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(UIImageView(image: image, highlightedImage: nil).frame.size == CGSize(width: 30, height: 20))
      #expect(UIImageView(image: nil, highlightedImage: image).frame == .zero)
    }
  }

  private final class Highlights: NSObject, UITableViewDelegate, UITableViewDataSource {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      heard.append("should \(indexPath.row)")
      return indexPath.row == 1
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      heard.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      heard.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
  }

  /// UITableViewDelegate's documentation: a touch asks, highlights, unhighlights and then selects; who may not be highlighted is not
  /// selected either.
  @Test func aTouchedRowIsHighlightedBeforeItIsChosen() throws {
    let delegate = Highlights()
    let device = try EmulatedRows.device(delegate)
    for row in ["Row 0", "Row 1"] { _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: row))) }
    #expect(delegate.heard == ["should 0", "should 1", "highlight 1", "unhighlight 1", "select 1"])
  }
}

/// A table alone on a screen.
@MainActor private enum EmulatedRows {
  static func device(_ delegate: any UITableViewDelegate & UITableViewDataSource) throws -> EmulatedDevice {
    let app = AppBundle.test {
      let screen = UITableViewController(style: .plain)
      screen.tableView.dataSource = delegate
      screen.tableView.delegate = delegate
      return screen
    }
    return try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [app], arrangement: nil)
  }
}
