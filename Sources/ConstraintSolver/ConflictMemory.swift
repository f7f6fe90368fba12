// What the last conflicts took to find, for the next ones: a constraint that leaves or comes among many that cannot hold leaves most
// conflicts what they were. It decides how long they take, never which they are.

/// The sets that conflicts led through, and the smallest conflicts of proofs.
struct ConflictMemory {
  /// A proof to be made smaller: what its rows say, in the order in which they are broken, and at which numbers.
  struct Question: Equatable {
    private struct Member: Equatable {
      var id: ConstraintID
      var structure: UInt64
      var constant: Double
      var isViolated: Bool
    }

    private let members: [Member]
    private let parameters: [Double]

    init(_ declared: borrowing ConstraintSet, rows: [Int32], violated: [Int32], parameters: [Double]) {
      var members: [Member] = []
      members.reserveCapacity(rows.count)
      for slot in rows {
        let record = declared.records[Int(slot)]
        members.append(
          Member(
            id: declared.id(ofSlot: slot), structure: record.structure, constant: record.constant,
            isViolated: violated.contains(slot)))
      }
      self.members = members
      self.parameters = parameters
    }
  }

  private struct Answer {
    var question: Question
    var smallest: [ConstraintID]
    var work: Int
  }

  private typealias Round = (state: LayoutState, rowOfSlot: [Int32])

  private var rounds: [Round] = []
  private var answers: [Answer] = []

  /// So many sets of one chain of conflicts are kept, while all together have no more constraints than these.
  private static let mostRounds = 8
  private static let mostRows = 1 << 13
  /// The conflicts of a dozen screens that a dozen switches lead to.
  private static let mostAnswers = 128

  /// The set that so many rounds of breaking led to last.
  func round(_ number: Int) -> (state: LayoutState, rowOfSlot: [Int32])? {
    number < rounds.count ? rounds[number] : nil
  }

  mutating func keep(_ state: LayoutState, rowOfSlot: [Int32], ofRound number: Int) {
    guard number < Self.mostRounds, (number + 1) * state.program.key.constraints <= Self.mostRows,
      !state.program.isExact
    else { return }
    if number < rounds.count {
      rounds[number] = (state, rowOfSlot)
    } else if number == rounds.count {
      rounds.append((state, rowOfSlot))
    }
  }

  /// The smallest conflict of a proof, if it was found before with no more work than these.
  func answer(to question: Question, within allowance: Int) -> (smallest: [ConstraintID], work: Int)? {
    guard let known = answers.first(where: { $0.question == question }), known.work < allowance else { return nil }
    return (known.smallest, known.work)
  }

  mutating func keep(_ smallest: [ConstraintID], work: Int, answering question: Question) {
    answers.append(Answer(question: question, smallest: smallest, work: work))
    if answers.count > Self.mostAnswers { answers.removeFirst() }
  }
}
