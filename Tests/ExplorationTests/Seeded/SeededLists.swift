// Tables and grids made from a seed: rows and cells of their own height, and what they open.
import SwivelUI
import Walker

/// A table of one style, with rows by the system's content or by constraints.
final class SeededTable: SeededScreen, UITableViewDataSource, UITableViewDelegate {
  private var rows: [[(text: String, more: String)]] = []
  private var kind = 0
  private var accessory = UITableViewCell.AccessoryType.none
  private var seeds: UInt64 = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: .zero, style: dice.pick([.plain, .grouped, .insetGrouped]))
    table.accessibilityIdentifier = "\(name)-table"
    kind = dice.below(3)
    accessory = dice.pick([.none, .disclosureIndicator, .detailButton])
    seeds = UInt64(dice.below(1 << 30))
    rows = (0...dice.below(2)).map { _ in
      (0...dice.below(5)).map { _ in (SeededText.words(&dice, atMost: 8), SeededText.words(&dice, atMost: 14)) }
    }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "system")
    table.register(SeededRow.self, forCellReuseIdentifier: "own")
    table.dataSource = self
    table.delegate = self
    if dice.chance(30) {
      let head = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
      head.accessibilityIdentifier = "\(name)-head"
      table.tableHeaderView = head
    }
    let bar = dice.chance(40) ? opener("open") : nil
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    var below = view.bottomAnchor
    if let bar {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      ])
      below = bar.topAnchor
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor), table.bottomAnchor.constraint(equalTo: below),
    ])
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "First" : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (text, more) = rows[indexPath.section][indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: kind == 2 ? "own" : "system", for: indexPath)
    if let own = cell as? SeededRow {
      own.show(text, more)
    } else {
      var content = kind == 0 ? cell.defaultContentConfiguration() : UIListContentConfiguration.subtitleCell()
      content.text = text
      content.secondaryText = kind == 0 ? nil : more
      cell.contentConfiguration = content
    }
    cell.accessoryType = accessory
    cell.accessibilityIdentifier = "\(name)-row-\(indexPath.section)-\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(0, seed: seeds &+ UInt64(indexPath.row), from: tableView.cellForRow(at: indexPath))
  }
}

/// A row by constraints: a picture, words of several lines, and a switch.
final class SeededRow: UITableViewCell {
  private let words = UILabel()
  private let more = UILabel()
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIView()
    picture.backgroundColor = .systemPink
    words.numberOfLines = 0
    more.numberOfLines = 2
    words.font = .preferredFont(forTextStyle: .body)
    more.font = .preferredFont(forTextStyle: .footnote)
    for label in [words, more] { label.adjustsFontForContentSizeCategory = true }
    let column = UIStackView(arrangedSubviews: [words, more])
    column.axis = .vertical
    for part in [picture, column, toggle] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
      picture.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      toggle.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 12),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ text: String, _ second: String) {
    words.text = text
    more.text = second
  }
}

/// A grid by flow or by groups, whose columns follow the width it has.
final class SeededGrid: SeededScreen, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var count = 0
  private var least: CGFloat = 100
  private var isFlow = false
  private var texts: [String] = []
  private var seeds: UInt64 = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    count = 3 + dice.below(14)
    least = CGFloat(dice.pick([90, 120, 160]))
    isFlow = dice.chance(50)
    seeds = UInt64(dice.below(1 << 30))
    texts = (0..<count).map { _ in SeededText.words(&dice, atMost: 6) }
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: isFlow ? flow() : groups())
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.accessibilityIdentifier = "\(name)-grid"
    grid.register(SeededTile.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let grid = view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    if isFlow { grid?.collectionViewLayout.invalidateLayout() }
  }

  private func flow() -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    flow.minimumInteritemSpacing = 8
    flow.minimumLineSpacing = 8
    flow.sectionInsetReference = dice.pick([.fromSafeArea, .fromContentInset, .fromLayoutMargins])
    return flow
  }

  private func groups() -> UICollectionViewLayout {
    let (isEstimated, least) = (dice.chance(50), least)
    return UICollectionViewCompositionalLayout { _, environment in
      let columns = max(1, Int(environment.container.effectiveContentSize.width / least))
      let height: NSCollectionLayoutDimension = isEstimated ? .estimated(60) : .absolute(80)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      return section
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? SeededTile)?.words.text = texts[indexPath.item]
    cell.accessibilityIdentifier = "\(name)-tile-\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let insets = collectionView.safeAreaInsets
    let width = collectionView.bounds.width - insets.left - insets.right - 60
    let columns = max(1, (width / least).rounded(.down))
    return CGSize(width: ((width - 8 * (columns - 1)) / columns).rounded(.down), height: least / 2)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(0, seed: seeds &+ UInt64(indexPath.item % 2), from: collectionView.cellForItem(at: indexPath))
  }
}

/// A tile with words of several lines.
final class SeededTile: UICollectionViewCell {
  let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray5
    words.numberOfLines = 0
    words.font = .preferredFont(forTextStyle: .callout)
    words.adjustsFontForContentSizeCategory = true
    words.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
