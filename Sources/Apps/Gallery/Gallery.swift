// The Gallery app: the standard things of UIKit as everybody builds them, a kind a screen, to see what is drawn of each.
import UIKit

/// The app as hosts launch it.
public enum Gallery {
  /// All orientations, so that each screen can be looked at in every window.
  public static let app = AppBundle(
    name: "Gallery", infoDictionary: InfoDictionary(supportedInterfaceOrientations: .all),
    screens: GalleryScreen.allCases.reduce(into: [:]) { screens, screen in screens[screen.title] = { screen.make() } }
  ) { GalleryDelegate() }

  /// The names of its screens, in the list's order.
  public static var screens: [String] { GalleryScreen.allCases.map(\.title) }
}

/// A screen of the gallery.
enum GalleryScreen: CaseIterable {
  case controls, buttons, texts, fields, wheels, rows, groups, cards, list, tiles, views, stacks, columns, bars, above

  /// As the list says it.
  var title: String {
    switch self {
    case .controls: "Controls"
    case .buttons: "Buttons"
    case .texts: "Texts"
    case .fields: "Fields"
    case .wheels: "Wheels"
    case .rows: "Rows"
    case .groups: "Groups"
    case .cards: "Cards"
    case .list: "List"
    case .columns: "Columns"
    case .views: "Views"
    case .stacks: "Stacks"
    case .tiles: "Tiles"
    case .bars: "Bars"
    case .above: "Above"
    }
  }

  /// A new one.
  @MainActor func make() -> UIViewController {
    switch self {
    case .controls: ControlsViewController()
    case .buttons: ButtonsViewController()
    case .texts: TextsViewController()
    case .fields: FieldsViewController()
    case .wheels: WheelsViewController()
    case .list: ListViewController()
    case .columns: ColumnsViewController()
    case .rows: RowsViewController(style: .plain)
    case .groups: RowsViewController(style: .grouped)
    case .cards: RowsViewController(style: .insetGrouped)
    case .views: ViewsViewController()
    case .stacks: StacksViewController()
    case .tiles: TilesViewController()
    case .bars: BarsViewController()
    case .above: AboveViewController()
    }
  }
}

/// Builds the window around the list.
final class GalleryDelegate: UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: GalleryViewController(style: .plain))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The list of screens.
final class GalleryViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    GalleryScreen.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    cell.textLabel?.text = GalleryScreen.allCases[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = GalleryScreen.allCases[indexPath.row]
    let controller = screen.make()
    controller.title = screen.title
    navigationController?.pushViewController(controller, animated: true)
  }
}

/// A screen that scrolls a column of lines.
class ColumnViewController: UIViewController {
  private let scroll = UIScrollView()
  let column = UIStackView()
  private var painters: [() -> Void] = []
  private static let inset: CGFloat = 16
  private static let spacing: CGFloat = 14

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = Self.spacing
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(column)
    let (content, frame) = (scroll.contentLayoutGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.inset),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.inset),
      column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: Self.inset),
      column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -Self.inset),
    ])
  }

  /// Gives layers their colours, which are no UIColors and do not follow the appearance: now, and whenever it changes.
  func paint(_ painter: @escaping () -> Void) {
    painters.append(painter)
    painter()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
    traitCollection.performAsCurrent { for paint in painters { paint() } }
  }

  /// A line of views beside a word for them.
  func add(_ name: String, _ views: UIView...) {
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let line = UIStackView(arrangedSubviews: [label] + views)
    line.spacing = Self.spacing
    line.alignment = .center
    column.addArrangedSubview(line)
  }
}
