// A control with a title.

/// A button.
@MainActor open class UIButton: UIControl {
  private var titles: [State: String] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button that performs `primaryAction` and has its title.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    if let title = primaryAction?.title, !title.isEmpty { titles[.normal] = title }
  }

  package override var shownText: String? { currentTitle }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The title set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The title shown now: that of the present state, else of the normal one.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
}
