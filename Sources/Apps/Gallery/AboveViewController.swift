// What comes above a screen: an alert, choices, a menu's button, sheets and a popover, one a button.
import UIKit

final class AboveViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Alert") { [weak self] button in self?.alert(.alert, from: button) }
    add("Choices") { [weak self] button in self?.alert(.actionSheet, from: button) }
    add("Question") { [weak self] _ in self?.question() }
    for (name, style) in [
      ("Page sheet", UIModalPresentationStyle.pageSheet), ("Form sheet", .formSheet), ("Popover", .popover),
    ] {
      add(name) { [weak self] button in self?.present(name, style, from: button) }
    }
    add("Half sheet") { [weak self] button in self?.present("Half sheet", .pageSheet, from: button, isHalf: true) }
    add("Activities") { [weak self] button in
      let activities = UIActivityViewController(activityItems: ["A word"], applicationActivities: nil)
      activities.popoverPresentationController?.sourceView = button
      self?.present(activities, animated: true)
    }
  }

  private func add(_ name: String, _ act: @escaping (UIButton) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { [weak button] _ in if let button { act(button) } }, for: .touchUpInside)
    column.addArrangedSubview(button)
  }

  private func alert(_ style: UIAlertController.Style, from button: UIButton) {
    let alert = UIAlertController(
      title: "Remove the list?", message: "It cannot be brought back.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
    if style == .actionSheet { alert.addAction(UIAlertAction(title: "Keep a copy", style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = button
    present(alert, animated: true)
  }

  private func question() {
    let alert = UIAlertController(title: "Your name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    alert.addAction(UIAlertAction(title: "Never", style: .default))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.preferredAction = alert.actions.last
    present(alert, animated: true)
  }

  private func present(
    _ name: String, _ style: UIModalPresentationStyle, from button: UIButton, isHalf: Bool = false
  ) {
    let controller = UIViewController()
    controller.title = name
    controller.view.backgroundColor = .secondarySystemBackground
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: controller)
    navigation.modalPresentationStyle = style
    controller.preferredContentSize = style == .popover ? CGSize(width: 280, height: 180) : .zero
    navigation.popoverPresentationController?.sourceView = button
    navigation.popoverPresentationController?.sourceRect = button.bounds
    if isHalf {
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      navigation.sheetPresentationController?.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }
}
