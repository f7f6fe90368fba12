import Foundation
import Orientation
import Testing
// The deltas a host writes by hand are the bytes SwiftProtobuf gives for the schema's messages.
import Vocabulary
import Wire

@Suite struct StateDeltaTests {
  @Test(arguments: Case.all)
  func writtenBytesAreTheGeneratedMessages(_ sample: Case) throws {
    let delta = sample.delta
    #expect(delta.envelopeBytes == WireEnvelope.bytes(.stateDelta(delta.message)))
    #expect(try WireEnvelope.read(delta.envelopeBytes).body == .stateDelta(delta.message))
  }

  /// The answer to whoever waits for an input, with and without a session.
  @Test(arguments: Case.all, [(0, 0), (1, .max), (300, 5)] as [(UInt64, UInt64)])
  func writtenReceiptsAreTheGeneratedMessages(_ sample: Case, _ place: (request: UInt64, session: UInt64)) {
    let receipt = sample.delta.receipt
    #expect(
      receipt.envelopeBytes(request: place.request, session: place.session)
        == WireEnvelope.bytes(.receipt(receipt.message), request: place.request, session: place.session))
  }

  /// A delta with something in it that the encoding treats in its own way.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var delta: StateDelta

    static let all = [
      Case(testDescription: "nothing but defaults", delta: delta(epoch: 0, receipt: receipt(.settled))),
      Case(
        testDescription: "numbers of several bytes",
        delta: delta(
          epoch: .max, receipt: receipt(.crashed("signal 11"), seq: 1 << 35, fingerprint: 0x8000_0000_0000_0001))),
      Case(
        testDescription: "a refusal with a report",
        delta: delta(epoch: 1, receipt: receipt(.refused("no such screen"), windows: [report]))),
      Case(
        testDescription: "an unsettled layout and a ledger",
        delta: delta(
          epoch: 1, receipt: receipt(.unsettled("round 100")),
          ledger: [
            LedgerEntry(window: 1, subject: "AP", call: "viewDidLoad"), LedgerEntry(window: 0, subject: "", call: ""),
          ]
        )),
      Case(
        testDescription: "a tree, empty and absent texts, minus zero",
        delta: delta(epoch: 1, receipt: receipt(.settled), windows: [window(tree)])),
      Case(
        testDescription: "lengths of one, two and three bytes",
        delta: delta(
          epoch: 1, receipt: receipt(.settled),
          windows: [127, 128, 16_383, 16_384].map { window(label(String(repeating: "é", count: $0 / 2))) })),
      Case(
        testDescription: "a text of a mebibyte, far more than twice what there is room for",
        delta: delta(
          epoch: 1, receipt: receipt(.settled), windows: [window(label(String(repeating: "x", count: 1 << 20)))])),
      Case(
        testDescription: "closed windows",
        delta: delta(epoch: 1, receipt: receipt(.settled), closed: [1, 300])),
      Case(
        testDescription: "deeper than views are shown",
        delta: delta(
          epoch: 1, receipt: receipt(.settled),
          windows: [window((0..<600).reduce(label("deepest")) { view, _ in nest(view) })])),
    ]

    static func delta(
      epoch: UInt64, receipt: Receipt, windows: [WindowSnapshot] = [], ledger: [LedgerEntry] = [],
      closed: [Int] = []
    ) -> StateDelta {
      let device = DeviceSnapshot(
        device: "ipad-air-2", era: "9", deviceOrientation: .landscapeLeft, screenOrientation: .landscapeRight,
        screenSize: CGSize(width: 1024, height: 768), isRotationLocked: true, windows: windows,
        external: windows.isEmpty ? nil : DisplaySize(width: 1920, height: 1080, scale: 2))
      return StateDelta(
        epoch: epoch, receipt: receipt, device: device, windows: windows, ledger: ledger,
        closed: closed)
    }

    static func receipt(
      _ ending: Ending, seq: UInt64 = 0, fingerprint: UInt64 = 0, windows: [WindowReport] = []
    ) -> Receipt {
      Receipt(
        seq: seq, cause: Cause(epoch: seq, n: fingerprint), input: "device landscapeLeft", device: "ipad-air-2",
        ending: ending, windows: windows, fingerprint: fingerprint)
    }

    static let report = WindowReport(
      id: 1, from: .portrait, interface: .landscapeRight, changed: true,
      origin: CGPoint(x: -0.0, y: 20.5), size: CGSize(width: 507, height: 768),
      horizontal: .compact, vertical: .regular, reason: .rotated)

    static func window(_ root: ViewSnapshot) -> WindowSnapshot {
      WindowSnapshot(
        id: 2, app: "Alternates", isForeground: true, frame: CGRect(x: 0, y: 0, width: 507, height: 768),
        horizontal: .compact, vertical: .regular, interface: .portrait, reason: .already, explanation: "",
        navigationStack: ["AP", "", "B"], visibleController: "B", root: root, placement: .free, layer: 300,
        isFocused: true, screen: .external, safeArea: EdgeInsets(top: 24, left: 1, bottom: 20.5, right: 2),
        layoutMargins: EdgeInsets(top: 32, left: 20, bottom: 28.5, right: 16))
    }

    static func label(_ text: String) -> ViewSnapshot {
      ViewSnapshot(className: "UILabel", frame: .zero, text: text)
    }

    static func nest(_ view: ViewSnapshot) -> ViewSnapshot {
      ViewSnapshot(className: "UIView", frame: .zero, subviews: [view])
    }

    static let tree = ViewSnapshot(
      className: "UIWindow", frame: CGRect(x: -0.0, y: 0.5, width: 1e300, height: -8), isHidden: true, text: "",
      identifier: "", isTappable: true, subviews: [label("Open B"), nest(label("Füße 🦶"))])
  }
}
