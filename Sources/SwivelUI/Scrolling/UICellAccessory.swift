// What stands beside a list cell's content: signs, marks, texts, handles and views of the app's, at its start and its end.

/// Something beside the content of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }
  /// How much room is kept.
  public enum LayoutDimension {
    /// As much as the system keeps, so that those below each other stand in one line.
    case standard
    /// Just its own.
    case actual
    /// So many points.
    case custom(CGFloat)
  }
  /// Kinds.
  public enum AccessoryType: Hashable {
    /// A check mark.
    case checkmark
    /// A sign that more follows.
    case disclosureIndicator
    /// A sign that deletes.
    case delete
    /// A sign that inserts.
    case insert
    /// A handle.
    case reorder
    /// A mark of what is chosen.
    case multiselect
    /// A sign that more is below.
    case outlineDisclosure
    /// A menu.
    case popUpMenu
    /// A text.
    case label
    /// A button for more.
    case detail
    /// A view of the app's.
    case customView(UIView)
  }
  /// Where it stands.
  public enum Placement {
    /// Gives its place among those at the same edge, from the content's start to its end.
    public typealias Position = @MainActor ([UICellAccessory]) -> Int
    /// At the start.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Before one of the same kind; at the start without one.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }
    /// Behind one of the same kind; at the end without one.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in others.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? others.count }
    }
  }
  /// A view of the app's and where it stands.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where.
    public let placement: Placement
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// Whether it keeps the size it has; else it is as large as its content.
    public var maintainsFixedSize: Bool
    /// A view in a place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// Which kind.
  public let accessoryType: AccessoryType
  let placement: Placement
  let isHidden: Bool
  let width: LayoutDimension
  let tint: UIColor?
  var text: String?
  var font: UIFont?
  var followsTextSize = true
  var background: UIColor?
  var style = OutlineDisclosureOptions.Style.automatic
  var keepsSize = false
  var menu: UIMenu?
  var onMenu: ((UIMenuElement) -> Void)?
  /// What a tap does; nil for what the list does.
  var action: (() -> Void)?
  private init(
    _ type: AccessoryType, _ placement: Placement, _ isHidden: Bool, _ width: LayoutDimension, _ tint: UIColor?
  ) {
    accessoryType = type
    self.placement = placement
    self.isHidden = isHidden
    self.width = width
    self.tint = tint
  }
  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// A sign that more follows.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self {
    Self(
      .disclosureIndicator, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor ?? .tertiaryLabel)
  }
  /// A sign that more is below, which is expanded and collapsed by a tap; by `actionHandler` instead if there is one.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .outlineDisclosure, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ).with {
      $0.style = options.style
      $0.action = actionHandler
    }
  }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
    Self(
      .checkmark, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }
  /// A sign that deletes: a tap shows what a swipe would, or does `actionHandler`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .delete, .leading(displayed: displayed), options.isHidden, options.reservedLayoutWidth, options.tintColor
    ).with {
      $0.background = options.backgroundColor ?? .systemRed
      $0.action = actionHandler
    }
  }
  /// A sign that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .insert, .leading(displayed: displayed), options.isHidden, options.reservedLayoutWidth, options.tintColor
    ).with {
      $0.background = options.backgroundColor ?? .systemGreen
      $0.action = actionHandler
    }
  }
  /// A handle an item is moved by.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
    Self(
      .reorder, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor ?? .tertiaryLabel)
  }
  /// A mark of what is chosen.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init())
    -> Self
  {
    Self(
      .multiselect, .leading(displayed: displayed), options.isHidden, options.reservedLayoutWidth, options.tintColor
    ).with { $0.background = options.backgroundColor }
  }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self {
    Self(
      .label, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor ?? .secondaryLabel
    ).with {
      $0.text = text
      $0.font = options.font
      $0.followsTextSize = options.adjustsFontForContentSizeCategory ?? (options.font == nil)
    }
  }
  /// A button for more.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .detail, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth, options.tintColor
    ).with { $0.action = actionHandler }
  }
  /// A menu of which one entry is chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenuElement) -> Void)? = nil
  ) -> Self {
    Self(
      .popUpMenu, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth, options.tintColor
    ).with {
      $0.menu = menu
      $0.onMenu = selectedElementDidChangeHandler
    }
  }
  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(
      .customView(configuration.customView), configuration.placement, configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor
    ).with { $0.keepsSize = configuration.maintainsFixedSize }
  }

  /// Whether it stands at the start.
  var isLeading: Bool { if case .leading = placement { true } else { false } }
  /// Whether it is shown while the list is edited, or is not.
  func isShown(whileEditing: Bool) -> Bool {
    let displayed: DisplayedState
    switch placement {
    case .leading(let state, _), .trailing(let state, _): displayed = state
    }
    switch displayed {
    case .always: return true
    case .whenEditing: return whileEditing
    case .whenNotEditing: return !whileEditing
    }
  }
  /// The system's own stand in this order, whichever way they were given; views of the app's where they say.
  private var rank: Int? {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .outlineDisclosure: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    case .customView: nil
    }
  }
  /// Those of one edge in their order, from the start of the row to its end.
  static func ordered(_ all: [UICellAccessory], isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let shown = all.filter { $0.isLeading == isLeading && $0.isShown(whileEditing: isEditing) }
    var order = shown.filter { $0.rank != nil }.enumerated().sorted {
      ($0.element.rank ?? 0, $0.offset) < ($1.element.rank ?? 0, $1.offset)
    }.map(\.element)
    for own in shown where own.rank == nil {
      switch own.placement {
      case .leading(_, let position), .trailing(_, let position):
        order.insert(own, at: min(max(0, position(order)), order.count))
      }
    }
    return order
  }
}
