// A session's words about what cannot be, how often it asks, and everything once: on a clock that is turned by hand.
import Bus
import BusFixtures
import Orientation
import Testing
import Vocabulary
import Wire

@testable import MonitorService

@Suite struct SessionEndsTests {
  /// Constraints are asked for at most twice a second, and only while they are looked at.
  @Test func constraintsAreAskedForTwiceASecond() throws {
    let instance = try WatchedInstance()
    try instance.settle()
    instance.session.handle { $0.view.pane = .tree }
    _ = try instance.pass(milliseconds: 10)
    #expect(instance.layoutsAsked == [1])
    // Each input makes what is known old.
    try instance.handle(leaving: Fixtures.split)
    _ = try instance.pass(milliseconds: 485)
    #expect(instance.layoutsAsked == [1])
    _ = try instance.pass(milliseconds: 20)
    #expect(instance.layoutsAsked == [1, 1])
    instance.session.handle { $0.view.window = 2 }
    _ = try instance.pass(milliseconds: 600)
    #expect(instance.layoutsAsked == [1, 1, 2])
    _ = try instance.pass(milliseconds: 600)
    #expect(instance.layoutsAsked == [1, 1, 2])
    // Of the past, and out of sight, nothing is asked.
    for change in [{ $0.view.step = 4 }, { ($0.view.step, $0.view.pane) = (nil, .inputs) }]
      as [(inout MonitorModel) -> Void]
    {
      instance.session.handle(change)
      try instance.handle(leaving: Fixtures.split)
      _ = try instance.pass(milliseconds: 600)
      #expect(instance.layoutsAsked == [1, 1, 2])
    }
  }

  /// A monitor that is to show everything once waits for the host's state and the sensor's word, and no longer than it is told.
  @Test func everythingOnceOverTheBus() throws {
    for (hasSample, hasState) in [(true, true), (false, true), (true, false)] {
      let instance = try WatchedInstance()
      if !hasState { instance.beating.remove(.host) }
      let begun = instance.session.now
      let sample = WireSample.with {
        ($0.t, $0.x, $0.y, $0.z, $0.source) = (2, -1, 0.25, 0.5, "walk")
        $0.orientation = DeviceOrientation.landscapeLeft.wireValue
      }
      instance.transport.others = { [unowned instance] in
        do { try instance.live(hasSample ? sample : nil) } catch { Issue.record(error) }
      }
      let loop = MonitorLoop(instance.session, lifelineDescriptor: nil)
      if hasSample, hasState {
        #expect(try loop.once(json: false, seconds: 3) == MonitorLines.once(instance.session.model))
        #expect(try loop.once(json: true, seconds: 3) == MonitorLines.json(instance.session.model) + "\n")
        #expect(instance.session.now - begun < 1)
      } else {
        #expect(throws: MonitorError.nothingHeard(seconds: 3)) { try loop.once(json: false, seconds: 3) }
        #expect((3...3.1).contains(instance.session.now - begun))
      }
    }
  }

  /// An orientation there is not: the state is not taken over, and the sensor's sample neither.
  @Test func whatCannotBeIsTold() throws {
    let instance = try WatchedInstance()
    instance.answers = false
    _ = try instance.pass(milliseconds: 5)
    try instance.answer(
      .snapshot(
        .with {
          ($0.epoch, $0.seq) = (20, 3)
          $0.device = Fixtures.split.message()
          $0.device.deviceOrientation = 99
        }))
    #expect(instance.session.model.device == nil)
    guard case .note(let text)? = try instance.pass(milliseconds: 2).first else {
      Issue.record("nothing was told")
      return
    }
    #expect(text.hasPrefix("the host answered with a snapshot that cannot be: device_orientation"))
    // A view deeper than any: 512 levels are read.
    try instance.answer(
      .layouts(.with { $0.windows = [.with { $0.views = [.with { $0.depth = 513 }] }] }))
    guard case .note(let word)? = try instance.pass(milliseconds: 2).first else {
      Issue.record("nothing was told")
      return
    }
    #expect(word.hasPrefix("the host answered with a layout that cannot be: depth"))
    #expect(instance.session.model.layout == nil)
  }
}
