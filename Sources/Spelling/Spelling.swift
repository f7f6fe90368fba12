// Which of the known words a mistyped one was meant to be; apart, because every floor tells a person of a wrong name.

/// Words compared as people mistype them.
public enum Spelling {
  /// As many suggestions as one reads without being lost in them.
  public static let maximumSuggestions = 3

  /// Letters of the longest word anybody mistypes; what is longer was not typed, and comparing takes as long as both are together.
  static let longestWord = 200

  /// The letters and digits of a word, in lower case: `iphone15`, `iPhone 15` and `iphone-15` are one word.
  public static func folded(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The one known word that differs from `word` in case and punctuation alone; nil when there is none, or several.
  public static func same(as word: String, in known: [String]) -> String? {
    let meant = folded(word)
    guard !meant.isEmpty else { return nil }
    let found = known.filter { folded($0) == meant }
    return found.count == 1 ? found[0] : nil
  }

  /// The known words nearest to `word`, best first: fewest mistakes, then the order of `known`. A third of the letters may
  /// be wrong, at least one; words that begin with `word` or that it begins with follow when nothing is as near.
  public static func nearest(to word: String, in known: [String]) -> [String] {
    let meant = Array(folded(word))
    guard !meant.isEmpty, meant.count <= longestWord else { return [] }
    let limit = max(1, meant.count / 3)
    let measured = known.enumerated().compactMap { place, name -> (name: String, mistakes: Int, place: Int)? in
      let letters = Array(folded(name))
      // So many letters are left out or added at least.
      guard abs(letters.count - meant.count) <= limit else { return nil }
      return (name, mistakes(meant, letters), place)
    }
    let best = measured.filter { $0.mistakes <= limit }.sorted { ($0.mistakes, $0.place) < ($1.mistakes, $1.place) }
    if let first = best.first {
      // One mistake less is told alone: the others would only distract.
      return best.filter { $0.mistakes == first.mistakes }.prefix(maximumSuggestions).map(\.name)
    }
    guard meant.count >= 2 else { return [] }
    let alike = known.filter { name in
      let letters = Array(folded(name))
      return letters.starts(with: meant) || (letters.count >= 3 && meant.starts(with: letters))
    }
    return Array(alike.prefix(maximumSuggestions))
  }

  /// `; did you mean 'a' or 'b'?`, or nothing when no known word is near.
  public static func suggestion(for word: String, in known: [String]) -> String {
    let names = nearest(to: word, in: known).map { "'\($0)'" }
    guard let last = names.last else { return "" }
    let others = names.dropLast().joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// Letters left out, added, changed, or typed in the wrong order: Damerau and Levenshtein's distance between neighbours.
  static func mistakes(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        var fewest = min(rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          fewest = min(fewest, rows[row - 1][column - 1] + 1)
        }
        next.append(fewest)
      }
      rows.append(next)
    }
    return rows[first.count][second.count]
  }
}
