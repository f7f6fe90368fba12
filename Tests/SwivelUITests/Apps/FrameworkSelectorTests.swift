// Selectors of UIKit's own methods, as adopted sources have them: by their names alone.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct FrameworkSelectorTests {
  private final class Form: UIViewController {
    let field = UITextField()
    let button = UIButton()
    override func viewDidLoad() {
      field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
      button.frame = CGRect(x: 0, y: 200, width: 200, height: 40)
      view.addSubview(field)
      view.addSubview(button)
    }
  }

  /// The ways in which apps put the keyboard away without a method of their own.
  enum Way: CaseIterable { case application, gesture, button, later }

  /// UIApplication.sendAction: "If target is nil, the app sends the message to the first responder"; UIControl: "If you specify nil, the
  /// control searches the responder chain". A gesture on the view sends it `endEditing(_:)`.
  @Test(arguments: Way.allCases) func theKeyboardIsPutAway(way: Way) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let form = Form()
      window.rootViewController = form
      window.layoutIfNeeded()
      #expect(form.field.becomeFirstResponder() && form.field.isFirstResponder)
      switch way {
      case .application:
        #expect(UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
      case .gesture:
        let tap = UITapGestureRecognizer(target: form.view, action: Selector("endEditing:"))
        form.view.addGestureRecognizer(tap)
        tap.state = .ended
      case .button:
        form.button.addTarget(nil, action: Selector("resignFirstResponder"), for: .touchUpInside)
        form.button.sendActions(for: .touchUpInside)
      case .later: _ = form.field.perform(Selector("resignFirstResponder"), with: nil)
      }
      #expect(!form.field.isFirstResponder)
    }
  }

  /// A bar's button that is told to pop its stack: the button arrives as what is not 0, that is animated.
  @Test func aStackIsPopped() throws {
    let name = "popViewControllerAnimated:"
    try onDevice(.iPhone8, Era(15)) { window in
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.layoutIfNeeded()
      stack.pushViewController(UIViewController(), animated: false)
      #expect(stack.responds(to: Selector(name)))
      #expect(UIApplication.shared.sendAction(Selector(name), to: stack, from: UIBarButtonItem(), for: nil))
      #expect(stack.viewControllers.count == 1)
    }
  }

  /// What an object's class does not have it does not answer to.
  @Test func whoAnswers() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(UITableView().responds(to: Selector("reloadData")))
      #expect(!UIView().responds(to: Selector("reloadData")))
      #expect(!UIView().responds(to: Selector("popViewControllerAnimated:")))
      // Other methods, by the number of their arguments: an app's own.
      for name in ["reloadData:", "endEditing", "dismiss:", "dismiss"] {
        for object in [UITableView(), UIViewController()] as [UIResponder] {
          #expect(!object.responds(to: Selector(name)), "\(name)")
        }
      }
      #expect(!UILabel().canPerformAction(Selector("copy:"), withSender: nil))
    }
  }
}
