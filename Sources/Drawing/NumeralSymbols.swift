// The numbers that stand in circles and squares among the system's symbols, "0.circle" to "50.square.fill", put together of digits.

extension Symbols {
  /// The digits from 0 on, each one line in the language of the others, without an end that closes: those in filled rings stay lines.
  private static let digits = [
    "12 5L9.5 6.2L8.2 9L8.2 15L9.5 17.8L12 19L14.5 17.8L15.8 15L15.8 9L14.5 6.2L12 5",
    "9 8L12.5 5L12.5 19",
    "8.3 8.5L9.5 6L12 5L14.5 6L15.6 8.3L14.8 11L8.2 19L16 19",
    "8.4 7L10 5.5L12 5L14.5 6L15.4 8.3L14.5 10.6L11.5 11.6L14.7 12.6L15.9 15.2L14.6 18L12 19L9.6 18.4L8 16.6",
    "14 19L14 5L7.8 15L16.4 15",
    "15.2 5L9.2 5L8.7 11.4L11.8 10.2L14.6 11L16 14.4L14.8 17.6L12 19L9.4 18.4L8 16.8",
    "15 6L12.8 5L10.4 6L8.6 9.6L8.2 14L9.4 17.8L12 19L14.8 17.8L15.9 14.8L14.8 11.9L12.2 10.8L9.6 11.8L8.3 14",
    "8 5L16 5L10.8 19",
    "12 11.4L9.6 10.4L8.7 8.2L9.6 6L12 5L14.4 6L15.3 8.2L14.4 10.4L12 11.4L9.2 12.6L8.1 15.2L9.2 17.8L12 19"
      + "L14.8 17.8L15.9 15.2L14.8 12.6L12 11.4",
    "9 18L11.2 19L13.6 18L15.4 14.4L15.8 10L14.6 6.2L12 5L9.2 6.2L8.1 9.2L9.2 12.1L11.8 13.2L14.4 12.2L15.7 10",
  ]
  /// The greatest number the system has in a ring.
  private static let greatest = 50
  /// How far from the middle each of two digits stands, and how wide it is beside one alone.
  private static let pair = (shift: 4.8, scale: 0.8)

  /// The lines of a number as the system writes it: 1, 12 or 05, and no others.
  static func numeral(_ name: String) -> String? {
    let values = name.compactMap(\.wholeNumberValue)
    guard (1...2).contains(values.count), values.count == name.count, name.allSatisfy(\.isASCII),
      let number = Int(name), number <= greatest
    else { return nil }
    guard values.count == 2 else { return "M" + digits[values[0]] }
    return zip(values, [-pair.shift, pair.shift]).map { moved(digits[$0], by: $1) }.joined()
  }

  private static func moved(_ line: String, by shift: Double) -> String {
    let points = line.split(separator: "L").compactMap { point -> String? in
      let numbers = point.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { return nil }
      return "\(((numbers[0] - 12) * pair.scale + 12 + shift)) \(numbers[1])"
    }
    return "M" + points.joined(separator: "L")
  }
}
