// Lists whose controllers keep what is typed into clear of the keyboard.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class FieldItems: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.addSubview(newField(indexPath.item))
    return cell
  }
}

private final class FieldRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(newField(indexPath.row))
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

@MainActor private func newField(_ number: Int) -> UITextField {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
  field.accessibilityIdentifier = "field \(number)"
  return field
}

@MainActor @Suite struct ListAndKeyboardRoomTests {
  /// Twelve rows of 50 on a screen of 667, from 20 on: of a field at its lower half the keyboard would cover everything. The row that is
  /// typed into stands above it, first and when another is, and the list ends where the keyboard begins.
  @Test(arguments: ["table", "collection"]) func whatIsTypedIntoIsSeen(kind: String) throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .showing("Fields", InfoDictionary()) {
          if kind == "table" { return FieldRows(style: .plain) }
          let flow = UICollectionViewFlowLayout()
          flow.itemSize = CGSize(width: 375, height: 50)
          flow.minimumLineSpacing = 0
          return FieldItems(collectionViewLayout: flow)
        }
      ])
    for number in [10, 11, 0] {
      _ = device.perform(window: 1) { window in field(number, in: window)?.becomeFirstResponder() }
      device.inspect(window: 1) { window in
        guard let list = list(in: window), let top = keyboardTop(window) else {
          Issue.record("no list, or no keyboard")
          return
        }
        #expect(top < 500 && list.adjustedContentInset.bottom == 667 - top)
        let row = list.convert(CGRect(x: 0, y: 50 * number, width: 10, height: 50), to: nil)
        #expect(row.minY >= 20 && row.maxY <= top, "field \(number)")
      }
    }
  }

  private func list(in window: UIWindow) -> UIScrollView? {
    (window.rootViewController as? UITableViewController)?.tableView
      ?? (window.rootViewController as? UICollectionViewController)?.collectionView
  }

  private func field(_ number: Int, in window: UIWindow) -> UITextField? {
    func look(_ view: UIView) -> UITextField? {
      if view.accessibilityIdentifier == "field \(number)" { return view as? UITextField }
      return view.subviews.lazy.compactMap(look).first
    }
    return look(window)
  }

  private func keyboardTop(_ window: UIWindow) -> CGFloat? {
    window.rootViewController?.view.keyboardLayoutGuide.layoutFrame.minY
  }
}
