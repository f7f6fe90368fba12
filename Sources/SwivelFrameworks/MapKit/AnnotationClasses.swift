// Views of annotations whose class is known only at run time, made by the initialiser their class overrides, as MapKit makes them.
import SwivelUI

@MainActor enum AnnotationClasses {
  private class Plain: MKAnnotationView {}

  /// `init(annotation:reuseIdentifier:)` stands behind what views have.
  private static let word = GuestClasses.initialisers(of: MKAnnotationView.self, plain: Plain.self).last

  static func make(_ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String)
    -> MKAnnotationView
  {
    let place = UnsafeMutablePointer<(any MKAnnotation)?>.allocate(capacity: 1)
    place.initialize(to: annotation)
    // The reference in it is the initialiser's from here on.
    defer { place.deallocate() }
    let words = UnsafeRawPointer(place).load(as: (UInt64, UInt64).self)
    return GuestClasses.view(type, by: word, about: words, named: identifier)
  }
}
