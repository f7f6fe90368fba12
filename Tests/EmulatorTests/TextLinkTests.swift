// Links in texts: which parts are links, in what they are drawn, and whom a finger on one asks.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor struct TextLinkTests {
  private final class Terms: UIViewController, UITextViewDelegate {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
    var asked: [String] = []
    var follows = true
    override func viewDidLoad() {
      super.viewDidLoad()
      text.isEditable = false
      text.delegate = self
      view.addSubview(text)
    }
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(url.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return follows
    }
  }

  private static func driver(_ era: Era = Era(15), _ set: @escaping @MainActor @Sendable (Terms) -> Void) throws
    -> Driver
  {
    Driver(
      try EmulatedDevice(
        profile: .iPhone8, era: era,
        apps: [
          .test {
            let terms = Terms()
            terms.loadViewIfNeeded()
            set(terms)
            return terms
          }
        ]))
  }

  private static func terms<Result>(_ driver: Driver, _ body: (Terms) -> Result) throws -> Result {
    try #require(driver.device.inspect(window: 1) { ($0.rootViewController as? Terms).map(body) } ?? nil)
  }

  private static func agreement() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "I agree to the Terms and the Policy.")
    text.addAttribute(.link, value: URL(string: "https://example.com/terms")!, range: NSRange(location: 15, length: 5))
    text.addAttribute(.link, value: "https://example.com/policy", range: NSRange(location: 29, length: 6))
    return text
  }

  /// textView(_:shouldInteractWith:in:interaction:): with the link's address and its place in the text.
  @Test(arguments: [("Terms", "https://example.com/terms 15+5"), ("Policy", "https://example.com/policy 29+6")])
  func aLinkOfAttributesAsks(words: String, asked: String) throws {
    let driver = try Self.driver { $0.text.attributedText = Self.agreement() }
    #expect(driver.tap(words).ending == .settled)
    #expect(try Self.terms(driver) { $0.asked } == [asked])
  }

  /// What the text holds besides is no link, nor anything of a text that is edited or cannot be selected.
  @Test(arguments: [(false, true, true), (true, true, false), (false, false, false)])
  func whetherLinksAreActive(isEditable: Bool, isSelectable: Bool, isActive: Bool) throws {
    let driver = try Self.driver { terms in
      terms.text.attributedText = Self.agreement()
      terms.text.isEditable = isEditable
      terms.text.isSelectable = isSelectable
    }
    #expect((driver.tap("Terms").ending == .settled) == isActive)
    #expect(driver.tap("agree").ending != .settled)
    #expect(try Self.terms(driver) { $0.asked.count } == (isActive ? 1 : 0))
  }

  /// "The types of data that convert into tappable URLs" (UITextView.dataDetectorTypes).
  @Test(
    arguments: [
      (.link, "https://example.com/a", "https://example.com/a 4+21"),
      (.phoneNumber, "+1 555 010 0123", "tel:+15550100123 29+15"),
      (.all, "+1 555 010 0123", "tel:+15550100123 29+15"), (.link, "+1 555 010 0123", nil),
      ([], "https://example.com/a", nil),
    ] as [(UIDataDetectorTypes, String, String?)])
  func whatIsDetected(types: UIDataDetectorTypes, words: String, asked: String?) throws {
    let driver = try Self.driver { terms in
      terms.text.text = "See https://example.com/a or +1 555 010 0123."
      terms.text.dataDetectorTypes = types
    }
    #expect((driver.tap(words).ending == .settled) == (asked != nil))
    #expect(try Self.terms(driver) { $0.asked.first } == asked)
  }

  /// Links are drawn in the tint, or as `linkTextAttributes` say; the rest as it was.
  @Test func howLinksLook() throws {
    let driver = try Self.driver { $0.text.attributedText = Self.agreement() }
    try Self.terms(driver) { terms in
      @MainActor func color(_ place: Int) -> UIColor? {
        terms.text.linkedContent?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
      }
      terms.text.tintColor = .purple
      #expect(color(16) == .purple && color(30) == .purple && color(0) != .purple)
      terms.text.linkTextAttributes = [.foregroundColor: UIColor.orange]
      #expect(color(16) == .orange)
      terms.text.text = "none"
      #expect(terms.text.linkedContent == nil)
    }
  }
}
