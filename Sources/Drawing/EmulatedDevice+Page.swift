// One step of a session's page, read from the device as it is after an input.
import Emulator
import Findings
import Picture
import Readings
import Reports
import Vocabulary

extension SessionPage.Step {
  /// What `outcome` came to on `device`, before anything else happens to it.
  ///
  /// - Parameters:
  ///   - number: the input's number in its log; 0 for the launch.
  ///   - isDrawn: whether its picture and its trees are taken; they are most of a page's work.
  @MainActor public init(
    _ device: EmulatedDevice, _ outcome: Outcome, number: UInt64, time: Double, title: String, receipt: [String],
    isDrawn: Bool = true
  ) throws(PictureError) {
    let state = device.snapshot
    self.init(
      number: number, time: time, title: title, ending: outcome.ending, receipt: receipt,
      deviceOrientation: state.deviceOrientation, screenOrientation: state.screenOrientation,
      isChanged: number == 0 || outcome.windows.contains(where: \.changed), ledger: outcome.ledger)
    reasons = state.windows.map { window in
      SessionPage.Reasons(window: window.id, lines: device.reasons(window: window.id) ?? [])
    }
    guard isDrawn else { return }
    picture = try device.picture(DevicePictureOptions(hasFrame: true))?.svg()
    layouts = state.windows.filter(\.isForeground).compactMap { device.layout(ofWindow: $0.id) }
    for window in state.windows where window.isForeground {
      findings += device.inspect(window: window.id) { ScreenInspector().findings(in: ScreenReading($0)) } ?? []
    }
  }
}
