// The dictionary: none is installed, so that no word has an entry. Its page says so and can be left.
import Foundation

/// What a word means (developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller).
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  /// Whether a word has an entry: no dictionary is installed.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  private let term: String
  /// Of a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.title = term
    page.view.backgroundColor = .systemBackground
    let message = UILabel()
    (message.text, message.textAlignment) = ("No definition found", .center)
    message.frame = page.view.bounds
    message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(message)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let bars = UINavigationController(rootViewController: page)
    addChild(bars)
    bars.view.frame = view.bounds
    bars.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bars.view)
    bars.didMove(toParent: self)
  }
}
