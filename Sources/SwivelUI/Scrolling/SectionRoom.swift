// The room a table keeps above and below its sections where nobody says how much: by style, version and titles, without a table.
import DeviceCatalog

/// How high headers and footers are, in points. Documents have the same figures as their canvas shows them (rows of static tables in
/// storyboards of Xcode 10 to 26): the first group begins 35 below the top, or 18 from era 13 on where a document says 18, and 55.5
/// with a title; groups stand 36 apart, 56 with a title between them; a footer of two lines takes 46; rows of a plain list
/// begin 22 further below from era 15 on when they have a header.
struct SectionRoom {
  let style: UITableView.Style
  let era: Era
  /// Pixels a point.
  let scale: CGFloat
  /// Whether the table has a view above its rows: then nothing else stands above the first group
  /// (blog.sunnyxx.com/2015/04/15/ios-hide-grouped-tableview-header).
  let hasTableHeader: Bool

  /// What Interface Builder writes for heights nobody changed.
  private static let unchanged: (plain: CGFloat, grouped: CGFloat) = (28, 18)
  /// A header with a title of a plain list.
  static let plainHeader: CGFloat = 28
  /// Around a title of a plain list that is too high for the header otherwise: ours, no source has it.
  private static let besidePlainTitle: CGFloat = 8
  /// Above a header of a plain list, from era 15 on.
  private static let plainPadding: CGFloat = 22
  /// Above and below a group without titles.
  private static let beside: CGFloat = 17.5
  /// Above a title of a group, and above and below a text under one, beside the text itself.
  private static let besideTitle: (above: CGFloat, below: CGFloat) = (22, 14.5)

  private var isGrouped: Bool { style != .plain }

  private func pixel(_ height: CGFloat) -> CGFloat { (height * scale).rounded(.up) / scale }

  private func isGiven(_ height: CGFloat) -> Bool {
    height > 0 && height != (isGrouped ? Self.unchanged.grouped : Self.unchanged.plain)
  }

  /// What the app said, or what a plain list has by itself, which is nothing without a title; nil for a group nobody spoke of.
  private func saidOrPlain(_ text: CGFloat?, _ given: CGFloat) -> CGFloat? {
    if isGiven(given) { return isGrouped || text != nil ? given : 0 }
    guard !isGrouped else { return nil }
    return text.map { max(Self.plainHeader, $0 + Self.besidePlainTitle) } ?? 0
  }

  /// A header without a view of the app's. `text` is how high its title is, `given` the table's `sectionHeaderHeight`.
  func header(text: CGFloat?, isFirst: Bool, given: CGFloat) -> CGFloat {
    if let said = saidOrPlain(text, given) { return said }
    let top = isFirst && !hasTableHeader ? Self.beside : 0
    if let text { return pixel(pixel(top) + Self.besideTitle.above + text) }
    guard given > 0 else { return pixel(top + Self.beside) }
    return era < Era(13) ? max(given, pixel(top + Self.beside)) : given
  }

  /// A footer without a view of the app's.
  func footer(text: CGFloat?, given: CGFloat) -> CGFloat {
    if let said = saidOrPlain(text, given) { return said }
    if let text { return pixel(Self.besideTitle.below + text) }
    return given > 0 ? given : pixel(Self.beside)
  }

  /// Above a header that is seen; `given` is the table's `sectionHeaderTopPadding`.
  func padding(given: CGFloat) -> CGFloat {
    guard era >= Era(15) else { return 0 }
    return given >= 0 ? given : isGrouped ? 0 : Self.plainPadding
  }
}
