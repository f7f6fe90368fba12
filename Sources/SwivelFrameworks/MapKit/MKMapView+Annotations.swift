// The views of what is marked: made when it is added, used again, placed with each movement, selected by a tap.
import Foundation
import SwivelUI

extension MKMapView {
  /// Marks something.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Marks some things; the delegate says how.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    var made: [MKAnnotationView] = []
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
      let view = delegate?.mapView(self, viewFor: annotation) ?? usualView(for: annotation)
      view.annotation = annotation
      view.prepareForDisplay()
      views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      made.append(view)
    }
    place()
    if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
  }

  /// Marks it no more.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
    deselectAnnotation(annotation, animated: false)
    annotations.remove(at: index)
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
  }

  /// Marks them no more.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

  /// Moves the map so that all are seen.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
      rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    // Room around them, so that their views are seen whole; how much MapKit leaves nobody wrote down.
    let least = MKMapSize.world.width / 1e5
    let wide = max(rect.width, rect.height, least)
    setVisibleMapRect(rect.insetBy(dx: -wide / 4, dy: -wide / 4), animated: animated)
  }

  /// What marks something; nil where nothing does.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  /// Views of a name are of a class (iOS 11).
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// A view of a name that is not used; nil where there is none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = unused[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  /// The same, made of the class of the name where there is none; a name without a class raises an exception.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    guard let type = registered[identifier] else {
      raise(
        "NSInvalidArgumentException",
        "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier")
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    return AnnotationClasses.make(type, annotation, identifier)
  }

  private func usualView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if registered[MKMapViewDefaultAnnotationViewReuseIdentifier] != nil {
      return dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.canShowCallout = annotation.title != nil
    return view
  }

  // MARK: Selection

  /// Selects what is marked, and shows its callout.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }), let view = view(for: annotation) else { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    if view.canShowCallout, let title = annotation.title { show(title, annotation.subtitle, of: view) }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Selects it no more; nil stands for nothing.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let index = selectedAnnotations.firstIndex(where: { $0 === annotation }) else { return }
    selectedAnnotations.remove(at: index)
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  /// A callout over a view: words between what the app puts beside them. Its looks are ours.
  private func show(_ title: String, _ subtitle: String?, of view: MKAnnotationView) {
    let words = UIStackView(
      arrangedSubviews: [title, subtitle].compactMap { $0 }.map { text in
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: text == title ? .body : .caption1)
        return label
      })
    if let detail = view.detailCalloutAccessoryView { words.addArrangedSubview(detail) }
    words.axis = .vertical
    let row = UIStackView(
      arrangedSubviews: [view.leftCalloutAccessoryView, words, view.rightCalloutAccessoryView].compactMap { $0 })
    row.spacing = 8
    row.alignment = .center
    for side in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView] {
      guard let control = side as? UIControl else { continue }
      if control.bounds.isEmpty { control.sizeToFit() }
      control.addAction(
        UIAction(identifier: UIAction.Identifier("callout")) { [weak self, weak view, weak control] _ in
          guard let self, let view, let control else { return }
          delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
    let bubble = UIView()
    bubble.backgroundColor = .systemBackground
    bubble.layer.cornerRadius = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
    bubble.bounds.size = bubble.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    callout = bubble
    addSubview(bubble)
    place()
  }

  /// Puts everything where it belongs.
  func place() {
    guard scale != nil else { return }
    for annotation in annotations {
      guard let view = views[ObjectIdentifier(annotation)] else { continue }
      let point = convert(annotation.coordinate, toPointTo: nil)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    if let callout, let chosen = selectedAnnotations.first, let view = view(for: chosen) {
      callout.center = CGPoint(
        x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y - callout.bounds.height / 2
      )
    }
    placeOverlays()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of views that are made where the delegate makes none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of views of many at once.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
