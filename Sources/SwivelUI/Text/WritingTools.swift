// Writing tools, from era 18: the system's help with what is written. There is none here; what apps ask for is kept.

/// How much help; raw values are UIKit's.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// As the system likes it.
  case `default` = 0
  /// All of it, in the text.
  case complete = 1
  /// Beside the text.
  case limited = 2
}

/// What a writing tool may give back.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without looks.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with looks.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

extension UITextField {
  /// How much help is given. Kept.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { associations?.writing.behavior ?? .default }
    set { madeAssociations.writing.behavior = newValue }
  }
  /// What may be given back. Kept.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { associations?.writing.results ?? [] }
    set { madeAssociations.writing.results = newValue }
  }
}

extension UITextView {
  /// How much help is given. Kept.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { associations?.writing.behavior ?? .default }
    set { madeAssociations.writing.behavior = newValue }
  }
  /// What may be given back. Kept.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { associations?.writing.results ?? [] }
    set { madeAssociations.writing.results = newValue }
  }
  /// Whether a tool is at work.
  public var isWritingToolsActive: Bool { false }
}
