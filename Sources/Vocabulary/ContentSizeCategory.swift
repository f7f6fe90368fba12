// How large a user wants text: a value of the whole device, which apps see as UIKit's `UIContentSizeCategory`.

/// The sizes of Settings, the smallest first; `large` is what devices come with.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  /// Raw values are the words of commands and scripts, which are those of Apple's `simctl ui DEVICE content_size`.
  case extraSmall = "extra-small"
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
}
