// The facts about one device model that the emulator needs: values only, decoded elsewhere.

/// Which of UIKit's two idioms a device has.
public enum DeviceIdiom: String, Sendable, CaseIterable {
  case phone
  case pad
}

/// The shape of the screen's corners, which decides home button, status bar and safe areas.
public enum CornerStyle: String, Sendable, CaseIterable {
  case homeButton = "home-button"
  case faceIDNotch = "face-id-notch"
  case dynamicIsland = "dynamic-island"
  /// An iPad without a home button.
  case faceIDNoHome = "face-id-no-home"
}

/// A device model. Figures and their sources stand in `config/devices/`.
public struct DeviceProfile: Sendable, Hashable {
  /// The catalogue's identifier, such as `ipad-pro-97`.
  public var id: String
  /// The marketing name.
  public var name: String
  public var idiom: DeviceIdiom
  /// Width in points when the device is upright.
  public var portraitWidth: Double
  /// Height in points when the device is upright.
  public var portraitHeight: Double
  /// Pixels per point: 1, 2 or 3.
  public var scale: Int
  public var cornerStyle: CornerStyle
  /// Whether the system can show an interface upside down (R-MASK-05).
  public var supportsUpsideDown: Bool
  /// The version the device was sold with.
  public var launchEra: Era
  /// The last major version it runs.
  public var lastMajorVersion: Int
  /// Whether the device offers Split View (iPadOS 9–18, R-MULTI-01).
  public var supportsSplitView: Bool
  /// Where the facts come from.
  public var source: String

  public init(
    id: String, name: String, idiom: DeviceIdiom, portraitWidth: Double, portraitHeight: Double, scale: Int,
    cornerStyle: CornerStyle, supportsUpsideDown: Bool, launchEra: Era, lastMajorVersion: Int,
    supportsSplitView: Bool, source: String
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.portraitWidth = portraitWidth
    self.portraitHeight = portraitHeight
    self.scale = scale
    self.cornerStyle = cornerStyle
    self.supportsUpsideDown = supportsUpsideDown
    self.launchEra = launchEra
    self.lastMajorVersion = lastMajorVersion
    self.supportsSplitView = supportsSplitView
    self.source = source
  }

  /// Whether the device can run `era`.
  public func runs(_ era: Era) -> Bool { era >= launchEra && era.major <= lastMajorVersion }
}
