// What is UIKit's own doing, or lies in a document nobody gave: differences an app's people can do nothing about.
import Emulator
import SwivelUI

extension ClaimJudge {
  /// Without what UIKit does by itself: a screen that appears again has no row chosen (`clearsSelectionOnViewWillAppear`), and
  /// columns a user slid in or out stay so until the size changes, and columns become one stack with the last on top, whether or not
  /// the user had left it on the stack before, where no delegate says otherwise. Nor does anybody hear how far a keyboard that stays reaches
  /// into a window that is moved or resized.
  func withoutUIKits(_ found: [Difference], _ path: Path, _ reference: Path) -> [Difference] {
    guard !found.isEmpty else { return found }
    if found.allSatisfy({ $0.property == .frame }), [path, reference].contains(where: movesUnderKeyboard) { return [] }
    let (now, right) = (columns(path), columns(reference))
    if now.count == right.count, now != right, preferences(path) == preferences(reference) { return [] }
    let (one, other) = (stacks(path), stacks(reference))
    if one.count == other.count, one != other { return [] }
    guard found.contains(where: \.isChoice), appearances(path) != appearances(reference) else { return found }
    return found.filter { !$0.isChoice }
  }

  /// Whether windows are arranged anew while somebody is typed into, who still is at the end.
  private func movesUnderKeyboard(_ path: Path) -> Bool {
    guard let typed = path.lastIndex(where: { $0.kind == "type" }),
      path[typed...].contains(where: { $0.kind == "arrange" })
    else { return false }
    return replayer.mark(path).map { $0.focus != Digest() } ?? false
  }

  /// How often screens were about to appear on a path.
  func appearances(_ path: Path) -> Int {
    do throws(EmulatorError) {
      return try replayer.calls(path).count { $0.contains(".viewWillAppear(") }
    } catch { return 0 }
  }

  /// The document an app without code refers to and was not given, if that is what was thrown.
  func documentElsewhere(_ text: String) -> String? {
    guard replayer.world.apps.allSatisfy(\.isStoryboardAlone) else { return nil }
    let parts = text.components(separatedBy: "'")
    guard parts.count > 2, parts[0].hasSuffix("Could not find a storyboard named ") else { return nil }
    return parts[1]
  }

  /// Which columns split views show.
  private func columns(_ path: Path) -> [UISplitViewController.DisplayMode] { splits(path) { $0.displayMode } }

  /// Which they are asked to show.
  private func preferences(_ path: Path) -> [UISplitViewController.DisplayMode] {
    splits(path) { $0.preferredDisplayMode }
  }

  /// Which columns are on the stacks of collapsed split views nobody speaks for.
  private func stacks(_ path: Path) -> [[UISplitViewController.Column]] {
    allSplits(path) { $0.delegate == nil ? $0.mergedColumns : nil }.compactMap { $0 }
  }

  /// Something of every split view that has room for its columns.
  private func splits<Fact>(_ path: Path, _ fact: (UISplitViewController) -> Fact) -> [Fact] {
    allSplits(path) { $0.isCollapsed ? nil : fact($0) }.compactMap { $0 }
  }

  private func allSplits<Fact>(_ path: Path, _ fact: (UISplitViewController) -> Fact) -> [Fact] {
    shown(path) { ($0.rootViewController?.splitsBelow ?? []).map(fact) }
  }

  /// Nothing, where it is all that texts have another room because a mark stands at the end of another row: it was chosen.
  func withoutMarks(_ verdict: Verdict?, _ path: Path, _ reference: Path) -> Verdict? {
    guard let verdict, verdict.differences.allSatisfy({ $0.property == .frame }) else { return verdict }
    return accessories(path) == accessories(reference) ? verdict : nil
  }

  /// What stands at the end of the rows that are seen: a mark there takes room from the row's text.
  private func accessories(_ path: Path) -> [UITableViewCell.AccessoryType] { shown(path) { $0.accessoriesBelow } }

  /// Facts of every window on the screen.
  private func shown<Fact>(_ path: Path, _ facts: (UIWindow) -> [Fact]) -> [Fact] {
    guard let walked = replayer.walk(path), walked.misstep == nil else { return [] }
    return walked.device.settled.windows.filter(\.isForeground).flatMap { window in
      walked.device.inspect(window: window.id, facts) ?? []
    }
  }
}

extension Difference {
  /// Whether it is that a row or an item is chosen in one state alone.
  fileprivate var isChoice: Bool { property == .value && list != nil && Set([expected, actual]) == ["", "selected"] }
}

extension UIViewController {
  fileprivate var splitsBelow: [UISplitViewController] {
    [self as? UISplitViewController].compactMap { $0 } + children.flatMap(\.splitsBelow)
  }
}

extension UIView {
  /// Of a table from the top: loaded again its cells lie in another order, and a mark that went from one row to the next is elsewhere.
  fileprivate var accessoriesBelow: [UITableViewCell.AccessoryType] {
    if isHidden { return [] }
    let below = (self as? UITableView)?.visibleCells ?? subviews
    return [(self as? UITableViewCell)?.accessoryType].compactMap { $0 } + below.flatMap(\.accessoriesBelow)
  }
}
