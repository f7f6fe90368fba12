// A view as a value: what commands, monitors and fingerprints see of it, in one place, because each of them must say the same.
import Foundation

/// A view with its subviews, back to front.
public struct ViewSnapshot: Sendable, Equatable {
  /// The class name without its module.
  public var className: String
  /// In the coordinates of the superview, in points.
  public var frame: CGRect
  /// The view's own `isHidden`, whatever is around it.
  public var isHidden: Bool
  /// A label's text or a button's title, else what the app says of the view (`accessibilityLabel`), else nil.
  public var text: String?
  /// What a control holds beside its text: `1` and `0` of a switch, `50%` of a slider or progress view, `3` of a stepper, the chosen
  /// segment, `page 2 of 5`, rows of a picker, the day and time of a date picker, `selected` of a cell or button that is; what the app
  /// says as `accessibilityValue` before all of these. The words are those of XCUIElement's `value` where it has one. Of a view
  /// stretched from another size `drawn for 361×150`, of one with layers of the app's own `layers 350×120 at 0,0`.
  public var value: String?
  /// `accessibilityIdentifier`.
  public var identifier: String?
  /// Whether a tap does something here.
  public var isTappable: Bool
  /// Back to front.
  public var subviews: [ViewSnapshot]

  // Made once for every view of every turn; without its body the caller would pay for copies.
  @inlinable public init(
    className: String, frame: CGRect, isHidden: Bool = false, text: String? = nil, value: String? = nil,
    identifier: String? = nil, isTappable: Bool = false, subviews: [ViewSnapshot] = []
  ) {
    self.className = className
    self.frame = frame
    self.isHidden = isHidden
    self.text = text
    self.value = value
    self.identifier = identifier
    self.isTappable = isTappable
    self.subviews = subviews
  }
}

extension ViewSnapshot {
  /// What a view says of itself, in the order it is printed; its subviews follow it.
  public static let fields: [StateField<ViewSnapshot>] = [
    StateField("class") { .word($0.className) },
    StateField("frame") { .frame($0.frame) },
    StateField("hidden") { .flag($0.isHidden) },
    StateField("text") { .word($0.text) },
    StateField("value") { .word($0.value) },
    StateField("identifier", older: ["id"]) { .word($0.identifier) },
    StateField("tappable") { .flag($0.isTappable) },
  ]
}

extension ViewSnapshot {
  // The value is no part of it: logs written before there was one have to come out equal.
  func add(to hash: inout Fingerprint) {
    hash.add(className)
    hash.add(frame)
    hash.add(isHidden)
    hash.add(text)
    hash.add(identifier)
    hash.add(isTappable)
    hash.add(subviews.count)
    for view in subviews { view.add(to: &hash) }
  }
}
