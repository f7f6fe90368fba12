// Interface Builder's rules where they differ from a device's: safe areas, margins and control sizes at design time, by the
// version that saved the file. They hold while a document is checked against the frames stored in it.

/// Interface Builder's canvas at one version. Rules are those of the storyboard notes, R3 to R8 and R18.
package struct CanvasProfile: Sendable {
  /// The build of Interface Builder: 14800 is Xcode 11.
  package var tools: Int
  /// Whether the document uses safe areas; a xib's root view does in any case.
  package var usesSafeAreas: Bool
  package var isXib: Bool
  /// The width of the canvas device as it is held.
  package var screenWidth: CGFloat
  /// Whether the document says a build later than all there are; `tools` is then one near to those that do so.
  package var hidesBuild = false
  /// Whether the document says at which text size it is looked at.
  package var saysTextSize = false
  /// The height of toolbars.
  package var toolbarHeight: CGFloat = 44

  /// The priority of sizes that decide only what nothing else does.
  package static let weakest: Float = 1

  package init(tools: Int, usesSafeAreas: Bool, isXib: Bool, screenWidth: CGFloat) {
    self.tools = tools
    self.usesSafeAreas = usesSafeAreas
    self.isXib = isXib
    self.screenWidth = screenWidth
  }

  /// R18: the iOS version whose control sizes Interface Builder drew.
  @MainActor var controls: ControlMetrics {
    let version = tools < 13000 ? 10 : tools < 14800 ? 12 : tools < 17000 ? 13 : tools < 24000 ? 16 : 26
    return ControlMetrics(version: version, hasTallSliders: tools >= 23700)
  }

  /// The text size at which text styles were drawn; nil for the default one.
  ///
  /// Xcode 12.5 and 13 drew them at the smallest: widths and heights stored by them fit no other (seen in files of three
  /// repositories, and in one of a fourth by build 18122; builds 17156 to 17701 did not), unless the document says a text size,
  /// whichever: then at the default (one screen of build 19162 without it, and the same of build 19455 with it). Xcode 6 and 7 drew
  /// them at the medium: a headline 19.5 and a footnote 14.5 points high are 16 and 12 points large (a document of build 10117), and
  /// a button 32 high has a headline of 16 (of build 6185).
  var textSize: UIContentSizeCategory? {
    if (18000..<21000).contains(tools) { return saysTextSize ? nil : .extraSmall }
    return (6000..<11000).contains(tools) ? .medium : nil
  }

  /// The text size of configured buttons; nil for the default one. They are drawn in the small text as well by build 19529: nine
  /// buttons of documents of two repositories are 31 high. One of 19162 was not.
  var buttonTextSize: UIContentSizeCategory? { tools > 19162 ? textSize : nil }

  /// Labels of one line are as high as whole points from build 23727 on, and in documents that hide their build: of 17 points 21
  /// high, also where a point has three pixels. Up to 23504 it was 20.33. What may wrap stays as high as its lines: 20.5 of 17
  /// points, 125.5 in seven lines of 15 (seen in documents of four repositories).
  @MainActor func hasWholeLines(of label: UILabel) -> Bool {
    label.numberOfLines == 1 && (hidesBuild || tools >= 23700)
  }

  private static let xcode7 = 8000
  /// The first build that knew safe areas.
  private static let xcode9 = 13000
  /// Views at least so wide have the wider margins (R7, R8).
  private static let wide: CGFloat = 414
  /// Cells at most so wide have the narrower ones wherever they are.
  private static let narrow: CGFloat = 320
  private static let plain = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  // MARK: Safe area

  /// R6: how far the root's safe area reaches into the view; nothing of it reaches into scrolled content or cells.
  @MainActor func safeArea(of view: UIView) -> UIEdgeInsets {
    if let insets = view.layoutRecord?.canvasInsets { return insets }
    guard !view.isLayoutBoundary, let superview = view.superview, !(superview is UIScrollView) else { return .zero }
    let outer = safeArea(of: superview)
    guard outer != .zero else { return .zero }
    let size = superview.bounds.size
    let frame = view.frame
    // Of a view that hangs out no more is taken than of what it is in: a panel whose bottom margin is tied to the screen's end
    // reaches 42 beyond it, 8 and the home indicator's 34 (seen in a document of build 21701).
    return UIEdgeInsets(
      top: max(0, min(outer.top, outer.top - frame.minY)), left: max(0, min(outer.left, outer.left - frame.minX)),
      bottom: max(0, min(outer.bottom, outer.bottom - (size.height - frame.maxY))),
      right: max(0, min(outer.right, outer.right - (size.width - frame.maxX))))
  }

  // MARK: Margins

  /// R7 and R8.
  @MainActor func margins(of view: UIView) -> UIEdgeInsets {
    let record = view.layoutRecord
    let margins = record?.margins ?? LayoutMargins()
    let given = margins.given(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let cell = view.superview as? UITableViewCell, cell.contentView === view {
      guard let given else { return cellMargins(cell) }
      return margins.preservesSuperview ? given.union(cellMargins(cell)) : given
    }
    let isRoot = record?.canvasInsets != nil
    var result = Self.plain
    if isRoot, !isXib || tools >= Self.xcode9 {
      // Xcode 6 drew no wide ones: labels at both margins of 600 points are from 16 to 584 (two of a document of build 7706).
      let side: CGFloat = view.bounds.width >= Self.wide && tools >= Self.xcode7 ? 20 : 16
      result = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      if let given { result = isXib ? given : given.union(result) }
    } else if view is UIStackView {
      result = given ?? .zero
    } else {
      result = given ?? Self.plain
    }
    // Before Xcode 9 there was no safe area that margins could keep clear of: a card of SwiftMessages, saved by Xcode 8, has
    // its contents at the margin of 8 alone. Since then a root's margins keep clear of it in any document.
    if margins.insetsFromSafeArea, usesSafeAreas || (isXib || isRoot) && tools >= Self.xcode9 {
      result = result + safeArea(of: view)
    }
    // An item is anywhere in what scrolls: its collection's margins are not its own, whatever it preserves.
    guard margins.preservesSuperview, let superview = view.superview, !isRoot,
      !(view is UICollectionReusableView)
    else { return result }
    let outer = self.margins(of: superview)
    let size = superview.bounds.size
    let frame = view.frame
    return result.union(
      UIEdgeInsets(
        top: outer.top - frame.minY, left: outer.left - frame.minX, bottom: outer.bottom - (size.height - frame.maxY),
        right: outer.right - (size.width - frame.maxX)))
  }

  /// R8: of the content view of a table cell.
  @MainActor private func cellMargins(_ cell: UITableViewCell) -> UIEdgeInsets {
    guard tools >= Self.xcode9 else { return Self.plain }
    // A narrow cell has narrow margins on every device: those of xibs 320 wide, and in a document of build 19162 one in a table
    // of 300 on a screen of 414. What an inset group leaves of the table's width is not narrow.
    let isNarrow = cell.bounds.width <= Self.narrow
    var side: CGFloat = screenWidth >= Self.wide && !isNarrow ? 20 : 16
    // From Xcode 10.2 to 12: documents of builds 14460 and 14490 have it as those of Xcode 11 do.
    if side == 16, (14460..<17000).contains(tools), !(isXib && isNarrow), !isInRootTable(cell) { side = 15 }
    let edge: CGFloat = tools >= 24000 ? 15 : 11
    // An accessory narrows the content view, and the trailing margin with it.
    let isNarrowed = cell.contentView.frame.width < cell.bounds.width - 1
    return UIEdgeInsets(top: edge, left: side, bottom: edge, right: isNarrowed ? 8 : side)
  }

  /// Whether the cell's table is a scene's whole view and its sections reach the edges.
  @MainActor private func isInRootTable(_ cell: UITableViewCell) -> Bool {
    guard let table = cell.superview as? UITableView else { return false }
    return table.layoutRecord?.canvasInsets != nil && table.style != .insetGrouped
  }
}
