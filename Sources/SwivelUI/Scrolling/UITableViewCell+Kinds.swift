// The kinds of what a row has and shows: names and raw values, apart from the row that acts on them.

extension UITableViewCell {
  /// Where the standard labels stand; raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label left, a detail right.
    case value1 = 1
    /// A label right-aligned at the left, a detail beside it.
    case value2 = 2
    /// A label above a detail.
    case subtitle = 3
  }

  /// What stands at the trailing edge; raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a row is edited; raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It is deleted.
    case delete = 1
    /// One is inserted.
    case insert = 2
  }

  /// How a chosen row looks; raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// As usual.
    case blue = 1
    /// As usual.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// Lines between rows; raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
    /// An etched one.
    case singleLineEtched = 2
  }
}
