// A storyboard or xib as a value: what was in the file, found by identifier.

/// An Interface Builder document.
public struct InterfaceDocument: Sendable {
  /// How the file was named; diagnostics begin with it.
  public let file: String
  /// The element `document`.
  public let root: Element
  private let found: [InterfaceDiagnostic]
  private let noEffect: [NoEffect]
  /// How often names of each class occur.
  public let census: NameCensus
  private let index: IdentifierIndex

  /// So much of what is no number is told.
  private static let quoted = 40

  /// Reads a document from the bytes of a file; `file` is only a name.
  public init(_ bytes: UnsafeRawBufferPointer, file: String) throws(InterfaceError) {
    guard bytes.count <= InterfaceLimits.bytes else {
      throw .tooLarge(file: file, bytes: bytes.count, limit: InterfaceLimits.bytes)
    }
    for magic in ["bplist", "NIBArchive"] where bytes.starts(with: magic.utf8) { throw .compiled(file: file) }
    var reader = DocumentReader(file: file, bytes: bytes.count)
    let tree = try reader.read(bytes)
    guard let first = tree.nodes.first, first.name == .document else {
      throw .notADocument(file: file, element: reader.rootName ?? "nothing")
    }
    let root = Element(tree: tree, index: 0)
    let runtime = root[.targetRuntime] ?? ""
    guard runtime.hasPrefix("iOS.CocoaTouch") || (runtime.isEmpty && (root[.type] ?? "").contains("CocoaTouch")) else {
      throw .otherPlatform(file: file, runtime: runtime)
    }
    var diagnostics = reader.diagnostics
    let index = IdentifierIndex(tree)
    for duplicate in index.duplicates where diagnostics.count < InterfaceLimits.diagnostics {
      let element = Element(tree: tree, index: duplicate)
      if element.name == .exit || element.name == .placeholder { continue }
      diagnostics.append(
        InterfaceDiagnostic(
          .error, file: file, line: element.line, element: element.label,
          "the identifier belongs to an earlier element already"))
    }
    for note in reader.noNumbers where diagnostics.count < InterfaceLimits.diagnostics {
      let element = Element(tree: tree, index: Int(note.node))
      let name = Names.attributes.names[Int(note.attribute)]
      let said = element[name] ?? ""
      let what = Double(said).map(\.isFinite) == true ? "is larger than any screen" : "is no number"
      diagnostics.append(
        InterfaceDiagnostic(
          .error, file: file, line: element.line, element: element.label,
          "\(name.rawValue) \"\(said.prefix(Self.quoted))\" \(what); it counts as missing"))
    }
    self.file = file
    self.root = root
    found = diagnostics
    noEffect = reader.noEffect
    self.index = index
    census = reader.census
  }

  /// Reads a document from the bytes of a file; `file` is only a name.
  public init(_ bytes: [UInt8], file: String) throws(InterfaceError) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(InterfaceError) in try InterfaceDocument(bytes, file: file) }
    }
    self = try result.get()
  }

  /// `original` with other texts: the same elements at the same places.
  init(_ original: InterfaceDocument, _ tree: ElementTree, _ warnings: [InterfaceDiagnostic]) {
    file = original.file
    root = Element(tree: tree, index: 0)
    found = Array((original.found + warnings).prefix(InterfaceLimits.diagnostics))
    noEffect = original.noEffect
    census = original.census
    index = original.index
  }

  /// What was not understood, and what bears on layout or behaviour but has no effect here; in file order.
  public var diagnostics: [InterfaceDiagnostic] {
    let notes = noEffect.prefix(InterfaceLimits.diagnostics).map { note in
      let element = Element(tree: root.tree, index: Int(note.node))
      let name = Names.attributes.texts[Int(note.attribute)]
      return InterfaceDiagnostic(
        .note, file: file, line: element.line, element: element.label,
        note.attribute == 0 ? "has no effect here" : "attribute \(name) has no effect here")
    }
    // Stable: by line, and in the order found within one.
    return (found + notes).enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
      \.element)
  }

  /// The element with this identifier.
  public func element(_ id: String) -> Element? {
    index.element(id, in: root.tree).map { Element(tree: root.tree, index: $0) }
  }

  // MARK: What it was made with

  /// The build of Interface Builder as an integer: 17506 of Xcode 12.2. 32700 stands for newer ones that hide it.
  public var toolsVersion: Int { root[.toolsVersion].flatMap { Int($0.prefix { $0 != "." }) } ?? 0 }
  /// The device of the canvas, such as `retina6_1`; nil in files of Xcode 8 and older.
  public var deviceID: String? { root.child(.device)?[.id] }
  /// Whether the canvas lies on its side.
  public var isLandscape: Bool { root.child(.device)?.has(.orientation, "landscape") ?? false }
  /// Whether it says at which of the user's text sizes the canvas shows it.
  public var saysTextSize: Bool { root.child(.accessibilityOverrides)?.has(.dynamicTypePreference) ?? false }
  /// Whether it says that it is for iPads alone.
  public var isForPad: Bool { root.has(.targetRuntime, "iOS.CocoaTouch.iPad") }
  /// Whether its views have safe area guides.
  public var usesSafeAreas: Bool { root.flag(.useSafeAreas) ?? false }
  /// Whether it was made with constraints; else with autoresizing masks alone.
  public var usesAutoLayout: Bool { root.flag(.useAutolayout) ?? false }
  /// Whether it is a storyboard, not a xib.
  public var isStoryboard: Bool { root.child(.scenes) != nil }
  /// The identifier of the controller a storyboard begins with; nil where none does, and in a xib.
  public var initialViewController: String? { root[.initialViewController] }

  /// The scenes of a storyboard, in file order.
  public var scenes: [Element] { root.contents(.scenes).filter { $0.name == .scene } }

  /// The controllers of a storyboard, in file order.
  public var controllers: [Element] {
    root.contents(.scenes).flatMap { scene in
      scene.contents(.objects).filter { $0.name.isController || $0.name == .viewControllerPlaceholder }
    }
  }

  /// The views at the top of a xib, in file order.
  public var topLevelViews: [Element] { root.contents(.objects).filter(\.name.isView) }

  /// The size of an image resource in points, and whether it is one of the system's symbols.
  public func imageSize(_ name: String) -> (width: Double, height: Double, isSymbol: Bool)? {
    for image in root.contents(.resources) where image.name == .image && image.has(.name, name) {
      if let width = image.number(.width), let height = image.number(.height) {
        return (width, height, image.has(.catalog, "system"))
      }
    }
    return nil
  }

  /// The content size Interface Builder drew a custom view to, by the view's identifier.
  public func designableSize(_ id: String) -> Element? {
    root.contents(.designables).first { $0.has(.name, id) }?.child(key: "intrinsicContentSize")
  }
}
