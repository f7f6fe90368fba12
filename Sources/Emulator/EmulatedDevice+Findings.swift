// A window as those see it who look for mistakes: live views to plain values, and sizes to try out.
import DeviceCatalog
import Findings
import Foundation
import Orientation
import SwivelUI

extension ScreenReading {
  /// The window as it is laid out now.
  @MainActor public init(_ window: UIWindow) {
    let insets = window.safeAreaInsets
    var naming = ViewNaming(faults: window.layoutFaults())
    var root = naming.view(window)
    // Where the window is on the screen is no business of what is in it.
    root.frame.origin = .zero
    self.init(
      size: window.bounds.size,
      safeArea: ScreenInsets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right)),
      root: root)
  }
}

/// Names views: by identifier, else by class and how many of the class came before, which no size changes.
@MainActor private struct ViewNaming {
  let faults: LayoutFaults
  private var counts: [ObjectIdentifier: Int] = [:]

  init(faults: LayoutFaults) { self.faults = faults }

  mutating func view(_ view: UIView) -> ViewReading {
    let id = ObjectIdentifier(view)
    let role = role(of: view)
    var subviews: [ViewReading] = []
    // What a control or a bar is made of is the system's business.
    if role != .control, role != .system { for subview in view.subviews { subviews.append(self.view(subview)) } }
    return ViewReading(
      name: name(view), className: view.className, role: role,
      frame: role == .control ? view.frame.inset(by: view.alignmentRectInsets) : view.frame,
      boundsOrigin: view.bounds.origin,
      text: view.shownText, isHidden: view.isHidden, clips: view.clipsToBounds || view is UIScrollView,
      scrolls: (view as? UIScrollView)?.isScrollEnabled == true, reach: (view as? UIScrollView)?.reachableContent,
      isTextTruncated: view.hidesText,
      isAmbiguous: faults.ambiguous.contains(id), conflicts: faults.conflicts.filter { $0.view == id }.map(\.text),
      subviews: subviews)
  }

  private mutating func name(_ view: UIView) -> String {
    if let identifier = view.knownName, !identifier.isEmpty { return identifier }
    let count = counts[ObjectIdentifier(type(of: view)), default: 0] + 1
    counts[ObjectIdentifier(type(of: view))] = count
    return count == 1 ? view.className : "\(view.className) \(count)"
  }

  private func isStandard(_ label: UILabel) -> Bool {
    guard let cell = label.superview?.superview as? UITableViewCell else { return false }
    return cell.textLabel === label || cell.detailTextLabel === label
  }

  private func role(of view: UIView) -> ViewReading.Role {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: .system
    case is UIControl, is UISearchBar, is UIPickerView: .control
    // The labels of a row's style are laid out by the row, as bars lay theirs out.
    case let label as UILabel where isStandard(label): .system
    case let label as UILabel: label.text?.isEmpty == false ? .text : .container
    case is UIImageView, is UIProgressView, is UIActivityIndicatorView: .picture
    default: .container
    }
  }
}

extension EmulatedDevice {
  /// The window as it is laid out now; nil for an unknown window.
  public func laidOutScreen(ofWindow id: Int) -> ScreenReading? { inspect(window: id) { ScreenReading($0) } }

  /// Gives a window a place on the screen as it is turned, whether the device offers it or not; its app hears of it as of
  /// any other size. In no log: for tools that try sizes out. False for an unknown window.
  @discardableResult
  public func tryOut(window id: Int, at frame: CGRect) -> Bool {
    guard let window = window(id) else { return false }
    let scene = window.scene
    let screen = profile.screenSize(in: scene.interfaceOrientation)
    context.ledger.begin()
    scene.beginInput()
    scene.touchesEdges = TouchedEdges(
      top: frame.minY <= 0, left: frame.minX <= 0, bottom: frame.maxY >= screen.height,
      right: frame.maxX >= screen.width
    )
    scene.move(to: frame, scene.interfaceOrientation)
    scene.runDeferred()
    scene.settle()
    return true
  }

  /// The frames a window can have on the screen as it is turned, by the device and version: the whole screen, and what
  /// Split View, Slide Over and tiles give. Named in the words of the tables and tiles.
  public var offeredFrames: [(name: String, frame: CGRect)] {
    let orientation = context.screenOrientation
    var offered = [("full", geometry.full(orientation))]
    guard let scene = windows.first?.scene, rules.sharingObstacle(scene.bundle) == nil else { return offered }
    if rules.splitObstacle == nil {
      let names: [(SplitShare, String)] = [(.half, "1/2"), (.wide, "2/3"), (.narrow, "1/3")]
      let isFold = profile.display.fold != nil
      for (share, name) in names where share == .half ? orientation.isLandscape : !isFold {
        offered.append((name, geometry.split(share, orientation)[0]))
      }
    }
    if rules.slideOverObstacle(Stage(base: era >= Era(26) ? .free : .full(1))) == nil {
      offered.append(("slide over", geometry.slideOver(.right, orientation)))
    }
    if rules.freedom == .windows {
      for tile in WindowTile.allCases where tile != .full && !(tile.isThird && !orientation.isLandscape) {
        offered.append((tile.rawValue, TileGrid().frame(tile, geometry.surface(orientation), besides: [])))
      }
    }
    return offered
  }
}
