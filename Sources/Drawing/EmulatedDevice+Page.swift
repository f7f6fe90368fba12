// Steps of a session's page, read from the device as it is after each input: runs, replays and failing tests fill theirs here.
import Emulator
import Findings
import Picture
import Readings
import Reports
import Vocabulary

extension SessionPage {
  /// Adds what `outcome` came to on `device`, before anything else happens to it. Of the first `drawnSteps` the picture and the
  /// trees are taken, too; once a step cannot be drawn, the words alone, and the page says so.
  ///
  /// - Parameters:
  ///   - number: the input's number in its log; 0 for the launch.
  ///   - receipt: the receipt's lines.
  @MainActor public mutating func see(
    _ device: EmulatedDevice, _ outcome: Outcome, number: UInt64, time: Double, title: String, receipt: [String]
  ) {
    let state = device.snapshot
    var step = Step(
      number: number, time: time, title: title, ending: outcome.ending, receipt: receipt,
      deviceOrientation: state.deviceOrientation, screenOrientation: state.screenOrientation,
      isChanged: number == 0 || outcome.windows.contains(where: \.changed), ledger: outcome.ledger)
    step.reasons = state.windows.map { window in
      Reasons(window: window.id, lines: device.reasons(window: window.id) ?? [])
    }
    if problem == nil, steps.count < Self.drawnSteps {
      do throws(PictureError) { try step.draw(device, state.windows) } catch { problem = error }
    }
    steps.append(step)
  }
}

extension SessionPage.Step {
  @MainActor fileprivate mutating func draw(_ device: EmulatedDevice, _ windows: [WindowSnapshot]) throws(PictureError)
  {
    picture = try device.picture(DevicePictureOptions(hasFrame: true))?.svg()
    for window in windows where window.isForeground {
      if let layout = device.layout(ofWindow: window.id) { layouts.append(layout) }
      findings += device.inspect(window: window.id) { ScreenInspector().findings(in: ScreenReading($0)) } ?? []
    }
  }
}
