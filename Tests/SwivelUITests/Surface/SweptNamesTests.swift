// Names that were found missing area by area: what each does, by Apple's documentation, by published figures or by arithmetic.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SweptNamesTests {
  /// What nobody said of a collection is not known ("unspecified"); a device's environment says all of it.
  @Test func whatACollectionDoesNotSay() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      for traits in [
        UITraitCollection(), UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceIdiom: .pad),
      ] {
        #expect(traits.userInterfaceLevel == .unspecified && traits.legibilityWeight == .unspecified)
        #expect(traits.activeAppearance == .unspecified && traits.accessibilityContrast == .unspecified)
        #expect(traits.forceTouchCapability == .unknown)
        #expect(traits[UITraitUserInterfaceLevel.self] == .unspecified)
      }
      let traits = window.traitCollection
      #expect(traits.userInterfaceLevel == .base && traits.legibilityWeight == .regular)
      #expect(traits.activeAppearance == .active && traits.accessibilityContrast == .normal)
      #expect(traits.forceTouchCapability == .unavailable)
      let pressed = UITraitCollection(forceTouchCapability: .available)
      #expect(pressed.forceTouchCapability == .available && pressed.userInterfaceStyle == .unspecified)
      #expect(UITraitCollection(traitsFrom: [traits, pressed]).forceTouchCapability == .available)
      #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
    }
  }

  /// Display P3 in extended sRGB: CSS Color 4 has its red as (1.0930, −0.2267, −0.1501) and its green as (−0.5116, 1.0183, −0.3107);
  /// both spaces have the same white and so the same greys.
  @Test(
    arguments: [
      ([1, 0, 0], [1.0930, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]), ([0, 0, 0], [0, 0, 0]),
      ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])])
  func displayP3(parts: [CGFloat], wanted: [CGFloat]) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let color = UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: 0.5)
      let found = color.cgColor.components ?? []
      for (one, other) in zip(found, wanted) { #expect(abs(one - other) < 0.0005) }
      #expect(found.count == 4 && found.last == 0.5)
      // Greys are the same to the last bit.
      if Set(parts).count == 1 { #expect(color == UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 0.5)) }
    }
  }

  /// A title with attributes is the title, and goes with it.
  @Test func titlesOfBars() throws {
    try onDevice(.iPhoneSE3, Era(26)) { _ in
      let item = UINavigationItem(title: "One")
      #expect(item.attributedTitle == AttributedString("One"))
      var linked = AttributedString("Two")
      linked.link = URL(string: "https://example.org")
      item.attributedTitle = linked
      #expect(item.title == "Two" && item.attributedTitle == linked && linked != AttributedString("Two"))
      item.title = "Three"
      #expect(item.attributedTitle == AttributedString("Three"))
      let view = UIView()
      view.accessibilityAttributedHint = NSAttributedString(string: "a")
      view.accessibilityHint = "b"
      #expect(view.accessibilityAttributedHint?.string == "b")
    }
  }

  /// One hour is not several.
  @Test(
    arguments: [
      (3600, ["3 hours", "2 hours", "1 hour", "0 hours"]), (7200, ["4 hours", "3 hours", "2 hours", "1 hour"]),
    ] as [(TimeInterval, [String])])
  func hoursOfACountdown(seconds: TimeInterval, wanted: [String]) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = seconds
      let rows = picker.wheelRows.map { $0[0] }
      #expect([rows[2], rows[1], rows[0], rows[4]] == wanted)
    }
  }

  @Test func threadsAndShortcuts() {
    #expect(Thread.main === Thread.mainThread)
    #expect(UIApplicationShortcutIcon.IconType.bookmark.rawValue == 25)
  }

  /// A transform is its scale, shear, turn and move again, and each part is what made it.
  @Test(
    arguments: [
      (CGAffineTransform.identity, 1.0, 1.0, 0.0, 0.0), (CGAffineTransform(scaleX: 2, y: 3), 2, 3, 0, 0),
      (CGAffineTransform(rotationAngle: .pi / 6), 1, 1, 0, .pi / 6),
      (CGAffineTransform(scaleX: 2, y: 2).concatenating(.init(rotationAngle: -.pi / 3)), 2, 2, 0, -.pi / 3),
      (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 7, ty: 9), 1, 1, 0.5, 0),
      (
        CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 1, ty: 2), 5.0.squareRoot(), 7 / 5.0.squareRoot(), 1.0 / 7,
        atan2(1, 2)
      ),
    ] as [(CGAffineTransform, CGFloat, CGFloat, CGFloat, CGFloat)])
  func takenApart(transform: CGAffineTransform, width: CGFloat, height: CGFloat, shear: CGFloat, turn: CGFloat) {
    let parts = transform.decomposed()
    let found = [parts.scale.width, parts.scale.height, parts.horizontalShear, parts.rotation]
    for (one, other) in zip(found, [width, height, shear, turn]) { #expect(abs(one - other) < 1e-9) }
    #expect(parts.translation == CGVector(dx: transform.tx, dy: transform.ty))
    let again = CGAffineTransform(parts)
    let (left, right) = ([again.a, again.b, again.c, again.d, again.tx, again.ty], transform)
    for (one, other) in zip(left, [right.a, right.b, right.c, right.d, right.tx, right.ty]) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test func geometryAsDictionaries() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: rect.dictionaryRepresentation) == rect.origin)
    #expect(CGSize(dictionaryRepresentation: CGPoint(x: 1, y: 2).dictionaryRepresentation) == nil)
    #expect(rect.dictionaryRepresentation["Width"] as? Double == 30)
  }

  /// Nine weights of text, nine of symbols.
  @Test(
    arguments: zip(
      [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black], 1...9))
  func weights(weight: UIFont.Weight, symbol: Int) {
    #expect(weight.symbolWeight().rawValue == symbol)
    #expect(UIImage.SymbolWeight(rawValue: symbol)?.fontWeight() == weight)
  }

  @Test(
    arguments: [
      ("Ada Lovelace", nil, "Ada", nil, "Lovelace", nil),
      ("Dr. Ada King Lovelace", "Dr.", "Ada", "King", "Lovelace", nil),
      ("Ada", nil, "Ada", nil, nil, nil), ("John Q. Public, Jr.", nil, "John", "Q.", "Public", "Jr."),
    ] as [(String, String?, String?, String?, String?, String?)])
  func partsOfNames(
    name: String, title: String?, given: String?, middle: String?, family: String?, suffix: String?
  ) throws {
    let parts = try #require(PersonNameComponentsFormatter().personNameComponents(from: name))
    #expect(parts.namePrefix == title && parts.givenName == given && parts.middleName == middle)
    #expect(parts.familyName == family && parts.nameSuffix == suffix)
    #expect(PersonNameComponentsFormatter().personNameComponents(from: " ") == nil)
  }
}
