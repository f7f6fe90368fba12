// What a state says, row by row: a name, the names it had before, and an answer. Commands, expectations, scripts and monitors
// read these rows and nothing else, so that a value has one name and one form wherever it is seen.
import Foundation

/// A value of a state in the form that decides how it is printed.
public enum StateAnswer: Sendable, Equatable {
  /// A word or any other text; nil where there is none.
  case word(String?)
  /// A whole number.
  case number(Int)
  /// `yes` or `no`.
  case flag(Bool)
  /// `on` or `off`.
  case toggle(Bool)
  /// Texts in their order.
  case list([String])
  /// In points.
  case size(CGSize)
  /// In points.
  case point(CGPoint)
  /// In points.
  case frame(CGRect)
  /// In points: top, left, bottom, right.
  case insets(EdgeInsets)
  /// A display; nil for none.
  case display(DisplaySize?)

  /// As `get` prints it and `expect` and scripts compare it: `507x768`, `517,0`, `0,0,507,768`, `47,0,34,0`, `AP,B`, `1920x1080@1`, `none`.
  public var text: String {
    switch self {
    case .word(let text): text ?? "none"
    case .number(let number): String(number)
    case .flag(let isSo): isSo ? "yes" : "no"
    case .toggle(let isOn): isOn ? "on" : "off"
    case .list(let texts): texts.joined(separator: ",")
    case .size(let size): size.text
    case .point(let point): point.text
    case .frame(let frame):
      [frame.origin.x, frame.origin.y, frame.width, frame.height].map(pointText).joined(separator: ",")
    case .insets(let insets): insets.text
    case .display(let display): display.map { "\($0.size.text)@\($0.scale)" } ?? "none"
    }
  }
}

/// One row of what a `Subject` says of itself.
public struct StateField<Subject>: Sendable {
  /// The only name that is printed.
  public let name: String
  /// Names that are understood and printed no more.
  public let olderNames: [String]
  /// Whether it stands in listings and JSON. Parts of another value do not; they are there for whoever asks.
  public let isListed: Bool
  /// The value of a subject.
  public let answer: @Sendable (Subject) -> StateAnswer

  init(
    _ name: String, older: [String] = [], isListed: Bool = true, _ answer: @escaping @Sendable (Subject) -> StateAnswer
  ) {
    self.name = name
    olderNames = older
    self.isListed = isListed
    self.answer = answer
  }

  /// Whether people may call it this.
  public func isCalled(_ word: String) -> Bool { name == word || olderNames.contains(word) }
}

extension CGSize {
  /// `507x768`
  package var text: String { "\(pointText(width))x\(pointText(height))" }
}

extension CGPoint {
  /// `517,0`
  package var text: String { "\(pointText(x)),\(pointText(y))" }
}

/// A number of points without superfluous digits. Guests can set any frame: what is no whole number, or none an integer
/// holds, is printed as what it is.
package func pointText(_ value: CGFloat) -> String {
  Int(exactly: value).map(String.init) ?? String(format: "%g", Double(value))
}
