// The kinds of screens people build, at any size: what a layout engine must be quick at without having seen it.

/// A kind of screen.
public enum ScreenFamily: String, CaseIterable, Sendable {
  /// Messages in bubbles that hug their text up to a part of the width, one below the other.
  case chat
  /// Rows of cards as wide as each other, with titles, values and least heights.
  case dashboard
  /// Stacks in stacks, the axis alternating.
  case tree
  /// Labels as wide as the widest, fields with least widths.
  case form
  /// Each view a fixed part of the one before.
  case ratios
  /// Every view from one guide.
  case fan
  /// Columns as wide in every row as in the first, each cell with its content.
  case table
  /// Weeks of seven days with events.
  case calendar
  /// Items with equal spaces between them, that give way one after the other.
  case toolbar
  /// Tabs as wide as parts of each other, each with a least width that must hold: more than the bar is wide, and all of them conflict.
  case tabs
  /// Columns beside each other that collapse in turn, with items.
  case columns
  /// Tags that flow in lines.
  case tags
  /// Cards as wide as each other that overlap, each with a largest and a least width.
  case carousel
  /// A list beside a text, which give way to each other.
  case sidebar
  /// Forms in boxes, their labels as wide as each other in each.
  case sections
  /// Cards with pictures of fixed ratios and badges around their corners.
  case badges
  /// Pages to swipe through, with pictures, texts, buttons and dots.
  case onboarding
  /// Cards in columns as wide as each other, each below the shortest.
  case masonry
  /// Bars with many buttons as wide as each other and a title that gives way.
  case bars
  /// Lines of keys as wide as each other.
  case keyboard
  /// Labels, fields and hints by their baselines.
  case baselines
  /// Content in content, each as high as what is in it.
  case scrolling
  /// Lines of tiles of fixed ratios that fill the width.
  case mosaic

  /// Sizes of a telephone and of half a tablet, the root's at first.
  private static let sizes = [(390.0, 844.0), (844, 390), (320, 932), (1024, 1366)]

  /// A screen of about `views` views; the same seed makes the same screen.
  public func problem(views: Int, seed: UInt64 = 1) -> AlpProblem {
    var builder = ScreenBuilder("\(rawValue)-\(views)-\(seed)", seed: seed &* 1031 &+ UInt64(views))
    var toggles: [Int] = []
    switch self {
    case .chat: toggles = builder.chat(cells: max(1, views / 5))
    case .dashboard:
      let columns = max(2, Int(Double(views / 3).squareRoot()))
      toggles = builder.dashboard(rows: max(1, views / 3 / columns), columns: columns)
    case .tree: toggles = builder.tree(views: views)
    case .form: toggles = builder.form(rows: max(1, views / 2))
    case .ratios: toggles = builder.ratios(views: views)
    case .fan: toggles = builder.fan(views: views)
    case .table: toggles = builder.table(rows: max(1, views / 7), columns: 6)
    case .calendar: toggles = builder.calendar(weeks: max(1, views / 15))
    case .toolbar: toggles = builder.toolbar(items: views)
    case .tabs: toggles = builder.tabs(items: views)
    case .columns: toggles = builder.columns(items: views)
    case .tags: toggles = builder.tags(count: views)
    case .carousel: toggles = builder.carousel(cards: max(1, views / 2))
    case .sidebar: toggles = builder.sidebar(views: views)
    case .sections: toggles = builder.sections(rows: max(1, views / 2))
    case .badges: toggles = builder.badges(cards: max(1, views / 4))
    case .onboarding: toggles = builder.onboarding(pages: max(1, views / 6))
    case .masonry: toggles = builder.masonry(cards: max(1, views / 3))
    case .bars: toggles = builder.navigationBars(items: views)
    case .keyboard: toggles = builder.keyboard(keys: views)
    case .baselines: toggles = builder.baselines(rows: max(1, views / 3))
    case .scrolling: toggles = builder.scrolling(views: views)
    case .mosaic: toggles = builder.mosaic(tiles: views)
    }
    return builder.finished(sizes: Self.sizes, toggles: toggles, retunes: toggles)
  }

  /// A grid of cards, each at least as wide as some least width: below that width every row conflicts with itself.
  public static func narrowDashboard(rows: Int, columns: Int, least: Double, seed: UInt64 = 1) -> AlpProblem {
    var builder = ScreenBuilder("dashboard-\(rows)x\(columns)", seed: seed)
    let toggles = builder.dashboard(rows: rows, columns: columns, least: least)
    return builder.finished(sizes: sizes, toggles: toggles)
  }
}

extension ScreenBuilder {
  fileprivate mutating func chat(cells: Int) -> [Int] {
    var toggles: [Int] = []
    var list: [Box] = []
    for cell in 0..<cells {
      let row = box()
      let avatar = box()
      let bubble = box()
      let text = box()
      let time = box()
      list.append(row)
      across(row, in: root, inset: 0)
      say(Self.height(row), "ge", 44)
      say(Self.height(row), "eq", 0, at: 50)
      let isMine = cell % 3 == 0
      if isMine {
        say(Self.right(avatar), "eq", -12, Self.right(row))
        say(Self.right(bubble), "eq", -8, Self.left(avatar))
      } else {
        say(Self.left(avatar), "eq", 12, Self.left(row))
        say(Self.left(bubble), "eq", 8, Self.right(avatar))
      }
      say(Self.width(avatar), "eq", 32)
      say(Self.height(avatar), "eq", 0, Self.width(avatar))
      say(Self.bottom(avatar), "eq", 0, Self.bottom(bubble))
      toggles.append(say(Self.width(bubble), "le", 0, Self.width(row), times: 0.75))
      say(Self.top(bubble), "eq", 6, Self.top(row))
      say(Self.bottom(bubble), "le", -6, Self.bottom(row))
      across(text, in: bubble, inset: 12)
      say(Self.top(text), "eq", 8, Self.top(bubble))
      say(Self.bottom(text), "eq", -8, Self.bottom(bubble))
      toggles += content(Self.width(text), number(20...600), hugging: 251)
      content(Self.height(text), 20 * number(1...6))
      content(Self.width(time), 36)
      content(Self.height(time), 14)
      say(Self.middle(time), "eq", 0, Self.middle(bubble))
      let beside = isMine ? (Self.right(time), "le", Self.left(bubble)) : (Self.left(time), "ge", Self.right(bubble))
      toggles.append(say(beside.0, beside.1, isMine ? -6 : 6, beside.2, at: 760))
      say(Self.left(time), "ge", 4, Self.left(row))
      say(Self.right(time), "le", -4, Self.right(row))
      say(Self.left(time), "eq", isMine ? -48 : 6, isMine ? Self.left(bubble) : Self.right(bubble), at: 240)
    }
    inColumn(list, in: root, gap: 0)
    return toggles
  }

  fileprivate mutating func dashboard(rows: Int, columns: Int, least: Double = 0) -> [Int] {
    var toggles: [Int] = []
    var first: [Box] = []
    for row in 0..<rows {
      var cards: [Box] = []
      for column in 0..<columns {
        let card = box()
        let title = box()
        let value = box()
        cards.append(card)
        across(title, in: card, inset: 1)
        content(Self.width(title), number(20...90), hugging: 251, compression: 740)
        content(Self.height(title), 18)
        say(Self.top(title), "eq", 4, Self.top(card))
        say(Self.left(value), "eq", 1, Self.left(card))
        say(Self.right(value), "le", -4, Self.right(card), at: 999)
        content(Self.width(value), number(20...120))
        content(Self.height(value), number(20...60))
        say(Self.top(value), "eq", 4, Self.bottom(title))
        toggles.append(say(Self.bottom(value), "le", -4, Self.bottom(card)))
        if let other = cards.first, column > 0 {
          toggles.append(say(Self.width(card), "eq", 0, Self.width(other)))
          say(Self.top(card), "eq", 0, Self.top(other))
          say(Self.height(card), "eq", 0, Self.height(other))
        } else if least > 0 {
          toggles.append(say(Self.width(card), "ge", least))
        }
      }
      inRow(cards, in: root, gap: 2)
      say(Self.height(cards[0]), "eq", 0, at: 50)
      if row > 0 {
        toggles.append(say(Self.height(cards[0]), "eq", 0, Self.height(first[0]), at: 300))
      }
      first.append(cards[0])
    }
    inColumn(first, in: root, gap: 8)
    return toggles
  }

  fileprivate mutating func tree(views: Int) -> [Int] {
    var toggles: [Int] = []
    var queue = [(box: root, depth: 0)]
    var next = 0
    while problem.views < views, next < queue.count {
      let (parent, depth) = queue[next]
      next += 1
      let isRow = depth % 2 == 1
      let children = (0..<min(4, views - problem.views)).map { _ in box() }
      if isRow { inRow(children, in: parent, gap: 2) } else { inColumn(children, in: parent, gap: 2, closing: "eq") }
      for child in children {
        queue.append((child, depth + 1))
        if isRow {
          say(Self.top(child), "eq", 0, Self.top(parent))
          say(Self.bottom(child), "eq", 0, Self.bottom(parent))
        } else {
          across(child, in: parent, inset: 0)
        }
        let along = isRow ? Self.width(child) : Self.height(child)
        toggles += content(
          along, number(10...90), hugging: choice([249, 250, 251]), compression: choice([749, 750, 751]))
        if depth % 3 == 2 {
          toggles.append(say(along, "eq", 0, isRow ? Self.width(children[0]) : Self.height(children[0]), at: 500))
        }
      }
    }
    return toggles
  }

  fileprivate mutating func form(rows: Int) -> [Int] {
    var toggles: [Int] = []
    var labels: [Box] = []
    var fields: [Box] = []
    for _ in 0..<rows {
      let label = box()
      let field = box()
      say(Self.left(label), "eq", 16, Self.left(root))
      toggles.append(say(Self.left(field), "eq", 8, Self.right(label)))
      say(Self.right(field), "eq", -16, Self.right(root))
      say(Self.middle(label), "eq", 0, Self.middle(field))
      if let first = labels.first { toggles.append(say(Self.width(label), "eq", 0, Self.width(first))) }
      toggles += content(Self.width(label), number(40...180), hugging: 251)
      content(Self.height(label), 20)
      toggles.append(say(Self.width(field), "ge", number(100...220), at: choice([999, 800, 760])))
      content(Self.height(field), number(30...44))
      labels.append(label)
      fields.append(field)
    }
    inColumn(fields, in: root, gap: 8)
    return toggles
  }

  fileprivate mutating func ratios(views: Int) -> [Int] {
    var toggles: [Int] = []
    var all: [Box] = []
    for place in 0..<views {
      let view = box()
      if let previous = all.last {
        let ratio = choice([0.875, 1, 1.125, 1])
        let priority: Float = place % 5 == 4 ? 700 : 1000
        toggles.append(say(Self.width(view), "eq", 0, Self.width(previous), times: ratio, at: priority))
        say(Self.left(view), "eq", 4, Self.left(previous), at: 600)
      } else {
        say(Self.width(view), "eq", 0, Self.width(root), times: 0.5, at: 900)
        say(Self.left(view), "eq", 8, Self.left(root))
      }
      say(Self.left(view), "ge", 0, Self.left(root))
      toggles.append(say(Self.right(view), "le", -8, Self.right(root)))
      say(Self.width(view), "ge", 24, at: 800)
      say(Self.height(view), "eq", 0, Self.width(view), times: 0.5)
      all.append(view)
    }
    inColumn(all, in: root, gap: 4)
    return toggles
  }

  fileprivate mutating func fan(views: Int) -> [Int] {
    var toggles: [Int] = []
    let guide = box()
    say(Self.left(guide), "eq", 16, Self.left(root))
    say(Self.width(guide), "le", 672)
    say(Self.right(guide), "le", -16, Self.right(root))
    say(Self.right(guide), "eq", -16, Self.right(root), at: 999)
    say(Self.top(guide), "eq", 20, Self.top(root))
    say(Self.bottom(guide), "eq", -20, Self.bottom(root))
    for place in 0..<views {
      let view = box()
      say(Self.left(view), "eq", number(0...60), Self.left(guide))
      say(Self.top(view), "eq", number(0...200), Self.top(guide))
      switch place % 3 {
      case 0: toggles.append(say(Self.width(view), "eq", 0, Self.width(guide), times: 0.5, at: 740))
      case 1: toggles.append(say(Self.right(view), "le", 0, Self.right(guide)))
      default: say(Self.right(view), "eq", -number(0...40), Self.right(guide), at: 700)
      }
      toggles += content(Self.width(view), number(40...700), hugging: 251)
      content(Self.height(view), number(20...60))
      say(Self.bottom(view), "le", 0, Self.bottom(guide), at: 999)
    }
    return toggles
  }

  fileprivate mutating func table(rows: Int, columns: Int) -> [Int] {
    var toggles: [Int] = []
    var first: [Box] = []
    var lines: [Box] = []
    for _ in 0..<rows {
      let line = box()
      across(line, in: root, inset: 8)
      let cells = (0..<columns).map { _ in box() }
      inRow(cells, in: line, gap: 4)
      for (column, cell) in cells.enumerated() {
        say(Self.top(cell), "eq", 2, Self.top(line))
        say(Self.bottom(cell), "le", -2, Self.bottom(line))
        toggles += content(Self.width(cell), number(20...200), hugging: 250, compression: choice([750, 740]))
        content(Self.height(cell), number(16...48))
        if !first.isEmpty { toggles.append(say(Self.width(cell), "eq", 0, Self.width(first[column]), at: 900)) }
        if column > 0 { toggles.append(say(Self.width(cell), "eq", 0, Self.width(cells[0]), at: 600)) }
      }
      say(Self.height(line), "eq", 0, at: 50)
      if first.isEmpty { first = cells }
      lines.append(line)
    }
    inColumn(lines, in: root, gap: 1)
    return toggles
  }

  fileprivate mutating func calendar(weeks: Int) -> [Int] {
    var toggles: [Int] = []
    var rows: [Box] = []
    var first: Box?
    for _ in 0..<weeks {
      let week = box()
      across(week, in: root, inset: 0)
      let days = (0..<7).map { _ in box() }
      inRow(days, in: week, gap: 1)
      for day in days {
        say(Self.top(day), "eq", 0, Self.top(week))
        say(Self.bottom(day), "eq", 0, Self.bottom(week))
        if let first { toggles.append(say(Self.width(day), "eq", 0, Self.width(first), at: 999)) }
        first = first ?? day
        say(Self.height(day), "ge", 0, Self.width(day), times: 0.5, at: 700)
        let event = box()
        across(event, in: day, inset: 1)
        say(Self.top(event), "eq", 16, Self.top(day))
        say(Self.bottom(event), "le", -1, Self.bottom(day))
        toggles += content(Self.width(event), number(10...120), hugging: 249, compression: choice([750, 745]))
        content(Self.height(event), number(10...40), compression: 760)
      }
      say(Self.height(week), "eq", 0, at: 50)
      rows.append(week)
    }
    inColumn(rows, in: root, gap: 0)
    if let last = rows.last { toggles.append(say(Self.bottom(last), "le", 0, Self.bottom(root), at: 720)) }
    return toggles
  }

  fileprivate mutating func toolbar(items: Int) -> [Int] {
    var toggles: [Int] = []
    var all: [Box] = []
    var spaces: [Box] = []
    for place in 0..<items {
      let item = box()
      if place % 2 == 1 {
        toggles.append(say(Self.width(item), "ge", 4, at: 990))
        if let space = spaces.first { toggles.append(say(Self.width(item), "eq", 0, Self.width(space), at: 900)) }
        say(Self.width(item), "le", 4, at: 200)
        spaces.append(item)
      } else {
        toggles += content(Self.width(item), number(20...90), hugging: 760, compression: Float(700 - place % 40))
      }
      say(Self.top(item), "eq", 0, Self.top(root))
      say(Self.height(item), "eq", 44)
      all.append(item)
    }
    inRow(all, in: root, gap: 0)
    return toggles
  }

  fileprivate mutating func tabs(items: Int) -> [Int] {
    var toggles: [Int] = []
    var tabs: [Box] = []
    for place in 0..<items {
      let tab = box()
      say(Self.top(tab), "eq", 0, Self.top(root))
      say(Self.height(tab), "eq", 44)
      content(Self.width(tab), number(20...120), hugging: 255, compression: Float(400 + place * 37 % 300))
      toggles.append(say(Self.width(tab), "ge", number(8...44)))
      if place > 0 {
        let other = choice(tabs)
        let part = choice([1.0, 1.5, 0.75])
        toggles.append(
          say(Self.width(tab), "eq", 0, Self.width(other), times: part, at: choice([350, 300, 320])))
      }
      tabs.append(tab)
    }
    inRow(tabs, in: root, gap: 0, closing: "le")
    say(Self.right(tabs[items - 1]), "eq", 0, Self.right(root), at: 310)
    return toggles
  }
}
