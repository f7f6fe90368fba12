// Names of bars and containers from eras 15 to 26 that are kept and not shown: apps set them, and what is seen does not depend on it.

extension UINavigationItem {
  /// The title with attributes (era 26). Its letters are the title; how they look is kept.
  public var attributedTitle: AttributedString? {
    get {
      let said: AttributedString? = kept(nil)
      return said.flatMap { String($0.characters) == title ? $0 : nil } ?? title.map { AttributedString($0) }
    }
    set {
      keep(newValue)
      title = newValue.map { String($0.characters) }
    }
  }
  /// The subtitle with attributes (era 26). Kept.
  public var attributedSubtitle: AttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// A view in the subtitle's place (era 26). Kept.
  public var subtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The subtitle of a large title, with attributes (era 26). Kept.
  public var largeAttributedSubtitle: AttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// A view in its place (era 26). Kept.
  public var largeSubtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the search bar may stand in a bar of the system's, as a Mac's (era 26). Kept.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UINavigationController {
  /// How long its bar takes to come or go, in seconds: transitions take no time here. UIKit's figure.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}

extension UITabBarController {
  /// Puts something beside the tab bar, or takes it away (era 26); animations take no time.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}

extension UITabGroup {
  /// The tab that is chosen at the end of the groups, from this one on (era 18); nil where a group chose none.
  public var selectedLeaf: UITab? {
    guard let selectedChild else { return nil }
    return (selectedChild as? UITabGroup).map { $0.selectedLeaf } ?? selectedChild
  }
}

extension UISplitViewController {
  /// How narrow the secondary column may be (era 26). Kept: columns have the widths of the tables.
  public var minimumSecondaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// How wide it would like to be (era 26). Kept.
  public var preferredSecondaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
}

extension UIBarButtonItem {
  /// Moves its symbol: over at once, for nothing moves in a picture (era 17).
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Moves its symbol once: over at once (era 18).
  @_disfavoredOverload public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Ends a movement.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Ends all movements.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Shows another symbol; at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {
  /// Whether its buttons open while something is dragged over them. Kept.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether it is pressed while something is dragged over it. Kept.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How its picture is chosen in the state of now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a segment is chosen while something is dragged over it. Kept.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIColorWell {
  /// How much brighter than white a colour may be (era 26). Kept: 1 is no brighter.
  public var maximumLinearExposure: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// Whether a colour may be taken from the screen (era 26). Kept.
  public var supportsEyedropper: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UIColorPickerViewController {
  /// Whether a colour may be taken from the screen (era 26). Kept.
  public var supportsEyedropper: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}
