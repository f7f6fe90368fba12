// What a test expects of a window: its state, its views, and the calls its objects got.
import Emulator
import Foundation
import Scripting
import SwivelUI

extension TestWindow {
  /// Compares the window's state; what is nil is not compared, and each difference is a failure of its own. One about the
  /// orientation is told with the reasons.
  ///
  /// - Parameters:
  ///   - interface: the interface's orientation.
  ///   - reason: why it has it, after the last thing that could have turned it.
  ///   - receipt: the word for what the last thing done came to in it, such as `.redrawn` or `.unaffected`.
  ///   - size: in points.
  ///   - visible: the controller in front, by its class, its title, or its view's accessibility identifier.
  ///   - stack: the visible navigation stack, root first, each by one of these names.
  ///   - horizontal: the horizontal size class.
  ///   - vertical: the vertical size class.
  ///   - foreground: whether it is on the screen.
  public func expect(
    interface: UIInterfaceOrientation? = nil, reason: RotationReason? = nil, receipt: RotationReason? = nil,
    size: CGSize? = nil, visible: String? = nil, stack: [String]? = nil, horizontal: SizeClassName? = nil,
    vertical: SizeClassName? = nil, foreground: Bool? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let now = present(place) else { return }
    compare("interface", interface, now.interface, place, why: why)
    compare("reason", reason, now.reason, place, why: why)
    if let receipt {
      let actual = device.outcome.windows.first { $0.id == id }?.reason.rawValue ?? "no receipt"
      compare("receipt", receipt.rawValue, actual, place)
    }
    compare("size", size?.text, now.frame.size.text, place)
    let controllers = device.emulator.controllerNames(ofWindow: id)
    compareName("visible controller", visible, controllers.front, place)
    compareNames("stack", stack, controllers.stack, place)
    compare("horizontal size class", horizontal, now.horizontal, place)
    compare("vertical size class", vertical, now.vertical, place)
    compare("foreground", foreground, now.isForeground, place)
  }

  /// Compares a view, looked for by its accessibility identifier, or failing that by its class; what is nil is not
  /// compared.
  ///
  /// - Parameters:
  ///   - frame: in the window, in points, to a hundredth.
  ///   - text: a label's text or a button's title.
  ///   - hidden: whether it, or a view around it, is hidden.
  public func expect(
    view name: String, frame: CGRect? = nil, text: String? = nil, hidden: Bool? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let now = present(place) else { return }
    guard let found = now.root.find(name) else {
      device.fail("window \(id): no view '\(name)', after \(device.deed)", place)
      return
    }
    if let frame, !frame.isNear(found.frame) { compare("frame of '\(name)'", frame.words, found.frame.words, place) }
    compare("text of '\(name)'", text, found.view.text ?? "", place)
    compare("whether '\(name)' is hidden", hidden, found.isHidden, place)
  }

  /// Expects that no view has this identifier or class.
  public func expect(
    noView name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let now = present(place), now.root.find(name) != nil else { return }
    device.fail("window \(id): expected no view '\(name)', after \(device.deed)", place)
  }

  /// Expects these calls in this order; others may stand between them. `B.viewWillAppear` stands for
  /// `B.viewWillAppear(true)` as well.
  ///
  /// - Parameter mark: the moment from which on, over several inputs; the last thing done without.
  public func expectCalls(
    _ expected: String..., since mark: CallMark? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let calls = mark.map(calls(since:)) ?? calls
    guard let missing = CallOrder(calls).firstMissing(of: expected) else { return }
    failCalls("expected '\(missing)' there, of \(expected)", calls, Place(fileID, filePath, line, column))
  }

  /// Expects exactly these calls and no others, queries of masks included.
  public func expectOnlyCalls(
    _ expected: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard calls != expected else { return }
    failCalls("expected exactly \(expected)", calls, Place(fileID, filePath, line, column))
  }

  /// Expects no call that contains one of the texts.
  ///
  /// - Parameter mark: the moment from which on, over several inputs; the last thing done without.
  public func expectNoCalls(
    _ texts: String..., since mark: CallMark? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let calls = mark.map(calls(since:)) ?? calls
    for text in texts where calls.contains(where: { $0.contains(text) }) {
      failCalls("expected no call with '\(text)'", calls, Place(fileID, filePath, line, column))
    }
  }

  private func failCalls(_ what: String, _ calls: [String], _ place: Place) {
    device.fail((["window \(id): calls: \(what), after \(device.deed); got"] + calls).joined(separator: "\n  "), place)
  }

  func present(_ place: Place) -> WindowSnapshot? {
    guard let snapshot else {
      device.fail("there is no window \(id)", place)
      return nil
    }
    return snapshot
  }

  func compare<Value: Equatable>(
    _ what: String, _ expected: Value?, _ actual: Value, _ place: Place, why: [String] = []
  ) {
    device.compare("window \(id): \(what)", expected, actual, place, why: why)
  }
}

extension CGRect {
  /// `(0, 20; 320×44)`
  fileprivate var words: String {
    let numbers = [minX, minY, width, height].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2])×\(numbers[3]))"
  }

  /// Finer than a pixel, coarser than what people write down.
  fileprivate static var tolerance: CGFloat { 0.01 }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) <= Self.tolerance }
  }
}
