// A list made of a collection: content configurations, accessories, a header, and actions behind a swipe.
import UIKit

final class ListViewController: UIViewController {
  private struct Entry: Hashable {
    let title: String
    var detail: String?
    var symbol: String?
  }

  private static let parts: [(String, [Entry])] = [
    (
      "Folders",
      [
        Entry(title: "Inbox", symbol: "tray"), Entry(title: "Sent", detail: "Yesterday", symbol: "paperplane"),
        Entry(title: "Archive", symbol: "archivebox"),
      ]
    ),
    ("Tags", [Entry(title: "Red"), Entry(title: "A tag with a description", detail: "that goes below its name")]),
  ]

  private var source: UICollectionViewDiffableDataSource<String, Entry>?

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let remove = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [remove, flag])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)

    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, path, entry in
      var content = entry.detail == nil || path.section > 0 ? cell.defaultContentConfiguration() : .valueCell()
      content.text = entry.title
      content.secondaryText = entry.detail
      content.image = entry.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = entry.title.lowercased()
      cell.accessories =
        path.section == 0 ? [.label(text: "\(path.item + 1)"), .disclosureIndicator()] : [.checkmark()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Self.parts[path.section].0
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Entry>(collectionView: list) { list, path, entry in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: entry)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Entry>()
    for (name, entries) in Self.parts {
      snapshot.appendSections([name])
      snapshot.appendItems(entries)
    }
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}
