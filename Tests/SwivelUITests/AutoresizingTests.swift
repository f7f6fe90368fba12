// Springs and struts: proportional arithmetic, by hand.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct AutoresizingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let mask: UIView.AutoresizingMask
    let frame: CGRect
    let result: CGRect
    var testDescription: String { name }
  }

  // A superview of 100×100 becomes 200×50. The horizontal parts of (20, ·, 30, ·) are 20, 30 and 50; the vertical ones of
  // (·, 10, ·, 60) are 10, 60 and 30.
  nonisolated static let rows: [Row] = [
    Row(
      name: "no mask", mask: [], frame: CGRect(x: 20, y: 10, width: 30, height: 60),
      result: CGRect(x: 20, y: 10, width: 30, height: 60)),
    Row(
      name: "width takes all", mask: .flexibleWidth, frame: CGRect(x: 20, y: 10, width: 30, height: 60),
      result: CGRect(x: 20, y: 10, width: 130, height: 60)),
    Row(
      name: "left margin takes all", mask: .flexibleLeftMargin, frame: CGRect(x: 20, y: 10, width: 30, height: 60),
      result: CGRect(x: 120, y: 10, width: 30, height: 60)),
    Row(
      name: "margins share 20 to 50", mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: CGRect(x: 21, y: 10, width: 30, height: 60), result: CGRect(x: 51, y: 10, width: 30, height: 60)),
    Row(
      name: "all three in proportion", mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      frame: CGRect(x: 20, y: 10, width: 30, height: 60), result: CGRect(x: 40, y: 10, width: 60, height: 60)),
    Row(
      name: "height gives up to nothing", mask: .flexibleHeight, frame: CGRect(x: 20, y: 10, width: 30, height: 40),
      result: CGRect(x: 20, y: 10, width: 30, height: 0)),
    Row(
      name: "zero parts share equally", mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: CGRect(x: 0, y: 10, width: 100, height: 60), result: CGRect(x: 50, y: 10, width: 100, height: 60)),
  ]

  @Test(arguments: rows)
  func resized(_ row: Row) {
    let parent = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let child = UIView(frame: row.frame)
    child.autoresizingMask = row.mask
    parent.addSubview(child)
    parent.frame = CGRect(x: 5, y: 5, width: 200, height: 50)
    #expect(child.frame == row.result)
  }

  @Test func turningASuitableScreenThereAndBackRestoresIt() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView(frame: CGRect(x: 80, y: 120, width: 160, height: 120))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 480, height: 320)
    #expect(child.frame != CGRect(x: 80, y: 120, width: 160, height: 120))
    parent.frame.size = CGSize(width: 320, height: 480)
    #expect(child.frame == CGRect(x: 80, y: 120, width: 160, height: 120))
  }

  @Test func boundsKeepTheCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds = CGRect(x: 7, y: 8, width: 40, height: 30)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
  }

  @Test func convertingGoesThroughBoundsOrigins() {
    // R-LAY-09.
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 100, y: 10, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    top.addSubview(middle)
    middle.addSubview(leaf)
    middle.bounds.origin = CGPoint(x: 2, y: 3)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: top) == CGPoint(x: 104, y: 14))
    #expect(leaf.convert(CGPoint(x: 104, y: 14), from: top) == CGPoint(x: 1, y: 1))
  }
}
