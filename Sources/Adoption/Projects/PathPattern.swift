// Patterns of paths such as `**/*.md`, which say what of a folder is meant.
import Foundation

/// A pattern by segments: `*` and `?` and `[…]` within one, `**` for any number of them, `{a,b}` for either.
struct PathPattern {
  private let alternatives: [[String]]

  /// Braces are opened to so many patterns at most; in one with more they stand for themselves.
  private static let maximumAlternatives = 64

  init(_ pattern: String) { alternatives = Self.opened(pattern).map { $0.split(separator: "/").map(String.init) } }

  private static func opened(_ pattern: String) -> [String] {
    var (done, left) = ([String](), [pattern])
    while let next = left.popLast() {
      guard let brace = next.firstMatch(of: /\{([^{}]*)\}/) else {
        done.append(next)
        continue
      }
      let choices = brace.1.split(separator: ",", omittingEmptySubsequences: false)
      guard done.count + left.count + choices.count <= maximumAlternatives else { return [pattern] }
      left += choices.map { next.replacingCharacters(in: brace.range, with: $0) }
    }
    return done
  }

  /// Whether it is a path's, or a folder's around it.
  func matches(_ path: String) -> Bool {
    let segments = path.split(separator: "/").map(String.init)
    return alternatives.contains { Self.matches(segments, $0) }
  }

  /// Goes through the segments with all places of the pattern that may have been reached.
  private static func matches(_ segments: [String], _ pattern: [String]) -> Bool {
    func passed(_ places: Set<Int>) -> Set<Int> {
      var all = places
      for place in pattern.indices where all.contains(place) && pattern[place] == "**" { all.insert(place + 1) }
      return all
    }
    guard !pattern.isEmpty else { return false }
    var places = passed([0])
    for segment in segments {
      if places.contains(pattern.count) { return true }
      places = passed(
        Set(
          places.compactMap { place in
            if pattern[place] == "**" { return place }
            return fnmatch(pattern[place], segment, 0) == 0 ? place + 1 : nil
          }))
    }
    return places.contains(pattern.count)
  }
}
