// Rows and items as they are seen while changes are under way: changes are whole here before anybody asks.

extension UITableView {
  /// Does something with the paths of what is seen.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
  /// The path among what is seen.
  public func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath?) -> IndexPath? { indexPath }
  /// The path among what the data source has.
  public func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath?) -> IndexPath? { indexPath }
}

extension UICollectionView {
  /// Does something with the paths of what is seen.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
  /// The path among what is seen.
  public func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath?) -> IndexPath? { indexPath }
  /// The path among what the data source has.
  public func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath?) -> IndexPath? { indexPath }
}
