// What Auto Layout keeps of a view; most views never need one.

/// The layout side of one view, made when something in it first differs from the defaults.
@MainActor final class LayoutRecord {
  /// Resistance to growing beyond the content, by axis.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  /// Resistance to becoming smaller than the content, by axis.
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
}
