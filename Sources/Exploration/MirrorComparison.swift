// The two landscapes beside each other: what is neither in the same place nor in the mirrored one.
import Emulator
import Foundation

/// Compares a window turned to the left with the same turned to the right.
struct MirrorComparison {
  private(set) var differences: [Difference] = []
  private static let tolerance: CGFloat = 1

  init(_ actual: DeviceSnapshot, expected: DeviceSnapshot) {
    for right in expected.windows where right.isForeground {
      guard let now = actual.windows.first(where: { $0.id == right.id }), now.isForeground else { continue }
      guard now.interface.isLandscape, right.interface.isLandscape, now.interface != right.interface,
        now.frame.size == right.frame.size, now.visibleController == right.visibleController
      else { continue }
      compare(now.root, right.root, within: now.frame.width, place: "", right)
    }
  }

  private mutating func compare(
    _ now: ViewSnapshot, _ right: ViewSnapshot, within width: CGFloat, place: String, _ window: WindowSnapshot
  ) {
    func add(_ property: Difference.Property, _ expected: String, _ actual: String) {
      differences.append(
        Difference(
          window: window.id, screen: window.visibleController, view: right.identifier ?? (place.isEmpty ? "/" : place),
          property: property, expected: expected, actual: actual))
    }
    if now.isHidden != right.isHidden { return add(.hidden, "\(right.isHidden)", "\(now.isHidden)") }
    if now.isHidden { return }
    if !place.isEmpty, !isAlike(now.frame, right.frame, within: width) {
      let numbers = [right.frame, now.frame].map { frame in
        [frame.minX, frame.minY, frame.width, frame.height].map(pointText).joined(separator: ",")
      }
      return add(.frame, numbers[0], numbers[1])
    }
    guard now.subviews.count == right.subviews.count else { return }
    for (index, pair) in zip(now.subviews, right.subviews).enumerated() {
      compare(pair.0, pair.1, within: now.frame.width, place: "\(place)/\(index)", window)
    }
  }

  private func isAlike(_ one: CGRect, _ other: CGRect, within width: CGFloat) -> Bool {
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= Self.tolerance }
    guard near(one.minY, other.minY), near(one.width, other.width), near(one.height, other.height) else { return false }
    return near(one.minX, other.minX) || near(one.minX, width - other.maxX)
  }
}
