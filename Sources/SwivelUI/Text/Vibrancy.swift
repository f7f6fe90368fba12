// How a label's text shines through materials, from era 17. It is drawn in its colour here.

/// Whether text shines through; raw values are UIKit's.
public enum UILabelVibrancy: Int, Sendable {
  /// It does not.
  case none = 0
  /// Where its colour is one of the system's.
  case automatic = 1
}
