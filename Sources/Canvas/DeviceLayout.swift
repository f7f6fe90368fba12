// Scenes on a device at run time: each as the root of a window of some size, inside the bars its document puts it in.
import DeviceCatalog
import InterfaceBuilder
import Orientation
import SwivelUI

/// Lays scenes of a document out in windows of a device.
@MainActor package struct DeviceLayout {
  package let document: InterfaceDocument
  private let profile: DeviceProfile
  private let era: Era

  private final class NoDelegate: UIApplicationDelegate {}

  package init(_ document: InterfaceDocument, profile: DeviceProfile, era: Era) {
    self.document = document
    self.profile = profile
    self.era = era
  }

  /// A window: its size, and how its interface is turned.
  package struct Window: Sendable {
    package var size: CGSize
    package var orientation: InterfaceOrientation

    package init(size: CGSize, orientation: InterfaceOrientation) {
      self.size = size
      self.orientation = orientation
    }
  }

  /// The size of the device's screen.
  package func screen(_ orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: profile.portraitHeight, height: profile.portraitWidth)
      : CGSize(width: profile.portraitWidth, height: profile.portraitHeight)
  }

  /// Lays out every scene's view in a window; `isolated` scenes are chosen by `scene`, by default all.
  package func layout(in window: Window, scene: String? = nil) -> [CanvasScene] {
    let canvas = CanvasDocument(document)
    let flow = SceneFlow(document)
    return canvas.roots.compactMap { root in
      let id = root.controller?.parent?.parent?[.sceneID] ?? root.view.id
      guard scene == nil || scene == id || scene == root.controller?.id else { return nil }
      return layout(root, id, window, flow)
    }
  }

  private func layout(
    _ root: (controller: Element?, view: Element), _ id: String, _ window: Window, _ flow: SceneFlow
  ) -> CanvasScene {
    let context = DeviceContext(profile: profile, era: era)
    context.screenOrientation = window.orientation
    let frame = CGRect(origin: .zero, size: window.size)
    // An app of this one orientation: no other could be turned to when the window is shown.
    let only = InfoDictionary(supportedInterfaceOrientations: UIInterfaceOrientationMask(window.orientation))
    let bundle = AppBundle(name: document.file, infoDictionary: only) { NoDelegate() }
    let process = AppProcess(
      device: context, bundle: bundle, id: 1, sceneFrame: frame, interfaceOrientation: window.orientation
    ) { _ in frame }
    return process.run {
      let traits = process.sizeClasses
      let builder = NibBuilder(
        document,
        settings: NibSettings(
          environment: NibSettings.Environment(
            width: traits.horizontal, height: traits.vertical, idiom: profile.idiom == .pad ? .pad : .phone)))
      let view = builder.makeRoot(root.view, of: root.controller)
      let controller = UIViewController()
      controller.view = view
      var top: UIViewController = controller
      if let element = root.controller, let navigation = flow.navigation(of: element.id) {
        let stack = UINavigationController()
        stack.isNavigationBarHidden = navigation.flag(.navigationBarHidden) ?? false
        stack.setViewControllers([controller], animated: false)
        top = stack
      }
      if let element = root.controller, flow.isInTabs(element.id) {
        let tabs = UITabBarController()
        tabs.setViewControllers([top], animated: false)
        top = tabs
      }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let shown = UIWindow(frame: frame)
      shown.rootViewController = top
      shown.makeKeyAndVisible()
      process.settle()
      return CanvasScene(id: id, controller: root.controller, root: view, builder: builder, process: process)
    }
  }
}
