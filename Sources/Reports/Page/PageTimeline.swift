// How the device was held and what its screen made of it, over time: the curve at the head of a page.
import Foundation
import Orientation

/// Two lines over the steps of a session.
struct PageTimeline {
  private let steps: [SessionPage.Step]
  private static let width = 1_000.0
  private static let row = 16.0

  /// From the top: the way of a turn to the left, so that neighbours on the curve are neighbours in the hand.
  private static let levels = ["portraitUpsideDown", "landscapeLeft", "portrait", "landscapeRight"]

  init(_ steps: [SessionPage.Step]) { self.steps = steps }

  /// Nothing for a session without a device, or of one step.
  var svg: String {
    guard steps.count > 1, steps.contains(where: { $0.deviceOrientation != nil }) else { return "" }
    let height = Self.row * Double(Self.levels.count)
    let words = Self.levels.enumerated().map { index, name in
      "<text x=\"4\" y=\"\(Self.text(Double(index) * Self.row + 12))\">\(name)</text>"
        + "<path class=\"rule\" d=\"M120 \(Self.text(Double(index) * Self.row + 8))H\(Self.text(Self.width))\"/>"
    }.joined()
    // What lies flat keeps the level it had.
    let device = levels { $0.deviceOrientation?.name }
    let interface = levels { step in
      switch step.screenOrientation {
      // The interface of a device that is turned left is called right; both lie on one line where they agree.
      case .landscapeRight: "landscapeLeft"
      case .landscapeLeft: "landscapeRight"
      case .portrait, .portraitUpsideDown, .unknown: step.screenOrientation.name
      }
    }
    let stops = steps.indices.map { index in
      "<a href=\"#step-\(steps[index].number)\"><circle cx=\"\(Self.text(x(index)))\" "
        + "cy=\"\(Self.text(device[index]))\" r=\"4\"><title>#\(steps[index].number) \(xml(steps[index].title))</title>"
        + "</circle></a>"
    }.joined()
    return "<svg class=\"curve\" viewBox=\"0 0 \(Self.text(Self.width)) \(Self.text(height))\" role=\"img\" "
      + "aria-label=\"How the device was held, and its interface\">\(words)"
      + "<path class=\"interface\" d=\"\(line(interface))\"/><path class=\"device\" d=\"\(line(device))\"/>\(stops)</svg>"
      + "<p class=\"legend\"><span class=\"device\">device</span> <span class=\"interface\">interface that belongs to it</span></p>"
  }

  private func x(_ index: Int) -> Double {
    130 + (Self.width - 140) * Double(index) / Double(max(1, steps.count - 1))
  }

  private func levels(_ name: (SessionPage.Step) -> String?) -> [Double] {
    var last = 2
    return steps.map { step in
      last = name(step).flatMap { Self.levels.firstIndex(of: $0) } ?? last
      return Double(last) * Self.row + 8
    }
  }

  /// Steps, because nothing is in between.
  private func line(_ heights: [Double]) -> String {
    heights.enumerated().map { index, y in
      index == 0 ? "M\(Self.text(x(0))) \(Self.text(y))" : "H\(Self.text(x(index)))V\(Self.text(y))"
    }.joined()
  }

  private static func text(_ value: Double) -> String { points(CGFloat((value * 10).rounded() / 10)) }
}
