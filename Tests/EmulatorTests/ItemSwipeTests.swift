// What a finger finds beside the items of a list made of a collection: UICollectionLayoutListConfiguration's and UISwipeActionsConfiguration's
// references. Apart from RowSwipeTests, which is about tables.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

/// What items offer, and what was done.
@MainActor private final class ItemOffers {
  var lines: [String] = []
  var doesFirst = true
  var offers = true
  func configuration(_ titles: [String], _ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard offers else { return nil }
    let actions = titles.map { title in
      UIContextualAction(style: .normal, title: title) { [self] _, _, done in
        lines.append("\(title) \(path.item)")
        done(true)
      }
    }
    let made = UISwipeActionsConfiguration(actions: actions)
    made.performsFirstActionWithFullSwipe = doesFirst
    return made
  }
}

/// Items a to d in one list; at their ends are Bin and Flag, at their beginnings is Pin.
@MainActor private final class Items: UICollectionViewController {
  let notes = ItemOffers()
  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let notes = notes
    list.trailingSwipeActionsConfigurationProvider = { notes.configuration(["Bin", "Flag"], $0) }
    list.leadingSwipeActionsConfigurationProvider = { notes.configuration($0.item == 3 ? [] : ["Pin"], $0) }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityIdentifier = ["a", "b", "c", "d"][indexPath.item]
    return cell
  }
}

@MainActor @Suite("Items of a list under a finger") struct ItemSwipeTests {
  private let device: EmulatedDevice
  private let items: Items

  init() throws {
    device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Items() }])
    items = try #require(device.inspect(window: 1) { $0.rootViewController as? Items } ?? nil)
  }

  private func now<Value>(_ body: (Items) -> Value) -> Value? { device.inspect(window: 1) { _ in body(items) } }
  /// What is done by a drag.
  private func drag(_ target: String, _ x: Double) -> [String] {
    _ = now { $0.notes.lines = [] }
    _ = device.handle(
      DeviceInput(time: 0, event: .drag(window: 1, Drag(target, by: FingerWay(x: x, y: 0), seconds: 0.2))))
    return now { $0.notes.lines } ?? []
  }
  private func tap(_ target: String) -> [String] {
    _ = now { $0.notes.lines = [] }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: target)))
    return now { $0.notes.lines } ?? []
  }
  /// Where an item begins: left of 0 it is drawn to the left.
  private func x(_ item: Int) -> CGFloat {
    now { $0.collectionView.cellForItem(at: [0, item])?.frame.minX ?? .nan } ?? .nan
  }

  /// "The provider for leading/trailing swipe actions": to the left a finger finds what is at the end, to the right what is at the beginning.
  @Test func bothSides() {
    #expect(x(0) == 0 && drag("a", -100) == [] && x(0) < 0)
    #expect(tap("Flag") == ["Flag 0"] && x(0) == 0)
    #expect(drag("a", -100) == [] && tap("Bin") == ["Bin 0"] && x(0) == 0)
    #expect(drag("b", 100) == [] && x(1) > 0 && x(0) == 0)
    #expect(tap("Pin") == ["Pin 1"] && x(1) == 0)
  }

  /// `performsFirstActionWithFullSwipe`: "a full swipe automatically performs the first action": from half of the width on, here 187.5.
  @Test(
    arguments: [
      (-187, true, []), (-188, true, ["Bin 2"]), (-300, true, ["Bin 2"]), (-300, false, []), (187, true, []),
      (188, true, ["Pin 2"]), (300, false, []),
    ])
  func theWholeWay(way: Double, does: Bool, done: [String]) {
    _ = now { $0.notes.doesFirst = does }
    #expect(drag("c", way) == done)
    #expect((x(2) == 0) == !done.isEmpty, "what was done leaves nothing aside")
  }

  /// One item is aside at a time; a finger on it brings it back, whichever way it goes.
  @Test func oneAtATime() {
    for way in [-100.0, 100] {
      _ = drag("a", -100)
      #expect(x(0) < 0)
      #expect(drag("a", way) == [] && x(0) == 0, "\(way)")
    }
    _ = drag("a", -100)
    _ = drag("b", 100)
    #expect(x(0) == 0 && x(1) > 0)
    _ = now { $0.notes.offers = false }
    _ = drag("c", -100)
    #expect(x(1) == 0 && x(2) == 0, "nothing is offered there, and what was aside is back")
  }

  /// Without a provider's answer, without actions, and while the list is edited nothing is offered.
  @Test func nothingToOffer() {
    #expect(drag("d", 300) == [] && x(3) == 0, "no actions at the beginning")
    #expect(drag("d", -100) == [] && x(3) < 0)
    _ = drag("d", 50)
    _ = now { $0.notes.offers = false }
    #expect(drag("a", -300) == [] && x(0) == 0)
    _ = now { ($0.notes.offers, $0.collectionView.isEditing) = (true, true) }
    #expect(drag("a", -300) == [] && x(0) == 0 && drag("a", 300) == [])
    _ = now { $0.collectionView.isEditing = false }
    #expect(drag("a", -300) == ["Bin 0"])
  }

  /// From right to left the end of an item is at the left.
  @Test func fromRightToLeft() {
    _ = device.perform(window: 1) { _ in items.collectionView.semanticContentAttribute = .forceRightToLeft }
    #expect(drag("a", 100) == [] && x(0) > 0)
    #expect(tap("Flag") == ["Flag 0"] && drag("a", -100) == [] && x(0) < 0)
    #expect(tap("Pin") == ["Pin 0"])
    #expect(drag("b", 300) == ["Bin 1"] && drag("b", -300) == ["Pin 1"])
  }
}
