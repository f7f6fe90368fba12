// What a cell shows by a configuration or by its standard labels.

extension UITableViewCell {
  /// The label of a style, made when first asked for; nil for a document's cell and for a detail the style has not.
  func makeStandardLabel(isDetail: Bool) -> UILabel? {
    guard let style = styleOfCode, !isDetail || style != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: isDetail && style == .subtitle ? 12 : 17)
    contentView.addSubview(label)
    documentStyle = style
    if isDetail { storedDetailLabel = label } else { storedTextLabel = label }
    return label
  }

  /// The state configurations are made for.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// What a standard cell of this kind shows.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
