// What shows that a button of the system's is selected.

extension UIButton {
  /// The colour of the title that was set for this state alone; nil for none.
  package func titleColor(of state: State) -> UIColor? { titleColors[state.rawValue] }
  /// Whether the tint stands behind the title, as it does in a chosen button of the system's without a configuration or a background.
  package var marksSelection: Bool {
    buttonType == .system && isSelected && configuration == nil && currentBackgroundImage == nil
  }
}
