// How sure a finding is, by what its document says of code that is not there: outlets through which code reaches views, and
// texts nobody is meant to read.
import Findings
import Foundation
import InterfaceBuilder

/// What a document says of its views besides their layout.
struct DocumentConfidence {
  private let document: InterfaceDocument
  /// Views that code has a hold of.
  private let outlets: Set<String>
  /// Whether constraints come and go with the size class.
  let hasVariations: Bool
  /// The constraints between two views, by the names of both in order.
  private let ties: [[String]: [Element]]
  /// Views that hang on constraints which are removed at build time: code brings others.
  private let unfinished: Set<String>

  init(_ document: InterfaceDocument) {
    self.document = document
    var outlets: Set<String> = []
    var hasVariations = false
    var ties: [[String]: [Element]] = [:]
    var pending = [document.root]
    while let element = pending.popLast() {
      pending.append(contentsOf: element.children)
      if element.name == .variation { hasVariations = true }
      if element.name == .constraint, let first = element[.firstItem], let second = element[.secondItem] {
        ties[[first, second].sorted(), default: []].append(element)
      }
      guard element.name == .outlet || element.name == .outletCollection, let id = element[.destination] else {
        continue
      }
      outlets.insert(id)
    }
    self.outlets = outlets
    self.hasVariations = hasVariations
    self.ties = ties
    unfinished = PlaceholderReach(document).views
  }

  /// The finding as sure as the document lets it be.
  ///
  /// - Parameter constraints: of a conflict, what it is between, in words.
  func judged(_ finding: Finding, in reading: ScreenReading, constraints: [String]) -> Finding {
    guard isUpToCode(finding, in: reading) || constraints.contains(where: isOfUnknownContent) else { return finding }
    var finding = finding
    finding.confidence = min(finding.confidence, .possible)
    return finding
  }

  private func isUpToCode(_ finding: Finding, in reading: ScreenReading) -> Bool {
    switch finding.identity.check {
    case .overlapping: isInTurn(finding, reading) || isTiedSo(finding)
    // How wide a view of a xib is, whoever shows it says.
    case .truncated:
      isStandIn(finding.identity.view) || reading.edges != ScreenReading.windowEdges
        || isOfUnknownRoom(finding.identity.view) || isPictured(finding.identity.view)
    case .ambiguous: isArranged(finding.identity.view) || unfinished.contains(element(finding.identity.view)?.id ?? "")
    // A view beside a storyboard's controller is as wide as the code that shows it makes it.
    case .offScreen: document.isStoryboard && reading.edges.hasSuffix("as it was drawn")
    case .clipped, .outsideSafeArea, .unsatisfiable, .stretched, .unreachable, .broken, .unreadable,
      .unfinished:
      false
    }
  }

  /// Whether a constraint is what a picture asks for, or a view of a class that is not here: code may show another picture,
  /// and the class may ask for something else.
  private func isOfUnknownContent(_ constraint: String) -> Bool {
    guard constraint.hasSuffix("by its content"), let colon = constraint.firstIndex(of: ":") else { return false }
    let id = constraint[constraint.index(after: colon)...].prefix { $0 != "." }
    guard let element = document.element(String(id)) else { return false }
    // A label that wraps asks for the width of one line only until it knows its own (UILabel.preferredMaxLayoutWidth).
    if element.name == .label, constraint.contains("\(id).width "), let lines = element.number(.numberOfLines),
      lines != 1
    {
      return true
    }
    // A size that stands in for the content's says that code brings another content.
    if element.has(.placeholderIntrinsicWidth) || element.has(.placeholderIntrinsicHeight) { return true }
    return element.name == .imageView || element.name == .button || element.has(.customClass)
  }

  /// Whether a stack places the view, or it is one: which of its views takes the room that is left over, code decides by
  /// what it puts in, and Interface Builder says nothing of it.
  private func isArranged(_ name: String) -> Bool {
    guard let element = element(name) else { return false }
    return element.name == .stackView || element.parent?.parent?.name == .stackView
  }

  private func element(_ name: String) -> Element? { document.element(String(name.prefix { $0 != " " })) }

  /// More than this share of the smaller view lies on the other: they were put into one place.
  private static let samePlace = 0.8

  /// Whether two views are in one place and code has a hold of both: it shows now the one, now the other.
  private func isInTurn(_ finding: Finding, _ reading: ScreenReading) -> Bool {
    let names = [finding.identity.view, finding.identity.other]
    guard names.allSatisfy({ outlets.contains(element($0)?.id ?? "") }) else { return false }
    let sizes = names.compactMap { reading.size(of: $0) }.map { Double($0.width * $0.height) }
    guard let smaller = sizes.min(), smaller > 0 else { return false }
    return Double(finding.place.width * finding.place.height) >= Self.samePlace * smaller
  }

  /// Points by which views may overlap beyond what is said of them.
  private static let slack = 4.0
  /// So much lines leave above their letters and sliders around their thumbs: who writes more laid texts upon each other.
  private static let room = 8.0

  /// Whether a constraint between two views says that they overlap by so much, or two that their middles are one: a slider's
  /// value drawn up into the room around its thumb, a spinner in the middle of a button.
  private func isTiedSo(_ finding: Finding) -> Bool {
    let ids = [finding.identity.view, finding.identity.other].compactMap { element($0)?.id }.sorted()
    guard ids.count == 2, let ties = ties[ids] else { return false }
    let middles = Set(
      ties.filter { ($0.number(.constant) ?? 0) == 0 && !$0.has(.multiplier) }.map { tie in
        tie[.firstAttribute] == tie[.secondAttribute] ? tie[.firstAttribute] : nil
      })
    // Two texts nobody reads there, whoever put them.
    let isOfTexts = ids.allSatisfy { document.element($0)?.name == .label }
    if !isOfTexts, middles.contains("centerX"), middles.contains("centerY") { return true }
    return ties.contains { tie in
      guard !tie.has(.relation), !tie.has(.multiplier), let constant = tie.number(.constant),
        abs(constant) <= Self.room
      else { return false }
      let width = Double(finding.place.width)
      let height = Double(finding.place.height)
      return switch (tie[.firstAttribute], tie[.secondAttribute]) {
      case ("top", "bottom"): constant < 0 && height <= Self.slack - constant
      case ("bottom", "top"): constant > 0 && height <= Self.slack + constant
      case ("leading", "trailing"), ("left", "right"): constant < 0 && width <= Self.slack - constant
      case ("trailing", "leading"), ("right", "left"): constant > 0 && width <= Self.slack + constant
      case _: false
      }
    }
  }

  /// Whether a button shows a picture: how large that is only its file says, and the title beside it may be one nobody reads.
  private func isPictured(_ name: String) -> Bool {
    guard let element = element(name), element.name == .button else { return false }
    return element.children.contains { part in
      (part.name == .state || part.name == .buttonConfiguration) && part.attributes.contains { $0.name == "image" }
    }
  }

  /// Whether a text is in a face that is not here, so that nobody knows how wide it is, or wraps: how high it may get, rows and
  /// code say, and so many lines are meant.
  private func isOfUnknownRoom(_ name: String) -> Bool {
    guard let element = element(name) else { return false }
    let face = element.child(key: "fontDescription")
    return face?.has(.name) == true
      || element.name == .label && element.has(.numberOfLines) && !element.has(.numberOfLines, "1")
  }

  /// Words Interface Builder puts into new views, and fillers.
  private static let fillers = ["label", "title", "subtitle", "detail", "button", "text", "lorem ipsum"]

  /// Whether a text stands in for one that code sets.
  private func isStandIn(_ name: String) -> Bool {
    guard let element = element(name), outlets.contains(element.id) else { return false }
    let text = (element[.text] ?? element.child(key: "text")?.content ?? element.shownTitle ?? "").lowercased()
    return Self.fillers.contains { text == $0 || $0.contains(" ") && text.hasPrefix($0) }
  }
}

extension Element {
  /// What a button says when nothing happens to it.
  fileprivate var shownTitle: String? {
    children.first { $0.name == .state && $0.has(.key, "normal") }?[.title]
      ?? children.first { $0.name == .buttonConfiguration }?[.title]
  }
}

extension ScreenReading {
  /// How large the view of this name is.
  fileprivate func size(of name: String) -> CGSize? {
    var pending = [root]
    while let view = pending.popLast() {
      if view.name == name { return view.frame.size }
      pending.append(contentsOf: view.subviews)
    }
    return nil
  }
}
