// What a running app keeps: the controllers that are alive and whatever is registered. What grows each time the same is done is never
// given back, and nothing that is seen tells of it.

extension RunningApp {
  /// How many there are of each: living controllers by class, observers of notifications, constraints and gesture recognizers of what is
  /// in its windows.
  package var kept: [String: Int] {
    var counts: [String: Int] = [:]
    for controller in controllers.compactMap(\.object) { counts[controller.className, default: 0] += 1 }
    counts["observer"] = notificationCenter.observerCount
    for window in scenes.compactMap(\.window) { add(window, to: &counts) }
    return counts
  }

  private func add(_ view: UIView, to counts: inout [String: Int]) {
    counts["constraint", default: 0] += view.constraints.count
    counts["gesture recognizer", default: 0] += view.gestureRecognizers?.count ?? 0
    for below in view.subviews { add(below, to: &counts) }
  }

  /// A controller was made: its link leads to it, and it is counted, until it is gone.
  func note(_ controller: UIViewController) {
    controller.link.object = controller
    if controllers.count >= livingAtMost {
      controllers.removeAll { $0.object == nil }
      livingAtMost = max(Self.fewControllers, 2 * controllers.count)
    }
    controllers.append(controller.link)
  }

  /// So many are kept before those that are gone are looked for: as many as any app shows at once.
  static let fewControllers = 64
}
