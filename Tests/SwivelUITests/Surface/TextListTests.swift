// Marks of lists, as NSTextList's documentation has them.
import Foundation
import SwivelUI
import Testing

@MainActor struct TextListTests {
  /// NSTextList.marker(forItemNumber:): the format with its word replaced.
  @Test(
    arguments: [
      ("{disc}", [1: "\u{2022}", 9: "\u{2022}"]), ("{hyphen}", [2: "\u{2043}"]), ("({decimal})", [12: "(12)"]),
      ("{octal}", [8: "10"]), ("{lower-hexadecimal}", [255: "ff"]), ("{upper-hexadecimal}", [255: "FF"]),
      ("{lower-alpha}.", [1: "a.", 26: "z.", 27: "aa.", 53: "ba."]), ("{upper-latin}", [28: "AB"]),
      ("{lower-roman}", [4: "iv", 1999: "mcmxcix"]), ("{upper-roman}", [14: "XIV"]), ("*", [3: "*"]),
    ] as [(String, [Int: String])])
  func marks(format: String, marks: [Int: String]) {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat(format), options: 0)
    for (number, mark) in marks { #expect(list.marker(forItemNumber: number) == mark) }
  }

  /// NSTextList.isOrdered; NSParagraphStyle.textLists is copied with the style and counts when styles are compared.
  @Test func aParagraphHasLists() {
    let lists = [
      NSTextList(markerFormat: .disc, options: 0), NSTextList(markerFormat: .decimal, startingItemNumber: 3),
    ]
    #expect(lists.map(\.isOrdered) == [false, true])
    #expect(lists[1].startingItemNumber == 3 && lists[1].listOptions == [])
    let style = NSMutableParagraphStyle()
    #expect(style.textLists.isEmpty)
    style.textLists = lists
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists == lists && copy == style && style != NSParagraphStyle())
    #expect(NSTextList(markerFormat: .disc, options: 0) == lists[0] && lists[0] != lists[1])
  }
}
