// The optimum of the set before this one: what of it still holds, and where the search for the next one begins.

/// A past state's regions, seen from a new program.
final class PastOptimum {
  let core: StateCore
  private let succession: Succession
  /// By row of the past program, pins included: whether its basis keeps it at 0.
  private let wasZero: Slab<Bool>
  /// By variable: whether it was pinned, and had to give way.
  private let wasSlid: Slab<Bool>

  /// Nil where some component has no optimum, or one without a basis.
  init?(_ core: StateCore, _ succession: Succession) {
    let program = core.program
    guard !program.isExact else { return nil }
    self.core = core
    self.succession = succession
    wasZero = Slab(program.rows.count, repeating: false)
    wasSlid = Slab(program.variableCount, repeating: false)
    for place in 0..<program.basis.count { wasZero[program.basis.row[place]] = true }
    for c in 0..<program.components.count {
      guard core.current[c] >= 0, !core.regions.regions[core.current[c]].isPoint else { return nil }
      addComponent(c)
    }
    for row in program.rows.constraintCount..<program.rows.count where !wasZero[row] {
      wasSlid[program.rows.variable[Int(program.rows.start[row])]] = true
    }
  }

  private func addComponent(_ c: Int) {
    let program = core.program
    let view = View(c, program.components)
    let region = core.regions.regions[core.current[c]]
    let size = Int(region.size)
    for place in 0..<size {
      let symbol = view.firstSymbol + Int(core.regions.basis[Int(region.basisStart) + place])
      wasZero[program.basis.row[program.components.symbol[symbol]]] = false
      let row = view.firstRow + Int(core.regions.basis[Int(region.basisStart) + size + place])
      wasZero[program.components.row[row]] = true
    }
  }

  /// Whether a row of the new program was 0. What nothing determined was, unless it had to give way.
  func wasZero(_ row: Int32, _ rows: borrowing RowTable) -> Bool {
    if row < rows.constraintCount {
      let old = succession.oldRow[row]
      return old >= 0 && wasZero[old]
    }
    let variable = rows.variable[Int(rows.start[Int(row)])]
    return variable >= wasSlid.count || !wasSlid[variable]
  }

  /// The past component that has a constraint of the new program among its rows, or -1.
  func component(ofRow row: Int32) -> Int {
    let old = succession.oldRow[row]
    let place = old < 0 ? -1 : core.program.components.placeOfRow[old]
    return place < 0 ? -1 : Int(core.program.components.componentOfPlace[place])
  }
}

extension StateCore {
  /// Takes over a component's region from the past where everything about the component is as it was: the numbers name the
  /// rows, because no two have the same perturbation. Not where the search is exact: the past one was not, and differs in the last
  /// bit.
  func takeOver(_ c: Int, from past: PastOptimum) {
    if program.searchesExactly[c] { return }
    let view = View(c, program.components)
    let old = past.component(ofRow: program.components.row[view.firstRow])
    guard old >= 0, program.hotCount == past.core.program.hotCount else { return }
    let other = View(old, past.core.program.components)
    let region = past.core.regions.regions[past.core.current[old]]
    guard region.version == past.core.componentVersion[old], region.isValid,
      isSame(rowConstants, view.firstRow, past.core.rowConstants, other.firstRow, view.rows),
      view.isSame(as: other, program.components, past.core.program.components, hot: program.hotCount)
    else { return }
    current[c] = regions.copy(region, of: past.core.regions, to: c, rows: view.rows, version: componentVersion[c])
  }
}

extension View {
  /// Whether two components are the same search.
  func isSame(
    as other: View, _ table: borrowing ComponentTable, _ otherTable: borrowing ComponentTable, hot: Int
  ) -> Bool {
    guard rows == other.rows, symbols == other.symbols, levels == other.levels,
      table.realLevels[component] == otherTable.realLevels[other.component]
    else { return false }
    let entries = Int(table.entryStart[firstRow])
    let others = Int(otherTable.entryStart[other.firstRow])
    let count = Int(table.entryStart[firstRow + rows]) - entries
    for row in 0...rows
    where Int(table.entryStart[firstRow + row]) - entries != Int(otherTable.entryStart[other.firstRow + row]) - others {
      return false
    }
    return ConstraintSolver.isSame(table.rowShift, firstRow, otherTable.rowShift, other.firstRow, rows)
      && ConstraintSolver.isSame(table.rowUp, firstRow, otherTable.rowUp, other.firstRow, rows)
      && ConstraintSolver.isSame(table.rowDown, firstRow, otherTable.rowDown, other.firstRow, rows)
      && ConstraintSolver.isSame(table.rowWeight, firstRow, otherTable.rowWeight, other.firstRow, rows)
      && ConstraintSolver.isSame(table.rowHot, firstRow * hot, otherTable.rowHot, other.firstRow * hot, rows * hot)
      && ConstraintSolver.isSame(table.symbolTie, firstSymbol, otherTable.symbolTie, other.firstSymbol, symbols)
      && ConstraintSolver.isSame(table.symbolUp, firstSymbol, otherTable.symbolUp, other.firstSymbol, symbols)
      && ConstraintSolver.isSame(table.symbolDown, firstSymbol, otherTable.symbolDown, other.firstSymbol, symbols)
      && ConstraintSolver.isSame(table.symbolWeight, firstSymbol, otherTable.symbolWeight, other.firstSymbol, symbols)
      && ConstraintSolver.isSame(table.entrySymbol, entries, otherTable.entrySymbol, others, count)
      && ConstraintSolver.isSame(table.entryCoefficient, entries, otherTable.entryCoefficient, others, count)
  }
}

/// Whether two runs of numbers are equal.
@inline(__always)
private func isSame<Element: BitwiseCopyable & Equatable>(
  _ slab: borrowing Slab<Element>, _ first: Int, _ other: borrowing Slab<Element>, _ otherFirst: Int, _ count: Int
) -> Bool {
  for place in 0..<count where slab.base[first + place] != other.base[otherFirst + place] { return false }
  return true
}

extension RegionStore {
  /// Copies another store's region of an equal component.
  mutating func copy(
    _ source: Region, of other: borrowing RegionStore, to c: Int, rows: Int, version: Int32
  ) -> Int32 {
    let size = Int(source.size)
    var region = source
    region.component = Int32(c)
    region.version = version
    region.lowStart = -1
    region.next = head[c]
    region.basisStart = Int32(basis.count)
    for place in 0..<2 * size { basis.append(other.basis[Int(source.basisStart) + place]) }
    region.signStart = Int32(signs.count)
    for place in 0..<rows + size { signs.append(other.signs[Int(source.signStart) + place]) }
    region.responseStart = Int32(response.count)
    for place in 0..<size * (hot + 1) { response.append(other.response[Int(source.responseStart) + place]) }
    planeScratch.removeAll()
    for place in 0..<Int(source.planeCount) * (hot + 1) {
      planeScratch.append(other.planes[Int(source.planeStart) + place])
    }
    region.planeCapacity = 0
    storePlanes(&region)
    head[c] = Int32(regions.count)
    regions.append(region)
    return head[c]
  }
}
