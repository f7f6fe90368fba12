// Objective-C's exceptions, as far as code makes and raises them itself: one that is raised ends the app as UIKit's own do.
import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Foundation's exception of this name.
  public static let genericException = Self("NSGenericException")
  /// Foundation's exception of this name.
  public static let rangeException = Self("NSRangeException")
  /// Foundation's exception of this name.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// Foundation's exception of this name.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// Foundation's exception of this name.
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  /// Foundation's exception of this name.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  /// Foundation's exception of this name.
  public static let mallocException = Self("NSMallocException")
}

/// What went wrong so that the app ends.
open class NSException: NSObject, @unchecked Sendable {
  /// Which kind.
  public let name: NSExceptionName
  /// Why, for people.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?
  /// Creates an exception, which is not raised yet.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }
  /// Who called whom; nothing is known of it here.
  open var callStackSymbols: [String] { [] }
  /// Who called whom; nothing is known of it here.
  open var callStackReturnAddresses: [NSNumber] { [] }

  /// Raises it: the input ends as an exception of UIKit's would end it. The code around it runs on, as Swift cannot be left that way. On
  /// another thread than the main one it is raised when the main one goes on.
  open func raise() {
    let exception = self
    guard MainThread.isHere else { return DispatchQueue.main.async { exception.raise() } }
    MainActor.unchecked {
      UncaughtExceptions.handler?(exception)
      AppScene.current.raise(exception.name.rawValue, exception.reason ?? "", by: "NSException")
    }
  }
  /// Makes one and raises it.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    let reason = NSString(format: format, arguments: argList) as String
    NSException(name: name, reason: reason, userInfo: nil).raise()
  }
}

@MainActor private enum UncaughtExceptions {
  static var handler: ((NSException) -> Void)?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has exceptions told before the app ends; nil for nobody.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
  nonisolated(unsafe) let handler = handler
  MainActor.unchecked { UncaughtExceptions.handler = handler }
}
