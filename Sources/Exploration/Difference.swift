// What differs between two states that have to be alike, view by view.
import Emulator
import Foundation

/// One thing that differs.
public struct Difference: Sendable, Hashable {
  /// What of it, the gravest first.
  public enum Property: Int, Sendable, Comparable {
    /// Of a window, then of a view.
    case interface, visible, stack, existence, text, value, hidden, tappable, inside, frame, colors

    /// The word for people.
    public var name: String {
      switch self {
      case .interface: "interfaceOrientation"
      case .visible: "visibleController"
      case .stack: "navigationStack"
      case .existence: "exists"
      case .text: "text"
      case .value: "value"
      case .hidden: "hidden"
      case .tappable: "tappable"
      case .inside: "inside"
      case .frame: "frame"
      case .colors: "colors"
      }
    }

    public static func < (left: Property, right: Property) -> Bool { left.rawValue < right.rawValue }
  }

  /// The window.
  public var window: Int
  /// The screen: the class of the visible controller, of the state that is right.
  public var screen: String
  /// The view by its identifier, else by its place such as `/0/2/1`; "" for the window itself.
  public var view: String
  /// What differs.
  public var property: Property
  /// As it has to be, in the words of `swivel get` and scripts.
  public var expected: String
  /// As it is.
  public var actual: String
  /// The list whose row the view is, as `view` names views; nil for what is no row.
  public var list: String?

  /// A difference in a window; 0 stands for the whole device.
  public init(
    window: Int, screen: String, view: String, property: Property, expected: String, actual: String
  ) {
    self.window = window
    self.screen = screen
    self.view = view
    self.property = property
    self.expected = expected
    self.actual = actual
  }

  /// `window 1: byline.hidden is true, not false`
  public var text: String {
    "window \(window): \(view.isEmpty ? "" : "\(view).")\(property.name) is \(actual), not \(expected)"
  }
}

/// Compares what is seen.
struct Comparison {
  /// What differs, the gravest first.
  private(set) var differences: [Difference] = []
  private var window = 0
  private var screen = ""
  /// Less than so many points is the rounding of edges.
  private static let tolerance: CGFloat = 0.5

  /// The windows on the screen in both; of `only` those.
  init(_ actual: DeviceSnapshot, expected: DeviceSnapshot, only: ((Int) -> Bool)? = nil) {
    for right in expected.windows where right.isForeground && only?(right.id) ?? true {
      guard let now = actual.windows.first(where: { $0.id == right.id }), now.isForeground else { continue }
      compare(now, right)
    }
    // Those with a name of their own before those that only have a place.
    differences = differences.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (a.property.rawValue, a.view.hasPrefix("/") ? 1 : 0, left.offset)
        < (b.property.rawValue, b.view.hasPrefix("/") ? 1 : 0, right.offset)
    }.map(\.element)
  }

  private mutating func compare(_ now: WindowSnapshot, _ right: WindowSnapshot) {
    window = right.id
    screen = right.visibleController
    if now.interface != right.interface { add("", .interface, right.interface.name, now.interface.name) }
    if now.visibleController != right.visibleController {
      add("", .visible, right.visibleController, now.visibleController)
    }
    if now.navigationStack != right.navigationStack {
      add("", .stack, right.navigationStack.joined(separator: ","), now.navigationStack.joined(separator: ","))
    }
    // Another screen has other views: that it is another says all.
    guard now.visibleController == right.visibleController else { return }
    compare(now.root, right.root, place: "", origins: (.zero, .zero))
  }

  private mutating func add(
    _ view: String, _ property: Difference.Property, _ expected: String, _ actual: String, list: String? = nil
  ) {
    var difference = Difference(
      window: window, screen: screen, view: view, property: property, expected: expected, actual: actual)
    difference.list = list
    differences.append(difference)
  }

  private mutating func compare(
    _ now: ViewSnapshot, _ right: ViewSnapshot, place: String, origins: (CGPoint, CGPoint), in parent: String? = nil
  ) {
    let name = right.identifier ?? (place.isEmpty ? "/" : place)
    if now.className != right.className { add(name, .existence, right.className, now.className) }
    if now.isHidden != right.isHidden {
      add(name, .hidden, "\(right.isHidden)", "\(now.isHidden)")
    }
    // What nobody sees may be anywhere.
    if now.isHidden || right.isHidden { return }
    if (now.text ?? "") != (right.text ?? "") {
      add(name, .text, right.text ?? "", now.text ?? "")
    } else if now.value != right.value {
      add(name, .value, right.value ?? "", now.value ?? "", list: right.isRow ? parent : nil)
    }
    if now.isTappable != right.isTappable { add(name, .tappable, "\(right.isTappable)", "\(now.isTappable)") }
    let isWindow = place.isEmpty
    let here = isWindow ? .zero : now.frame.offsetBy(dx: origins.0.x, dy: origins.0.y)
    let there = isWindow ? .zero : right.frame.offsetBy(dx: origins.1.x, dy: origins.1.y)
    if !isWindow, !here.isNear(there, within: Self.tolerance) { add(name, .frame, there.numbers, here.numbers) }
    compareBelow(now, right, place: place, origins: (here.origin, there.origin))
  }

  private mutating func compareBelow(
    _ now: ViewSnapshot, _ right: ViewSnapshot, place: String, origins: (CGPoint, CGPoint)
  ) {
    var rest = Array(now.subviews.enumerated())
    let name = right.identifier ?? place
    for (index, child) in right.subviews.enumerated() {
      let found = rest.firstIndex {
        $0.element.identifier == child.identifier && $0.element.className == child.className
      }
      guard let found else {
        if !child.isHidden { add(child.identifier ?? "\(place)/\(index)", .existence, "true", "false") }
        continue
      }
      let match = rest.remove(at: found)
      compare(match.element, child, place: "\(place)/\(index)", origins: origins, in: name)
    }
    for (index, child) in rest where !child.isHidden {
      add(child.identifier ?? "\(place)/\(index)", .existence, "false", "true")
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) <= tolerance }
  }

  fileprivate var numbers: String { [minX, minY, width, height].map(pointText).joined(separator: ",") }
}

extension Difference {
  /// What stands for a view where the cause is told in words: these without numbers, which are lines of sources and counts.
  public static func cause(_ words: String) -> String { words.filter { !$0.isNumber } }

  /// What makes two of them the same: no values, which differ from path to path. Which of several rows lost its choice does not matter.
  var site: String {
    [screen, list ?? view, property.name].joined(separator: "\t")
  }
}

/// The values of a state, one by one: to see which of them an event brought and another took away.
struct Facts {
  private(set) var values: [Key: String] = [:]
  /// The values of rows and items, with the lists they are in.
  private(set) var rows: [Key: String] = [:]

  /// What a value is of.
  struct Key: Hashable, Comparable {
    var window: Int
    var property: Difference.Property
    var view: String

    static func < (left: Key, right: Key) -> Bool {
      (left.property.rawValue, left.view.hasPrefix("/") ? 1 : 0, left.window, left.view)
        < (right.property.rawValue, right.view.hasPrefix("/") ? 1 : 0, right.window, right.view)
    }
  }

  init(_ snapshot: DeviceSnapshot) {
    for window in snapshot.windows where window.isForeground {
      values[Key(window: window.id, property: .visible, view: "")] = window.visibleController
      values[Key(window: window.id, property: .stack, view: "")] = window.navigationStack.joined(separator: ",")
      add(window.root, window.id, place: "")
    }
  }

  private mutating func add(_ view: ViewSnapshot, _ window: Int, place: String, in parent: String = "") {
    let name = view.identifier ?? (place.isEmpty ? "/" : place)
    let hidden = Key(window: window, property: .hidden, view: name)
    // Of several with one name the first counts, as everywhere.
    if values[hidden] == nil {
      values[hidden] = "\(view.isHidden)"
      if !view.isHidden {
        values[Key(window: window, property: .text, view: name)] = view.text ?? ""
        let value = Key(window: window, property: .value, view: name)
        values[value] = view.value ?? ""
        if view.isRow { rows[value] = parent }
        values[Key(window: window, property: .tappable, view: name)] = "\(view.isTappable)"
      }
    }
    if view.isHidden { return }
    for (index, below) in view.subviews.enumerated() {
      add(below, window, place: "\(place)/\(index)", in: view.identifier ?? place)
    }
  }
}
