// Headers and footers of a table's sections: which there are, how high they are, and which stay in view.
import DeviceCatalog

/// A section of a document's table.
package struct StaticSection {
  package var title: String?
  package var footer: String?
  package var cells: [UITableViewCell]

  package init(title: String? = nil, footer: String? = nil, cells: [UITableViewCell]) {
    (self.title, self.footer, self.cells) = (title, footer, cells)
  }
}

/// A header or footer that stays in view.
struct SectionPin {
  let view: UIView
  /// Where it is when nothing is scrolled.
  let frame: CGRect
  let pin: UICollectionViewLayoutAttributes.Pin
}

extension UITableView {
  func makeViews(of section: Int) {
    let known = staticSections.indices.contains(section) ? staticSections[section] : StaticSection(cells: [])
    let title = dataSource.map { $0.tableView(self, titleForHeaderInSection: section) } ?? known.title
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) ?? titled(title, wraps: style != .plain) {
      headers[section] = view
      addSubview(view)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    let text = dataSource.map { $0.tableView(self, titleForFooterInSection: section) } ?? known.footer
    if let view = delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(text, wraps: style != .plain || !hasBands)
    {
      footers[section] = view
      addSubview(view)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Whether headers and footers of a plain list are grey bands with large words; from era 15 on headers have the list's own ground, and
  /// footers look as those of groups.
  package var hasBands: Bool { ownScene.era < Era(15) }

  /// A title of a plain list is one line; others wrap.
  private func titled(_ title: String?, wraps: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = wraps ? 0 : 1
    return view
  }

  // MARK: Heights

  func headerHeight(_ section: Int, _ room: SectionRoom, width: CGFloat) -> CGFloat {
    if let height = sectionAnswer({ $0.tableView(self, heightForHeaderInSection: section) }) { return height }
    return height(of: headers[section], given: sectionHeaderHeight, width) {
      room.header(text: $0, isFirst: section == 0, given: sectionHeaderHeight)
    }
  }

  func footerHeight(_ section: Int, _ room: SectionRoom, width: CGFloat) -> CGFloat {
    if let height = sectionAnswer({ $0.tableView(self, heightForFooterInSection: section) }) { return height }
    return height(of: footers[section], given: sectionFooterHeight, width) {
      room.footer(text: $0, given: sectionFooterHeight)
    }
  }

  /// Of groups 0 is no answer: they keep the room they have by themselves
  /// (blog.sunnyxx.com/2015/04/15/ios-hide-grouped-tableview-header).
  private func sectionAnswer(_ call: (any UITableViewDelegate) -> CGFloat) -> CGFloat? {
    answer(call).flatMap { $0 == 0 && style != .plain ? nil : max(0, $0) }
  }

  private func height(of view: UIView?, given: CGFloat, _ width: CGFloat, room: (CGFloat?) -> CGFloat) -> CGFloat {
    guard let view else { return room(nil) }
    if let standard = view as? UITableViewHeaderFooterView, let text = standard.textHeight(width: width) {
      return room(text)
    }
    return given > 0 ? given : fitted(view, width)
  }

  private func fitted(_ view: UIView, _ width: CGFloat) -> CGFloat {
    if let header = view as? UITableViewHeaderFooterView, header.contentConfiguration != nil {
      // Measured as wide as it will be, and left as it is.
      let safe = style == .insetGrouped ? .zero : safeAreaInsets
      let frame = header.contentView.frame
      defer { header.contentView.frame = frame }
      header.contentView.frame.size.width = max(0, width - safe.left - safe.right)
      return header.contentView.systemLayoutSizeFitting(
        CGSize(width: header.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard view.usesConstraints else { return max(view.bounds.height, SectionRoom.plainHeader) }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(height, SectionRoom.plainHeader)
  }

  // MARK: In view

  /// A plain list keeps the header of the section at its top in view, and the footer of the one at its bottom
  /// (UITableView.Style.plain).
  func keepInView(_ section: Int, from start: CGFloat, to end: CGFloat) {
    guard style == .plain else { return }
    for (view, isAtEnd) in [(headers[section], false), (footers[section], true)] {
      guard let view else { continue }
      // A header stays until its section's footer comes, and a footer from where its section's header ends.
      let other = isAtEnd ? headers[section]?.frame.maxY ?? start : footers[section]?.frame.minY ?? end
      let range = isAtEnd ? other...max(other, end) : start...max(start, other)
      pins.append(SectionPin(view: view, frame: view.frame, pin: .init(isAtEnd: isAtEnd, range: range)))
    }
  }

  func placePins() {
    guard !pins.isEmpty else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    for each in pins {
      let frame = each.pin.frame(of: each.frame, in: seen, isVertical: true)
      if each.view.frame != frame { each.view.frame = frame }
    }
  }

  /// Where a header or footer is when nothing is scrolled.
  func restingFrame(_ view: UIView?) -> CGRect {
    guard let view else { return .zero }
    return pins.first { $0.view === view }?.frame ?? view.frame
  }
}
