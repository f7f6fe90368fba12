// How large a view's content wants to be, and how strongly.

extension UIView {
  /// The size along an axis of a view without content of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting` that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The record, made now if there is none.
  var madeLayoutRecord: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord(self)
    layoutRecord = record
    return record
  }

  /// The height the content takes when it is so wide, for views that wrap it; nil for all others.
  final func contentHeight(forWidth width: CGFloat) -> CGFloat? { contentSize(forWidth: width)?.height }

  final func plainSystemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
}
