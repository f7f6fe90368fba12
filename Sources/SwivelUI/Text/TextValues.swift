// How text is set: UIKit's names for breaking and aligning lines.
import TextMetrics

/// What happens to text that does not fit; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  var breaking: LineBreaking {
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
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
