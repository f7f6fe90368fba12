// Reading and writing files that others look at, too: Foundation on Linux has no such class. Nobody else writes an app's files
// here, so whoever asks is let in at once.

/// Where a method that does not throw says what went wrong.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Who shows a file and wants to hear of changes. All but the first two are optional, as in Foundation.
public protocol NSFilePresenter: AnyObject {
  /// The file.
  var presentedItemURL: URL? { get }
  /// Where it is told. Kept: it is told at once.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Somebody is about to read: what has to be saved is saved first.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// The file was written.
  func presentedItemDidChange()
  /// The file is elsewhere now.
  func presentedItemDidMove(to newURL: URL)
  /// The file is about to be removed.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// A file in the folder was written.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// Nothing has to be saved.
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Minds nothing.
  public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}

/// A file, and what is about to be done with it.
public final class NSFileAccessIntent: NSObject {
  /// The file.
  public let url: URL
  let writing: NSFileCoordinator.WritingOptions?
  private init(_ url: URL, _ writing: NSFileCoordinator.WritingOptions?) { (self.url, self.writing) = (url, writing) }
  /// To read a file.
  public static func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, nil) }
  /// To write a file.
  public static func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, options) }
}

/// Lets code read and write files one at a time, and tells those who show them.
open class NSFileCoordinator: NSObject {
  /// How a file is read; raw values are Foundation's.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody saves first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is said about the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// It is read for a copy.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// How a file is written; raw values are Foundation's.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is removed.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Those who show it save first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what is said about it is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private struct Presenter: @unchecked Sendable { weak var object: (any NSFilePresenter)? }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var presenters: [Presenter] = []
  private weak var own: (any NSFilePresenter)?
  /// Names who reads and writes together. Kept; one name for all who gave none.
  open var purposeIdentifier = "NSFileCoordinator"

  /// Lets somebody in, who is not told of what they do themselves.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { own = filePresenterOrNil }

  /// Who is told of changes.
  open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters.compactMap(\.object) } }
  /// Tells somebody from now on, until they are removed or gone.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters = presenters.filter { $0.object != nil } + [Presenter(object: filePresenter)] }
  }
  /// Tells somebody no more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0.object == nil || $0.object === filePresenter } }
  }

  private func others(showing url: URL) -> [any NSFilePresenter] {
    Self.filePresenters.filter {
      $0 !== own && $0.presentedItemURL?.standardizedFileURL.path == url.standardizedFileURL.path
    }
  }
  private func read(_ url: URL, _ options: ReadingOptions) {
    guard options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly]) else { return }
    for presenter in others(showing: url) { presenter.savePresentedItemChanges { _ in } }
  }
  private func begin(_ url: URL, _ options: WritingOptions) {
    for presenter in others(showing: url) {
      if options.contains(.forDeleting) { presenter.accommodatePresentedItemDeletion { _ in } }
      if options.contains(.forMerging) { presenter.savePresentedItemChanges { _ in } }
    }
  }
  private func end(_ url: URL, _ options: WritingOptions) {
    guard options.isDisjoint(with: [.forDeleting, .forMoving]) else { return }
    for presenter in others(showing: url) { presenter.presentedItemDidChange() }
    let folder = url.deletingLastPathComponent()
    for presenter in others(showing: folder) { presenter.presentedSubitemDidChange(at: url) }
  }

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    read(url, options)
    reader(url)
  }
  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    begin(url, options)
    writer(url)
    end(url, options)
  }
  /// Reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    read(readingURL, readingOptions)
    begin(writingURL, writingOptions)
    readerWriter(readingURL, writingURL)
    end(writingURL, writingOptions)
  }
  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    begin(url1, options1)
    begin(url2, options2)
    writer(url1, url2)
    end(url1, options1)
    end(url2, options2)
  }
  /// Does what several files were asked for, on a queue.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping ((any Error)?) -> Void
  ) {
    for intent in intents {
      if let options = intent.writing { begin(intent.url, options) } else { read(intent.url, []) }
    }
    nonisolated(unsafe) let (coordinator, files, work) = (self, intents, accessor)
    queue.addOperation {
      work(nil)
      for intent in files { if let options = intent.writing { coordinator.end(intent.url, options) } }
    }
  }
  /// Says where a file is going.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Says where a file went.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in others(showing: oldURL) { presenter.presentedItemDidMove(to: newURL) }
  }
  /// Nobody waits here.
  open func cancel() {}
}
