// Everything a state tells of one view: where it is, what its window has, what hides it, what constraints say of it.
import Foundation
import Vocabulary

/// A place in a window's tree: the index among the subviews of each view, from the root on.
typealias ViewPath = [Int]

/// The views of a window in the order they are listed: depth first, back to front.
struct ViewTree {
  struct Entry {
    var path: ViewPath
    var view: ViewSnapshot
    /// In the window's coordinates.
    var frame: CGRect
    /// Whether it or a view it is in is hidden.
    var isHidden: Bool
  }

  /// Views listed: more than anybody goes through, and a bound on time.
  static let maximumViews = 5_000

  private(set) var entries: [Entry] = []

  init(_ window: WindowSnapshot?) {
    guard let window else { return }
    collect(window.root, [], CGPoint(x: -window.root.frame.minX, y: -window.root.frame.minY), isHidden: false)
  }

  private mutating func collect(_ view: ViewSnapshot, _ path: ViewPath, _ origin: CGPoint, isHidden: Bool) {
    guard entries.count < Self.maximumViews, path.count <= Wireframe.maximumDepth else { return }
    let place = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
    let isHidden = isHidden || view.isHidden
    entries.append(
      Entry(path: path, view: view, frame: CGRect(origin: place, size: view.frame.size), isHidden: isHidden))
    for (index, subview) in view.subviews.enumerated() {
      collect(subview, path + [index], place, isHidden: isHidden)
    }
  }

  /// The entry at a path, or the nearest one above it that is still there.
  func entry(at path: ViewPath) -> Entry? {
    var path = path
    while true {
      if let entry = entries.first(where: { $0.path == path }) { return entry }
      guard !path.isEmpty else { return nil }
      path.removeLast()
    }
  }

  /// The entries that contain a word, in class, text or identifier.
  func filtered(_ filter: String) -> [Entry] {
    guard !filter.isEmpty else { return entries }
    return entries.filter { entry in
      [entry.view.className, entry.view.text ?? "", entry.view.identifier ?? ""].contains {
        $0.range(of: filter, options: .caseInsensitive) != nil
      }
    }
  }

  /// What stands in front of a view, within its window: later views beside it or beside what it is in.
  func covering(_ entry: Entry) -> [Entry] {
    guard !entry.isHidden, entry.frame.area > 0 else { return [] }
    let all = entries.filter { other in
      // A later sibling comes after in the list and does not begin with this path; an ancestor comes before.
      guard !other.isHidden, entry.path.lexicographicallyPrecedes(other.path), !other.path.starts(with: entry.path),
        other.frame.area > 0
      else { return false }
      return other.frame.intersection(entry.frame).area > 0
    }
    // What stands within one that is named already says no more.
    let paths = Set(all.map(\.path))
    return all.filter { !paths.contains(Array($0.path.dropLast())) }
  }
}

extension CGRect {
  /// 0 for what is empty, infinite or no rectangle at all.
  var area: Double {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return 0 }
    return Double(width * height)
  }
}

enum ViewInspection {
  /// Covering views named; the others are counted.
  private static let maximumCovers = 3

  /// The lines about a view of `window`, one of `device`'s; `layout` is what constraints say of that window, if it is known.
  static func lines(
    _ entry: ViewTree.Entry, in tree: ViewTree, _ window: WindowSnapshot, _ device: DeviceSnapshot,
    layout: WindowLayout?
  ) -> [String] {
    let view = entry.view
    var lines = ["\(view.className)\(view.identifier.map { " #\($0)" } ?? "")"]
    if let text = view.text { lines.append("text      “\(text)”") }
    let can = view.isTappable ? "can be tapped" : "cannot be tapped"
    lines.append("          \(can)\(entry.isHidden ? (view.isHidden ? ", hidden" : ", in a hidden view") : "")")
    lines.append("frame     \(rect(view.frame))")
    lines.append("in window \(rect(entry.frame))")
    let scale = window.root.frame.width > 0 ? window.frame.width / window.root.frame.width : 1
    let onScreen = CGRect(
      x: window.frame.minX + entry.frame.minX * scale, y: window.frame.minY + entry.frame.minY * scale,
      width: entry.frame.width * scale, height: entry.frame.height * scale)
    if onScreen != entry.frame { lines.append("on screen \(rect(onScreen))") }
    lines.append("traits    \(Wording.classes(window.horizontal, window.vertical)), \(window.interface)")
    lines.append("safe area \(safeArea(entry, window))")
    lines += covers(entry, in: tree, window, onScreen, device)
    lines += constraints(entry, in: tree, layout)
    return lines
  }

  private static func rect(_ rect: CGRect) -> String {
    "\(Wording.points(rect.minX)),\(Wording.points(rect.minY)) \(Wording.size(rect.size))"
  }

  private static func safeArea(_ entry: ViewTree.Entry, _ window: WindowSnapshot) -> String {
    let insets = window.safeArea
    let size = window.root.frame.size
    let frame = entry.frame
    let beyond = [
      ("top", insets.top - frame.minY), ("left", insets.left - frame.minX),
      ("bottom", frame.maxY - (size.height - insets.bottom)), ("right", frame.maxX - (size.width - insets.right)),
    ].filter { $0.1 > 0 }
    guard !beyond.isEmpty else { return "wholly inside" }
    return "beyond it: " + beyond.map { "\($0.0) by \(Wording.points($0.1))" }.joined(separator: ", ")
  }

  private static func covers(
    _ entry: ViewTree.Entry, in tree: ViewTree, _ window: WindowSnapshot, _ onScreen: CGRect, _ device: DeviceSnapshot
  ) -> [String] {
    var names = tree.covering(entry).map { other in
      let isWhole = other.frame.contains(entry.frame)
      return "\(other.view.className)\(other.view.text.map { " “\($0)”" } ?? "")\(isWhole ? ", wholly" : "")"
    }
    for other in device.windows
    where other.isForeground && window.isForeground && other.screen == window.screen && other.layer > window.layer
      && other.frame.intersection(onScreen).area > 0
    {
      names.append("window \(other.id) \(other.app)\(other.frame.contains(onScreen) ? ", wholly" : "")")
    }
    guard !names.isEmpty else { return ["covered   by nothing"] }
    var lines = names.prefix(maximumCovers).enumerated().map { ($0 == 0 ? "covered   by " : "          by ") + $1 }
    if names.count > maximumCovers { lines.append("          and \(names.count - maximumCovers) more") }
    return lines
  }

  /// The host lists a window's views in the same order; a list of another length is of another moment.
  private static func constraints(_ entry: ViewTree.Entry, in tree: ViewTree, _ layout: WindowLayout?) -> [String] {
    guard let layout else { return ["rules     asked for"] }
    guard let index = tree.entries.firstIndex(where: { $0.path == entry.path }), layout.views.indices.contains(index),
      layout.views[index].className == entry.view.className, layout.views[index].depth == entry.path.count
    else { return ["rules     not known of this view"] }
    let view = layout.views[index]
    var lines: [String] = []
    if view.isAmbiguous { lines.append("rules     AMBIGUOUS") }
    for constraint in view.constraints {
      let mark = constraint.isBroken ? "  BROKEN" : constraint.conflicts.isEmpty ? "" : "  in conflict"
      lines.append((lines.isEmpty ? "rules     " : "          ") + constraint.text + mark)
    }
    return lines.isEmpty ? ["rules     none stand with this view"] : lines
  }
}
