// The comparison of a layout with the frames Interface Builder stored: what is compared, what counts as the same.
import InterfaceBuilder
import SwivelUI

/// How one document's layout compares with its stored frames.
package struct CanvasCheck: Sendable {
  /// A view whose frame is another than the stored one.
  package struct Mismatch: Sendable {
    package var scene: String
    package var id: String
    package var element: String
    package var line: Int
    package var expected: CGRect
    package var actual: CGRect
    package var constraints: [String]
  }

  /// What two saves of a screen have at different places, and how much of it is laid out where the other has it.
  package struct Moved: Sendable, Equatable {
    package var count = 0
    package var matched = 0
  }

  package var compared = 0
  package var matched = 0
  /// Views whose frame does not follow from the size of contents.
  package var nontrivial = 0
  package var nontrivialMatched = 0
  /// Of those compared with another save, the ones whose two stored frames differ; nil for a document beside itself.
  package var moved: Moved?
  package var mismatches: [Mismatch] = []
  /// Views whose own size is not known to the product, so that the stored one stood in.
  package var fallbacks = 0
  /// How many views were not compared, and why: with `compared` all views the document has.
  package var omitted: [CanvasOmission: Int] = [:]
  /// What was left out because it contradicts itself, and what was not known: a sentence each, with its line where it has one.
  package var reservations: [String] = []

  package var allMatch: Bool { matched == compared }

  /// A frame is the same when all four numbers are within a point and half a pixel.
  package static func matches(_ a: CGRect, _ b: CGRect, scale: Int) -> Bool {
    let tolerance = 1 + 0.5 / Double(scale) + 1e-6
    return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }

  /// Adds points to every content's size to see which frames follow.
  private static let growth = 3.0

  /// Compares a document's layout with `reference`, by default its own frames.
  @MainActor package init(
    _ canvas: CanvasDocument, intrinsic: NibSettings.Intrinsic, reference: InterfaceDocument? = nil,
    explaining: Bool = true, findingNontrivial: Bool = true
  ) {
    if reference != nil { moved = Moved() }
    let scenes = canvas.layout(intrinsic: intrinsic)
    let grown = findingNontrivial ? canvas.layout(intrinsic: intrinsic, growth: Self.growth) : []
    if let device = canvas.unknownDevice {
      let stand = canvas.device
      reservations.append(
        "nobody here knows the device \(device); it is drawn as one of \(Int(stand.width))×\(Int(stand.height))")
    }
    canvas.run {
      var built: Set<Int> = []
      for (number, scene) in scenes.enumerated() {
        fallbacks += scene.builder.fallbackCount
        for error in scene.builder.diagnostics where error.severity == .error {
          reservations.append("\(error.line) <\(error.element)> \(error.message)")
        }
        let tested = TestedViews(scene.builder)
        for (index, entry) in scene.frames.enumerated() {
          built.insert(entry.element.position)
          if let omission = tested.omission(entry.element) {
            omitted[omission, default: 0] += 1
            continue
          }
          let source = reference.flatMap { $0.element(entry.element.id) } ?? entry.element
          guard let expected = NibBuilder.rect(source) else {
            omitted[.frameless, default: 0] += 1
            continue
          }
          compared += 1
          let isSame = Self.matches(entry.frame, expected, scale: canvas.device.scale)
          if isSame { matched += 1 }
          if let own = NibBuilder.rect(entry.element), !Self.matches(own, expected, scale: canvas.device.scale) {
            moved?.count += 1
            if isSame { moved?.matched += 1 }
          }
          if findingNontrivial {
            let other = grown[number].builder.views[index].view.frame
            if Self.matches(entry.frame, other, scale: 1_000) {
              nontrivial += 1
              if isSame { nontrivialMatched += 1 }
            }
          }
          if !isSame {
            mismatches.append(
              Mismatch(
                scene: scene.id, id: entry.element.id, element: entry.element.tag, line: entry.element.line,
                expected: expected, actual: entry.frame,
                constraints: explaining ? entry.view.layoutWords : []))
          }
        }
      }
      countUnbuilt(canvas.document, built: built)
    }
  }
}

/// Why a view of a document is not compared; raw values are the words of reports.
package enum CanvasOmission: String, Sendable, CaseIterable {
  /// Roots, cells and views with springs: their frames are given, not found.
  case given = "placed by their stored frames"
  /// No constraint names it, and no stack holds it.
  case unconstrained = "named by no constraint"
  /// It, or a view around it, is marked as lying elsewhere than its constraints say.
  case misplaced
  /// It, or a view around it, is marked as ambiguous.
  case ambiguous
  /// It, or a view around it, keeps its frame whatever constraints say.
  case fixed = "of fixed frames"
  /// Hidden in a stack, which keeps the frame it had.
  case hidden = "hidden in stacks"
  /// The file has no frame of it.
  case frameless = "without a stored frame"
  /// Bars that containers make themselves.
  case bars = "bars of containers"
  /// Left out by the variation of this device, or inside a view that is.
  case excluded = "left out on this device"
}

/// Which views have a stored frame that follows from constraints (part 2 of the storyboard notes).
@MainActor struct TestedViews {
  private var mentioned: Set<String> = []

  init(_ builder: NibBuilder) {
    for entry in builder.views {
      for constraint in entry.element.contents(.constraints) where constraint.name == .constraint {
        mentioned.insert(constraint[.firstItem] ?? entry.element.id)
        if let second = constraint[.secondItem] { mentioned.insert(second) }
      }
    }
  }

  /// Why the view is not compared; nil if it is.
  func omission(_ element: Element) -> CanvasOmission? {
    guard element.parent?.name == .subviews, let parent = element.parent?.parent else { return .given }
    let isArranged = parent.name == .stackView
    guard isArranged || element.flag(.translatesAutoresizingMaskIntoConstraints) == false else { return .given }
    guard isArranged || mentioned.contains(element.id) else { return .unconstrained }
    var ancestor: Element? = element
    while let current = ancestor {
      if current.flag(.misplaced) == true { return .misplaced }
      if current.flag(.ambiguous) == true { return .ambiguous }
      if current.flag(.fixedFrame) == true { return .fixed }
      if current.flag(.hidden) == true, current.parent?.parent?.name == .stackView,
        current.name != .activityIndicatorView
      {
        return .hidden
      }
      ancestor = current.parent
    }
    return nil
  }
}

extension CanvasCheck {
  /// Counts the views of a document that no scene has.
  @MainActor fileprivate mutating func countUnbuilt(_ document: InterfaceDocument, built: Set<Int>) {
    var pending = [document.root]
    while let element = pending.popLast() {
      pending.append(contentsOf: element.children)
      guard element.isView, element.child(key: "frame") != nil, !built.contains(element.position) else { continue }
      omitted[element.parent?.name.isController == true ? .bars : .excluded, default: 0] += 1
    }
  }
}

extension CanvasCheck {
  /// Comparisons of several documents.
  package struct Sum: Sendable {
    package private(set) var compared = 0
    package private(set) var matched = 0
    package private(set) var nontrivial = 0
    package private(set) var nontrivialMatched = 0
    package private(set) var moved: Moved?
    package private(set) var files = 0
    package private(set) var matchedFiles = 0
    package private(set) var fallbacks = 0
    package private(set) var omitted: [CanvasOmission: Int] = [:]

    package init() {}

    package mutating func add(_ check: CanvasCheck) {
      compared += check.compared
      matched += check.matched
      nontrivial += check.nontrivial
      nontrivialMatched += check.nontrivialMatched
      fallbacks += check.fallbacks
      if let more = check.moved {
        moved = Moved(count: (moved?.count ?? 0) + more.count, matched: (moved?.matched ?? 0) + more.matched)
      }
      omitted.merge(check.omitted, uniquingKeysWith: +)
      // Files without anything to compare say nothing.
      guard check.compared > 0 else { return }
      files += 1
      if check.allMatch { matchedFiles += 1 }
    }

    /// Percent.
    package var viewShare: Double { Self.percent(matched, compared) }
    package var fileShare: Double { Self.percent(matchedFiles, files) }
    package var nontrivialShare: Double { Self.percent(nontrivialMatched, nontrivial) }

    private static func percent(_ part: Int, _ whole: Int) -> Double { 100 * Double(part) / Double(max(1, whole)) }
  }
}

extension CanvasCheck.Moved {
  /// `9 of 10 that moved`.
  package var words: String { "\(matched) of \(count) that moved" }
}

extension [CanvasOmission: Int] {
  /// `12 misplaced, 3 hidden in stacks`, or "" for none.
  package var words: String {
    CanvasOmission.allCases.compactMap { kind in self[kind].map { "\($0) \(kind.rawValue)" } }.joined(separator: ", ")
  }
}

extension CanvasCheck.Mismatch {
  /// One line: where, what, expected, actual.
  package var text: String {
    "\(line) \(element) \(id): expected \(Self.words(expected)), actual \(Self.words(actual))"
  }

  private static func words(_ rect: CGRect) -> String {
    func number(_ value: Double) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }.joined(separator: ",")
  }
}
