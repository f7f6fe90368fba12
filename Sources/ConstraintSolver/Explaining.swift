// What a solver tells about its layout besides the values: who has a say in a variable, and which ones nobody decides.

extension LayoutSolver {
  /// Active constraints that mention a variable, in order of activation.
  public func constraints(bearingOn variable: Variable) -> [ConstraintID] { declared.constraints(mentioning: variable) }

  /// Variables whose value is one of many equally good ones, as of the last solve: those that may move, and
  /// where more than a few dozen hang together those that may move by more than a ten-thousandth of a point.
  public func ambiguousVariables() throws(SolverError) -> [Variable] {
    guard let state = absent.isEmpty ? effective : try complete() else { return [] }
    let flags = state.numbers.ambiguity()
    return flags.indices.filter { flags[$0] && declared.isAlive(Variable(index: $0)) }.map(Variable.init(index:))
  }

  /// The state of a program that has the active constraints and no others: how far something may move is told by all rows.
  private func complete() throws(SolverError) -> LayoutState? {
    var copy = self
    try copy.attach(keeping: false)
    return copy.effective
  }
}
