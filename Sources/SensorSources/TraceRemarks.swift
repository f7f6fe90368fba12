// What the remarks before a recording's rows tell of them; apart, because rows are read the same whether or not there are any.

/// What was gathered of the remarks so far.
struct TraceRemarks {
  /// What the user would say to read the rows a remark is the header of.
  private(set) var picking: String?
  /// How many rows come a second, as it was written.
  private(set) var rate: String?

  /// Remarks that were looked at.
  private var count = 0

  /// Bytes of a remark that are looked at.
  private static let longest = 400
  /// Remarks that are looked at: a file may be full of them, and what they tell stands in the first.
  private static let most = 100

  mutating func take(_ text: ArraySlice<UInt8>) {
    guard count < Self.most, picking == nil || rate == nil else { return }
    count += 1
    let words = String(decoding: text.prefix(Self.longest), as: UTF8.self).drop { "#/% ".contains($0) }
    if picking == nil {
      picking = TraceColumns.picking(byRemark: words.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }
    guard rate == nil, let match = words.firstMatch(of: /\brate\b.*?([0-9]+(?:[.,][0-9]+)?) ?hz/.ignoresCase()) else {
      return
    }
    let found = match.1.replacing(",", with: ".")
    if let number = Double(found), Motion.rates.contains(number) { rate = String(found) }
  }
}
