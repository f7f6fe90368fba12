// Labels that wrap where nothing says how wide they are: each is as wide as its longest line, with the spaces it is broken at.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// Since iOS 8 the width at which a label wraps is found by layout where none is set (UILabel.preferredMaxLayoutWidth): on one line
/// first; what it got then is its room, and its content is as wide as what stands there.
@MainActor struct WrappingTests {
  private static func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// The width of words on one line; spaces at their end count.
  private static func width(_ words: String) -> CGFloat { label(words, lines: 1).intrinsicContentSize.width }

  struct Row: Sendable, CustomTestStringConvertible {
    /// The words that fit into the room.
    var line: String
    /// How much more room there is, in points: too little for the next word.
    var more: CGFloat
    var rest: String
    /// What is as wide as the label; nil for the room itself.
    var widest: String?

    var testDescription: String { "\(line)|\(rest), \(more) more" }
  }

  // Two lines of 17 points are 2 × 17 × 2444/2048 = 40.57 high, 41 on the pixels of two a point.
  @Test(arguments: [
    Row(line: "Once upon a time", more: 12, rest: "there was", widest: "Once upon a time "),
    Row(line: "Once upon a time", more: 1, rest: "there was", widest: nil),
    Row(line: "and wonderfully", more: 6, rest: "far and strange", widest: "and wonderfully "),
    Row(line: "Illi", more: 115, rest: "Mesopotamians", widest: "Mesopotamians"),
  ])
  func asWideAsTheLongestLine(_ row: Row) throws {
    try Screen().run { root in
      let label = Self.label(row.line + " " + row.rest)
      root.addSubview(label)
      let room = Self.width(row.line) + row.more
      let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: room)
      activate(
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        limit)
      let expected = row.widest.map(Self.width) ?? room
      let whole = label.intrinsicContentSize
      root.layoutIfNeeded()
      #expect(abs(label.frame.width - expected) <= 0.5)
      #expect(label.frame.height == 41)
      // With more room it is on one line again, and as it was with less: nothing of it stays.
      limit.constant = 370
      root.layoutIfNeeded()
      #expect(label.frame.size == whole)
      limit.constant = room
      root.layoutIfNeeded()
      #expect(abs(label.frame.width - expected) <= 0.5)
      // So it is when somebody asks what it needs.
      root.frame.size.width += 10
      root.layoutIfNeeded()
      #expect(abs(label.frame.width - expected) <= 0.5)
    }
  }

  /// A stack that puts its views in the middle is 200 wide; what is left of it is on both sides of the label.
  @Test func inTheMiddleOfAStack() throws {
    try Screen().run { root in
      let label = Self.label("Mesopotamians, Assyrians and Babylonians")
      let stack = UIStackView(arrangedSubviews: [label])
      stack.axis = .vertical
      stack.alignment = .center
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      activate(
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: 200))
      root.layoutIfNeeded()
      let line = Self.width("Mesopotamians, ")
      #expect(line < 200 && Self.width("Mesopotamians, Assyrians") > 200)
      #expect(abs(label.frame.width - max(line, Self.width("Assyrians and "))) <= 0.5)
      #expect(abs(label.frame.midX - 100) <= 0.5)
    }
  }

  /// What its constraints make as wide as the room stays so, and so does a text view, whose lines have all of its width.
  @Test func whatIsGivenAWidthKeepsIt() throws {
    try Screen().run { root in
      let label = Self.label("Once upon a time there was a king")
      let text = UITextView()
      text.text = label.text
      text.isScrollEnabled = false
      text.translatesAutoresizingMaskIntoConstraints = false
      for view in [label, text] {
        root.addSubview(view)
        activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
      }
      activate(
        label.widthAnchor.constraint(equalToConstant: 200), label.topAnchor.constraint(equalTo: root.topAnchor),
        text.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        text.topAnchor.constraint(equalTo: label.bottomAnchor))
      root.layoutIfNeeded()
      #expect([label.frame.width, text.frame.width] == [200, 200])
    }
  }
}
