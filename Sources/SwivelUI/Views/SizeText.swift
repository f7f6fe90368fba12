// Sizes as the ledger prints them, kept, because the same few sizes come again and again.

/// `667×375`, or with decimals only where there are some: `561.5×834`.
@MainActor enum SizeText {
  /// Beyond so many different sizes the oldest texts are dropped together: a guest that animates sizes must not keep them all.
  private static let maximumTexts = 512
  private static var texts: [CGFloat: [CGFloat: String]] = [:]
  private static var count = 0

  static func of(_ size: CGSize) -> String {
    if let text = texts[size.width]?[size.height] { return text }
    if count == maximumTexts {
      texts.removeAll()
      count = 0
    }
    let text = "\(number(size.width))×\(number(size.height))"
    texts[size.width, default: [:]][size.height] = text
    count += 1
    return text
  }

  private static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }
}
