// Traits of eras 17 to 26 that say nothing in particular here: apps read them, register for them and set them for what is below.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether the screen is recorded or shown elsewhere (era 17); raw values are UIKit's.
public enum UISceneCaptureState: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// It is not, as here.
  case inactive = 0
  /// It is.
  case active = 1
}

/// The trait of whether the screen is recorded.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// It is not.
  public static let defaultValue = UISceneCaptureState.inactive
}

/// The trait of the language texts are set by (era 17).
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The app's.
  public static let defaultValue = ""
}

/// The trait of how bright pictures may be (era 17).
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// As screens always were.
  public static let defaultValue = UIImage.DynamicRange.standard
}

/// How large what stands in toolbars is, on a Mac (era 17); raw values are UIKit's.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Small.
  case small = 1
  /// Large.
  case large = 3
}

/// The trait of how large what stands in toolbars is.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

/// In which kind of list something is (era 18); raw values are UIKit's.
public enum UIListEnvironment: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// In none.
  case none = 1
  /// In a plain one.
  case plain = 2
  /// In one of groups.
  case grouped = 3
  /// In one of groups that keep off its edges.
  case insetGrouped = 4
  /// Beside something.
  case sidebar = 5
  /// Beside something, plain.
  case sidebarPlain = 6
}

/// The trait of the kind of list something is in: nothing is said, for rows have their looks otherwise here.
public enum UITraitListEnvironment: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UIListEnvironment.unspecified
}

/// Where what goes with a tab bar is (era 26); raw values are UIKit's.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Nowhere.
  case none = 1
  /// Above the bar.
  case regular = 2
  /// In the bar, which is small.
  case inline = 3
}

/// The trait of where what goes with a tab bar is.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Nothing is said.
  public static let defaultValue = UITabAccessoryEnvironment.unspecified
}

/// The trait of which side texts begin at without anything said (era 26): by the writing of what they begin with.
public enum UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  /// Not by it.
  public static let defaultValue = false
}

extension UITraitCollection {
  /// Whether the screen is recorded or shown elsewhere.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The language texts are set by; empty for the app's.
  public var typesettingLanguage: String { self[UITraitTypesettingLanguage.self] }
  /// How bright pictures may be.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// How large what stands in toolbars is.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  /// In which kind of list something is.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  /// Where what goes with a tab bar is.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment { self[UITraitTabAccessoryEnvironment.self] }
  /// Which side texts begin at.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
}

extension UIMutableTraits {
  /// Whether the screen is recorded or shown elsewhere.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The language texts are set by; empty for the app's.
  public var typesettingLanguage: String {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// How bright pictures may be.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}

extension UITraitCollection {
  /// A collection that says one thing (era 17).
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }
  /// A collection that says one thing (era 17).
  public convenience init(typesettingLanguage: String) { self.init { $0.typesettingLanguage = typesettingLanguage } }
  /// A collection that says one thing (era 17).
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }
  /// A collection that says one thing (era 17).
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0[UITraitToolbarItemPresentationSize.self] = toolbarItemPresentationSize }
  }
}
