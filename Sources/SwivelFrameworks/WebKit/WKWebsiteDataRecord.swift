// What sites keep on the device: the cookies an app put there, for no page comes that would put some.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking
import SwivelUI

/// A kind of data.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// A kind of data.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// A kind of data.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// A kind of data.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// A kind of data.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// A kind of data.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// A kind of data.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// A kind of data.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// A kind of data.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// A kind of data.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What a site keeps.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// Whose it is: the cookies' domain.
  public let displayName: String
  /// Which kinds.
  public let dataTypes: Set<String> = [WKWebsiteDataTypeCookies]
  init(_ displayName: String) { self.displayName = displayName }
}

/// What pages keep: none came, so there are the app's own cookies alone.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  /// Whether it would stay.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  /// The usual one, of the app that asks.
  open class func `default`() -> WKWebsiteDataStore {
    KeptForApp.current.object { WKWebsiteDataStore(isPersistent: true) }
  }
  /// One that is gone with its views.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Every kind of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }
  /// What sites keep of some kinds, by their names.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    let records = records(dataTypes)
    DispatchQueue.main.async { completionHandler(records) }
  }
  /// The same.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(dataTypes) }
  private func records(_ dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    return Set(httpCookieStore.cookies.map(\.site)).sorted().map { WKWebsiteDataRecord($0) }
  }
  /// Takes away what some sites keep.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let sites = Set(dataRecords.map(\.displayName))
    remove(dataTypes) { sites.contains($0.site) }
    DispatchQueue.main.async { completionHandler() }
  }
  /// The same.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    let sites = Set(dataRecords.map(\.displayName))
    remove(dataTypes) { sites.contains($0.site) }
  }
  /// Takes away what came since.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    remove(dataTypes) { $0.came >= date }
    DispatchQueue.main.async { completionHandler() }
  }
  /// The same.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    remove(dataTypes) { $0.came >= date }
  }
  private func remove(_ dataTypes: Set<String>, _ goes: (WKHTTPCookieStore.Kept) -> Bool) {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return }
    httpCookieStore.remove(goes)
  }
}

/// Hears of cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: OptionalMethods {
  /// Some came or went.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  /// Nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// Cookies of pages, and those the app put there.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  /// A cookie, and when it was put there.
  struct Kept {
    let cookie: HTTPCookie
    let came: Date
    /// A cookie is its name, domain and path (RFC 6265, 5.3), whatever it says.
    func isSame(_ other: HTTPCookie) -> Bool {
      (cookie.name, cookie.domain, cookie.path) == (other.name, other.domain, other.path)
    }
    /// Its domain without the dot that stands for those below it.
    var site: String { cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain }
  }
  private(set) var cookies: [Kept] = []
  private let observers = NSHashTable<AnyObject>.weakObjects()

  /// All of them.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let all = cookies.map(\.cookie)
    DispatchQueue.main.async { completionHandler(all) }
  }
  /// All of them.
  open func allCookies() async -> [HTTPCookie] { cookies.map(\.cookie) }
  /// One more, instead of one of its name.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { $0.isSame(cookie) }
    cookies.append(Kept(cookie: cookie, came: presentDate()))
    tell()
    DispatchQueue.main.async { completionHandler?() }
  }
  /// One less.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    remove { $0.isSame(cookie) }
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Hears of each that comes or goes; it is not kept.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.add(observer) }
  /// Hears no more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.remove(observer) }
  func remove(_ goes: (Kept) -> Bool) {
    let before = cookies.count
    cookies.removeAll(where: goes)
    if cookies.count != before { tell() }
  }
  private func tell() {
    for observer in observers.allObjects {
      guard let observer = observer as? any WKHTTPCookieStoreObserver else { continue }
      later { [weak self] in
        MainActor.assumeIsolated { if let self { observer.cookiesDidChange(in: self) } }
      }
    }
  }
}
