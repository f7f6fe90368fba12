// Where cells of the standard styles put their labels, and the margins a cell's content has by itself.
import DeviceCatalog

extension UIView {
  /// The system's margins at the sides go by the width's class: rows that kept to those of before keep to them anew, and are measured anew.
  final func sidesDidChange() {
    if self is UITableView || self is UITableViewCell || self is UIListContentView { setNeedsLayout() }
    for view in subviews { view.sidesDidChange() }
  }
}

extension UITableViewCell {
  /// What stays free beside an accessory.
  private static let besideAccessory: CGFloat = 8
  /// Between a picture and the labels.
  private static let besideImage: CGFloat = 16
  /// Between the labels of the subtitle style: nothing in documents of Xcode 10; from iOS 13 on text from 10 to 30.5 and detail from
  /// 31.5 to 46 in rows of 55.5; from 26 on text from 9 to 29.5 in 56.
  private static func subtitleGap(era: Era) -> CGFloat { era < Era(13) ? 0 : era < Era(26) ? 1 : 2 }
  /// Above and below them together.
  private static func besideSubtitle(era: Era) -> CGFloat { era < Era(26) ? 19.5 : 19 }
  /// How wide the text of the second value style is, and what is free before its detail: from 16 to 107, and from 113.
  private static let value2Text = (width: CGFloat(91), gap: CGFloat(6))

  /// The margins of a content view nobody gave any (R8 of the storyboard notes): 8 before era 11, then 11 above and below,
  /// 15 from 26 on, and the system's minimum at the sides.
  func contentMargins(era: Era) -> UIEdgeInsets {
    guard era >= Era(11) else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let edge: CGFloat = era >= Era(26) ? 15 : 11
    let sides = nearestSystemMinimum
    let more = readableSide
    // A view at the end keeps the content clear of that side by itself.
    let last = accessoryView == nil || isEditing ? more : 0
    let margins = UIEdgeInsets(
      top: edge, left: sides.left + more, bottom: edge,
      right: shownAccessoryType == .none ? sides.right + last : Self.besideAccessory)
    return isMirrored ? margins.mirrored : margins
  }

  /// Puts the labels of a standard style where the documents of many apps have them: the whole row for a single label,
  /// else text and detail at the edges or below each other, in the middle.
  func placeLabels() {
    guard let documentStyle, storedTextLabel != nil else { return }
    putBack()
    placeLabels(documentStyle)
    // The text of the second value style ends where its detail begins.
    if styleOfCode == .value2, turnsAlignment != isMirrored, let text = storedTextLabel,
      text.textAlignment == (isMirrored ? .right : .left)
    {
      turnsAlignment = isMirrored
      text.textAlignment = isMirrored ? .left : .right
    }
    guard isMirrored else { return }
    contentView.mirror(documentPlaces?.map(\.view) ?? [storedTextLabel, storedDetailLabel, madeImageView])
  }

  /// Labels and the picture of a document's cell begin where the document has them, before they are turned round anew.
  private func putBack() {
    guard styleOfCode == nil, isMirrored || documentPlaces != nil else { return }
    if documentPlaces == nil {
      let pictures = contentView.subviews.filter { $0 is UIImageView }
      documentPlaces = ([storedTextLabel, storedDetailLabel].compactMap(\.self) + pictures).map { ($0, $0.frame.minX) }
    }
    for (view, x) in documentPlaces ?? [] where view.frame.minX != x { view.frame.origin.x = x }
  }

  /// How far in the content of a standard row stands (UITableViewCell.indentationLevel).
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func placeLabels(_ style: CellStyle) {
    guard let text = storedTextLabel else { return }
    let area = contentView.bounds.size
    let margins = isMirrored ? contentView.layoutMargins.mirrored : contentView.layoutMargins
    // What stands beside a picture, or further in, stays there.
    let start = margins.left + indentation
    let beside = placeImage(from: start, in: area)
    let left = keepsLabelsLeft ? text.frame.minX : start + beside
    let right = shownAccessoryType == .none ? margins.right : Self.besideAccessory
    let room = max(0, area.width - left - right)
    func fitted(_ label: UILabel) -> CGSize {
      let size = label.intrinsicContentSize
      return CGSize(width: min(size.width, room), height: size.height)
    }
    switch style {
    case .default: text.frame = CGRect(x: left, y: 0, width: room, height: area.height)
    case .value1:
      let size = fitted(text)
      text.frame = CGRect(x: left, y: middle(size.height, area), width: size.width, height: size.height)
      guard let detail = storedDetailLabel else { return }
      let width = min(fitted(detail).width, max(0, room - size.width))
      let height = fitted(detail).height
      detail.frame = CGRect(x: left + room - width, y: middle(height, area), width: width, height: height)
    case .value2:
      guard styleOfCode != nil else {
        text.frame.origin.y = middle(text.frame.height, area)
        storedDetailLabel?.frame.origin.y = middle(storedDetailLabel?.frame.height ?? 0, area)
        return
      }
      let height = fitted(text).height
      text.frame = CGRect(
        x: left, y: middle(height, area), width: min(Self.value2Text.width, room), height: height)
      guard let detail = storedDetailLabel else { return }
      let before = Self.value2Text.width + Self.value2Text.gap
      let size = fitted(detail)
      detail.frame = CGRect(
        x: left + before, y: middle(size.height, area), width: min(size.width, max(0, room - before)),
        height: size.height)
    case .subtitle:
      let size = fitted(text)
      let below = storedDetailLabel.map(fitted) ?? .zero
      let gap = Self.subtitleGap(era: ownScene.era)
      let free = (area.height - size.height - gap - below.height) / 2
      let top = ownScene.era >= Era(26) ? free.rounded(.down) : free.rounded()
      text.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
      storedDetailLabel?.frame = CGRect(
        x: left, y: top + size.height + gap, width: below.width, height: below.height)
    }
  }

  /// The height a row with standard labels that code made needs for them: as many lines as they may have, and what is free above and
  /// below. Rows with a detail below are 55.5 high in documents of iOS 13 to 18 and 56 of iOS 26; until iOS 12 they are as high as any.
  func labelsHeight(width: CGFloat) -> CGFloat {
    guard let style = styleOfCode, let text = storedTextLabel else { return 0 }
    let era = ownScene.era
    let margins = contentMargins(era: era)
    let picture = madeImageView?.image.map { $0.size.width > 0 ? $0.size.width + Self.besideImage : 0 } ?? 0
    let room = CGSize(
      width: max(0, width - margins.left - margins.right - indentation - picture), height: .greatestFiniteMagnitude)
    func height(_ label: UILabel?) -> CGFloat {
      label.map { $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0 } ?? 0
    }
    // A single line counts where standard cells follow the size of text.
    let wraps = text.numberOfLines != 1
    let lines = wraps || era >= Era(11) ? height(text) + margins.top + margins.bottom : 0
    let detail = height(storedDetailLabel)
    guard style == .subtitle, detail > 0, era >= Era(13) || wraps else { return lines }
    return height(text) + Self.subtitleGap(era: era) + detail + Self.besideSubtitle(era: era)
  }

  /// Puts the standard picture at the beginning, no higher than the row; what it takes, with the room beside it.
  private func placeImage(from left: CGFloat, in area: CGSize) -> CGFloat {
    guard let view = madeImageView, let size = view.image?.size, size.width > 0, size.height > 0 else { return 0 }
    let scale = min(1, area.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    view.frame = CGRect(x: left, y: middle(height, area), width: width, height: height)
    return width + Self.besideImage
  }

  /// How far from the row's beginning its text begins, which the line below it follows; nil where no standard content stands beside a
  /// picture.
  package var textStart: CGFloat? {
    if let content = configuredView as? UIListContentView { return start(of: content) + content.textStart }
    guard madeImageView?.image != nil || indentation != 0, let text = storedTextLabel else { return nil }
    return start(of: text)
  }
  private func start(of part: UIView) -> CGFloat {
    let (room, box) = (contentView.frame, part.frame)
    return isMirrored ? bounds.width - room.minX - box.maxX : room.minX + box.minX
  }

  /// The top of something so high in the middle: in documents 12 for 20.5 points in rows of 43.5 and 44, 14 for 17, 15 for 14.5, 16 for
  /// 20.5 in 51.
  private func middle(_ height: CGFloat, _ area: CGSize) -> CGFloat { ((area.height - height) / 2).rounded(.up) }
}
