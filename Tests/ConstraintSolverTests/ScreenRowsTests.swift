// What the screens of the benches say, row for row: the smallest of each family written down, with drawn sizes as the range they are drawn from.
import LayoutProblems
import Testing

@Suite struct ScreenRowsTests {
  /// A row as `+x1-x0 = 8 @750`: views by number, `x`, `y`, `w` and `h`, by number and then in this order; without a priority it is required.
  private static func text(_ row: AlpProblem.Row) -> (sum: String, constant: Double, priority: Float) {
    let sum = row.terms.sorted { $0.variable < $1.variable }.map { variable, coefficient in
      let size = abs(coefficient) == 1 ? "" : "\(abs(coefficient))"
      return (coefficient < 0 ? "-" : "+") + size + ["x", "y", "w", "h"][variable % 4] + "\(variable / 4)"
    }
    return (
      sum.joined() + (row.relation == "eq" ? " =" : row.relation == "le" ? " <=" : " >="), 0 - row.constant,
      row.priority
    )
  }

  /// Compares rows with lines such as `+w1 >= 20...90 @750 *`: a range is what a size is drawn from, a star stands at rows to be toggled.
  private func expect(_ problem: AlpProblem, _ lines: [String], place: SourceLocation = #_sourceLocation) {
    #expect(problem.rows.count == lines.count, sourceLocation: place)
    var toggles: [Int] = []
    for (index, (row, line)) in zip(problem.rows, lines).enumerated() {
      var words = line.split(separator: " ").map(String.init)
      if words.last == "*" {
        toggles.append(index)
        words.removeLast()
      }
      let priorities = words.count > 3 ? words[3].dropFirst().split(separator: "|").compactMap { Float($0) } : [1000]
      let ends = words[2].split(separator: "_").compactMap { Double($0) }
      let (sum, constant, priority) = Self.text(row)
      let isMeant = sum == "\(words[0]) \(words[1])" && priorities.contains(priority)
      let isWithin = constant >= ends[0] && constant <= ends[ends.count - 1]
      #expect(isMeant && isWithin, "\(index): \(line), not \(sum) \(constant) @\(priority)", sourceLocation: place)
    }
    if toggles.count <= 12 { #expect(problem.toggles == toggles, sourceLocation: place) }
    #expect(
      problem.toggles.count == min(12, toggles.count) && Set(problem.toggles).isSubset(of: toggles),
      sourceLocation: place)
    #expect(problem.toggles == problem.toggles.sorted() && problem.edits == [2, 3])
  }

  private static let root = ["+x0 = 0", "+y0 = 0"]

  /// Views from one number to another, nowhere smaller than nothing.
  private static func views(_ first: Int, _ last: Int) -> [String] {
    (first...last).flatMap { ["+w\($0) >= 0", "+h\($0) >= 0"] }
  }

  private static func across(_ view: Int, _ parent: Int, _ inset: String) -> [String] {
    [
      "-x\(parent)+x\(view) = \(inset)",
      "-x\(parent)-w\(parent)+x\(view)+w\(view) = \(inset == "0" ? "0" : "-" + inset)",
    ]
  }

  private static func content(
    _ sum: String, _ size: String, _ hugging: String = "250", _ compression: String = "750", star: Bool = false
  ) -> [String] {
    ["\(sum) <= \(size) @\(hugging)", "\(sum) >= \(size) @\(compression)"].map { star ? $0 + " *" : $0 }
  }

  @Test(arguments: ScreenFamily.allCases) func sizesAndChanges(family: ScreenFamily) {
    let problem = family.problem(views: 30, seed: 2)
    #expect(problem.sizes.map { [$0.width, $0.height] } == [[390, 844], [844, 390], [320, 932], [1024, 1366]])
    #expect(problem.name == "\(family.rawValue)-30-2" && problem.retunes.count == 12 && problem.toggles.count == 12)
    #expect(
      problem.retunes.allSatisfy { $0.change == 3 } && problem.retunes.map(\.row) == problem.retunes.map(\.row).sorted()
    )
    #expect(problem.variables == problem.views * 4 && problem.text == family.problem(views: 30, seed: 2).text)
    #expect(problem.text != family.problem(views: 30, seed: 3).text)
  }

  /// About as many views as asked for, the root among them.
  @Test(
    arguments: [
      (.chat, 30, 31), (.dashboard, 30, 28), (.tree, 30, 30), (.form, 30, 31), (.ratios, 30, 31), (.fan, 30, 32),
      (.table, 30, 29),
      (.calendar, 30, 31), (.toolbar, 30, 31), (.tabs, 30, 31), (.chat, 1, 6), (.dashboard, 1, 7), (.form, 1, 3),
      (.table, 1, 8),
      (.calendar, 1, 16), (.columns, 30, 31), (.tags, 30, 31), (.carousel, 30, 31), (.carousel, 1, 3),
    ] as [(ScreenFamily, Int, Int)])
  func howManyViews(family: ScreenFamily, asked: Int, views: Int) {
    #expect(family.problem(views: asked).views == views)
  }

  /// A bubble of my own on the right, one of another's on the left, the time beside it.
  @Test func chat() {
    func cell(_ row: Int, isMine: Bool) -> [String] {
      let (avatar, bubble, text, time) = (row + 1, row + 2, row + 3, row + 4)
      let sides =
        isMine
        ? ["-x\(row)-w\(row)+x\(avatar)+w\(avatar) = -12", "-x\(avatar)+x\(bubble)+w\(bubble) = -8"]
        : ["-x\(row)+x\(avatar) = 12", "-x\(avatar)-w\(avatar)+x\(bubble) = 8"]
      let beside =
        isMine ? "-x\(bubble)+x\(time)+w\(time) <= -6 @760 *" : "-x\(bubble)-w\(bubble)+x\(time) >= 6 @760 *"
      let wish = isMine ? "-x\(bubble)+x\(time) = -48 @240" : "-x\(bubble)-w\(bubble)+x\(time) = 6 @240"
      var lines = Self.views(row, time) + Self.across(row, 0, "0") + ["+h\(row) >= 44", "+h\(row) = 0 @50"] + sides
      lines += ["+w\(avatar) = 32", "-w\(avatar)+h\(avatar) = 0", "+y\(avatar)+h\(avatar)-y\(bubble)-h\(bubble) = 0"]
      lines += [
        "-0.75w\(row)+w\(bubble) <= 0 *", "-y\(row)+y\(bubble) = 6", "-y\(row)-h\(row)+y\(bubble)+h\(bubble) <= -6",
      ]
      lines +=
        Self.across(text, bubble, "12") + ["-y\(bubble)+y\(text) = 8", "-y\(bubble)-h\(bubble)+y\(text)+h\(text) = -8"]
      lines += Self.content("+w\(text)", "20_600", "251", star: true) + Self.content("+h\(text)", "20_120")
      lines += Self.content("+w\(time)", "36") + Self.content("+h\(time)", "14")
      lines += ["-y\(bubble)-0.5h\(bubble)+y\(time)+0.5h\(time) = 0", beside, "-x\(row)+x\(time) >= 4"]
      return lines + ["-x\(row)-w\(row)+x\(time)+w\(time) <= -4", wish]
    }
    let column = ["-y0+y1 = 0", "-y1-h1+y6 = 0"]
    expect(ScreenFamily.chat.problem(views: 10), Self.root + cell(1, isMine: true) + cell(6, isMine: false) + column)
    // Every third is mine.
    let rows = ScreenFamily.chat.problem(views: 35).rows.map { Self.text($0) }
    let mine = (0..<7).filter { cell in
      rows.contains { $0.sum == "-x\(cell * 5 + 2)+x\(cell * 5 + 3)+w\(cell * 5 + 3) =" }
    }
    #expect(mine == [0, 3, 6])
  }

  @Test func dashboard() {
    func card(_ card: Int, first: Int, least: String?, isFirst: Bool) -> [String] {
      let (title, value) = (card + 1, card + 2)
      var lines = Self.views(card, value) + Self.across(title, card, "1")
      lines +=
        Self.content("+w\(title)", "20_90", "251", "740") + Self.content("+h\(title)", "18") + [
          "-y\(card)+y\(title) = 4"
        ]
      lines += ["-x\(card)+x\(value) = 1", "-x\(card)-w\(card)+x\(value)+w\(value) <= -4 @999"]
      lines += Self.content("+w\(value)", "20_120") + Self.content("+h\(value)", "20_60")
      lines += ["-y\(title)-h\(title)+y\(value) = 4", "-y\(card)-h\(card)+y\(value)+h\(value) <= -4 *"]
      if !isFirst {
        return lines + ["-w\(first)+w\(card) = 0 *", "-y\(first)+y\(card) = 0", "-h\(first)+h\(card) = 0"]
      }
      return lines + (least.map { ["+w\(card) >= \($0) *"] } ?? [])
    }
    func row(_ first: Int) -> [String] {
      [
        "-x0+x\(first) = 2", "-x\(first)-w\(first)+x\(first + 3) = 2", "-x0-w0+x\(first + 3)+w\(first + 3) = -2",
        "+h\(first) = 0 @50",
      ]
    }
    func screen(least: String?) -> [String] {
      let one =
        card(1, first: 1, least: least, isFirst: true) + card(4, first: 1, least: least, isFirst: false) + row(1)
      let two =
        card(7, first: 7, least: least, isFirst: true) + card(10, first: 7, least: least, isFirst: false) + row(7)
      return Self.root + one + two + ["-h1+h7 = 0 @300 *", "-y0+y1 = 8", "-y1-h1+y7 = 8"]
    }
    expect(ScreenFamily.dashboard.problem(views: 12), screen(least: nil))
    let narrow = ScreenFamily.narrowDashboard(rows: 2, columns: 2, least: 150)
    expect(narrow, screen(least: "150"))
    #expect(narrow.name == "dashboard-2x2" && narrow.retunes.isEmpty && narrow.sizes.count == 4)
  }

  /// Stacks in stacks: four in a column, four in a row in the first of them; of those in a column in a row in a column some are as high as
  /// the first.
  @Test func tree() {
    let (hug, press) = ("249|250|251", "749|750|751")
    var lines =
      Self.root + Self.views(1, 4) + [
        "-y0+y1 = 2", "-y1-h1+y2 = 2", "-y2-h2+y3 = 2", "-y3-h3+y4 = 2", "-y0-h0+y4+h4 = -2",
      ]
    for child in 1...4 {
      lines += Self.across(child, 0, "0") + Self.content("+h\(child)", "10_90", hug, press, star: true)
    }
    lines += Self.views(5, 7) + ["-x1+x5 = 2", "-x5-w5+x6 = 2", "-x6-w6+x7 = 2", "-x1-w1+x7+w7 = -2"]
    for child in 5...7 {
      lines +=
        ["-y1+y\(child) = 0", "-y1-h1+y\(child)+h\(child) = 0"]
        + Self.content("+w\(child)", "10_90", hug, press, star: true)
    }
    expect(ScreenFamily.tree.problem(views: 8), lines)
    // Views 5 to 20 lie in rows, those from 21 on in columns in them, each child of 5, 6… as high as its first brother.
    let rows = ScreenFamily.tree.problem(views: 30).rows.map { Self.text($0) }
    let equal = rows.filter { $0.priority == 500 }.map(\.sum)
    #expect(
      equal == [" =", "-h21+h22 =", "-h21+h23 =", "-h21+h24 =", " =", "-h25+h26 =", "-h25+h27 =", "-h25+h28 =", " ="])
  }

  @Test func form() {
    func row(_ label: Int) -> [String] {
      let field = label + 1
      var lines = Self.views(label, field) + ["-x0+x\(label) = 16", "-x\(label)-w\(label)+x\(field) = 8 *"]
      lines += ["-x0-w0+x\(field)+w\(field) = -16", "+y\(label)+0.5h\(label)-y\(field)-0.5h\(field) = 0"]
      if label > 1 { lines.append("-w1+w\(label) = 0 *") }
      lines += Self.content("+w\(label)", "40_180", "251", star: true) + Self.content("+h\(label)", "20")
      return lines + ["+w\(field) >= 100_220 @999|800|760 *"] + Self.content("+h\(field)", "30_44")
    }
    expect(ScreenFamily.form.problem(views: 4), Self.root + row(1) + row(3) + ["-y0+y2 = 8", "-y2-h2+y4 = 8"])
  }

  /// Each a part of the one before; every fifth only wants to be.
  @Test func ratios() {
    func last(_ view: Int) -> [String] {
      ["-x0+x\(view) >= 0", "-x0-w0+x\(view)+w\(view) <= -8 *", "+w\(view) >= 24 @800", "-0.5w\(view)+h\(view) = 0"]
    }
    let problem = ScreenFamily.ratios.problem(views: 6)
    var lines = Self.root + Self.views(1, 1) + ["-0.5w0+w1 = 0 @900", "-x0+x1 = 8"] + last(1)
    for view in 2...6 {
      let row = problem.rows[lines.count + 2]
      let ratio = -(row.terms.first { $0.variable == (view - 1) * 4 + 2 }?.coefficient ?? 0)
      #expect([0.875, 1, 1.125].contains(ratio))
      let part = ratio == 1 ? "" : "\(ratio)"
      lines += Self.views(view, view) + ["-\(part)w\(view - 1)+w\(view) = 0 @\(view == 5 ? "700" : "1000") *"]
      lines += ["-x\(view - 1)+x\(view) = 4 @600"] + last(view)
    }
    lines += ["-y0+y1 = 4"] + (2...6).map { "-y\($0 - 1)-h\($0 - 1)+y\($0) = 4" }
    expect(problem, lines)
  }

  @Test func fan() {
    var lines =
      Self.root + Self.views(1, 1) + ["-x0+x1 = 16", "+w1 <= 672", "-x0-w0+x1+w1 <= -16", "-x0-w0+x1+w1 = -16 @999"]
    lines += ["-y0+y1 = 20", "-y0-h0+y1+h1 = -20"]
    let kinds = ["-0.5w1+w2 = 0 @740 *", "-x1-w1+x3+w3 <= 0 *", "-x1-w1+x4+w4 = -40_0 @700", "-0.5w1+w5 = 0 @740 *"]
    for (view, kind) in zip(2...5, kinds) {
      lines += Self.views(view, view) + ["-x1+x\(view) = 0_60", "-y1+y\(view) = 0_200", kind]
      lines += Self.content("+w\(view)", "40_700", "251", star: true) + Self.content("+h\(view)", "20_60")
      lines.append("-y1-h1+y\(view)+h\(view) <= 0 @999")
    }
    expect(ScreenFamily.fan.problem(views: 4), lines)
  }

  /// Two lines of six cells, the second's as wide as the first's.
  @Test func table() {
    func line(_ line: Int, first: Int?) -> [String] {
      let cells = line + 1...line + 6
      var lines =
        Self.views(line, line) + Self.across(line, 0, "8") + Self.views(line + 1, line + 6) + [
          "-x\(line)+x\(line + 1) = 4"
        ]
      lines += cells.dropFirst().map { "-x\($0 - 1)-w\($0 - 1)+x\($0) = 4" }
      lines.append("-x\(line)-w\(line)+x\(line + 6)+w\(line + 6) = -4")
      for cell in cells {
        lines += ["-y\(line)+y\(cell) = 2", "-y\(line)-h\(line)+y\(cell)+h\(cell) <= -2"]
        lines += Self.content("+w\(cell)", "20_200", "250", "750|740", star: true) + Self.content("+h\(cell)", "16_48")
        if first != nil { lines.append("-w\(cell - 7)+w\(cell) = 0 @900 *") }
        if cell > line + 1 { lines.append("-w\(line + 1)+w\(cell) = 0 @600 *") }
      }
      return lines + ["+h\(line) = 0 @50"]
    }
    expect(
      ScreenFamily.table.problem(views: 14),
      Self.root + line(1, first: nil) + line(8, first: 1) + ["-y0+y1 = 1", "-y1-h1+y8 = 1"])
  }

  @Test func calendar() {
    var lines = Self.root + Self.views(1, 1) + Self.across(1, 0, "0") + Self.views(2, 8) + ["-x1+x2 = 1"]
    lines += (3...8).map { "-x\($0 - 1)-w\($0 - 1)+x\($0) = 1" } + ["-x1-w1+x8+w8 = -1"]
    for day in 2...8 {
      let event = day + 7
      lines += ["-y1+y\(day) = 0", "-y1-h1+y\(day)+h\(day) = 0"] + (day > 2 ? ["-w2+w\(day) = 0 @999 *"] : [])
      lines += ["-0.5w\(day)+h\(day) >= 0 @700"] + Self.views(event, event) + Self.across(event, day, "1")
      lines += ["-y\(day)+y\(event) = 16", "-y\(day)-h\(day)+y\(event)+h\(event) <= -1"]
      lines +=
        Self.content("+w\(event)", "10_120", "249", "750|745", star: true)
        + Self.content("+h\(event)", "10_40", "250", "760")
    }
    expect(ScreenFamily.calendar.problem(views: 15), lines + ["+h1 = 0 @50", "-y0+y1 = 0", "-y0-h0+y1+h1 <= 0 @720 *"])
  }

  @Test func toolbar() {
    var lines = Self.root
    for item in 1...5 {
      lines += Self.views(item, item)
      if item % 2 == 0 {
        lines += ["+w\(item) >= 4 @990 *"] + (item > 2 ? ["-w2+w\(item) = 0 @900 *"] : []) + ["+w\(item) <= 4 @200"]
      } else {
        lines += Self.content("+w\(item)", "20_90", "760", "\(701 - item)", star: true)
      }
      lines += ["-y0+y\(item) = 0", "+h\(item) = 44"]
    }
    lines += ["-x0+x1 = 0"] + (2...5).map { "-x\($0 - 1)-w\($0 - 1)+x\($0) = 0" } + ["-x0-w0+x5+w5 = 0"]
    expect(ScreenFamily.toolbar.problem(views: 5), lines)
    // From the forty-first on they give way as the first ones do.
    let priorities = ScreenFamily.toolbar.problem(views: 43).rows.filter {
      $0.relation == "ge" && (600...700).contains($0.priority)
    }.map(\.priority)
    let expected: [Float] = stride(from: 0, to: 43, by: 2).map { item in Float(700 - item % 40) }
    #expect(priorities == expected)
  }

  @Test func tabs() {
    let problem = ScreenFamily.tabs.problem(views: 4)
    var lines = Self.root
    for (tab, press) in zip(1...4, ["400", "437", "474", "511"]) {
      lines +=
        Self.views(tab, tab) + ["-y0+y\(tab) = 0", "+h\(tab) = 44"] + Self.content("+w\(tab)", "20_120", "255", press)
      lines.append("+w\(tab) >= 8_44 *")
      guard tab > 1 else { continue }
      // As wide as a part of one before it.
      let other = problem.rows[lines.count].terms.first { $0.variable != tab * 4 + 2 } ?? (0, 0)
      #expect(
        (1..<tab).contains(other.variable / 4) && other.variable % 4 == 2
          && [-1, -1.5, -0.75].contains(other.coefficient))
      let part = other.coefficient == -1 ? "-" : "\(other.coefficient)"
      lines.append("\(part)w\(other.variable / 4)+w\(tab) = 0 @350|300|320 *")
    }
    lines +=
      ["-x0+x1 = 0"] + (2...4).map { "-x\($0 - 1)-w\($0 - 1)+x\($0) = 0" } + [
        "-x0-w0+x4+w4 <= 0", "-x0-w0+x4+w4 = 0 @310",
      ]
    expect(problem, lines)
    let presses = ScreenFamily.tabs.problem(views: 20).rows.filter { $0.relation == "ge" && $0.priority < 1000 }.map(
      \.priority)
    let expected: [Float] = (0..<20).map { tab in Float(400 + tab * 37 % 300) }
    #expect(presses == expected)
  }

  /// The part of another view's size that a row asks for, one of several.
  private func part(_ problem: AlpProblem, _ row: Int, among parts: [Double]) -> String {
    let size = abs(problem.rows[row].terms.last?.coefficient ?? 0)
    #expect(parts.contains(size))
    return "\(size)"
  }

  @Test func columns() {
    let problem = ScreenFamily.columns.problem(views: 3)
    var lines = Self.root + Self.views(1, 2) + ["-x0+x1 = 0", "-x1-w1+x2 = 0", "-x0-w0+x2+w2 = 0"]
    lines += ["-y0+y1 = 0", "-y0-h0+y1+h1 = 0", "+w1 <= 300_420 *", "+w1 >= 160_260 @720 *"]
    lines.append("-\(part(problem, lines.count, among: [0.25, 0.3125, 0.375]))w0+w1 = 0 @700 *")
    lines += ["+w1 = 0 @100 *", "-y0+y2 = 0", "-y0-h0+y2+h2 = 0", "+w2 >= 280_420 @970 *"] + Self.views(3, 3)
    lines += ["-x1+x3 = 8", "-x1-w1+x3+w3 <= -8 @1000|990|810 *"]
    lines += Self.content("+w3", "30_340", "252", "730|750|770", star: true) + Self.content("+h3", "18_60")
    expect(problem, lines + ["-y1+y3 = 4"])
    // Of four columns the last keeps its width, the others' shares and collapses rise.
    let four = ScreenFamily.columns.problem(views: 5).rows.filter { $0.relation == "eq" && $0.priority < 1000 }
    #expect(four.map(\.priority) == [700, 100, 740, 130, 780, 160])
  }

  @Test func tags() {
    let problem = ScreenFamily.tags.problem(views: 12)
    let press = (0...20).map { "\(400 + 10 * $0)" }.joined(separator: "|")
    var lines = Self.root
    var line: [Int] = []
    var above: [Int] = []
    for tag in 1...12 {
      lines += Self.views(tag, tag)
      if problem.rows[lines.count].terms.contains(where: { $0.variable == 0 }) {
        #expect(tag == 1 || (2...5).contains(line.count))
        (above, line) = (line, [])
        lines += ["-x0+x\(tag) = 10"] + above.map { "-y\($0)-h\($0)+y\(tag) >= 4 *" }
        lines += ["-y0+y\(tag) >= 10", "-y0+y\(tag) = -20 @40"]
      } else {
        lines += ["-x\(tag - 1)-w\(tag - 1)+x\(tag) >= 6", "-x\(tag - 1)-w\(tag - 1)+x\(tag) = 6 @600 *"]
        lines.append("-y\(tag - 1)+y\(tag) = 0 *")
      }
      lines.append("-x0-w0+x\(tag)+w\(tag) <= -10 @1000|995 *")
      lines += Self.content("+w\(tag)", "24_260", "700", press, star: true)
      lines += Self.content("+h\(tag)", "16_32", "251", "750|999")
      line.append(tag)
    }
    #expect(!above.isEmpty)
    expect(problem, lines)
  }

  @Test func carousel() {
    let problem = ScreenFamily.carousel.problem(views: 4)
    var lines = Self.root
    for card in [1, 3] {
      let caption = card + 1
      lines += Self.views(card, caption)
      lines +=
        card == 1
        ? ["-0.625w0+w1 = -20 @860", "-x0+x1 = -24_-4"]
        : ["-w1+w3 = 0 @1000|850|620 *", "-y1+y3 = -12_12 @640", "-x1-w1+x3 = -24_-4"]
      lines += ["-y0+y\(card) >= 0", "+w\(card) <= 200_700 @1000|900 *"]
      lines.append("-\(part(problem, lines.count, among: [0.25, 0.5]))w0+w\(card) >= 0 @650|870 *")
      lines.append("-\(part(problem, lines.count, among: [0.75, 1.25, 0.5625]))w\(card)+h\(card) = 0 @880 *")
      lines += ["-y0-h0+y\(card)+h\(card) <= -30 @890", "-x\(card)+x\(caption) = 0"]
      lines.append("-x\(card)-w\(card)+x\(caption)+w\(caption) <= -2")
      lines += ["-y\(card)-h\(card)+y\(caption) >= -8", "-y0-h0+y\(caption)+h\(caption) <= -4 @999|895 *"]
      lines.append("-y\(card)-h\(card)+y\(caption) = -40 @30")
      lines += Self.content("+w\(caption)", "40_300", "255", "745", star: true)
      lines += Self.content("+h\(caption)", "14_40")
    }
    expect(problem, lines)
  }
}
