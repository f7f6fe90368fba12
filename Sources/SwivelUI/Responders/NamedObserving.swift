// Watching properties by their names, as Objective-C does: beside the typed way, which needs no table of names.

/// What a change says of itself; raw values are Foundation's.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String
  /// Creates a key from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What happened: the number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, if it was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, if it was asked for.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// What of a collection changed; never there, since collections are compared whole.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether this comes before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object of an app's, no responder, that is told of changes of properties by their names.
public protocol NamedObserver: AnyObject {
  /// A watched property became another.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension KeyValueObservable {
  /// Tells an observer when the property at the end of a path of names becomes another, by its
  /// `observeValue(forKeyPath:of:change:context:)`. Neither object is kept. Observers are responders or `NamedObserver`s, which
  /// `swivel adopt` makes of all other classes that have that method; whoever is neither raises `NSInvalidArgumentException`.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard observer is UIResponder || observer is any NamedObserver else {
      AppScene.current.raise(
        "NSInvalidArgumentException",
        "\(type(of: observer)) is no NamedObserver: it can be told of \"\(keyPath)\" by observe(_:options:changeHandler:) alone",
        by: "\(type(of: self))")
      return
    }
    let observation = NSKeyValueObservation()
    var last = value(forKeyPath: keyPath)
    func tell(_ observer: NSObject, _ old: Any?, _ new: Any?, isPrior: Bool = false) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.old), let old { change[.oldKey] = old }
      if options.contains(.new), let new { change[.newKey] = new }
      if isPrior { change[.notificationIsPriorKey] = true }
      if let responder = observer as? UIResponder {
        responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      } else if let observer = observer as? any NamedObserver {
        observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
    }
    observation.look = { [weak self, weak observer] in
      guard let self, let observer else { return }
      let new = value(forKeyPath: keyPath)
      guard !areAlike(last, new) else { return }
      let old = last
      last = new
      if options.contains(.prior) { tell(observer, old, nil, isPrior: true) }
      tell(observer, old, new)
    }
    NamedObservers.add(observer, of: self, keyPath, context, observation)
    if options.contains(.initial) { tell(observer, nil, last) }
  }

  /// Takes leave; of several times it was added the last. Who was not added raises `NSRangeException`.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.remove(observer, of: self, keyPath) { _ in true }
  }

  /// Takes leave of what was added with this context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    NamedObservers.remove(observer, of: self, keyPath) { $0 == context }
  }
}

/// Who watches what by name, until they take leave or what they watch is gone. Objects take leave as they go, on whatever thread that
/// is, so a lock guards it.
enum NamedObservers {
  private struct Entry {
    weak var object: NSObject?
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  @MainActor static func add(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
    _ observation: NSKeyValueObservation
  ) {
    let entry = Entry(
      object: object, observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, observation: observation
    )
    lock.withLock {
      entries.removeAll { $0.object == nil }
      entries.append(entry)
    }
    KeyObservers.add(observation)
  }

  static func remove(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, where isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let found: NSKeyValueObservation? = lock.withLock {
      let index = entries.lastIndex {
        $0.object === object && $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath
          && isMeant($0.context)
      }
      return index.map { entries.remove(at: $0).observation }
    }
    found?.invalidate()
    guard found == nil, MainThread.isHere else { return }
    let (who, whom) = ("\(type(of: observer))", "\(type(of: object))")
    MainActor.assumeIsolated {
      AppScene.running?.raise("NSRangeException", "\(who) does not observe \"\(keyPath)\"", by: whom)
    }
  }
}

/// Properties of the framework's classes by Objective-C's names: most are computed, and mirrors know only those that are stored.
@MainActor enum FrameworkKeys {
  /// The value of a property; nil for a name that is not here.
  static func value(_ key: String, of object: NSObject) -> Any? {
    switch object {
    case let field as UITextField where key == "text": field.text
    case let label as UILabel where key == "text": label.text
    case let label as UILabel where key == "attributedText": label.attributedText
    case let text as UITextView where key == "text": text.text
    case let image as UIImageView where key == "image": image.image
    case let scroll as UIScrollView where key == "contentSize": scroll.contentSize
    case let scroll as UIScrollView where key == "contentOffset": scroll.contentOffset
    case let scroll as UIScrollView where key == "contentInset": scroll.contentInset
    case let flip as UISwitch where key == "on": flip.isOn
    case let slider as UISlider where key == "value": slider.value
    case let stepper as UIStepper where key == "value": stepper.value
    case let bar as UIProgressView where key == "progress": bar.progress
    case let pages as UIPageControl where key == "currentPage": pages.currentPage
    case let segments as UISegmentedControl where key == "selectedSegmentIndex": segments.selectedSegmentIndex
    case let control as UIControl where key == "enabled": control.isEnabled
    case let control as UIControl where key == "selected": control.isSelected
    case let control as UIControl where key == "highlighted": control.isHighlighted
    case let cell as UITableViewCell where key == "selected": cell.isSelected
    case let cell as UICollectionViewCell where key == "selected": cell.isSelected
    case let controller as UIViewController where key == "title": controller.title
    case let controller as UIViewController where key == "view": controller.view
    case let item as UINavigationItem where key == "title": item.title
    case let view as UIView: value(key, ofView: view)
    case _: nil
    }
  }

  private static func value(_ key: String, ofView view: UIView) -> Any? {
    switch key {
    case "frame": view.frame
    case "bounds": view.bounds
    case "center": view.center
    case "transform": view.transform
    case "hidden": view.isHidden
    case "alpha": view.alpha
    case "backgroundColor": view.backgroundColor
    case "tag": view.tag
    case _: nil
    }
  }
}
