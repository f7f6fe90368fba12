// A table whose rows and sections come and go by chance, beside plain lists of words that do the same: after every change the table has
// the words of the lists, each in its place, and nothing else. What holds for any sequence needs no example of one.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct TableModelTests {
  struct Section: Equatable {
    var name: String
    var words: [String]
  }

  /// The lists, and the table that is to show them.
  final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [Section] = []
    let table: UITableView
    /// The word that is chosen.
    var chosen: String?
    private var made = 0
    var numbers: SplitMix64

    init(_ seed: UInt64, in window: UIWindow) {
      numbers = SplitMix64(seed: seed)
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
      super.init()
      for _ in 0..<3 { sections.append(Section(name: word(), words: (0..<4).map { _ in word() })) }
      table.contentInsetAdjustmentBehavior = .never
      table.sectionHeaderTopPadding = 0
      table.estimatedRowHeight = 0
      table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
      table.layoutIfNeeded()
    }

    func word() -> String {
      made += 1
      return "w\(made)"
    }

    /// Rows have five heights and headers three, by what they say.
    static func height(_ word: String) -> CGFloat { CGFloat(40 + (Int(word.dropFirst()) ?? 0) % 5 * 9) }
    static func headerHeight(_ name: String) -> CGFloat { CGFloat(20 + (Int(name.dropFirst()) ?? 0) % 3 * 6) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section].words[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].name }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      Self.height(sections[indexPath.section].words[indexPath.row])
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      Self.headerHeight(sections[section].name)
    }

    var places: [IndexPath] {
      sections.indices.flatMap { section in
        sections[section].words.indices.map { IndexPath(row: $0, section: section) }
      }
    }
    func word(at path: IndexPath) -> String { sections[path.section].words[path.row] }
    func place(of word: String) -> IndexPath? { places.first { self.word(at: $0) == word } }
    func gap(in sections: [Section]) -> IndexPath {
      let section = numbers.below(sections.count)
      return IndexPath(row: numbers.below(sections[section].words.count + 1), section: section)
    }
  }

  nonisolated static let seeds: [UInt64] = Array(1...14)

  @Test(arguments: seeds) func showsWhatTheListsHave(seed: UInt64) throws {
    let (profile, era): (DeviceProfile, Era) = seed.isMultiple(of: 2) ? (.iPhone8, Era(15)) : (.iPhoneSE3, Era(26))
    let wrong = try onDevice(profile, era) { window -> String? in
      let lists = Lists(seed, in: window)
      for step in 0..<40 {
        let what = Self.change(lists)
        lists.table.layoutIfNeeded()
        if let wrong = Self.difference(lists) { return "step \(step), \(what): \(wrong)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// One change of both, by chance; what it was.
  private static func change(_ lists: Lists) -> String {
    let table = lists.table
    switch lists.numbers.below(11) {
    case 0:
      guard !lists.sections.isEmpty else { return "nothing" }
      let path = lists.gap(in: lists.sections)
      lists.sections[path.section].words.insert(lists.word(), at: path.row)
      table.insertRows(at: [path], with: .automatic)
      return "inserted \(path)"
    case 1:
      guard let path = lists.places.isEmpty ? nil : lists.numbers.pick(lists.places) else { return "nothing" }
      forget(lists.sections[path.section].words.remove(at: path.row), lists)
      table.deleteRows(at: [path], with: .fade)
      return "deleted \(path)"
    case 2:
      guard let path = lists.places.isEmpty ? nil : lists.numbers.pick(lists.places) else { return "nothing" }
      let word = lists.sections[path.section].words.remove(at: path.row)
      let to = lists.gap(in: lists.sections)
      lists.sections[to.section].words.insert(word, at: to.row)
      table.moveRow(at: path, to: to)
      return "moved \(path) to \(to)"
    case 3:
      let at = lists.numbers.below(lists.sections.count + 1)
      lists.sections.insert(Section(name: lists.word(), words: [lists.word(), lists.word()]), at: at)
      table.insertSections([at], with: .none)
      return "inserted section \(at)"
    case 4:
      guard lists.sections.count > 1 else { return "nothing" }
      let at = lists.numbers.below(lists.sections.count)
      for word in lists.sections.remove(at: at).words { forget(word, lists) }
      table.deleteSections([at], with: .none)
      return "deleted section \(at)"
    case 5:
      guard lists.sections.count > 1 else { return "nothing" }
      let (from, to) = (lists.numbers.below(lists.sections.count), lists.numbers.below(lists.sections.count))
      lists.sections.insert(lists.sections.remove(at: from), at: to)
      table.moveSection(from, toSection: to)
      return "moved section \(from) to \(to)"
    case 6: return changeSeveral(lists)
    case 7:
      guard let path = lists.places.isEmpty ? nil : lists.numbers.pick(lists.places) else { return "nothing" }
      lists.chosen = lists.word(at: path)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      return "chose \(path)"
    case 8:
      guard let path = lists.places.isEmpty ? nil : lists.numbers.pick(lists.places) else { return "nothing" }
      table.scrollToRow(at: path, at: lists.numbers.pick([.none, .top, .middle, .bottom]), animated: false)
      return "scrolled to \(path)"
    case 9:
      table.frame.size.height = CGFloat(200 + lists.numbers.below(5) * 60)
      return "made \(table.frame.height) high"
    default:
      for section in lists.sections.indices { lists.sections[section].words.reverse() }
      lists.chosen = nil
      table.reloadData()
      return "loaded anew"
    }
  }

  /// Several at once: what goes is named by its place before, what comes by its place after.
  private static func changeSeveral(_ lists: Lists) -> String {
    let gone = lists.places.filter { _ in lists.numbers.chance(20) }
    for path in gone.reversed() { forget(lists.sections[path.section].words.remove(at: path.row), lists) }
    var come: [IndexPath] = []
    for section in lists.sections.indices where lists.numbers.chance(60) {
      let row = lists.numbers.below(lists.sections[section].words.count + 1)
      lists.sections[section].words.insert(lists.word(), at: row)
      come.append(IndexPath(row: row, section: section))
    }
    lists.table.performBatchUpdates {
      lists.table.insertRows(at: come, with: .automatic)
      lists.table.deleteRows(at: gone, with: .automatic)
    }
    return "deleted \(gone), inserted \(come)"
  }

  private static func forget(_ word: String, _ lists: Lists) {
    if lists.chosen == word { lists.chosen = nil }
  }

  /// What the table says otherwise than the lists.
  private static func difference(_ lists: Lists) -> String? {
    let table = lists.table
    guard table.numberOfSections == lists.sections.count else { return "\(table.numberOfSections) sections" }
    var y: CGFloat = 0
    var shown: [IndexPath] = []
    for (section, list) in lists.sections.enumerated() {
      guard table.numberOfRows(inSection: section) == list.words.count else { return "rows of \(section)" }
      let top = y
      let header = CGRect(x: 0, y: y, width: 300, height: Lists.headerHeight(list.name))
      guard table.rectForHeader(inSection: section) == header else { return "header \(section), not at \(header)" }
      y = header.maxY
      for (row, word) in list.words.enumerated() {
        let path = IndexPath(row: row, section: section)
        let rect = CGRect(x: 0, y: y, width: 300, height: Lists.height(word))
        guard table.rectForRow(at: path) == rect else { return "\(path) at \(table.rectForRow(at: path)), not \(rect)" }
        guard table.indexPathForRow(at: CGPoint(x: 10, y: rect.midY)) == path else { return "nobody at \(rect.midY)" }
        if rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY { shown.append(path) }
        y = rect.maxY
      }
      let whole = CGRect(x: 0, y: top, width: 300, height: y - top)
      guard table.rect(forSection: section) == whole else { return "section \(section), not \(whole)" }
    }
    guard table.contentSize == CGSize(width: 300, height: y) else {
      return "content \(table.contentSize), not \(y) high"
    }
    guard table.indexPathsForVisibleRows ?? [] == shown else {
      return "shows \(table.indexPathsForVisibleRows ?? []), not \(shown)"
    }
    guard table.visibleCells.count == shown.count else { return "\(table.visibleCells.count) cells" }
    for path in lists.places {
      let cell = table.cellForRow(at: path)
      guard shown.contains(path) else {
        if cell != nil { return "a cell for \(path)" }
        continue
      }
      guard let cell, cell.textLabel?.text == lists.word(at: path) else {
        return "\(path) says \(cell?.textLabel?.text ?? "nothing")"
      }
      guard table.indexPath(for: cell) == path, cell.frame == table.rectForRow(at: path) else {
        return "cell of \(path)"
      }
      guard cell.isSelected == (lists.chosen == lists.word(at: path)) else {
        return "\(path) is chosen: \(cell.isSelected)"
      }
    }
    let chosen = lists.chosen.flatMap(lists.place)
    guard table.indexPathForSelectedRow == chosen else {
      return
        "chosen is \(table.indexPathForSelectedRow.map { "\($0)" } ?? "none"), not \(chosen.map { "\($0)" } ?? "none")"
    }
    return nil
  }
}
