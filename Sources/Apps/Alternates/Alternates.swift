// The Alternates app: screen A has a portrait and a landscape controller, swapped by push and pop as the device turns.
import UIKit

/// The app as hosts launch it.
public enum Alternates {
  /// On phones, all but upside down; all four on iPads, so that it is a multitasking app there.
  public static let app = app(name: "Alternates", answersByDefault: false)

  /// The app whose controllers answer as iOS 5 does by default, portrait alone: AL is shown upright.
  public static let defaultAnswers = app(name: "Alternates-defaultAnswers", answersByDefault: true)

  private static func app(name: String, answersByDefault: Bool) -> AppBundle {
    AppBundle(
      name: name,
      infoDictionary: InfoDictionary(
        supportedInterfaceOrientations: .allButUpsideDown, supportedInterfaceOrientationsPad: .all),
      screens: ["B": { B() }]
    ) { AlternatesDelegate(answersByDefault: answersByDefault) }
  }
}
