// The given of a row as live objects, and the event that happens to them.
import DeviceCatalog
import Emulator
import Orientation
import SwivelUI

/// A device in the state a row begins with.
@MainActor struct Stage {
  let device: EmulatedDevice
  private let row: ConformanceRow
  private let script: Script
  /// The controller the event presents, pushes, selects or dismisses, and the one that does it.
  private let props: Props

  private static let window = 1

  @MainActor final class Props {
    var root: UIViewController?
    var actor: UIViewController?
    var object: UIViewController?
    var style = UIModalPresentationStyle.fullScreen
  }

  init(_ row: ConformanceRow, _ script: Script) throws(EmulatorError) {
    self.row = row
    self.script = script
    let props = Props()
    self.props = props
    let cast = Cast(script: script)
    let tree = row.tree
    let holdsBack = row.event == .push
    let app = AppBundle.scripted(row, script) {
      let root = cast.controller(tree, holdingBackLast: holdsBack)
      props.root = root
      return root
    }
    // The second app is there to share the screen with.
    let sharesAsSplit = row.isShared && row.era < Era(26)
    let neighbour = AppBundle.scripted(row, Script()) { UIViewController() }
    device = try EmulatedDevice(
      profile: row.idiom.profile(row.era), era: row.era, apps: sharesAsSplit ? [app, neighbour] : [app],
      arrangement: sharesAsSplit ? .half : .full(window: Self.window))
    build(cast)
  }

  private func assumeCurrent() {
    let isWindowed = row.isShared && row.era >= Era(26)
    device.assume(window: Self.window, interface: row.current ?? .portrait, isWindowed: isWindowed)
  }

  /// Presents everything but what the event presents, then arms the guests.
  private func build(_ cast: Cast) {
    assumeCurrent()
    _ = device.perform(window: Self.window) { _ in
      guard let root = props.root else { return }
      if row.event == .push { hold(root, cast) }
      present(row.tree, over: root, cast)
    }
    if case .dismiss(let orientation) = row.event { cover(in: orientation) }
    assumeCurrent()
    script.isArmed = true
    let matching = (row.current ?? .portrait).matchingDeviceOrientation
    switch row.event {
    case .rotate: device.assume(attitude: matching == row.device ? .unknown : matching)
    case .launch, .present, .dismiss, .push, .tab, .attempt, .setNeeds, .geometry:
      device.assume(attitude: row.device)
    }
  }

  /// The last child of a navigation stack waits to be pushed.
  private func hold(_ root: UIViewController, _ cast: Cast) {
    props.actor = root
    props.object = row.tree.children.last.map { cast.controller($0) }
  }

  /// Presents a chain; the last presentation of a `present` row waits for the event.
  private func present(_ node: ControllerNode, over controller: UIViewController, _ cast: Cast) {
    guard case .controller(let next, let style) = node.presented else { return }
    let modal = cast.controller(next)
    modal.modalPresentationStyle = style
    if row.event == .present, next.presented == .nothing {
      props.actor = controller
      props.object = modal
      return
    }
    if style == .popover { modal.popoverPresentationController?.sourceView = controller.view }
    controller.present(modal, animated: false)
    present(next, over: modal, cast)
  }

  /// A full screen controller that leaves in a `dismiss` row.
  private func cover(in orientation: InterfaceOrientation) {
    device.assume(window: Self.window, interface: orientation)
    _ = device.perform(window: Self.window) { _ in
      guard let root = props.root else { return }
      let front = root.coveringController
      let modal = ScriptedController(Overrides(), script)
      modal.modalPresentationStyle = .fullScreen
      front.present(modal, animated: false)
      props.actor = modal
    }
  }

  /// Lets the event happen.
  func act() -> Outcome {
    if row.isLocked { lock() }
    switch row.event {
    case .rotate:
      return device.handle(DeviceInput(time: 1, event: .deviceOrientation(row.device)))
    case .dismiss, .present, .push, .tab, .attempt, .setNeeds, .geometry, .launch:
      return device.perform(window: Self.window) { window in perform(in: window) }
    }
  }

  private func lock() { _ = device.handle(DeviceInput(time: 0, event: .rotationLock(true))) }

  private func perform(in window: UIWindow) {
    guard let root = props.root else { return }
    switch row.event {
    case .present:
      guard let modal = props.object else { return }
      if modal.modalPresentationStyle == .popover {
        modal.popoverPresentationController?.sourceView = props.actor?.view
      }
      props.actor?.present(modal, animated: true)
    case .dismiss: props.actor?.dismiss(animated: true)
    case .push:
      guard let object = props.object else { return }
      (props.actor as? UINavigationController)?.pushViewController(object, animated: true)
    case .tab:
      guard let tabs = root as? UITabBarController, let count = tabs.viewControllers?.count else { return }
      tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    case .attempt: UIViewController.attemptRotationToDeviceOrientation()
    case .setNeeds: root.coveringController.setNeedsUpdateOfSupportedInterfaceOrientations()
    case .geometry(let mask):
      window.windowScene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask))
    case .launch, .rotate: break
    }
  }
}
