// Laws of places on a screen, whatever its size: tiles leave no gap and share no room, dragged lines stay where windows are wide enough,
// splits fill the screen, and what floats stays on it (`stage_windowing.csv`, R-MET-05, R-MET-06).
import DeviceCatalog
import DeviceFixtures
import Foundation
import Orientation
import Testing

@testable import Emulator

struct TileLawTests {
  /// Of iPads on their sides and upright, and a display beside one.
  private static let surfaces = [
    (1366.0, 1024.0, 2.0), (1024, 1366, 2), (1194, 834, 2), (834, 1194, 2), (1920, 1080, 1),
  ].map {
    Surface(size: CGSize(width: $0.0, height: $0.1), scale: $0.2)
  }
  private static let tiles = WindowTile.allCases
  private static let least: CGFloat = 320
  private func area(_ frame: CGRect) -> Double { Double(frame.width * frame.height) }
  private func shared(_ one: CGRect, _ two: CGRect) -> Double {
    let (width, height) = (
      min(one.maxX, two.maxX) - max(one.minX, two.minX), min(one.maxY, two.maxY) - max(one.minY, two.minY)
    )
    return width > 0 && height > 0 ? Double(width * height) : 0
  }

  /// Two tiles that do not exclude each other have no room in common, and what excludes each other without a third has; each is on the
  /// screen, on pixels. A window that fills the screen excludes none.
  @Test(arguments: surfaces.indices, [nil, 400, 700] as [CGFloat?])
  func pairs(index: Int, line: CGFloat?) {
    let surface = Self.surfaces[index]
    var grid = TileGrid()
    if let line { grid.put(.middle, at: line, surface) }
    for one in Self.tiles {
      let frame = grid.frame(one, surface, besides: [])
      #expect(surface.full.contains(frame) && area(frame) > 0)
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] { #expect(surface.snapped(edge) == edge) }
      if let right = one.rightLine(isLandscape: surface.isLandscape) {
        #expect(frame.maxX == grid.position(right, surface))
      } else {
        #expect(frame.maxX == surface.size.width)
      }
      for two in Self.tiles where one != .full && two != .full {
        #expect(one.excludes(two) == two.excludes(one) && one.excludes(one))
        if !surface.isLandscape, one.isThird || two.isThird { continue }
        let common = shared(frame, grid.frame(two, surface, besides: []))
        if !one.excludes(two) { #expect(common == 0, "\(one) \(two)") }
        if one.excludes(two), !one.isThird, !two.isThird { #expect(common > 0, "\(one) \(two)") }
      }
      #expect(!one.excludes(.full) && !WindowTile.full.excludes(one))
    }
  }

  /// Halves, quarters and, on a screen that is wider than high, thirds fill the screen; upright two thirds do.
  @Test(arguments: surfaces.indices) func wholes(index: Int) {
    let surface = Self.surfaces[index]
    var wholes: [[WindowTile]] = [
      [.full], [.leftHalf, .rightHalf], [.topHalf, .bottomHalf], [.topLeft, .topRight, .bottomLeft, .bottomRight],
      [.leftHalf, .topRight, .bottomRight], [.topHalf, .bottomLeft, .bottomRight],
    ]
    wholes +=
      surface.isLandscape
      ? [[.leftThird, .middleThird, .rightThird]]
      : [[.leftThird, .middleThird], [.middleThird, .rightThird], [.leftThird, .rightThird]]
    for tiles in wholes {
      let areas = tiles.map { tile in area(TileGrid().frame(tile, surface, besides: tiles.filter { $0 != tile })) }
      #expect(areas.reduce(0, +) == area(surface.full), "\(tiles)")
    }
    #expect(Self.tiles.filter(\.isThird) == [.leftThird, .middleThird, .rightThird])
  }

  /// A line is where it was dragged to, as long as no window becomes narrower than the least; both sides meet there, and the same part of the
  /// screen is meant when it is turned.
  @Test(arguments: surfaces.indices) func draggedLines(index: Int) {
    let surface = Self.surfaces[index]
    let width = surface.size.width
    for x in stride(from: CGFloat(0), through: width, by: 37) {
      var grid = TileGrid()
      grid.put(.middle, at: x, surface)
      let held = surface.snapped(min(max(x, Self.least), width - Self.least))
      #expect(grid.position(.middle, surface) == held)
      #expect(
        grid.frame(.topLeft, surface, besides: []).maxX == held
          && grid.frame(.bottomRight, surface, besides: []).minX == held)
      #expect(grid.position(.firstThird, surface) == TileGrid().position(.firstThird, surface), "others stay")
      let other = Surface(size: CGSize(width: surface.size.height, height: width), scale: surface.scale)
      let part = x / width * other.size.width
      #expect(grid.position(.middle, other) == other.snapped(min(max(part, Self.least), other.size.width - Self.least)))
      var upright = TileGrid()
      upright.put(.uprightThirds, at: x, surface)
      #expect(abs(upright.position(.uprightThirds, surface) - held) <= 1 / CGFloat(surface.scale))
      guard surface.isLandscape else { continue }
      var thirds = TileGrid()
      thirds.put(.firstThird, at: x, surface)
      let first = surface.snapped(min(max(x, Self.least), width - 2 * Self.least))
      #expect(thirds.position(.firstThird, surface) == first)
      #expect(thirds.position(.secondThird, surface) >= first + Self.least - 1)
      thirds = TileGrid()
      thirds.put(.secondThird, at: x, surface)
      let third = TileGrid().position(.firstThird, surface)
      #expect(
        thirds.position(.secondThird, surface) == surface.snapped(min(max(x, third + Self.least), width - Self.least)))
    }
  }

  /// What is held on a screen is on it, with its size, and where it was if it was there.
  @Test(arguments: surfaces.indices) func held(index: Int) {
    let surface = Self.surfaces[index]
    let size = surface.size
    for x in [-500, -1, 0, 100, size.width - 400, size.width, 9000] as [CGFloat] {
      for y in [-500, 0, 50, size.height - 300, 9000] as [CGFloat] {
        let frame = surface.holding(CGRect(x: x, y: y, width: 400, height: 300))
        #expect(
          frame.size == CGSize(width: 400, height: 300) && surface.full.contains(frame)
            && surface.holding(frame) == frame)
        if surface.full.contains(CGRect(x: x, y: y, width: 400, height: 300)) {
          #expect(frame.origin == CGPoint(x: x, y: y))
        }
      }
    }
    #expect(surface.holding(CGRect(x: 5, y: 5, width: size.width, height: 9000)).origin == .zero)
    let pixel = 1 / CGFloat(surface.scale)
    #expect(
      surface.holding(CGRect(x: pixel * 10.3, y: pixel * 10.6, width: 400, height: 300)).origin
        == CGPoint(x: pixel * 10, y: pixel * 11))
    #expect(surface.isLandscape == (size.width > size.height) && surface.full == CGRect(origin: .zero, size: size))
  }

  private static let pads: [DeviceProfile] = [.iPadAir2, .iPadPro97, .iPadPro129, .iPadPro11]
  private static let ways: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  /// Both windows and the bar of ten points between them fill the screen; what is narrow on one side is wide on the other; halves there are
  /// on its side alone.
  @Test(arguments: pads, ways) func splits(profile: DeviceProfile, way: InterfaceOrientation) {
    let geometry = SplitGeometry(profile: profile, era: Era(12))
    let full = geometry.full(way)
    #expect(geometry.divider == 10 && (full.width > full.height) == way.isLandscape)
    for share in SplitShare.allCases {
      let parts = geometry.split(share, way)
      #expect(
        parts.count == 2 && parts[0].minX == 0 && parts[1].minX == parts[0].maxX + 10 && parts[1].maxX == full.width)
      #expect(parts.allSatisfy { $0.minY == 0 && $0.height == full.height })
    }
    func widths(_ share: SplitShare) -> [CGFloat] { geometry.split(share, way).map(\.width) }
    #expect(widths(.wide) == widths(.narrow).reversed() && widths(.narrow)[0] < widths(.narrow)[1])
    #expect(widths(.half) == (way.isLandscape ? [(full.width - 10) / 2, (full.width - 10) / 2] : widths(.wide)))
    let offered = geometry.offeredShares(way)
    #expect(offered.map(\.share) == (way.isLandscape ? [.narrow, .half, .wide] : [.narrow, .wide]))
    #expect(
      offered.map(\.width) == offered.map { Double(widths($0.share)[0]) }
        && offered.map(\.width) == offered.map(\.width).sorted())
    // R-MET-05: 375 on the largest, and on its side without a home button; else 320.
    let isLarge = profile.portraitWidth >= 1000
    #expect(widths(.narrow)[0] == (isLarge || profile.id == DeviceProfile.iPadPro11.id && way.isLandscape ? 375 : 320))
  }

  /// Slide Over is as wide as the narrow part: docked at the right until iOS 10, floating 20 points from the edges from 11 on.
  @Test(arguments: pads, ways) func slidOver(profile: DeviceProfile, way: InterfaceOrientation) {
    let (old, new) = (SplitGeometry(profile: profile, era: Era(10, 3)), SplitGeometry(profile: profile, era: Era(11)))
    let (full, narrow) = (new.full(way), new.split(.narrow, way)[0].width)
    for side in [ScreenSide.left, .right] {
      #expect(old.slideOver(side, way) == CGRect(x: full.width - narrow, y: 0, width: narrow, height: full.height))
      let floating = new.slideOver(side, way)
      #expect(floating.minY == 20 && floating.height == full.height - 40 && floating.width == narrow)
      #expect(side == .left ? floating.minX == 20 : floating.maxX == full.width - 20)
    }
  }

  /// New windows are three quarters of the screen, each of four 40 points further, and then from the beginning; all on the screen. Sizes of
  /// Stage Manager are those nearest to what was asked for, and asked for again they are the same.
  @Test(arguments: pads, [InterfaceOrientation.portrait, .landscapeLeft]) func freeOnes(
    profile: DeviceProfile, way: InterfaceOrientation
  ) {
    let geometry = SplitGeometry(profile: profile, era: Era(26))
    let surface = geometry.surface(way)
    #expect(surface.size == profile.screenSize(in: way) && surface.scale == Double(profile.scale))
    let frames = (0..<8).map { geometry.cascaded($0, surface) }
    #expect(frames.allSatisfy { surface.full.contains($0) } && Array(frames[0..<4]) == Array(frames[4..<8]))
    #expect(
      frames.allSatisfy {
        $0.width == surface.snapped(surface.size.width * 0.75)
          && $0.height == surface.snapped(surface.size.height * 0.75)
      })
    #expect(
      frames[0].origin
        == CGPoint(x: surface.snapped(surface.size.width / 16), y: surface.snapped(surface.size.height / 16)))
    #expect(frames[1].minX - frames[0].minX == 40 && frames[2].minY - frames[1].minY == 40)
    var sizes: Set<CGFloat> = []
    for width in stride(from: CGFloat(300), through: surface.size.width, by: 50) {
      for height in [300, surface.size.height * 0.9, surface.size.height] {
        let size = geometry.predetermined(CGSize(width: width, height: height), surface)
        #expect(
          geometry.predetermined(size, surface) == size && size.width <= surface.size.width
            && size.height <= surface.size.height)
        #expect(
          size.height
            == (height < surface.size.height * 0.87 ? (surface.size.height * 0.75).rounded() : surface.size.height))
        sizes.insert(size.width)
      }
    }
    #expect(sizes.count == (surface.isLandscape ? 4 : 3) && sizes.contains(surface.size.width))
  }

  /// A free window is where it was on a screen that was not turned; on a turned one it is on it, with its size where that fits and its middle at
  /// the same part of the screen.
  @Test(arguments: pads) func turned(profile: DeviceProfile) {
    let geometry = SplitGeometry(profile: profile, era: Era(26))
    let (wide, high) = (geometry.surface(.landscapeLeft), geometry.surface(.portrait))
    for frame in [
      CGRect(x: 100, y: 100, width: 400, height: 400), CGRect(x: 0, y: 0, width: 500, height: 700),
      CGRect(x: 300, y: 200, width: 330, height: 360),
    ] {
      let window = Stage.FreeWindow(id: 1, frame: frame, isLandscape: true, tile: nil)
      #expect(geometry.turned(window, wide) == frame)
      let there = geometry.turned(window, high)
      #expect(there.size == frame.size && high.full.contains(there))
      let (x, y) = (frame.midX / wide.size.width * high.size.width, frame.midY / wide.size.height * high.size.height)
      if x >= frame.width / 2, x <= high.size.width - frame.width / 2 { #expect(abs(there.midX - x) <= 0.5) }
      if y >= frame.height / 2, y <= high.size.height - frame.height / 2 { #expect(abs(there.midY - y) <= 0.5) }
    }
    let whole = Stage.FreeWindow(id: 1, frame: wide.full, isLandscape: true, tile: nil)
    #expect(
      geometry.turned(whole, high).size
        == CGSize(width: high.size.width, height: min(wide.size.height, high.size.height)))
  }
}
