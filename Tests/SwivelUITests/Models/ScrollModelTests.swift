// Scroll views of any size, content and insets, beside the arithmetic of their documentation: what is asked to be seen is seen by the
// shortest way, and what is within reach stays where it is.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct ScrollModelTests {
  nonisolated static let seeds: [UInt64] = Array(1...16)

  private static func scroll(_ numbers: inout SplitMix64, in window: UIWindow) -> UIScrollView {
    func length(_ bound: Int) -> CGFloat { CGFloat(numbers.below(bound)) }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100 + length(200), height: 100 + length(300)))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: length(900), height: length(1200))
    scroll.contentInset = UIEdgeInsets(top: length(40), left: length(30), bottom: length(50), right: length(20))
    window.addSubview(scroll)
    return scroll
  }

  /// The least and the greatest offset of an axis: from the inset before the content to the inset after it.
  private static func ends(_ size: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat) -> (
    CGFloat, CGFloat
  ) {
    (-before, max(-before, content + after - size))
  }

  /// "If the area is already visible, the method does nothing"; else it goes as far as the area's nearer end needs, and not beyond the ends.
  @Test(arguments: seeds) func whatIsAskedForIsSeenByTheShortestWay(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      for step in 0..<40 {
        let scroll = Self.scroll(&numbers, in: window)
        let inset = scroll.contentInset
        let (size, content) = (scroll.bounds.size, scroll.contentSize)
        let across = Self.ends(size.width, content.width, inset.left, inset.right)
        let down = Self.ends(size.height, content.height, inset.top, inset.bottom)
        scroll.contentOffset = CGPoint(
          x: across.0 + (across.1 - across.0) * CGFloat(numbers.below(11)) / 10,
          y: down.0 + (down.1 - down.0) * CGFloat(numbers.below(11)) / 10)
        let before = scroll.contentOffset
        let rect = CGRect(
          x: CGFloat(numbers.below(Int(content.width) + 1)), y: CGFloat(numbers.below(Int(content.height) + 1)),
          width: CGFloat(1 + numbers.below(60)), height: CGFloat(1 + numbers.below(60)))
        let inside = rect.intersection(CGRect(origin: .zero, size: content))
        // What does not fit has no shortest way.
        let room = CGSize(width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
        guard !inside.isNull, inside.width > 0, inside.height > 0, inside.width <= room.width,
          inside.height <= room.height
        else { continue }
        scroll.scrollRectToVisible(rect, animated: false)
        func wanted(
          _ now: CGFloat, _ from: CGFloat, _ to: CGFloat, _ size: CGFloat, _ insets: (CGFloat, CGFloat),
          _ ends: (CGFloat, CGFloat)
        ) -> CGFloat {
          let (first, last) = (now + insets.0, now + size - insets.1)
          var next = now
          if from < first { next = from - insets.0 } else if to > last { next = to + insets.1 - size }
          return min(max(next, ends.0), ends.1)
        }
        let next = CGPoint(
          x: wanted(before.x, inside.minX, inside.maxX, size.width, (inset.left, inset.right), across),
          y: wanted(before.y, inside.minY, inside.maxY, size.height, (inset.top, inset.bottom), down))
        guard abs(scroll.contentOffset.x - next.x) <= 0.5, abs(scroll.contentOffset.y - next.y) <= 0.5 else {
          return
            "step \(step): \(rect) of \(content) in \(size), \(inset), from \(before): \(scroll.contentOffset), not \(next)"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// An offset that is set is kept, also beyond the ends; the bounds begin there, and views stay where they are in the content.
  @Test(arguments: seeds) func offsetsAreBounds(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let scroll = Self.scroll(&numbers, in: window)
      let part = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
      scroll.addSubview(part)
      for step in 0..<30 {
        let offset = CGPoint(x: CGFloat(numbers.below(500) - 100), y: CGFloat(numbers.below(900) - 200))
        if numbers.chance(50) {
          scroll.contentOffset = offset
        } else {
          scroll.setContentOffset(offset, animated: false)
        }
        guard scroll.contentOffset == offset, scroll.bounds.origin == offset else {
          return "step \(step): \(scroll.contentOffset)"
        }
        guard part.frame.origin == CGPoint(x: 30, y: 40) else { return "step \(step): moved" }
        let place = part.convert(CGPoint.zero, to: window)
        guard place == CGPoint(x: 30 - offset.x, y: 40 - offset.y) else { return "step \(step): seen at \(place)" }
        scroll.contentInset.top = CGFloat(numbers.below(60))
        guard scroll.adjustedContentInset == scroll.contentInset else { return "step \(step): adjusted" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  /// The scale is between its ends; the view that is zoomed, and the content with it, are that many times as large.
  @Test(arguments: seeds) func zoomsBetweenTheEnds(seed: UInt64) throws {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      scroll.contentInsetAdjustmentBehavior = .never
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let zooming = Zooming(view)
      scroll.delegate = zooming
      scroll.addSubview(view)
      scroll.contentSize = view.frame.size
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 4
      window.addSubview(scroll)
      for step in 0..<30 {
        if numbers.chance(60) {
          let asked = CGFloat(numbers.below(24) + 1) / 4
          scroll.setZoomScale(asked, animated: false)
          guard scroll.zoomScale == min(max(asked, 0.5), 4) else {
            return "step \(step): \(scroll.zoomScale) of \(asked)"
          }
        } else {
          let side = CGFloat(20 + numbers.below(300))
          let rect = CGRect(x: CGFloat(numbers.below(300)), y: CGFloat(numbers.below(400)), width: side, height: side)
          scroll.zoom(to: rect, animated: false)
          let wanted = min(max(min(200 / side, 300 / side), 0.5), 4)
          guard abs(scroll.zoomScale - wanted) < 0.001 else {
            return "step \(step): \(scroll.zoomScale) for \(rect), not \(wanted)"
          }
        }
        let size = CGSize(width: 400 * scroll.zoomScale, height: 600 * scroll.zoomScale)
        guard abs(view.frame.width - size.width) < 0.01, abs(scroll.contentSize.height - size.height) < 0.01 else {
          return "step \(step): \(view.frame), \(scroll.contentSize) at \(scroll.zoomScale)"
        }
        guard abs(view.bounds.width - 400) < 0.01, abs(view.bounds.height - 600) < 0.01 else {
          return "step \(step): bounds \(view.bounds)"
        }
      }
      return nil
    }
    #expect(wrong == nil)
  }
}
