// How an item of a bar is drawn: kept, since nothing is drawn.

/// What was set of an item's looks.
struct BarItemLooks {
  /// By state and metrics.
  var images: [String: UIImage] = [:]
  var titles: [UIBarMetrics: UIOffset] = [:]
  var backgrounds: [UIBarMetrics: CGFloat] = [:]
  var backTitles: [UIBarMetrics: UIOffset] = [:]
  var backBackgrounds: [UIBarMetrics: CGFloat] = [:]
}
