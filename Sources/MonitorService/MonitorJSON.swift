// The monitor for programs: JSON Lines with a version, keys in a fixed order, numbers that read back exactly.
import Foundation
import Orientation
import Vocabulary

extension MonitorLines {
  /// The version of every JSON line; raised when old readers would misread.
  public static let jsonVersion = 1

  /// One change as one JSON object, without a newline. `kind` names the change.
  public static func json(_ event: MonitorEvent) -> String {
    let head: [(String, JSON)] = [("v", .number(Double(jsonVersion))), ("t", .number(event.time))]
    return JSON.object(head + fields(event.change)).text
  }

  /// Everything known as one JSON object, views included, without a newline.
  public static func json(_ model: MonitorModel) -> String {
    JSON.object([
      ("v", .number(Double(jsonVersion))), ("kind", .string("monitor")), ("instance", .string(model.instance)),
      ("sensor", .string(model.sensor.rawValue)), ("host", .string(model.host.rawValue)),
      ("lag", model.lag.map { .number($0) } ?? .null), ("gaps", .integer(model.gaps)),
      ("motion", model.reading.map(value) ?? .null),
      ("device", model.device.map { value($0, views: true) } ?? .null),
    ]).text
  }

  private static func fields(_ change: MonitorChange) -> [(String, JSON)] {
    switch change {
    case .state(let device): [("kind", .string("state")), ("device", value(device, views: false))]
    case .deviceOrientation(let from, let to):
      [("kind", .string("deviceOrientation")), ("from", .string(from.name)), ("to", .string(to.name))]
    case .rotationLock(let isLocked): [("kind", .string("rotationLock")), ("locked", .bool(isLocked))]
    case .window(let window): [("kind", .string("window")), ("window", value(window, views: false))]
    case .windowClosed(let id): [("kind", .string("windowClosed")), ("id", .number(Double(id)))]
    case .receipt(let receipt): [("kind", .string("receipt"))] + fields(receipt)
    case .connection(let peer, let state):
      [("kind", .string("connection")), ("peer", .string(peer.rawValue)), ("state", .string(state.rawValue))]
    case .gap(let peer, let missed):
      [("kind", .string("gap")), ("peer", .string(peer.rawValue)), ("missed", .integer(missed))]
    case .note(let text): [("kind", .string("note")), ("text", .string(text))]
    }
  }

  private static func fields(_ receipt: MonitorReceipt) -> [(String, JSON)] {
    let cause = receipt.cause.map { JSON.object([("epoch", .integer($0.epoch)), ("n", .integer($0.n))]) }
    return [
      ("seq", .integer(receipt.seq)), ("cause", cause ?? .null), ("input", .string(receipt.input)),
      ("windows", .array(receipt.windows.map(value))), ("settled", .bool(receipt.ending == .settled)),
      ("verdict", .string(receipt.ending.name)), ("text", .string(receipt.ending.text)),
      ("fingerprint", .string(hexadecimal(receipt.fingerprint))),
      (
        "ledger",
        .array(
          receipt.ledger.map {
            .object([
              ("window", .number(Double($0.window))), ("subject", .string($0.subject)), ("call", .string($0.call)),
            ])
          })
      ),
    ]
  }

  private static func value(_ report: WindowReport) -> JSON {
    let fields: [(String, JSON)] = [
      ("id", .number(Double(report.id))), ("from", .string(report.from.name)),
      ("interface", .string(report.interface.name)), ("changed", .bool(report.changed)),
      ("at", .array([.number(Double(report.origin.x)), .number(Double(report.origin.y))])),
      ("size", value(report.size)),
      ("h", .string(report.horizontal.rawValue)), ("v", .string(report.vertical.rawValue)),
      ("reason", .string(report.reason.rawValue)),
    ]
    return .object(fields + screen(report.screen))
  }

  /// Only what is on the external display says where it is.
  private static func screen(_ screen: WindowScreen) -> [(String, JSON)] {
    screen == .device ? [] : [("screen", .string(screen.rawValue))]
  }

  private static func value(_ device: DeviceSnapshot, views: Bool) -> JSON {
    let fields: [(String, JSON)] = [
      ("device", .string(device.device)), ("era", .string(device.era)),
      ("deviceOrientation", .string(device.deviceOrientation.name)),
      ("interface", .string(device.screenOrientation.name)), ("size", value(device.screenSize)),
      ("locked", .bool(device.isRotationLocked)), ("windows", .array(device.windows.map { value($0, views: views) })),
    ]
    guard let external = device.external else { return .object(fields) }
    let display = JSON.object([
      ("size", value(CGSize(width: external.width, height: external.height))),
      ("scale", .number(Double(external.scale))),
    ])
    return .object(fields + [("display", display)])
  }

  private static func value(_ window: WindowSnapshot, views: Bool) -> JSON {
    let fields: [(String, JSON)] = [
      ("id", .number(Double(window.id))), ("app", .string(window.app)), ("foreground", .bool(window.isForeground)),
      ("frame", value(window.frame)), ("placement", .string(window.placement.rawValue)),
      ("layer", .number(Double(window.layer))), ("focused", .bool(window.isFocused)),
      ("h", .string(window.horizontal.rawValue)),
      ("v", .string(window.vertical.rawValue)), ("interface", .string(window.interface.name)),
      ("reason", .string(window.reason.rawValue)), ("explanation", .string(window.explanation)),
      ("navigationStack", .array(window.navigationStack.map { .string($0) })),
      ("visibleController", .string(window.visibleController)),
    ]
    return .object(fields + screen(window.screen) + (views ? [("root", value(window.root))] : []))
  }

  private static func value(_ view: ViewSnapshot) -> JSON {
    .object([
      ("class", .string(view.className)), ("frame", value(view.frame)), ("hidden", .bool(view.isHidden)),
      ("text", view.text.map { .string($0) } ?? .null), ("identifier", view.identifier.map { .string($0) } ?? .null),
      ("tappable", .bool(view.isTappable)), ("subviews", .array(view.subviews.map(value))),
    ])
  }

  private static func value(_ reading: SensorReading) -> JSON {
    .object([
      ("t", .number(reading.sample.t)), ("x", .number(reading.sample.x)), ("y", .number(reading.sample.y)),
      ("z", .number(reading.sample.z)), ("orientation", .string(reading.orientation.name)),
      ("tilt", reading.tilt.map { .number($0) } ?? .null),
      ("confidence", reading.confidence.map { .number($0) } ?? .null), ("source", .string(reading.source)),
    ])
  }

  private static func value(_ size: CGSize) -> JSON { .array([.number(size.width), .number(size.height)]) }

  private static func value(_ frame: CGRect) -> JSON {
    .array([.number(frame.minX), .number(frame.minY), .number(frame.width), .number(frame.height)])
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
