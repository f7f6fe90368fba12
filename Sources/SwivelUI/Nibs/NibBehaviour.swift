// What documents say of how views answer fingers and keys: scrolling, selecting, keyboards.
import InterfaceBuilder

extension NibBuilder {
  func applyBehaviour(_ element: Element, to view: UIView) {
    if let value = element.flag(.multipleTouchEnabled) { view.isMultipleTouchEnabled = value }
    if let scroll = view as? UIScrollView { behaviour(of: scroll, element) }
    switch view {
    case let table as UITableView:
      if let value = element.flag(.allowsSelection) { table.allowsSelection = value }
      if let value = element.flag(.allowsMultipleSelection) { table.allowsMultipleSelection = value }
      if let value = element.flag(.allowsSelectionDuringEditing) { table.allowsSelectionDuringEditing = value }
      if let value = element.flag(.allowsMultipleSelectionDuringEditing) {
        table.allowsMultipleSelectionDuringEditing = value
      }
    case let collection as UICollectionView:
      if let value = element.flag(.allowsSelection) { collection.allowsSelection = value }
      if let value = element.flag(.allowsMultipleSelection) { collection.allowsMultipleSelection = value }
    case let field as UITextField:
      let modes: [String: UITextField.ViewMode] = [
        "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      ]
      if let mode = element[.clearButtonMode].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
      if let value = element.flag(.clearsOnBeginEditing) { field.clearsOnBeginEditing = value }
      if let traits = element.child(key: "textInputTraits") { describe(traits, of: field) }
    case let text as UITextView:
      if let value = element.flag(.selectable) { text.isSelectable = value }
      if let traits = element.child(key: "textInputTraits") { describe(traits, of: text) }
    case let search as UISearchBar:
      if let traits = element.child(key: "textInputTraits") { apply(traits, to: search) }
    case let pages as UIPageControl:
      if let value = element.flag(.hidesForSinglePage) { pages.hidesForSinglePage = value }
    case let picker as UIDatePicker:
      if let minutes = element.integer(.minuteInterval), minutes > 0 { picker.minuteInterval = minutes }
    case let control as UIControl: if let value = element.flag(.selected) { control.isSelected = value }
    case _: break
    }
  }

  private func behaviour(of scroll: UIScrollView, _ element: Element) {
    if let value = element.flag(.scrollEnabled) { scroll.isScrollEnabled = value }
    if let value = element.flag(.alwaysBounceHorizontal) { scroll.alwaysBounceHorizontal = value }
    if let value = element.flag(.alwaysBounceVertical) { scroll.alwaysBounceVertical = value }
    if let value = element.flag(.bounces) { scroll.bounces = value }
    if let value = element.flag(.pagingEnabled) { scroll.isPagingEnabled = value }
    if let value = element.flag(.directionalLockEnabled) { scroll.isDirectionalLockEnabled = value }
    if let value = element.flag(.delaysContentTouches) { scroll.delaysContentTouches = value }
    if let value = element.flag(.canCancelContentTouches) { scroll.canCancelContentTouches = value }
    if let value = element.flag(.scrollsToTop) { scroll.scrollsToTop = value }
    if let value = element.flag(.showsHorizontalScrollIndicator) { scroll.showsHorizontalScrollIndicator = value }
    if let value = element.flag(.showsVerticalScrollIndicator) { scroll.showsVerticalScrollIndicator = value }
    if let value = element.number(.minimumZoomScale), value > 0 { scroll.minimumZoomScale = CGFloat(value) }
    if let value = element.number(.maximumZoomScale), value > 0 { scroll.maximumZoomScale = CGFloat(value) }
    let dismissals: [String: UIScrollView.KeyboardDismissMode] = ["onDrag": .onDrag, "interactive": .interactive]
    if let mode = element[.keyboardDismissMode].flatMap({ dismissals[$0] }) { scroll.keyboardDismissMode = mode }
    let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
    ]
    if let way = element[.contentInsetAdjustmentBehavior].flatMap({ adjustments[$0] }) {
      scroll.contentInsetAdjustmentBehavior = way
    }
    if let inset = element.child(key: "contentInset") { scroll.contentInset = Self.insets(inset) }
  }

  /// The traits of what is typed into. Documents leave capitals out where there shall be none.
  private func apply(_ element: Element, to input: some UITextInputTraits) {
    let capitals: [String: UITextAutocapitalizationType] = [
      "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    input.autocapitalizationType = element[.autocapitalizationType].flatMap { capitals[$0] } ?? .none
    if element.has(.autocorrectionType, "no") { input.autocorrectionType = .no }
    if element.has(.autocorrectionType, "yes") { input.autocorrectionType = .yes }
    if let type = element[.keyboardType].flatMap({ Self.keyboards[$0] }) { input.keyboardType = type }
    if let type = element[.returnKeyType].flatMap({ Self.returnKeys[$0] }) { input.returnKeyType = type }
    if let value = element.flag(.secureTextEntry) { input.isSecureTextEntry = value }
  }

  /// The traits of what texts are typed into, and not searches alone. What is typed has the words that forms on pages have for it;
  /// one nobody knows is kept as it is.
  private func describe(_ element: Element, of input: some TypedInto) {
    apply(element, to: input)
    let said = element.said
    if let type = said["textContentType"] {
      input.textContentType = Self.contentTypes[type] ?? UITextContentType(rawValue: type)
    }
    if said["spellCheckingType"] == "no" { input.spellCheckingType = .no }
    if said["spellCheckingType"] == "yes" { input.spellCheckingType = .yes }
    if said["enablesReturnKeyAutomatically"] == "YES" { input.enablesReturnKeyAutomatically = true }
  }

  private static let contentTypes: [String: UITextContentType] = [
    "email": .emailAddress, "tel": .telephoneNumber, "url": .URL, "new-password": .newPassword,
    "one-time-code": .oneTimeCode, "given-name": .givenName, "family-name": .familyName,
    "postal-code": .postalCode, "street-address": .fullStreetAddress, "country-name": .countryName,
    "cc-number": .creditCardNumber,
  ]

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}

/// What fields and text views have alike beside the traits of all that keys reach.
@MainActor private protocol TypedInto: UITextInputTraits {
  var textContentType: UITextContentType! { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextField: TypedInto {}
extension UITextView: TypedInto {}
