// Outlets that classes of the framework have in Interface Builder: who is told, who is asked, and for what.

/// A class of a framework beside UIKit with outlets of its own.
@MainActor package protocol OutletHolding: AnyObject {
  /// Connects an outlet; false where there is none of this name, or where it cannot hold the target.
  func connect(_ outlet: String, to target: AnyObject) -> Bool
}

/// Connects outlets of the framework's classes.
@MainActor enum FrameworkOutlets {
  /// Connects one; false where the class has none of this name, or where it cannot hold the target.
  static func connect(_ name: String, of object: AnyObject, to target: AnyObject) -> Bool {
    if let holder = object as? any OutletHolding, holder.connect(name, to: target) { return true }
    return switch name {
    case "delegate": (object as? UIView).map { delegate(of: $0, target) } ?? delegate(of: object, target)
    case "dataSource": dataSource(of: object, target)
    case "prefetchDataSource", "dragDelegate", "dropDelegate": rows(name, of: object, target)
    case "textLabel", "detailTextLabel": label(name, of: object, target)
    case "view": view(of: object, target)
    case _: false
    }
  }

  private static func delegate(of view: UIView, _ target: AnyObject) -> Bool {
    switch view {
    case let table as UITableView: take(target) { table.delegate = $0 }
    case let collection as UICollectionView: take(target) { collection.delegate = $0 }
    case let text as UITextView: take(target) { text.delegate = $0 }
    case let scroller as UIScrollView: take(target) { scroller.delegateOfScrollView = $0 }
    case let field as UITextField: take(target) { field.delegate = $0 }
    case let bar as UISearchBar: take(target) { bar.delegate = $0 }
    case let picker as UIPickerView: take(target) { picker.delegate = $0 }
    case let bar as UITabBar: take(target) { bar.delegate = $0 }
    case let bar as UIToolbar: take(target) { bar.delegate = $0 }
    case let bar as UINavigationBar: take(target) { bar.delegate = $0 }
    case _: false
    }
  }

  private static func delegate(of object: AnyObject, _ target: AnyObject) -> Bool {
    switch object {
    case let recognizer as UIGestureRecognizer: take(target) { recognizer.delegate = $0 }
    case let tabs as UITabBarController: take(target) { tabs.delegate = $0 }
    case let navigation as UINavigationController: take(target) { navigation.delegate = $0 }
    case let split as UISplitViewController: take(target) { split.delegate = $0 }
    case let pages as UIPageViewController: take(target) { pages.delegate = $0 }
    case _: false
    }
  }

  private static func dataSource(of object: AnyObject, _ target: AnyObject) -> Bool {
    switch object {
    case let table as UITableView: take(target) { table.dataSource = $0 }
    case let collection as UICollectionView: take(target) { collection.dataSource = $0 }
    case let picker as UIPickerView: take(target) { picker.dataSource = $0 }
    case let pages as UIPageViewController: take(target) { pages.dataSource = $0 }
    case _: false
    }
  }

  private static func rows(_ name: String, of object: AnyObject, _ target: AnyObject) -> Bool {
    switch (name, object) {
    case ("prefetchDataSource", let table as UITableView): take(target) { table.prefetchDataSource = $0 }
    case ("dragDelegate", let table as UITableView): take(target) { table.dragDelegate = $0 }
    case ("dropDelegate", let table as UITableView): take(target) { table.dropDelegate = $0 }
    case ("prefetchDataSource", let collection as UICollectionView): take(target) { collection.prefetchDataSource = $0 }
    case ("dragDelegate", let collection as UICollectionView): take(target) { collection.dragDelegate = $0 }
    case ("dropDelegate", let collection as UICollectionView): take(target) { collection.dropDelegate = $0 }
    case _: false
    }
  }

  private static func view(of object: AnyObject, _ target: AnyObject) -> Bool {
    guard let controller = object as? UIViewController else { return false }
    return take(target) { controller.view = $0 }
  }

  private static func label(_ name: String, of object: AnyObject, _ target: AnyObject) -> Bool {
    guard let cell = object as? UITableViewCell, let label = target as? UILabel else { return false }
    if name == "textLabel" { cell.storedTextLabel = label } else { cell.storedDetailLabel = label }
    return true
  }

  private static func take<Value>(_ target: AnyObject, _ set: (Value) -> Void) -> Bool {
    guard let value = target as? Value else { return false }
    set(value)
    return true
  }
}
