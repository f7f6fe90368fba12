// Changes of few constants: where no variable is computed from their rows, some components have other numbers and nothing else
// has.

/// A constant of a component's row that has changed.
struct ConstantEdit: BitwiseCopyable {
  var component: Int32
  /// The component's version since.
  var version: Int32
  /// Of the row, among those of all components.
  var place: Int32
  var before: Double
}

extension StateCore {
  /// With more changed rows all numbers are computed anew.
  private static var few: Int { 24 }

  /// Remembers that the constant of a row has changed.
  func noteConstant(of row: Int) {
    if !constantsChanged { changedRows = [] }
    constantsChanged = true
    guard let known = changedRows else { return }
    if program.basis.position[row] >= 0 || known.count == Self.few {
      changedRows = nil
    } else if !known.contains(Int32(row)) {
      changedRows!.append(Int32(row))
    }
  }

  /// Remembers that the constants of any rows may have changed.
  func noteConstants() {
    changedRows = nil
    constantsChanged = true
  }

  /// Brings the numbers up to date where the constants of few rows outside the crash basis have changed.
  func renumber(_ rows: [Int32]) {
    constantsVersion += 1
    forgetKnown()
    // All at once: of one version none may be missing.
    if edits.count > Self.remembered { edits.removeAll(keepingCapacity: true) }
    if edits.capacity < Self.remembered { edits.reserveCapacity(Self.remembered + Self.few) }
    for place in 0..<program.guards.count where rows.contains(program.guards[place].row) {
      renumber(group: program.guards[place].group)
    }
    for c in 0..<program.components.count {
      var changed = false
      for place in ComponentCursor(program).rows(c) where rows.contains(program.components.row[place]) {
        let value = residualConstant(Int(program.components.row[place]))
        if value != rowConstants[place] {
          edits.append(
            ConstantEdit(
              component: Int32(c), version: componentVersion[c] + 1, place: Int32(place), before: rowConstants[place]))
          rowConstants[place] = value
          changed = true
        }
      }
      guard changed else { continue }
      componentVersion[c] += 1
      if program.components.isLive[c] { continue }
      if regions.regions[current[c]].costsRequired { constantRequiredCosts -= 1 }
      current[c] = region(for: c)
      if regions.regions[current[c]].costsRequired { constantRequiredCosts += 1 }
    }
  }

  /// What edits since a region was computed do to it.
  enum EffectOfEdits {
    /// Every constant is what it was then.
    case nothing
    /// Rows that the region does not hold at 0 have moved away from 0: it is as large as it was or larger, and its values are the same.
    case wider
    /// It has to be computed anew.
    case unknown
  }

  /// So many edits are remembered.
  private static var remembered: Int { 64 }

  func effectOfEdits(on region: Region, of c: Int) -> EffectOfEdits {
    if region.isPoint { return .unknown }
    var versions: Int32 = 0
    var last = region.version
    var effect = EffectOfEdits.nothing
    let view = View(c, program.components)
    for index in 0..<edits.count where edits[index].component == c && edits[index].version > region.version {
      let edit = edits[index]
      if edit.version != last {
        versions += 1
        last = edit.version
      }
      // The first one of a row has the constant that the region was computed with.
      if edits[..<index].contains(where: { $0.place == edit.place && $0.version > region.version }) { continue }
      let change = rowConstants[edit.place] - edit.before
      if change == 0 { continue }
      let row = edit.place - Int32(view.firstRow)
      let isAway = change * Double(regions.signs[region.signStart + row]) > 0
      if !isAway || regions.holds(row, in: region) { return .unknown }
      effect = .wider
    }
    return versions == componentVersion[c] - region.version ? effect : .unknown
  }

  /// The tightest guard of a group.
  private func renumber(group: Int32) {
    guardOffset[group] = .infinity
    for place in 0..<program.guards.count where program.guards[place].group == group {
      let one = program.guards[place]
      guardOffset[group] = min(guardOffset[group], one.sign * residualConstant(Int(one.row)))
    }
  }

  /// Whether a program without a row would be this one without it: an inequality that no basis would have.
  func canDoWithout(_ row: Int) -> Bool {
    !program.isExact && !program.hasUnevenRows && program.basis.position[row] < 0 && program.rows.twin[row] < 0
      && (program.rows.up[row] >= 0) != (program.rows.down[row] >= 0)
  }

  /// A row's residual in the present layout.
  func residual(of row: Int) -> Double {
    var sum = constants[row] * program.rows.scale[row]
    for k in Int(program.rows.parameterStart[row])..<Int(program.rows.parameterStart[row + 1]) {
      sum += program.rows.parameterCoefficient[k] * parameters[Int(program.rows.parameter[k])]
    }
    for entry in program.rows.entries(row) {
      sum += program.rows.coefficient[entry] * map.value(Int(program.rows.variable[entry]), live.base)
    }
    return sum
  }
}
