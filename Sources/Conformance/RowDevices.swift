// The devices rows run on: a table speaks of kinds of devices, in every era.
import DeviceCatalog

extension RowIdiom {
  /// The device of this kind in `era`. Sizes are those of the time (R-MET-07); the versions it runs are not limited.
  func profile(_ era: Era) -> DeviceProfile {
    switch self {
    case .home:
      if era < Era(6) { return phone("conformance-home-3.5", 320, 480, .homeButton) }
      return era < Era(8)
        ? phone("conformance-home-4", 320, 568, .homeButton) : phone("conformance-home-4.7", 375, 667, .homeButton)
    case .notch: return phone("conformance-notch", 375, 812, .faceIDNotch)
    case .pad:
      return DeviceProfile(
        id: "conformance-pad", name: "iPad of the conformance table", idiom: .pad, portraitWidth: 768,
        portraitHeight: 1024, scale: 2, cornerStyle: .homeButton, supportsUpsideDown: true, launchEra: Era(3),
        lastMajorVersion: 99, supportsSplitView: true, source: "R-MET-07")
    }
  }

  private func phone(_ id: String, _ width: Double, _ height: Double, _ corner: CornerStyle) -> DeviceProfile {
    DeviceProfile(
      id: id, name: "iPhone of the conformance table", idiom: .phone, portraitWidth: width, portraitHeight: height,
      scale: 2, cornerStyle: corner, supportsUpsideDown: corner == .homeButton, launchEra: Era(3),
      lastMajorVersion: 99, supportsSplitView: false, source: "R-MET-07")
  }
}
