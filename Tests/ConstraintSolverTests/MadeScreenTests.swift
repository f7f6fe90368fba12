// Where things stand on screens that are made from a seed: what their kind's one line of documentation promises, read off the solved
// screen, so that a problem that lost a row is noticed before a solver is measured on it.
import ConstraintSolver
import Foundation
import LayoutProblems
import Testing

@Suite struct MadeScreenTests {
  /// A view of a solved screen, by its number: the root is 0, and those that are made follow it in order, four unknowns each.
  private struct Solved {
    let values: [Double]
    let size: (width: Double, height: Double)

    init(_ family: ScreenFamily, views: Int, width: Double, height: Double) throws {
      var engine = try EngineCase(family.problem(views: views))
      try engine.resize(width, height)
      #expect(engine.solver.conflicts.isEmpty)
      (values, size) = (engine.solver.values, (width, height))
    }

    func left(_ view: Int) -> Double { rounded(values[4 * view]) }
    func top(_ view: Int) -> Double { rounded(values[4 * view + 1]) }
    func width(_ view: Int) -> Double { rounded(values[4 * view + 2]) }
    func height(_ view: Int) -> Double { rounded(values[4 * view + 3]) }
    func right(_ view: Int) -> Double { rounded(left(view) + width(view)) }
    func bottom(_ view: Int) -> Double { rounded(top(view) + height(view)) }
  }

  /// "A list beside a text": of 24 views four rows of an icon, a title and a count. Icons are squares of 28, titles 20 and counts 16 high,
  /// all in the middle of rows of 44 that stand below each other.
  @Test func rowsOfASidebar() throws {
    let screen = try Solved(.sidebar, views: 24, width: 1024, height: 1366)
    #expect(screen.left(1) == 0 && screen.right(1) == screen.left(2) && screen.right(2) == 1024)
    for row in 0..<4 {
      let (line, icon, title, count) = (3 + 4 * row, 4 + 4 * row, 5 + 4 * row, 6 + 4 * row)
      #expect(screen.height(line) == 44 && screen.top(line) == Double(44 * row), "row \(row)")
      #expect(screen.width(icon) == 28 && [icon, title, count].map(screen.height) == [28, 20, 16], "row \(row)")
      #expect([icon, title, count].map(screen.top) == [8, 12, 14].map { $0 + screen.top(line) }, "row \(row)")
      #expect(screen.left(icon) == 16 && screen.left(title) == 56 && screen.right(count) == screen.right(line) - 16)
    }
  }

  /// "Cards with pictures of fixed ratios and badges": of 24 views six cards in lines of three. A line goes from 10 points behind the left
  /// edge to 10 before the right one, with 10 between its cards, which begin at one height; the next line is 14 below the lowest.
  @Test(arguments: [844.0, 1024]) func linesOfThreeCards(width: Double) throws {
    let screen = try Solved(.badges, views: 24, width: width, height: 1366)
    let cards = (0..<6).map { 1 + 4 * $0 }
    for line in [Array(cards[..<3]), Array(cards[3...])] {
      #expect(screen.left(line[0]) == 10 && screen.right(line[2]) == width - 10)
      #expect(screen.left(line[1]) == screen.right(line[0]) + 10 && screen.left(line[2]) == screen.right(line[1]) + 10)
      #expect(Set(line.map(screen.top)).count == 1)
    }
    let lowest = cards[..<3].map(screen.bottom).max() ?? 0
    #expect(cards[3...].allSatisfy { screen.top($0) >= lowest + 14 })
    for card in cards {
      let (picture, title, badge) = (card + 1, card + 2, card + 3)
      #expect(screen.left(picture) == screen.left(card) && screen.right(picture) == screen.right(card))
      #expect(screen.top(title) == screen.bottom(picture) + 4 && screen.bottom(title) <= screen.bottom(card) - 4)
      #expect(screen.height(badge) == 18 && screen.right(badge) <= width && screen.top(badge) >= 0)
    }
  }

  /// "Messages in bubbles that hug their text up to a part of the width, one below the other": a line of the whole width, at least as high
  /// as a finger needs, with a square picture on the side of who speaks; every third message is one's own, on the right.
  @Test(arguments: [390.0, 1024]) func bubblesOfAChat(width: Double) throws {
    let screen = try Solved(.chat, views: 25, width: width, height: 1366)
    for cell in 0..<5 {
      let (row, picture, bubble, text) = (1 + 5 * cell, 2 + 5 * cell, 3 + 5 * cell, 4 + 5 * cell)
      #expect(screen.left(row) == 0 && screen.width(row) == width && screen.height(row) >= 44)
      #expect(screen.top(row) >= (cell == 0 ? 0 : screen.bottom(row - 5)))
      #expect(screen.width(picture) == 32 && screen.height(picture) == 32)
      #expect(screen.bottom(picture) == screen.bottom(bubble) && screen.bottom(bubble) <= screen.bottom(row) - 6)
      #expect(screen.width(bubble) <= 0.75 * width)
      if cell % 3 == 0 {
        #expect(screen.right(picture) == width - 12 && screen.right(bubble) == screen.left(picture) - 8)
      } else {
        #expect(screen.left(picture) == 12 && screen.left(bubble) == screen.right(picture) + 8)
      }
      #expect(screen.left(text) == screen.left(bubble) + 12 && screen.right(text) == screen.right(bubble) - 12)
      #expect(screen.top(text) == screen.top(bubble) + 8 && screen.bottom(text) == screen.bottom(bubble) - 8)
    }
  }

  /// "Labels as wide as the widest, fields with least widths": pairs below each other, from margin to margin, one in the middle of the
  /// other.
  @Test func pairsOfAForm() throws {
    let screen = try Solved(.form, views: 16, width: 1024, height: 1366)
    for (label, field) in (0..<8).map({ (1 + 2 * $0, 2 + 2 * $0) }) {
      #expect(screen.left(label) == 16 && screen.width(label) == screen.width(1))
      #expect(screen.left(field) == screen.right(label) + 8 && screen.right(field) == 1024 - 16)
      #expect(screen.top(label) + screen.bottom(label) == screen.top(field) + screen.bottom(field))
      #expect(screen.height(label) == 20)
      #expect(screen.top(field) == (field == 2 ? 0 : screen.bottom(field - 2)) + 8)
    }
  }

  /// "Stacks in stacks, the axis alternating": four in a column that fill the screen, in each of them four in a row, 2 points apart.
  @Test func stacksOfATree() throws {
    let screen = try Solved(.tree, views: 21, width: 1024, height: 1366)
    for parent in 0...4 {
      let children = (1...4).map { 4 * parent + $0 }
      let (start, end, side, other) =
        parent == 0
        ? (screen.top, screen.bottom, screen.left, screen.right)
        : (screen.left, screen.right, screen.top, screen.bottom)
      #expect(start(children[0]) == start(parent) + 2 && end(children[3]) == end(parent) - 2, "in \(parent)")
      for (one, next) in zip(children, children.dropFirst()) { #expect(start(next) == end(one) + 2, "in \(parent)") }
      #expect(children.allSatisfy { side($0) == side(parent) && other($0) == other(parent) }, "in \(parent)")
    }
  }

  /// "Weeks of seven days with events": weeks of the whole width right below each other, days as wide as each other and as high as
  /// their week, a point apart; an event lies inside its day, under its number.
  @Test(arguments: [390.0, 1024]) func daysOfACalendar(width: Double) throws {
    let screen = try Solved(.calendar, views: 45, width: width, height: 1366)
    for week in (0..<3).map({ 1 + 15 * $0 }) {
      #expect(screen.left(week) == 0 && screen.width(week) == width)
      #expect(screen.top(week) == (week == 1 ? 0 : screen.bottom(week - 15)))
      #expect(screen.left(week + 1) == 1 && screen.right(week + 7) == width - 1)
      for day in week + 1...week + 7 {
        #expect(abs(screen.width(day) - screen.width(2)) < 0.001)
        #expect(screen.top(day) == screen.top(week) && screen.bottom(day) == screen.bottom(week))
        #expect(screen.height(day) >= screen.width(day) / 2 - 0.001)
        #expect(day == week + 1 || abs(screen.left(day) - screen.right(day - 1) - 1) < 0.001)
        let event = day + 7
        #expect(abs(screen.left(event) - screen.left(day) - 1) < 0.001)
        #expect(abs(screen.right(day) - screen.right(event) - 1) < 0.001)
        #expect(screen.top(event) == screen.top(day) + 16 && screen.bottom(event) <= screen.bottom(day) - 1)
      }
    }
  }

  /// "Items with equal spaces between them": of eleven every second one is a space; together they fill the bar.
  @Test func spacesOfAToolbar() throws {
    let screen = try Solved(.toolbar, views: 11, width: 1024, height: 844)
    #expect(screen.left(1) == 0 && screen.right(11) == 1024)
    for item in 1...11 {
      #expect(screen.top(item) == 0 && screen.height(item) == 44)
      #expect(item == 1 || abs(screen.left(item) - screen.right(item - 1)) < 0.001)
      if item % 2 == 0 { #expect(abs(screen.width(item) - screen.width(2)) < 0.001 && screen.width(item) > 4) }
    }
  }

  /// "Lines of keys as wide as the first key of all, special keys as parts of it, bars of space that take the rest, lines as high as each
  /// other, and the keyboard at the bottom of the screen."
  @Test func linesOfAKeyboard() throws {
    let screen = try Solved(.keyboard, views: 60, width: 1024, height: 1366)
    #expect(screen.left(1) == 0 && screen.right(1) == 1024 && screen.bottom(1) == 1366 && screen.height(1) <= 683)
    var lines: [(line: Int, keys: [Int])] = []
    for view in 2..<screen.values.count / 4 {
      if screen.left(view) == 3, screen.right(view) == 1021 {
        lines.append((view, []))
      } else {
        lines[lines.count - 1].keys.append(view)
      }
    }
    #expect(lines.flatMap(\.keys).count == 60 && lines.count >= 6)
    let first = lines[0].keys[0]
    for (place, (line, keys)) in lines.enumerated() {
      #expect(screen.height(line) == screen.height(2))
      #expect(screen.top(line) == (place == 0 ? screen.top(1) : screen.bottom(lines[place - 1].line)) + 8)
      #expect(keys.allSatisfy { screen.top($0) == screen.top(line) && screen.bottom($0) == screen.bottom(line) })
      for (one, next) in zip(keys, keys.dropFirst()) {
        #expect(abs(screen.left(next) - screen.right(one) - 6) < 0.001)
      }
      #expect(abs(screen.left(keys[0]) + screen.right(keys[keys.count - 1]) - 1024) < 0.001)
      for (column, key) in keys.enumerated() {
        let part = screen.width(key) / screen.width(first)
        if place % 4 == 3, column == keys.count / 2 {
          #expect(screen.width(key) >= 60)
        } else if place % 2 == 1, column == 0 {
          #expect(abs(part - 1.25) < 0.001 || abs(part - 1.5) < 0.001, "line \(place)")
        } else {
          #expect(abs(part - 1) < 0.001, "line \(place), key \(column)")
        }
      }
    }
    #expect(screen.bottom(lines[lines.count - 1].line) == 1366 - 8)
  }

  /// "Pages beside each other, each as wide as the screen, with a picture of a fixed ratio, texts in its middle and a button; pictures and
  /// titles of all pages are as high as each other", and square dots with equal gaps in the middle below.
  @Test(arguments: [390.0, 1024]) func pagesOfAnIntroduction(width: Double) throws {
    let screen = try Solved(.onboarding, views: 18, width: width, height: 1366)
    for page in (0..<3).map({ 1 + 6 * $0 }) {
      let (picture, title, body, button, dot) = (page + 1, page + 2, page + 3, page + 4, page + 5)
      #expect(screen.left(page) == width * Double(page / 6) && screen.width(page) == width)
      #expect(screen.top(page) == 0 && screen.bottom(page) == 1366 - 60)
      for part in [picture, title, body, button] {
        #expect(abs(screen.left(part) + screen.right(part) - screen.left(page) - screen.right(page)) < 0.001)
      }
      let ratio = screen.height(picture) / screen.width(picture)
      #expect([0.75, 1, 1.25].contains { abs($0 - ratio) < 0.001 })
      #expect(screen.width(picture) <= width - 48 && screen.top(picture) >= 24)
      #expect(abs(screen.height(picture) - screen.height(2)) < 0.001 && screen.height(title) == screen.height(3))
      #expect(abs(screen.top(title) - screen.bottom(picture) - 16) < 0.001)
      #expect(abs(screen.top(body) - screen.bottom(title) - 16) < 0.001)
      #expect(max(screen.width(title), screen.width(body)) <= width - 64)
      #expect(screen.top(button) >= screen.bottom(body) + 20 && screen.bottom(button) == screen.bottom(page) - 24)
      #expect(screen.height(button) >= 44)
      #expect(screen.width(dot) == 7 && screen.height(dot) == 7 && screen.bottom(dot) == 1366 - 30)
      #expect(page == 1 || screen.left(dot) == screen.right(dot - 6) + 9)
    }
    #expect(screen.left(6) + screen.right(18) == width)
  }

  /// "Cards in two to four columns as wide as each other, each card put below the shortest column; pictures keep their ratios, and the
  /// content ends below the longest column." Of ten cards there are three columns, of eleven four.
  @Test(arguments: [(9, 2), (10, 3), (11, 4)]) func columnsOfCards(cards count: Int, columns: Int) throws {
    let screen = try Solved(.masonry, views: 3 * count, width: 1024, height: 1366)
    let cards = (0..<count).map { 2 + 3 * $0 }
    #expect(screen.left(1) == 0 && screen.width(1) == 1024 && screen.top(1) == 0)
    var ends: [Double: Double] = [:]
    for card in cards {
      let (picture, caption) = (card + 1, card + 2)
      #expect(abs(screen.width(card) - screen.width(2)) < 0.001)
      #expect(abs(screen.top(card) - (ends[screen.left(card)] ?? 0) - 8) < 0.001, "card \(card)")
      ends[screen.left(card)] = screen.bottom(card)
      #expect(screen.left(picture) == screen.left(card) && screen.right(picture) == screen.right(card))
      #expect(screen.top(picture) == screen.top(card))
      #expect(abs(screen.left(caption) - screen.left(card) - 6) < 0.001)
      #expect(abs(screen.right(card) - screen.right(caption) - 6) < 0.001)
      #expect(abs(screen.top(caption) - screen.bottom(picture) - 6) < 0.001)
      #expect(abs(screen.bottom(card) - screen.bottom(caption) - 6) < 0.001)
    }
    let lefts = ends.keys.sorted()
    #expect(lefts.count == columns && lefts[0] == 8)
    for (one, next) in zip(lefts, lefts.dropFirst()) { #expect(abs(next - one - screen.width(2) - 8) < 0.001) }
    #expect(abs(lefts[columns - 1] + screen.width(2) - 1016) < 0.001)
    #expect(abs((ends.values.max() ?? 0) + 8 - screen.bottom(1)) < 0.001)
  }

  /// "Tags in lines of a few: each begins behind the one before it at the least and would begin right there, ends within the screen, and
  /// lies below every tag of the line above."
  @Test(arguments: [390.0, 1366]) func linesOfTags(width: Double) throws {
    let screen = try Solved(.tags, views: 30, width: width, height: 1366)
    var lines: [[Int]] = []
    for tag in 1...30 {
      if screen.left(tag) == 10 { lines.append([]) }
      lines[lines.count - 1].append(tag)
    }
    #expect(lines.dropLast().allSatisfy { (2...5).contains($0.count) })
    for (place, line) in lines.enumerated() {
      let above = place == 0 ? 6 : lines[place - 1].map(screen.bottom).max() ?? 0
      #expect(screen.top(line[0]) >= above + 4)
      for (one, next) in zip(line, line.dropFirst()) {
        #expect(screen.top(next) == screen.top(one) && screen.left(next) >= screen.right(one) + 6)
        if width > 1000 { #expect(screen.left(next) == screen.right(one) + 6) }
      }
      #expect(line.allSatisfy { screen.right($0) <= width - 10 })
    }
  }
}
