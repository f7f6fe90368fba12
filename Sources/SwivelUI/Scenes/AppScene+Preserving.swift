// What is asked of the interface when the app goes to the background and its delegate wants the interface kept. Apart, because nothing
// reads it: no launch begins where another ended.
import DeviceCatalog

/// Takes what is written of one part of the interface, of any kind: what is no value is noted, so that controllers an app's container
/// names are asked as well.
private final class StateCoder: NSCoder {
  private(set) var named: [Any] = []

  override var allowsKeyedCoding: Bool { true }
  override func encode(_ object: Any?) { if let object { named.append(object) } }
  override func encode(_ object: Any?, forKey key: String) { encode(object) }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {}
  override func encode(_ value: Bool, forKey key: String) {}
  override func encode(_ value: Int, forKey key: String) {}
  override func encode(_ value: Int32, forKey key: String) {}
  override func encode(_ value: Int64, forKey key: String) {}
  override func encode(_ value: Float, forKey key: String) {}
  override func encode(_ value: Double, forKey key: String) {}
  override func encode(_ data: Data) {}
  override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {}
  override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at addr: UnsafeRawPointer) {}
  // Nothing was written before.
  override func containsValue(forKey key: String) -> Bool { false }
}

extension AppScene {
  /// Asks the delegate whether the interface is to be kept, from era 6 on, and of an app without scene delegates alone: the others keep
  /// activities. Then tells it, and asks the controllers.
  func keepInterface() {
    guard sceneDelegate == nil, era >= Era(6), let delegate = application.delegate else { return }
    let coder = StateCoder()
    let secure =
      era >= Era(13, 2) ? optional { delegate.application(application, shouldSaveSecureApplicationState: coder) } : nil
    guard secure ?? delegate.application(application, shouldSaveApplicationState: coder) else { return }
    record(application.delegateName, "willEncodeRestorableState")
    delegate.application(application, willEncodeRestorableStateWith: coder)
    var asked: Set<ObjectIdentifier> = []
    for root in roots { keep(root, &asked) }
  }

  /// "Only view controllers with a valid restorationIdentifier are preserved … UIKit view controllers automatically encode their child
  /// view controllers"; containers of the app's name theirs (About the UI preservation process).
  private func keep(_ controller: UIViewController, _ asked: inout Set<ObjectIdentifier>) {
    guard controller.restorationIdentifier != nil, asked.insert(ObjectIdentifier(controller)).inserted else { return }
    let coder = StateCoder()
    record(controller.subject, "encodeRestorableState")
    controller.encodeRestorableState(with: coder)
    if let view = controller.viewIfLoaded { keepViews(view, of: controller) }
    let isFrameworks =
      controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
      || controller is UIPageViewController
    let children = isFrameworks ? controller.children : coder.named.compactMap { $0 as? UIViewController }
    for child in children + [controller.presented].compactMap({ $0 }) { keep(child, &asked) }
  }

  /// Views with an identifier are asked after the controller they are of.
  private func keepViews(_ view: UIView, of controller: UIViewController) {
    guard view.controller == nil || view.controller === controller else { return }
    if view.restorationIdentifier != nil { view.encodeRestorableState(with: StateCoder()) }
    for inner in view.subviews { keepViews(inner, of: controller) }
  }
}
