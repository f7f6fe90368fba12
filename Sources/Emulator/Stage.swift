// Which windows are on the screen and where, as a value: no apps, no callbacks.
import Foundation
import Orientation

/// Where a window is.
public enum WindowPlacement: String, Sendable, CaseIterable {
  /// It fills the screen.
  case full
  /// The left one of a split.
  case primary
  /// The right one of a split.
  case secondary
  /// In Slide Over.
  case slideOver
  /// In a part of the screen.
  case tile
  /// Anywhere on the screen.
  case free
  /// Not on the screen.
  case background
}

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
  var slideOver: SlideOver?

  init(base: Base) { self.base = base }

  /// The stage of an arrangement.
  init(_ arrangement: WindowArrangement) {
    switch arrangement {
    case .full(let window): self.init(base: .full(window))
    case .half: self.init(base: .split(first: 1, second: 2, .half))
    }
  }

  /// The windows on the screen, back to front. Thirds turned upright leave the middle one out (`stage_windowing.csv`).
  func visible(isLandscape: Bool) -> [Int] {
    var ids: [Int] =
      switch base {
      case .full(let id): [id]
      case .split(let first, let second, _): [first, second]
      case .free: free.filter { isLandscape || $0.tile != .middleThird }.map(\.id)
      }
    if let slideOver { ids.append(slideOver.id) }
    return ids
  }

  /// Whether the window is on the stage at all, shown or not.
  func contains(_ id: Int) -> Bool { placement(of: id, isLandscape: true) != .background }

  func placement(of id: Int, isLandscape: Bool) -> WindowPlacement {
    if let slideOver, slideOver.id == id { return .slideOver }
    switch base {
    case .full(let window): return id == window ? .full : .background
    case .split(let first, let second, _): return id == first ? .primary : id == second ? .secondary : .background
    case .free:
      guard let window = free.first(where: { $0.id == id }) else { return .background }
      switch window.tile {
      case nil: return .free
      case .full: return .full
      case .middleThird: return isLandscape ? .tile : .background
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
      rest.free.removeAll { $0.id == id }
      guard rest.free.isEmpty else { return rest }
      guard let over = slideOver else { return nil }
      rest.slideOver = nil
      rest.free = [FreeWindow(id: over.id, frame: .zero, isLandscape: false, tile: .full)]
    }
    return rest
  }

  /// The window in front: the one a user last turned to.
  func front(isLandscape: Bool) -> Int? { visible(isLandscape: isLandscape).last }
}
