// Heights of sheets, as UIKit's documentation of detents has them: the lowest unless one is chosen, none of them above the large
// one, and half of that for the medium one, which there is none of in compact height.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct SheetHeightTests {
  private typealias Detent = UISheetPresentationController.Detent

  struct Row: Sendable {
    var names: [String]
    var chosen: String?
    var height: CGFloat
  }

  // 600 points are to be had.
  @Test(arguments: [
    Row(names: ["large"], chosen: nil, height: 600), Row(names: ["medium"], chosen: nil, height: 300),
    Row(names: ["medium", "large"], chosen: nil, height: 300),
    Row(names: ["medium", "large"], chosen: "large", height: 600),
    Row(names: ["large", "200"], chosen: nil, height: 200), Row(names: ["900"], chosen: nil, height: 600),
    Row(names: ["200", "large"], chosen: "medium", height: 200),
  ])
  func heights(_ row: Row) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let identifiers: [String: Detent.Identifier] = ["medium": .medium, "large": .large]
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      let sheet = try #require(controller.sheetPresentationController)
      sheet.detents = row.names.map { name in
        switch name {
        case "large": .large()
        case "medium": .medium()
        default: .custom(identifier: .init(name)) { _ in Double(name).map { CGFloat($0) } }
        }
      }
      sheet.selectedDetentIdentifier = row.chosen.flatMap { identifiers[$0] }
      let traits = UITraitCollection(verticalSizeClass: .regular)
      #expect(sheet.height(atMost: 600, traits: traits) == row.height)
    }
  }

  /// A classic iPad upright: a page is as wide, 768, below the status bar of 20, a form 540 by 620 in the middle. Their lower edge stays
  /// (UISheetPresentationController: "while the other three edges remain fixed").
  @Test(
    arguments: [
      (.pageSheet, .large, CGRect(x: 0, y: 20, width: 768, height: 1004)),
      (.pageSheet, .medium, CGRect(x: 0, y: 522, width: 768, height: 502)),
      (.pageSheet, 200, CGRect(x: 0, y: 824, width: 768, height: 200)),
      (.formSheet, .large, CGRect(x: 114, y: 202, width: 540, height: 620)),
      (.formSheet, .medium, CGRect(x: 114, y: 512, width: 540, height: 310)),
      (.formSheet, 900, CGRect(x: 114, y: 202, width: 540, height: 620)),
    ] as [(UIModalPresentationStyle, Height, CGRect)])
  func onAnIPad(style: UIModalPresentationStyle, height: Height, frame: CGRect) throws {
    try onDevice(.iPadAir2, Era(15)) { window in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      sheet.sheetPresentationController?.detents = [height.detent]
      let root = try #require(window.rootViewController)
      root.present(sheet, animated: false)
      window.layoutIfNeeded()
      #expect(sheet.view.convert(sheet.view.bounds, to: window) == frame)
    }
  }

  enum Height: ExpressibleByIntegerLiteral, Sendable {
    case medium
    case large
    case points(Int)
    init(integerLiteral value: Int) { self = .points(value) }

    @MainActor var detent: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .points(let points): .custom { _ in CGFloat(points) }
      }
    }
  }
}
