// How a search is dealt out to processes that cannot talk to each other: each event of the first state, and of the states behind
// it where there are more processes than events, is one's and no other's.

/// What one part of the search has of it.
struct WorkShares {
  /// From 0.
  var part: Int
  var of: Int
  /// Events of the first state.
  var branches: Int

  /// How many parts have a branch in common.
  private func owners(_ branch: Int) -> Int {
    guard branches > 0, of > branches else { return 1 }
    return of / branches + (branch < of % branches ? 1 : 0)
  }

  /// Which of a branch's owners the part is, from 0.
  private var rank: Int { branches > 0 && of > branches ? part / branches : 0 }

  /// Whether the event of this number is the part's, at a state so deep in this branch.
  func takes(_ index: Int, depth: Int, branch: Int) -> Bool {
    switch depth {
    case 0: branches > 0 && of > branches ? index == part % branches : index % of == part
    case 1: index % owners(branch) == rank % owners(branch)
    default: true
    }
  }

  /// Whether the part tries the relations of a state: of those that several parts come to, one of them does.
  func probes(depth: Int, branch: Int) -> Bool {
    switch depth {
    case 0: part == 0
    case 1: rank % owners(branch) == 0
    default: true
    }
  }
}
