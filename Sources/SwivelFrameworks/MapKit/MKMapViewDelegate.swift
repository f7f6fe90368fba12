// Who makes the views of a map and hears of it.
import Foundation
import SwivelUI

/// Makes views and hears of a map.
@preconcurrency @MainActor public protocol MKMapViewDelegate: OptionalMethods {
  /// What marks something; nil for the usual.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What paints something.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// What it marks was selected (iOS 16).
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// A view is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A control in a callout was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// It is about to show something else.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// It shows something else.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// It shows something else, also on the way (iOS 11).
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The map came: it does not.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map did not come.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The user was found.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The user was not found.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
}

extension MKMapViewDelegate {
  /// The usual.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Nothing is painted.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
}
