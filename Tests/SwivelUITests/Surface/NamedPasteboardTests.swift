// Pasteboards by names and patterns in them, as UIPasteboard's documentation has them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor struct NamedPasteboardTests {
  /// UIPasteboard.init(name:create:), withUniqueName() and remove(withName:).
  @Test func boardsHaveNames() throws {
    try onDevice(phone(running: 18), Era(18)) { _ in
      let name = UIPasteboard.Name("org.example.cut")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let board = try #require(UIPasteboard(name: name, create: true))
      board.string = "here"
      #expect(UIPasteboard(name: name, create: false)?.string == "here" && board.changeCount == 1)
      #expect(UIPasteboard.general.string == nil && UIPasteboard.general.name == .general)
      UIPasteboard.general.string = "all"
      #expect(UIPasteboard(name: .general, create: false)?.string == "all" && board.string == "here")
      let unique = UIPasteboard.withUniqueName()
      #expect(unique.name != UIPasteboard.withUniqueName().name && unique.items.isEmpty)
      unique.string = "mine"
      #expect(UIPasteboard(name: unique.name, create: false)?.string == "mine")
      for gone in [name, .general] { UIPasteboard.remove(withName: gone) }
      #expect(UIPasteboard(name: name, create: false) == nil && UIPasteboard.general.string == "all")
    }
  }

  /// UIPasteboard.detectPatterns(for:) and detectValues(for:): what was asked about and is there.
  @Test(
    arguments: [
      ("https://example.org/a", "url"), (" www.example.org ", "url"), ("ftp://example.org", "search"),
      ("12.5", "number"), ("two words", "search"), ("a.b.", "search"), ("", ""),
      ("nan", "search"), ("Infinity", "search"), ("0x10", "search"), ("12.5e0", "number"), ("+12.5", "number"),
      ("e", "search"),
    ])
  func patterns(text: String, kind: String) throws {
    try onDevice(phone(running: 18), Era(18)) { _ in
      let board = UIPasteboard.general
      board.string = text
      let kinds: [PartialKeyPath<UIPasteboard.DetectedValues>: String] = [
        \.probableWebURL: "url", \.probableWebSearch: "search", \.number: "number",
      ]
      var found: [String] = []
      board.detectPatterns(for: Set(kinds.keys)) { result in
        if case .success(let paths) = result { found = paths.compactMap { kinds[$0] } }
      }
      #expect(found == (kind.isEmpty ? [] : [kind]))
      board.detectPatterns(for: [UIPasteboard.DetectionPattern.number]) { result in
        guard case .success(let patterns) = result else { return }
        #expect(patterns == (kind == "number" ? [.number] : []))
      }
      board.detectValues(for: [\.probableWebURL, \.number]) { result in
        guard case .success(let values) = result else { return }
        #expect(values.number == (kind == "number" ? 12.5 : nil) && values.probableWebSearch.isEmpty)
        #expect(values.probableWebURL == (kind == "url" ? text.trimmingCharacters(in: .whitespaces) : ""))
      }
    }
  }

  /// UIAccessibilityCustomAction's initialisers, and what is kept of views that open.
  @Test func whatScreenReadersOffer() throws {
    try onDevice(phone(running: 18), Era(18)) { _ in
      let image = UIImage()
      let action = UIAccessibilityCustomAction(name: "Open", image: image) { $0.name == "Open" }
      #expect(action.image === image && action.attributedName.string == "Open")
      #expect(action.actionHandler?(action) == true)
      action.name = "Shut"
      #expect(action.attributedName.string == "Shut" && action.actionHandler?(action) == false)
      let view = UIView()
      #expect(view.accessibilityExpandedStatus == .unsupported && view.accessibilityDirectTouchOptions == [])
      view.accessibilityExpandedStatus = .collapsed
      view.accessibilityDirectTouchOptions = .silentOnTouch
      #expect(view.accessibilityExpandedStatus == .collapsed && view.accessibilityDirectTouchOptions == .silentOnTouch)
    }
  }
}
