// What stands above the keyboard and in its place: views in the window, so that fingers reach them and safe areas are theirs.

/// Holds what the first responder has above the keyboard, and what it has instead of one, over everything else in the window, as
/// wide as the window. It is among the window's views while it is needed.
package final class InputViewsContainer: UIView {
  /// Above the keyboard (`UIResponder.inputAccessoryView`).
  package private(set) var accessory: UIView?
  /// Instead of a keyboard (`UIResponder.inputView`).
  package private(set) var own: UIView?
  /// Whose accessory it is, else whose view; nil once that left.
  weak var owner: UIResponder?

  /// Who has the views is asked next, as for the bar of a controller that is typed into.
  override package var next: UIResponder? {
    guard let owner, owner.responderView?.isDescendant(of: self) != true else { return super.next }
    return owner
  }

  /// The controller whose bar `responder` is in; nil where it is another's.
  func controller(around responder: UIResponder) -> UIViewController? {
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return nil }
    return owner as? UIViewController
  }

  /// Takes views in, the accessory above, each with its height, and leaves the rest out.
  fileprivate func hold(_ accessory: (view: UIView, height: CGFloat)?, _ own: (view: UIView, height: CGFloat)?) {
    for view in subviews where view !== accessory?.view && view !== own?.view { view.removeFromSuperview() }
    NSLayoutConstraint.deactivate(pins)
    pins = []
    (self.accessory, self.own) = (accessory?.view, own?.view)
    backgroundColor = own == nil ? nil : .systemGray4
    var top: CGFloat = 0
    for (view, height) in [accessory, own].compactMap(\.self) {
      if view.superview !== self { addSubview(view) }
      pin(view, at: top, height)
      top += height
    }
  }

  /// A view that has no frame of its own is given one by constraints; its own say how high it is, where they do. It grows upwards: below
  /// the window's bottom it had more to keep off, and so grew for ever.
  private func pin(_ view: UIView, at top: CGFloat, _ height: CGFloat) {
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      return
    }
    let wanted = view.heightAnchor.constraint(equalToConstant: height)
    wanted.priority = .fittingSizeLevel
    let made = [
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: topAnchor, constant: top + height), wanted,
    ]
    NSLayoutConstraint.activate(made)
    pins += made
  }

  private var pins: [NSLayoutConstraint] = []
}

extension AppScene {
  /// What the first responder has of a kind, else the next up the chain that has one, with who has it: a controller's bar stands
  /// above the keyboards of all fields in it (UIResponder's documentation: what is nil is looked for up the responder chain).
  func nearest(_ kind: KeyPath<UIResponder, UIView?>) -> (view: UIView, owner: UIResponder)? {
    var next = firstResponder
    while let responder = next {
      if let view = responder[keyPath: kind] { return (view, responder) }
      next = responder.next
    }
    return nil
  }

  /// Puts the views of the first responder in front of the rest, from the top of a keyboard of this height on, or takes them away.
  func placeInputViews(at keyboard: CGFloat) {
    let (accessory, own) = (nearest(\.inputAccessoryView), nearest(\.inputView))
    // What is behind a presentation is not seen, and stays: who is typed into may be in it.
    let isCovered = firstResponder.flatMap { cover(of: $0) } != nil
    inputViews?.isHidden = isCovered
    guard !isCovered else { return }
    guard let owner = accessory?.owner ?? own?.owner, let window, let reach = keyboardReach(keyboard) else {
      inputViews?.removeFromSuperview()
      inputViews = nil
      return
    }
    let container = inputViews ?? InputViewsContainer(frame: .zero)
    inputViews = container
    container.owner = owner
    let held = [accessory, own].map { $0.map { ($0.view, heightOfInput($0.view)) } }
    let height = held.reduce(0) { $0 + ($1?.1 ?? 0) }
    // A window that goes elsewhere has its new size only after the scene.
    container.frame = CGRect(x: 0, y: sceneFrame.height - reach, width: sceneFrame.width, height: height)
    if container.superview !== window { window.addSubview(container) } else { window.bringSubviewToFront(container) }
    container.hold(held[0], held[1])
  }

  /// Whether what stands above the keyboard is as high as its constraints say, and they say something else by now: a text in it has
  /// another line, or a part of it was hidden.
  var barHasOtherHeight: Bool {
    guard let inputViews, !inputViews.isHidden, let bar = inputViews.accessory, isFree(bar) else { return false }
    return abs(heightOfInput(bar) - bar.frame.height) >= 1 / pixelsPerPoint
  }

  private func isFree(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
  }

  /// As high as it was made or wants to be, whichever is more; what may change its height (`flexibleHeight`), or has no frame of its
  /// own, is as high as its constraints say.
  func heightOfInput(_ view: UIView) -> CGFloat {
    let wanted = max(0, view.intrinsicContentSize.height)
    guard isFree(view) else { return max(view.bounds.height, wanted) }
    let target = CGSize(width: sceneFrame.width, height: 0)
    let fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = max(wanted, fitting.height)
    return height > 0 ? height : view.bounds.height
  }
}
