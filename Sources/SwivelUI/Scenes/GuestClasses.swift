// Objects of classes known only at run time, by initialisers that are not required of them: UIKit makes cells so.
import CSwiftRuntime

/// Makes objects of an app's classes. Swift calls initialisers of a class at hand only if they are required; UIKit's are not.
/// They stand in the class's method table, which `ClassMetadata` reads: the words in which a subclass that overrides nothing
/// differs from the framework's class are its initialisers, in the order they are declared, since each class has its own.
@MainActor package enum GuestClasses {
  private class PlainFramed: UIView {}
  private class PlainCell: UITableViewCell {}
  private class PlainHeader: UITableViewHeaderFooterView {}

  /// `UIView.init(frame:)` is the first of the two initialisers of views.
  private static let framedWord = initialisers(of: UIView.self, plain: PlainFramed.self).first
  /// `UITableViewCell.init(style:reuseIdentifier:)` stands where views have no words.
  private static let cellWord = initialisers(of: UITableViewCell.self, plain: PlainCell.self).last
  private static let headerWord = initialisers(of: UITableViewHeaderFooterView.self, plain: PlainHeader.self).last

  /// The words of the designated initialisers, as positions in the metadata of the class and its subclasses.
  nonisolated package static func initialisers(of base: AnyClass, plain: AnyClass) -> [Int] {
    let original = ClassMetadata(base)
    let changed = ClassMetadata(plain)
    return original.methodWords.filter { changed[$0] != original[$0] }
  }

  private nonisolated static func function(_ word: Int?, of type: AnyClass) -> UnsafeRawPointer? {
    word.flatMap { UnsafeRawPointer(bitPattern: ClassMetadata(type)[$0]) }
  }

  private nonisolated static func take<Object: AnyObject>(_ made: UnsafeMutableRawPointer?, as type: Object.Type)
    -> Object?
  {
    made.map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
  }

  /// The words of a text, with a reference of their own that whoever is given them consumes.
  private static func words(of text: String?) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: text)
    defer { place.deallocate() }
    return UnsafeRawPointer(place).load(as: (UInt64, UInt64).self)
  }

  private class PlainItem: UIBarItem {}
  /// `NSObject.init()` comes before whatever initialisers items have of their own.
  private nonisolated static let plainWord = initialisers(of: UIBarItem.self, plain: PlainItem.self).first

  /// An object of any class, as `init()` makes it.
  nonisolated static func object<Object: NSObject>(_ type: Object.Type) -> Object {
    let made = swivel_make_plain(
      function(plainWord, of: type), unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let object = take(made, as: type) else { preconditionFailure("an initialiser makes an object") }
    return object
  }

  /// An item of a bar, as `init()` makes it.
  static func item<Item: UIBarItem>(_ type: Item.Type) -> Item {
    let made = swivel_make_plain(
      function(plainWord, of: type), unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let item = take(made, as: type) else { preconditionFailure("an initialiser makes an object") }
    return item
  }

  /// A view of a class, as `init(frame:)` makes it.
  static func view<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let function = function(framedWord, of: type)
    let made = swivel_make_framed(
      function, frame.minX, frame.minY, frame.width, frame.height,
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let view = take(made, as: type) else { preconditionFailure("an initialiser makes an object") }
    return view
  }

  /// A cell of a class, as `init(style:reuseIdentifier:)` makes it.
  static func cell(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    let (text, storage) = words(of: identifier)
    let made = swivel_make_styled(
      function(cellWord, of: type), 0, text, storage, unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let cell = take(made, as: UITableViewCell.self) else { preconditionFailure("an initialiser makes an object") }
    return cell
  }

  /// A view of a class, as an initialiser makes it that takes an object known by a protocol, here its two words, which are consumed,
  /// and a name.
  package static func view<View: UIView>(
    _ type: View.Type, by word: Int?, about object: (UInt64, UInt64), named name: String?
  ) -> View {
    let (text, storage) = words(of: name)
    let made = swivel_make_about(
      function(word, of: type), object.0, object.1, text, storage,
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let view = take(made, as: type) else { preconditionFailure("an initialiser makes an object") }
    return view
  }

  /// A header of a class, as `init(reuseIdentifier:)` makes it.
  static func header(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
    let (text, storage) = words(of: identifier)
    let made = swivel_make_named(
      function(headerWord, of: type), text, storage, unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let header = take(made, as: UITableViewHeaderFooterView.self) else {
      preconditionFailure("an initialiser makes an object")
    }
    return header
  }
}

/// What can be made of a class that is known only at run time. In Objective-C every class answers to `init()`; Swift asks for an
/// initialiser that is required, which UIKit's are not. Adopted sources say `runtimeMade`.
public protocol RuntimeMade {
  /// Creates an object of the class that is named, as its own `init()` does.
  init(runtimeMade: Void)
}

extension NSObject: RuntimeMade {}

extension RuntimeMade where Self: UIView {
  /// Creates a view of the class that is named, as its own `init(frame:)` does.
  @preconcurrency @MainActor public init(runtimeFrame frame: CGRect) {
    self = GuestClasses.view(Self.self, frame: frame)
  }
}

extension RuntimeMade where Self: UIViewController {
  /// Creates a controller of the class that is named, as its own `init()` does; its view comes from a xib.
  @preconcurrency @MainActor public init(runtimeNibName nibName: String?, bundle: Bundle?) {
    self = GuestClasses.object(Self.self)
    givenNibName = nibName
  }
}

extension RuntimeMade {
  /// Creates an object of the class that is named, as its own `init()` does.
  public init(runtimeMade: Void) {
    guard let type = Self.self as? NSObject.Type, let made = GuestClasses.object(type) as? Self else {
      preconditionFailure("only classes that come from NSObject are made at run time")
    }
    self = made
  }

  /// An object of the class whose metatype is asked, as that class's own `init()` makes it.
  public static func runtimeMade() -> Self {
    guard let type = self as? NSObject.Type, let made = GuestClasses.object(type) as? Self else {
      preconditionFailure("only classes that come from NSObject are made at run time")
    }
    return made
  }
}

extension RuntimeMade where Self: Timer {
  /// Creates a timer nobody has scheduled, which does nothing: what apps put into a property until they have one to run.
  public init() {
    guard let timer = Timer(timeInterval: 0, repeats: false, block: { _ in }) as? Self else {
      preconditionFailure("timers have no subclasses")
    }
    self = timer
  }
}

/// What is told when a document it came with is there: every object, as in UIKit.
public protocol NibAwaking: NSObject {}

extension NSObject: NibAwaking {}

extension NibAwaking {
  /// Does nothing; classes that come from `NSObject` alone declare their own.
  public func awakeFromNib() {}
  /// Does nothing; nobody designs here.
  public func prepareForInterfaceBuilder() {}
}
