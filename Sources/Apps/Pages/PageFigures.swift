// What the last computation came to, for people to read on the screen.
import UIKit

/// The numbers of one computation.
struct PageFigures {
  var ratio: CGFloat
  var padding: CGFloat
  var newRatio: CGFloat
  /// The canvas's width with the padding, before it is rounded to pixels.
  var canvas: CGFloat

  /// `ratio 0.9036 · padding 104.10 · new ratio 0.6326 · canvas 485.80`
  var text: String {
    "ratio \(fixed(ratio, 4)) · padding \(fixed(padding, 2)) · new ratio \(fixed(newRatio, 4)) · canvas \(fixed(canvas, 2))"
  }

  private func fixed(_ value: CGFloat, _ digits: Int) -> String { String(format: "%.\(digits)f", Double(value)) }
}
