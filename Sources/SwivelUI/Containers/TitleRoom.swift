// How a bar's way back, title and buttons share its width: arithmetic beside the bar, which asks it where thirds are too narrow.
import DeviceCatalog
import Foundation

/// What a navigation bar has to say in one line, and how much room each takes.
///
/// The way back says its title where there is room, else a word, else nothing (UINavigationItem.BackButtonDisplayMode.default:
/// "based on the availability of content and space"), so that the title beside it stays whole; observers of iOS 7 to 17 agree on the order.
struct BarWords: Equatable {
  /// A thing the back button may say, and where it ends, from the left of the bar's room.
  struct Way: Equatable {
    var text: String
    var end: CGFloat
  }
  /// The most telling first.
  var ways: [Way] = []
  /// The title's width with what keeps it off its neighbours.
  var title: CGFloat = 0

  /// Space left of the back button.
  static let inset: CGFloat = 8
  /// The width of the sign before the way back's words.
  static let chevron: CGFloat = 18
  /// Kept free around words.
  static let gap: CGFloat = 6

  init() {}

  /// - Parameter title: nil where a view stands for it.
  @MainActor init(
    title: String?, font: UIFont, back: String, mode: UINavigationItem.BackButtonDisplayMode
  ) {
    self.title = title.map { Self.width($0, font) + 2 * Self.gap } ?? 0
    let usual = "Back"
    let texts: [String]
    switch mode {
    case .default: texts = back == usual ? [usual, ""] : [back, usual, ""]
    case .generic: texts = [usual, ""]
    case .minimal: texts = [""]
    }
    let font = UIFont.systemFont(ofSize: 17)
    for text in texts {
      let width = text.isEmpty ? 0 : Self.width(text, font) + Self.gap
      let end = max(UINavigationBar.smallestItem, Self.inset + Self.chevron + width)
      // A word longer than the title would gain nothing.
      if ways.last.map({ end < $0.end }) ?? true { ways.append(Way(text: text, end: end)) }
    }
  }

  @MainActor private static func width(_ text: String, _ font: UIFont) -> CGFloat {
    // As a label's, which is remembered: bars ask at every layout.
    var measuring = TextMeasuring(font: font)
    measuring.text = text
    measuring.maximumLines = 0
    return measuring.size(width: .infinity).width.rounded(.up)
  }

  /// Where the way back ends and the title stands, in a bar so wide; nil where each has room in its third.
  /// - Parameters:
  ///   - title: what the title takes in the line.
  ///   - third: what each has without asking.
  ///   - left: what the buttons behind the way back take.
  ///   - right: what the buttons behind the title take.
  func room(
    width: CGFloat, title: CGFloat, third: (back: CGFloat, title: CGFloat), left: CGFloat, right: CGFloat, hasBack: Bool
  ) -> TitleRoom? {
    let isWide = left > third.title - third.back || right > third.title
    guard isWide || title > third.title || hasBack && (ways.first?.end ?? 0) > third.back else { return nil }
    guard hasBack else { return TitleRoom(way: nil, backEnd: 0, from: left, to: width - right, title, width) }
    let way = ways.first { $0.end + left + title + right <= width } ?? ways.last
    let end = way?.end ?? 0
    return TitleRoom(way: way, backEnd: end, from: end + left, to: width - right, title, width)
  }
}

/// Who has what of a bar's width.
struct TitleRoom {
  /// What the back button says; nil without one.
  let way: BarWords.Way?
  let backEnd: CGFloat
  let titleStart: CGFloat
  let titleWidth: CGFloat

  /// In the bar's middle where there is room, else as near to it as its sides let it, else cut off.
  init(way: BarWords.Way?, backEnd: CGFloat, from: CGFloat, to: CGFloat, _ title: CGFloat, _ width: CGFloat) {
    self.way = way
    self.backEnd = backEnd
    titleWidth = min(title, max(0, to - from))
    titleStart = min(max((width - titleWidth) / 2, from), max(from, to - titleWidth))
  }
}

extension UINavigationBar {
  /// What a finger needs.
  static let smallestItem: CGFloat = 44
  /// Between an item's words and its edges, both together; the outermost stands off the bar's edge with them.
  private static let itemMargins: CGFloat = 24
  /// What a button takes of a bar: one that shows a picture, as much as that.
  static func width(of view: UIView) -> CGFloat {
    let words = view.intrinsicContentSize.width
    guard let item = (view as? BarButton)?.item, item.showsPicture else {
      return max(smallestItem, words + itemMargins)
    }
    return max(smallestItem, (item.image?.size.width ?? 0) + itemMargins)
  }

  /// As wide as it wants to be.
  static func wish(_ view: UIView, in height: CGFloat) -> CGFloat {
    (view as? BarItemView)?.size(in: height).width ?? width(of: view)
  }

  /// What the way back and the title need more than their thirds, from era 7; before, words were cut off.
  /// A title below the line takes nothing of it.
  func shared(
    _ width: CGFloat, _ back: CGFloat, _ third: CGFloat, in height: CGFloat, isTitleBelow: Bool
  ) -> TitleRoom? {
    guard titleView == nil, centerCount == 0, ownScene.era >= Era(7) else { return nil }
    let (left, right) = (itemViews.prefix(leftCount), itemViews.dropFirst(leftCount))
    let wishes = (
      left: (backButton.isHidden ? room(before: left) : 0) + wanted(by: left, in: height),
      right: room(before: right) + wanted(by: right, in: height)
    )
    let way = backButton.isHidden ? 0 : words.ways.last?.end ?? 0
    let most = way + wishes.left + wishes.right <= width ? width : third
    func taken(_ views: ArraySlice<UIView>, _ wish: CGFloat) -> CGFloat { views.isEmpty ? margin : min(most, wish) }
    return words.room(
      width: width, title: isTitleBelow ? 0 : words.title, third: (back, third),
      left: leftCount == 0 && !backButton.isHidden ? 0 : taken(left, wishes.left), right: taken(right, wishes.right),
      hasBack: !backButton.isHidden)
  }

  /// The widths of a side's buttons together.
  private func wanted(by views: ArraySlice<UIView>, in height: CGFloat) -> CGFloat {
    views.reduce(0) { $0 + Self.wish($1, in: height) }
  }

  /// Where the buttons of each side end at most. As long as both sides have room in the bar all are whole from era 7, and the title has
  /// what they leave, cut off if need be (https://github.com/material-components/material-components-ios/issues/1662 compares such bars).
  /// - Parameters:
  ///   - left: where those on the left begin; `right` is where those on the right end.
  ///   - share: what a side has otherwise: a third beside a title, half where none stands there.
  func ends(_ area: CGRect, from left: CGFloat, to right: CGFloat, usually share: CGFloat, in height: CGFloat)
    -> (left: CGFloat, right: CGFloat)
  {
    let usual = (left: area.minX + share, right: area.maxX - share)
    guard titleView == nil, centerCount == 0, ownScene.era >= Era(7) else { return usual }
    let whole = (
      left: left + wanted(by: itemViews.prefix(leftCount), in: height),
      right: right - wanted(by: itemViews.dropFirst(leftCount), in: height)
    )
    return whole.left <= whole.right ? (max(usual.left, whole.left), min(usual.right, whole.right)) : usual
  }

  /// VoiceOver says the whole title always.
  func sayWayBack(_ way: BarWords.Way?) {
    guard !backButton.isHidden, ownScene.era >= Era(7), let way, backButton.currentTitle != way.text else { return }
    backButton.setTitle(way.text, for: .normal)
    backButton.accessibilityLabel = way == words.ways.first ? nil : words.ways.first?.text
  }
}
