// Trait collections as values: what several say together, what one says of another, and what nobody said
// (UITraitCollection.init(traitsFrom:), containsTraits(in:), hasDifferentColorAppearance(comparedTo:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct TraitTableTests {
  nonisolated static let wide = UITraitCollection(horizontalSizeClass: .regular)
  nonisolated static let narrow = UITraitCollection(horizontalSizeClass: .compact)
  nonisolated static let low = UITraitCollection(verticalSizeClass: .compact)
  nonisolated static let dark = UITraitCollection(userInterfaceStyle: .dark)
  nonisolated static let nothing = UITraitCollection()

  /// "If the same trait is specified in several, the last one counts."
  @Test(
    arguments: [
      ([], .unspecified, .unspecified, .unspecified), ([wide], .regular, .unspecified, .unspecified),
      ([wide, low, dark], .regular, .compact, .dark), ([wide, narrow], .compact, .unspecified, .unspecified),
      ([narrow, nothing], .compact, .unspecified, .unspecified), ([dark, narrow, wide], .regular, .unspecified, .dark),
      ([dark, UITraitCollection(userInterfaceStyle: .unspecified)], .unspecified, .unspecified, .dark),
    ] as [([UITraitCollection], UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIUserInterfaceStyle)])
  func together(
    all: [UITraitCollection], horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    style: UIUserInterfaceStyle
  ) {
    let traits = UITraitCollection(traitsFrom: all)
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    #expect(traits.userInterfaceStyle == style)
    // What each of them says last is so.
    #expect(all.last.map(traits.containsTraits) ?? true)
    // What nobody said is not known.
    #expect(traits.userInterfaceIdiom == .unspecified && traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified && traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayGamut == .unspecified)
  }

  /// "true if all specified traits in the other collection match"; nil and a collection that says nothing always do.
  @Test(
    arguments: [
      (wide, wide, true), (wide, narrow, false), (wide, nothing, true), (nothing, wide, false),
      (UITraitCollection(traitsFrom: [wide, dark]), dark, true),
      (UITraitCollection(traitsFrom: [wide, dark]), UITraitCollection(traitsFrom: [dark, narrow]), false),
    ] as [(UITraitCollection, UITraitCollection, Bool)])
  func contains(whole: UITraitCollection, part: UITraitCollection, isIn: Bool) {
    #expect(whole.containsTraits(in: part) == isIn && whole.containsTraits(in: nil))
    #expect((whole == part) == (whole.isEqual(part)) && (!isIn || whole != part || whole.hash == part.hash))
  }

  @Test(
    arguments: [
      (dark, UITraitCollection(userInterfaceStyle: .light), true), (dark, dark, false), (wide, narrow, false),
      (dark, nil, true), (wide, nil, false),
    ] as [(UITraitCollection, UITraitCollection?, Bool)])
  func colours(traits: UITraitCollection, other: UITraitCollection?, differs: Bool) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      #expect(traits.hasDifferentColorAppearance(comparedTo: other) == differs)
    }
  }

  @Test func changedByCode() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let made = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.horizontalSizeClass = .regular
      }
      #expect(made == UITraitCollection(traitsFrom: [Self.dark, Self.wide]))
      let other = made.modifyingTraits { $0.horizontalSizeClass = .compact }
      #expect(other.horizontalSizeClass == .compact && other.userInterfaceStyle == .dark)
      #expect(made.horizontalSizeClass == .regular, "a collection does not change")
      // A device's environment says everything.
      let whole = window.traitCollection
      #expect(whole.layoutDirection == .leftToRight && whole.preferredContentSizeCategory == .large)
      #expect(whole.displayGamut != .unspecified && whole.displayScale == 2 && whole.userInterfaceIdiom == .phone)
    }
  }

  /// A font is as large in a collection that says nothing of text sizes as the user wants it, and as the collection says where it does.
  @Test(
    arguments: [
      (nothing, 17), (dark, 17), (UITraitCollection(preferredContentSizeCategory: .extraLarge), 19),
      (UITraitCollection(preferredContentSizeCategory: .unspecified), 17),
      (UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), 53),
    ] as [(UITraitCollection, CGFloat)])
  func fonts(traits: UITraitCollection, size: CGFloat) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
      let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: traits)
      #expect(abs(scaled - 2 * size) < 0.001)
    }
  }
}
