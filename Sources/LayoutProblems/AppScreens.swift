// Screens as app developers write them that no other generator here resembles: pages to swipe through, masonry, bars, keyboards, baselines,
// nested scroll content, mosaics. They came last, to find what the solver is wrong or slow at on screens it was not made with.

extension ScreenBuilder {
  /// Pages beside each other, each as wide as the screen, with a picture of a fixed ratio, texts in its middle and a button; pictures and
  /// texts of all pages are as high as each other where they can be, and dots below with equal gaps say which page is shown.
  mutating func onboarding(pages count: Int) -> [Int] {
    var toggles: [Int] = []
    var pages: [Box] = []
    var dots: [Box] = []
    var first: (picture: Box, title: Box)?
    for place in 0..<count {
      let (page, picture, title, body, button, dot) = (box(), box(), box(), box(), box(), box())
      say(Self.left(page), "eq", 0, place == 0 ? Self.left(root) : Self.right(pages[place - 1]))
      say(Self.width(page), "eq", 0, Self.width(root))
      say(Self.top(page), "eq", 0, Self.top(root))
      toggles.append(say(Self.bottom(page), "eq", -60, Self.bottom(root)))
      for part in [picture, title, body, button] { centre(part, in: page) }
      say(Self.top(picture), "ge", 24, Self.top(page))
      toggles.append(say(Self.top(picture), "eq", 80, Self.top(page), at: 600))
      toggles.append(say(Self.width(picture), "le", -48, Self.width(page)))
      say(Self.height(picture), "eq", 0, Self.width(picture), times: choice([0.75, 1, 1.25]))
      toggles += content(Self.height(picture), number(160...420), hugging: 260, compression: choice([200, 210, 220]))
      for (text, above) in [(title, picture), (body, title)] {
        say(Self.top(text), "eq", 16, Self.bottom(above))
        say(Self.width(text), "le", -64, Self.width(page))
        toggles += content(Self.width(text), number(80...500), hugging: 251, compression: 749)
        content(Self.height(text), number(20...120), hugging: 252, compression: 755)
      }
      say(Self.height(button), "ge", 44)
      toggles += content(Self.width(button), number(90...240), hugging: 400)
      say(Self.top(button), "ge", 20, Self.bottom(body), at: 990)
      say(Self.bottom(button), "eq", -24, Self.bottom(page))
      say(Self.height(button), "eq", 0, at: 90)
      if let first {
        toggles.append(say(Self.height(picture), "eq", 0, Self.height(first.picture), at: 700))
        toggles.append(say(Self.height(title), "eq", 0, Self.height(first.title), at: 740))
      }
      first = first ?? (picture, title)
      say(Self.height(dot), "eq", 7)
      say(Self.width(dot), "eq", 0, Self.height(dot))
      say(Self.bottom(dot), "eq", -30, Self.bottom(root))
      if let previous = dots.last { toggles.append(say(Self.left(dot), "eq", 9, Self.right(previous))) }
      pages.append(page)
      dots.append(dot)
    }
    // The dots stand in the middle together.
    say(Self.left(dots[0]) + Self.right(dots[count - 1]), "eq", 0, Self.left(root) + Self.right(root))
    return toggles
  }

  private mutating func centre(_ part: Box, in page: Box) {
    say([(part.x, 1), (part.width, 0.5)], "eq", 0, [(page.x, 1), (page.width, 0.5)])
  }

  /// Cards in two to four columns as wide as each other, each card put below the shortest column; pictures keep their ratios, and the
  /// content ends below the longest column.
  mutating func masonry(cards count: Int) -> [Int] {
    var toggles: [Int] = []
    let columns = 2 + count % 3
    let content = box()
    across(content, in: root, inset: 0)
    say(Self.top(content), "eq", 0, Self.top(root))
    var ends = [Double](repeating: 0, count: columns)
    var lasts: [Box?] = Array(repeating: nil, count: columns)
    var firsts: [Box] = []
    for _ in 0..<count {
      let column = ends.indices.min { ends[$0] < ends[$1] }!
      let (card, picture, caption) = (box(), box(), box())
      let ratio = choice([0.5, 0.75, 1, 1.25, 1.5])
      let text = number(16...90)
      ends[column] += ratio * 150 + text
      if let last = lasts[column] {
        say(Self.left(card), "eq", 0, Self.left(last))
        toggles.append(say(Self.top(card), "eq", 8, Self.bottom(last)))
        toggles.append(say(Self.width(card), "eq", 0, Self.width(last)))
      } else {
        say(Self.top(card), "eq", 8, Self.top(content))
        if let neighbour = firsts.last {
          say(Self.left(card), "eq", 8, Self.right(neighbour))
          toggles.append(say(Self.width(card), "eq", 0, Self.width(firsts[0])))
        } else {
          say(Self.left(card), "eq", 8, Self.left(content))
        }
        firsts.append(card)
      }
      lasts[column] = card
      across(picture, in: card, inset: 0)
      across(caption, in: card, inset: 6)
      say(Self.top(picture), "eq", 0, Self.top(card))
      toggles.append(say(Self.height(picture), "eq", 0, Self.width(picture), times: ratio, at: choice([1000, 999])))
      toggles.append(say(Self.height(picture), "le", number(120...320), at: choice([998, 890])))
      say(Self.top(caption), "eq", 6, Self.bottom(picture))
      say(Self.bottom(caption), "eq", -6, Self.bottom(card))
      toggles += self.content(Self.height(caption), text, hugging: 251, compression: 760)
    }
    if firsts.count == columns {
      say(Self.right(firsts[columns - 1]), "eq", -8, Self.right(content))
    } else {
      for card in firsts { say(Self.width(card), "eq", -12, Self.width(content), times: 0.25) }
    }
    for last in lasts.compactMap({ $0 }) { toggles.append(say(Self.bottom(content), "ge", 8, Self.bottom(last))) }
    say(Self.height(content), "eq", 0, at: 55)
    return toggles
  }

  /// Bars below each other with buttons on both sides that are as wide as each other, and a title in the middle that gives way to them.
  mutating func navigationBars(items count: Int) -> [Int] {
    var toggles: [Int] = []
    var bars: [Box] = []
    var left = count
    while left > 0 {
      let (bar, title) = (box(), box())
      across(bar, in: root, inset: 0)
      say(Self.height(bar), "ge", 44)
      say(Self.height(bar), "eq", 0, at: 70)
      var sides: [[Box]] = [[], []]
      var first: Box?
      for _ in 0..<min(left, Int(number(6...24))) {
        left -= 1
        let button = box()
        let side = sides[0].count > sides[1].count ? 1 : 0
        say(Self.middle(button), "eq", 0, Self.middle(bar))
        say(Self.height(button), "eq", 36)
        toggles.append(say(Self.width(button), "ge", 12, at: 980))
        toggles += content(Self.width(button), number(16...60), hugging: 252, compression: choice([751, 752]))
        if let first {
          toggles.append(say(Self.width(button), "eq", 0, Self.width(first), at: choice([1000, 1000, 940])))
        }
        first = first ?? button
        let edge = side == 0 ? Self.left(button) : Self.right(button)
        let gap: Double = side == 0 ? 8 : -8
        if let other = sides[side].last {
          toggles.append(say(edge, "eq", gap, side == 0 ? Self.right(other) : Self.left(other)))
        } else {
          say(edge, "eq", gap, side == 0 ? Self.left(bar) : Self.right(bar))
        }
        sides[side].append(button)
      }
      say(Self.middle(title), "eq", 0, Self.middle(bar))
      content(Self.height(title), 22)
      toggles.append(say([(title.x, 1), (title.width, 0.5)], "eq", 0, [(bar.x, 1), (bar.width, 0.5)], at: 600))
      toggles += content(Self.width(title), number(40...300), hugging: 251, compression: 730)
      if let other = sides[0].last { toggles.append(say(Self.left(title), "ge", 8, Self.right(other), at: 970)) }
      if let other = sides[1].last { toggles.append(say(Self.right(title), "le", -8, Self.left(other), at: 970)) }
      bars.append(bar)
    }
    inColumn(bars, in: root, gap: 2)
    return toggles
  }

  /// Lines of keys as wide as the first key of all, special keys as parts of it, bars of space that take the rest, lines as high as each
  /// other, and the keyboard at the bottom of the screen.
  mutating func keyboard(keys count: Int) -> [Int] {
    var toggles: [Int] = []
    let board = box()
    across(board, in: root, inset: 0)
    toggles.append(say(Self.bottom(board), "eq", 0, Self.bottom(root)))
    var key: Box?
    var lines: [Box] = []
    var left = count
    while left > 0 {
      let line = box()
      across(line, in: board, inset: 3)
      var keys: [Box] = []
      let length = min(left, Int(number(7...11)))
      left -= length
      let hasSpace = lines.count % 4 == 3
      for place in 0..<length {
        let one = box()
        say(Self.top(one), "eq", 0, Self.top(line))
        toggles.append(say(Self.bottom(one), "eq", 0, Self.bottom(line)))
        if hasSpace, place == length / 2 {
          toggles.append(say(Self.width(one), "ge", 60, at: 900))
        } else if let key {
          let times = place == 0 && lines.count % 2 == 1 ? choice([1.25, 1.5]) : 1
          toggles.append(say(Self.width(one), "eq", 0, Self.width(key), times: times, at: hasSpace ? 1000 : 950))
        }
        key = key ?? one
        toggles += content(Self.width(one), number(8...24), hugging: 200, compression: 760)
        keys.append(one)
      }
      for (one, other) in zip(keys, keys.dropFirst()) { say(Self.left(other), "eq", 6, Self.right(one)) }
      // A short line stands in the middle.
      say(Self.left(keys[0]), "ge", 0, Self.left(line))
      say(Self.right(keys[length - 1]), "le", 0, Self.right(line))
      toggles.append(
        say(Self.left(keys[0]) + Self.right(keys[length - 1]), "eq", 0, Self.left(line) + Self.right(line), at: 960))
      toggles.append(say(Self.left(keys[0]), "eq", 0, Self.left(line), at: 210))
      if let first = lines.first { toggles.append(say(Self.height(line), "eq", 0, Self.height(first))) }
      toggles += content(Self.height(line), number(30...54), hugging: 250, compression: 740)
      lines.append(line)
    }
    inColumn(lines, in: board, gap: 8, closing: "eq")
    toggles.append(say(Self.height(board), "le", 0, Self.height(root), times: 0.5, at: 995))
    return toggles
  }

  /// Labels, fields and hints by their baselines, which lie a part of the height below the top: each line's follows from the one above.
  mutating func baselines(rows count: Int) -> [Int] {
    var toggles: [Int] = []
    var lines: [(label: Box, field: Box, hint: Box)] = []
    for place in 0..<count {
      let (label, field, hint) = (box(), box(), box())
      say(Self.left(label), "eq", 16, Self.left(root))
      say(Self.left(field), "eq", 8, Self.right(label))
      say(Self.right(field), "eq", -16, Self.right(root))
      toggles.append(say(Self.baseline(label), "eq", 0, Self.baseline(field)))
      toggles.append(say(Self.baseline(hint), "eq", 18, Self.baseline(field)))
      say(Self.left(hint), "eq", 0, Self.left(field))
      toggles.append(say(Self.right(hint), "le", 0, Self.right(field), at: choice([1000, 800])))
      toggles += content(Self.width(label), number(40...150), hugging: 252)
      toggles += content(Self.width(hint), number(60...320), hugging: 251, compression: 745)
      content(Self.height(label), number(17...24))
      content(Self.height(field), number(28...50), compression: 755)
      content(Self.height(hint), number(12...36), hugging: 249)
      say(Self.width(field), "ge", 80, at: 990)
      if let above = lines.last {
        toggles.append(
          say(Self.baseline(field), "ge", number(34...50), Self.baseline(above.hint), at: choice([1000, 985])))
        say(Self.top(field), "ge", 6, Self.bottom(above.hint))
        say(Self.baseline(field), "eq", 30, Self.baseline(above.hint), at: 100)
        toggles.append(say(Self.width(label), "eq", 0, Self.width(lines[0].label), at: choice([1000, 1000, 720])))
      } else {
        say(Self.top(field), "eq", 20, Self.top(root))
      }
      lines.append((label, field, hint))
      if place % 7 == 6 {
        toggles.append(say(Self.height(hint), "eq", 0, Self.height(lines[place - 6].hint), at: 500))
      }
    }
    return toggles
  }

  private static func baseline(_ box: Box) -> Sum { [(box.y, 1), (box.height, 0.75)] }

  /// Content in content in a scroll view: each box stands in the one around it with insets and ends below what is in it, so that the
  /// outermost height follows from the innermost one's.
  mutating func scrolling(views: Int) -> [Int] {
    var toggles: [Int] = []
    let outer = box()
    across(outer, in: root, inset: 0)
    toggles.append(say(Self.top(outer), "eq", 0, Self.top(root)))
    toggles.append(say(Self.height(outer), "ge", 0, Self.height(root), at: 750))
    var parent = outer
    while problem.views < views {
      let (header, body, footer) = (box(), box(), box())
      let inset = number(0...2)
      for part in [header, body, footer] { across(part, in: parent, inset: inset) }
      toggles += content(Self.height(header), number(16...60), hugging: 251, compression: choice([750, 1000]))
      toggles += content(Self.height(footer), number(8...40), hugging: 251, compression: 749)
      inColumn([header, body, footer], in: parent, gap: 4)
      toggles.append(say(Self.bottom(footer), choice(["eq", "le"]), -4, Self.bottom(parent)))
      toggles.append(say(Self.height(parent), "eq", 0, at: 52))
      let label = box()
      say(Self.left(label), "eq", 4, Self.left(header))
      toggles.append(say(Self.right(label), "le", -4, Self.right(header), at: 900))
      toggles += content(Self.width(label), number(20...400), hugging: 252, compression: 748)
      say(Self.middle(label), "eq", 0, Self.middle(header))
      content(Self.height(label), 18)
      toggles.append(say(Self.height(header), "ge", 4, Self.height(label)))
      parent = body
    }
    content(Self.height(parent), 200, compression: 760)
    return toggles
  }

  /// Lines of tiles whose widths are parts of their heights, the same height for all of a line, filling the screen's width; some tiles are
  /// two above each other as wide as each other.
  mutating func mosaic(tiles count: Int) -> [Int] {
    var toggles: [Int] = []
    var lines: [Box] = []
    var left = count
    while left > 0 {
      let line = box()
      across(line, in: root, inset: 4)
      var tiles: [Box] = []
      for _ in 0..<min(left, Int(number(1...5))) {
        let tile = box()
        say(Self.top(tile), "eq", 0, Self.top(line))
        say(Self.bottom(tile), "eq", 0, Self.bottom(line))
        left -= 1
        if left > 1, number(0...3) == 0 {
          let (upper, lower) = (box(), box())
          left -= 1
          across(upper, in: tile, inset: 0)
          across(lower, in: tile, inset: 0)
          inColumn([upper, lower], in: tile, gap: 2, closing: "eq")
          toggles.append(
            say(Self.width(upper), "eq", 0, Self.height(upper), times: choice([1, 1.5, 2]), at: choice([1000, 850])))
          toggles.append(say(Self.height(lower), "ge", 0, Self.height(upper), times: 0.5, at: 840))
        } else {
          toggles.append(
            say(Self.width(tile), "eq", 0, Self.height(tile), times: choice([0.75, 1, 1.5]), at: choice([1000, 870])))
        }
        toggles.append(say(Self.width(tile), "ge", number(20...60), at: 860))
        tiles.append(tile)
      }
      inRow(tiles, in: line, gap: 2, closing: choice(["eq", "eq", "le"]))
      toggles.append(say(Self.height(line), "le", number(120...260), at: choice([830, 880])))
      toggles.append(say(Self.height(line), "eq", 100, at: 60))
      lines.append(line)
    }
    inColumn(lines, in: root, gap: 2)
    return toggles
  }
}
