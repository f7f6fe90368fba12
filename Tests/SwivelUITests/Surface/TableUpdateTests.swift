// What a table raises for updates its source does not bear out, how it makes headers, and traits and anchors that are asked for seldom: by
// the documentation of UITableView, UITextInputTraits, NSLayoutDimension and UITraitCollection.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [2, 3]
  var asked = 0
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section) \(indexPath.row) of \(counts[indexPath.section])"
    return cell
  }
}
private final class Head: UITableViewHeaderFooterView {}

@MainActor @Suite struct TableUpdateTests {
  private static func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  /// (what is done, what the source has then, what is wrong: which number, now, before, change). "The number contained after the update must
  /// be equal to the number before, plus or minus the number inserted or deleted."
  private static let updates: [(String, [Int], String?, @MainActor (UITableView) -> Void)] = [
    ("a row came", [3, 3], nil, { $0.insertRows(at: [path(0, 2)], with: .none) }),
    (
      "a row came and nobody has it", [2, 3], "rows in section 0 2 2 1",
      { $0.insertRows(at: [path(0, 2)], with: .none) }
    ),
    (
      "two came and one is there", [3, 3], "rows in section 0 3 2 2",
      {
        $0.insertRows(at: [path(0, 0), path(0, 1)], with: .none)
      }
    ),
    ("a row went", [2, 2], nil, { $0.deleteRows(at: [path(1, 0)], with: .none) }),
    ("a row went and is there", [2, 3], "rows in section 1 3 3 -1", { $0.deleteRows(at: [path(1, 0)], with: .none) }),
    ("a row went to another section", [1, 4], nil, { $0.moveRow(at: path(0, 0), to: path(1, 0)) }),
    (
      "a row went to another section and is nowhere", [1, 3], "rows in section 1 3 3 1",
      {
        $0.moveRow(at: path(0, 0), to: path(1, 0))
      }
    ),
    (
      "one came and one went", [2, 3], nil,
      {
        $0.beginUpdates()
        $0.insertRows(at: [path(0, 0)], with: .none)
        $0.deleteRows(at: [path(0, 1)], with: .none)
        $0.endUpdates()
      }
    ),
    ("a section came", [2, 3, 1], nil, { $0.insertSections([2], with: .none) }),
    ("a section came and nobody has it", [2, 3], "sections 2 2 1", { $0.insertSections([2], with: .none) }),
    ("a section went", [3], nil, { $0.deleteSections([0], with: .none) }),
    ("a section went and is there", [2, 3], "sections 2 2 -1", { $0.deleteSections([0], with: .none) }),
    ("a section is anew, whatever is in it", [5, 3], nil, { $0.reloadSections([0], with: .none) }),
    ("titles at the edge are anew", [2, 3], nil, { $0.reloadSectionIndexTitles() }),
  ]

  @Test func updates() throws {
    for (name, counts, wrong, update) in Self.updates {
      let rows = Rows()
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
      _ = device.perform(window: 1) { window in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.dataSource = rows
        window.addSubview(table)
        table.layoutIfNeeded()
        rows.counts = counts
        update(table)
        table.layoutIfNeeded()
        if wrong == nil {
          for (section, count) in counts.enumerated() {
            #expect(table.numberOfRows(inSection: section) == count, "\(name)")
            #expect(table.cellForRow(at: Self.path(section, count - 1)) != nil, "\(name)")
          }
        }
      }
      guard let wrong else {
        #expect(device.raised == nil, "\(name)")
        continue
      }
      let words = wrong.split(separator: " ").map(String.init)
      let what = words.dropLast(3).joined(separator: " ")
      let numbers = words.suffix(3)
      let raised = device.raised ?? ""
      #expect(raised.contains("Invalid update: invalid number of \(what)."), "\(name): \(raised)")
      #expect(
        numbers.allSatisfy { raised.contains("(\($0))") }
          && raised.contains("after the update (\(words[words.count - 3]))"))
    }
  }

  /// register(_:forHeaderFooterViewReuseIdentifier:): "specify nil to unregister"; dequeueing gives nil where nothing is registered.
  @Test func headers() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let table = UITableView()
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") == nil)
      table.register(Head.self, forHeaderFooterViewReuseIdentifier: "h")
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "p")
      let made = table.dequeueReusableHeaderFooterView(withIdentifier: "h")
      #expect(made is Head && made?.reuseIdentifier == "h" && made?.contentView.superview === made)
      let plain = table.dequeueReusableHeaderFooterView(withIdentifier: "p")
      #expect(plain != nil && !(plain is Head) && plain?.reuseIdentifier == "p")
      table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "h")
      table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "p")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") == nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "p") == nil)
      #expect(UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).reuseIdentifier == nil)
    }
  }

  /// dequeueReusableCell(withIdentifier:for:): raises for an identifier nothing is registered for; the same in collections.
  @Test func unknownCells() throws {
    let rows: [(String, @MainActor () -> Void)] = [
      (
        "unable to dequeue a cell with identifier x - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard",
        { _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: Self.path(0, 0)) }
      ),
      (
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier x",
        {
          let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          _ = grid.dequeueReusableCell(withReuseIdentifier: "x", for: Self.path(0, 0))
        }
      ),
      (
        "could not dequeue a view of kind: k with identifier x",
        {
          let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          _ = grid.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "x", for: Self.path(0, 0))
        }
      ),
    ]
    for (words, act) in rows {
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
      _ = device.perform(window: 1) { _ in act() }
      #expect(device.raised?.contains(words) == true, "\(device.raised ?? "nothing")")
    }
  }

  /// UITextInputTraits: each is kept by itself.
  @Test func textViews() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = UITextView()
      (view.autocapitalizationType, view.autocorrectionType, view.spellCheckingType) = (.words, .no, .yes)
      (view.keyboardType, view.keyboardAppearance, view.returnKeyType) = (.URL, .dark, .go)
      (view.smartQuotesType, view.smartDashesType, view.smartInsertDeleteType) = (.no, .yes, .no)
      (view.enablesReturnKeyAutomatically, view.isSecureTextEntry, view.textContentType) = (true, true, .password)
      let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      view.passwordRules = rules
      #expect(view.autocapitalizationType == .words && view.autocorrectionType == .no && view.spellCheckingType == .yes)
      #expect(view.keyboardType == .URL && view.keyboardAppearance == .dark && view.returnKeyType == .go)
      #expect(view.smartQuotesType == .no && view.smartDashesType == .yes && view.smartInsertDeleteType == .no)
      #expect(view.enablesReturnKeyAutomatically && view.isSecureTextEntry && view.textContentType == .password)
      #expect(view.passwordRules === rules)
    }
  }

  /// NSLayoutDimension: `self (relation) m × anchor + c`.
  @Test func dimensions() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (a, b) = (UIView(), UIView())
      let (width, height) = (a.widthAnchor, b.heightAnchor)
      let rows: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat, CGFloat)] = [
        (width.constraint(equalTo: height, multiplier: 2), .equal, 2, 0),
        (width.constraint(greaterThanOrEqualTo: height, multiplier: 3), .greaterThanOrEqual, 3, 0),
        (width.constraint(lessThanOrEqualTo: height, multiplier: 4), .lessThanOrEqual, 4, 0),
        (width.constraint(equalTo: height, multiplier: 2, constant: 5), .equal, 2, 5),
        (width.constraint(greaterThanOrEqualTo: height, multiplier: 3, constant: 6), .greaterThanOrEqual, 3, 6),
        (width.constraint(lessThanOrEqualTo: height, multiplier: 4, constant: 7), .lessThanOrEqual, 4, 7),
      ]
      for (constraint, relation, multiplier, constant) in rows {
        #expect(
          constraint.relation == relation && constraint.multiplier == multiplier && constraint.constant == constant)
        #expect(constraint.firstItem === a && constraint.secondItem === b)
        #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height && !constraint.isActive)
      }
      for (constraint, relation) in [
        (width.constraint(equalToConstant: 8), .equal),
        (width.constraint(greaterThanOrEqualToConstant: 8), .greaterThanOrEqual),
        (width.constraint(lessThanOrEqualToConstant: 8), .lessThanOrEqual),
      ] as [(NSLayoutConstraint, NSLayoutConstraint.Relation)] {
        #expect(constraint.relation == relation && constraint.constant == 8 && constraint.secondItem == nil)
      }
    }
  }

  /// A collection of one trait says that trait; what a view overrides holds below it.
  @Test func oneTrait() throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let heavy = UITraitCollection(legibilityWeight: .bold)
      let idle = UITraitCollection(activeAppearance: .inactive)
      let wide = UITraitCollection(displayGamut: .P3)
      #expect(heavy.legibilityWeight == .bold && heavy.displayGamut == .unspecified)
      #expect(idle.activeAppearance == .inactive)
      #expect(wide.displayGamut == .P3)
      #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
      #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
      let (outer, inner) = (UIView(), UIView())
      window.addSubview(outer)
      outer.addSubview(inner)
      let before = inner.traitCollection
      outer.traitOverrides.legibilityWeight = .bold
      outer.traitOverrides.activeAppearance = .inactive
      outer.traitOverrides.accessibilityContrast = .high
      outer.traitOverrides.userInterfaceLevel = .elevated
      outer.traitOverrides.layoutDirection = .rightToLeft
      outer.traitOverrides.displayGamut = .SRGB
      let now = inner.traitCollection
      #expect(now.legibilityWeight == .bold && now.activeAppearance == .inactive && now.accessibilityContrast == .high)
      #expect(now.userInterfaceLevel == .elevated && now.layoutDirection == .rightToLeft && now.displayGamut == .SRGB)
      #expect(before.activeAppearance == .active && before.layoutDirection == .leftToRight)
      let kept = outer.traitOverrides
      #expect(
        kept.legibilityWeight == .bold && kept.activeAppearance == .inactive && kept.accessibilityContrast == .high)
      #expect(
        kept.userInterfaceLevel == .elevated && kept.layoutDirection == .rightToLeft && kept.displayGamut == .SRGB)
      let changed = Set(now.changedTraits(from: before).map { "\($0)" })
      #expect(changed.contains("UITraitLegibilityWeight") && changed.contains("UITraitLayoutDirection"))
      #expect(!changed.contains("UITraitDisplayScale") && !changed.contains("UITraitUserInterfaceIdiom"))
    }
  }
}
