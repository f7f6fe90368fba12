// How text is set: UIKit's names for breaking and aligning lines.
import TextMetrics

/// What happens to text that does not fit; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// Broken between words.
  case byWordWrapping = 0
  /// Broken between characters.
  case byCharWrapping = 1
  /// Not broken; cut at the edge.
  case byClipping = 2
  /// The last line loses its beginning.
  case byTruncatingHead = 3
  /// The last line loses its end.
  case byTruncatingTail = 4
  /// The last line loses its middle.
  case byTruncatingMiddle = 5

  package var breaking: LineBreaking {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// Where lines stand in their width; raw values are UIKit's on iOS.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  /// At the left.
  case left = 0
  /// Centred.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// Where the language begins.
  case natural = 4
}
