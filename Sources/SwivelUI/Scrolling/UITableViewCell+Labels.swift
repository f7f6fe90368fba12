// Where cells of the standard styles put their labels, and the margins a cell's content has by itself.
import DeviceCatalog

extension UIView {
  /// The system's margins at the sides go by the width's class: rows that kept to those of before keep to them anew.
  final func sidesDidChange() {
    if self is UITableViewCell || self is UIListContentView { setNeedsLayout() }
    for view in subviews { view.sidesDidChange() }
  }
}

extension UITableViewCell {
  /// What stays free beside an accessory.
  private static let besideAccessory: CGFloat = 8
  /// Between a picture and the labels.
  private static let besideImage: CGFloat = 16
  /// Between the labels of the subtitle style.
  private static let subtitleGap: CGFloat = 2

  /// The margins of a content view nobody gave any (R8 of the storyboard notes): 8 before era 11, then 11 above and below,
  /// 15 from 26 on, and the system's minimum at the sides.
  func contentMargins(era: Era) -> UIEdgeInsets {
    guard era >= Era(11) else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let edge: CGFloat = era >= Era(26) ? 15 : 11
    let sides = nearestSystemMinimum
    return UIEdgeInsets(
      top: edge, left: sides.left, bottom: edge,
      right: accessoryType == .none ? sides.right : Self.besideAccessory)
  }

  /// Puts the labels of a standard style where the documents of many apps have them: the whole row for a single label,
  /// else text and detail at the edges or below each other, in the middle.
  func placeLabels() {
    guard let documentStyle, let text = storedTextLabel else { return }
    let area = contentView.bounds.size
    let margins = contentView.layoutMargins
    // What stands beside a picture, or further in, stays there.
    let beside = placeImage(from: margins.left, in: area)
    let left = keepsLabelsLeft ? text.frame.minX : margins.left + beside
    let right = accessoryType == .none ? margins.right : Self.besideAccessory
    let room = max(0, area.width - left - right)
    func fitted(_ label: UILabel) -> CGSize {
      let size = label.intrinsicContentSize
      return CGSize(width: min(size.width, room), height: size.height)
    }
    switch documentStyle {
    case .default: text.frame = CGRect(x: left, y: 0, width: room, height: area.height)
    case .value1:
      let size = fitted(text)
      text.frame = CGRect(x: left, y: middle(size.height, area), width: size.width, height: size.height)
      guard let detail = storedDetailLabel else { return }
      let width = min(fitted(detail).width, max(0, room - size.width))
      let height = fitted(detail).height
      detail.frame = CGRect(x: left + room - width, y: middle(height, area), width: width, height: height)
    case .value2:
      text.frame.origin.y = middle(text.frame.height, area)
      storedDetailLabel?.frame.origin.y = middle(storedDetailLabel?.frame.height ?? 0, area)
    case .subtitle:
      let size = fitted(text)
      let below = storedDetailLabel.map(fitted) ?? .zero
      let top = middle(size.height + Self.subtitleGap + below.height, area)
      text.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
      storedDetailLabel?.frame = CGRect(
        x: left, y: top + size.height + Self.subtitleGap, width: below.width, height: below.height)
    }
  }

  /// Puts the standard picture at the beginning, no higher than the row; what it takes, with the room beside it.
  private func placeImage(from left: CGFloat, in area: CGSize) -> CGFloat {
    guard let view = madeImageView, let size = view.image?.size, size.width > 0, size.height > 0 else { return 0 }
    let scale = min(1, area.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    view.frame = CGRect(x: left, y: middle(height, area), width: width, height: height)
    return width + Self.besideImage
  }

  /// Where the row's text begins, which the line below it follows; nil where no standard content stands beside a picture.
  package var textStart: CGFloat? {
    if let content = configuredView as? UIListContentView {
      return contentView.frame.minX + content.frame.minX + content.textStart
    }
    guard madeImageView?.image != nil, let text = storedTextLabel else { return nil }
    return contentView.frame.minX + text.frame.minX
  }

  /// The top of something so high in the middle, in whole pixels.
  private func middle(_ height: CGFloat, _ area: CGSize) -> CGFloat {
    let scale = UIScreen.main.scale
    return ((area.height - height) / 2 * scale).rounded(.down) / scale
  }
}
