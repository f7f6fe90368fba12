// Where windows go on the screen: the published sizes as one rule each.
import DeviceCatalog
import Foundation
import Orientation

/// Frames of windows that share a screen (R-MET-05, R-MET-06, `config/devices/tables/splits.csv`).
struct SplitGeometry {
  let profile: DeviceProfile
  let era: Era

  /// Upright, iPads at least this wide are the 12.9- and 13-inch ones.
  private static let largePadWidth = 1000.0
  /// What floats keeps this distance from the edges of the screen.
  private static let floatingInset = 20.0
  /// No source has the least size of a window (`stage_windowing.csv`); ours is the narrowest that Split View ever had.
  static let minimumSide = 320.0

  /// The bar between two windows, in points; a foldable's two halves meet at the fold.
  var divider: Double { profile.display.fold == nil ? 10 : 0 }

  func full(_ orientation: InterfaceOrientation) -> CGRect {
    CGRect(origin: .zero, size: profile.screenSize(in: orientation))
  }

  /// The two frames of a split. iPadOS 9–18 offers halves in landscape only; what becomes of them when the device is turned
  /// upright is not in our sources. That the first window then gets the wide part and the second the narrow one is our
  /// decision.
  func split(_ share: SplitShare, _ orientation: InterfaceOrientation) -> [CGRect] {
    let size = profile.screenSize(in: orientation)
    let rest = Double(size.width) - divider
    let narrow = narrowWidth(orientation)
    let first: Double =
      switch share {
      case .half: orientation.isLandscape || profile.display.fold != nil ? rest / 2 : rest - narrow
      case .wide: rest - narrow
      case .narrow: narrow
      }
    return [
      CGRect(x: 0, y: 0, width: first, height: size.height),
      CGRect(x: first + divider, y: 0, width: rest - first, height: size.height),
    ]
  }

  /// The shares whose divider can be let go of, by the width of the first window, narrowest first.
  func offeredShares(_ orientation: InterfaceOrientation) -> [(share: SplitShare, width: Double)] {
    let shares: [SplitShare] = orientation.isLandscape ? [.narrow, .half, .wide] : [.narrow, .wide]
    return shares.map { ($0, Double(split($0, orientation)[0].width)) }
  }

  /// Docked and as high as the screen on iOS 9 and 10, floating from 11 on.
  func slideOver(_ side: ScreenSide, _ orientation: InterfaceOrientation) -> CGRect {
    let size = profile.screenSize(in: orientation)
    let width = narrowWidth(orientation)
    guard era >= Era(11) else {
      return CGRect(x: Double(size.width) - width, y: 0, width: width, height: size.height)
    }
    let inset = Self.floatingInset
    let x = side == .left ? inset : Double(size.width) - width - inset
    return CGRect(x: x, y: inset, width: width, height: Double(size.height) - 2 * inset)
  }

  /// 375 on the largest iPads; 375 in landscape and 320 upright on those without a home button; else 320.
  private func narrowWidth(_ orientation: InterfaceOrientation) -> Double {
    if profile.portraitWidth >= Self.largePadWidth { return 375 }
    return !profile.cornerStyle.hasHomeButton && orientation.isLandscape ? 375 : 320
  }

  /// The device's screen as it is turned.
  func surface(_ orientation: InterfaceOrientation) -> Surface {
    Surface(size: profile.screenSize(in: orientation), scale: Double(profile.scale))
  }

  /// A free window's frame when the screen is turned: its size where that fits, its middle at the same part of the screen.
  /// No source says what iPadOS does; that nothing leaves the screen, and turning back restores the frame, is ours.
  func turned(_ window: Stage.FreeWindow, _ surface: Surface) -> CGRect {
    guard window.isLandscape != surface.isLandscape else { return window.frame }
    let size = surface.size
    var frame = window.frame
    frame.size.width = min(frame.width, size.width)
    frame.size.height = min(frame.height, size.height)
    // The other orientation's width is this one's height.
    frame.origin.x = window.frame.midX / size.height * size.width - frame.width / 2
    frame.origin.y = window.frame.midY / size.width * size.height - frame.height / 2
    return surface.holding(frame)
  }

  /// Stage Manager's sizes are predetermined and not published: ours are the widths of Split View and the screen, and the
  /// screen's height or three quarters of it.
  func predetermined(_ wanted: CGSize, _ surface: Surface) -> CGSize {
    let size = surface.size
    let narrow = narrowWidth(surface.isLandscape ? .landscapeRight : .portrait)
    let rest = Double(size.width) - divider
    let widths = [narrow, rest / 2, rest - narrow, Double(size.width)].map { CGFloat($0) }
    let heights = [(size.height * 0.75).rounded(), size.height]
    func nearest(_ value: CGFloat, _ choices: [CGFloat]) -> CGFloat {
      choices.min { abs($0 - value) < abs($1 - value) } ?? value
    }
    return CGSize(
      width: nearest(wanted.width, surface.isLandscape ? widths : widths.filter { $0 != widths[1] }),
      height: nearest(wanted.height, heights))
  }

  /// Where a new window appears among others: three quarters of the screen, each a little further down and to the right.
  func cascaded(_ index: Int, _ surface: Surface) -> CGRect {
    let size = surface.size
    let offset = 40.0 * Double(index % 4)
    let frame = CGRect(
      x: Double(size.width) / 16 + offset, y: Double(size.height) / 16 + offset,
      width: max(Self.minimumSide, Double(size.width) * 0.75),
      height: max(Self.minimumSide, Double(size.height) * 0.75))
    return surface.holding(frame)
  }
}
