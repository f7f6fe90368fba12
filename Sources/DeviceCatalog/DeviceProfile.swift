// The facts about one device model that the emulator needs: values only, decoded elsewhere.

/// Which of UIKit's two idioms a device has.
public enum DeviceIdiom: String, Sendable, CaseIterable {
  /// Raw values are the words of the catalogue's files.
  case phone
  case pad
}

/// The shape of the screen's corners, which decides home button, status bar and safe areas.
public enum CornerStyle: String, Sendable, CaseIterable {
  /// Square corners and a home button; then the phones without one, by what the camera takes of the screen.
  case homeButton = "home-button"
  case faceIDNotch = "face-id-notch"
  case dynamicIsland = "dynamic-island"
  /// An iPad without a home button.
  case faceIDNoHome = "face-id-no-home"
  /// An iPad without a home button and with Touch ID in its top button.
  case touchIDNoHome = "touch-id-no-home"
  /// The outer display of a foldable.
  case punchHole = "punch-hole-touch-id"
  /// The inner display of a foldable.
  case underDisplayCamera = "under-display-camera-touch-id"

  /// Whether the home indicator takes the place of a home button.
  public var hasHomeButton: Bool { self == .homeButton }
}

/// A device model on one of its displays. Figures and their sources stand in `config/devices/`.
public struct DeviceProfile: Sendable, Hashable {
  /// The catalogue's identifier, such as `ipad-pro-97`; on a further display with its name, such as `iphone-duo-inner`.
  public var id: String
  /// The marketing name.
  public var name: String
  /// Phone or pad.
  public var idiom: DeviceIdiom
  /// The year it came out; 0 for a screen that was given by its size.
  public var releaseYear: Int
  /// The version the device was sold with.
  public var launchEra: Era
  /// The last major version it runs.
  public var lastMajorVersion: Int
  /// Apple's identifiers of the model, such as `iPad14,3`.
  public var models: [String]
  /// At least one.
  public var displays: [Display]
  /// The index of the display that is emulated.
  public var displayIndex = 0
  /// Safe areas and bars, of all displays.
  public var areas: [AreaFact]
  /// Sizes of windows, of all displays.
  public var windows: [WindowFact]
  /// Size classes of windows, of all displays.
  public var classes: [WindowFact]

  /// A device of one display or several; the first is emulated until `showing(_:)` chooses another.
  public init(
    id: String, name: String, idiom: DeviceIdiom, releaseYear: Int = 0, launchEra: Era, lastMajorVersion: Int,
    models: [String] = [], displays: [Display], areas: [AreaFact] = [], windows: [WindowFact] = [],
    classes: [WindowFact] = []
  ) {
    precondition(!displays.isEmpty, "\(id) has no display")
    self.id = id
    self.name = name
    self.idiom = idiom
    self.releaseYear = releaseYear
    self.launchEra = launchEra
    self.lastMajorVersion = lastMajorVersion
    self.models = models
    self.displays = displays
    self.areas = areas
    self.windows = windows
    self.classes = classes
  }

  /// A device with one display, no table of its own, and all multitasking of its idiom if it has Split View at all.
  public init(
    id: String, name: String, idiom: DeviceIdiom, portraitWidth: Double, portraitHeight: Double, scale: Int,
    cornerStyle: CornerStyle, supportsUpsideDown: Bool, launchEra: Era, lastMajorVersion: Int,
    supportsSplitView: Bool, source: String
  ) {
    self.init(
      id: id, name: name, idiom: idiom, launchEra: launchEra, lastMajorVersion: lastMajorVersion,
      displays: [
        Display(
          width: portraitWidth, height: portraitHeight, scale: scale, corners: cornerStyle,
          supportsUpsideDown: supportsUpsideDown,
          multitasking: supportsSplitView
            ? [.slideOver, .splitView, .windowing26] : idiom == .pad ? [.windowing26] : [],
          source: FactSource(source))
      ])
  }

  /// The display that is emulated.
  public var display: Display { displays[displayIndex] }
  /// Width in points when the display is upright.
  public var portraitWidth: Double { display.width }
  /// Height in points when the display is upright.
  public var portraitHeight: Double { display.height }
  /// Pixels per point: 1, 2 or 3.
  public var scale: Int { display.scale }
  /// The corners of the display that is emulated.
  public var cornerStyle: CornerStyle { display.corners }
  /// Whether the system can show an interface upside down (R-MASK-05).
  public var supportsUpsideDown: Bool { display.supportsUpsideDown }

  /// Whether the display offers this at all; versions decide when.
  public func offers(_ kind: Multitasking) -> Bool { display.multitasking.contains(kind) }

  /// Whether the device can run `era`.
  public func runs(_ era: Era) -> Bool { era >= launchEra && era.major <= lastMajorVersion }

  /// The version a person means who names a major one: `13` on a device that came out with 13.4 is the newest 13 of the
  /// catalogue that it runs, which is 13.4. Nil for a version it does not run.
  public func version(meantBy era: Era) -> Era? {
    if runs(era) { return era }
    return era.minor == 0 && era.major == launchEra.major ? launchEra : nil
  }

  /// What it runs that is nearest to `era`: that itself, the version it was sold with, or its newest.
  public func nearestVersion(to era: Era) -> Era {
    version(meantBy: era) ?? (era < launchEra ? launchEra : newestEra)
  }

  /// The newest version it runs of those the rules know; with a minor version only where it came after the major one,
  /// or where the rules know one.
  public var newestEra: Era {
    lastMajorVersion >= Era.newest.major ? .newest : max(Era(lastMajorVersion), launchEra)
  }

  /// The device on its display of this name; nil if it has none.
  public func showing(_ display: String) -> DeviceProfile? {
    guard let index = displays.firstIndex(where: { $0.name == display }) else { return nil }
    var copy = self
    copy.displayIndex = index
    copy.id = "\(id)-\(display)"
    return copy
  }
}
