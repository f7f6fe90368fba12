// What of an app the system's search would find. Whether it has an index apps ask first; here it has none.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// What went wrong.
public struct CSIndexError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are Core Spotlight's.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// There is no index.
    case indexUnavailableError = -1000
    /// Something of an item is no such thing.
    case invalidItemError = -1001
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Core Spotlight's domain.
  public static var errorDomain: String { "CSIndexErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// How something that was found is opened.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// By which name.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// What is known of something.
open class CSSearchableItemAttributeSet: NSObject {
  /// What it is called.
  open var title: String?
  /// What it is.
  open var contentDescription: String?
  /// Words it is found by.
  open var keywords: [String]?
  /// A small picture's file.
  open var thumbnailData: Data?
  /// Where that is.
  open var thumbnailURL: URL?
  /// What its kind is.
  public let contentType: String
  /// Of a kind, before iOS 14.
  public init(itemContentType type: String) { contentType = type }
  /// Of a kind.
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// Something to be found.
open class CSSearchableItem: NSObject {
  /// The app's name for it.
  public let uniqueIdentifier: String
  /// What it belongs to.
  public let domainIdentifier: String?
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Until when.
  open var expirationDate: Date?
  /// Something.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The index (developer.apple.com/documentation/corespotlight/cssearchableindex): it is not available, and each request ends with that error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex()
  /// The usual one.
  open class func `default`() -> CSSearchableIndex { index }
  /// Whether there is one: there is none.
  open class func isIndexingAvailable() -> Bool { false }
  private func refuse(_ handler: (((any Error)?) -> Void)?) {
    guard let handler else { return }
    later { handler(CSIndexError(.indexUnavailableError)) }
  }
  /// Adds some.
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
  /// Takes some out.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Takes those of some out.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Takes all out.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
}
