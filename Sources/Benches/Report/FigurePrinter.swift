// Printing figures as they come, and remembering whether one missed its target: the exit code of a bench.

/// Prints figures, one a line.
struct FigurePrinter {
  private let json: Bool
  private let write: (String) -> Void
  /// Figures that missed their target so far.
  private(set) var missed = 0

  /// `write` gets each line without its newline.
  init(json: Bool, write: @escaping (String) -> Void = { print($0) }) {
    self.json = json
    self.write = write
  }

  /// Prints the figure on a line, and remembers a target that was missed.
  mutating func report(_ figure: Figure) {
    if figure.isMet == false { missed += 1 }
    write(json ? figure.json : figure.text)
  }

  /// What the process leaves with: 0, or 1 when a target was missed.
  var exitCode: Int32 { missed == 0 ? 0 : 1 }
}
