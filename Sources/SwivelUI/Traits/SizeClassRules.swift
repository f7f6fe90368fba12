// Which size classes a window has: the published tables of devices and splits as two rules.
import DeviceCatalog

/// Size classes by device and window size (R-TRAIT-01…03).
package enum SizeClassRules {
  /// An iPad window at least this wide is regular. Sources fix 647 as compact and 678 as regular; between them the choice
  /// is ours (R-TRAIT-03).
  static let padRegularWidth = 660.0

  /// Upright widths of the phones whose landscape is regular: Max, XR and 11 (414), Pro Max and Plus without home button
  /// (428, 430, 440), Air (420); the 414-point Plus with a home button is among them (R-TRAIT-01).
  static let widePhoneWidths: Set<Double> = [414, 420, 428, 430, 440]

  package static func classes(
    profile: DeviceProfile, era: Era, size: CGSize
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard era >= Era(8) else { return (.unspecified, .unspecified) }
    switch profile.idiom {
    case .pad:
      return (Double(size.width) >= padRegularWidth ? .regular : .compact, .regular)
    case .phone:
      // A foldable's inner display is an iPad's by its classes; of its halves no source says.
      if profile.display.fold != nil { return (Double(size.width) >= padRegularWidth ? .regular : .compact, .regular) }
      guard size.width > size.height else { return (.compact, .regular) }
      return (widePhoneWidths.contains(profile.portraitWidth) ? .regular : .compact, .compact)
    }
  }
}
