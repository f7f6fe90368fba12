// What the remarks before a recording's rows tell of them; apart, because rows are read the same whether or not there are any.

/// What was gathered of the remarks so far.
struct TraceRemarks {
  /// What the user would say to read the rows a remark is the header of.
  private(set) var picking: String?
  /// How many rows come a second, as it was written.
  private(set) var rate: String?

  /// Bytes of a remark that are looked at.
  private static let longest = 400

  mutating func take(_ text: ArraySlice<UInt8>) {
    let words = String(decoding: text.prefix(Self.longest), as: UTF8.self).drop { "#/% ".contains($0) }
    if picking == nil {
      picking = TraceColumns.picking(byRemark: words.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }
    if rate == nil, let match = words.firstMatch(of: /rate.*?([0-9.]+) ?hz/.ignoresCase()) { rate = String(match.1) }
  }
}
