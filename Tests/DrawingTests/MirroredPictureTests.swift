// What is drawn of rows and bars from right to left: signs and lines stand as far from the right edge as they stood from the left one.
import DeviceCatalog
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor private final class OneRow: NSObject, UITableViewDataSource {
  let accessory: UITableViewCell.AccessoryType
  let direction: UISemanticContentAttribute
  init(_ accessory: UITableViewCell.AccessoryType, _ direction: UISemanticContentAttribute) {
    (self.accessory, self.direction) = (accessory, direction)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row"
    for view in [cell, cell.contentView] { view.semanticContentAttribute = direction }
    cell.accessoryType = accessory
    return cell
  }
}

@MainActor @Suite struct MirroredPictureTests {
  /// An iPhone 8's, in points.
  private static let width: CGFloat = 375
  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.6 }

  /// The line below a row, and the box around what is drawn at its end.
  @Test(arguments: [
    UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
  ])
  func rows(accessory: UITableViewCell.AccessoryType) throws {
    func places(_ direction: UISemanticContentAttribute) throws -> (line: CGRect, signs: CGRect) {
      let source = OneRow(accessory, direction)
      let picture = try drawn { root in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: Self.width, height: 300), style: .plain)
        table.dataSource = source
        root.addSubview(table)
      }
      let all = picture.parts(of: "row").compactMap(\.place).filter { $0.width < Self.width }
      let line = try #require(all.first { $0.height < 1 && $0.width > 100 })
      let signs = all.filter { $0.width < 60 && $0.height >= 1 }
      let first = try #require(signs.first)
      return (line, signs.dropFirst().reduce(first) { $0.union($1) })
    }
    let (left, right) = (try places(.forceLeftToRight), try places(.forceRightToLeft))
    #expect(near(right.line.minX, Self.width - left.line.maxX) && near(right.line.maxX, Self.width - left.line.minX))
    #expect(
      near(right.signs.minX, Self.width - left.signs.maxX) && near(right.signs.maxX, Self.width - left.signs.minX))
    #expect(left.signs.minX > Self.width / 2)
  }

  /// The sign before the way back points the other way, from the other edge.
  @Test func bars() throws {
    func sign(_ direction: UISemanticContentAttribute) throws -> CGRect {
      let picture = try drawn { root in
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        bar.semanticContentAttribute = direction
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        root.addSubview(bar)
      }
      return try #require(picture.parts(of: "back").compactMap(\.place).first)
    }
    let (left, right) = (try sign(.forceLeftToRight), try sign(.forceRightToLeft))
    #expect(near(right.minX, Self.width - left.maxX) && left.maxX < 40)
  }

  /// What is done of 200 points begins at the side the content does.
  @Test(arguments: [(UISemanticContentAttribute.unspecified, 20.0), (.forceRightToLeft, 170)])
  func progress(direction: UISemanticContentAttribute, start: Double) throws {
    let picture = try drawn { root in
      let view = UIProgressView(frame: CGRect(x: 20, y: 50, width: 200, height: 4))
      view.accessibilityIdentifier = "progress"
      view.semanticContentAttribute = direction
      view.progress = 0.25
      root.addSubview(view)
    }
    let done = try #require(picture.parts(of: "progress").compactMap(\.place).first { $0.width < 100 })
    #expect(near(done.minX, start) && near(done.width, 50))
  }
}
