// Screens whose parts give way to each other: columns that collapse in turn, tags that flow, cards that overlap. Their rows are mostly
// inequalities and soft equations of many priorities, which the families of ScreenFamily.swift have few of.

extension ScreenBuilder {
  /// Up to four columns beside each other, each with a range of widths; the first ones collapse to nothing at rising priorities, and
  /// a content column keeps a least width before they do. Each holds items that end before their column does.
  mutating func columns(items: Int) -> [Int] {
    var toggles: [Int] = []
    let count = 2 + items % 3
    let columns = (0..<count).map { _ in box() }
    inRow(columns, in: root, gap: 0)
    for (place, column) in columns.enumerated() {
      say(Self.top(column), "eq", 0, Self.top(root))
      say(Self.bottom(column), "eq", 0, Self.bottom(root))
      guard place < count - 1 else {
        toggles.append(say(Self.width(column), "ge", number(280...420), at: 970))
        continue
      }
      let priority = Float(700 + 40 * place)
      toggles.append(say(Self.width(column), "le", number(300...420)))
      toggles.append(say(Self.width(column), "ge", number(160...260), at: priority + 20))
      let share = choice([0.25, 0.3125, 0.375])
      toggles.append(say(Self.width(column), "eq", 0, Self.width(root), times: share, at: priority))
      toggles.append(say(Self.width(column), "eq", 0, at: Float(100 + 30 * place)))
    }
    var lists = columns.map { _ in [Box]() }
    for item in 0..<max(1, items - count) {
      let view = box()
      let column = columns[item % count]
      lists[item % count].append(view)
      say(Self.left(view), "eq", 8, Self.left(column))
      toggles.append(say(Self.right(view), "le", -8, Self.right(column), at: choice([1000, 990, 810])))
      toggles += content(Self.width(view), number(30...340), hugging: 252, compression: choice([730, 750, 770]))
      content(Self.height(view), number(18...60))
    }
    for (column, list) in zip(columns, lists) { inColumn(list, in: column, gap: 4) }
    return toggles
  }

  /// Tags in lines of a few: each begins behind the one before it at the least and would begin right there, ends within the screen, and
  /// lies below every tag of the line above.
  mutating func tags(count: Int) -> [Int] {
    var toggles: [Int] = []
    var line: [Box] = []
    var above: [Box] = []
    var length = Int(number(2...5))
    for _ in 0..<count {
      if line.count == length {
        (above, line) = (line, [])
        length = Int(number(2...5))
      }
      let tag = box()
      if let previous = line.last {
        say(Self.left(tag), "ge", 6, Self.right(previous))
        toggles.append(say(Self.left(tag), "eq", 6, Self.right(previous), at: 600))
        toggles.append(say(Self.top(tag), "eq", 0, Self.top(previous)))
      } else {
        say(Self.left(tag), "eq", 10, Self.left(root))
        for other in above { toggles.append(say(Self.top(tag), "ge", 4, Self.bottom(other))) }
        say(Self.top(tag), "ge", 10, Self.top(root))
        say(Self.top(tag), "eq", -20, Self.top(root), at: 40)
      }
      toggles.append(say(Self.right(tag), "le", -10, Self.right(root), at: choice([1000, 995])))
      toggles += content(Self.width(tag), number(24...260), hugging: 700, compression: Float(400 + 10 * number(0...20)))
      content(Self.height(tag), number(16...32), hugging: 251, compression: choice([750, 999]))
      line.append(tag)
    }
    return toggles
  }

  /// Cards as wide as each other that overlap by a negative gap, each with a largest and a least width of its own, at priorities that
  /// rise and fall along the row; captions hang below the bottoms and are pulled up again.
  mutating func carousel(cards count: Int) -> [Int] {
    var toggles: [Int] = []
    var cards: [Box] = []
    for place in 0..<count {
      let card = box()
      let caption = box()
      if let first = cards.first {
        toggles.append(say(Self.width(card), "eq", 0, Self.width(first), at: choice([1000, 850, 620])))
        say(Self.top(card), "eq", choice([-12, 0, 12]), Self.top(cards[place - 1]), at: 640)
      } else {
        say(Self.width(card), "eq", -20, Self.width(root), times: 0.625, at: 860)
      }
      say(Self.left(card), "eq", -number(4...24), place == 0 ? Self.left(root) : Self.right(cards[place - 1]))
      say(Self.top(card), "ge", 0, Self.top(root))
      toggles.append(say(Self.width(card), "le", number(200...700), at: choice([1000, 900])))
      let least = choice([0.25, 0.5])
      toggles.append(say(Self.width(card), "ge", 0, Self.width(root), times: least, at: choice([650, 870])))
      toggles.append(say(Self.height(card), "eq", 0, Self.width(card), times: choice([0.75, 1.25, 0.5625]), at: 880))
      say(Self.bottom(card), "le", -30, Self.bottom(root), at: 890)
      say(Self.left(caption), "eq", 0, Self.left(card))
      say(Self.right(caption), "le", -2, Self.right(card))
      say(Self.top(caption), "ge", -8, Self.bottom(card))
      toggles.append(say(Self.bottom(caption), "le", -4, Self.bottom(root), at: choice([999, 895])))
      say(Self.top(caption), "eq", -40, Self.bottom(card), at: 30)
      toggles += content(Self.width(caption), number(40...300), hugging: 255, compression: 745)
      content(Self.height(caption), number(14...40))
      cards.append(card)
    }
    return toggles
  }
}
