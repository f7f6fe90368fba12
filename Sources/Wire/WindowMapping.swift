// Windows and their views to and from bytes, views as a flat list with depths. Messages are for requests; what is published
// for every input is written directly. All three stand here, so that a value of a window is added in one place.
import Foundation
import Orientation
import Vocabulary

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
      isFocused: message.focused, screen: message.external ? .external : .device,
      safeArea: EdgeInsets(message.safeArea), layoutMargins: EdgeInsets(message.layoutMargins))
  }

  /// The same as a message.
  public var message: WireWindow {
    .with {
      $0.id = UInt32(clamping: id)
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
      $0.safeArea = safeArea.message
      $0.layoutMargins = layoutMargins.message
    }
  }

  /// The bytes of such a message.
  func write(to writer: inout ProtobufWriter) {
    writer.add(1, UInt32(clamping: id))
    writer.add(2, app)
    writer.add(3, isForeground)
    writer.add(4, frame)
    writer.add(5, horizontal.wireValue)
    writer.add(6, vertical.wireValue)
    writer.add(7, interface.wireValue)
    writer.add(8, reason.rawValue)
    writer.add(9, explanation)
    for name in navigationStack { writer.addElement(10, name) }
    writer.add(11, visibleController)
    withUnsafePointer(to: root) { ViewSnapshot.write($0, to: &writer, depth: 0) }
    writer.add(30, placement.rawValue)
    writer.add(31, UInt32(clamping: layer))
    writer.add(32, isFocused)
    writer.add(33, screen == .external)
    writer.add(34, safeArea)
    writer.add(35, layoutMargins)
  }
}

extension EdgeInsets {
  fileprivate init(_ message: WireInsets) {
    self.init(top: message.top, left: message.left, bottom: message.bottom, right: message.right)
  }

  fileprivate var message: WireInsets {
    .with {
      $0.top = top
      $0.left = left
      $0.bottom = bottom
      $0.right = right
    }
  }
}

extension ProtobufWriter {
  fileprivate mutating func add(_ field: Int, _ insets: EdgeInsets) {
    add(field) { writer in
      writer.add(1, Double(insets.top))
      writer.add(2, Double(insets.left))
      writer.add(3, Double(insets.bottom))
      writer.add(4, Double(insets.right))
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
        if let value { $0.value = value }
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
      text: node.hasText ? node.text : nil, value: node.hasValue ? node.value : nil,
      identifier: node.hasIdentifier ? node.identifier : nil, isTappable: node.tappable)
  }

  /// One node of the window's field 12 for this view and each below it, down to the greatest depth shown.
  /// It is read where it lies: a loop over `subviews` takes up and lets go of all a view holds, for each of some dozens.
  fileprivate static func write(_ view: UnsafePointer<ViewSnapshot>, to writer: inout ProtobufWriter, depth: Int) {
    writer.add(12) { writer in
      writer.add(1, view.pointee.className)
      writer.add(2, view.pointee.frame)
      writer.add(3, view.pointee.isHidden)
      if let text = view.pointee.text { writer.addElement(4, text) }
      if let identifier = view.pointee.identifier { writer.addElement(5, identifier) }
      writer.add(6, view.pointee.isTappable)
      writer.add(7, UInt32(depth))
      if let value = view.pointee.value { writer.addElement(8, value) }
    }
    guard depth < maximumDepth else { return }
    view.pointee.subviews.withUnsafeBufferPointer { views in
      guard let first = views.baseAddress else { return }
      for index in views.indices { write(first + index, to: &writer, depth: depth + 1) }
    }
  }
}
