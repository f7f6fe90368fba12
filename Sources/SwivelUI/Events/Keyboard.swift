// The docked keyboard: how high the catalogue says it is, which part of a window it covers, and what apps hear when it comes,
// goes and turns with the device.
import DeviceCatalog
import Orientation

/// Heights of the docked keyboard on the screen, with the home indicator's space.
enum KeyboardMetrics {
  /// What a device has of whose keyboard no table tells: the keyboards of home button devices without the bar of predictions.
  private static func usual(_ idiom: DeviceIdiom, _ orientation: InterfaceOrientation) -> CGFloat {
    switch idiom {
    case .phone: orientation.isLandscape ? 162 : 216
    case .pad: orientation.isLandscape ? 353 : 265
    }
  }

  /// How high the bar of predictions is: what the tables' heights with it and without it differ by.
  private static func predictions(_ idiom: DeviceIdiom, _ orientation: InterfaceOrientation) -> Double {
    switch idiom {
    case .phone: orientation.isLandscape ? 37 : 44
    case .pad: 50
    }
  }

  /// The table's height for the device, the version and the orientation, else that of another version of the same device.
  /// Predictions are above the keys from era 8 on, where the text is one they are made for; a height that is told with them only
  /// is less by their bar without them, and the other way round.
  static func height(
    _ profile: DeviceProfile, _ era: Era, _ orientation: InterfaceOrientation, hasPredictions: Bool, bottom: CGFloat
  ) -> CGFloat {
    let isFull = era >= Era(8) && hasPredictions
    let bar = predictions(profile.idiom, orientation)
    let others = profile.areas.filter { $0.display == profile.display.name && $0.orientation.covers(orientation) }
    for fact in [profile.areaFact(era, orientation)].compactMap(\.self) + others {
      let told =
        isFull
        ? fact.keyboard ?? fact.plainKeyboard.map { $0 + bar } : fact.plainKeyboard ?? fact.keyboard.map { $0 - bar }
      if let told { return CGFloat(told) }
    }
    return usual(profile.idiom, orientation) + bottom
  }

  /// Seconds the keyboard takes to come and go.
  static let duration: TimeInterval = 0.25
  /// The curve it comes and goes by: UIKit's private one.
  static let curve = 7
}

extension AppScene {
  /// Shows the keyboard the first responder wants, or takes it away, and tells whoever observes it.
  func updateKeyboard() {
    // How high a bar is can depend on the safe area, and so on where it is.
    let height = wantedKeyboardHeight
    if height > 0 {
      placeInputViews(at: height)
      if inputViews?.accessory?.translatesAutoresizingMaskIntoConstraints == false { inputViews?.layoutIfNeeded() }
    }
    changeKeyboard(to: inputViews == nil ? height : wantedKeyboardHeight)
    placeInputViews(at: keyboardOnScreen)
  }

  /// A controller that has a bar for the bottom of the screen, and may be the first responder, is as soon as it appeared and nobody
  /// else is: so the bar of a chat stands there before anything is typed.
  func showBar(of controller: UIViewController) {
    guard firstResponder == nil, controller.canBecomeFirstResponder, controller.inputAccessoryView != nil else {
      return
    }
    controller.becomeFirstResponder()
  }

  /// The keyboard goes before its window turns and comes after, as high as the screen has it then. So apps hear of it (observed on
  /// iOS 5 and 6, apontious.com/2013/01/10/keyboard-schmeeboard; on iOS 7, developer.apple.com/forums/thread/5706). Returns whether
  /// there was one.
  func hideKeyboardForTurn() -> Bool {
    guard keyboardOnScreen > 0 else { return false }
    changeKeyboard(to: 0)
    return true
  }

  /// How far a keyboard reaches into the window from below: how much of it depends on where the window ends.
  func keyboardReach(_ height: CGFloat) -> CGFloat? {
    if height == 0 { return nil }
    return isBarAlone ? height : max(0, sceneFrame.maxY - keyboardFrame(height).minY)
  }

  /// Whether there is only a bar, without keys or what stands in their place: it is at the bottom of its window, not of the screen.
  private var isBarAlone: Bool {
    guard let responder = firstResponder, !(responder is any UIKeyInput) else { return false }
    return nearest(\.inputView) == nil
  }

  /// What an iPad's key that takes the keyboard away is called: as XCUITest finds it.
  package nonisolated static let hideKey = "Hide keyboard"
  /// Whether there is such a key: with keys, on an iPad.
  package var hasHideKey: Bool {
    device.profile.idiom == .pad && keyboardHeight != nil && firstResponder is any UIKeyInput && inputViews?.own == nil
  }

  /// The window has another place on the screen, and the keyboard has not.
  func keepKeyboardInPlace() {
    keyboardHeight = keyboardReach(keyboardOnScreen)
    placeInputViews(at: keyboardOnScreen)
  }

  private func changeKeyboard(to height: CGFloat) {
    let isForAnother = keyboardOwner !== firstResponder
    keyboardOwner = firstResponder
    guard height != keyboardOnScreen else {
      guard isForAnother, height > 0 else { return }
      if era < Era(11) { tellAgain() }
      keepListsClear()
      return
    }
    let before = keyboardFrame(keyboardOnScreen)
    let wasShown = keyboardOnScreen > 0
    var after = keyboardFrame(height)
    after.size.height = max(height, before.height)
    let info = keyboardInfo(from: before, to: after)
    if !wasShown { keyboardHidesBars() }
    // Changes of the frame come first, before and after (a log of iOS 8 to 10, stackoverflow.com/questions/25946121).
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    if !wasShown { post(UIResponder.keyboardWillShowNotification, info) }
    if height == 0 { post(UIResponder.keyboardWillHideNotification, info) }
    keyboardOnScreen = height
    showKeyboard(height: keyboardReach(height))
    for case let container as PresentationContainerView in window?.subviews ?? [] { container.setNeedsLayout() }
    keepListsClear()
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    if !wasShown { post(UIResponder.keyboardDidShowNotification, info) }
    if height == 0 { post(UIResponder.keyboardDidHideNotification, info) }
  }

  /// The controller of a table keeps its rows clear of the keyboard, and shows the one that is edited (UITableViewController); that of a
  /// collection does as much for its items (observed, ekazaev/ChatLayout#19).
  private func keepListsClear() {
    var lists: [UIScrollView] = []
    func look(_ controller: UIViewController) {
      if let table = (controller as? UITableViewController)?.viewIfLoaded as? UITableView { lists.append(table) }
      if let controller = controller as? UICollectionViewController, controller.isViewLoaded,
        let collection = controller.collectionView
      {
        lists.append(collection)
      }
      for child in controller.children { look(child) }
      if let presented = controller.presented { look(presented) }
    }
    if let root = window?.rootViewController { look(root) }
    for list in lists { list.keepClear(ofKeyboardFrom: keyboardHeight.map { sceneFrame.height - $0 }) }
  }

  /// Until era 10 a keyboard that stays for the next responder is told of once more (openradar 34432484).
  private func tellAgain() {
    let frame = keyboardFrame(keyboardOnScreen)
    let info = keyboardInfo(from: frame, to: frame)
    post(UIResponder.keyboardWillShowNotification, info)
    post(UIResponder.keyboardDidShowNotification, info)
  }

  /// Where a keyboard of this height is on the screen; below it for 0.
  private func keyboardFrame(_ height: CGFloat) -> CGRect {
    let area = era >= Era(8) && window?.screen === app.screen ? app.screen.bounds : sceneFrame
    return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }

  private var wantedKeyboardHeight: CGFloat {
    guard let responder = firstResponder, cover(of: responder) == nil else { return 0 }
    let accessory = nearest(\.inputAccessoryView).map { heightOfInput($0.view) } ?? 0
    if let own = nearest(\.inputView) { return heightOfInput(own.view) + accessory }
    guard let input = responder as? any UIKeyInput else { return accessory }
    return KeyboardMetrics.height(
      device.profile, era, interfaceOrientation, hasPredictions: input.isPredicted, bottom: windowInsets.bottom)
      + accessory
  }

  private func keyboardInfo(from before: CGRect, to after: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: after),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMetrics.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    notificationCenter.post(name: name, object: UIScreen.main, userInfo: info)
  }
}

extension UITextInputTraits {
  /// Whether words are suggested above the keys: not of numbers, secrets, and texts nothing is corrected in.
  fileprivate var isPredicted: Bool {
    guard autocorrectionType != .no, !isSecureTextEntry else { return false }
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .namePhonePad: return false
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .emailAddress, .twitter, .webSearch: return true
    }
  }
}
