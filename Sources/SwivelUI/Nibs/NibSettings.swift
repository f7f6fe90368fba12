// How a document is made into views: for running, or as Interface Builder draws it.
import InterfaceBuilder

/// What decides how a document becomes objects.
package struct NibSettings: Sendable {
  /// Where the sizes of contents come from on the canvas.
  package enum Intrinsic: String, Sendable, CaseIterable {
    /// The stored frames of views that have a size of their own.
    case stored
    /// The product's own metrics.
    case predicted
  }

  /// The environment variations are chosen by; nil components match nothing but the default.
  package struct Environment: Sendable, Equatable {
    package var width: UIUserInterfaceSizeClass?
    package var height: UIUserInterfaceSizeClass?
    package var idiom: UIUserInterfaceIdiom?

    package init(
      width: UIUserInterfaceSizeClass?, height: UIUserInterfaceSizeClass?, idiom: UIUserInterfaceIdiom? = nil
    ) {
      self.width = width
      self.height = height
      self.idiom = idiom
    }
  }

  package var environment: Environment
  /// nil at run time; on the canvas, where contents take their sizes from.
  package var canvas: Intrinsic?
  /// Added to every content size on the canvas, to find out which frames depend on them.
  package var growth: Double = 0
  /// On the canvas of another device than the document was drawn on: what the product makes of the contents there, by
  /// identifier. What is stored is carried over by the difference between the two.
  package var drawnContents: [String: DrawnContent] = [:]
  /// Whether tables show each prototype once.
  package var showsPrototypes = false

  package init(environment: Environment, canvas: Intrinsic? = nil, growth: Double = 0) {
    self.environment = environment
    self.canvas = canvas
    self.growth = growth
  }
}

/// The size the product gives a view's content on the device its document was drawn on.
package struct DrawnContent: Sendable {
  /// -1 along an axis without.
  package var size: CGSize
  /// Whether the content wraps, and the product's measure of it is as high as was stored or nothing says that it is not.
  package var isMeasuredAnew: Bool
  /// Whether the view is as wide, and as high, as its content: a larger content makes it larger.
  package var decides: (width: Bool, height: Bool)
  /// How far the frame that is stored lies outside the rectangle constraints gave a symbol; nil where they are the same.
  package var alignment: UIEdgeInsets?
}

/// The parts of a document that hold in one environment (R14).
struct NibVariations {
  let environment: NibSettings.Environment

  /// The variations of an element that hold, those with fewer conditions first.
  func matching(_ element: Element) -> [Element] {
    var found: [(conditions: Int, element: Element)] = []
    for child in element.children where child.name == .variation {
      guard let key = child[.key], let count = conditions(key) else { continue }
      found.append((count, child))
    }
    // Stable: sorting by count alone may exchange equals.
    return found.enumerated().sorted {
      ($0.element.conditions, $0.offset) < ($1.element.conditions, $1.offset)
    }.map(\.element.element)
  }

  /// How many conditions a key has, if all hold: 0 for `default`.
  private func conditions(_ key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let words = part.split(separator: "=")
      guard words.count == 2 else { return nil }
      let value = String(words[1])
      let holds =
        switch words[0] {
        case "widthClass": environment.width.map(Self.name) == value
        case "heightClass": environment.height.map(Self.name) == value
        case "userInterfaceIdiom", "idiom": environment.idiom.map { $0 == .pad ? "pad" : "phone" } == value
        default: false
        }
      guard holds else { return nil }
    }
    return parts.count
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: ""
    }
  }

  /// The element that says an attribute: the last matching variation that has it, else the element itself.
  func source(_ element: Element, _ variations: [Element], _ attribute: AttributeName) -> Element {
    variations.last { $0.has(attribute) } ?? element
  }

  /// Identifiers the masks of this kind leave out.
  func excluded(_ variations: [Element], _ kind: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == .mask && mask.has(.key, kind) {
        for change in mask.children {
          guard let id = change[.reference] else { continue }
          if change.name == .exclude { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }
}
