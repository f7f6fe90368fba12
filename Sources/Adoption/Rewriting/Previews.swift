// Files of UIKit's that import SwiftUI for Xcode's canvas alone, or for UIKit, which SwiftUI hands on: what shows their screens on the
// canvas goes, and the file stays.

/// What a file has for Xcode's canvas.
enum Previews {
  /// What a type that only shows others conforms to.
  private static let showing: Set<String> = [
    "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable", "SwiftUI.PreviewProvider",
    "SwiftUI.UIViewControllerRepresentable", "SwiftUI.UIViewRepresentable",
  ]

  /// Words by which a file says that it does more with SwiftUI than to be shown.
  private static let drawing: Set<String> = [
    "AnyView", "App", "AppStorage", "Binding", "Color", "Environment", "EnvironmentObject", "HStack", "Image",
    "LazyVStack",
    "NavigationStack", "NavigationView", "ObservableObject", "ObservedObject", "State", "StateObject", "Text",
    "UIHostingConfiguration", "UIHostingController", "VStack", "View", "ViewBuilder", "ViewModifier", "ZStack",
  ]

  static func importsUIKit(_ source: Source) -> Bool {
    source.tokens.indices.contains { source.reads($0, "import") && source.reads($0 + 1, "UIKit") }
  }

  /// Whether a file that imports SwiftUI instead of UIKit is of UIKit's all the same: it has a class of UIKit's, or extends one with
  /// UIKit's names, and none of SwiftUI's, of which these are the ones without a body to draw.
  static func isOfUIKit(_ source: Source) -> Bool {
    let words = source.tokens.indices.lazy.filter { source.isKind($0, .word) }.map { source.text($0) }
    let isSwiftUI = words.contains { bridges.contains($0) || $0.hasPrefix("UIHosting") }
    return !isSwiftUI && words.contains { Frameworks.isOfUIKit($0) }
  }

  /// Names of SwiftUI's in files that draw nothing with it.
  private static let bridges: Set<String> = [
    "Animation", "EdgeInsets", "EnvironmentKey", "EnvironmentValues", "Font", "Gesture", "LocalizedStringKey",
    "PreferenceKey",
    "PreviewProvider", "Scene", "Shape", "Transaction", "UIViewControllerRepresentable", "UIViewRepresentable",
    "UIGestureRecognizerRepresentable", "withAnimation",
  ]

  /// The file's text without its import of SwiftUI and the types that show others, line for line; nil for a file that does not
  /// import SwiftUI, or uses it beside them.
  static func removed(from source: Source, _ context: AdoptionContext) -> String? {
    guard !context.isAvailable("SwiftUI") else { return nil }
    let outline = Outline(source, isAvailable: context.isAvailable)
    let imports = source.tokens.indices.filter {
      source.reads($0, "import") && source.reads($0 + 1, "SwiftUI") && outline.conditions.values[$0] != .no
    }
    guard !imports.isEmpty else { return nil }
    let shown = outline.types.filter { type in
      type.keyword != "extension" && type.path == type.name && !type.isLocal
        && type.inherited.contains(where: showing.contains)
    }
    let names = Set(shown.map(\.name))
    let gone = shown + outline.types.filter { $0.keyword == "extension" && names.contains($0.name) }
    let ranges = imports.map { $0...$0 + 1 } + gone.map { min($0.start, $0.modifiers.lowerBound)...$0.close }
    let isUsed = source.tokens.indices.contains { token in
      drawing.contains(source.text(token)) && outline.conditions.values[token] != .no && !source.reads(token - 1, ".")
        && !ranges.contains { $0.contains(token) }
    }
    guard !isUsed else { return nil }
    var bytes = source.bytes
    // As long as the other, so that every place stays.
    let handsOn = importsUIKit(source) ? nil : imports.first.map { source.tokens[$0].start }
    for range in ranges {
      for place in source.tokens[range.lowerBound].start..<source.tokens[range.upperBound].end
      where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    if let handsOn { bytes.replaceSubrange(handsOn..<handsOn + 12, with: Array("import UIKit".utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
