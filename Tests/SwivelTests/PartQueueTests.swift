// What is read and sent of a stream: all of it once, in order, in parts the sensor takes, never much more than one of them held.
import Orientation
import Testing

@testable import ControlClient

struct PartQueueTests {
  private func samples(_ range: Range<Int>) -> [AccelerationSample] {
    range.map { AccelerationSample(t: Double($0) / 100, x: 0, y: -1, z: 0) }
  }

  /// Fed with `count` samples, so many at a time, it sends them in these parts.
  @Test(
    arguments: [
      (0, 7, []), (1, 7, [1]), (9_999, 1_000, [9_999]), (10_000, 1_000, [10_000]), (10_001, 1_000, [10_000, 1]),
      (25_000, 25_000, [10_000, 10_000, 5_000]), (20_000, 10_000, [10_000, 10_000]),
    ] as [(Int, Int, [Int])])
  func everySampleOnce(count: Int, step: Int, sizes: [Int]) {
    var queue = PartQueue()
    var (read, sent) = (0, [[AccelerationSample]]())
    // Each round reads or sends, so that it ends.
    for _ in 0..<100 where !queue.isDone {
      if queue.takesMore {
        let end = min(count, read + step)
        queue.add(end < count ? .samples(samples(read..<end)) : .last(samples(read..<end)))
        read = end
      } else {
        sent.append(queue.next())
      }
    }
    #expect(queue.isDone && queue.isEmpty && !queue.takesMore)
    #expect(sent.map(\.count) == sizes)
    #expect(sent.flatMap(\.self) == samples(0..<count))
  }

  @Test func readingStopsWhileAWholePartWaits() {
    var queue = PartQueue()
    #expect(queue.takesMore && queue.isEmpty && !queue.isDone)
    queue.add(.samples(samples(0..<9_999)))
    #expect(queue.takesMore && !queue.isEmpty && !queue.isDone)
    queue.add(.samples(samples(9_999..<10_000)))
    #expect(!queue.takesMore)
    #expect(queue.next().count == 10_000)
    #expect(queue.takesMore && queue.isEmpty && !queue.isDone)
    queue.add(.last([]))
    #expect(!queue.takesMore && queue.isDone)
  }

  @Test func theLastSamplesAreSentAfterTheEnd() {
    var queue = PartQueue()
    queue.add(.last(samples(0..<3)))
    #expect(!queue.takesMore && !queue.isDone)
    #expect(queue.next() == samples(0..<3))
    #expect(queue.isDone && queue.next() == [])
  }
}
