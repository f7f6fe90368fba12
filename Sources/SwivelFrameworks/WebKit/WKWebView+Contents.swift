// What an app takes out of a page: pictures, documents, places of words, results of programs. Pages are not drawn here, and run nothing.
import Foundation
import FoundationNetworking
import SwivelUI

/// Which part of a view is taken (developer.apple.com/documentation/webkit/wksnapshotconfiguration).
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// In the view's points; null for all that is seen.
  open var rect = CGRect.null
  /// How wide the picture is, in points; nil for as wide as the part.
  open var snapshotWidth: NSNumber?
  /// Whether it waits for what is still to be drawn (iOS 13).
  open var afterScreenUpdates = true
  /// All of it.
  public override init() { super.init() }
}

/// Which part of a page becomes a document.
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
  /// In the page's points; nil for all of it.
  open var rect: CGRect?
  /// Whether what is clear stays so (iOS 17).
  open var allowTransparentBackground = false
  /// All of it.
  public override init() { super.init() }
}

/// How words are looked for.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject {
  /// Whether towards the beginning.
  open var backwards = false
  /// Whether capitals are others.
  open var caseSensitive = false
  /// Whether it goes on at the other end.
  open var wraps = true
  /// Forwards and around.
  public override init() { super.init() }
}

/// Whether words were found.
@preconcurrency @MainActor open class WKFindResult: NSObject {
  /// They are not: nobody reads pages.
  public let matchFound = false
}

/// What programs of one kind share.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// What it is called; nil for the page's and the app's own.
  public let name: String?
  private static var named: [String: WKContentWorld] = [:]
  private init(_ name: String?) { self.name = name }
  /// The page's.
  public static let page = WKContentWorld(nil)
  /// The app's.
  public static let defaultClient = WKContentWorld(nil)
  /// One by its name, the same each time.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }
}

extension WKWebView {
  // MARK: Pictures
  /// A picture of what is seen: white, as the view shows its pages. An empty part is an error.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let image = snapshot(snapshotConfiguration)
    DispatchQueue.main.async { completionHandler(image, image == nil ? WKError(.unknown) : nil) }
  }
  /// The same.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let image = snapshot(configuration) else { throw WKError(.unknown) }
    return image
  }
  private func snapshot(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
    let rect = configuration.map { $0.rect.isNull ? bounds : $0.rect } ?? bounds
    guard rect.width > 0, rect.height > 0 else { return nil }
    let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
    guard width > 0 else { return nil }
    let size = CGSize(width: width, height: rect.height * width / rect.width)
    return UIGraphicsImageRenderer(size: size).image { context in
      (backgroundColor ?? .white).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
  /// A document with a page as large as the view, on which nothing is.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    let data = document(configuration)
    DispatchQueue.main.async { completionHandler(data.map { .success($0) } ?? .failure(WKError(.unknown))) }
  }
  /// The same.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    guard let data = document(configuration) else { throw WKError(.unknown) }
    return data
  }
  private func document(_ configuration: WKPDFConfiguration) -> Data? {
    let size = (configuration.rect ?? bounds).size
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { $0.beginPage() }
  }
  /// A page with all it has: it cannot be put together.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) { DispatchQueue.main.async { completionHandler(.failure(WKError(.unknown))) } }

  // MARK: Words
  /// Looks for words: none are found, for nobody reads pages.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) { DispatchQueue.main.async { completionHandler(WKFindResult()) } }
  /// The same.
  public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult {
    WKFindResult()
  }

  // MARK: Programs
  /// Runs a function in the page: there is none that runs it, which is told as an error.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) } }
  /// The same.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
  /// Runs a program in a world, as without one.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(javaScript) { value, error in
      completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
    }
  }
  /// The same.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try await evaluateJavaScript(javaScript) }

  // MARK: Films
  /// Films that play stop: none plays.
  public func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Films that fill the screen leave it: none does.
  public func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Films play no more until it is said again: none plays.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?() } }

  // MARK: What is kept for another view
  /// The pages that were there, to be given to another view, which goes to the one that is there (iOS 15).
  public var interactionState: Any? {
    get { InteractionState(list: backForwardList.copied()) }
    set {
      guard let state = newValue as? InteractionState else { return }
      backForwardList = state.list.copied()
      if let item = backForwardList.currentItem { go(to: item) }
    }
  }
}

/// What a view is given back.
private final class InteractionState: NSObject {
  let list: WKBackForwardList
  init(list: WKBackForwardList) { self.list = list }
}
