// What a row shows while it is edited: a control at its start, a handle at its end.

/// The handle a row is moved by; a finger that leaves it elsewhere moves the row there.
package final class RowHandle: UIView {
  override func keepsFinger(going way: CGPoint) -> Bool { true }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell = superview as? UITableViewCell, let table = cell.table, let touch = touches.first else { return }
    table.userMoved(cell, to: touch.location(in: table))
  }
}

extension UITableViewCell {
  /// What the control at the start takes: as wide as the pictures of Apple's table guide show it.
  static let editControlWidth: CGFloat = 38

  /// Whether rows of its table are edited and this one may be.
  private var isEditable: Bool {
    guard isEditing, let table, let path = table.indexPath(for: self) else { return false }
    return table.dataSource?.tableView(table, canEditRowAt: path) ?? false
  }

  /// What the content moves in while the row is edited.
  var editingIndent: CGFloat {
    guard isEditable, editingStyle != .none, shouldIndentWhileEditing, let table,
      let path = table.indexPath(for: self),
      table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
    else { return 0 }
    return Self.editControlWidth
  }

  /// Where the circle is by which one of several rows is chosen while they are edited, in the row; nil without one.
  package var choiceCircle: CGRect? {
    guard table?.allowsMultipleSelectionDuringEditing == true, editingIndent > 0 else { return nil }
    let safe = isMirrored ? bounds.width - safeAreaInsets.right - Self.editControlWidth : safeAreaInsets.left
    return CGRect(x: safe, y: 0, width: Self.editControlWidth, height: bounds.height)
  }

  /// Shows what belongs to editing: commands find it by the row's name with `.edit` and `.move`.
  func placeEditingViews() {
    let name = accessibilityIdentifier ?? layoutRecord?.documentID ?? className
    let choosesSeveral = table?.allowsMultipleSelectionDuringEditing ?? false
    let hasControl = isEditable && editingStyle != .none && !choosesSeveral
    if hasControl, editControl == nil {
      let button = UIButton(frame: .zero)
      button.addAction(
        UIAction { [weak self] _ in if let self { table?.userTappedEditControl(of: self) } }, for: .touchUpInside)
      addSubview(button)
      editControl = button
    } else if !hasControl {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    editControl?.accessibilityIdentifier = "\(name).edit"
    let safe = isMirrored ? safeAreaInsets.mirrored : safeAreaInsets
    editControl?.frame = CGRect(
      x: safe.left, y: 0, width: Self.editControlWidth, height: bounds.height)
    let hasHandle = isEditing && isMovable
    if hasHandle, handle == nil {
      let view = RowHandle(frame: .zero)
      addSubview(view)
      handle = view
    } else if !hasHandle {
      handle?.removeFromSuperview()
      handle = nil
    }
    handle?.accessibilityIdentifier = "\(name).move"
    handle?.frame = CGRect(
      x: bounds.width - safe.right - Self.editControlWidth, y: 0, width: Self.editControlWidth,
      height: bounds.height)
    if isMirrored { mirror([editControl, handle]) }
  }

  /// Whether a user may move the row.
  var isMovable: Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    return table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
  }
}
