// What people and commands call a view.
import InterfaceBuilder

extension UIView {
  /// The name commands and tests find the view by: its identifier, else what its document calls it.
  package var knownName: String? { accessibilityIdentifier ?? layoutRecord?.documentID }

  /// What is to be read of the view: the text it shows, else what the app says of it (`accessibilityLabel`).
  package var readText: String? { shownText ?? layoutRecord?.spokenName }

  /// Whether the app calls it so where people hear it, or its title is a picture's name.
  func isSaid(_ name: String) -> Bool { accessibilityLabel == name || (self as? UIButton)?.currentTitle == name }

  /// The first visible view below with this identifier, else with this text, else of which this is said, else of the class of this
  /// name: a view made by code has often nothing else to be called by. Of several the first that is reached.
  func firstVisible(called name: String, reached: (UIView) -> Bool) -> UIView? {
    firstVisible(reached: reached) { $0.knownName == name }
      ?? firstVisible(reached: reached) { $0.shownText == name }
      ?? firstVisible(reached: reached) { $0.isSaid(name) }
      ?? firstVisible(reached: reached) { $0.className == name }
  }

  /// The element of the document the view was made from; nil for one made by code.
  package var documentElement: Element? { layoutRecord?.documentElement }
}
