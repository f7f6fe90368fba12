// How much of a view's frame shows nothing: the room around words and pictures, which may lie under others and beyond edges
// without anybody seeing it.
import Findings
import InterfaceBuilder
import SwivelUI

extension UIView {
  /// What words leave of a label or a button of a document, by their alignment; what search bars and wheels keep clear of by
  /// themselves. What code makes may be painted in ways nobody can read, and is judged by its frame.
  var emptySides: ScreenInsets {
    switch self {
    case is UISearchBar: ScreenInsets(left: Double(safeAreaInsets.left), right: Double(safeAreaInsets.right))
    case let label as UILabel where documentElement != nil: label.roomAroundWords
    case let button as UIButton where documentElement != nil: button.roomAroundContent
    case let field as UITextField where documentElement != nil: field.roomAroundWords
    case is UIPickerView: roomBesideWheels
    case let picker as UIDatePicker where [.automatic, .wheels].contains(picker.preferredDatePickerStyle):
      roomBesideWheels
    case _: ScreenInsets()
    }
  }

  /// Whether a view of a document is painted as a whole, or is of a class that may paint it.
  var isFilled: Bool {
    guard let element = documentElement else { return false }
    if let color = backgroundColor, color.cgColor.alpha > 0 { return true }
    guard self is UIControl else { return false }
    return element.has(.customClass) || element.child(.userDefinedRuntimeAttributes) != nil
      || element.children.contains { part in
        part.name == .state && part.attributes.contains { $0.name == "backgroundImage" }
          || part.name == .buttonConfiguration && !part.has(.style, "plain")
      }
  }

  /// Wheels are in the middle, as wide as they are by themselves.
  private var roomBesideWheels: ScreenInsets {
    let room = max(0, Double(bounds.width - intrinsicContentSize.width)) / 2
    return ScreenInsets(left: room, right: room)
  }
}

extension UITextField {
  /// Words in the middle of a field that nothing shows the edges of; elsewhere one begins to write at an edge.
  fileprivate var roomAroundWords: ScreenInsets {
    guard borderStyle == .none, textAlignment == .center else { return ScreenInsets() }
    let room = max(0, Double(bounds.width - intrinsicContentSize.width)) / 2
    return ScreenInsets(left: room, right: room)
  }
}

extension UILabel {
  /// Lines stand in the middle of the height, and begin above their tallest letters.
  fileprivate var roomAroundWords: ScreenInsets {
    let size = sizeThatFits(bounds.size)
    let beside = max(0, Double(bounds.width - size.width))
    let above = max(0, Double(bounds.height - size.height)) / 2
    let accents = min(Double(font.ascender - font.capHeight), Double(bounds.height) / 2)
    var room = ScreenInsets(top: above + accents, bottom: above)
    switch textAlignment {
    case .center:
      room.left = beside / 2
      room.right = beside / 2
    case .right: room.left = beside
    case .left, .natural: room.right = beside
    case .justified: break
    }
    return room
  }
}

extension UIButton {
  /// Around title and picture, side by side; nothing where neither is known.
  fileprivate var roomAroundContent: ScreenInsets {
    let title = currentTitle?.isEmpty == false ? titleLabel?.intrinsicContentSize : nil
    let showsPicture = documentElement?.children.contains {
      $0.name == .state && $0.attributes.contains { $0.name == "image" }
    }
    guard title != nil || currentImage != nil, currentImage != nil || showsPicture != true else {
      return ScreenInsets()
    }
    let picture = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let across = Double(bounds.width - insets.left - insets.right - (title?.width ?? 0) - picture.width)
    let upright = Double(bounds.height - insets.top - insets.bottom - max(title?.height ?? 0, picture.height))
    let sides = sides(max(0, across))
    let ends = ends(max(0, upright))
    return ScreenInsets(
      top: ends.0 + max(0, Double(insets.top)), left: sides.0 + max(0, Double(insets.left)),
      bottom: ends.1 + max(0, Double(insets.bottom)), right: sides.1 + max(0, Double(insets.right)))
  }

  /// What is before and behind the content: half of the room, but for content at one side.
  private func sides(_ room: Double) -> (Double, Double) {
    switch contentHorizontalAlignment {
    case .left, .leading: (0, room)
    case .right, .trailing: (room, 0)
    case .fill: (0, 0)
    case .center: (room / 2, room / 2)
    }
  }

  /// What is above and below.
  private func ends(_ room: Double) -> (Double, Double) {
    switch contentVerticalAlignment {
    case .top: (0, room)
    case .bottom: (room, 0)
    case .fill: (0, 0)
    case .center: (room / 2, room / 2)
    }
  }
}
