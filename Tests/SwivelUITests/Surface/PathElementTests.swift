// What paths are made of, and paths made of paths: as Core Graphics' reference has them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct PathElementTests {
  private var letter: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 40, y: 10))
    path.addCurve(to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 60, y: 5), control2: CGPoint(x: 70, y: 5))
    path.closeSubpath()
    return path
  }

  /// Each element has as many points as its type says.
  @Test func elementsAreTold() {
    var told: [String] = []
    let points: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    letter.applyWithBlock { element in
      let count = points[element.pointee.type] ?? 0
      let ends = (0..<count).map { "\(Int(element.pointee.points[$0].x))" }
      told.append("\(element.pointee.type.rawValue):" + ends.joined(separator: ","))
    }
    #expect(told == ["0:0", "1:30", "2:40,50", "3:60,70,80", "4:"])
  }

  @Test(arguments: [
    ("rectangle", true), ("by lines", true), ("open", true), ("leaning", false), ("oval", false), ("two", false),
  ]) func rectanglesAreKnown(kind: String, expected: Bool) {
    let path = CGMutablePath()
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    switch kind {
    case "rectangle": path.addRect(box)
    case "by lines":
      path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6), CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2)])
      path.closeSubpath()
    case "open":
      path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
    case "leaning":
      path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 3), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
    case "oval": path.addEllipse(in: box)
    case _: path.addRects([box, box])
    }
    var rect = CGRect.zero
    #expect(path.isRect(&rect) == expected)
    if expected { #expect(rect == box) }
  }

  /// A line of 20 points in dashes of 6 and gaps of 4, as setLineDash(phase:lengths:) draws them.
  @Test(arguments: [(0.0, ["0–6", "10–16"]), (2.0, ["0–4", "8–14", "18–20"]), (-2.0, ["2–8", "12–18"])])
  func dashesOfALine(phase: Double, expected: [String]) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    var dashes: [String] = []
    var from = 0
    line.copy(dashingWithPhase: phase, lengths: [6, 4]).applyWithBlock { element in
      let x = Int(element.pointee.points[0].x.rounded())
      if element.pointee.type == .moveToPoint { from = x } else { dashes.append("\(from)–\(x)") }
    }
    #expect(dashes == expected)
  }

  /// A pen of 10 points along a corner at (50, 0): butt ends end with the line, square ones half the width behind it; a miter
  /// reaches the tip, a bevel does not, and one beyond its limit is a bevel.
  @Test(arguments: [
    (CGPoint(x: 25, y: 4), [true, true, true]), (CGPoint(x: 25, y: 6), [false, false, false]),
    (CGPoint(x: -4, y: 0), [false, true, true]), (CGPoint(x: -4.5, y: 4.5), [false, true, false]),
    (CGPoint(x: 54.5, y: -4.5), [true, false, false]), (CGPoint(x: 52, y: -2), [true, true, true]),
  ]) func areasOfAPen(point: CGPoint, expected: [Bool]) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
    let butt = line.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    let square = line.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 1)
    let round = line.copy(strokingWithWidth: 10, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect([butt, square, round].map { $0.contains(point) } == expected)
  }
}
