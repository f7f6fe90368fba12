// The Alternates app: screen A has a portrait and a landscape controller, swapped by push and pop as the device turns.
import UIKit

/// The app as hosts launch it.
public enum Alternates {
  /// On phones, all but upside down; all four on iPads, so that it is a multitasking app there.
  public static let app = AppBundle(
    name: "Alternates",
    infoDictionary: InfoDictionary(
      supportedInterfaceOrientations: .allButUpsideDown, supportedInterfaceOrientationsPad: .all),
    screens: ["B": { B() }]
  ) { AlternatesDelegate() }
}
