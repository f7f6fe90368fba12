// What a visual format says, as values: knows no views, so that it can be read before any of them is looked up.

/// A visual format by Apple's published grammar. Positions count characters from 0, so that an error found later, such as
/// a name nobody has, can still point at its place.
struct VisualFormat: Equatable {
  /// Along which axis the parts follow each other.
  enum Orientation: Equatable {
    case horizontal
    case vertical
  }

  /// A number, or a name for one.
  enum Value: Equatable {
    case number(Double)
    case name(String)
  }

  /// How a distance or size compares to a value.
  enum Relation: Equatable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// A value at a place in the format.
  struct Located: Equatable {
    let value: Value
    let position: Int
  }

  /// One condition, such as `>=20@750`. Behind a view the name may be a metric's or another view's, in a connection only a
  /// metric's.
  struct Predicate: Equatable {
    let relation: Relation
    let object: Located
    /// Nil stands for required.
    let priority: Located?
  }

  /// What is between two neighbours.
  enum Gap: Equatable {
    /// Nothing: they touch.
    case flush
    /// `-`
    case standard
    /// `-8-` or `-(…)-`
    case predicates([Predicate])
  }

  /// A view and what is said of its size.
  struct View: Equatable {
    let name: String
    let predicates: [Predicate]
    /// Where the name begins.
    let position: Int
  }

  /// The edge of the superview, and what is between it and the next view.
  struct Edge: Equatable {
    let gap: Gap
    /// Where the bar is.
    let position: Int
  }

  let orientation: Orientation
  /// `|` before the first view.
  let leading: Edge?
  /// One or more, in order.
  let views: [View]
  /// Between each view and the next: one less than views.
  let gaps: [Gap]
  /// `|` after the last view.
  let trailing: Edge?
}

/// A format that cannot be read, or that says what cannot be.
struct VisualFormatError: Error, Equatable {
  /// What is wrong, in a sentence.
  let message: String
  let format: String
  /// The character it is about, from 0; the number of characters when the format ends too soon.
  let position: Int

  /// UIKit's exception text: the sentence, the format, and a caret below the character.
  var text: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: position))^"
  }

  /// A name that no view has.
  static func unknownView(_ name: String, at position: Int, in format: String) -> VisualFormatError {
    VisualFormatError(message: "\(name) is not a key in the views dictionary.", format: format, position: position)
  }

  /// A name that no metric has.
  static func unknownMetric(_ name: String, at position: Int, in format: String) -> VisualFormatError {
    VisualFormatError(message: "\(name) is not a key in the metrics dictionary.", format: format, position: position)
  }
}
