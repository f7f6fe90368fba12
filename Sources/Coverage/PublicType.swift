// What there is of UIKit's public names, and which well-known ones there are not.

/// A type of UIKit's, with the members of it that behave and the well-known ones that are absent.
public struct PublicType: Sendable, Equatable {
  /// As Swift code spells it, such as `UIView.ContentMode`.
  public var name: String
  /// Members as Swift spells them, such as `present(_:animated:completion:)`. Inherited ones stand with their own type.
  public var behaving: [String]
  /// Well-known members there are none of; code that uses one does not compile.
  public var absent: [String]
  /// Whether there is the type at all.
  public var exists: Bool

  /// All types in order of their names.
  public static let all: [PublicType] = [
    UIKitScreenTypeTable.text, UIKitInputTypeTable.text, UIKitTypeTable.text, UIKitNestedTypeTable.text,
    NeighborTypeTable.text,
  ]
  .flatMap { $0.split(separator: "\n") }
  .map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    precondition(cells.count == 4, "a generated line has four cells")
    return PublicType(
      name: cells[0], behaving: cells[2].split(separator: ";").map(String.init),
      absent: cells[3].split(separator: ";").map(String.init), exists: cells[1] == "behaves")
  }
  .sorted { $0.name < $1.name }
}
