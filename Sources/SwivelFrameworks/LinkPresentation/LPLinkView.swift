// What an address leads to: without a network its host is all that is known.
import Foundation
import SwivelUI

/// What went wrong.
public struct LPError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are Link Presentation's.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// Nothing came.
    case metadataFetchFailed = 2
    /// It was no longer wanted.
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Link Presentation's domain.
  public static var errorDomain: String { "LPErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// What is known of an address.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Where it was found.
  open var originalURL: URL?
  /// Where it leads.
  open var url: URL?
  /// What it is called.
  open var title: String?
  /// A small picture.
  open var iconProvider: NSItemProvider?
  /// A picture.
  open var imageProvider: NSItemProvider?
  /// A film.
  open var remoteVideoURL: URL?
  /// Nothing.
  public override init() { super.init() }
}

/// Asks what an address leads to (developer.apple.com/documentation/linkpresentation/lpmetadataprovider): nobody answers.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether what it names is fetched as well.
  open var shouldFetchSubresources = true
  /// For how many seconds.
  open var timeout: TimeInterval = 30
  private var isCancelled = false
  /// One question.
  public override init() { super.init() }
  /// Asks, and tells that nothing came.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let done = completionHandler
    later { [self] in done(nil, LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed)) }
  }
  /// The same for who waits.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  /// No longer.
  open func cancel() { isCancelled = true }
}

/// Shows what an address leads to: what it is called over its host, in a grey box with round corners.
@preconcurrency @MainActor open class LPLinkView: UIView {
  /// What is shown.
  open var metadata: LPLinkMetadata { didSet { read() } }
  private let title = UILabel()
  private let host = UILabel()
  /// Our figures: sources have none.
  private static let margin: CGFloat = 12

  /// Of an address.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    super.init(frame: .zero)
    metadata.originalURL = url
    begin()
  }
  /// Of what is known.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    begin()
  }
  /// No document has one.
  public required init?(coder: NSCoder) { nil }

  private func begin() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.margin
    title.font = .preferredFont(forTextStyle: .headline)
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    addSubview(title)
    addSubview(host)
    read()
  }
  private func read() {
    let address = metadata.originalURL ?? metadata.url
    let name = address?.host ?? ""
    (title.text, host.text) = (metadata.title, name.hasPrefix("www.") ? String(name.dropFirst(4)) : name)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  private var sizes: (title: CGSize, host: CGSize) {
    let none = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return (title.text == nil ? .zero : title.sizeThatFits(none), host.sizeThatFits(none))
  }
  /// As large as its lines and the margins around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (title, host) = sizes
    return CGSize(
      width: min(size.width, max(title.width, host.width) + 2 * Self.margin),
      height: title.height + host.height + 2 * Self.margin)
  }
  /// The same.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let (first, second) = sizes
    title.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: first.height)
    host.frame = CGRect(x: room.minX, y: room.minY + first.height, width: room.width, height: second.height)
  }
}
