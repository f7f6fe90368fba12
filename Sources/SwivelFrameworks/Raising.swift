// What these frameworks raise as exceptions, they raise as UIKit does here: the input says so, and nothing is undone.
import Foundation
import SwivelUI

extension NSObject {
  /// Tells of what Apple's framework would have thrown.
  @MainActor func raise(_ name: String, _ reason: String) {
    AppScene.running?.raise(name, reason, by: String(describing: type(of: self)))
  }
}
