// How things end and where they stand at their ends: a search that is closed, a line that goes on behind a closed part, accessories an app
// puts first, a title beside items in the middle, and what a document says of a view's height. Expectations are Apple's documentation
// and arithmetic.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Notes how a search begins and ends.
@MainActor private final class Searcher: NSObject, UIFindInteractionDelegate {
  var heard: [String] = []
  let session: UIFindSession?
  init(_ session: UIFindSession?) { self.session = session }
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { heard.append("begin") }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { heard.append("end") }
}

@MainActor @Suite struct EndsOfThingsTests {
  /// UIFindInteractionDelegate hears that a session begins and ends; one that is open is not begun again, and one that is not is not ended.
  @Test(arguments: [true, false]) func aSearch(hasSession: Bool) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let searcher = Searcher(hasSession ? UIFindSession() : nil)
      let find = UIFindInteraction(sessionDelegate: searcher)
      window.addInteraction(find)
      find.dismissFindNavigator()
      find.presentFindNavigator(showingReplace: false)
      find.presentFindNavigator(showingReplace: false)
      #expect(find.isFindNavigatorVisible == hasSession && searcher.heard == (hasSession ? ["begin"] : []))
      find.dismissFindNavigator()
      find.dismissFindNavigator()
      #expect(!find.isFindNavigatorVisible && searcher.heard == (hasSession ? ["begin", "end"] : []))
    }
  }

  /// A triangle that is closed, and a line that goes on from where the triangle began: the line of dashes has the three sides, and then one
  /// from (0, 0) to (0, 30).
  @Test func aLineBehindAClosedPart() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 30)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 0, y: 30))
    let dashed = path.copy(dashingWithPhase: 0, lengths: [1000, 1])
    var starts: [CGPoint] = []
    var ends: [CGPoint] = []
    dashed.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
      if element.pointee.type == .addLineToPoint { ends.append(element.pointee.points[0]) }
    }
    #expect(starts.last == .zero && ends.last == CGPoint(x: 0, y: 30))
    #expect(!ends.contains(CGPoint(x: 0, y: 0)) || starts.count == 2)
    let stroked = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroked.contains(CGPoint(x: 0, y: 20)), "on the line")
    #expect(!stroked.contains(CGPoint(x: 15, y: 30)), "nothing goes from the second corner")
  }

  /// UICellAccessory.Placement: the position an app gives among the others, which are in the system's order; beyond the ends it is the end.
  @Test(arguments: [(0, 0), (1, 1), (2, 2), (-5, 0), (9, 2)]) func accessoriesOfTheApps(position: Int, place: Int)
    throws
  {
    try onDevice(.iPhone8, Era(16)) { window in
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.accessories = [
        .disclosureIndicator(), .checkmark(),
        .customView(
          configuration: .init(customView: own, placement: .trailing(displayed: .always, at: { _ in position }))),
      ]
      window.addSubview(cell)
      cell.layoutIfNeeded()
      let order = cell.subviews.filter { $0 === own || $0 is UIImageView }.sorted { $0.frame.minX < $1.frame.minX }
      #expect(order.count == 3 && order.firstIndex { $0 === own } == place)
      let others = order.compactMap { ($0 as? UIImageView)?.image }
      #expect(others == ["checkmark", "chevron.right"].map { UIImage(systemName: $0) })
    }
  }

  /// UINavigationItem.style `.editor`: the title stands at the leading edge, and items in the middle keep the middle third of the bar, so that
  /// the title ends where it begins.
  @Test(arguments: [(0, false), (2, true)]) func aTitleBesideItemsInTheMiddle(count: Int, isShort: Bool) throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let page = UIViewController()
      page.title = String(repeating: "A long title ", count: 12)
      page.navigationItem.style = .editor
      page.navigationItem.customizationIdentifier = "page"
      page.navigationItem.centerItemGroups = (0..<count).map {
        UIBarButtonItem(title: "\($0)", primaryAction: UIAction { _ in }).creatingFixedGroup()
      }
      let stack = UINavigationController(rootViewController: page)
      window.rootViewController = stack
      window.layoutIfNeeded()
      let bar = stack.navigationBar
      let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == page.title })
      let third = bar.bounds.width / 3
      #expect((title.frame.maxX < third + 20) == isShort, "\(title.frame)")
    }
  }

  /// UIPasteControl.Configuration: `cornerRadius` holds where the style says `fixed`; the mode says whether sign and word are there.
  @Test(arguments: [
    (UIPasteControl.DisplayMode.iconAndLabel, true, true), (.iconOnly, false, true), (.labelOnly, true, false),
  ])
  func aButtonThatPastes(mode: UIPasteControl.DisplayMode, hasWord: Bool, hasSign: Bool) throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let look = UIPasteControl.Configuration()
      (look.displayMode, look.cornerStyle, look.cornerRadius) = (mode, .fixed, 7)
      (look.baseForegroundColor, look.baseBackgroundColor) = (.red, .green)
      let face = UIPasteControl(configuration: look).subviews.compactMap { $0 as? UIButton }.first?.configuration
      #expect((face?.title == "Paste") == hasWord && (face?.image != nil) == hasSign)
      #expect(face?.cornerStyle == .fixed && face?.background.cornerRadius == 7)
      #expect(face?.baseForegroundColor == .red && face?.baseBackgroundColor == .green)
    }
  }

  /// A document's numbers for how a view resists becoming smaller, and grows, along each axis; without them 750 and 250.
  @Test(arguments: [
    ("", [750, 750, 250, 250]), (#"horizontalCompressionResistancePriority="300""#, [300, 750, 250, 250]),
    (#"verticalCompressionResistancePriority="400""#, [750, 400, 250, 250]),
    (#"horizontalHuggingPriority="500""#, [750, 750, 500, 250]),
    (#"verticalHuggingPriority="600""#, [750, 750, 250, 600]),
  ])
  func prioritiesOfADocument(attributes: String, numbers: [Float]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <label \(attributes) text="a" id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/></label>
        </objects></document>
        """
      let view = try #require(UINib(data: Data(xib.utf8)).instantiate(withOwner: nil).first as? UIView)
      let found = [
        view.contentCompressionResistancePriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .vertical), view.contentHuggingPriority(for: .horizontal),
        view.contentHuggingPriority(for: .vertical),
      ]
      #expect(found.map(\.rawValue) == numbers)
    }
  }
}
