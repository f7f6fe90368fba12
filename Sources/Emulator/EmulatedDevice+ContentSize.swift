// How large the user wants text: a setting of the whole device, of which every app hears.
import DeviceCatalog
import SwivelUI

extension EmulatedDevice {
  /// Changes the size; why that cannot be done, else nil. Apps that are not on the screen hear of it as well.
  func setContentSize(_ category: ContentSizeCategory) -> String? {
    guard era >= Era(7) else { return "iOS \(era) has one size of text: Dynamic Type came with iOS 7" }
    contentSize = category
    context.textSize = category.asUIKit
    forEachApp { $0.setTextSize(category.asUIKit) }
    return nil
  }
}

extension ContentSizeCategory {
  /// UIKit's category.
  fileprivate var asUIKit: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
