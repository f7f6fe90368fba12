// Properties of the framework's classes that are set by their names, by key-value coding and by documents' runtime attributes.
import Foundation

/// Sets properties by Objective-C's names, which are the same without `is` and some that are no properties of Swift's.
@MainActor enum FrameworkSetters {
  /// Sets a property; false for a name that is not here, and for a value that is none of the property's.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    if let layer = object as? CALayer {
      layer.setValue(value, forKey: key)
      return true
    }
    return switch object {
    case let view as UIView: set(value, key, ofView: view) || set(value, key, ofAnyView: view)
    case let action as UIAlertAction: set(value, key, of: action)
    case let tabs as UITabBarController where key == "tabBar": replaceBar(of: tabs, by: value)
    case let controller as UIViewController where key == "title": take(value) { controller.title = $0 as String? }
    case let item as UIBarItem where key == "title": take(value) { item.title = $0 as String? }
    case let item as UIBarItem where key == "image": take(value) { item.image = $0 as UIImage? }
    case let item as UIBarItem where key == "tag": number(value) { item.tag = Int($0) }
    case _: false
    }
  }

  private static func set(_ value: Any?, _ key: String, ofView view: UIView) -> Bool {
    switch (key, view) {
    case ("text", let label as UILabel): take(value) { label.text = $0 as String? }
    case ("textColor", let label as UILabel): take(value) { label.textColor = $0 as UIColor? }
    case ("font", let label as UILabel): take(value) { label.font = $0 as UIFont? }
    case ("numberOfLines", let label as UILabel): number(value) { label.numberOfLines = Int($0) }
    case ("text", let field as UITextField): take(value) { field.text = $0 as String? }
    case ("textColor", let field as UITextField): take(value) { field.textColor = $0 as UIColor? }
    case ("placeholder", let field as UITextField): take(value) { field.placeholder = $0 as String? }
    case ("secureTextEntry", let field as UITextField): flag(value) { field.isSecureTextEntry = $0 }
    case ("placeholderLabel.textColor", let field as UITextField),
      ("_placeholderLabel.textColor", let field as UITextField):
      take(value) { (color: UIColor?) in
        field.attributedPlaceholder = NSAttributedString(
          string: field.placeholder ?? "", attributes: color.map { [.foregroundColor: $0] } ?? [:])
      }
    case ("text", let text as UITextView): take(value) { text.text = $0 as String? }
    case ("textColor", let text as UITextView): take(value) { text.textColor = $0 as UIColor? }
    case ("image", let image as UIImageView): take(value) { image.image = $0 as UIImage? }
    case ("cancelButtonText", let bar as UISearchBar), ("_cancelButtonText", let bar as UISearchBar):
      take(value) { bar.cancelTitle = $0 as String? }
    case ("text", let bar as UISearchBar): take(value) { bar.text = $0 as String? }
    case ("placeholder", let bar as UISearchBar): take(value) { bar.placeholder = $0 as String? }
    case ("barTintColor", let bar as UINavigationBar): take(value) { bar.barTintColor = $0 as UIColor? }
    case ("barTintColor", let bar as UITabBar): take(value) { bar.barTintColor = $0 as UIColor? }
    case ("on", let flip as UISwitch): flag(value) { flip.isOn = $0 }
    case ("value", let slider as UISlider): number(value) { slider.value = Float($0) }
    case ("progress", let bar as UIProgressView): number(value) { bar.progress = Float($0) }
    case ("enabled", let control as UIControl): flag(value) { control.isEnabled = $0 }
    case ("selected", let control as UIControl): flag(value) { control.isSelected = $0 }
    case ("highlighted", let control as UIControl): flag(value) { control.isHighlighted = $0 }
    case _: false
    }
  }

  private static func set(_ value: Any?, _ key: String, ofAnyView view: UIView) -> Bool {
    switch key {
    case "alpha": number(value) { view.alpha = $0 }
    case "tag": number(value) { view.tag = Int($0) }
    case "hidden", "isHidden": flag(value) { view.isHidden = $0 }
    case "clipsToBounds", "layer.masksToBounds": flag(value) { view.clipsToBounds = $0 }
    case "userInteractionEnabled": flag(value) { view.isUserInteractionEnabled = $0 }
    case "accessibilityIdentifier": take(value) { view.accessibilityIdentifier = $0 as String? }
    case "accessibilityLabel": take(value) { view.accessibilityLabel = $0 as String? }
    case "accessibilityHint": take(value) { view.accessibilityHint = $0 as String? }
    case "backgroundColor": take(value) { view.backgroundColor = $0 as UIColor? }
    case "tintColor": take(value) { view.tintColor = $0 as UIColor? }
    case "frame": box(value) { view.frame = $0 }
    case "bounds": box(value) { view.bounds = $0 }
    case "center": point(value) { view.center = $0 }
    case "layer.cornerRadius": number(value) { view.layer.cornerRadius = $0 }
    case "layer.borderWidth": number(value) { view.layer.borderWidth = $0 }
    case "layer.shadowOpacity": number(value) { view.layer.shadowOpacity = Float($0) }
    case "layer.shadowRadius": number(value) { view.layer.shadowRadius = $0 }
    case "layer.shadowOffset": size(value) { view.layer.shadowOffset = $0 }
    // A document's colour is none of Core Graphics': the layer keeps the one it had.
    case "layer.borderColor": color(value) { view.layer.borderColor = $0 }
    case "layer.shadowColor": color(value) { view.layer.shadowColor = $0 }
    case _: false
    }
  }

  private static func set(_ value: Any?, _ key: String, of action: UIAlertAction) -> Bool {
    switch key {
    case "titleTextColor", "_titleTextColor": take(value) { action.titleColor = $0 as UIColor? }
    case "image": take(value) { action.image = $0 as UIImage? }
    case _: false
    }
  }

  /// An app's own class of tab bars in the place of the stock one.
  private static func replaceBar(of tabs: UITabBarController, by value: Any?) -> Bool {
    guard let bar = value as? UITabBar else { return false }
    tabs.exchangeBar(for: bar)
    return true
  }

  // MARK: Values

  private static func take<Value>(_ value: Any?, _ set: (Value?) -> Void) -> Bool {
    guard value == nil || value is Value else { return false }
    set(value as? Value)
    return true
  }

  private static func number(_ value: Any?, _ set: (CGFloat) -> Void) -> Bool {
    let number: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      // Key-value coding asks whatever it is given for its `doubleValue`, and texts have one: the number they begin with, else 0.
      case let text as String: CGFloat((text as NSString).doubleValue)
      case _: nil
      }
    guard let number, number.magnitude < CGFloat(Int32.max) else { return false }
    set(number)
    return true
  }

  private static func flag(_ value: Any?, _ set: (Bool) -> Void) -> Bool {
    if let flag = value as? Bool {
      set(flag)
      return true
    }
    if let text = value as? String {
      set((text as NSString).boolValue)
      return true
    }
    return number(value) { set($0 != 0) }
  }

  private static func color(_ value: Any?, _ set: (CGColor) -> Void) -> Bool {
    if let color = value as? CGColor { set(color) }
    return true
  }

  private static func box(_ value: Any?, _ set: (CGRect) -> Void) -> Bool {
    given((value as? NSValue)?.heldRect ?? value as? CGRect, set)
  }
  private static func point(_ value: Any?, _ set: (CGPoint) -> Void) -> Bool {
    given((value as? NSValue)?.heldPoint ?? value as? CGPoint, set)
  }
  private static func size(_ value: Any?, _ set: (CGSize) -> Void) -> Bool {
    given((value as? NSValue)?.heldSize ?? value as? CGSize, set)
  }
  private static func given<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }
}

extension KeyValueObservable {
  /// Sets a property by its name: an `@Inspectable` or `@Outlet` one of the app's, or one of those of the framework's classes that are
  /// known by name. For any other name nothing is set, and the ledger says so: a property of Swift's has no setter by name at run time.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard MainThread.isHere else { return }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      if FrameworkSetters.set(value, keyPath, of: object) { return }
      if let setter = NamedSetters.setter(keyPath, of: object), setter.set(value, on: object) { return }
      let steps = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      if steps.count == 2, let next = object.value(forKey: steps[0]) as? NSObject {
        return next.setValue(value, forKeyPath: steps[1])
      }
      guard let fault = AttributeSetting.set(value, keyPath, of: object) else { return }
      AppScene.running?.record("\(type(of: object))", "warning: setValue(_:forKey:): \(fault)")
    }
  }

  /// Sets properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Told when a watched property became another; not to have it of one's own raises.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard MainThread.isHere else { return }
    let name = "\(type(of: self))"
    MainActor.assumeIsolated {
      AppScene.current.raise(
        "NSInternalInconsistencyException", "a change of \"\(keyPath ?? "")\" was told and not handled", by: name)
    }
  }
}
