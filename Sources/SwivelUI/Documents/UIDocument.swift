// A document of an app's: read from a file when it is opened, written when it was changed.

/// A document in a file. Apps say what its contents are by `contents(forType:)` and `load(fromContents:ofType:)`.
@preconcurrency @MainActor open class UIDocument: NumberedObject, UIUserActivityRestoring {
  /// How a change came about; raw values are UIKit's.
  public enum ChangeKind: Int, Sendable {
    /// By the user.
    case done = 0
    /// By undoing.
    case undone = 1
    /// By doing again.
    case redone = 2
    /// There are no changes any more.
    case cleared = 3
  }
  /// Why it is written; raw values are UIKit's.
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating = 0
    /// Again.
    case forOverwriting = 1
  }
  /// What state it is in; raw values are UIKit's.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open and all is well.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1)
    /// Others wrote the same file.
    public static let inConflict = State(rawValue: 2)
    /// It could not be written.
    public static let savingError = State(rawValue: 4)
    /// It must not be changed now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is on its way.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// Posted when the state changes.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  /// The file.
  open private(set) var fileURL: URL
  /// The file's name without what says its kind.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The kind of the file.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  /// The kind it is written as.
  open var savingFileType: String? { fileType }
  /// When the file was written last, as far as known.
  open var fileModificationDate: Date?
  /// The file was moved by others: it is there now. Not called here, where nobody else moves an app's files.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
  /// What is going on.
  open var progress: Progress? { nil }
  /// What the user does with it.
  open var userActivity: NSUserActivity?
  /// What state it is in.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  private var changes = 0
  nonisolated(unsafe) private var tokens: [NSObjectProtocol] = []
  /// Where it hears: it may be let go when no app's code runs, and then `default` is another.
  nonisolated(unsafe) private var center: NotificationCenter?
  /// Whether something is to be written.
  open var hasUnsavedChanges: Bool { changes != 0 }
  /// Keeps how to undo changes, each of which counts as one.
  open var undoManager: UndoManager! = UndoManager() { didSet { watch() } }

  /// A document in a file, which need not be there yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    watch()
  }
  deinit { for token in tokens { center?.removeObserver(token) } }

  private func watch() {
    for token in tokens { self.center?.removeObserver(token) }
    tokens = []
    let center = NotificationCenter.default
    self.center = center
    func hear(_ name: Notification.Name, of object: AnyObject?, _ body: @escaping @MainActor (UIDocument) -> Void) {
      let link = DocumentLink(self)
      tokens.append(
        center.addObserver(forName: name, object: object, queue: nil) { _ in
          MainActor.assumeIsolated { link.document.map(body) }
        })
    }
    // "Document objects … save … when the app goes into the background" (UIDocument).
    hear(UIApplication.didEnterBackgroundNotification, of: nil) { document in
      if !document.documentState.contains(.closed) { document.autosave(completionHandler: nil) }
    }
    guard let undoManager else { return }
    // What undoing leaves to be redone is a group, too, and no change of its own.
    hear(.NSUndoManagerDidCloseUndoGroup, of: undoManager) {
      if $0.undoManager?.isUndoing != true, $0.undoManager?.isRedoing != true { $0.updateChangeCount(.done) }
    }
    hear(.NSUndoManagerDidUndoChange, of: undoManager) { $0.updateChangeCount(.undone) }
    hear(.NSUndoManagerDidRedoChange, of: undoManager) { $0.updateChangeCount(.redone) }
  }

  // MARK: Contents

  /// Takes contents: `Data`, or a `FileWrapper` for a folder. Apps override it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Gives contents: `Data` or a `FileWrapper`. Apps override it.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }
  /// Reads a file, or a folder as a wrapper.
  open func read(from url: URL) throws {
    let kind = try FileManager.default.attributesOfItem(atPath: url.path)
    let contents: Any =
      kind[.type] as? FileAttributeType == .typeDirectory ? try FileWrapper(url: url) : try Data(contentsOf: url)
    fileModificationDate = kind[.modificationDate] as? Date
    try load(fromContents: contents, ofType: fileType)
  }
  /// Writes contents so that they are there whole or not at all.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
  }
  /// Writes contents.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
    case let files as FileWrapper: try files.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    case _: throw CocoaError(.fileWriteUnknown)
    }
  }
  /// What else is written of a file.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
  /// What a file's name ends with.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }
  /// Does what reads or writes the file.
  open func performAsynchronousFileAccess(_ block: @escaping @MainActor () -> Void) {
    AppScene.current.later { block() }
  }

  // MARK: Opening and closing

  /// Reads the file; `completionHandler` is called when the input ends.
  open func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    performAsynchronousFileAccess {
      let isRead = self.attempt { try self.read(from: self.fileURL) }
      if isRead {
        self.changes = 0
        self.documentState.subtract([.closed, .savingError, .editingDisabled])
      }
      completionHandler?(isRead)
    }
  }
  /// Reads the file.
  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }
  /// Writes what was changed, and is closed; nobody may edit it meanwhile.
  open func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    suspendEditing()
    autosave { isSaved in
      self.documentState = self.documentState.union(.closed).subtracting(.editingDisabled)
      completionHandler?(isSaved)
    }
  }
  /// Writes what was changed, and is closed.
  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }
  /// Reads a file anew, between `disableEditing()` and `enableEditing()`; where it cannot be read the document stays as it is, and nobody
  /// may edit it (UIDocument.State.editingDisabled).
  open func revert(toContentsOf url: URL, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    suspendEditing()
    performAsynchronousFileAccess {
      let isRead = self.attempt { try self.read(from: url) }
      if isRead {
        self.changes = 0
        self.documentState.remove(.editingDisabled)
        self.enableEditing()
      }
      completionHandler?(isRead)
    }
  }
  /// "This state is set just before UIDocument calls the disableEditing() method" (UIDocument.State.editingDisabled).
  private func suspendEditing() {
    guard !documentState.contains(.closed) else { return }
    documentState.insert(.editingDisabled)
    disableEditing()
  }

  // MARK: Saving

  /// Notes a change, or that there is none any more.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }
  /// What stands for the changes so far.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
  /// Forgets the changes a token stands for.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? changes
  }
  /// Writes to a file; `completionHandler` is called when the input ends.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    var contents: Any?
    guard attempt({ contents = try self.contents(forType: savingFileType ?? "") }), let contents else {
      documentState.insert(.savingError)
      return AppScene.current.later { completionHandler?(false) }
    }
    performAsynchronousFileAccess {
      let isWritten = self.attempt {
        let attributes = try self.fileAttributesToWrite(to: url, for: saveOperation)
        try self.writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      }
      if isWritten {
        self.updateChangeCount(withToken: token, for: saveOperation)
        self.fileURL = url
        self.documentState.subtract(saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
      } else {
        self.documentState.insert(.savingError)
      }
      completionHandler?(isWritten)
    }
  }
  /// Writes to a file.
  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }
  /// Writes what was changed.
  open func autosave(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return AppScene.current.later { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  // MARK: Trouble

  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }
  /// Something went wrong. Nobody is told by itself.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// The app is done with an error.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// The user cannot be asked about an error any more.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  /// It must not be changed now. Apps override it.
  open func disableEditing() {}
  /// It may be changed again. Apps override it.
  open func enableEditing() {}
  /// Fills what the user does with it.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  /// Goes on with an activity. Apps override what they need.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// A document that is not kept by who hears of it.
private final class DocumentLink: @unchecked Sendable {
  private(set) weak var document: UIDocument?
  init(_ document: UIDocument) { self.document = document }
}
