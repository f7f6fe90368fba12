// The screen a document app begins with: the files in the app's own documents, and a button for a new one. Looks and places are ours.
import Foundation

/// Shows the user's documents; the delegate opens what is picked and makes new ones.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// How many documents are listed: as many as a screen of an iPad has room for.
  private static let mostListed = 20
  /// Who is told.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button for a new document.
  open var allowsDocumentCreation = true { didSet { show() } }
  /// What it says; nil for UIKit's words.
  open var localizedCreateDocumentActionTitle: String? { didSet { show() } }
  /// How wide a picture of a new document is for its height. Kept.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0
  /// Whether several can be picked. Kept: one is, by a tap.
  open var allowsPickingMultipleItems = false
  /// The kinds of documents there are to pick.
  open private(set) var allowedContentTypes: [String]
  /// The same as types.
  open var contentTypesForRecentDocuments: [UTType] {
    get { recentDocumentsContentTypes.compactMap { UTType($0) } }
    set { recentDocumentsContentTypes = newValue.map(\.identifier) }
  }
  /// The kinds of documents among those used last. Kept.
  open var recentDocumentsContentTypes: [String]
  /// Whether endings of names are shown.
  open var shouldShowFileExtensions = false { didSet { show() } }
  /// The app's own at the bar's beginning.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { show() } }
  /// The app's own at the bar's end.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { show() } }
  /// What else can be done with documents. Kept.
  open var customActions: [UIDocumentBrowserAction] = []
  /// How it looks. `dark` makes it so.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified }
  }
  private let bar = UINavigationBar(frame: .zero)
  private let item = UINavigationItem(title: "Documents")
  private let list = ChoiceList(frame: .zero)

  /// A browser of documents of some kinds, before iOS 14; nil for all.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? ["public.item"]
    recentDocumentsContentTypes = self.allowedContentTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// A browser of documents of some kinds; nil for all.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
  /// A browser from a document, of all kinds.
  public required init?(coder: NSCoder) {
    allowedContentTypes = ["public.item"]
    recentDocumentsContentTypes = allowedContentTypes
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.fill(view)
    bar.items = [item]
    bar.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: bar.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
  }

  /// Brings a file among the user's documents and says where it is then, or why it is not.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { take(documentURL, importMode, into: neighbourURL.deletingLastPathComponent(), completion) }
  /// Shows where a document is: nothing moves here, and the document is told as it is.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    show()
    completion?(url, nil)
  }
  /// Gives a document another name and says where it is then, or why it is not.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var renamed = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    if renamed.pathExtension.isEmpty, !documentURL.pathExtension.isEmpty {
      renamed.appendPathExtension(documentURL.pathExtension)
    }
    do {
      try FileManager.default.moveItem(at: documentURL, to: renamed)
      show()
      completionHandler(renamed, nil)
    } catch { completionHandler(nil, error) }
  }
  /// The way to a document's screen and back.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }
  /// The same in iOS 11.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}

extension UIDocumentBrowserViewController {
  private static var folder: URL? { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first }

  /// The documents of the allowed kinds, by name; a folder that is not there has none.
  private var documents: [URL] {
    guard let folder = Self.folder, FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let shown = files.filter { !$0.lastPathComponent.hasPrefix(".") && isAllowed($0) }
      return Array(shown.sorted { $0.lastPathComponent < $1.lastPathComponent }.prefix(Self.mostListed))
    } catch { return [] }
  }
  private func isAllowed(_ file: URL) -> Bool {
    guard let kind = UTType(filenameExtension: file.pathExtension) else {
      return allowedContentTypes.contains("public.item")
    }
    return allowedContentTypes.contains { name in
      name == "public.item" || kind.identifier == name || (UTType(name).map { kind.conforms(to: $0) } ?? false)
    }
  }

  private func show() {
    guard isViewLoaded else { return }
    item.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
    item.rightBarButtonItems = additionalTrailingNavigationBarButtonItems.reversed()
    var choices: [ChoiceList.Choice] = []
    if allowsDocumentCreation {
      choices.append((localizedCreateDocumentActionTitle ?? "Create Document", { [weak self] in self?.create() }))
    }
    for document in documents {
      let name = shouldShowFileExtensions ? document : document.deletingPathExtension()
      choices.append(
        (
          name.lastPathComponent,
          { [weak self] in
            guard let self else { return }
            delegate?.documentBrowser(self, didPickDocumentsAt: [document])
          }
        ))
    }
    list.show(choices, "document")
  }

  private func create() {
    delegate?.documentBrowser(
      self,
      didRequestDocumentCreationWithHandler: { [weak self] url, mode in
        // UIKit takes a word twice for a mistake of the app's; here the second one is a second document.
        guard let self, let url, mode != .none, let folder = Self.folder else { return }
        take(url, mode, into: folder) { [weak self] destination, error in
          guard let self else { return }
          guard let destination else {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            return
          }
          delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
        }
      })
  }

  /// Puts a file into a folder, under a name nobody has there: "Untitled", "Untitled 2" and so on.
  private func take(
    _ file: URL, _ mode: ImportMode, into folder: URL, _ completion: (URL?, (any Error)?) -> Void
  ) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      var destination = folder.appendingPathComponent(file.lastPathComponent)
      let name = file.deletingPathExtension().lastPathComponent
      var number = 2
      while files.fileExists(atPath: destination.path) {
        destination = folder.appendingPathComponent("\(name) \(number)").appendingPathExtension(file.pathExtension)
        number += 1
      }
      switch mode {
      case .none: return completion(nil, nil)
      case .copy: try files.copyItem(at: file, to: destination)
      case .move: try files.moveItem(at: file, to: destination)
      }
      show()
      completion(destination, nil)
    } catch { completion(nil, error) }
  }
}
