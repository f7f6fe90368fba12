// Fonts as descriptions: variants keep what they do not change. Texts set by a layout manager take what labels take.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct FontDescriptionTests {
  private static func weight(_ descriptor: UIFontDescriptor) -> UIFont.Weight? {
    (descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? UIFont.Weight
  }

  /// Names say their weights; what says none is regular.
  @Test(
    arguments: [
      ("Avenir-Heavy", .heavy), ("Avenir-Medium", .medium), ("HelveticaNeue-UltraLight", .ultraLight),
      ("HelveticaNeue-Thin", .thin), ("HelveticaNeue-Light", .light), ("AvenirNext-DemiBold", .semibold),
      ("Graphik-Semibold", .semibold), ("Arial-BoldMT", .bold), ("Lato-Black", .black), ("Gilroy-ExtraBold", .heavy),
      ("Georgia", .regular),
    ] as [(String, UIFont.Weight)])
  func weightsOfNames(name: String, weight: UIFont.Weight) {
    let descriptor = UIFontDescriptor(name: name, size: 12)
    #expect(Self.weight(descriptor) == weight && descriptor.postscriptName == name && descriptor.pointSize == 12)
    // Bold is what is semibold at least.
    #expect(descriptor.symbolicTraits.contains(.traitBold) == (weight.rawValue >= UIFont.Weight.semibold.rawValue))
  }

  @Test func variantsKeepTheRest() {
    let font = UIFontDescriptor(name: "Avenir-Medium", size: 20)
    #expect(font.withSize(30).pointSize == 30 && font.withSize(30).postscriptName == "Avenir-Medium")
    #expect(Self.weight(font.withSize(30)) == .medium)
    #expect(
      font.withFamily("Georgia").postscriptName == "Georgia" && Self.weight(font.withFamily("Georgia")) == .medium)
    #expect(Self.weight(font.withFace("Bold")) == .bold && font.withFace("Bold").pointSize == 20)
    #expect(font.withDesign(.rounded)?.pointSize == 20)
    let larger = font.addingAttributes([.size: CGFloat(40)])
    #expect(larger.pointSize == 40 && larger.postscriptName == "Avenir-Medium" && Self.weight(larger) == .medium)
    let light = font.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
    #expect(light.pointSize == 20 && Self.weight(light) == .light)
    #expect(font.addingAttributes([.name: "Georgia"]).postscriptName == "Georgia")
    let made = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: 11.0])
    #expect(made.postscriptName == "Georgia" && made.pointSize == 11)
    #expect(UIFontDescriptor(fontAttributes: [:]).pointSize == 0)
  }

  /// withSymbolicTraits: these traits and no others. Bold makes a medium font bold, and without it a bold one regular.
  @Test func traits() throws {
    let medium = UIFontDescriptor(name: "Avenir-Medium", size: 20)
    let bold = try #require(medium.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(Self.weight(bold) == .bold && bold.symbolicTraits == [.traitBold, .traitItalic])
    let italic = try #require(medium.withSymbolicTraits(.traitItalic))
    #expect(Self.weight(italic) == .medium && italic.symbolicTraits == .traitItalic)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(Self.weight(plain) == .regular && plain.symbolicTraits.isEmpty)
    let heavy = try #require(UIFontDescriptor(name: "Avenir-Heavy", size: 20).withSymbolicTraits(.traitBold))
    #expect(Self.weight(heavy) == .heavy, "it is bold already")
  }

  /// What is known of a font may say its traits as a set or as bits, and its weight as itself or as a number (UIFontDescriptor.TraitKey).
  @Test(
    arguments: [
      ([.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic], .traitItalic, .regular),
      ([.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue], .traitBold, .bold),
      (
        [.symbolic: UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue], [.traitBold, .traitItalic],
        .bold
      ),
      ([.weight: UIFont.Weight.light], [], .light), ([.weight: CGFloat(0.4)], .traitBold, .bold),
      ([.weight: "heavy"], [], .regular), ([:], [], .regular),
    ] as [([UIFontDescriptor.TraitKey: any Sendable], UIFontDescriptor.SymbolicTraits, UIFont.Weight)])
  func traitsOfAttributes(
    given: [UIFontDescriptor.TraitKey: any Sendable], traits: UIFontDescriptor.SymbolicTraits, weight: UIFont.Weight
  ) {
    let attributes = given as [UIFontDescriptor.TraitKey: Any]
    let made = UIFontDescriptor(fontAttributes: [.size: 12.0, .traits: attributes])
    #expect(made.symbolicTraits == traits && Self.weight(made) == weight)
    let added = UIFontDescriptor(name: "Avenir", size: 20).addingAttributes([.traits: attributes])
    #expect(added.symbolicTraits == traits && Self.weight(added) == weight && added.pointSize == 20)
    // It comes through a font, and through its own attributes.
    #expect(UIFont(descriptor: made, size: 0).fontDescriptor.symbolicTraits == traits)
    #expect(UIFontDescriptor(fontAttributes: made.fontAttributes).symbolicTraits == traits)
  }

  @Test func systemFonts() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
      #expect(
        UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
      #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .light).pointSize == 12)
      #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
      #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
      #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
      #expect(UIFont(descriptor: UIFontDescriptor(name: "Avenir-Heavy", size: 9), size: 0).familyName == "Avenir")
    }
  }

  /// Apple's Text Kit: a container's lines begin and end its padding from the edges, 5 points unless told otherwise.
  @Test func whatLinesTake() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, manager) = (NSTextStorage(string: "Some words in a line"), NSLayoutManager())
      let container = NSTextContainer(size: CGSize(width: 300, height: 100))
      #expect(manager.usedRect(for: container) == .zero, "no text yet")
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      #expect(manager.textContainers.count == 1 && container.layoutManager === manager)
      #expect(storage.layoutManagers.count == 1 && manager.textStorage === storage)
      #expect(manager.numberOfGlyphs == 20 && manager.glyphRange(for: container) == NSRange(location: 0, length: 20))
      let line = manager.usedRect(for: container)
      container.lineFragmentPadding = 0
      #expect(line.width - manager.usedRect(for: container).width == 10 && line.origin == .zero)
      // Half the room and a little: two lines.
      container.size.width = manager.usedRect(for: container).width * 0.6
      #expect(manager.usedRect(for: container).height == 2 * line.height)
      // With 5 on each side of what the words need there is just room, with less there is none.
      let words = line.width - 10
      container.lineFragmentPadding = 5
      container.size.width = words + 10
      #expect(manager.usedRect(for: container).height == line.height)
      container.size.width = words + 8
      #expect(manager.usedRect(for: container).height == 2 * line.height)
      container.size.width = 0
      #expect(manager.usedRect(for: container).height == line.height, "no limit")
    }
  }
}
