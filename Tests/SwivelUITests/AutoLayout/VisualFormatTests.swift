// Visual formats: Apple's published examples and grammar, and where each bad one is bad.
import Testing

@testable import SwivelUI

struct VisualFormatTests {
  /// A format written down again from its values, in one spelling: what was read, in a line.
  static func spelled(_ format: VisualFormat) -> String {
    func value(_ located: VisualFormat.Located) -> String {
      switch located.value {
      case .number(let number): "\(number)"
      case .name(let name): name
      }
    }
    func list(_ predicates: [VisualFormat.Predicate]) -> String {
      predicates.map { predicate in
        let relation =
          switch predicate.relation {
          case .equal: "="
          case .lessThanOrEqual: "≤"
          case .greaterThanOrEqual: "≥"
          }
        return relation + value(predicate.object) + (predicate.priority.map { "@" + value($0) } ?? "")
      }.joined(separator: " ")
    }
    func gap(_ gap: VisualFormat.Gap) -> String {
      switch gap {
      case .flush: "flush"
      case .standard: "standard"
      case .predicates(let predicates): list(predicates)
      }
    }
    var parts: [String] = []
    if let leading = format.leading { parts += ["edge", gap(leading.gap)] }
    for (index, view) in format.views.enumerated() {
      parts.append(view.predicates.isEmpty ? view.name : "\(view.name)(\(list(view.predicates)))")
      if index < format.gaps.count { parts.append(gap(format.gaps[index])) }
    }
    if let trailing = format.trailing { parts += [gap(trailing.gap), "edge"] }
    return (format.orientation == .vertical ? "V: " : "H: ") + parts.joined(separator: ", ")
  }

  // The first nine are the examples of Apple's "Visual Format Language", in its order.
  @Test(arguments: [
    ("[button]-[textField]", "H: button, standard, textField"),
    ("[button(>=50)]", "H: button(≥50.0)"),
    ("|-50-[purpleBox]-50-|", "H: edge, =50.0, purpleBox, =50.0, edge"),
    ("V:[topField]-10-[bottomField]", "V: topField, =10.0, bottomField"),
    ("[maroonView][blueView]", "H: maroonView, flush, blueView"),
    ("[button(100@20)]", "H: button(=100.0@20.0)"),
    ("[button1(==button2)]", "H: button1(=button2)"),
    ("[flexibleButton(>=70,<=100)]", "H: flexibleButton(≥70.0 ≤100.0)"),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      "H: edge, standard, find, standard, findNext, standard, findField(≥20.0), standard, edge"
    ),
    ("H:|[a]|", "H: edge, flush, a, flush, edge"),
    ("V:|-gap-[a]", "V: edge, =gap, a"),
    ("[a]-(-8)-[b]", "H: a, =-8.0, b"),
    ("[a]-(>=8,<=gap@low)-[b]", "H: a, ≥8.0 ≤gap@low, b"),
    ("[a]-.5-[b]-1.25e1-[c]", "H: a, =0.5, b, =12.5, c"),
    ("[_a1(==_b@999)]", "H: _a1(=_b@999.0)"),
    ("[H]-[V]", "H: H, standard, V"),
  ])
  func good(_ format: String, _ reading: String) throws {
    #expect(Self.spelled(try VisualFormatParser.parse(format)) == reading)
  }

  @Test func positionsPointIntoTheFormat() throws {
    //                                   0123456789012345678901234567
    let format = try VisualFormatParser.parse("V:|-gap-[first(>=w@p)]-[b]-|")
    #expect(format.leading?.position == 2)
    #expect(format.views.map(\.position) == [9, 24])
    #expect(format.trailing?.position == 27)
    #expect(format.views[0].predicates[0].object.position == 17)
    #expect(format.views[0].predicates[0].priority?.position == 19)
  }

  // The caret stands below the first character that cannot be.
  @Test(arguments: [
    ("", "^"),
    ("|", " ^"),
    ("|-|", "  ^"),
    ("H|[a]", " ^"),
    ("V", " ^"),
    ("X:[a]", "^"),
    ("[]", " ^"),
    ("[1a]", " ^"),
    ("[a", "  ^"),
    ("[a]-", "    ^"),
    ("[a]-8", "     ^"),
    ("[a]-8[b]", "     ^"),
    ("[a]--[b]", "    ^"),
    ("[a]-(8-[b]", "      ^"),
    ("[a]-()-[b]", "     ^"),
    ("[a]-8@20-[b]", "     ^"),
    ("[a]-(8@)-[b]", "       ^"),
    ("[a(=20)]", "    ^"),
    ("[a(>20)]", "    ^"),
    ("[a(>=)]", "     ^"),
    ("[a(20,)]", "      ^"),
    ("[a(20]", "     ^"),
    ("[a(1e999)]", "   ^"),
    ("[a(nan)-[b]", "       ^"),
    ("[a(0x)]", "    ^"),
    ("|[a]|[b]", "     ^"),
    ("[a]|-", "    ^"),
    ("[a] [b]", "   ^"),
    ("[a]-[b]!", "       ^"),
    ("[é]", " ^"),
    ("[a]-8.5.5-[b]", "       ^"),
  ])
  func bad(_ format: String, _ caret: String) {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    let lines = error?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.count == 4)
    #expect(lines.first == "Unable to parse constraint format: ")
    #expect(lines.dropFirst(2).first == "\(format) ")
    #expect(lines.last.map(String.init) == caret)
  }

  @Test func textAsInUIKit() {
    // The shape of UIKit's exception, as quoted in public questions about it.
    #expect(
      VisualFormatError.unknownView("b", at: 5, in: "[a]-[b]").text
        == "Unable to parse constraint format: \nb is not a key in the views dictionary. \n[a]-[b] \n     ^")
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse("H[a]") }
    #expect(
      error?.text
        == "Unable to parse constraint format: \nExpected a ':' after 'H' to specify horizontal arrangement \nH[a] \n ^"
    )
  }

  @Test func anyTextEnds() {
    // Every format cut off anywhere is either good or says where it is not.
    let whole = "V:|-(>=8@750,<=gap)-[first(==second,>=2.5e1@low)]-[second]-|"
    for length in 0..<whole.count {
      do throws(VisualFormatError) {
        _ = try VisualFormatParser.parse(String(whole.prefix(length)))
      } catch {
        #expect((0...length).contains(error.position))
      }
    }
    let long = "|" + String(repeating: "-[a]", count: 20_000) + "-|"
    #expect(throws: Never.self) { try VisualFormatParser.parse(long) }
  }
}
