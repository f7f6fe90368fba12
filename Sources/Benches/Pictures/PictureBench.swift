// A screen of a hundred views such as apps have, and how long it takes to be drawn.
import DeviceCatalog
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI

/// Milliseconds, each from the views on.
struct PictureFigures: Sendable {
  var views: Int
  var list: Double
  var svg: Double
  var png: Double
  var text: Double
  /// The screen as SVG, for the peer.
  var drawing: String
}

@MainActor enum PictureBench {
  nonisolated static let runs = 25

  static func run() throws -> PictureFigures {
    let profile = DeviceProfile(
      id: "bench", name: "bench", idiom: .phone, portraitWidth: 393, portraitHeight: 852, scale: 2,
      cornerStyle: .dynamicIsland, supportsUpsideDown: false, launchEra: Era(17), lastMajorVersion: 18,
      supportsSplitView: false, source: "none: a screen to measure on")
    let device = try EmulatedDevice(
      profile: profile, era: Era(18), apps: [AppBundle.showing("Rows") { RowsViewController() }])
    let fonts = PictureFonts.ofThisMachine()
    func picture() throws -> Picture {
      guard let picture = device.picture() else { preconditionFailure("a device has a screen") }
      return picture
    }
    let drawing = try picture().svg()
    return PictureFigures(
      views: RowsViewController.views, list: try best { _ = try picture() }, svg: try best { _ = try picture().svg() },
      png: try best { _ = try picture().png(scale: 2, fonts: fonts) }, text: try best { _ = try picture().text() },
      drawing: drawing)
  }

  private static func best(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<runs { best = min(best, try clock.measure(body) / .milliseconds(1)) }
    return best
  }
}

/// Twenty rows of a symbol, a title, a detail and a switch.
private final class RowsViewController: UIViewController {
  private static let rows = 20
  private static let height: CGFloat = 36
  /// Each row and the four in it.
  static let views = 5 * rows

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<Self.rows {
      let row = UIView(frame: CGRect(x: 0, y: 60 + Self.height * CGFloat(number), width: 393, height: Self.height))
      row.backgroundColor = number.isMultiple(of: 2) ? .systemBackground : .secondarySystemBackground
      let icon = UIImageView(image: UIImage(systemName: number.isMultiple(of: 2) ? "star.fill" : "gear"))
      icon.frame = CGRect(x: 16, y: 6, width: 24, height: 24)
      let title = UILabel(frame: CGRect(x: 52, y: 2, width: 260, height: 20))
      title.text = "Row \(number + 1) of a list people read"
      let detail = UILabel(frame: CGRect(x: 52, y: 20, width: 260, height: 14))
      detail.text = "what is said of it in small letters"
      detail.font = .systemFont(ofSize: 11)
      detail.textColor = .secondaryLabel
      let toggle = UISwitch(frame: CGRect(x: 330, y: 2, width: 51, height: 31))
      toggle.isOn = number.isMultiple(of: 3)
      for part in [icon, title, detail, toggle] { row.addSubview(part) }
      view.addSubview(row)
    }
  }
}
