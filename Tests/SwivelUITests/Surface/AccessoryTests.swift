// What stands beside a list cell's content, kind by kind: at which edge, when, and how much room it takes (UICellAccessory).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct AccessoryTests {
  private final class Owner: NSObject, UICollectionViewDataSource {
    let accessories: [UICellAccessory]
    init(_ accessories: [UICellAccessory]) { self.accessories = accessories }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      (cell as? UICollectionViewListCell)?.accessories = accessories
      return cell
    }
  }

  /// Points that the content begins farther in, and ends farther in, than where there is nothing beside it; a cell of 320 points.
  private func taken(
    _ accessories: [UICellAccessory], isEditing: Bool, _ look: @MainActor (UICollectionViewListCell) -> Void = { _ in }
  ) throws -> (start: CGFloat, end: CGFloat) {
    try onDevice(.iPhone8, Era(16)) { window in
      let owner = Owner(accessories)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "a")
      view.dataSource = owner
      view.isEditing = isEditing
      window.addSubview(view)
      view.layoutIfNeeded()
      let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
      cell.layoutIfNeeded()
      look(cell)
      return withExtendedLifetime(owner) { (cell.contentView.frame.minX, 320 - cell.contentView.frame.maxX) }
    }
  }

  private struct Kind: Sendable {
    let name: String
    let make:
      @MainActor @Sendable (UICellAccessory.DisplayedState?, Bool, UICellAccessory.LayoutDimension) -> UICellAccessory
    let isLeading: Bool
    let usually: UICellAccessory.DisplayedState
  }

  // swift-format-ignore
  nonisolated private static let kinds: [Kind] = [
    Kind(name: "disclosure indicator", make: { .disclosureIndicator(displayed: $0 ?? .always, options: .init(isHidden: $1, reservedLayoutWidth: $2)) }, isLeading: false, usually: .always),
    Kind(name: "outline disclosure", make: { .outlineDisclosure(displayed: $0 ?? .always, options: .init(isHidden: $1, reservedLayoutWidth: $2)) }, isLeading: false, usually: .always),
    Kind(name: "checkmark", make: { .checkmark(displayed: $0 ?? .always, options: .init(isHidden: $1, reservedLayoutWidth: $2)) }, isLeading: false, usually: .always),
    Kind(name: "delete", make: { s, h, w in s.map { .delete(displayed: $0, options: .init(isHidden: h, reservedLayoutWidth: w)) } ?? .delete(options: .init(isHidden: h, reservedLayoutWidth: w)) }, isLeading: true, usually: .whenEditing),
    Kind(name: "insert", make: { s, h, w in s.map { .insert(displayed: $0, options: .init(isHidden: h, reservedLayoutWidth: w)) } ?? .insert(options: .init(isHidden: h, reservedLayoutWidth: w)) }, isLeading: true, usually: .whenEditing),
    Kind(name: "reorder", make: { s, h, w in s.map { .reorder(displayed: $0, options: .init(isHidden: h, reservedLayoutWidth: w)) } ?? .reorder(options: .init(isHidden: h, reservedLayoutWidth: w)) }, isLeading: false, usually: .whenEditing),
    Kind(name: "multiselect", make: { s, h, w in s.map { .multiselect(displayed: $0, options: .init(isHidden: h, reservedLayoutWidth: w)) } ?? .multiselect(options: .init(isHidden: h, reservedLayoutWidth: w)) }, isLeading: true, usually: .whenEditing),
    Kind(name: "label", make: { .label(text: "a", displayed: $0 ?? .always, options: .init(isHidden: $1, reservedLayoutWidth: $2)) }, isLeading: false, usually: .always),
    Kind(name: "detail", make: { .detail(displayed: $0 ?? .always, options: .init(isHidden: $1, reservedLayoutWidth: $2)) }, isLeading: false, usually: .always),
    Kind(name: "pop-up menu", make: { .popUpMenu(UIMenu(title: "", children: []), displayed: $0 ?? .always, options: .init(isHidden: $1, reservedLayoutWidth: $2)) }, isLeading: false, usually: .always),
  ]

  /// Each kind stands at its own edge, and in a room of its own of 60 points the content gives way by at least that; when it is not to be
  /// seen it takes none. Hidden it keeps its room ("reserves its space").
  @Test(arguments: kinds.indices) func anAccessory(index: Int) throws {
    let kind = Self.kinds[index]
    let bare = try taken([], isEditing: false)
    for state in [nil, .always, .whenEditing, .whenNotEditing] as [UICellAccessory.DisplayedState?] {
      for isEditing in [false, true] {
        let isSeen =
          switch state ?? kind.usually {
          case .always: true
          case .whenEditing: isEditing
          case .whenNotEditing: !isEditing
          }
        for isHidden in [false, true] {
          let took = try taken([kind.make(state, isHidden, .custom(60))], isEditing: isEditing)
          let (own, other) =
            kind.isLeading
            ? (took.start - bare.start, took.end - bare.end) : (took.end - bare.end, took.start - bare.start)
          #expect(other == 0, "\(kind.name)")
          #expect(
            isSeen ? own >= 60 : own == 0, "\(kind.name), \(String(describing: state)), edited \(isEditing): \(own)")
        }
      }
    }
  }

  /// Rooms: what is said, its own, or the system's, which is no less than its own.
  @Test(arguments: kinds.indices) func rooms(index: Int) throws {
    let kind = Self.kinds[index]
    func room(_ width: UICellAccessory.LayoutDimension) throws -> CGFloat {
      let took = try taken([kind.make(.always, false, width)], isEditing: true)
      return kind.isLeading ? took.start : took.end
    }
    #expect(try room(.custom(100)) - room(.custom(60)) == 40, "\(kind.name)")
    #expect(try room(.standard) >= room(.actual), "\(kind.name)")
    #expect(try room(.actual) > 0, "\(kind.name)")
  }

  /// Two at one edge take room for both, in the order they were given.
  @Test func twoAtOneEdge() throws {
    let two: [UICellAccessory] = [
      .checkmark(options: .init(reservedLayoutWidth: .custom(30))),
      .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(50))),
    ]
    var places: [CGFloat] = []
    let both = try taken(two, isEditing: false) { cell in
      places = cell.subviews.compactMap { $0 as? UIImageView }.map(\.frame.midX)
    }
    let one = try taken([two[0]], isEditing: false)
    #expect(both.end - one.end >= 50)
    #expect(places.count == 2 && places == places.sorted(), "\(places)")
  }

  /// The signs that delete, insert and tell more do what their handlers say.
  @Test func handlers() throws {
    var heard: [String] = []
    let accessories: [UICellAccessory] = [
      .delete(displayed: .always) { heard.append("delete") }, .insert(displayed: .always) { heard.append("insert") },
      .detail(displayed: .always) { heard.append("detail") },
    ]
    _ = try taken(accessories, isEditing: false) { cell in
      for button in cell.subviews.compactMap({ $0 as? UIButton }) { button.sendActions(for: .touchUpInside) }
    }
    #expect(heard.sorted() == ["delete", "detail", "insert"])
  }
}
