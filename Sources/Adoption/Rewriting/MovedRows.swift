// Data sources that move rows: in Objective-C a table asks whether they have the method, which Swift cannot be asked.

extension Rewriting {
  /// "By default, the reordering control is shown if the data source implements the `tableView(_:moveRowAt:to:)` method"
  /// (UITableViewDataSource): one that implements it and does not say which rows can be moved says that all can.
  mutating func movedRows(_ file: Int, _ scope: TypeScope, _ member: Member) {
    let source = source(file)
    guard member.kind == .function, member.name == "tableView", member.body != nil,
      !heardMoves.contains(Place(file: file, token: member.nameToken)),
      index.types[scope.path]?.keyword == "class",
      member.parameters.map(\.label) == [nil, "moveRowAt", "to"],
      !member.modifiers.contains(where: { ["override", "static", "class"].contains(source.text($0)) }),
      !index.functions("tableView", of: scope.path).contains(where: {
        $0.declared.member.parameters.map(\.label) == [nil, "canMoveRowAt"]
      })
    else { return }
    let access = member.modifiers.map { source.text($0) }.contains { $0 == "public" || $0 == "open" } ? "public " : ""
    add(
      "\(access)func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }",
      behind: member, in: file)
  }
}
