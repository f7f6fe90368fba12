// What buttons have for their states: titles, titles with attributes, pictures and colours, and what is shown now
// (UIButton.title(for:), setTitle(_:for:), attributedTitle(for:), currentTitle).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ButtonStateTests {
  /// A state of a button in tests' words.
  enum Word: String, Sendable { case normal, highlighted, selected, disabled, chosenAndDisabled }

  private func state(_ word: Word) -> UIControl.State {
    switch word {
    case .normal: .normal
    case .highlighted: .highlighted
    case .selected: .selected
    case .disabled: .disabled
    case .chosenAndDisabled: [.selected, .disabled]
    }
  }

  private func bring(_ button: UIButton, into word: Word) {
    button.isHighlighted = word == .highlighted
    button.isSelected = word == .selected || word == .chosenAndDisabled
    button.isEnabled = !(word == .disabled || word == .chosenAndDisabled)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let plain: [Word: String]
    let styled: [Word: String]
    /// What is shown in each state.
    let shown: [Word: String?]
    var testDescription: String { name }
    init(_ name: String, plain: [Word: String] = [:], styled: [Word: String] = [:], shown: [Word: String?]) {
      (self.name, self.plain, self.styled, self.shown) = (name, plain, styled, shown)
    }
  }

  /// "If you don't specify a title for the other states, the button uses the title associated with the normal state." "If you set both
  /// a title and an attributed title for the button, the button prefers the use of the attributed title."
  nonisolated static let rows = [
    Row("nothing", shown: [.normal: nil, .selected: nil]),
    Row("one", plain: [.normal: "a"], shown: [.normal: "a", .selected: "a", .disabled: "a", .highlighted: "a"]),
    Row(
      "one for a state", plain: [.normal: "a", .selected: "b"], shown: [.normal: "a", .selected: "b", .disabled: "a"]),
    Row(
      "two states at once", plain: [.normal: "a", .selected: "b", .disabled: "c"],
      shown: [.chosenAndDisabled: "a", .disabled: "c"]),
    Row("only for a state", plain: [.disabled: "c"], shown: [.normal: nil, .disabled: "c", .selected: nil]),
    Row("with attributes", styled: [.normal: "s"], shown: [.normal: "s", .selected: "s"]),
    Row("both", plain: [.normal: "a"], styled: [.normal: "s"], shown: [.normal: "s", .highlighted: "s"]),
    Row("empty", plain: [.normal: "a", .selected: ""], shown: [.normal: "a", .selected: ""]),
  ]

  @Test(arguments: rows) func titles(row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      // In either order.
      for isStyledFirst in [false, true] {
        let button = UIButton(type: .system)
        for isStyled in isStyledFirst ? [true, false] : [false, true] {
          for (word, text) in isStyled ? row.styled : row.plain {
            if isStyled {
              button.setAttributedTitle(
                NSAttributedString(string: text, attributes: [.kern: 2]), for: state(word))
            } else {
              button.setTitle(text, for: state(word))
            }
          }
        }
        for (word, text) in row.shown {
          bring(button, into: word)
          #expect(button.currentTitle == text, "\(word)")
          #expect(button.titleLabel?.text ?? "" == text ?? "", "\(word)")
          #expect((button.currentAttributedTitle != nil) == (!row.styled.isEmpty && text != nil))
          if row.styled.isEmpty { #expect(button.title(for: state(word)) == text) }
          #expect(button.attributedTitle(for: state(word))?.string == row.styled[.normal])
        }
      }
    }
  }

  /// A title with attributes that is taken away leaves the plain one.
  @Test func thePlainTitleStays() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let button = UIButton(type: .custom)
      button.setTitle("plain", for: .normal)
      let width = button.intrinsicContentSize.width
      button.setAttributedTitle(
        NSAttributedString(string: "a longer title", attributes: [.kern: 1]), for: .normal)
      #expect(button.intrinsicContentSize.width > width && button.title(for: .normal) == "plain")
      button.setTitle("words", for: .normal)
      #expect(button.titleLabel?.text == "a longer title")
      button.setAttributedTitle(nil, for: .normal)
      #expect(button.currentTitle == "words" && button.titleLabel?.text == "words")
    }
  }

  /// "If a property is not specified for a state, the default is to use the normal value."
  @Test(arguments: [Word.normal, .highlighted, .selected, .disabled]) func picturesAndColors(word: Word) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let button = UIButton(type: .custom)
      let (usual, own) = (UIImage(systemName: "star"), UIImage(systemName: "sun.max"))
      button.setImage(usual, for: .normal)
      button.setBackgroundImage(usual, for: .normal)
      button.setTitleColor(.red, for: .normal)
      #expect(button.image(for: state(word)) === usual && button.backgroundImage(for: state(word)) === usual)
      #expect(button.titleColor(for: state(word)) == .red)
      bring(button, into: word)
      #expect(button.currentImage === usual && button.currentBackgroundImage === usual)
      #expect(button.currentTitleColor == .red)
      button.setImage(own, for: state(word))
      button.setBackgroundImage(own, for: state(word))
      button.setTitleColor(.blue, for: state(word))
      #expect(button.image(for: state(word)) === own && button.currentImage === own)
      #expect(button.currentBackgroundImage === own && button.currentTitleColor == .blue)
      #expect((button.image(for: .normal) === usual) == (word != .normal))
    }
  }
}
