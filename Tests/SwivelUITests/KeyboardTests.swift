// Who hears of keys: the keyboard that comes and goes with them, who is told of it, and the places of a text.
import DeviceCatalog
import SwivelUI
import Testing

/// A text of its own that keys are typed into.
private final class Page: UIView, UITextInput {
  var inputText = ""
  var selectedTextRange: UITextRange?
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var isSecureTextEntry = false
  var hasText: Bool { !inputText.isEmpty }
  func insertText(_ text: String) { inputText += text }
  func deleteBackward() { _ = inputText.popLast() }
  func replace(_ range: UITextRange, withText text: String) {}
  override var canBecomeFirstResponder: Bool { true }
}

/// What was told of the keyboard: names without UIKit's beginning and end, and where it will be.
@MainActor private final class Heard {
  var names: [String] = []
  var ends: [CGRect?] = []

  func hear(_ name: Notification.Name, _ end: CGRect?) {
    names.append(name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
    ends.append(end)
  }
}

/// What came first.
private final class Told: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var order: [String] = []
  func textFieldDidBeginEditing(_ textField: UITextField) { order.append("begins") }
  func textViewDidBeginEditing(_ textView: UITextView) { order.append("begins") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { order.append("begins") }
}

@MainActor struct KeyboardTests {
  /// UIKit's documentation of the notifications: shown and hidden are told before and after, each with the change of the frame.
  /// Without suggestions an upright phone's keyboard is 216 high (devices table).
  @Test func whoObservesIsTold() throws {
    try Screen().run { root in
      let heard = Heard()
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          MainActor.assumeIsolated { heard.hear(name, end) }
        }
      }
      let (page, other) = (Page(frame: root.bounds), Page(frame: root.bounds))
      root.addSubview(page)
      root.addSubview(other)
      #expect(page.becomeFirstResponder() && page.isFirstResponder)
      // As in a log of iOS 8 to 10 (stackoverflow.com/questions/25946121).
      #expect(heard.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
      #expect(heard.ends == Array(repeating: CGRect(x: 0, y: 667 - 216, width: 375, height: 216), count: 4))
      heard.names = []
      heard.ends = []
      // The keyboard stays for the next one.
      #expect(other.becomeFirstResponder() && other.isFirstResponder && !page.isFirstResponder)
      #expect(heard.names == [])
      #expect(other.resignFirstResponder() && !other.isFirstResponder)
      #expect(heard.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
      #expect(heard.ends.allSatisfy { $0?.minY == 667 })
    }
  }

  /// Of a text field, and of a search bar's, apps hear before its keyboard comes, of a text view after (observed:
  /// hackiftekhar/IQKeyboardManager#271, surfstudio/iOS-Utils#34); by its time all hear of a keyboard that is there.
  @Test(arguments: ["field", "view", "search"]) func whoIsToldFirst(kind: String) throws {
    try Screen().run { root in
      let told = Told()
      for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { told.order.append("keyboard") }
        }
      }
      let (field, text, search) = (
        UITextField(frame: root.bounds), UITextView(frame: root.bounds), UISearchBar(frame: root.bounds)
      )
      (field.delegate, text.delegate, search.delegate) = (told, told, told)
      let views: [String: UIView] = ["field": field, "view": text, "search": search]
      let edited = try #require(views[kind])
      root.addSubview(edited)
      #expect(edited.becomeFirstResponder())
      #expect(
        told.order == (kind == "view" ? ["keyboard", "keyboard", "begins"] : ["begins", "keyboard", "keyboard"]))
    }
  }

  /// In iOS 10 and before, a keyboard that is there is told of again when another field is edited; from 11 on it is not
  /// (openradar 34432484).
  @Test(arguments: [(10, 2), (11, 1)]) func anotherFieldIsEdited(major: Int, times: Int) throws {
    try onDevice(phone(running: major), Era(major)) { window in
      let told = Told()
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: OperationQueue()
      ) { _ in MainActor.assumeIsolated { told.order.append("keyboard") } }
      let fields = [UITextField(frame: window.bounds), UITextField(frame: window.bounds)]
      for field in fields { window.rootViewController?.view.addSubview(field) }
      #expect(fields.allSatisfy { $0.becomeFirstResponder() })
      #expect(fields[1].becomeFirstResponder(), "it is edited already, and nothing is told")
      #expect(told.order.count == times)
    }
  }

  /// UIResponder's documentation of `inputAccessoryView` and `inputView`: what stands above the keyboard is part of it, as high as
  /// it was made or as it wants to be, whichever is more; a view instead of the keyboard is as high as it is.
  @Test(arguments: [(30.0, 44.0, 44.0), (60, 44, 60), (50, -1, 50)])
  func accessories(_ made: Double, _ wanted: Double, _ height: Double) throws {
    final class Bar: UIView {
      var wanted = 0.0
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wanted) }
    }
    try Screen().run { root in
      let bar = Bar(frame: CGRect(x: 0, y: 0, width: 375, height: made))
      bar.wanted = wanted
      let heard = Heard()
      _ = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
      ) { notification in
        let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { heard.hear(UIResponder.keyboardDidShowNotification, end) }
      }
      for pad in [nil, UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))] {
        let field = Field(frame: root.bounds)
        field.bar = bar
        field.pad = pad
        root.addSubview(field)
        #expect(field.becomeFirstResponder())
        // An upright phone's keyboard without suggestions is 216 high (devices table).
        #expect(
          heard.ends.last
            == CGRect(
              x: 0, y: 667 - (pad?.bounds.height ?? 216) - height, width: 375,
              height: (pad?.bounds.height ?? 216) + height))
        #expect(field.resignFirstResponder())
      }
    }
  }

  /// UIResponder's documentation of `reloadInputViews()`: those of the first responder are updated, at once; of another nothing is
  /// shown. On a screen 667 high a keyboard of 216 begins at 451, and what stands in its place and is 100 high at 567.
  @Test func inputViewsAreReloaded() throws {
    try Screen().run { root in
      let heard = Heard()
      let name = UIResponder.keyboardDidChangeFrameNotification
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { heard.hear(name, end) }
      }
      let (field, other) = (Field(frame: root.bounds), Field(frame: root.bounds))
      for view in [field, other] { root.addSubview(view) }
      #expect(field.becomeFirstResponder())
      let pad = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      field.pad = pad
      #expect(heard.ends.compactMap { $0?.minY } == [451])
      other.reloadInputViews()
      #expect(heard.ends.count == 1)
      field.reloadInputViews()
      #expect(heard.ends.compactMap { $0?.minY } == [451, 567])
    }
  }

  /// A controller that may be the first responder and has a bar is so once it appeared: the bar stands at the bottom before anything is
  /// typed, and above the keyboard of a field in its view, which has none of its own (UIResponder: up the responder chain).
  @Test func aControllersBar() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = try Screen(root: { Chat() })
    try screen.run { root in
      let scene = try #require(AppScene.running)
      let chat = try #require(scene.window?.rootViewController as? Chat)
      #expect(chat.isFirstResponder && scene.inputViews?.accessory === chat.bar && scene.keyboardHeight == 50)
      chat.field.autocorrectionType = .no
      root.addSubview(chat.field)
      #expect(chat.field.becomeFirstResponder())
      // An upright phone's keyboard without suggestions is 216 high (devices table).
      #expect(scene.inputViews?.accessory === chat.bar && scene.keyboardHeight == 266)
    }
  }

  /// UITextInput's documentation: places from the beginning to the end, in UTF-16 units; none outside of the text.
  @Test func placesOfAText() throws {
    try Screen().run { _ in
      let page = Page(frame: .zero)
      page.inputText = "one 😀"
      let (begin, end) = (page.beginningOfDocument, page.endOfDocument)
      #expect(page.offset(from: begin, to: end) == 6 && page.offset(from: end, to: begin) == -6)
      #expect(page.text(in: try #require(page.textRange(from: begin, to: end))) == "one 😀")
      #expect(page.text(in: try #require(page.textRange(from: end, to: begin))) == "one 😀")
      let blank = try #require(page.position(from: begin, offset: 3))
      #expect(page.text(in: try #require(page.textRange(from: begin, to: blank))) == "one")
      #expect(page.text(in: try #require(page.textRange(from: blank, to: blank))) == "")
      #expect(page.position(from: begin, offset: -1) == nil && page.position(from: end, offset: 1) == nil)
      #expect(page.position(from: blank, offset: 3).map { page.offset(from: $0, to: end) } == 0)
    }
  }
}

/// Is typed into, with a bar above the keyboard and a pad in its place.
private final class Field: UIView, UIKeyInput {
  var bar: UIView?
  var pad: UIView?
  override var inputAccessoryView: UIView? { bar }
  override var inputView: UIView? { pad }
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
