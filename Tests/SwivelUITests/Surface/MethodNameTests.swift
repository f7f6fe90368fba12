// Methods, values and orders by their names, as Objective-C's runtime, key-value coding and NSSortDescriptor have them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct MethodNameTests {
  private class Lamp: UIView {
    var heard: [String] = []
    func glow() { heard.append("glow") }
  }
  private final class Torch: Lamp {}

  /// `instancesRespond(to:)`: whether "instances of the receiver are capable of responding", of the class and of those below it.
  @Test func whatInstancesRespondTo() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let glow = Selector("glow", { (lamp: Lamp) in { lamp.glow() } })
      let rows: [(kind: NSObject.Type, selector: Selector?, does: Bool)] = [
        (Lamp.self, glow, true), (Torch.self, glow, true), (UIView.self, glow, false), (UILabel.self, glow, false),
        (UIView.self, Selector("layoutIfNeeded"), true), (Torch.self, Selector("layoutIfNeeded"), true),
        (UIViewController.self, Selector("layoutIfNeeded"), false), (NSObject.self, Selector("layoutIfNeeded"), false),
        (UITableView.self, Selector("reloadData"), true), (UICollectionView.self, Selector("reloadData"), true),
        (UIScrollView.self, Selector("reloadData"), false), (UITextView.self, Selector("setEditable:"), true),
        (UITextField.self, Selector("setEditable:"), false), (UITextField.self, Selector("setInputView:"), true),
        (UIView.self, Selector("unheardOf"), false), (UIView.self, nil, false),
        (UINavigationController.self, Selector("popViewControllerAnimated:"), true),
        (UITabBarController.self, Selector("popViewControllerAnimated:"), false),
      ]
      for row in rows {
        #expect(row.kind.instancesRespond(to: row.selector) == row.does, "\(row.kind) \(row.selector?.rawValue ?? "")")
      }
      #expect(Lamp().conforms(to: NSCopying.self) == false && NSString().conforms(to: NSCopying.self))
      #expect(Selector(rawValue: "a:").rawValue == "a:" && NSStringFromSelector(NSSelectorFromString("b")) == "b")
    }
  }

  /// A view is told by names what it is told by methods: each row is sent and then looked at.
  @Test func whatIsSentByName() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (spinner, label) = (UIActivityIndicatorView(), UILabel())
      label.text = "word"
      for view in [spinner, label] { window.addSubview(view) }
      spinner.perform(Selector("startAnimating"))
      #expect(spinner.isAnimating)
      spinner.perform(Selector("stopAnimating"))
      #expect(!spinner.isAnimating)
      label.perform(Selector("sizeToFit"))
      #expect(label.bounds.size == label.intrinsicContentSize && label.bounds.width > 0)
      label.perform(Selector("removeFromSuperview"))
      #expect(label.superview == nil && spinner.superview === window)
      let refresh = UIRefreshControl()
      refresh.perform(Selector("beginRefreshing"))
      #expect(refresh.isRefreshing)
      refresh.perform(Selector("endRefreshing"))
      #expect(!refresh.isRefreshing)
    }
  }

  /// -[NSObject setValuesForKeysWithDictionary:] and -dictionaryWithValuesForKeys:: each name by itself, NSNull for nothing. Text has a
  /// `boolValue` (NSString: true for Y, y, T, t and digits from 1 on), numbers are true but 0.
  @Test func severalValues() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (view, toggle, search) = (UIView(), UISwitch(), UISearchBar())
      view.setValuesForKeys(["alpha": 0.5, "tag": 7, "hidden": true, "backgroundColor": UIColor.red])
      #expect(view.alpha == 0.5 && view.tag == 7 && view.isHidden && view.backgroundColor == .red)
      view.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "center")
      #expect(view.center == CGPoint(x: 3, y: 4))
      view.setValue(CGSize(width: 1, height: 2), forKeyPath: "layer.shadowOffset")
      #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
      view.setValue(UIColor.green.cgColor, forKeyPath: "layer.borderColor")
      #expect(view.layer.borderColor == UIColor.green.cgColor)
      (view.layer as NSObject).setValue(3, forKey: "cornerRadius")
      #expect(view.layer.cornerRadius == 3)
      for (value, isOn) in [("YES", true), ("no", false), ("1", true), ("0", false), (2, true), (0, false)]
        as [(Any, Bool)]
      {
        toggle.isOn = !isOn
        toggle.setValue(value, forKey: "on")
        #expect(toggle.isOn == isOn, "\(value)")
      }
      @MainActor func titles(_ view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UIButton)?.currentTitle.map { [$0] } ?? titles($0) }
      }
      search.showsCancelButton = true
      search.setValue("Done", forKey: "cancelButtonText")
      #expect(titles(search).contains("Done"))
      let (action, item) = (UIAlertAction(title: "a", style: .default, handler: nil), UIBarButtonItem())
      action.setValue(UIColor.red, forKey: "titleTextColor")
      #expect(action.titleColor == .red)
      action.setValue(nil, forKey: "titleTextColor")
      #expect(action.titleColor == nil)
      item.setValuesForKeys(["title": "b", "tag": 4])
      #expect(item.title == "b" && item.tag == 4)
      let read = view.dictionaryWithValues(forKeys: ["alpha", "unheardOf"])
      #expect(read["alpha"] as? CGFloat == 0.5 && read["unheardOf"] is NSNull && read.count == 2)
    }
  }

  /// NSSortDescriptor: ascending or not, with a comparison of its own, a key path of Swift's or a named way to compare texts; what is nothing
  /// comes first, and `reversedSortDescriptor` the other way round.
  @Test(
    arguments: [
      ("as they are", ["B", "a10", "a2", "c"]), ("the other way", ["c", "a2", "a10", "B"]),
      ("without case", ["a10", "a2", "B", "c"]), ("as people count", ["a2", "a10", "B", "c"]),
      ("by length", ["B", "c", "a2", "a10"]), ("reversed", ["c", "a2", "a10", "B"]),
      ("by property", ["a10", "a2", "B", "c"]),
    ]) func orders(way: String, expected: [String])
  {
    let words = ["a2", "B", "a10", "c"]
    let length: Comparator = { one, other in
      NSNumber(value: "\(one)".count).compare(NSNumber(value: "\(other)".count))
    }
    let plain = NSSortDescriptor(key: nil, ascending: true)
    let by: [NSSortDescriptor] =
      switch way {
      case "as they are": [plain]
      case "the other way": [NSSortDescriptor(key: nil, ascending: false)]
      case "without case":
        [NSSortDescriptor(key: nil, ascending: true, selector: Selector("caseInsensitiveCompare:")), plain]
      case "as people count":
        [NSSortDescriptor(key: nil, ascending: true, selector: Selector("localizedStandardCompare:")), plain]
      case "by length": [NSSortDescriptor(key: nil, ascending: true, comparator: length), plain]
      case "by property":
        [
          NSSortDescriptor(keyPath: \String.count, ascending: false) { one, other in
            NSNumber(value: one as? Int ?? 0).compare(NSNumber(value: other as? Int ?? 0))
          }, plain,
        ]
      case _: [plain.reversedSortDescriptor as? NSSortDescriptor].compactMap { $0 }
      }
    #expect(by.sorted(words) == expected)
    #expect(NSArray(array: words).sortedArray(using: by) as? [String] == expected)
    #expect(NSSet(array: words).sortedArray(using: by) as? [String] == expected)
    #expect(NSOrderedSet(array: words).sortedArray(using: by) as? [String] == expected)
  }

  /// An index path of two: the section comes first.
  @Test func rowsAndSections() {
    let (row, item) = (NSIndexPath(row: 3, section: 1), NSIndexPath(item: 5, section: 2))
    #expect([row.section, row.row, row.item] == [1, 3, 3] && [item.section, item.row, item.item] == [2, 5, 5])
    #expect(row.length == 2)
  }
}
