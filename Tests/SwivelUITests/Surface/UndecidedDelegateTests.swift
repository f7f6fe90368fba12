// What cells, recognisers, coordinators, drags and positions answer where neither the app nor a user has said anything, by UIKit's references; and
// controllers that are shown by nobody in particular.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Orientation
import SwivelUI
import Testing

/// Implements only what has to be.
@MainActor
private final class Undecided: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UIPopoverControllerDelegate, UIPopoverPresentationControllerDelegate, UIAlertViewDelegate,
  UIActivityItemsConfigurationReading, UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate
{
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [] }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
}
/// Notes what a turn's coordinator says.
@MainActor private final class Turning: UIViewController {
  var notes: [String] = []
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    notes.append(
      "\(coordinator.isAnimated) \(coordinator.initiallyInteractive) \(coordinator.isInteractive) "
        + "\(coordinator.isCancelled) \(coordinator.transitionDuration > 0)")
  }
}
/// Has one transition for all it shows.
@MainActor private final class Fading: NSObject, UIViewControllerTransitioningDelegate {
  let transition: any UIViewControllerAnimatedTransitioning
  init(_ transition: any UIViewControllerAnimatedTransitioning) { self.transition = transition }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    transition
  }
}

@MainActor @Suite struct UndecidedDelegateTests {
  /// UIGestureRecognizerDelegate: what a finger does is followed, and no recogniser waits for another; a table's cells answer so.
  @Test func cellsThatAreDelegates() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (cell, tap, pan) = (UITableViewCell(), UITapGestureRecognizer(), UIPanGestureRecognizer())
      #expect(
        cell.gestureRecognizer(tap, shouldReceive: UITouch()) && cell.gestureRecognizer(tap, shouldReceive: UIEvent()))
      #expect(cell.gestureRecognizer(tap, shouldReceive: UIPress()))
      #expect(!cell.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
      #expect(!cell.gestureRecognizer(tap, shouldRequireFailureOf: pan))
      #expect(!cell.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan))
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(!collection.hasActiveDrag && !collection.hasActiveDrop)
    }
  }

  /// "The default is true" of what may be moved, handled, dismissed, chosen; nothing is restricted, and previews are not in full size.
  @Test func delegatesWithoutAWord() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let nobody = Undecided()
      let (drag, drop) = (UIDragInteraction(delegate: nobody), UIDropInteraction(delegate: nobody))
      #expect(drag.delegate === nobody && drop.delegate === nobody)
      #expect(nobody.alertViewShouldEnableFirstOtherButton(UIAlertView(frame: .zero)))
      #expect(
        nobody.popoverControllerShouldDismissPopover(UIPopoverController(contentViewController: UIViewController())))
      #expect(nobody.activityItemsConfigurationSupports(interaction: .copy))
      let (many, one) = (
        UICalendarSelectionMultiDate(delegate: nobody), UICalendarSelectionSingleDate(delegate: nobody)
      )
      let day = DateComponents(year: 2026, month: 3, day: 4)
      #expect(
        nobody.multiDateSelection(many, canSelectDate: day) && nobody.multiDateSelection(many, canDeselectDate: day))
      #expect(nobody.dateSelection(one, canSelectDate: day))
    }
  }

  /// UIHoverGestureRecognizer: without a pencil it is upright at the surface ("altitudeAngle … π/2 perpendicular"), and leans along x.
  @Test func nothingHovers() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let hover = UIHoverGestureRecognizer()
      #expect(hover.zOffset == 0 && hover.altitudeAngle == .pi / 2 && hover.rollAngle == 0)
      #expect(hover.azimuthAngle(in: nil) == 0 && hover.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
      #expect(UITextRange().isEmpty && !UITextSelectionRect().isVertical)
      #expect(!UITextSelectionRect().containsStart && !UITextSelectionRect().containsEnd)
      #expect(
        UITextSelectionRect().rect == .zero && UIFindSession().resultCount == 0 && CATiledLayer.fadeDuration() == 0.25)
      let label = UILabel()
      #expect(label.lineBreakStrategy == [])
      label.lineBreakStrategy = .pushOut
      #expect(label.lineBreakStrategy == .pushOut)
      let item = UITabBarItem(title: "a", image: nil, selectedImage: UIImage(systemName: "star"))
      #expect(item.title == "a" && item.image == nil && item.selectedImage != nil && item.tag == 0)
    }
    try ofNew(UIView(), on: .iPhoneSE3) { kept in
      kept(\.largeContentImageInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      kept(\.focusGroupPriority, .ignored, .prioritized)
    }
  }

  /// A turn is animated, takes time, and no finger holds it (UIViewControllerTransitionCoordinatorContext).
  @Test func aTurnsCoordinator() throws {
    let device = try EmulatedDevice(
      profile: .iPhoneSE3, era: Era(17), apps: [.test(plist: .allButUpsideDown) { Turning() }], arrangement: nil)
    let turning = try #require(device.inspect(window: 1) { $0.rootViewController as? Turning } ?? nil)
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(.landscapeLeft)))
    #expect(device.inspect(window: 1) { _ in turning.notes } == ["true false false false true"])
  }

  /// UIPageViewController: "an array of gesture recognizers … empty unless the transition style is pageCurl".
  @Test func recognizersOfPages() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      #expect(
        Set(curl.gestureRecognizers.map { "\(type(of: $0))" }) == ["UIPanGestureRecognizer", "UITapGestureRecognizer"])
      #expect(
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical).gestureRecognizers.isEmpty)
      #expect(UIPageViewController().transitionStyle == .pageCurl)
    }
  }

  /// `show(_:sender:)`: without a container that has a place for it "the default implementation … presents it modally"; with one it is the
  /// container's.
  @Test(arguments: [false, true]) func shownByNobody(asDetail: Bool) throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let (plain, shown) = (UIViewController(), UIViewController())
      window.rootViewController = plain
      window.makeKeyAndVisible()
      if asDetail { plain.showDetailViewController(shown, sender: nil) } else { plain.show(shown, sender: nil) }
      #expect(plain.presentedViewController === shown && shown.presentingViewController === plain)
      let (root, next) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      if asDetail { root.showDetailViewController(next, sender: nil) } else { root.show(next, sender: nil) }
      #expect((navigation.presentedViewController === next) == asDetail)
      #expect((navigation.topViewController === next) == !asDetail)
    }
  }

  /// UIDocumentBrowserTransitionController: what comes fades in where it is to stand, what goes fades out, and either is opaque again.
  @Test func documentsFadeInAndOut() throws {
    let device = try EmulatedDevice(
      profile: .iPhoneSE3, era: Era(17), apps: [.test(plist: .allButUpsideDown) { UIViewController() }],
      arrangement: nil)
    let root = try #require(device.inspect(window: 1) { $0.rootViewController } ?? nil)
    var kept: (UIViewController, Fading)?
    _ = device.perform(window: 1) { _ in
      let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
      let transition = browser.transitionController(forDocumentAt: URL(fileURLWithPath: "/a.txt"))
      #expect(transition.transitionDuration(using: nil) > 0 && transition.targetView == nil)
      let document = UIViewController()
      let fading = Fading(transition)
      document.modalPresentationStyle = .fullScreen
      document.transitioningDelegate = fading
      kept = (document, fading)
      root.present(document, animated: true)
    }
    _ = device.handle(DeviceInput(time: 0, event: .wait(2)))
    let document = try #require(kept?.0)
    #expect(
      device.inspect(window: 1) { window in
        [
          document.view.alpha == 1, document.view.window === window, document.view.frame == window.bounds,
          root.presentedViewController === document,
        ]
      } == [true, true, true, true])
    _ = device.perform(window: 1) { _ in document.dismiss(animated: true) }
    _ = device.handle(DeviceInput(time: 0, event: .wait(2)))
    #expect(
      device.inspect(window: 1) { window in
        [
          root.view.alpha == 1, root.view.window === window, document.view.window == nil, document.view.alpha == 1,
          root.presentedViewController == nil,
        ]
      } == [true, true, true, true, true])
  }

  /// `isShowing(_:)` (era 26): the columns that are seen; a column without a controller is not.
  @Test func columnsThatAreSeen() throws {
    try onDevice(.iPadPro11, Era(26)) { window in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      split.show(.primary)
      #expect(split.isShowing(.primary) && split.isShowing(.secondary))
      #expect(!split.isShowing(.supplementary) && !split.isShowing(.compact))
      split.hide(.primary)
      #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
    }
  }
}
