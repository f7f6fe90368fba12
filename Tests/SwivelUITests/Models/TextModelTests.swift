// What is typed, deleted, replaced, undone and chosen by chance, beside a plain list of letters: fields and text views have what the list has,
// and positions are numbers as far as anybody can tell.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct TextModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...12)
  private static let words = ["a", "bc", "dé", "😀", "x y", "fg"]

  /// Letters as UTF-16, in which text positions are counted, and what is chosen.
  struct Letters: Equatable {
    var units: [UInt16] = []
    var chosen = 0..<0

    var text: String { String(decoding: units, as: UTF16.self) }

    mutating func replace(_ range: Range<Int>, _ word: String) {
      units.replaceSubrange(range, with: Array(word.utf16))
      let end = range.lowerBound + word.utf16.count
      chosen = end..<end
    }

    /// Where letters begin: nobody stands in the middle of one.
    var places: [Int] {
      let text = text
      return text.indices.map { $0.utf16Offset(in: text) } + [units.count]
    }
  }

  private static func wrong(_ input: any UITextInput, _ letters: Letters) -> String? {
    let (first, last) = (input.beginningOfDocument, input.endOfDocument)
    guard let all = input.textRange(from: first, to: last), input.text(in: all) == letters.text else {
      return "other text"
    }
    guard input.offset(from: first, to: last) == letters.units.count else { return "other length" }
    guard let chosen = input.selectedTextRange else { return "nothing chosen" }
    let (start, end) = (input.offset(from: first, to: chosen.start), input.offset(from: first, to: chosen.end))
    guard start..<end == letters.chosen else { return "chosen \(start)..<\(end), not \(letters.chosen)" }
    guard chosen.isEmpty == letters.chosen.isEmpty else { return "empty" }
    guard input.hasText == !letters.units.isEmpty else { return "hasText" }
    for offset in [0, letters.chosen.lowerBound, letters.units.count] {
      guard let position = input.position(from: first, offset: offset) else { return "no position \(offset)" }
      guard input.offset(from: position, to: last) == letters.units.count - offset else { return "offset of \(offset)" }
      let order: ComparisonResult =
        offset < letters.chosen.lowerBound
        ? .orderedAscending : offset == letters.chosen.lowerBound ? .orderedSame : .orderedDescending
      guard input.compare(position, to: chosen.start) == order else { return "order of \(offset)" }
    }
    guard input.position(from: last, offset: 1) == nil, input.position(from: first, offset: -1) == nil else {
      return "a position outside"
    }
    return nil
  }

  private static func change(_ input: any UITextInput, _ letters: inout Letters, _ numbers: inout SplitMix64) -> String
  {
    let places = letters.places
    let (one, other) = (numbers.pick(places), numbers.pick(places))
    let range = min(one, other)..<max(one, other)
    func span(_ range: Range<Int>) -> UITextRange? {
      guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
        let end = input.position(from: start, offset: range.count)
      else { return nil }
      return input.textRange(from: start, to: end)
    }
    switch numbers.below(4) {
    case 0, 1:
      let word = numbers.pick(words)
      input.insertText(word)
      letters.replace(letters.chosen, word)
      return "typed \(word)"
    case 2:
      input.deleteBackward()
      if letters.chosen.isEmpty, let place = places.last(where: { $0 < letters.chosen.lowerBound }) {
        letters.replace(place..<letters.chosen.lowerBound, "")
      } else if !letters.chosen.isEmpty {
        letters.replace(letters.chosen, "")
      }
      return "deleted"
    default:
      input.selectedTextRange = span(range)
      letters.chosen = range
      return "chose \(range)"
    }
  }

  @Test(arguments: seeds) func fieldsHaveTheLetters(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      window.addSubview(field)
      field.becomeFirstResponder()
      return Self.walk(field, seed)
    }
    #expect(wrong == nil)
  }

  @Test(arguments: seeds) func textViewsHaveTheLetters(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 140))
      window.addSubview(view)
      view.becomeFirstResponder()
      return Self.walk(view, seed)
        ?? (view.text == view.textStorage.string && view.attributedText.string == view.text ? nil : "another storage")
    }
    #expect(wrong == nil)
  }

  private static func walk(_ input: any UITextInput, _ seed: UInt64) -> String? {
    var numbers = SplitMix64(seed: seed)
    var letters = Letters()
    for step in 0..<80 {
      let what = change(input, &letters, &numbers)
      if let wrong = wrong(input, letters) { return "step \(step), \(what), \(letters): \(wrong)" }
    }
    return nil
  }

  /// A storage's runs are as the letters' own colours are, however they were set; and what is cut out and put back changes nothing.
  @Test(arguments: seeds) func runsAreTheLettersOwn(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ -> String? in
      var numbers = SplitMix64(seed: seed)
      let text = NSMutableAttributedString(string: "")
      var model: [(letter: String, size: Int?)] = []
      for step in 0..<60 {
        let (one, other) = (numbers.below(model.count + 1), numbers.below(model.count + 1))
        let range = NSRange(location: min(one, other), length: abs(one - other))
        let size = 10 + numbers.below(3)
        switch numbers.below(4) {
        case 0:
          let letter = numbers.pick(["a", "b", "c"])
          text.insert(NSAttributedString(string: letter, attributes: [.kern: size]), at: range.location)
          model.insert((letter, size), at: range.location)
        case 1:
          text.addAttribute(.kern, value: size, range: range)
          for at in range.location..<range.location + range.length { model[at].size = size }
        case 2:
          text.removeAttribute(.kern, range: range)
          for at in range.location..<range.location + range.length { model[at].size = nil }
        default:
          let part = text.attributedSubstring(from: range)
          text.deleteCharacters(in: range)
          text.insert(part, at: range.location)
        }
        guard text.string == model.map(\.letter).joined() else { return "step \(step): \(text.string)" }
        var covered = 0
        while covered < model.count {
          var run = NSRange()
          let value = text.attribute(.kern, at: covered, effectiveRange: &run) as? Int
          for at in covered..<min(run.location + run.length, model.count) where model[at].size != value {
            return "step \(step): letter \(at) has \(value ?? 0)"
          }
          covered = max(covered + 1, run.location + run.length)
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }
}
