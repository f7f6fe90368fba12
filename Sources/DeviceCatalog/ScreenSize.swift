// How large a screen is as an interface sees it: one place where width and height change sides.
import Foundation
import Orientation

extension Display {
  /// In points, with width the longer side in landscape.
  private func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The display's size in points when its interface has `orientation`; upside down is as upright.
  public func size(in orientation: InterfaceOrientation) -> CGSize { size(isLandscape: orientation.isLandscape) }

  /// The display's size in points in an orientation of the tables.
  public func size(in orientation: TableOrientation) -> CGSize { size(isLandscape: orientation.isLandscape) }
}

extension DeviceProfile {
  /// The size in points of the display that is emulated when its interface has `orientation`; upside down is as upright.
  public func screenSize(in orientation: InterfaceOrientation) -> CGSize { display.size(in: orientation) }
}
