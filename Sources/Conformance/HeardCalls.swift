// What the controller in front heard, and whether that is what a row says.
import Emulator
import Foundation
import Orientation

/// The calls of one event as rows speak of them.
struct HeardCalls {
  /// The rotation calls of the controller in front: `trait`, `size W×H`, `willRotate`, `layout`, `willAnimate`, `didRotate`.
  private var front: [String] = []
  /// The appearance calls of all controllers, as `subject.call`.
  private var appearance: [(subject: String, call: String)] = []
  private var geometryDelegate = false

  private static let sizeCall = "viewWillTransition(to: "

  init(_ outcome: Outcome, front subject: String) {
    for entry in outcome.ledger where entry.window == 1 {
      if entry.call.contains("didUpdateEffectiveGeometry") { geometryDelegate = true }
      if let call = Self.appearanceCalls.first(where: { entry.call.hasPrefix("\($0)(") }) {
        appearance.append((entry.subject, call))
      }
      if entry.subject == subject, let word = Self.word(entry.call), word != front.last { front.append(word) }
    }
  }

  private static let appearanceCalls = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static func word(_ call: String) -> String? {
    if call.hasPrefix("willTransition(") { return "trait" }
    if call.hasPrefix(sizeCall) { return "size " + call.dropFirst(sizeCall.count).dropLast() }
    if call.hasPrefix("willRotate(") { return "willRotate" }
    if call.hasPrefix("viewWillLayoutSubviews") { return "layout" }
    if call.hasPrefix("willAnimateRotation(") { return "willAnimate" }
    if call.hasPrefix("didRotate(") { return "didRotate" }
    return nil
  }

  /// Trait and size calls only.
  private var transitions: [String] { front.filter { $0 != "layout" } }
  private var kinds: [String] { transitions.map { $0.hasPrefix("size") ? "size" : $0 } }

  /// What is not as expected; nil if all is.
  func difference(from expected: RowCallbacks, sizeBefore: CGSize) -> String? {
    let heard = "got \(front.isEmpty ? "nothing" : front.joined(separator: ", "))"
    let same = "size \(text(sizeBefore.width))×\(text(sizeBefore.height))"
    let isMet: Bool
    switch expected {
    case .any: return nil
    case .none: isMet = transitions.isEmpty
    case .traitAndSize: isMet = kinds == ["trait", "size"]
    case .size: isMet = kinds == ["size"]
    case .sameSize: isMet = transitions == [same]
    case .twoSizes: isMet = kinds.filter { $0 == "size" }.count == 2
    case .legacy: isMet = front == ["willRotate", "layout", "willAnimate", "didRotate"]
    case .geometryDelegate: isMet = transitions.isEmpty && geometryDelegate
    case .presentation: return presentationDifference
    }
    return isMet ? nil : "expected \(expected.rawValue), \(heard)"
  }

  private func text(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  /// T5: who leaves is first to hear Will, who comes first to hear Did.
  private var presentationDifference: String? {
    let calls = appearance.map(\.call)
    // A container's children hear what it hears: repeated calls of one kind count once.
    var order: [String] = []
    for call in calls where call != order.last { order.append(call) }
    let expected = ["viewWillDisappear", "viewWillAppear", "viewDidAppear", "viewDidDisappear"]
    guard order != expected else { return nil }
    return "expected T5's \(expected.joined(separator: ", ")), got \(order.joined(separator: ", "))"
  }
}
