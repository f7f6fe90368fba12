// Alerts that change while they are shown: a choice that waits for a name, as apps that make lists have it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Asks for a name at once; "Add" is for those who gave one.
@MainActor private final class ListController: UIViewController {
  var added: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    let add = UIAlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
      added.append(alert.textFields?.first?.text ?? "")
    }
    add.isEnabled = false
    alert.addTextField { field in
      field.accessibilityIdentifier = "name"
      field.addAction(
        UIAction { action in add.isEnabled = (action.sender as? UITextField)?.hasText == true }, for: .editingChanged)
    }
    alert.addAction(add)
    present(alert, animated: false)
  }
}

@MainActor @Suite struct ShownAlertTests {
  /// UIAlertAction.isEnabled can be set at any time: the button follows, and one that cannot be chosen says so.
  @Test func aChoiceWaitsForAName() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(13), apps: [.test { ListController() }])
    let list = try #require(device.inspect(window: 1) { $0.rootViewController as? ListController } ?? nil)
    let driver = Driver(device)
    #expect(driver.tap("Add").ending == .refused("\"Add\" is disabled; there is nothing to tap"))
    #expect(driver.send(.type(window: 1, Typing("Milk", into: "name"))).ending == .settled)
    #expect(driver.tap("Add").ending == .settled)
    #expect(device.inspect(window: 1) { _ in list.added } == ["Milk"])
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } }
  }

  /// Title and message may become others while the alert is shown: it says them, and is as high as they need.
  @Test(
    arguments: [
      ("New", "Wait", "New", "Wait a moment\nand another", ["New", "Wait a moment\nand another"], 1),
      ("New", nil, "New", "Wait", ["New", "Wait"], 1), ("New", "Wait", nil, "Wait", ["Wait"], -1),
      ("New", "Wait", "New", nil, ["New"], -1), ("New", "Wait", "Newer", "Wait", ["Newer", "Wait"], 0),
    ] as [(String?, String?, String?, String?, [String], Int)])
  func wordsChange(
    title: String?, message: String?, newTitle: String?, newMessage: String?, shown: [String], growth: Int
  ) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    var made: UIAlertController?
    _ = device.perform(window: 1) { window in
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      window.rootViewController?.present(alert, animated: false)
      made = alert
    }
    let alert = try #require(made)
    let before = alert.view.bounds.height
    _ = device.perform(window: 1) { _ in (alert.title, alert.message) = (newTitle, newMessage) }
    #expect(texts(in: alert.view) == shown)
    let difference = alert.view.bounds.height - before
    #expect(growth == 0 ? difference == 0 : growth > 0 ? difference > 10 : difference < -10)
    // The words stand above what is chosen.
    let last = alert.view.subviews.last
    #expect(last is UIButton && alert.view.subviews.dropLast().allSatisfy { $0.frame.maxY <= last?.frame.minY ?? 0 })
  }

  /// "You can add a text field only if the preferredStyle property is set to alert", and "assigning an object to this property before
  /// adding it is a programmer error"; there is one choice that cancels.
  @Test func whatRaises() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    let (one, other) = (UIAlertAction(title: "One", style: .cancel), UIAlertAction(title: "Other", style: .cancel))
    let rows: [(name: String, style: UIAlertController.Style, raises: Bool, act: (UIAlertController) -> Void)] = [
      ("a field", .alert, false, { $0.addTextField() }),
      ("a field in a sheet", .actionSheet, true, { $0.addTextField() }),
      ("a stranger preferred", .alert, true, { $0.preferredAction = other }),
      ("one of its own preferred", .alert, false, { $0.preferredAction = one }),
      ("none preferred", .alert, false, { $0.preferredAction = nil }),
      ("two that cancel", .alert, true, { $0.addAction(other) }),
    ]
    for row in rows {
      var fields = 0
      var preferred: UIAlertAction?
      var count = 0
      let outcome = device.perform(window: 1) { _ in
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: row.style)
        alert.addAction(one)
        row.act(alert)
        (fields, preferred, count) = (alert.textFields?.count ?? 0, alert.preferredAction, alert.actions.count)
      }
      let isRaised = outcome.ledger.contains { $0.call.hasPrefix("exception NSInternalInconsistencyException") }
      #expect(isRaised == row.raises, "\(row.name)")
      #expect(fields == (row.name == "a field" ? 1 : 0) && count == 1, "\(row.name)")
      #expect(preferred === (row.name == "one of its own preferred" ? one : nil), "\(row.name)")
    }
  }
}
