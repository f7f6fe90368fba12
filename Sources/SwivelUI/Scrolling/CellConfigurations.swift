// The states cells and other views are shown in, and what makes a view's content of a value.

/// The name of a value an app adds to a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A state something is shown in.
public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)
  /// The environment.
  var traitCollection: UITraitCollection { get set }
  /// A value an app adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays in view at the edge.
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does with a cell; nothing is dragged here.
  public enum DragState: Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// It is dragged.
    case dragging
  }
  /// What a drop does with a cell; nothing is dropped here.
  public enum DropState: Sendable {
    /// Nothing.
    case none
    /// It may be dropped somewhere else.
    case notTargeted
    /// It would be dropped here.
    case targeted
  }
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays in view at the edge.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether what is below it is seen.
  public var isExpanded = false
  /// Whether a finger drew it aside.
  public var isSwiped = false
  /// Whether a finger moves it.
  public var isReordering = false
  /// What a drag does with it.
  public var cellDragState = DragState.none
  /// What a drop does with it.
  public var cellDropState = DropState.none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether a view in this state stands out: chosen or touched.
  var standsOut: Bool {
    switch self {
    case let state as UICellConfigurationState: state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState: state.isSelected || state.isHighlighted
    case _: false
    }
  }
}

/// Makes a view's content by a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view of the content.
  func makeContentView() -> UIView & UIContentView
  /// The content in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of a content.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a content.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show a content: one of the kind it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Makes attributes of text out of others.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Maker: NSObject {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }
  private let maker: Maker
  /// Does it.
  public var transform: (AttributeContainer) -> AttributeContainer { maker.transform }
  /// Creates a transformer, which is equal to none but itself.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { maker = Maker(transform) }
  /// What it makes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Makes a colour out of another. A transformer equals only itself.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Maker: NSObject {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }
  private let maker: Maker
  /// Does it.
  public var transform: (UIColor) -> UIColor { maker.transform }
  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { maker = Maker(transform) }
  /// What it makes of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Takes the colour out.
  public static var grayscale: Self {
    Self { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  /// Leaves the colour as it is: which tint a user prefers is nobody's setting here.
  public static var preferredTint: Self { Self { $0 } }
  /// Leaves the colour as it is where the accent is many-coloured.
  public static var monochromeTint: Self { Self { $0 } }
}

/// Directions; raw values are UIKit's.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
