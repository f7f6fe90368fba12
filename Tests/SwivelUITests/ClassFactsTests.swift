// What ClassFacts reads of class metadata, held against the compiler these tests are built with: Swift's ABI is promised
// on Apple's systems only. When this fails and nothing else was changed, the compiler lays classes out in another way.
import Foundation
import Testing

@testable import SwivelUI

/// As far as a compiler tells of itself while it compiles.
private let compiler: String = {
  #if compiler(>=6.5)
    "Swift 6.5 or newer"
  #elseif compiler(>=6.4)
    "Swift 6.4"
  #elseif compiler(>=6.3)
    "Swift 6.3"
  #elseif compiler(>=6.2)
    "Swift 6.2"
  #else
    "Swift 6.1 or older"
  #endif
}()

// MARK: Views: who overrides `draw(_:)`, and who something else or nothing

private class Plain: UIView {}
private class Drawing: UIView { override func draw(_ rect: CGRect) {} }
private final class DrawingBelow: Drawing {}
private final class DrawingTwice: Drawing { override func draw(_ rect: CGRect) {} }
private final class LayingOut: UIView { override func layoutSubviews() {} }
private class Full: UIView {
  final let first = 1
  final let second = 2.0
  func own() {}
}
private final class FullDrawing: Full { override func draw(_ rect: CGRect) {} }
private class Generic<Model>: UIView { var model: Model? }
private final class GenericDrawing<Model>: Generic<Model> { override func draw(_ rect: CGRect) {} }
private final class OfInt: Generic<Int> {}
private final class OfIntDrawing: Generic<Int> { override func draw(_ rect: CGRect) {} }

// MARK: Controllers: each overrides one call

private final class Predicate: UIViewController {
  override func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool { true }
}
private final class Gate: UIViewController { override var shouldAutorotate: Bool { false } }
private final class Mask: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
private final class Preference: UIViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
private final class Size: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
private final class Will: UIViewController {
  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
}
private final class Animate: UIViewController {
  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
}
private final class Did: UIViewController { override func didRotate(from orientation: UIInterfaceOrientation) {} }
private final class Constraints: UIViewController { override func updateViewConstraints() {} }
private final class SafeArea: UIViewController { override func viewSafeAreaInsetsDidChange() {} }
private final class Margins: UIViewController { override func viewLayoutMarginsDidChange() {} }
private final class PlainController: UIViewController {}

// MARK: Classes that inherit from nothing

private class Root { func hear() {} }
private class Deaf: Root {}
private class Hearing: Root { override func hear() {} }

@MainActor @Suite(.serialized) struct ClassFactsTests {
  /// Before anything is read by it: header and sizes are where the ABI has them.
  private func requireLayout() throws {
    let layout: Comment = "\(compiler) lays class metadata out in another way than ClassMetadata reads it"
    let view = ClassMetadata(UIView.self)
    try #require(view.superclass == UInt(bitPattern: ObjectIdentifier(ArrangedView.self)), layout)
    try #require(ClassMetadata(Root.self).superclass == 0, layout)
    // A class without members adds no word; two fields and a method add three.
    try #require(ClassMetadata(Plain.self).count == view.count, layout)
    try #require(ClassMetadata(Full.self).count == view.count + 3, layout)
    try #require(
      MethodSlot.candidates(base: Root.self, plain: Deaf.self, probe: Hearing.self).count == 1, layout)
    try #require(
      MethodSlot.candidates(base: UIView.self, plain: Plain.self, probe: Drawing.self).count == 1, layout)
  }

  @Test("who draws")
  func drawing() throws {
    try requireLayout()
    final class Local: UIView { override func draw(_ rect: CGRect) {} }
    let rows: [(type: AnyClass, draws: Bool)] = [
      (UIView.self, false), (Plain.self, false), (Drawing.self, true), (DrawingBelow.self, true),
      (DrawingTwice.self, true), (LayingOut.self, false), (Full.self, false), (FullDrawing.self, true),
      (Generic<Int>.self, false), (Generic<[String]>.self, false), (GenericDrawing<Int>.self, true),
      (GenericDrawing<UIView>.self, true), (OfInt.self, false), (OfIntDrawing.self, true), (Local.self, true),
    ]
    for row in rows {
      #expect(ClassFacts.of(row.type).overrides(.viewDraw) == row.draws, "\(row.type), \(compiler)")
    }
  }

  @Test("a class overrides the one call it overrides, and none beside it")
  func calls() throws {
    try requireLayout()
    let rows: [(type: AnyClass, slot: MethodSlot)] = [
      (Predicate.self, .legacyPredicate), (Gate.self, .shouldAutorotate), (Mask.self, .supportedOrientations),
      (Preference.self, .preferredOrientation), (Size.self, .viewWillTransition), (Will.self, .willRotate),
      (Animate.self, .willAnimateRotation), (Did.self, .didRotate), (Constraints.self, .updateViewConstraints),
      (SafeArea.self, .viewSafeAreaInsetsDidChange), (Margins.self, .viewLayoutMarginsDidChange),
    ]
    for (index, row) in rows.enumerated() {
      let found = rows.indices.filter { ClassFacts.of(row.type).overrides(rows[$0].slot) }
      #expect(found == [index], "\(row.type), \(compiler)")
      #expect(!ClassFacts.of(PlainController.self).overrides(row.slot), "\(row.type), \(compiler)")
    }
  }

  @Test("classes that inherit from nothing")
  func roots() throws {
    try requireLayout()
    final class HearingBelow: Hearing {}
    let slot = MethodSlot(base: Root.self, plain: Deaf.self, probe: Hearing.self)
    #expect(ClassFacts.of(Hearing.self).overrides(slot), "\(compiler)")
    #expect(ClassFacts.of(HearingBelow.self).overrides(slot), "\(compiler)")
    #expect(!ClassFacts.of(Deaf.self).overrides(slot), "\(compiler)")
    #expect(!ClassFacts.of(Root.self).overrides(slot), "\(compiler)")
  }
}
