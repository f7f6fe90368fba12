// Rows of tables: separators, accessories and the titles of sections.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// How far the line below a row stays from the row's edges: as an app or a document says, else from where content begins; until
  /// iOS 7 lines reached from edge to edge.
  private func lineInsets(of cell: UITableViewCell) -> (left: CGFloat, right: CGFloat) {
    let usual: CGFloat = 15
    let table = cell.superview as? UITableView
    let said = [cell.separatorInset, table?.separatorInset].compactMap { $0 }.first {
      $0.left != usual || $0.right != 0
    }
    let content = cell.contentView
    let (start, margin) =
      cell.isMirrored
      ? (cell.bounds.width - content.frame.maxX, content.layoutMargins.right)
      : (content.frame.minX, content.layoutMargins.left)
    let automatic: CGFloat =
      cell.textStart.flatMap { era.major >= 14 ? $0 : nil }
      ?? (era.major < 7 ? 0 : start + (era.major < 11 ? usual : max(usual + 1, margin)))
    guard let own = said.map({ (left: $0.left, right: $0.right) }) else { return (automatic, 0) }
    return table?.separatorInsetReference == .fromAutomaticInsets ? (automatic + own.left, own.right) : own
  }

  func accessory(of cell: UITableViewCell, _ rect: CGRect) -> [PictureNode] {
    var nodes: [PictureNode] = []
    let isMirrored = cell.isMirrored
    let ends = ends(of: cell)
    if separates(cell, ends) {
      let inset = lineInsets(of: cell)
      let line = CGRect(
        x: rect.minX + (isMirrored ? inset.right : inset.left), y: rect.maxY - hairline,
        width: max(0, rect.width - inset.left - inset.right),
        height: hairline)
      let table = cell.superview as? UITableView
      nodes.append(filled(.rect(line), table?.separatorColor ?? .separator))
    }
    nodes += groupEdges(of: cell, ends, rect)
    if let place = cell.choiceCircle {
      // Ours, by eye: as large as the other controls at the start of rows.
      let box = Self.middle(24, of: place.offsetBy(dx: rect.minX + 4, dy: rect.minY))
      nodes += Symbols.nodes(
        cell.isSelected ? "checkmark.circle.fill" : "circle", in: box,
        color: cell.isSelected ? PictureColor(cell.tint) : PictureColor(.systemGray3))
    }
    let gray = PictureColor(.systemGray3)
    let tint = PictureColor(cell.tint)
    let besides = cell.isEditing ? 0 : cell.readableSide
    func box(_ right: CGFloat, _ side: CGFloat) -> CGRect {
      // What a camera takes at the side of a row, and what is not easy to read, accessories keep clear of, as the content does.
      if isMirrored {
        let edge = rect.minX + cell.safeAreaInsets.left + besides
        return CGRect(x: edge + right, y: rect.midY - side / 2, width: side, height: side)
      }
      let edge = rect.maxX - cell.safeAreaInsets.right - besides
      return CGRect(x: edge - right - side, y: rect.midY - side / 2, width: side, height: side)
    }
    guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else { return nodes }
    let chevron = isMirrored ? "chevron.left" : "chevron.right"
    switch cell.shownAccessoryType {
    case .none: break
    case .disclosureIndicator: nodes += Symbols.nodes(chevron, in: box(14, 14), color: gray)
    case .checkmark: nodes += Symbols.nodes("checkmark", in: box(14, 18), color: tint)
    case .detailButton: nodes += Symbols.nodes("info.circle", in: box(12, 24), color: tint)
    case .detailDisclosureButton:
      nodes += Symbols.nodes(chevron, in: box(8, 14), color: gray)
      nodes += Symbols.nodes("info.circle", in: box(24, 24), color: tint)
    }
    return nodes
  }

  /// Whether a button is the control at the start of a row that is edited.
  func isEditControl(_ button: UIButton) -> Bool { (button.superview as? UITableViewCell)?.editControl === button }

  /// A minus on red, or a plus on green.
  func editControl(_ button: UIButton, _ rect: CGRect) -> [PictureNode] {
    let isInsert = (button.superview as? UITableViewCell)?.editingStyle == .insert
    let box = Self.middle(22, of: rect.offsetBy(dx: 4, dy: 0))
    return [filled(.ellipse(box), isInsert ? .systemGreen : .systemRed)]
      + Symbols.nodes(isInsert ? "plus" : "minus", in: box.insetBy(dx: 4, dy: 4), color: .white)
  }

  /// The titles at the edge of a table by which sections are found, in the middle of what bars leave.
  func index(of table: UITableView, _ rect: CGRect) -> [PictureNode] {
    let titles = table.shownIndexTitles
    guard !titles.isEmpty else { return [] }
    let insets = table.adjustedContentInset
    let room = rect.height - insets.top - insets.bottom
    let step: CGFloat = min(14, room / CGFloat(titles.count))
    guard step > 0 else { return [] }
    // Where not all have room, every second, third … is left out, and a dot stands for it.
    let least: CGFloat = 11
    let each = max(1, Int((least / step).rounded(.up)))
    let shown = titles.enumerated().filter { $0.offset % each == 0 }.map(\.element)
    let height = min(14, room / CGFloat(shown.count))
    let top = rect.minY + insets.top + (room - height * CGFloat(shown.count)) / 2
    let ink = table.sectionIndexColor.map(PictureColor.init) ?? PictureColor(table.tint)
    var setting = TextSetting(.systemFont(ofSize: 11, weight: .semibold), ink, generation)
    setting.alignment = .center
    return shown.enumerated().flatMap { place, title in
      let width: CGFloat = 15
      return setting.nodes(
        title,
        in: CGRect(x: rect.maxX - width - 1, y: top + CGFloat(place) * height, width: width, height: height))
    }
  }

  /// The lines above and below a row of a list made of a collection.
  func lines(of cell: UICollectionViewListCell, _ rect: CGRect) -> [PictureNode] {
    cell.separators.map { line in
      let place = CGRect(
        x: rect.minX + line.from, y: line.isAbove ? rect.minY : rect.maxY - hairline,
        width: max(0, line.to - line.from),
        height: hairline)
      return filled(.rect(place), line.color)
    }
  }

  /// The lines of the empty rows that fill a plain table below its own; one with a view below its rows has none.
  func fillers(of table: UITableView, _ rect: CGRect) -> [PictureNode] {
    guard table.style == .plain, table.separatorStyle != .none, table.tableFooterView == nil,
      table.dataSource != nil || !table.rows.isEmpty
    else { return [] }
    let last = table.rows.last?.cell
    let usual = table.rowHeight > 0 ? table.rowHeight : table.usualRowHeight
    let height = table.fillerRowHeight < 0 ? last?.frame.height ?? usual : table.fillerRowHeight
    guard height >= 1 else { return [] }
    let left = last.map { lineInsets(of: $0).left } ?? (era.major < 7 ? 0 : table.separatorInset.left)
    let end = rect.minY - table.bounds.minY + table.contentSize.height
    // Only those that are seen: content can end far above.
    let hidden = max(0, ((rect.minY - end) / height).rounded(.down))
    return stride(from: end + (hidden + 1) * height, through: rect.maxY, by: height).map { y in
      let x = table.isMirrored ? rect.minX : rect.minX + left
      let line = CGRect(x: x, y: y - hairline, width: max(0, rect.width - left), height: hairline)
      return filled(.rect(line), table.separatorColor ?? .separator)
    }
  }

  /// The lines where columns of a split view meet.
  func lines(beside columns: [UIView], beginsRight: Bool, _ rect: CGRect) -> [PictureNode] {
    let room = CGRect(origin: .zero, size: rect.size)
    let places = columns.filter { !$0.isHidden }.map { beginsRight ? $0.frame.mirrored(in: room) : $0.frame }
    return places.filter { $0.width > 0 && $0.height > 0 && $0.maxX < rect.width - 1 }.map {
      let line = CGRect(x: $0.maxX, y: 0, width: hairline, height: rect.height)
      let place = beginsRight ? line.mirrored(in: room) : line
      return filled(.rect(place.offsetBy(dx: rect.minX, dy: rect.minY)), .separator)
    }
  }

  /// The lines a grouped table has above the first row of a section and below its last, from edge to edge; since iOS 7, which
  /// groups stand out by no frame of their own from.
  private func groupEdges(of cell: UITableViewCell, _ ends: Ends?, _ rect: CGRect) -> [PictureNode] {
    guard era.major >= 7, let ends, let table = cell.superview as? UITableView, table.style == .grouped,
      table.separatorStyle != .none
    else { return [] }
    let heights = (ends.isFirst ? [rect.minY] : []) + (ends.isLast ? [rect.maxY - hairline] : [])
    return heights.map {
      filled(
        .rect(CGRect(x: rect.minX, y: $0, width: rect.width, height: hairline)), table.separatorColor ?? .separator)
    }
  }

  /// Whether a line stands below the row: not below the last of a group.
  private func separates(_ cell: UITableViewCell, _ ends: Ends?) -> Bool {
    guard let table = cell.superview as? UITableView, table.separatorStyle != .none else { return false }
    return ends.map { !$0.isLast } ?? true
  }

  /// Whether a row is the first of its section, and whether it is the last.
  private typealias Ends = (isFirst: Bool, isLast: Bool)

  /// The same of a row of groups; nil for one of a plain list, or of none.
  private func ends(of cell: UITableViewCell) -> Ends? {
    guard let table = cell.superview as? UITableView, table.style != .plain else { return nil }
    return table.ends(of: cell)
  }

  /// The title of a section that is a view: grouped lists have them grey and small, and in capitals above rows.
  func sectionText(
    _ text: String, of label: UILabel, above section: UITableViewHeaderFooterView, in table: UITableView, _ rect: CGRect
  ) -> [PictureNode] {
    let isPlain = table.style == .plain
    let isHeader = (0..<table.numberOfSections).contains { table.headerView(forSection: $0) === section }
    let isLarge = isPlain && rect.height >= 20 && (isHeader || table.hasBands)
    let font: UIFont = isLarge ? section.largeFont(of: label) : label.font
    let ink = label.inkOfText(label.colorOfCode, usual: isPlain && (isHeader || isLarge) ? .label : .secondaryLabel)
    var setting = TextSetting(font, ink, generation)
    setting.alignment = label.alignmentOfText(label.textAlignment)
    setting.maximumLines = label.numberOfLines
    return setting.nodes(isPlain || !isHeader ? text : text.uppercased(), in: rect)
  }
}
