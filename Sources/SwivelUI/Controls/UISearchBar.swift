// A field for what is looked for, which takes typing by itself.
import DeviceCatalog

/// A field for what is looked for.
@preconcurrency @MainActor open class UISearchBar: UIView, UIKeyInput {
  /// How it looks; raw values are UIKit's.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }
  /// The text.
  open var text: String? { didSet { if text != oldValue, isFirstResponder || onChange != nil { onChange?() } } }
  /// What a search controller does when the text changes, when typing begins, and when the search is given up.
  var onChange: (() -> Void)?
  var onBegin: (() -> Void)?
  var onCancel: (() -> Void)?
  /// Whether a controller searches, which shows the button that cancels.
  var isSearching = false { didSet { offerCancel() } }
  /// What is shown while there is no text.
  open var placeholder: String?
  /// Who is asked and told; not kept.
  open weak var delegate: (any UISearchBarDelegate)?
  /// A line above the field.
  open var prompt: String? {
    didSet { if prompt != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// What is behind it.
  open var barTintColor: UIColor?
  /// What is behind it.
  open var backgroundImage: UIImage?
  /// Whether content reaches under it.
  open var isTranslucent = true
  /// Whether there is a button that cancels.
  open var showsCancelButton = false { didSet { offerCancel() } }
  /// Sets whether there is a button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// What scopes there are.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { showScopes(anew: true) } } }
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
  /// Whether scopes are shown; a search controller shows them by itself.
  open var showsScopeBar = false { didSet { showScopes() } }
  /// Whether a search controller shows them.
  final var isOfferingScopes = false { didSet { if isOfferingScopes != oldValue { showScopes() } } }
  final var scopes: UISegmentedControl?
  /// What a search controller does when another scope is chosen, and when the bar has another height for them.
  final var onScope: (() -> Void)?
  final var onScopesShown: (() -> Void)?
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  private var scopeLooks: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// How titles of scopes look in a state. Kept.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeLooks[state.rawValue] = attributes }
  /// How titles of scopes look in a state; nil where nobody said.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeLooks[state.rawValue]
  }
  /// The field; text set there is the bar's, and what is typed into the bar is told of it.
  open var searchTextField: UISearchTextField {
    if let madeField { return madeField }
    let field = UISearchTextField(frame: .zero)
    field.bar = self
    madeField = field
    return field
  }
  private var madeField: UISearchTextField?
  private var cancelButton: UIButton?
  /// When capitals begin.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = true
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// What is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?
  /// What stands beside the text; raw values are UIKit's.
  public enum Icon: Int, Sendable {
    /// The glass.
    case search = 0
    /// The cross.
    case clear = 1
    /// The book.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }
  private var icons: [Icon: [UInt: UIImage]] = [:]
  private var shifts: [Icon: UIOffset] = [:]
  private var backs: [String: UIImage] = [:]
  /// Sets the sign of a kind in a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state.rawValue] = iconImage
  }
  /// The sign of a kind in a state; nil where none was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state.rawValue] }
  /// Moves the sign of a kind; kept.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { shifts[icon] = adjustment }
  /// How far the sign of a kind is moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { shifts[icon] ?? .zero }
  /// Moves the text; kept.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Moves what is behind the field; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Sets what is behind the bar; kept, for pictures have no pixels to stretch.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backs["\(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// What is behind the bar, as it was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backs["\(barPosition.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets what is behind the field in a state; kept, for pictures have no pixels to stretch.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    backs["field \(state.rawValue)"] = backgroundImage
  }
  /// What is behind the field in a state, as it was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { backs["field \(state.rawValue)"] }
  /// Sets what is behind the scopes' buttons in a state; kept, for pictures have no pixels to stretch.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    backs["scope \(state.rawValue)"] = backgroundImage
  }
  /// What is behind the scopes' buttons in a state, as it was set.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { backs["scope \(state.rawValue)"] }
  /// Sets what is between the scopes' buttons in their states; kept, for pictures have no pixels to stretch.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { backs["divider \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage }
  /// What is between the scopes' buttons in their states, as it was set.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { backs["divider \(leftState.rawValue) \(rightState.rawValue)"] }
  /// What is behind the scopes; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether there is a button for results.
  open var showsSearchResultsButton = false
  /// Whether that button is chosen.
  open var isSearchResultsButtonSelected = false
  /// Whether a microphone is offered; there is none here.
  open var isLookToDictateEnabled = false
  /// Whether the bar takes touches and text.
  open var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      searchTextField.isEnabled = isEnabled
    }
  }
  /// The word that stands in an empty bar nobody gave one.
  package static let usualPlaceholder = "Search"
  package override var shownText: String? { text?.isEmpty == false ? text : placeholder ?? Self.usualPlaceholder }
  /// 44 high, 75 with a prompt (seen in a document of build 9059); from 11 on 56, whatever the prompt, of which nothing was seen;
  /// and 44 more with scopes. No width of its own.
  open override var intrinsicContentSize: CGSize {
    let isPrompted = prompt?.isEmpty == false
    let bar: CGFloat = ControlMetrics.current.version < 11 ? isPrompted ? 75 : 44 : 56
    return CGSize(width: Self.noIntrinsicMetric, height: bar + scopeHeight)
  }
  /// As wide as the room there is, and as high as a search bar by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    onBegin?()
    ownScene.updateKeyboard()
    return true
  }
  override var tellsBeforeKeyboard: Bool { true }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
  /// The search is over: no text, and no keyboard.
  func endSearch() {
    let told = onChange
    onChange = nil
    text = nil
    onChange = told
    resignFirstResponder()
  }
  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Types text; return searches.
  open func insertText(_ typed: String) {
    if typed == "\n" {
      delegate?.searchBarSearchButtonClicked(self)
      return
    }
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    guard delegate?.searchBar(self, shouldChangeTextIn: end, replacementText: typed) ?? true else { return }
    text = (text ?? "") + typed
    tellTyped()
  }
  /// Deletes the last character.
  open func deleteBackward() {
    guard let old = text, let last = old.last else { return }
    let units = last.utf16.count
    let end = NSRange(location: old.utf16.count - units, length: units)
    guard delegate?.searchBar(self, shouldChangeTextIn: end, replacementText: "") ?? true else { return }
    text = String(old.dropLast())
    tellTyped()
  }

  private func tellTyped() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    guard let madeField else { return }
    madeField.sendActions(for: .editingChanged)
    ownScene.notificationCenter.post(name: UITextField.textDidChangeNotification, object: madeField)
  }

  // MARK: Parts

  /// What the button that cancels says, set by name; nil for "Cancel".
  var cancelTitle: String? {
    didSet {
      cancelButton?.setTitle(cancelTitle ?? "Cancel", for: .normal)
      setNeedsLayout()
    }
  }

  private func offerCancel() {
    let isOffered = showsCancelButton || isSearching
    if isOffered, cancelButton == nil {
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitle(cancelTitle ?? "Cancel", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
      addSubview(button)
      cancelButton = button
    }
    cancelButton?.isHidden = !isOffered
    setNeedsLayout()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// Between the field and the edges of the bar; in a navigation bar it begins where a large title does.
  final var side: CGFloat { superview is UINavigationBar ? 16 : 8 }

  /// Where the field is: in the middle of the height, before the button that cancels.
  package var fieldFrame: CGRect {
    let height: CGFloat = ownScene.era < Era(11) ? 28 : 36
    let behind = cancelButton.flatMap { $0.isHidden ? nil : UINavigationBar.width(of: $0) } ?? side
    return CGRect(
      x: bounds.minX + (isMirrored ? behind : side),
      y: bounds.minY + (bounds.height - scopeHeight - height) / 2, width: max(0, bounds.width - side - behind),
      height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutScopes()
    guard let cancelButton, !cancelButton.isHidden else { return }
    let field = fieldFrame
    let start = isMirrored ? bounds.minX : field.maxX
    cancelButton.frame = CGRect(
      x: start, y: field.minY, width: (isMirrored ? field.minX : bounds.maxX) - start, height: field.height)
  }
}
