// A row says what comes of an event: whatever comes of it, the event has happened.
import SwivelUI
import Testing

@testable import Conformance

@MainActor struct EventTests {
  /// What is on the screen before and after, in words a person would use.
  private func shown(_ window: UIWindow) -> String {
    guard let root = window.rootViewController else { return "nothing" }
    if let stack = root as? UINavigationController { return "stack of \(stack.viewControllers.count)" }
    if let tabs = root as? UITabBarController { return "tab \(tabs.selectedIndex)" }
    return root.presentedViewController == nil ? "alone" : "covered"
  }

  @Test(
    "the event of a row happens, also where nothing turns",
    arguments: [
      ("Nav[X, Y]", "push", "stack of 1", "stack of 2"), ("Nav[X, Y, Z]", "push", "stack of 2", "stack of 3"),
      ("Tab[X, Y]@0", "tab", "tab 0", "tab 1"), ("Tab[X, Y]@1", "tab", "tab 1", "tab 0"),
      ("A >fullScreen B", "present", "alone", "covered"), ("A", "dismiss pre=portrait", "covered", "alone"),
    ])
  func happens(tree: String, event: String, before: String, after: String) throws {
    let table = try ConformanceTable(
      text: TableTests.header
        + "\nX,15,home,ABU,-,-,no,full,\"\(tree)\",portrait,portrait,\(event),portrait,stays,-\n")
    let stage = try Stage(try #require(table.rows.first), Script())
    #expect(stage.device.inspect(window: 1) { shown($0) } == before)
    #expect(stage.act().ending == .settled)
    #expect(stage.device.inspect(window: 1) { shown($0) } == after)
  }
}
