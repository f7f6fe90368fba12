// Who is asked and told of a search bar.

/// Who is asked and told of a search bar. The methods are optional, as in UIKit.
@preconcurrency @MainActor public protocol UISearchBarDelegate: OptionalMethods {
  /// As in UIKit.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// As in UIKit.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// As in UIKit.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// As in UIKit.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// As in UIKit.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// As in UIKit.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// As in UIKit.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// As in UIKit.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// As in UIKit.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// As in UIKit.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// As in UIKit.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Stands for a delegate without the method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Stands for a delegate without the method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Stands for a delegate without the method.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Stands for a delegate without the method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Stands for a delegate without the method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Stands for a delegate without the method.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { true }
  /// Stands for a delegate without the method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for a delegate without the method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for a delegate without the method.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for a delegate without the method.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands for a delegate without the method.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
