// What people and commands call a view.
import InterfaceBuilder

extension UIView {
  /// The name commands and tests find the view by: its identifier, else what its document calls it.
  package var knownName: String? { accessibilityIdentifier ?? layoutRecord?.documentID }

  /// The element of the document the view was made from; nil for one made by code.
  package var documentElement: Element? { layoutRecord?.documentElement }
}
