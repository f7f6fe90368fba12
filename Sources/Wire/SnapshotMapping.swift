// Snapshots to and from bytes: windows one by one, views as a flat list with depths.
import Foundation
import Orientation
import Vocabulary

extension DeviceSnapshot {
  /// Reads a message; what is out of its range is refused with the field's name.
  public init(_ message: WireDevice) throws(WireError) {
    var windows: [WindowSnapshot] = []
    for window in message.windows { windows.append(try WindowSnapshot(window)) }
    self.init(
      device: message.device, era: message.era,
      deviceOrientation: try DeviceOrientation(wire: message.deviceOrientation, field: "device_orientation"),
      screenOrientation: try InterfaceOrientation(wire: message.screenOrientation, field: "screen_orientation"),
      screenSize: CGSize(message.screenSize), isRotationLocked: message.rotationLocked, windows: windows,
      external: message.hasExternal ? DisplaySize(message.external) : nil)
  }

  /// The message with those windows that `include` picks; a delta carries only the changed ones.
  public func message(including include: (WindowSnapshot) -> Bool = { _ in true }) -> WireDevice {
    .with {
      $0.device = device
      $0.era = era
      $0.deviceOrientation = deviceOrientation.wireValue
      $0.screenOrientation = screenOrientation.wireValue
      $0.screenSize = screenSize.message
      $0.rotationLocked = isRotationLocked
      $0.windows = windows.filter(include).map(\.message)
      if let external { $0.external = external.message }
    }
  }

  /// Takes over a delta: the device's own fields, the windows it carries, and the identifiers of those that are no more.
  public mutating func apply(
    device: WireDevice, windows changed: [WireWindow], closed: [UInt32] = []
  ) throws(WireError) {
    var next = try DeviceSnapshot(device)
    next.windows = windows.filter { !closed.contains(UInt32(clamping: $0.id)) }
    for message in changed {
      let window = try WindowSnapshot(message)
      if let index = next.windows.firstIndex(where: { $0.id == window.id }) {
        next.windows[index] = window
      } else {
        next.windows.append(window)
      }
    }
    next.windows.sort { $0.id < $1.id }
    self = next
  }
}

extension WindowSnapshot {
  /// Reads a message; what is out of its range is refused with the field's name.
  public init(_ message: WireWindow) throws(WireError) {
    guard let reason = RotationReason(rawValue: message.reason) else {
      throw .outOfRange(field: "reason", expected: "a reason", actual: message.reason)
    }
    self.init(
      id: Int(message.id), app: message.app, isForeground: message.foreground, frame: CGRect(message.frame),
      horizontal: try SizeClassName(wire: message.horizontal), vertical: try SizeClassName(wire: message.vertical),
      interface: try InterfaceOrientation(wire: message.interface, field: "interface"), reason: reason,
      explanation: message.explanation, navigationStack: message.navigationStack,
      visibleController: message.visibleController, root: try ViewSnapshot.tree(message.views),
      placement: message.placement.isEmpty
        ? .full : try WindowPlacement(word: message.placement, field: "placement"), layer: Int(message.layer),
      isFocused: message.focused, screen: message.external ? .external : .device)
  }

  /// The same as a message.
  public var message: WireWindow {
    .with {
      $0.id = UInt32(id)
      $0.app = app
      $0.foreground = isForeground
      $0.frame = frame.message
      $0.horizontal = horizontal.wireValue
      $0.vertical = vertical.wireValue
      $0.interface = interface.wireValue
      $0.reason = reason.rawValue
      $0.explanation = explanation
      $0.navigationStack = navigationStack
      $0.visibleController = visibleController
      var nodes: [WireViewNode] = []
      root.append(to: &nodes, depth: 0)
      $0.views = nodes
      $0.placement = placement.rawValue
      $0.layer = UInt32(clamping: layer)
      $0.focused = isFocused
      $0.external = screen == .external
    }
  }
}

extension ViewSnapshot {
  /// The deepest view tree a message may hold: UIKit apps stay below 100; reading and drawing recurse this deep.
  public static let maximumDepth = 512

  fileprivate func append(to nodes: inout [WireViewNode], depth: Int) {
    nodes.append(
      .with {
        $0.depth = UInt32(depth)
        $0.className = className
        $0.frame = frame.message
        $0.hidden = isHidden
        if let text { $0.text = text }
        if let identifier { $0.identifier = identifier }
        $0.tappable = isTappable
      })
    // No view lies deeper: the core refuses one that would. This bound keeps readers' stacks safe whatever the core does.
    guard depth < Self.maximumDepth else { return }
    for view in subviews { view.append(to: &nodes, depth: depth + 1) }
  }

  /// Rebuilds the tree; depths must start at 0 and rise by at most one from a view to the next.
  fileprivate static func tree(_ nodes: [WireViewNode]) throws(WireError) -> ViewSnapshot {
    guard let first = nodes.first, first.depth == 0 else {
      throw .outOfRange(field: "views", expected: "a first view of depth 0", actual: "\(nodes.first?.depth ?? 0)")
    }
    // open[d] is the latest view of depth d, still collecting subviews.
    var open = [ViewSnapshot(first)]
    for node in nodes.dropFirst() {
      let depth = Int(node.depth)
      guard (1...open.count).contains(depth), depth <= maximumDepth else {
        throw .outOfRange(field: "depth", expected: "1…\(open.count)", actual: "\(depth)")
      }
      while open.count > depth { closeLast(&open) }
      open.append(ViewSnapshot(node))
    }
    while open.count > 1 { closeLast(&open) }
    return open[0]
  }

  private static func closeLast(_ open: inout [ViewSnapshot]) {
    let closed = open.removeLast()
    open[open.count - 1].subviews.append(closed)
  }

  private init(_ node: WireViewNode) {
    self.init(
      className: node.className, frame: CGRect(node.frame), isHidden: node.hidden,
      text: node.hasText ? node.text : nil, identifier: node.hasIdentifier ? node.identifier : nil,
      isTappable: node.tappable)
  }
}

extension LedgerEntry {
  /// Reads a message, of which every value is one.
  public init(_ message: WireLedgerEntry) {
    self.init(window: Int(message.window), subject: message.subject, call: message.call)
  }

  /// The same as a message.
  public var message: WireLedgerEntry {
    .with {
      $0.window = UInt32(window)
      $0.subject = subject
      $0.call = call
    }
  }
}
