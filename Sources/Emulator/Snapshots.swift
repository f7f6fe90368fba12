// From live objects to values: views, windows and size classes.
import Foundation
import Orientation
import RotationRules
import SwivelUI

extension ViewSnapshot {
  /// `scrolled` is how far what is above it is scrolled: it is shown where it is seen.
  @MainActor init(_ view: UIView, scrolled: CGPoint = .zero) {
    // A loop, not `map`: the closure would ask for its actor at every view, at more than the price of the view.
    let below = view.subviews
    var shown: [ViewSnapshot] = []
    shown.reserveCapacity(below.count)
    let origin = view.bounds.origin
    for subview in below { shown.append(ViewSnapshot(subview, scrolled: origin)) }
    let frame = view.frame
    self.init(
      className: view.className, frame: scrolled == .zero ? frame : frame.offsetBy(dx: -scrolled.x, dy: -scrolled.y),
      isHidden: view.isHidden, text: view.readText,
      value: view.shownValue, identifier: view.knownName, isTappable: view.takesTaps, subviews: shown)
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SizeClassName {
  init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension RotationReason {
  init(_ decision: RotationDecision) {
    switch decision {
    case .rotate, .turned: self = .rotated
    case .launched, .already, .kept, .otherScreen: self = .already
    case .flat: self = .flat
    case .locked, .preferredLock: self = .locked
    case .gate: self = .shouldAutorotate
    case .deviceMask, .appMask, .controllerMask, .predicate: self = .mask
    case .noCommonOrientation, .preferredUnsupported: self = .exception
    case .orientationOnly: self = .multitasking
    case .stayed: self = .stayed
    case .covered: self = .covered
    }
  }
}
