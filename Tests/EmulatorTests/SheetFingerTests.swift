// A finger on a sheet: it rests at the height nearest to where it would glide to, goes away below half of the lowest, and is moved by
// what scrolls in it at its upper edge alone (UISheetPresentationController, and WWDC 2018, session 803, for the glide).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class Sheet: UIViewController, UISheetPresentationControllerDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    // 60 points of its own, and rows enough to scroll below.
    table.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.showRows((0..<60).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) })
    view.addSubview(table)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    told.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    told.append("attempt")
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { told.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { told.append("did") }
}

@MainActor private final class Shown {
  var sheet: Sheet?
}

@MainActor struct SheetFingerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var from = "medium"
    var isModal = false
    var expands = true
    var loadsAnew = false
    /// Nil for as far as may be.
    var scrolled: CGFloat? = 0
    /// On the sheet's own 60 points, else on its rows.
    var isAbove = true
    var way: Double
    var seconds = 0.3
    /// 758 is all there is below a status bar of 44 and 10 points, 379 half of it; nil for a sheet that is gone.
    var height: CGFloat?
    var told: [String] = []
    var offset: CGFloat = 0
  }

  @Test(arguments: [
    // 379 + 100, and 166 of glide: 645 is nearer to 758.
    Row(testDescription: "up", way: -100, height: 758, told: ["large"]),
    // 379 + 20, and 10 of glide.
    Row(testDescription: "up a little", way: -20, seconds: 1, height: 379),
    Row(testDescription: "up from the highest", from: "large", way: -100, height: 758),
    // 758 - 266 = 492.
    Row(testDescription: "down a step", from: "large", way: 100, height: 379, told: ["medium"]),
    // 758 - 300 - 499.
    Row(testDescription: "down all the way", from: "large", way: 300, height: nil, told: ["will", "did"]),
    // 379 - 60 - 30 = 289.
    Row(testDescription: "down a little", way: 60, seconds: 1, height: 379, told: ["will"]),
    // 379 - 266 = 113, below half of 379.
    Row(testDescription: "away", way: 100, height: nil, told: ["will", "did"]),
    Row(testDescription: "away, but modal", isModal: true, way: 100, height: 379, told: ["attempt"]),
    // Told of the attempt, and then of where it rests.
    Row(
      testDescription: "modal, down all the way", from: "large", isModal: true, way: 300, height: 379,
      told: ["attempt", "medium"]),
    // 758 - 20 - 10: nobody hears of what was no way out.
    Row(testDescription: "a tug at a height with one below", from: "large", way: 20, seconds: 1, height: 758),
    Row(testDescription: "rows at their end", scrolled: nil, isAbove: false, way: -100, height: 379),
    Row(testDescription: "rows that load anew", loadsAnew: true, isAbove: false, way: 100, height: 379),
    Row(testDescription: "rows up", isAbove: false, way: -100, height: 758, told: ["large"]),
    Row(testDescription: "rows scroll first", expands: false, isAbove: false, way: -100, height: 379, offset: 100),
    Row(testDescription: "rows up at the highest", from: "large", isAbove: false, way: -100, height: 758, offset: 100),
    Row(
      testDescription: "rows back first", from: "large", scrolled: 150, isAbove: false, way: 100, height: 758,
      offset: 50),
    Row(testDescription: "rows down at their edge", isAbove: false, way: 100, height: nil, told: ["will", "did"]),
  ])
  func drags(_ row: Row) throws {
    let shown = Shown()
    let driver = Driver(
      try EmulatedDevice(
        profile: .iPhoneX, era: Era(16),
        apps: [
          .test(screens: [
            "Sheet": {
              let sheet = Sheet()
              shown.sheet = sheet
              let controller = sheet.sheetPresentationController
              controller?.detents = [.medium(), .large()]
              controller?.selectedDetentIdentifier = row.from == "large" ? .large : .medium
              controller?.prefersScrollingExpandsWhenScrolledToEdge = row.expands
              controller?.delegate = sheet
              sheet.isModalInPresentation = row.isModal
              return sheet
            }
          ]) { UIViewController() }
        ]))
    #expect(driver.send(.present(window: 1, screen: "Sheet")).ending == .settled)
    let sheet = try #require(shown.sheet)
    var start: CGFloat = 0
    _ = driver.device.perform(window: 1) { _ in
      if row.loadsAnew { sheet.table.refreshControl = UIRefreshControl() }
      let end = sheet.table.contentSize.height + sheet.table.adjustedContentInset.bottom - sheet.table.bounds.height
      sheet.table.contentOffset.y = row.scrolled ?? end
      start = sheet.table.contentOffset.y
    }
    let top = row.from == "large" ? 54.0 : 433
    let drag = Drag(
      "", from: FingerWay(x: 180, y: top + (row.isAbove ? 30 : 200)), by: FingerWay(x: 0, y: row.way),
      seconds: row.seconds)
    #expect(driver.send(.drag(window: 1, drag)).ending == .settled)
    let found = driver.device.inspect(window: 1) { window -> (CGFloat?, CGFloat) in
      let isThere = window.rootViewController?.presentedViewController === sheet
      return (isThere ? sheet.view.frame.height : nil, sheet.table.contentOffset.y)
    }
    #expect(found?.0 == row.height)
    #expect(found?.1 == (row.scrolled == nil ? start : row.offset))
    #expect(sheet.told == row.told)
  }
}
