// Constants of headers that apps compute with or hand to others: features of fonts, classes of faces, reasons, priorities, units of time. Apart
// from RawValueTests and OptionBitTests, which are about sets apps ask for more often.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct HeaderConstantTests {
  /// SFNTLayoutTypes.h: a feature's type, and which of its selectors.
  @Test func featuresOfFonts() {
    let found = [
      kNumberSpacingType, kMonospacedNumbersSelector, kProportionalNumbersSelector, kLowerCaseType,
      kLowerCaseSmallCapsSelector, kUpperCaseType, kUpperCaseSmallCapsSelector, kStylisticAlternativesType,
      kStylisticAltOneOnSelector, kStylisticAltTwoOnSelector, kFractionsType, kDiagonalFractionsSelector,
    ]
    #expect(found == [6, 0, 1, 37, 1, 38, 1, 35, 2, 4, 11, 2])
  }

  /// UIFontDescriptor.h: symbolic traits are single bits, the class of a face is a number in the four highest.
  @Test func facesOfFonts() {
    typealias Traits = UIFontDescriptor.SymbolicTraits
    #expect(
      bits([
        Traits.traitItalic: 1, .traitBold: 2, .traitExpanded: 0x20, .traitCondensed: 0x40, .traitMonoSpace: 0x400,
        .traitVertical: 0x800, .traitUIOptimized: 0x1000, .traitTightLeading: 0x8000, .classMask: 0xf000_0000,
        .classOldStyleSerifs: 0x1000_0000, .classTransitionalSerifs: 0x2000_0000, .classModernSerifs: 0x3000_0000,
        .classClarendonSerifs: 0x4000_0000, .classSlabSerifs: 0x5000_0000, .classFreeformSerifs: 0x7000_0000,
        .classSansSerif: 0x8000_0000, .classOrnamentals: 0x9000_0000, .classScripts: 0xa000_0000,
        .classSymbolic: 0xc000_0000,
      ]) == [])
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(Set(widths.map(\.rawValue)).count == 4)
    #expect(UIFont.Width.standard.rawValue == 0)
    // UIFont.h: "Returns the standard font size" for labels, buttons, the system and small system text.
    #expect(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize] == [
        17, 18, 14, 12,
      ])
  }

  /// NSLayoutManager.h: what a glyph is, and what a control character does.
  @Test func glyphs() {
    #expect(
      bits([NSLayoutManager.GlyphProperty.null: 1, .controlCharacter: 2, .elastic: 4, .nonBaseCharacter: 8]) == [])
    #expect(
      bits([
        NSLayoutManager.ControlCharacterAction.zeroAdvancement: 1, .whitespace: 2, .horizontalTab: 4, .lineBreak: 8,
        .paragraphBreak: 16, .containerBreak: 32,
      ]) == [])
  }

  /// UIView.h.
  @Test func seldomOptions() {
    #expect(bits([UIView.AnimationOptions.flushUpdates: 1 << 28]) == [])
  }

  /// UIKit does not publish the bits of traits: each is one of its own.
  @Test func traitsOfWhatIsSpokenAreApart() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
      .tabBar, .header, .supportsZoom, .toggleButton,
    ]
    #expect(UIAccessibilityTraits.none.rawValue == 0 && all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(Set(all.map(\.rawValue)).count == all.count)
    let formats = [CIFormat.RGBA8, .BGRA8, .ARGB8].map(\.rawValue)
    #expect(Set(formats).count == 3)
    let notes: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    #expect(Set(notes.map(\.rawValue)).count == notes.count)
  }

  /// UILayoutPriority: "scene-size dragging" stands between what may resize a window and what may not.
  @Test func priorities() {
    let found: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(found.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UIView.layoutFittingCompressedSize == .zero)
    // "The option to use the largest possible size": no screen is wider or higher.
    #expect(UIView.layoutFittingExpandedSize.width > 4096 && UIView.layoutFittingExpandedSize.height > 4096)
  }

  /// dispatch/time.h, MacErrors.h, CFNumber.h, NSUbiquitousKeyValueStore.h.
  @Test func numbersOfC() {
    #expect([NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC] == [1_000_000_000, 1_000_000, 1000, 1_000_000])
    #expect(noErr == 0 && kCFBooleanTrue == NSNumber(value: true) && kCFBooleanFalse == NSNumber(value: false))
    let reasons: [Int] = [
      NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreInitialSyncChange,
      NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange,
    ]
    #expect(reasons == [0, 1, 2, 3] as [Int])
  }

  /// What a new layer knows of brightness and filters (CALayer's reference), and that it keeps what it is told.
  @Test func layersAndTheirBrightness() throws {
    try ofNew(CALayer(), on: .iPhoneSE3) { kept in
      kept(\.wantsExtendedDynamicRangeContent, false)
      kept(\.preferredDynamicRange, .automatic, .high)
      kept(\.contentsHeadroom, 0, 2)
      kept(\.toneMapMode, .automatic, .never)
      kept(\.minificationFilterBias, 0, 1)
    }
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      // "The default implementation returns true."
      let layer = CALayer()
      #expect(layer.shouldArchiveValue(forKey: "mine") && layer.shouldArchiveValue(forKey: "opacity"))
    }
  }

  /// Corners of the cube of colours in Display P3, as sRGB reaches beyond itself: from the two spaces. primaries and white (SMPTE EG 432-1, IEC 61966-2-1).
  @Test(
    arguments: [
      ([1, 0, 0], [1.0931, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]), ([0, 0, 1], [0, 0, 1.0420]),
      ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]), ([0, 0, 0], [0, 0, 0]),
    ] as [([CGFloat], [CGFloat])])
  func displayP3(parts: [CGFloat], wanted: [CGFloat]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let color = UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
      let found = (color.cgColor.components ?? []).prefix(3)
      #expect(found.count == 3 && zip(found, wanted).allSatisfy { abs($0 - $1) < 6e-5 }, "\(found)")
    }
  }

  /// CGColorSpace.isWideGamutRGB: spaces of three primaries that reach beyond sRGB's, by name.
  @Test(
    arguments: [
      ("kCGColorSpaceDisplayP3", true), ("kCGColorSpaceAdobeRGB1998", true), ("kCGColorSpaceITUR_2020", true),
      ("kCGColorSpaceROMMRGB", true), ("kCGColorSpaceSRGB", false), ("kCGColorSpaceLinearSRGB", false),
      ("kCGColorSpaceITUR_709", false), ("kCGColorSpaceGenericGrayGamma2_2", false),
      ("kCGColorSpaceGenericCMYK", false),
    ])
  func wideSpaces(name: String, isWide: Bool) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.isWideGamutRGB == isWide && space.supportsOutput)
    #expect(!CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
  }
}
