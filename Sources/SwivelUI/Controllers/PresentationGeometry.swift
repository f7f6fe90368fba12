// Where presented views lie: the published form sheet, and our own figures where sources have none.
import DeviceCatalog
import Orientation

/// The frame of a presented view in its container (R-ADP-07).
@MainActor struct PresentationGeometry {
  let presentation: UIPresentationController
  let scene: AppScene
  /// The container's.
  let bounds: CGRect
  let orientation: InterfaceOrientation
  let horizontal: UIUserInterfaceSizeClass
  /// Where a root view goes in the window.
  let rootFrame: CGRect

  /// Frames as things are now.
  init(presentation: UIPresentationController, scene: AppScene) {
    self.presentation = presentation
    self.scene = scene
    bounds = presentation.containerView?.bounds ?? CGRect(origin: .zero, size: scene.sceneFrame.size)
    orientation = scene.interfaceOrientation
    horizontal = scene.traits.horizontalSizeClass
    rootFrame = scene.rootFrame
  }

  /// Frames in a window of another size and orientation.
  init(
    presentation: UIPresentationController, scene: AppScene, windowSize: CGSize, _ orientation: InterfaceOrientation
  ) {
    self.presentation = presentation
    self.scene = scene
    bounds = CGRect(origin: .zero, size: windowSize)
    self.orientation = orientation
    horizontal = scene.traits(for: windowSize).horizontalSizeClass
    rootFrame = scene.metrics.rootFrame(in: bounds, orientation)
  }

  /// A form sheet without a size of its own (R-ADP-07); 580×650 from era 26 (metrics table).
  private var formSheetSize: CGSize {
    scene.era >= Era(26) ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
  }
  /// A popover without a size of its own: our decision.
  private static let popoverSize = CGSize(width: 320, height: 480)
  /// How far below the status bar a sheet of compact width begins: our decision.
  private static let sheetGap: CGFloat = 10
  /// The widest page sheet: the width of the upright classic iPad.
  private static let pageSheetWidth: CGFloat = 768

  var frame: CGRect {
    switch presentation.resolvedStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return presentation.presenter?.parent == nil ? rootFrame : bounds
    case .custom: return customFrame
    case .automatic, .none, .pageSheet: return pageSheet
    case .formSheet: return aboveKeys(resting(centred(ownSize ?? formSheetSize)))
    case .popover: return popover.frame
    }
  }

  /// The presented controller's own wish; nil for none.
  private var ownSize: CGSize? {
    let size = presentation.presentedViewController.wishedSize
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private func centred(_ size: CGSize) -> CGRect {
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// "The position of the view is adjusted upward so that the view remains visible" over a keyboard: as far as it is covered, and not
  /// above the status bar.
  private func aboveKeys(_ frame: CGRect) -> CGRect {
    guard let keys = scene.keyboardHeight else { return frame }
    let highest = max(scene.statusBarHeight(orientation), bounds.height - keys - frame.height)
    return CGRect(x: frame.minX, y: min(frame.minY, highest), width: frame.width, height: frame.height)
  }

  /// In compact width a sheet at the bottom, else a page as wide as an upright iPad, below the status bar.
  private var pageSheet: CGRect {
    let status = scene.statusBarHeight(orientation)
    if horizontal == .compact {
      let room = bounds.height - status - Self.sheetGap
      let sheet = presentation as? UISheetPresentationController
      // Over a keyboard the sheet stands as high as it would without one, as far as there is room: ours, sources are silent.
      let keys = scene.keyboardHeight ?? 0
      let height = min(room, (sheet?.height(atMost: room, traits: scene.traits) ?? room) + keys)
      let top = bounds.height - height
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    let width = min(Self.pageSheetWidth, bounds.width)
    return resting(
      CGRect(x: (bounds.width - width) / 2, y: status, width: width, height: max(0, bounds.height - status)))
  }

  /// Heights "allow a sheet to resize from one edge of its fully expanded frame while the other three edges remain fixed" (Apple's
  /// documentation, UISheetPresentationController); apps see them on iPads, too (mozilla-mobile/firefox-ios#17859).
  private func resting(_ full: CGRect) -> CGRect {
    guard let sheet = presentation as? UISheetPresentationController else { return full }
    let height = sheet.height(atMost: full.height, traits: scene.traits)
    return CGRect(x: full.minX, y: full.maxY - height, width: full.width, height: height)
  }

  private var customFrame: CGRect {
    guard let alert = presentation.presentedViewController as? UIAlertController else { return bounds }
    return alert.frame(in: bounds)
  }

  /// Beside the anchor; a controller that is in no window yet has the whole container for one. "The actual size may be altered to ensure
  /// that the popover fits on the screen and does not collide with the keyboard" (Apple's documentation, UIPopoverController).
  var popover: PopoverPlacement {
    let controller = presentation as? UIPopoverPresentationController
    let anchor = controller?.anchor(in: presentation.containerView) ?? bounds
    let alert = presentation.presentedViewController as? UIAlertController
    var room = bounds
    room.size.height = max(0, room.height - (scene.keyboardHeight ?? 0))
    return PopoverPlacement(
      alert?.popoverSize ?? ownSize ?? Self.popoverSize, at: anchor, in: room,
      permitted: controller?.permittedArrowDirections ?? .any)
  }
}
