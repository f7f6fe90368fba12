// What every UIKit-shaped object has of NSObject, and what apps hang on objects.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct RootTests {
  private final class Named: NSLayoutConstraint { var label = "none" }

  /// Hashes number the objects of an app from its launch, so the same code gives the same ones.
  @Test func hashesAreTheSameInEveryRun() throws {
    func hashes() throws -> [Int] {
      try onDevice(.iPhone8, Era(15)) { _ in
        [UIView(), UIViewController(), UILayoutGuide(), UIBarButtonItem(), UITapGestureRecognizer()].map {
          ($0 as NSObject).hash
        }
      }
    }
    let first = try hashes()
    #expect(Set(first).count == 5)
    #expect(try hashes() == first)
  }

  /// A subclass without initialisers inherits those UIKit has, and one made by `init()` never holds.
  @Test func constraintsAreSubclassedAndMadeBare() throws {
    let width = try onDevice(.iPhone8, Era(15)) { window in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let constraint = Named(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 123)
      let bare = Named()
      NSLayoutConstraint.activate([constraint, bare])
      window.layoutIfNeeded()
      #expect(constraint.label == "none" && !bare.isActive)
      return view.frame.width
    }
    #expect(width == 123)
  }

  nonisolated(unsafe) private static var key: UInt8 = 0

  @Test func valuesAreAssociatedWithAnyObject() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      for object in [UIView(), UIViewController(), NSObject()] as [NSObject] {
        objc_setAssociatedObject(object, &Self.key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &Self.key) as? String == "kept")
        objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &Self.key) == nil)
      }
    }
  }
}
