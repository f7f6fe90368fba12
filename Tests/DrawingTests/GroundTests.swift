// What stands behind contents: pictures behind buttons' titles, shadows of views without a colour, and the edges of groups of rows.
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

/// Tables of so many rows a section, each section with a title.
private final class Titled: NSObject, UITableViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct GroundTests {
  private nonisolated static func picture() throws -> UIImage {
    try #require(UIImage(data: Data(try PixelImage(width: 1, height: 1, pixels: [0, 255, 0, 255]).png())))
  }

  /// UIButton.setBackgroundImage(_:for:): the picture of the state, else the normal one's; it lies behind picture and title
  /// (backgroundRect(forBounds:) is the bounds).
  @Test(
    arguments: [
      (UIControl.State.normal, UIControl.State.normal, false, true), (.normal, .selected, false, true),
      (.selected, .normal, false, false), (.normal, .normal, true, true),
    ])
  func aBackgroundImageFillsTheButton(
    set: UIControl.State, now: UIControl.State, hasImage: Bool, isSeen: Bool
  ) throws {
    let behind = try Self.picture()
    let drawn = try drawn { root in
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
      button.setTitle("Go", for: .normal)
      button.setBackgroundImage(behind, for: set)
      if hasImage { button.setImage(UIImage(systemName: "star"), for: .normal) }
      button.isSelected = now == .selected
      button.accessibilityIdentifier = "button"
      root.addSubview(button)
    }
    let parts = drawn.parts(of: "button")
    let place = parts.firstIndex { $0.place == CGRect(x: 20, y: 100, width: 80, height: 40) && $0.isImage }
    #expect((place != nil) == isSeen)
    if isSeen { #expect(place == 0 && parts.count > 1, "the rest lies over it") }
  }

  /// UIView.backgroundColor: nil is a transparent background, also for what has a ground of its kind until it is given one.
  @Test(arguments: ["table", "collection", "text"]) func noBackgroundShowsWhatIsBehind(name: String) throws {
    let place = CGRect(x: 20, y: 100, width: 80, height: 40)
    for (isTaken, count) in [(false, 1), (true, 0)] {
      let drawn = try drawn { root in
        let scroll: UIScrollView =
          switch name {
          case "table": UITableView(frame: place, style: .plain)
          case "collection": UICollectionView(frame: place, collectionViewLayout: UICollectionViewFlowLayout())
          default: UITextView(frame: place)
          }
        if isTaken { scroll.backgroundColor = nil }
        scroll.accessibilityIdentifier = "scroll"
        root.addSubview(scroll)
      }
      #expect(drawn.parts(of: "scroll").filter { $0.place == place }.count == count)
    }
  }

  /// CALayer.shadowPath, and Core Animation's guide ("Setting Up Layer Shadows"): without a path the shadow is that of the layer's
  /// composite, so of what a clear view holds; a layer that masks to its bounds shows none.
  @Test(
    arguments: [
      ("a card in it", false, false, 1, CGRect(x: 30, y: 110, width: 60, height: 20)),
      ("masked", true, false, 0, .zero), ("a path", false, true, 1, CGRect(x: 20, y: 100, width: 10, height: 10)),
    ])
  func aClearViewThrowsTheShadowOfWhatIsInIt(
    name: String, masks: Bool, hasPath: Bool, count: Int, place: CGRect
  ) throws {
    let drawn = try drawn { root in
      let outer = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
      outer.accessibilityIdentifier = "outer"
      (outer.layer.shadowOpacity, outer.layer.shadowRadius) = (1, 4)
      outer.layer.masksToBounds = masks
      if hasPath { outer.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath }
      let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
      card.backgroundColor = .red
      let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      (hidden.backgroundColor, hidden.isHidden) = (.blue, true)
      outer.addSubview(hidden)
      outer.addSubview(card)
      root.addSubview(outer)
    }
    let shadows = drawn.parts(of: "outer").filter { part in
      guard case .shape(let shape) = part.node.content else { return false }
      return shape.shadow?.radius == 4
    }
    #expect(shadows.count == count)
    if let shadow = shadows.first { #expect(shadow.place == place && shadow.color == nil) }
  }

  /// UITableView.Style.grouped: a line from edge to edge above the first row of a section and below its last. An inset group ends with
  /// its corners, a plain list's rows with their own lines.
  @Test(
    arguments: [
      (UITableView.Style.grouped, [2], ["0.0 top", "0.1 bottom"]),
      (.grouped, [1, 1], ["0.0 top", "0.0 bottom", "1.0 top", "1.0 bottom"]), (.insetGrouped, [2], []),
      (.plain, [2], []),
    ] as [(UITableView.Style, [Int], [String])])
  func groupsEndWithLines(style: UITableView.Style, counts: [Int], lines: [String]) throws {
    let rows = Titled(counts)
    let drawn = try drawn { root in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
      table.dataSource = rows
      root.addSubview(table)
    }
    let names = counts.enumerated().flatMap { section, count in (0..<count).map { "\(section).\($0)" } }
    let found = names.flatMap { name -> [String] in
      let row = drawn.parts(of: name).compactMap(\.place)
      let edges = row.filter { $0.height < 1 && $0.minX == 0 && $0.width == 300 }.map(\.minY).sorted()
      let top = row.map(\.minY).min() ?? 0
      return edges.map { $0 - top < 1 ? "\(name) top" : "\(name) bottom" }
    }
    #expect(found == lines)
  }

  /// A plain section's title looks the same whether rows follow it or not.
  @Test func titlesOfEmptySectionsLookLikeOthers() throws {
    let rows = Titled([1, 0])
    let drawn = try drawn { root in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
      table.dataSource = rows
      root.addSubview(table)
    }
    let titles = drawn.drawnParts.compactMap(\.text).filter { $0.string.hasPrefix("Part") }
    #expect(titles.map(\.string) == ["Part 0", "Part 1"])
    #expect(Set(titles.map(\.size)) == [17] && Set(titles.map(\.color)).count == 1)
  }
}

extension DrawnPart {
  /// Whether it is filled with pixels.
  fileprivate var isImage: Bool {
    guard case .shape(let shape) = node.content, case .image? = shape.fill else { return false }
    return true
  }
}
