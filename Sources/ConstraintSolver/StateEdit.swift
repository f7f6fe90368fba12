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

/// A row whose constant has changed, and what it was.
struct ChangedRow: BitwiseCopyable {
  var row: Int32
  var before: Double
}

extension StateCore {
  /// With more changed rows all numbers are computed anew.
  private static var few: Int { 24 }

  /// Gives a row another constant, and remembers that it has changed.
  func setConstant(of row: Int, _ value: Double) {
    let before = constants[row]
    constants[row] = value
    if !constantsChanged { changedRows = [] }
    constantsChanged = true
    guard let known = changedRows else { return }
    if program.basis.position[row] >= 0 || known.count == Self.few {
      changedRows = nil
    } else if !known.contains(where: { $0.row == row }) {
      changedRows!.append(ChangedRow(row: Int32(row), before: before))
    }
  }

  /// Remembers that the constants of any rows may have changed.
  func noteConstants() {
    changedRows = nil
    constantsChanged = true
  }

  /// Brings the numbers up to date where the constants of few rows outside the crash basis have changed. Returns whether the
  /// present map is what it was: every row that has changed is farther away from where it counts, or no nearer than was known.
  func renumber(_ rows: [ChangedRow]) -> Bool {
    constantsVersion += 1
    forgetKnown()
    // All at once: of one version none may be missing.
    if edits.count > Self.remembered { edits.removeAll(keepingCapacity: true) }
    if edits.capacity < Self.remembered { edits.reserveCapacity(Self.remembered + Self.few) }
    var isSame = true
    var changed: [Int32] = []
    for one in rows {
      let place = Int(program.components.placeOfRow[one.row])
      guard place >= 0 else {
        if program.rows.up[one.row] == 0 || program.rows.down[one.row] == 0, !renumberGuards(of: one) { isSame = false }
        continue
      }
      let value = residualConstant(Int(one.row))
      guard value != rowConstants[place] else { continue }
      let c = program.components.componentOfPlace[place]
      let isFirst = !changed.contains(c)
      if isFirst { changed.append(c) }
      edits.append(
        ConstantEdit(
          component: c, version: componentVersion[c] + (isFirst ? 1 : 0), place: Int32(place),
          before: rowConstants[place]))
      rowConstants[place] = value
      if isFirst { componentVersion[c] += 1 }
    }
    for c in changed where !settle(Int(c)) { isSame = false }
    return isSame
  }

  /// Brings a component's region up to date where parameters move it not, and returns whether it is the same with the same values.
  private func settle(_ c: Int) -> Bool {
    let region = current[c]
    let isSame: Bool
    switch effectOfEdits(on: regions.regions[region], of: c) {
    case .nothing, .wider: isSame = regions.contains(region, live.base)
    case .unknown: isSame = false
    }
    guard !program.components.isLive[c], !isSame else { return isSame }
    if regions.regions[region].costsRequired { constantRequiredCosts -= 1 }
    current[c] = self.region(for: c)
    if regions.regions[current[c]].costsRequired { constantRequiredCosts += 1 }
    return false
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

  /// Brings the groups of a row's guards up to date. False: one is tighter than it was.
  private func renumberGuards(of changed: ChangedRow) -> Bool {
    var isLooser = true
    for place in 0..<program.guards.count where program.guards[place].row == changed.row {
      let one = program.guards[place]
      let value = one.sign * residualConstant(Int(one.row))
      let before = value - one.sign * (constants[one.row] - changed.before) * program.rows.scale[one.row]
      if value < guardOffset[one.group] {
        guardOffset[one.group] = value
        isLooser = false
      } else if before <= guardOffset[one.group] + tolerance {
        // It may have been the tightest.
        renumber(group: one.group)
      }
    }
    return isLooser
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
  func canDoWithout(_ row: Int, besides absent: [AbsentRow]) -> Bool {
    !program.isExact && !program.hasUnevenRows && LayoutProgram.Rows(program).isOutside(row, besides: absent)
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
