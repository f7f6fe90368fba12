// Where in a sentence what a formatter writes stands, which formatters of Foundation on Linux have no place for.

extension DateFormatter {
  /// Where in a sentence it stands. Kept: English writes its days and months alike everywhere.
  public var formattingContext: Formatter.Context {
    get { kept(.unknown) }
    set { keep(newValue) }
  }
}

extension NumberFormatter {
  /// Where in a sentence it stands. Kept: digits are alike everywhere.
  public var formattingContext: Formatter.Context {
    get { kept(.unknown) }
    set { keep(newValue) }
  }
}
