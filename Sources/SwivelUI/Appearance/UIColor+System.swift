// The system's colours: those that mean something, and those that are only called something. The values are those of Apple's
// Human Interface Guidelines.

extension UIColor {
  /// Red, green and blue of 0…255 with alpha of 0…1, for light and dark interfaces, and for dark ones that lie above others
  /// (`UIUserInterfaceLevel`) where they are lighter there.
  private static func system(
    _ light: (Int, Int, Int, Double), _ dark: (Int, Int, Int, Double), elevated: (Int, Int, Int, Double)? = nil
  ) -> UIColor {
    func color(_ value: (Int, Int, Int, Double)) -> UIColor {
      UIColor(
        red: CGFloat(value.0) / 255, green: CGFloat(value.1) / 255, blue: CGFloat(value.2) / 255,
        alpha: CGFloat(value.3))
    }
    let pair = (color(light), color(dark))
    guard let above = elevated.map(color) else { return UIColor { $0.userInterfaceStyle == .dark ? pair.1 : pair.0 } }
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return pair.0 }
      return traits.userInterfaceLevel == .elevated ? above : pair.1
    }
  }

  // MARK: Colours by name

  /// The system's red.
  public static let systemRed = system((255, 59, 48, 1), (255, 69, 58, 1))
  /// The system's orange.
  public static let systemOrange = system((255, 149, 0, 1), (255, 159, 10, 1))
  /// The system's yellow.
  public static let systemYellow = system((255, 204, 0, 1), (255, 214, 10, 1))
  /// The system's green.
  public static let systemGreen = system((52, 199, 89, 1), (48, 209, 88, 1))
  /// The system's mint.
  public static let systemMint = system((0, 199, 190, 1), (99, 230, 226, 1))
  /// The system's teal.
  public static let systemTeal = system((48, 176, 199, 1), (64, 200, 224, 1))
  /// The system's cyan.
  public static let systemCyan = system((50, 173, 230, 1), (100, 210, 255, 1))
  /// The system's blue.
  public static let systemBlue = system((0, 122, 255, 1), (10, 132, 255, 1))
  /// The system's indigo.
  public static let systemIndigo = system((88, 86, 214, 1), (94, 92, 230, 1))
  /// The system's purple.
  public static let systemPurple = system((175, 82, 222, 1), (191, 90, 242, 1))
  /// The system's pink.
  public static let systemPink = system((255, 45, 85, 1), (255, 55, 95, 1))
  /// The system's brown.
  public static let systemBrown = system((162, 132, 94, 1), (172, 142, 104, 1))
  /// The system's grey.
  public static let systemGray = system((142, 142, 147, 1), (142, 142, 147, 1))
  /// The system's second grey.
  public static let systemGray2 = system((174, 174, 178, 1), (99, 99, 102, 1))
  /// The system's third grey.
  public static let systemGray3 = system((199, 199, 204, 1), (72, 72, 74, 1))
  /// The system's fourth grey.
  public static let systemGray4 = system((209, 209, 214, 1), (58, 58, 60, 1))
  /// The system's fifth grey.
  public static let systemGray5 = system((229, 229, 234, 1), (44, 44, 46, 1))
  /// The system's lightest grey.
  public static let systemGray6 = system((242, 242, 247, 1), (28, 28, 30, 1))

  // MARK: Colours by use

  /// Of text.
  public static let label = system((0, 0, 0, 1), (255, 255, 255, 1))
  /// Of less important text.
  public static let secondaryLabel = system((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// Of still less important text.
  public static let tertiaryLabel = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// Of the least important text.
  public static let quaternaryLabel = system((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// Of placeholders.
  public static let placeholderText = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// Of lines that let through what lies below.
  public static let separator = system((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// Of lines.
  public static let opaqueSeparator = system((198, 198, 200, 1), (56, 56, 58, 1))
  /// Of links.
  public static let link = system((0, 122, 255, 1), (9, 132, 255, 1))
  /// Of thin shapes.
  public static let systemFill = system((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// Of middling shapes.
  public static let secondarySystemFill = system((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// Of large shapes.
  public static let tertiarySystemFill = system((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// Of very large shapes.
  public static let quaternarySystemFill = system((116, 116, 128, 0.08), (118, 118, 128, 0.18))
  /// Behind everything.
  public static let systemBackground = system((255, 255, 255, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  /// Of groups on the background.
  public static let secondarySystemBackground = system((242, 242, 247, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  /// Of groups in groups.
  public static let tertiarySystemBackground = system((255, 255, 255, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  /// Behind grouped content.
  public static let systemGroupedBackground = system((242, 242, 247, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  /// Of groups on a grouped background.
  public static let secondarySystemGroupedBackground = system(
    (255, 255, 255, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  /// Of groups in groups there.
  public static let tertiarySystemGroupedBackground = system(
    (242, 242, 247, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  /// Dark text on light, the same in both styles.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Light text on dark, the same in both styles.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// What buttons are drawn in: the system's blue.
  public static var tintColor: UIColor { systemBlue }
  /// Behind grouped tables.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }

  // MARK: Fixed colours

  /// Invisible.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The fixed colour of this name.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The fixed colour of this name.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// The fixed colour of this name.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The fixed colour of this name.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The fixed colour of this name.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The fixed colour of this name.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The fixed colour of this name.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
