// The live app as the rotation policy asks it; every question goes to the ledger.
import DeviceCatalog
import Orientation

/// Answers from an app's delegate and the controller that covers its window.
@MainActor struct GuestAnswers: RotationAnswers {
  let process: AppScene
  let controller: UIViewController

  var controllerName: String { controller.className }
  var sceneDelegateMask: InterfaceOrientationMask? {
    let mask = Self.sceneMask(process)
    note(mask, .sceneDelegate)
    return mask
  }

  var appDelegateMask: InterfaceOrientationMask? {
    let mask = Self.appMask(process)
    note(mask, .applicationDelegate)
    return mask
  }

  private func note(_ mask: InterfaceOrientationMask?, _ source: Inquiry.Source) {
    guard let mask else { return }
    process.inquiry?.appMask = mask
    process.inquiry?.appMaskSource = source
  }

  /// The scene delegate's word (R-MASK-08).
  static func sceneMask(_ process: AppScene) -> InterfaceOrientationMask? {
    guard let delegate = process.sceneDelegate else { return nil }
    let mask = process.optional { delegate.supportedInterfaceOrientations(for: process.windowScene) }
    if let mask {
      process.record(process.sceneDelegateName, "supportedInterfaceOrientations(for:) -> \(mask.intersection(.all))")
    }
    return mask
  }

  /// The app delegate's word (R-MASK-07).
  static func appMask(_ process: AppScene) -> InterfaceOrientationMask? {
    guard let delegate = process.application.delegate else { return nil }
    let mask = process.optional {
      delegate.application(process.application, supportedInterfaceOrientationsFor: process.window)
    }
    if let mask { process.record(process.application.delegateName, MaskText.application(mask)) }
    return mask
  }

  var plistMask: InterfaceOrientationMask {
    let mask = process.bundle.infoDictionary.orientations(for: process.device.profile.idiom)
    note(mask, .infoDictionary)
    return mask
  }

  var shouldAutorotate: Bool {
    let answer = controller.shouldAutorotate
    process.inquiry?.shouldAutorotate = answer
    process.record(controller.subject, answer ? "shouldAutorotate -> YES" : "shouldAutorotate -> NO")
    return answer
  }

  var controllerMask: InterfaceOrientationMask {
    let mask = controller.supportedInterfaceOrientations
    process.inquiry?.controllerMask = mask
    process.record(controller.subject, MaskText.controller(mask))
    return mask
  }

  func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    let answer = controller.askLegacy(orientation, in: process)
    process.inquiry?.predicate.append((orientation, answer))
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
