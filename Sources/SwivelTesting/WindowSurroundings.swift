// What a test expects around a window's views: bars, insets, what is presented, who has appeared, and the app's own state.
import Emulator
import SwivelUI

extension TestWindow {
  /// Compares what surrounds the controller in front; what is nil is not compared, and each difference is a failure of its own.
  ///
  /// - Parameters:
  ///   - safeArea: the window's safe area insets, in points.
  ///   - layoutMargins: the margins of the root controller's view, in points.
  ///   - navigationBar: whether the navigation controller around the one in front shows its bar.
  ///   - toolbar: whether it shows its toolbar.
  ///   - tabBar: whether a tab bar controller is around it, and its bar shown.
  ///   - presented: what is presented, lowest first, by class, title or the view's identifier.
  ///   - orientationLocked: whether the app keeps the window's orientation (from iOS 26 on).
  ///   - app: the state of the app.
  public func expect(
    safeArea: UIEdgeInsets? = nil, layoutMargins: UIEdgeInsets? = nil, navigationBar: Bool? = nil, toolbar: Bool? = nil,
    tabBar: Bool? = nil, presented: [String]? = nil, orientationLocked: Bool? = nil,
    app: UIApplication.State? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let now = present(place) else { return }
    compare("safe area", safeArea.map(Self.words), Self.words(now.safeArea), place)
    compare("layout margins", layoutMargins.map(Self.words), Self.words(now.layoutMargins), place)
    compareNames("presented", presented, device.emulator.controllerNames(ofWindow: id).presented, place)
    guard let around = device.emulator.surroundings(ofWindow: id) else { return }
    compare("navigation bar", navigationBar, around.hasNavigationBar, place)
    compare("toolbar", toolbar, around.hasToolbar, place)
    compare("tab bar", tabBar, around.hasTabBar, place)
    compare("orientation locked", orientationLocked, around.isOrientationLocked, place)
    compare("app", app, around.state, place)
  }

  /// Compares whether a controller has appeared in the window, that is, had its `viewDidAppear` and not gone since.
  ///
  /// - Parameter name: its class, its title, or its view's accessibility identifier.
  public func expect(
    controller name: String, appeared: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard present(place) != nil else { return }
    let names = device.emulator.appearedNames(ofWindow: id)
    guard names.contains(where: { $0.contains(name) }) != appeared else { return }
    let there = names.compactMap(\.first).joined(separator: ", ")
    device.fail(
      "window \(id): expected '\(name)' \(appeared ? "to have" : "not to have") appeared, after \(device.deed); "
        + "there is \(there.isEmpty ? "nobody" : there)", place)
  }

  /// Compares one controller with a name of it.
  func compareName(_ what: String, _ expected: String?, _ names: ControllerNames, _ place: Place) {
    guard let expected, !names.contains(expected) else { return }
    compare(what, expected, Self.words(names), place)
  }

  /// Compares controllers with a name of each.
  func compareNames(_ what: String, _ expected: [String]?, _ controllers: [ControllerNames], _ place: Place) {
    guard let expected else { return }
    let isMet = expected.count == controllers.count && zip(expected, controllers).allSatisfy { $1.contains($0) }
    if !isMet { compare(what, expected, controllers.map(Self.words), place) }
  }

  /// The class, and in parentheses what else it is called.
  private static func words(_ names: ControllerNames) -> String {
    guard let first = names.first else { return "" }
    return names.count == 1 ? first : "\(first) (\(names.dropFirst().joined(separator: ", ")))"
  }

  private static func words(_ insets: UIEdgeInsets) -> String {
    words(EdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  private static func words(_ insets: EdgeInsets) -> String {
    StateAnswer.insets(insets).text
  }
}
