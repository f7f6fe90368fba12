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
}
