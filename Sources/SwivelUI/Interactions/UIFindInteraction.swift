// Looking for words in a view: who gives the session, and who is told when it begins and ends. Its field is not shown here.
import Foundation

/// A search in a view.
@preconcurrency @MainActor open class UIFindSession: NumberedObject {
  /// Which parts are found; raw values are UIKit's.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// How many, and which.
    case currentAndTotal = 0
    /// How many.
    case total = 1
    /// Nothing.
    case none = 2
  }
  /// How many parts were found.
  open var resultCount: Int { 0 }
  /// Which of them is in front; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What is said of that.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether what is found can be replaced.
  open var supportsReplacement: Bool { false }
  /// Searches.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces what is in front.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces everything that was found.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Puts another part in front.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found.
  open func invalidateFoundResults() {}
  /// A session of an app's own.
  public override init() { super.init() }
}

/// A way through a text; raw values are UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward = 0
  /// To the beginning.
  case backward = 1
}

/// How words are looked for.
@preconcurrency @MainActor open class UITextSearchOptions: NumberedObject {
  /// Which parts of words count; raw values are UIKit's.
  public enum WordMatchMethod: Int, Sendable {
    /// Any.
    case contains = 0
    /// Their beginnings.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }
  /// Which parts of words count.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How letters are compared.
  open var stringCompareOptions: String.CompareOptions { .caseInsensitive }
}

/// Something words can be looked for in.
@preconcurrency @MainActor public protocol UITextSearching: AnyObject {
  /// All of its text.
  var searchableText: String { get }
}

extension UITextView: UITextSearching {
  /// The text.
  public var searchableText: String { text ?? "" }
}

/// A search in a text.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  /// The text.
  open private(set) weak var searchableObject: (any UITextSearching)?
  private var found: [Range<String.Index>] = []
  private var front = NSNotFound

  /// Searches a text.
  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }
  open override var resultCount: Int { found.count }
  open override var highlightedResultIndex: Int { front }
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    found = []
    let text = searchableObject?.searchableText ?? ""
    var start = text.startIndex
    while !query.isEmpty, start < text.endIndex,
      let range = text.range(
        of: query, options: options?.stringCompareOptions ?? .caseInsensitive, range: start..<text.endIndex)
    {
      found.append(range)
      start = range.upperBound
    }
    front = found.isEmpty ? NSNotFound : 0
  }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    front = (front + (direction == .forward ? 1 : found.count - 1)) % found.count
  }
  open override func invalidateFoundResults() {
    found = []
    front = NSNotFound
  }
}

/// Who gives the session of a search, and is told of it.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: OptionalMethods {
  /// The session; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// It began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// It ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Looks for words in a view.
@preconcurrency @MainActor open class UIFindInteraction: NumberedObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who gives sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search that goes on.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether its field is shown.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// What is looked for.
  open var searchText: String?
  /// What takes its place.
  open var replacementText: String?
  /// Gives the menu of options. Kept, and not shown.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Searches with a delegate's sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }
  init(of text: UITextView) {
    super.init()
    view = text
  }
  /// Before it moves to another view.
  open func willMove(to view: UIView?) {}
  /// After it moved to another view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a search.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view else { return }
    let session =
      delegate?.findInteraction(self, sessionFor: view)
      ?? (delegate == nil ? view as? any UITextSearching : nil).map { UITextSearchingFindSession(searchableObject: $0) }
    guard let session else { return }
    activeFindSession = session
    if let searchText { session.performSearch(query: searchText, options: nil) }
    delegate?.findInteraction(self, didBegin: session)
  }
  /// Ends the search.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }
  /// The next part that was found.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// The one before.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// How many were found is another.
  open func updateResultCount() {}
}
