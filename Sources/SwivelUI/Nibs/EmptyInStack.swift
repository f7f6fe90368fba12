// What Interface Builder takes for the content of arranged views that have none: apart from sizes that are stored or measured, because
// only the document says of it.
import InterfaceBuilder

/// Arranged views that show nothing are drawn 50 points long where no constraint says how long they are, so that they can be seen and
/// taken: five labels without text in three documents of builds 20037, 21507 and 24765, plain views of build 21507, an empty stack of
/// build 22154, which is 50 high, and an image view without a picture of build 14490. They hug and resist with their own priorities: a
/// spacer that resists with 754 keeps its 50 where a picture that resists with 751 is cut. Views of the app's classes have no such
/// content: in a card of build 21507 and a bar of build 21701 they give way to all others.
@MainActor enum EmptyInStack {
  private static let length: CGFloat = 50

  /// The content of a view in a stack that has none; nil for all other views.
  static func content(_ element: Element) -> CGSize? {
    guard element.parent?.parent?.name == .stackView, showsNothing(element) else { return nil }
    let decided = axesDecided(of: element)
    guard !decided.width || !decided.height else { return nil }
    let none = UIView.noIntrinsicMetric
    return CGSize(width: decided.width ? none : length, height: decided.height ? none : length)
  }

  private static func showsNothing(_ element: Element) -> Bool {
    switch element.name {
    case .label:
      (element[.text] ?? element.child(key: "text")?.content ?? "").isEmpty
        && element.child(key: "attributedText") == nil
    // What a class of the app shows, the document does not say.
    case .view, .stackView: !element.has(.customClass) && element.contents(.subviews).first { _ in true } == nil
    case .imageView: !element.has(.customClass) && !NibBuilder.hasOwnSize(element)
    case _: false
    }
  }

  /// Along which axes an equality names the view.
  private static func axesDecided(of element: Element) -> (width: Bool, height: Bool) {
    var decided = (width: false, height: false)
    // A constraint stands in what holds its views, or in its one view.
    var holder: Element? = element
    while let around = holder {
      for next in around.contents(.constraints) where !next.has(.relation) {
        let first = next[.firstItem] ?? around.id
        guard first == element.id || next[.secondItem] == element.id else { continue }
        let attribute = (first == element.id ? next[.firstAttribute] : next[.secondAttribute]) ?? ""
        if ["width", "leading", "trailing", "left", "right", "centerX"].contains(attribute) {
          decided.width = true
        } else {
          decided.height = true
        }
      }
      holder = around.parent
    }
    return decided
  }
}
