// Which windows are on the screen and where, as a value: no apps, no callbacks.
import Foundation
import Orientation

/// The windows of a screen.
struct Stage: Equatable {
  /// What is at the bottom.
  enum Base: Equatable {
    case full(Int)
    case split(first: Int, second: Int, SplitShare)
    /// Overlapping windows: Stage Manager's, or those of iPadOS 26.
    case free
  }

  /// A window among overlapping ones.
  struct FreeWindow: Equatable {
    var id: Int
    /// Where the user put it, on the screen as it was turned then.
    var frame: CGRect
    var isLandscape: Bool
    var tile: WindowTile?
  }

  struct SlideOver: Equatable {
    var id: Int
    var side: ScreenSide
  }

  var base: Base
  /// Back to front; empty unless the base is free.
  var free: [FreeWindow] = []
  /// Where the tiles among them meet.
  var grid = TileGrid()
  /// Where windows were that are not on the screen now, to come back there; the latest last.
  var parked: [FreeWindow] = []
  var slideOver: SlideOver?
  /// Whether the Home Screen lies over all of them; they come back as they were.
  var isBehindHome = false

  init(base: Base) { self.base = base }

  /// The stage of an arrangement; overlapping windows of `earlier` keep their places for when they come back.
  init(_ arrangement: WindowArrangement, after earlier: Stage? = nil) {
    switch arrangement {
    case .full(let window): self.init(base: .full(window))
    case .half: self.init(base: .split(first: 1, second: 2, .half))
    }
    if let earlier { parked = earlier.parked + earlier.free }
  }

  /// Whether the window cannot be seen: thirds turned upright leave the middle one out (`stage_windowing.csv`).
  private func isHidden(_ window: FreeWindow, isLandscape: Bool) -> Bool {
    guard !isLandscape, window.tile == .middleThird else { return false }
    return [.leftThird, .rightThird].allSatisfy { tile in free.contains { $0.tile == tile } }
  }

  /// The windows on the screen, back to front.
  func visible(isLandscape: Bool) -> [Int] {
    guard !isBehindHome else { return [] }
    var ids: [Int] =
      switch base {
      case .full(let id): [id]
      case .split(let first, let second, _): [first, second]
      case .free: free.filter { !isHidden($0, isLandscape: isLandscape) }.map(\.id)
      }
    if let slideOver { ids.append(slideOver.id) }
    return ids
  }

  /// The window in front of all others on the screen.
  func front(isLandscape: Bool) -> Int? {
    guard !isBehindHome else { return nil }
    if let slideOver { return slideOver.id }
    return switch base {
    case .full(let id): id
    case .split(_, let second, _): second
    case .free: free.last { !isHidden($0, isLandscape: isLandscape) }?.id
    }
  }

  /// Whether the window is on the stage at all, shown or not.
  func contains(_ id: Int) -> Bool { placement(of: id, isLandscape: true) != .background }

  func placement(of id: Int, isLandscape: Bool) -> WindowPlacement {
    guard !isBehindHome else { return .background }
    if let slideOver, slideOver.id == id { return .slideOver }
    switch base {
    case .full(let window): return id == window ? .full : .background
    case .split(let first, let second, _): return id == first ? .primary : id == second ? .secondary : .background
    case .free:
      guard let window = free.first(where: { $0.id == id }) else { return .background }
      switch window.tile {
      case nil: return .free
      case .full: return .full
      case .middleThird: return isHidden(window, isLandscape: isLandscape) ? .background : .tile
      case .leftHalf, .rightHalf, .topHalf, .bottomHalf, .leftThird, .rightThird, .topLeft, .topRight, .bottomLeft,
        .bottomRight:
        return .tile
      }
    }
  }

  /// Whether the window has less than the screen.
  func shares(_ id: Int, isLandscape: Bool) -> Bool {
    let placement = placement(of: id, isLandscape: isLandscape)
    return placement != .full && placement != .background
  }

  /// Takes the window off the stage; what shared the screen with it gets the room. Nil when nothing would be left.
  func without(_ id: Int) -> Stage? {
    var rest = self
    rest.parked.removeAll { $0.id == id }
    if slideOver?.id == id {
      rest.slideOver = nil
      return rest
    }
    switch base {
    case .full(let window):
      guard window == id else { return self }
      guard let over = slideOver else { return nil }
      rest.slideOver = nil
      rest.base = .full(over.id)
    case .split(let first, let second, _):
      guard id == first || id == second else { return self }
      rest.base = .full(id == first ? second : first)
    case .free:
      rest.remove(id)
      guard rest.free.isEmpty else { return rest }
      guard let over = slideOver else { return nil }
      rest.slideOver = nil
      rest.free = [FreeWindow(id: over.id, frame: .zero, isLandscape: false, tile: .full)]
    }
    return rest
  }

}

extension Stage {
  /// The tiles taken by windows other than `id`.
  func tiles(besides id: Int) -> [WindowTile] {
    free.compactMap { $0.id == id || $0.tile == .full ? nil : $0.tile }
  }

  /// Takes the window from among the overlapping ones.
  mutating func remove(_ id: Int) {
    free.removeAll { $0.id == id }
    // Nobody sees where lines were that no window touches.
    if tiles(besides: 0).isEmpty { grid = TileGrid() }
  }

  /// Takes the window off the screen; it will come back where it is.
  mutating func park(_ id: Int) {
    guard let window = free.first(where: { $0.id == id }) else { return }
    parked.removeAll { $0.id == id }
    parked.append(window)
    remove(id)
  }

  /// Brings a window that is not among the overlapping ones back in front of them: where it was, or over the whole screen,
  /// which it filled before there were any. What took its tile meanwhile keeps it.
  mutating func unpark(_ id: Int, _ surface: Surface) {
    var window =
      parked.last { $0.id == id }
      ?? FreeWindow(id: id, frame: surface.full, isLandscape: surface.isLandscape, tile: .full)
    parked.removeAll { $0.id == id }
    if let tile = window.tile, tiles(besides: id).contains(where: tile.excludes) {
      window = FreeWindow(
        id: id, frame: grid.frame(tile, surface, besides: tiles(besides: id)), isLandscape: surface.isLandscape,
        tile: nil)
    }
    free.append(window)
  }

  /// Puts a window that is among the overlapping ones in front of them.
  mutating func raise(_ id: Int) {
    guard let index = free.firstIndex(where: { $0.id == id }) else { return }
    free.append(free.remove(at: index))
  }

  /// Tiles the window in front. What stands in the way is tiled no more and stays where it is, behind it.
  mutating func tileFront(_ tile: WindowTile, _ surface: Surface, frame: (FreeWindow) -> CGRect) {
    guard let front = free.last else { return }
    for index in free.indices.dropLast() {
      guard let other = free[index].tile, other.excludes(tile) else { continue }
      free[index] = FreeWindow(
        id: free[index].id, frame: frame(free[index]), isLandscape: surface.isLandscape, tile: nil)
    }
    if tile != .full, tiles(besides: front.id).isEmpty { grid = TileGrid() }
    free[free.count - 1] = FreeWindow(
      id: front.id, frame: grid.frame(tile, surface, besides: tiles(besides: front.id)),
      isLandscape: surface.isLandscape, tile: tile)
  }
}
