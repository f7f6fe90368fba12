// The layout of a window in words: for people who ask why a view is where it is.
import Foundation
import SwivelUI

/// What constraints say of one view.
public struct ViewLayout: Sendable, Equatable {
  /// How many views lie above it; the window is at 0.
  public var depth: Int
  /// The class name without its module.
  public var className: String
  /// `accessibilityIdentifier`.
  public var identifier: String?
  /// In the coordinates of the superview, in points.
  public var frame: CGRect
  /// Where the constraints put it, before edges are rounded to pixels; nil for a view they do not place.
  public var solvedFrame: CGRect?
  /// Active constraints that mention the view, in order of activation, as UIKit prints them.
  public var constraints: [String]
  /// Whether another frame would satisfy everything equally well.
  public var isAmbiguous: Bool
  /// UIKit's log message for each conflict one of the constraints is in.
  public var conflicts: [String]
}

extension EmulatedDevice {
  /// The layout of all views of a window, in the order of the snapshot: depth first, back to front. Nil for an unknown
  /// window. A question, not an input: nothing changes.
  public func layout(ofWindow id: Int) -> [ViewLayout]? {
    inspect(window: id) { window in
      window.layoutReports().map { entry in
        let report = entry.report
        return ViewLayout(
          depth: entry.depth, className: entry.view.className, identifier: entry.view.accessibilityIdentifier,
          frame: entry.view.frame, solvedFrame: entry.view.solvedFrame, constraints: report?.constraints ?? [],
          isAmbiguous: report?.isAmbiguous ?? false, conflicts: report?.conflicts ?? [])
      }
    }
  }
}
