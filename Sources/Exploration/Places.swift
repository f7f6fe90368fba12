// Where views lie in their windows, from the live views: what hangs out of a window, and which edges something keeps to.
import Emulator
import Foundation
import SwivelUI

/// The places of a state's views.
struct Places {
  private var values: [Key: Place] = [:]

  private struct Key: Hashable {
    var window: Int
    var view: String
  }

  /// Where a view lies.
  struct Place {
    /// In its window.
    var frame: CGRect
    /// The window's size.
    var size: CGSize
    /// What bars and notches cover of the window.
    var safeArea: UIEdgeInsets
    /// How much of the window a keyboard covers from below; 0 without one.
    var keyboard: CGFloat
    /// Whether it is one of what is scrolled sideways, or up and down, and not by pages: that may lie anywhere.
    var isListed: (across: Bool, along: Bool)
    /// Whether it is in a list: which of its rows and cells is at an edge depends on how many there are beside each other.
    var isCell: Bool
  }

  /// Those of the windows on the screen, by the names differences have.
  @MainActor init(_ device: EmulatedDevice) {
    for window in device.settled.windows where window.isForeground {
      device.inspect(window: window.id) { root in
        collect(root, window.id, root, name: "", origin: .zero, isListed: (false, false), isCell: false)
      }
    }
  }

  func place(of difference: Difference) -> Place? { values[Key(window: difference.window, view: difference.view)] }

  /// Those of a window's views that reach over its right edge, by name.
  func overhanging(_ window: Int) -> [(view: String, place: Place)] {
    values.filter { $0.key.window == window && $0.value.overhangsRight }.map { ($0.key.view, $0.value) }
      .sorted { $0.view < $1.view }
  }

  func place(_ window: Int, _ view: String) -> Place? { values[Key(window: window, view: view)] }

  /// The names of a window's other views, sorted, in whose middle a view lies.
  func middles(of difference: Difference) -> [String] {
    guard let place = place(of: difference) else { return [] }
    let others = values.filter { $0.key.window == difference.window && $0.key.view != difference.view }
    return others.filter { place.isOn($0.value, .across) || place.isOn($0.value, .along) }.map(\.key.view).sorted()
  }

  @MainActor private mutating func collect(
    _ view: UIView, _ id: Int, _ window: UIWindow, name path: String, origin: CGPoint, isListed: (Bool, Bool),
    isCell: Bool
  ) {
    // What nobody sees may be anywhere, and bars are the system's.
    guard !view.isHidden, view.alpha > 0, !view.isBar else { return }
    let isWindow = path.isEmpty
    let frame =
      isWindow ? CGRect(origin: .zero, size: view.bounds.size) : view.frame.offsetBy(dx: origin.x, dy: origin.y)
    let key = Key(window: id, view: view.knownName ?? (isWindow ? "/" : path))
    if !isWindow, values[key] == nil {
      values[key] = Place(
        frame: frame, size: window.bounds.size, safeArea: window.safeAreaInsets, keyboard: window.coveredByKeyboard,
        isListed: isListed, isCell: isCell)
    }
    var isBelowListed = isListed
    if let scroll = view as? UIScrollView, !scroll.isPagingEnabled {
      isBelowListed.0 = isBelowListed.0 || scroll.contentSize.width > scroll.bounds.width + 1
      isBelowListed.1 = isBelowListed.1 || scroll.contentSize.height > scroll.bounds.height + 1
    }
    let inside = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    let isList = view is UITableView || view is UICollectionView
    for (index, below) in view.subviews.enumerated() {
      collect(
        below, id, window, name: "\(path)/\(index)", origin: inside, isListed: isBelowListed, isCell: isCell || isList)
    }
  }
}

extension Places.Place {
  /// Less than so many points is the rounding of edges.
  private static let tolerance: CGFloat = 1

  /// Whether a part of it lies out of the window, where it cannot be scrolled to.
  var hangsOut: Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    let isAcross = frame.minX < -Self.tolerance || frame.maxX > size.width + Self.tolerance
    let isAlong = frame.minY < -Self.tolerance || frame.maxY > size.height + Self.tolerance
    return (isAcross && !isListed.across) || (isAlong && !isListed.along)
  }

  /// Whether a part of it lies beyond the window's right edge, where it cannot be scrolled to.
  var overhangsRight: Bool { frame.width > 0 && !isListed.across && frame.maxX > size.width + Self.tolerance }

  /// Whether it lies across as in a window as wide as the screen, and in that one and the screen turned it keeps to the right edge.
  func isMeant(forScreen whole: Self, turned: Self) -> Bool {
    overhangsRight && !whole.overhangsRight && !turned.overhangsRight && whole.size.width > size.width
      && whole.size.width != turned.size.width && isAcross(whole) && ![self, whole, turned].contains(where: \.isCell)
      && abs(whole.right - turned.right) <= Self.tolerance
  }

  /// Whether it lies where another does, as far as that can be seen.
  func isAt(_ other: Self) -> Bool { isAcross(other) && isAlong(other) }

  private func isAcross(_ other: Self) -> Bool {
    abs(frame.minX - other.frame.minX) <= Self.tolerance && abs(frame.maxX - other.frame.maxX) <= Self.tolerance
  }

  private func isAlong(_ other: Self) -> Bool {
    abs(frame.minY - other.frame.minY) <= Self.tolerance && abs(frame.maxY - other.frame.maxY) <= Self.tolerance
  }

  /// Whether it is as far from an edge of its window as another of the same view, in a window of another size, and a third is not,
  /// which stays where it was: it keeps to that edge but for the third. The left and the upper edge say nothing, since whatever is
  /// never moved keeps to them.
  func keepsToAnEdge(with other: Self, unlike third: Self, thatStaysAt stay: Self) -> Bool {
    guard ![self, other, third].contains(where: \.isCell) else { return false }
    let isAcross = size.width != other.size.width && third.isAcross(stay) && !isAnyListed([other, third]) { $0.across }
    let isAlong = size.height != other.size.height && third.isAlong(stay) && !isAnyListed([other, third]) { $0.along }
    return (isAcross && gaps(\.right, third, other)) || (isAlong && gaps(\.bottom, third, other))
  }

  /// Whether it is as far from its keyboard as another of the same view in a window of another shape is from that one's, and a
  /// third is not, although it has the other's keyboard.
  func keepsToTheKeyboard(with other: Self, unlike third: Self) -> Bool {
    guard [self, other, third].allSatisfy({ $0.keyboard > 0 && !$0.isCell && !$0.isListed.along }),
      other.keyboard == third.keyboard
    else { return false }
    return abs(aboveKeyboard - other.aboveKeyboard) <= Self.tolerance / 2
      && abs(aboveKeyboard - third.aboveKeyboard) > Self.tolerance
  }

  /// Whether it lies above its keyboard, and where another lies would be behind that: below its upper edge.
  func isDriven(from other: Self) -> Bool {
    guard keyboard > 0, size == other.size, !isCell, !isListed.along else { return false }
    let top = size.height - keyboard
    return frame.maxY <= top + Self.tolerance && other.frame.maxY > top + Self.tolerance
  }

  /// Whether its upper or left edge is as far from the opposite edge of its window as that of another of the same view in a window of
  /// another size, and that of a third is not, which stays where it was: a drawer that leaves so much of what it covers.
  func leavesAsMuch(as other: Self, unlike third: Self, thatStaysAt stay: Self) -> Bool {
    guard ![self, other, third].contains(where: \.isCell) else { return false }
    let isAcross = size.width != other.size.width && abs(third.frame.minX - stay.frame.minX) <= Self.tolerance
    let isAlong = size.height != other.size.height && abs(third.frame.minY - stay.frame.minY) <= Self.tolerance
    return (isAcross && !isAnyListed([other, third]) { $0.across } && gaps(\.leftFromRight, third, other))
      || (isAlong && !isAnyListed([other, third]) { $0.along } && gaps(\.topFromBottom, third, other))
  }

  /// Whether it lies where another does, which no list and no scrolling has put there.
  func isSteady(_ other: Self) -> Bool { isAt(other) && isPlacedLike(other) }

  /// Whether neither is in a list or scrolled.
  func isPlacedLike(_ other: Self) -> Bool {
    ![self, other].contains { $0.isCell || $0.isListed.across || $0.isListed.along }
  }

  /// A direction in which views lie on each other.
  enum Axis { case across, along }

  /// Whether its middle is another's, which is not the window's: what marks something lies there.
  func isOn(_ other: Self, _ axis: Axis) -> Bool {
    let (middle, its, whole) =
      axis == .across
      ? (frame.midX, other.frame.midX, size.width / 2) : (frame.midY, other.frame.midY, size.height / 2)
    return abs(middle - its) <= Self.tolerance / 2 && abs(its - whole) > Self.tolerance && !isCell && !other.isCell
      && !(axis == .across ? isListed.across || other.isListed.across : isListed.along || other.isListed.along)
  }

  /// How far its middle is from another's.
  func distance(to other: Self, _ axis: Axis) -> CGFloat {
    axis == .across ? abs(frame.midX - other.frame.midX) : abs(frame.midY - other.frame.midY)
  }

  /// Whether it stays where another was, in one direction.
  func stays(at other: Self, _ axis: Axis) -> Bool { axis == .across ? isAcross(other) : isAlong(other) }

  private var aboveKeyboard: CGFloat { bottom - keyboard }

  private func isAnyListed(_ others: [Self], _ way: ((across: Bool, along: Bool)) -> Bool) -> Bool {
    ([self] + others).contains { way($0.isListed) }
  }

  /// Of the window or of its safe area.
  private func gaps(_ edge: KeyPath<Self, CGFloat>, _ third: Self, _ other: Self) -> Bool {
    let (mine, others, odd) = (self[keyPath: edge], other[keyPath: edge], third[keyPath: edge])
    guard abs(odd - others) > Self.tolerance else { return false }
    let isRight = edge == \Self.right || edge == \Self.leftFromRight
    func cover(_ place: Self) -> CGFloat { isRight ? place.safeArea.right : place.safeArea.bottom }
    return abs(mine - others) <= Self.tolerance / 2
      || abs(mine - cover(self) - others + cover(other)) <= Self.tolerance / 2
  }

  private var right: CGFloat { size.width - frame.maxX }
  private var bottom: CGFloat { size.height - frame.maxY }
  private var leftFromRight: CGFloat { size.width - frame.minX }
  private var topFromBottom: CGFloat { size.height - frame.minY }
}

extension UIView {
  fileprivate var isBar: Bool { self is UINavigationBar || self is UITabBar || self is UIToolbar }
}
