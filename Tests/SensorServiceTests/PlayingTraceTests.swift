// When each sample of a trace is due, by two clocks: the sensor's own and that of whoever wrote the trace.
import Orientation
import Testing

@testable import SensorService

@Suite struct PlayingTraceTests {
  private func samples(_ times: Double...) -> [AccelerationSample] {
    times.map { AccelerationSample(t: $0, x: 0, y: -1, z: 0) }
  }

  private func open(rate: Double = 1, isLive: Bool = false) -> PlayingTrace {
    PlayingTrace(name: "t", samples: [], rate: rate, isOpen: true, isLive: isLive, now: 100, t: 50)
  }

  /// Samples of seconds 10, 11 and 13 at twice their speed, begun at 100: due at 100, 100.5 and 101.5. The stream goes on from 5.
  @Test func aWholeTrace() {
    var trace = PlayingTrace(name: "t", samples: samples(10, 11, 13), rate: 2, isOpen: false, now: 100, t: 5)
    #expect(trace.lastTime == 13)
    for (due, stream, left, waiting) in [(100.0, 5.0, 1.5, 3), (100.5, 6, 1, 2), (101.5, 8, 0, 1)] {
      #expect(!trace.isOver)
      #expect(trace.backlog == waiting)
      #expect(trace.nextDue == due)
      #expect(trace.remaining(now: due) == left)
      #expect(trace.remaining(now: 200) == 0)
      #expect(trace.take(now: due).t == stream)
    }
    #expect(trace.isOver)
    #expect(trace.nextDue == nil)
    #expect(trace.remaining(now: 0) == 0)
    #expect(trace.backlog == 0)
    #expect(trace.lossDue == nil)
  }

  /// The second sample is due at 101, or 100.5 at twice the speed. When it comes late it is played at once, and the third keeps its
  /// distance from it; when it comes early it waits.
  @Test(
    arguments: [
      (1, 100.25, 101, 102), (1, 101, 101, 102), (1, 103, 103, 104), (2, 100.25, 100.5, 101), (2, 103, 103, 103.5),
    ] as [(Double, Double, Double, Double)])
  func whatComesLate(rate: Double, comes: Double, due: Double, third: Double) {
    var trace = open(rate: rate)
    #expect(trace.nextDue == nil)
    #expect(trace.lastTime == nil)
    trace.feed(samples(10), ends: false, now: 100, t: 50)
    #expect(trace.nextDue == 100)
    #expect(trace.take(now: 100).t == 50)
    trace.feed(samples(11), ends: false, now: comes, t: 99)
    #expect(trace.nextDue == due)
    #expect(trace.backlog == 1)
    trace.feed(samples(12), ends: true, now: comes, t: 99)
    #expect(trace.backlog == 2)
    #expect(trace.take(now: due).t == 51)
    #expect(trace.nextDue == third)
    #expect(trace.take(now: third).t == 52)
    #expect(trace.isOver)
  }

  /// Nothing is known of when a trace begins before its first sample: it is due when it comes, in the stream's time of then.
  @Test func aTraceBeginsWithItsFirstSample() {
    var trace = open()
    trace.feed([], ends: false, now: 101, t: 51)
    #expect(trace.nextDue == nil)
    #expect(!trace.isOver)
    trace.feed(samples(10), ends: false, now: 107, t: 57)
    #expect(trace.nextDue == 107)
    #expect(trace.take(now: 107).t == 57)
    trace.feed([], ends: true, now: 108, t: 58)
    #expect(trace.isOver)
  }

  /// After three seconds of silence a device that writes is lost; not while something waits, and never a file.
  @Test func aLiveTraceIsLostInSilence() {
    var trace = open(isLive: true)
    #expect(trace.lossDue == 103)
    trace.feed(samples(10, 11), ends: false, now: 101, t: 50)
    #expect(trace.lossDue == nil)
    _ = trace.take(now: 101)
    #expect(trace.lossDue == nil)
    _ = trace.take(now: 102)
    #expect(trace.lossDue == 105)
    #expect(open().lossDue == nil)
  }

  /// Given back after a pause, a trace goes on with the sample that was next, at once.
  @Test func aPauseIsLeftOut() {
    var trace = PlayingTrace(name: "t", samples: samples(10, 12, 14), rate: 2, isOpen: false, now: 100, t: 5)
    _ = trace.take(now: 100)
    trace.resume(now: 200, t: 70)
    #expect(trace.nextDue == 200)
    #expect(trace.take(now: 200).t == 70)
    #expect(trace.nextDue == 201)
    trace.goOn(from: 80)
    #expect(trace.take(now: 201).t == 82)
    trace.resume(now: 300, t: 90)
    #expect(trace.nextDue == nil)
  }
}
