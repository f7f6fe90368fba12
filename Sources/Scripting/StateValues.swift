// The state as named values: what `get` prints, and what `expect` and scripts compare.
import Emulator
import Foundation

/// One named value of the state.
public struct StateValue: Sendable, Equatable {
  /// Such as `window.1.interface`.
  public var key: String
  /// As `swivel get` prints it.
  public var value: String
}

extension DeviceSnapshot {
  /// Every value under its key; windows are `window.N.…`.
  public var values: [StateValue] {
    var values = [
      StateValue(key: "model", value: device), StateValue(key: "era", value: era),
      StateValue(key: "device", value: deviceOrientation.name),
      StateValue(key: "interface", value: screenOrientation.name),
      StateValue(key: "screen", value: screenSize.text),
      StateValue(key: "lock", value: isRotationLocked ? "on" : "off"),
    ]
    let display = external.map { "\(CGSize($0).text)@\($0.scale)" } ?? "none"
    values.append(StateValue(key: "display", value: display))
    for window in windows {
      values += window.values.map { StateValue(key: "window.\(window.id).\($0.key)", value: $0.value) }
    }
    return values
  }
}

extension WindowSnapshot {
  /// The window's values, without the prefix of its number.
  public var values: [StateValue] {
    [
      StateValue(key: "app", value: app), StateValue(key: "interface", value: interface.name),
      StateValue(key: "size", value: frame.size.text), StateValue(key: "origin", value: frame.origin.text),
      StateValue(key: "h", value: horizontal.rawValue), StateValue(key: "v", value: vertical.rawValue),
      StateValue(key: "foreground", value: isForeground ? "yes" : "no"),
      StateValue(key: "screen", value: screen.rawValue),
      StateValue(key: "placement", value: placement.rawValue), StateValue(key: "layer", value: "\(layer)"),
      StateValue(key: "focused", value: isFocused ? "yes" : "no"),
      StateValue(key: "reason", value: reason.rawValue),
      StateValue(key: "stack", value: navigationStack.joined(separator: ",")),
      StateValue(key: "visible", value: visibleController),
    ]
  }
}

extension ViewSnapshot {
  /// The first view, depth first, with this identifier, or failing that of this class; called on a window.
  public func find(_ name: String) -> FoundView? {
    search(.zero, false) { $0.identifier == name } ?? search(.zero, false) { $0.className == name }
  }

  private func search(_ origin: CGPoint, _ isCovered: Bool, _ isMeant: (ViewSnapshot) -> Bool) -> FoundView? {
    let isHidden = isCovered || isHidden
    if isMeant(self) {
      return FoundView(view: self, frame: frame.offsetBy(dx: origin.x, dy: origin.y), isHidden: isHidden)
    }
    // A window's own origin is its place on the screen, or on its scene's, and counts for nothing inside it.
    let inside = className == "UIWindow" ? .zero : CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    for view in subviews {
      if let found = view.search(inside, isHidden, isMeant) { return found }
    }
    return nil
  }
}

/// A view that was looked for by name.
public struct FoundView: Sendable, Equatable {
  /// The view.
  public var view: ViewSnapshot
  /// In the window, in points: the frames of the views around it added up.
  public var frame: CGRect
  /// Whether it, or a view around it, is hidden.
  public var isHidden: Bool
}

extension CGSize {
  /// In points.
  public init(_ display: DisplaySize) { self.init(width: display.width, height: display.height) }

  /// `507x768`
  public var text: String { "\(pointText(width))x\(pointText(height))" }
}

extension CGPoint {
  /// `517,0`
  public var text: String { "\(pointText(x)),\(pointText(y))" }
}

/// A number of points without superfluous digits. Guests can set any frame: what is no whole number, or none an integer
/// holds, is printed as what it is.
public func pointText(_ value: CGFloat) -> String {
  Int(exactly: value).map(String.init) ?? String(format: "%g", Double(value))
}
