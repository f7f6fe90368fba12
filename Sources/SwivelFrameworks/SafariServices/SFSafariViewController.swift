// A browser in an app: its bars around a page that does not come, on a device without a network.
import Foundation
import SwivelUI

/// A browser with bars of its own, which an app presents.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the browser is set up.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether an article is shown without what is around it.
    open var entersReaderIfAvailable = false
    /// Whether the bars go away with scrolling.
    open var barCollapsingEnabled = true
    /// The usual one.
    public override init() { super.init() }
  }

  /// What the button that closes says; raw values are SafariServices'.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2

    fileprivate var word: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  /// Hears of it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How it was set up.
  public let configuration: Configuration
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor? { didSet { paint() } }
  /// The colour of what is in them.
  open var preferredControlTintColor: UIColor? { didSet { paint() } }
  /// What the button that closes says.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { fillBars() } }
  private let address: URL
  private let topBar = UINavigationBar()
  private let bottomBar = UIToolbar()
  private let page = UIView()

  /// A browser at an address of http or https; SafariServices raises an exception for any other, and so does this.
  public convenience init(url address: URL) { self.init(url: address, configuration: Configuration()) }

  /// The same, as before era 11, with whether an article is shown without what is around it.
  public convenience init(url address: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: address, configuration: configuration)
  }

  /// The same with a configuration.
  public init(url address: URL, configuration: Configuration) {
    self.address = address
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    if !["http", "https"].contains(address.scheme?.lowercased() ?? "") {
      raise(
        "NSInvalidArgumentException",
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
  }

  /// No document has one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.backgroundColor = .white
    for part in [page, topBar, bottomBar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      topBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bottomBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      page.topAnchor.constraint(equalTo: topBar.bottomAnchor),
      page.bottomAnchor.constraint(equalTo: bottomBar.topAnchor),
    ])
    fillBars()
    paint()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The page is asked for and does not come.
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
  }

  private func fillBars() {
    guard isViewLoaded else { return }
    let item = UINavigationItem(title: address.host ?? "")
    item.leftBarButtonItem = UIBarButtonItem(
      title: dismissButtonStyle.word, image: nil, primaryAction: UIAction { [weak self] _ in self?.finish() }, menu: nil
    )
    item.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "arrow.clockwise"), primaryAction: UIAction { _ in }, menu: nil)
    topBar.items = [item]
    let signs = ["chevron.left", "chevron.right", "square.and.arrow.up", "safari"]
    let buttons = signs.map { UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil) }
    for button in buttons.prefix(2) { button.isEnabled = false }
    bottomBar.items = Array(
      buttons.map { [$0] }.joined(separator: [UIBarButtonItem(systemItem: .flexibleSpace)]))
  }

  private func paint() {
    topBar.barTintColor = preferredBarTintColor
    bottomBar.barTintColor = preferredBarTintColor
    topBar.tintColor = preferredControlTintColor
    bottomBar.tintColor = preferredControlTintColor
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Hears of a browser.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: OptionalMethods {
  /// The user closed it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page came, or did not.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// It goes elsewhere at first.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
  /// What can be shared of a page besides the usual.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  /// Nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Nothing.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
  /// Nothing more.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
  ) -> [UIActivity] { [] }
}
