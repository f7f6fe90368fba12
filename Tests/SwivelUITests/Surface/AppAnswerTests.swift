// What the app, its scenes, windows and menus answer when they are asked once, by UIKit's references. Apart from ScreenFactTests, which is
// about the device, and from DefaultAnswerTests, which is about delegates.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Counts how often it is asked to build menus.
@MainActor private final class MenuCounter: UIResponder, UIApplicationDelegate {
  static var count = 0
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  override func buildMenu(with builder: any UIMenuBuilder) { Self.count += 1 }
}
/// Says how its status bar looks.
@MainActor private final class BarSpeaker: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
}
@MainActor
private final class Nobody: NSObject, UIScreenshotServiceDelegate, UINavigationItemRenameDelegate,
  UIInputViewAudioFeedback, UIPageControlProgressDelegate
{
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {}
}

@MainActor @Suite struct AppAnswerTests {
  /// UIStatusBarManager: "the style", "whether the status bar is hidden", "the frame": the controller in front says so. The older setters
  /// "do nothing" in apps whose controllers have the word.
  @Test func statusBarsAreWhatTheControllerSays() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let speaker = BarSpeaker()
      window.rootViewController = speaker
      let manager = try #require(window.windowScene?.statusBarManager)
      for (style, hides, frame) in [
        (UIStatusBarStyle.default, false, CGRect(x: 0, y: 0, width: 375, height: 20)),
        (.lightContent, false, CGRect(x: 0, y: 0, width: 375, height: 20)), (.darkContent, true, .zero),
      ] {
        (speaker.style, speaker.hides) = (style, hides)
        speaker.setNeedsStatusBarAppearanceUpdate()
        #expect(manager.statusBarStyle == style && UIApplication.shared.statusBarStyle == style)
        #expect(manager.isStatusBarHidden == hides && manager.statusBarFrame == frame)
        UIApplication.shared.setStatusBarStyle(.default, animated: true)
        UIApplication.shared.setStatusBarHidden(!hides, with: .fade)
        UIApplication.shared.setStatusBarHidden(!hides, animated: false)
        #expect(UIApplication.shared.statusBarStyle == style && UIApplication.shared.isStatusBarHidden == hides)
      }
    }
  }

  /// A phone's scene fills its screen; who gives no document of a screenshot gives none (UIScreenshotServiceDelegate); windows of a Mac can
  /// be closed and put away (UISceneWindowingBehaviors: "the default value is true"), and keep whether they may grow with their content.
  @Test func scenesAndWindows() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let scene = try #require(window.windowScene)
      #expect(scene.isFullScreen)
      #expect(scene.windowingBehaviors?.isClosable == true && scene.windowingBehaviors?.isMiniaturizable == true)
      let service = try #require(scene.screenshotService)
      #expect(service.windowScene === scene && scene.screenshotService === service && service.delegate == nil)
      var answer: (Data?, Int, CGRect)?
      Nobody().screenshotService(service) { answer = ($0, $1, $2) }
      #expect(answer?.0 == nil && answer?.1 == 0 && answer?.2 == .zero)
      #expect(!window.canResizeToFitContent, "the default value of this property is false")
      let size = window.bounds.size
      window.canResizeToFitContent = true
      #expect(window.canResizeToFitContent && window.bounds.size == size, "sizes change only on macOS")
    }
    try onDevice(.iPadPro11, Era(17)) { window in #expect(window.windowScene?.isFullScreen == true) }
  }

  /// `makeKey()`: "makes the receiver the key window"; being shown does not.
  @Test func aShownWindowIsNoKeyWindowUntilItIsMadeOne() throws {
    try onDevice(.iPhoneSE3, Era(17)) { window in
      let scene = try #require(window.windowScene)
      let other = UIWindow(windowScene: scene)
      other.rootViewController = UIViewController()
      #expect(window.isKeyWindow && !other.isKeyWindow)
      other.windowLevel = .alert
      other.isHidden = false
      #expect(window.isKeyWindow, "being shown makes no key window")
      other.makeKey()
      #expect(other.isKeyWindow && !window.isKeyWindow)
      window.makeKey()
      #expect(window.isKeyWindow && !other.isKeyWindow)
    }
  }

  /// `setNeedsRebuild()`: menus are built once for any number of calls, and again for a later one.
  @Test func menusAreBuiltOnceForManyCalls() throws {
    let app = AppBundle(
      name: "Menus", infoDictionary: InfoDictionary()
    ) { MenuCounter() }
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [app], arrangement: nil)
    func rebuild(_ times: Int) -> Int {
      let before = MenuCounter.count
      _ = device.perform(window: 1) { _ in
        for _ in 0..<times { UIMenuSystem.main.setNeedsRebuild() }
      }
      return MenuCounter.count - before
    }
    let built: [Int] = [rebuild(0), rebuild(1), rebuild(3), rebuild(2)]
    #expect(built == [0, 1, 1, 1] as [Int])
  }

  /// `targetTimestamp`: "the time interval that represents when the next frame displays", a sixtieth of a second later on these screens.
  @Test(arguments: [(0, 1.0 / 60), (30, 1.0 / 30), (20, 0.05)]) func framesOfADisplayLink(rate: Int, gap: Double) throws
  {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let link = CADisplayLink(target: NSObject(), selector: Selector("tick"))
      link.preferredFramesPerSecond = rate
      #expect(abs(link.targetTimestamp - link.timestamp - gap) < 1e-9 && link.duration == 1.0 / 60)
    }
  }

  /// `setBadgeCount(_:withCompletionHandler:)`: the number stands at the icon when the handler is called, without an error.
  @Test func badges() throws {
    let device = try EmulatedDevice(profile: .iPhoneSE3, era: Era(17), apps: [.test { V() }], arrangement: nil)
    nonisolated(unsafe) var errors: [(any Error)?] = []
    _ = device.perform(window: 1) { _ in
      let center = UNUserNotificationCenter.current()
      #expect(!center.supportsContentExtensions)
      center.setBadgeCount(7) { errors.append($0) }
    }
    try #require(errors.count == 1)
    #expect(errors[0] == nil)
    #expect(device.inspect(window: 1) { _ in UIApplication.shared.applicationIconBadgeNumber } == 7)
  }

  /// An app is no extension, and has no xib for a view it made itself; nobody else asks for its documents.
  @Test func whatOnlyExtensionsHave() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      var answers: [Bool] = []
      let context = NSExtensionContext()
      context.completeRequest(returningItems: [1]) { answers.append($0) }
      context.open(URL(fileURLWithPath: "/a")) { answers.append($0) }
      UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
      #expect(answers == [false, false, false] && context.inputItems.isEmpty)
      let controller = UIViewController()
      #expect(controller.nibBundle == nil && controller.extensionContext == nil)
      #expect(UIViewController(nibName: "Some", bundle: nil).nibBundle != nil)
      let keys = UIInputViewController()
      #expect(!keys.hasFullAccess && !keys.needsInputModeSwitchKey && !Nobody().enableInputClicksWhenVisible)
    }
  }

  /// Optional methods that answer: a name may be changed (`navigationItemShouldBeginRenaming`), a page's progress begins at 0, a controller
  /// performs actions below what it shows, locks no pointer, and an old background of popovers has no size of its own.
  @Test func answersOfThoseWhoDoNotCare() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let nobody = Nobody()
      #expect(nobody.navigationItemShouldBeginRenaming(UINavigationItem()))
      #expect(nobody.navigationItem(UINavigationItem(), shouldEndRenamingWith: "a"))
      #expect(nobody.pageControlProgress(UIPageControlProgress(), initialProgressForPage: 1) == 0)
      let controller = UIViewController()
      #expect(controller.performsActionsWhilePresentingModally && !controller.prefersPointerLocked)
      #expect(
        !UIView.requiresConstraintBasedLayout
          && UIDocumentProperties(url: URL(fileURLWithPath: "/a")).wantsIconRepresentation)
      #expect(UIPopoverBackgroundView.arrowHeight() == 0 && UIPopoverBackgroundView.arrowBase() == 0)
      #expect(UIPopoverBackgroundView.wantsDefaultContentAppearance && UIPopoverBackgroundView().arrowOffset == 0)
      let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
      #expect(presentation.shouldPresentInFullscreen)
      #expect(UIPrintInteractionController.isPrintingAvailable && UIPencilInteraction.prefersHoverToolPreview)
      #expect(!UIImage().isHighDynamicRange && !UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.mov"))
      #expect(UIMenuDisplayPreferences().maximumNumberOfTitleLines == 0)
      #expect(!UIScrollView().isScrollAnimating && !UITextView().isWritingToolsActive)
      #expect(
        !UITextView().isTextDragActive && !UITextView().isTextDropActive && !NSTextAttachment().usesTextAttachmentView)
    }
  }

  /// Printing: a page goes onto the smallest paper it fits, else the largest; a quarter of an inch at each side is not printed. There is no
  /// printer to answer.
  @Test func papersAndPrinters() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let letter = CGSize(width: 612, height: 792)
      let paper = UIPrintPaper.bestPaper(forPageSize: letter, withPapersFrom: [])
      #expect(paper.paperSize == letter && paper.printableRect == CGRect(x: 18, y: 18, width: 576, height: 756))
      let papers = [CGSize(width: 842, height: 1191), CGSize(width: 612, height: 792), CGSize(width: 420, height: 595)]
        .map {
          UIPrintPaper.bestPaper(forPageSize: $0, withPapersFrom: [])
        }
      for (page, best) in [
        (CGSize(width: 400, height: 500), papers[2]), (CGSize(width: 420, height: 595), papers[2]),
        (CGSize(width: 421, height: 595), papers[1]), (CGSize(width: 420, height: 596), papers[1]),
        (CGSize(width: 800, height: 800), papers[0]), (CGSize(width: 2000, height: 10), papers[0]),
      ] {
        #expect(UIPrintPaper.bestPaper(forPageSize: page, withPapersFrom: papers) === best, "\(page)")
        #expect(UIPrintPaper.bestPaper(forPageSize: page, withPapersFrom: papers.reversed()) === best, "\(page)")
      }
      var answers: [Bool] = []
      let printer = UIPrinter(url: URL(string: "ipp://desk.local/a")!)
      printer.contactPrinter { answers.append($0) }
      let controller = UIPrintInteractionController.shared
      #expect(!controller.print(to: printer) { _, isDone, _ in answers.append(isDone) })
      #expect(answers == [false, false] && printer.displayName == "desk.local" && controller.showsPaperOrientation)
    }
  }

  /// `scrollIndicatorInsets` sets both; four effects of edges are four things; an accessory of tabs is kept.
  @Test func whatIsKept() throws {
    try onDevice(.iPhoneSE3, Era(26)) { _ in
      let scroll = UIScrollView()
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      scroll.scrollIndicatorInsets = insets
      #expect(scroll.verticalScrollIndicatorInsets == insets && scroll.horizontalScrollIndicatorInsets == insets)
      let edges = [scroll.topEdgeEffect, scroll.leftEdgeEffect, scroll.bottomEdgeEffect, scroll.rightEdgeEffect]
      #expect(Set(edges.map(ObjectIdentifier.init)).count == 4 && scroll.topEdgeEffect === edges[0])
      let tabs = UITabBarController()
      let accessory = UITabAccessory(contentView: UILabel())
      tabs.setBottomAccessory(accessory, animated: true)
      #expect(tabs.bottomAccessory === accessory && accessory.contentView is UILabel)
      let item = UINavigationItem()
      #expect(!item.searchBarPlacementAllowsExternalIntegration)
      #expect(UIColorWell().supportsEyedropper && UIColorPickerViewController().supportsEyedropper)
    }
  }
}
