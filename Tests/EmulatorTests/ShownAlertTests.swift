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
}
