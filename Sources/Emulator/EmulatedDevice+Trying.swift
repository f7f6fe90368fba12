// Sizes to try out: for tools that look where an app breaks.
import DeviceCatalog
import Foundation
import Orientation
import SwivelUI
import Vocabulary

extension EmulatedDevice {
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

  /// Why no window can have a share of the screen as it is turned; nil when one can. The same words as for the user's own
  /// order.
  ///
  /// - Parameter name: of `offeredFrames`.
  public func obstacle(toWindow name: String) -> String? {
    if offeredFrames.contains(where: { $0.name == name }) { return nil }
    let app = windows.first?.scene.bundle
    if Self.shares.contains(where: { $0.name == name }) {
      if let obstacle = rules.splitObstacle ?? app.flatMap(rules.sharingObstacle) { return obstacle }
      let turned = context.screenOrientation.isLandscape ? "in landscape" : "upright"
      return "\(profile.id) \(turned) has no share \(name) in Split View"
    }
    if name == Self.slideOver, let obstacle = slideOverObstacle ?? app.flatMap(rules.sharingObstacle) {
      return obstacle
    }
    if rules.freedom != nil, let obstacle = app.flatMap(rules.sharingObstacle) { return obstacle }
    return "\(profile.id) with iOS \(era) has no window '\(name)'"
  }

  /// The shares of Split View in the words of the tables.
  private static let shares: [(share: SplitShare, name: String)] = [(.half, "1/2"), (.wide, "2/3"), (.narrow, "1/3")]
  private static let slideOver = "slide over"

  private var slideOverObstacle: String? {
    rules.slideOverObstacle(Stage(base: era >= Era(26) ? .free : .full(1)))
  }

  /// The frames a window can have on the screen as it is turned, by the device and version: the whole screen, and what
  /// Split View, Slide Over and tiles give. Named in the words of the tables and tiles.
  public var offeredFrames: [(name: String, frame: CGRect)] {
    let orientation = context.screenOrientation
    var offered = [("full", geometry.full(orientation))]
    guard let scene = windows.first?.scene, rules.sharingObstacle(scene.bundle) == nil else { return offered }
    if rules.splitObstacle == nil {
      let isFold = profile.display.fold != nil
      for (share, name) in Self.shares where share == .half ? orientation.isLandscape : !isFold {
        offered.append((name, geometry.split(share, orientation)[0]))
      }
    }
    if slideOverObstacle == nil {
      offered.append((Self.slideOver, geometry.slideOver(.right, orientation)))
    }
    if rules.freedom == .windows {
      for tile in WindowTile.allCases where tile != .full && !(tile.isThird && !orientation.isLandscape) {
        offered.append((tile.rawValue, TileGrid().frame(tile, geometry.surface(orientation), besides: [])))
      }
    }
    return offered
  }
}
