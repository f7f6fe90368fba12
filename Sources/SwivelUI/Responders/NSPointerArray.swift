// A list of objects that may be gone: a class of Foundation's that Linux lacks.
import Foundation

/// Objects in order, kept or not, and places without one.
open class NSPointerArray: NSObject {
  private struct Place {
    weak var object: AnyObject?
    let kept: AnyObject?
  }
  private let isWeak: Bool
  private var places: [Place] = []

  init(isWeak: Bool) { self.isWeak = isWeak }
  /// A list that keeps none of its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
  /// A list that keeps its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

  /// How many places there are; set, places without an object are added, or the last go.
  open var count: Int {
    get { places.count }
    set {
      if newValue < places.count { places.removeLast(places.count - max(0, newValue)) }
      while places.count < newValue { places.append(place(of: nil)) }
    }
  }
  /// The objects that are still there, in order.
  open var allObjects: [Any] { places.compactMap(\.object) }
  /// The object at a place; nil where there is none.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Adds an object at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(of: pointer)) }
  /// Puts an object before a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(place(of: item), at: index)
  }
  /// Puts an object at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = place(of: item)
  }
  /// Takes a place out.
  open func removePointer(at index: Int) { places.remove(at: index) }
  /// Takes out the places without an object.
  open func compact() { places.removeAll { $0.object == nil } }

  private func place(of pointer: UnsafeMutableRawPointer?) -> Place {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Place(object: object, kept: isWeak ? nil : object)
  }
}
