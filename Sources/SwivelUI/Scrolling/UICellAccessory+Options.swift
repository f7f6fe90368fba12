// How the accessories of list cells look, by kind.

extension UICellAccessory {
  /// How a sign that more follows looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a sign that more is below looks.
  public struct OutlineDisclosureOptions {
    /// What expands an item.
    public enum Style: Sendable {
      /// The row where it is a header of its section, else the sign.
      case automatic
      /// A tap anywhere on the row.
      case header
      /// A tap on the sign.
      case cell
    }
    /// What expands an item.
    public var style: Style
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// A look.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a sign that deletes looks.
  public struct DeleteOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// What is behind it.
    public var backgroundColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a sign that inserts looks.
  public struct InsertOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// What is behind it.
    public var backgroundColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a handle looks.
  public struct ReorderOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// How a mark of what is chosen looks.
  public struct MultiselectOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// What is behind it.
    public var backgroundColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont?
    /// Whether the font follows the user's text size; nil for the usual font alone.
    public var adjustsFontForContentSizeCategory: Bool?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// How a button for more looks.
  public struct DetailOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a menu looks.
  public struct PopUpMenuOptions {
    /// Whether it is left out though it keeps its room.
    public var isHidden: Bool
    /// The room kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// What it is drawn in.
    public var tintColor: UIColor?
    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
