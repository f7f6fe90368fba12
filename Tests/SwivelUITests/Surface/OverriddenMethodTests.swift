// What subclasses of apps may override, and that UIKit calls it: methods public code overrides most.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct OverriddenMethodTests {
  private final class Compact: UIViewController {
    var ended = 0
    var passages = 0
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
      UITraitCollection(horizontalSizeClass: .compact)
    }
    override func endAppearanceTransition() {
      ended += 1
      super.endAppearanceTransition()
    }
    override func transition(
      from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      passages += 1
      super.transition(
        from: from, to: to, duration: duration, options: options, animations: animations, completion: completion)
    }
  }

  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
  private class MovingRows: Rows {
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }
  private final class FixedRows: MovingRows {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  }

  /// UITableViewDataSource.tableView(_:canMoveRowAt:): "By default, the reordering control is shown if the data source implements
  /// the tableView(_:moveRowAt:to:) method."
  @Test func whatMovesRowsHasHandles() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      for (rows, isMovable) in [(Rows(), false), (MovingRows(), true), (FixedRows(), false)] {
        #expect(rows.tableView(rows.tableView, canMoveRowAt: IndexPath(row: 0, section: 0)) == isMovable)
        window.rootViewController = rows
        rows.setEditing(true, animated: false)
        window.layoutIfNeeded()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.subviews.contains { $0.accessibilityIdentifier?.hasSuffix(".move") == true } == isMovable)
      }
    }
  }

  private final class Card: UIPresentationController {
    var told: [UIUserInterfaceSizeClass?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told.append(previousTraitCollection?.verticalSizeClass)
    }
  }
  private final class Dealer: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
  }

  /// UIPresentationController is a UITraitEnvironment: it has the window's traits with those it sets for what it presents
  /// (overrideTraitCollection), and hears of changes.
  @Test func aPresentationHasTraits() throws {
    let dealer = Dealer()
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }], arrangement: nil)
    let shown = try #require(
      device.inspect(window: 1) { window in
        let shown = UIViewController()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = dealer
        window.rootViewController?.present(shown, animated: false)
        return shown
      })
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    try device.inspect(window: 1) { _ in
      let card = try #require(shown.presentationController as? Card)
      #expect(card.traitCollection.verticalSizeClass == .compact && card.told == [.regular])
      card.overrideTraitCollection = UITraitCollection(verticalSizeClass: .regular)
      #expect(card.traitCollection.verticalSizeClass == .regular)
      #expect(card.presentingViewController.traitCollection.verticalSizeClass == .compact)
    }
  }

  /// "Use this method to retrieve trait collections for a child": what a container answers is what the child has
  /// (UIViewController, overrideTraitCollection(forChild:)).
  @Test func aContainersWordOnTraitsHolds() throws {
    try onDevice(.iPadPro97, Era(12)) { window in
      let container = Compact()
      let child = UIViewController()
      window.rootViewController = container
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      #expect(container.traitCollection.horizontalSizeClass == .regular)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func passagesOfContainersAreTheirs() throws {
    try onDevice(.iPhone8, Era(12)) { window in
      let container = Compact()
      let (first, second) = (UIViewController(), UIViewController())
      window.rootViewController = container
      for child in [first, second] { container.addChild(child) }
      container.view.addSubview(first.view)
      container.transition(from: first, to: second, duration: 0, animations: nil)
      #expect(container.passages == 1)
      #expect(second.view.superview === container.view)
      container.beginAppearanceTransition(false, animated: false)
      container.endAppearanceTransition()
      #expect(container.ended >= 1)
    }
  }

  private final class Table: UITableViewController {
    var places: [CGPoint] = []
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { tableView.tableHeaderView }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { places.append(targetContentOffset.pointee) }
  }

  /// A controller of tables is their delegate, so that what it overrides of scrolling is asked there.
  @Test func controllersOfTablesAnswerForScrolling() throws {
    try onDevice(.iPhone8, Era(12)) { window in
      let table = Table()
      window.rootViewController = table
      let scroll: UIScrollView = table.tableView
      #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == false)
      table.tableView.tableHeaderView = UIView()
      #expect(scroll.delegate?.viewForZooming(in: scroll) === table.tableView.tableHeaderView)
    }
  }

  private final class Column: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  /// `UIStackView.init(coder:)` cannot fail, and neither can a subclass's.
  @Test func stacksAreMadeWithoutFail() throws {
    try onDevice(.iPhone8, Era(12)) { _ in #expect(Column(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1) }
  }

  /// `Timer()` is a timer nobody runs, as apps keep one in a property until there is something to do.
  @Test func aTimerOfNothingDoesNothing() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let timer = Timer()
      timer.invalidate()
      #expect(!timer.isValid)
    }
  }

  /// "You must call endIgnoringInteractionEvents for each call" (UIApplication, beginIgnoringInteractionEvents()).
  @Test func touchesDoNotReachAnAppThatIgnoresThem() throws {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(12),
      apps: [
        .test {
          let screen = UIViewController()
          let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
          button.accessibilityIdentifier = "go"
          button.addAction(UIAction { _ in button.tag += 1 }, for: .touchUpInside)
          screen.view.addSubview(button)
          return screen
        }
      ], arrangement: nil)
    func tags() -> Int? {
      device.inspect(window: 1) { $0.rootViewController?.view.subviews.first?.tag ?? -1 }
    }
    _ = device.perform(window: 1) { _ in
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
    }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "go")))
    #expect(tags() == 0)
    _ = device.perform(window: 1) { _ in UIApplication.shared.endIgnoringInteractionEvents() }
    _ = device.handle(DeviceInput(time: 0, event: .tap(window: 1, target: "go")))
    #expect(tags() == 1)
  }

  /// Core Graphics' functions say what the values' own members say.
  @Test func functionsOfRectangles() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)] == [1, 16, 31, 30])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)] == [2, 22, 42, 40])
    #expect(CGRectInset(rect, 1, 2) == CGRectMake(2, 4, 28, 36) && CGRectOffset(rect, 1, 2).origin == CGPointMake(2, 4))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4) && CGRectContainsPoint(rect, CGPointMake(1, 2)))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
  }
}
