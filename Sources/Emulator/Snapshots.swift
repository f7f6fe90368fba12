// From live objects to values: views, windows and size classes.
import Foundation
import Orientation
import SwivelUI

extension ViewSnapshot {
  @MainActor init(_ view: UIView) {
    let button = view as? UIButton
    self.init(
      className: view.className, frame: view.frame, isHidden: view.isHidden,
      text: button?.currentTitle ?? (view as? UILabel)?.text, identifier: view.accessibilityIdentifier,
      isTappable: (view as? UIControl)?.isTappable ?? false, subviews: view.subviews.map { ViewSnapshot($0) })
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
    case .rotate: self = .rotated
    case .launched, .already: self = .already
    case .flat: self = .flat
    case .locked: self = .locked
    case .gate: self = .shouldAutorotate
    case .deviceMask, .appMask, .controllerMask, .predicate: self = .mask
    case .noCommonOrientation: self = .exception
    case .orientationOnly: self = .multitasking
    case .covered: self = .covered
    }
  }
}
