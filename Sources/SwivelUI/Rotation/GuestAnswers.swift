// The live app as the rotation policy asks it; every question goes to the ledger.
import DeviceCatalog
import Orientation
import RotationRules

/// Answers from an app's delegate and the controller that covers its window.
@MainActor struct GuestAnswers: RotationAnswers {
  let scene: AppScene
  let controller: UIViewController

  var controllerName: String { controller.className }
  var sceneDelegateMask: InterfaceOrientationMask? {
    let mask = Self.sceneMask(scene)
    note(mask, .sceneDelegate)
    return mask
  }

  var appDelegateMask: InterfaceOrientationMask? {
    let mask = Self.appMask(scene)
    note(mask, .applicationDelegate)
    return mask
  }

  private func note(_ mask: InterfaceOrientationMask?, _ source: Inquiry.Source) {
    guard let mask else { return }
    scene.inquiry?.appMask = mask
    scene.inquiry?.appMaskSource = source
  }

  /// The scene delegate's word (R-MASK-08).
  static func sceneMask(_ scene: AppScene) -> InterfaceOrientationMask? {
    guard let delegate = scene.sceneDelegate else { return nil }
    let mask = scene.optional { delegate.supportedInterfaceOrientations(for: scene.windowScene) }
    if let mask {
      scene.record(scene.sceneDelegateName, "supportedInterfaceOrientations(for:) -> \(mask.intersection(.all))")
    }
    return mask
  }

  /// The app delegate's word (R-MASK-07).
  static func appMask(_ scene: AppScene) -> InterfaceOrientationMask? {
    guard let delegate = scene.application.delegate else { return nil }
    let mask = scene.optional {
      delegate.application(scene.application, supportedInterfaceOrientationsFor: scene.window)
    }
    if let mask { scene.record(scene.application.delegateName, MaskText.application(mask)) }
    return mask
  }

  var plistMask: InterfaceOrientationMask {
    let mask = scene.bundle.infoDictionary.orientations(for: scene.device.profile.idiom)
    note(mask, .infoDictionary)
    return mask
  }

  var shouldAutorotate: Bool {
    let answer = controller.shouldAutorotate
    scene.inquiry?.shouldAutorotate = answer
    scene.record(controller.subject, answer ? "shouldAutorotate -> YES" : "shouldAutorotate -> NO")
    return answer
  }

  var controllerMask: InterfaceOrientationMask {
    let mask = scene.givenMask ?? controller.supportedInterfaceOrientations
    scene.inquiry?.controllerMask = mask
    scene.record(controller.subject, MaskText.controller(mask))
    return mask
  }

  func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    let answer = controller.askLegacy(orientation, in: scene)
    scene.inquiry?.predicate.append((orientation, answer))
    return answer
  }
}

/// Masks as the ledger prints them; there are only 32, so each text is made once.
@MainActor enum MaskText {
  private static var controllerTexts: [UInt: String] = [:]
  private static var applicationTexts: [UInt: String] = [:]

  static func controller(_ mask: InterfaceOrientationMask) -> String {
    text(mask, "supportedInterfaceOrientations", &controllerTexts)
  }

  static func application(_ mask: InterfaceOrientationMask) -> String {
    text(mask, "application(supportedInterfaceOrientationsFor:)", &applicationTexts)
  }

  private static func text(
    _ mask: InterfaceOrientationMask, _ call: String, _ texts: inout [UInt: String]
  ) -> String {
    let mask = mask.intersection(.all)
    if let text = texts[mask.rawValue] { return text }
    let text = "\(call) -> \(mask)"
    texts[mask.rawValue] = text
    return text
  }
}
