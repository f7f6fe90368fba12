// Whether a user wants light or dark screens: a value of the whole device, which apps see as UIKit's `UIUserInterfaceStyle`.

/// The appearances of Settings; `light` is what devices come with.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Raw values are the words of commands and scripts, which are those of Apple's `simctl ui DEVICE appearance`.
  case light
  case dark
}
