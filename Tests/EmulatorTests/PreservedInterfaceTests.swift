// What is asked of an interface that is to be kept when its app goes to the background (Apple's "About the UI preservation process"; View
// Controller Programming Guide, "Preserving and Restoring State"): who is asked, in which order, and who is not.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor private final class KeptNotes {
  var heard: [String] = []
}

/// A controller that notes that it is asked, and names controllers of its own as containers do.
@MainActor private final class Kept: UIViewController {
  let notebook: KeptNotes
  var named: [UIViewController] = []
  init(_ name: String?, _ notebook: KeptNotes) {
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
  }
  required init?(coder: NSCoder) { nil }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    notebook.heard.append(restorationIdentifier ?? "-")
    coder.encode(3, forKey: "number")
    coder.encode(true, forKey: "flag")
    coder.encode(0.5, forKey: "share")
    coder.encode("word", forKey: "word")
    for controller in named { coder.encode(controller, forKey: controller.restorationIdentifier ?? "") }
  }
}

@MainActor private final class KeptView: UIView {
  var notebook: KeptNotes?
  override func encodeRestorableState(with coder: NSCoder) {
    notebook?.heard.append("view \(restorationIdentifier ?? "-")")
  }
}

/// Wants the interface kept by the call of its version, or does not.
@MainActor private final class Keeper: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let notebook: KeptNotes
  let root: UIViewController
  init(_ notebook: KeptNotes, _ root: UIViewController) {
    (self.notebook, self.root) = (notebook, root)
    super.init()
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    notebook.heard.append("secure")
    return true
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    notebook.heard.append("former")
    return true
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    notebook.heard.append("will")
    coder.encode("1", forKey: "version")
  }
  func applicationDidEnterBackground(_ application: UIApplication) { notebook.heard.append("background") }
}

@MainActor @Suite struct PreservedInterfaceTests {
  /// What is heard when another app comes in front.
  private func heard(
    _ era: Era = Era(15), isCareless: Bool = false,
    _ make: @escaping @MainActor @Sendable (KeptNotes) -> UIViewController
  ) throws -> [String] {
    let notebook = KeptNotes()
    let app = AppBundle(name: "Mine", infoDictionary: InfoDictionary()) { () -> any UIApplicationDelegate in
      if isCareless { return TestDelegate(root: make(notebook)) }
      return Keeper(notebook, make(notebook))
    }
    let device = try EmulatedDevice(
      profile: .iPadAir2, era: era, apps: [app, .test { UIViewController() }], arrangement: .full(window: 1))
    #expect(notebook.heard == [])
    _ = device.handle(DeviceInput(time: 1, event: .arrange(.full(window: 2))))
    return notebook.heard
  }

  /// First that the app is in the background, then the delegate, then controllers, each with the views that have names.
  @Test(arguments: [
    (Era(15), ["background", "secure", "will", "root"]), (Era(13, 2), ["background", "secure", "will", "root"]),
    (Era(12), ["background", "former", "will", "root"]), (Era(9), ["background", "former", "will", "root"]),
  ])
  func theDelegateIsAskedByTheCallOfItsVersion(era: Era, calls: [String]) throws {
    #expect(try heard(era) { Kept("root", $0) } == calls)
  }

  @Test func nobodyIsAskedWhereTheDelegateSaysNothing() throws {
    #expect(try heard(isCareless: true) { Kept("root", $0) } == [])
  }

  /// "If a view controller in that hierarchy does not have a restoration identifier, the view controller and all of its child view
  /// controllers and presented view controllers are ignored."
  @Test(arguments: [("stack", ["root", "top"]), (nil, [])] as [(String?, [String])])
  func aStackEncodesWhatItHolds(name: String?, asked: [String]) throws {
    let calls = try heard { notebook in
      let stack = UINavigationController()
      stack.restorationIdentifier = name
      stack.viewControllers = [Kept("root", notebook), Kept(nil, notebook), Kept("top", notebook)]
      return stack
    }
    #expect(Array(calls.dropFirst(3)) == asked)
  }

  /// Children of a container of the app's are asked where it encodes them, once each.
  @Test(arguments: [(true, ["outer", "inner"]), (false, ["outer"])])
  func aContainerOfTheAppsNamesItsOwn(names: Bool, asked: [String]) throws {
    let calls = try heard { notebook in
      let (outer, inner) = (Kept("outer", notebook), Kept("inner", notebook))
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      if names { outer.named = [inner, inner] }
      return outer
    }
    #expect(Array(calls.dropFirst(3)) == asked)
  }

  /// restorationIdentifier of a view: its own controller's word comes first; views without one, and those of other controllers, are not
  /// asked.
  @Test func viewsWithNames() throws {
    let calls = try heard { notebook in
      let root = Kept("root", notebook)
      for name in ["a", nil, "b"] {
        let view = KeptView()
        (view.notebook, view.restorationIdentifier) = (notebook, name)
        root.view.addSubview(view)
      }
      let child = Kept("child", notebook)
      let inner = KeptView()
      (inner.notebook, inner.restorationIdentifier) = (notebook, "inner")
      child.view = inner
      root.addChild(child)
      root.view.addSubview(child.view)
      return root
    }
    #expect(Array(calls.dropFirst(3)) == ["root", "view a", "view b"])
  }
}
