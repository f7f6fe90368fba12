// Questions as they were asked before iOS 8, as the documentation of UIAlertView and UIActionSheet has them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor private final class Listener: UIAlertViewDelegate, UIActionSheetDelegate {
  var heard: [String] = []
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("clicked \(buttonIndex)") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    heard.append("will \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    heard.append("did \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { false }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    heard.append("chose \(actionSheet.buttonTitle(at: buttonIndex) ?? "")")
  }
}

@MainActor struct OlderQuestionTests {
  private func shown(in window: UIWindow) throws -> UIAlertController {
    try #require(window.rootViewController?.presentedViewController as? UIAlertController)
  }
  private func tap(_ title: String, of alert: UIAlertController) throws {
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
    try #require(buttons.first { $0.title(for: .normal) == title }).sendActions(for: .touchUpInside)
  }

  /// UIAlertView: buttons are counted as they are added, and the delegate hears which was chosen before the alert is dismissed.
  @Test func anAlertAsks() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      window.rootViewController = UIViewController()
      let listener = Listener()
      let view = UIAlertView(
        title: "Delete?", message: "All", delegate: listener, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Later"
      )
      #expect(view.numberOfButtons == 3 && view.cancelButtonIndex == 0 && view.firstOtherButtonIndex == 1)
      #expect(view.buttonTitle(at: 2) == "Later" && view.buttonTitle(at: 3) == nil && !view.isVisible)
      view.alertViewStyle = .loginAndPasswordInput
      view.textField(at: 0)?.text = "me"
      view.show()
      let alert = try shown(in: window)
      #expect(view.isVisible && alert.title == "Delete?" && alert.message == "All" && alert.preferredStyle == .alert)
      #expect(alert.actions.map(\.style) == [.cancel, .default, .default])
      #expect(alert.actions.map(\.isEnabled) == [true, false, true])
      #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true] && alert.textFields?.first?.text == "me")
      try tap("Later", of: alert)
      #expect(listener.heard == ["clicked 2", "will 2", "did 2"] && !view.isVisible)
      view.show()
      view.dismiss(withClickedButtonIndex: 0, animated: false)
      #expect(listener.heard.suffix(2) == ["will 0", "did 0"] && !view.isVisible)
    }
  }

  /// UIActionSheet: what loses something comes first, then what cancels.
  @Test func aSheetOffers() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let controller = UIViewController()
      window.rootViewController = controller
      let listener = Listener()
      let sheet = UIActionSheet(
        title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Move")
      #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
      sheet.show(in: controller.view)
      let alert = try shown(in: window)
      #expect(alert.preferredStyle == .actionSheet && alert.actions.map(\.style) == [.destructive, .cancel, .default])
      try tap("Move", of: alert)
      #expect(listener.heard == ["chose Move"] && !sheet.isVisible)
      #expect(UIActionSheet().firstOtherButtonIndex == -1 && UIAlertView().cancelButtonIndex == -1)
    }
  }

  /// UIScreen is an object: two are the same if they are one.
  @Test func aScreenIsItself() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      #expect(UIScreen.main == window.screen && UIScreen.screens == [window.screen])
    }
  }
}
