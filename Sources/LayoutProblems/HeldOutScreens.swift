// Kinds of screens that the solver was not made with: what changes of it are measured on once they are done.

extension ScreenBuilder {
  /// A list with icons, titles and counts beside a text of paragraphs no wider than can be read; the list gives way before the text does.
  mutating func sidebar(views: Int) -> [Int] {
    var toggles: [Int] = []
    let list = box()
    let detail = box()
    inRow([list, detail], in: root, gap: 0)
    for column in [list, detail] {
      say(Self.top(column), "eq", 0, Self.top(root))
      say(Self.bottom(column), "eq", 0, Self.bottom(root))
    }
    toggles.append(say(Self.width(list), "eq", 320, at: 700))
    toggles.append(say(Self.width(list), "le", 0, Self.width(root), times: 0.375))
    toggles.append(say(Self.width(list), "ge", 180, at: 860))
    toggles.append(say(Self.width(detail), "ge", 300, at: 840))
    var rows: [Box] = []
    for place in 0..<max(1, views / 6) {
      let (row, icon, title, count) = (box(), box(), box(), box())
      across(row, in: list, inset: 0)
      say(Self.height(row), "ge", 44)
      say(Self.left(icon), "eq", 16, Self.left(row))
      say(Self.width(icon), "eq", 28)
      say(Self.height(icon), "eq", 0, Self.width(icon))
      say(Self.left(title), "eq", 12, Self.right(icon))
      toggles.append(say(Self.right(title), "le", -8, Self.left(count)))
      say(Self.right(count), "eq", -16, Self.right(row))
      for part in [icon, title, count] { say(Self.middle(part), "eq", 0, Self.middle(row)) }
      toggles += content(Self.width(title), number(40...260), hugging: 251, compression: place % 5 == 0 ? 749 : 750)
      toggles += content(Self.width(count), number(8...44), hugging: 252, compression: 760)
      content(Self.height(title), 20)
      content(Self.height(count), 16)
      toggles.append(say(Self.height(row), "ge", 22, Self.height(title)))
      say(Self.height(row), "eq", 0, at: 60)
      rows.append(row)
    }
    inColumn(rows, in: list, gap: 0)
    var paragraphs: [Box] = []
    for place in 0..<max(1, views / 3) {
      let paragraph = box()
      say(Self.left(paragraph), "ge", 20, Self.left(detail))
      toggles.append(say(Self.left(paragraph), "eq", place % 4 == 3 ? 44 : 20, Self.left(detail), at: 820))
      toggles.append(say(Self.width(paragraph), "le", 672))
      toggles.append(say(Self.right(paragraph), "eq", -20, Self.right(detail), at: 810))
      say(Self.right(paragraph), "le", -20, Self.right(detail))
      toggles += content(Self.height(paragraph), number(20...140), hugging: 253, compression: 752)
      paragraphs.append(paragraph)
    }
    inColumn(paragraphs, in: detail, gap: 12)
    return toggles
  }

  /// Forms in boxes: the labels of a box are as wide as each other, those of all boxes would be, and a box ends below its last field.
  mutating func sections(rows: Int) -> [Int] {
    var toggles: [Int] = []
    var boxes: [Box] = []
    var columns: [Box] = []
    var left = rows
    while left > 0 {
      let section = box()
      across(section, in: root, inset: number(8...20))
      var fields: [Box] = []
      var first: Box?
      for _ in 0..<min(left, Int(number(2...6))) {
        left -= 1
        let (label, field) = (box(), box())
        say(Self.left(label), "eq", 12, Self.left(section))
        toggles.append(say(Self.left(field), "ge", 8, Self.right(label)))
        say(Self.left(field), "eq", 8, Self.right(label), at: 410)
        say(Self.right(field), "eq", -12, Self.right(section))
        toggles.append(say(Self.middle(label), "eq", 0, Self.middle(field)))
        if let first { toggles.append(say(Self.width(label), "eq", 0, Self.width(first), at: 999)) }
        first = first ?? label
        toggles += content(Self.width(label), number(30...160), hugging: 300, compression: choice([751, 750, 735]))
        toggles.append(say(Self.width(field), "ge", number(80...200), at: choice([900, 745])))
        content(Self.height(label), 18)
        content(Self.height(field), number(30...60), compression: 998)
        fields.append(field)
      }
      inColumn(fields, in: section, gap: 6)
      if let last = fields.last { toggles.append(say(Self.bottom(section), "eq", 12, Self.bottom(last))) }
      if let first {
        if let other = columns.first { toggles.append(say(Self.width(first), "eq", 0, Self.width(other), at: 400)) }
        columns.append(first)
      }
      boxes.append(section)
    }
    inColumn(boxes, in: root, gap: 16)
    return toggles
  }

  /// Cards in lines of three with pictures of fixed ratios, titles below, and badges around their corners that stay on the screen.
  mutating func badges(cards: Int) -> [Int] {
    var toggles: [Int] = []
    var line: [Box] = []
    var above: [Box] = []
    for place in 0..<cards {
      let (card, picture, title, badge) = (box(), box(), box(), box())
      across(picture, in: card, inset: 0)
      say(Self.top(picture), "eq", 0, Self.top(card))
      toggles.append(
        say(
          Self.height(picture), "eq", 0, Self.width(picture), times: choice([0.5, 0.75, 1.25]), at: choice([1000, 880]))
      )
      toggles.append(say(Self.height(picture), "le", number(90...240), at: 890))
      across(title, in: card, inset: 4)
      say(Self.top(title), "eq", 4, Self.bottom(picture))
      toggles += content(Self.width(title), number(20...160), hugging: 240, compression: 730)
      content(Self.height(title), number(16...44), compression: 870)
      toggles.append(say(Self.bottom(title), "le", -4, Self.bottom(card)))
      say(Self.height(card), "eq", 0, at: 45)
      toggles += content(Self.width(badge), number(6...60), hugging: 760, compression: 770)
      say(Self.height(badge), "eq", 18)
      toggles.append(say(Self.width(badge), "ge", 0, Self.height(badge)))
      toggles.append(
        say([(badge.x, 1), (badge.width, 0.5)], "eq", 0, Self.right(card), at: 500))
      say(Self.middle(badge), "eq", 0, Self.top(card), at: 500)
      toggles.append(say(Self.right(badge), "le", 0, Self.right(root)))
      say(Self.top(badge), "ge", 0, Self.top(root))
      if place % 3 == 0 {
        (above, line) = (line, [])
        say(Self.left(card), "eq", 10, Self.left(root))
        say(Self.top(card), "ge", 10, Self.top(root))
        say(Self.top(card), "eq", 10, Self.top(root), at: 46)
      } else {
        say(Self.left(card), "eq", 10, Self.right(line[line.count - 1]))
        toggles.append(say(Self.top(card), "eq", 0, Self.top(line[0])))
        toggles.append(say(Self.width(card), "eq", 0, Self.width(line[0]), at: choice([1000, 860])))
      }
      for other in above { toggles.append(say(Self.top(card), "ge", 14, Self.bottom(other))) }
      if place % 3 == 2 { say(Self.right(card), "eq", -10, Self.right(root)) }
      line.append(card)
    }
    return toggles
  }
}
