// Light or dark: a setting of the whole device, of which every app hears that does not choose for itself.
import DeviceCatalog
import SwivelUI

extension EmulatedDevice {
  /// The first version with Dark Mode.
  public nonisolated static let darkModeEra = Era(13)

  /// Changes the appearance; why that cannot be done, else nil. Apps that are not on the screen hear of it as well.
  func setAppearance(_ appearance: Appearance) -> String? {
    guard era >= Self.darkModeEra else { return "iOS \(era) has one appearance: Dark Mode came with iOS 13" }
    self.appearance = appearance
    context.style = appearance.asUIKit
    forEachApp { $0.setStyle(appearance.asUIKit) }
    return nil
  }
}

extension Appearance {
  /// UIKit's style.
  var asUIKit: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
