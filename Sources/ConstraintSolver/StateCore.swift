// The numbers of one layout: constants, parameters, regions and maps. One owner changes it at a time; `LayoutState` copies
// it when it is shared. Nothing that a core calls comes back to it, so that checks of exclusive access, which took half the
// time of a known size, are left out here and in what it owns.

final class StateCore: @unchecked Sendable {
  // Shared only while nobody changes it: LayoutState copies before writing.
  let program: LayoutProgram
  /// The constant of every row, as the canonical form has it (unscaled).
  let constants: Slab<Double>
  let parameters: Slab<Double>
  /// The live parameters only, in column order.
  let live: Slab<Double>
  @exclusivity(unchecked) var constantsChanged = true
  /// The rows whose constants have changed, where they are few; nil: any may have.
  @exclusivity(unchecked) var changedRows: [ChangedRow]?
  @exclusivity(unchecked) var parametersChanged = true

  /// Constant part of the crash basis: right-hand sides, variables, component rows, tightest guard of each group.
  private let rhs: Slab<Double>
  private let crash: Slab<Double>
  let rowConstants: Slab<Double>
  let guardOffset: Slab<Double>
  let componentVersion: Slab<Int32>
  /// Region of each component.
  let current: Slab<Int32>
  @exclusivity(unchecked) var regions: RegionStore
  /// The search's storage, made when it is first needed.
  var box: SimplexBox {
    if let ownBox { return ownBox }
    let box = SimplexBox(program.components)
    ownBox = box
    return box
  }
  @exclusivity(unchecked) private var ownBox: SimplexBox?
  /// The components without what gives way to any constraint, made when it is first needed.
  var probe: Probe {
    if let ownProbe { return ownProbe }
    let probe = Probe(program.components)
    ownProbe = probe
    return probe
  }
  @exclusivity(unchecked) private var ownProbe: Probe?
  /// The optimum of the set before this one, until one of this set is known.
  @exclusivity(unchecked) var past: PastOptimum?
  /// The live component that ruled each map out last: looked at first.
  private let suspects = Slab<Int32>(Limits.maps, repeating: 0)
  @exclusivity(unchecked) private(set) var maps: [AffineMap] = []
  @exclusivity(unchecked) private var mapIndex = 0
  @exclusivity(unchecked) private var checks = [MapCheck?](repeating: nil, count: Limits.maps)
  /// Whether no required row is in conflict and every one holds in the values as they are read, as of the last update. Kept,
  /// so that a state that is shared is only read.
  @exclusivity(unchecked) private(set) var requiredHold = true
  @exclusivity(unchecked) private var nextMap = 0
  @exclusivity(unchecked) var constantsVersion = 0
  /// The last changes of single constants, the oldest first.
  @exclusivity(unchecked) var edits: [ConstantEdit] = []
  /// Live parameters at which a map was found and every required row held, since constants changed last.
  private let knownLive: Slab<Double>
  private let knownMap: Slab<Int32>
  @exclusivity(unchecked) private var knownCount = 0
  @exclusivity(unchecked) private var nextKnown = 0
  private let workRHS: Slab<Double>
  /// What is read, while it is checked.
  let values: Slab<Double>
  @exclusivity(unchecked) var constantRequiredCosts = 0
  @exclusivity(unchecked) private(set) var statistics = SolveStatistics()
  /// Violations smaller than this are rounding.
  @exclusivity(unchecked) private(set) var tolerance = 1e-6

  var map: AffineMap { maps[mapIndex] }

  init(_ program: LayoutProgram) {
    self.program = program
    constants = Slab(program.rows.constraintCount, repeating: 0)
    parameters = Slab(program.columnOfParameter.count, repeating: 0)
    live = Slab(max(program.hotCount, 2), repeating: 0)
    knownLive = Slab(Limits.maps * program.hotCount, repeating: 0)
    knownMap = Slab(Limits.maps, repeating: 0)
    rhs = Slab(program.basis.count, repeating: 0)
    crash = Slab(program.variableCount, repeating: 0)
    rowConstants = Slab(program.components.row.count, repeating: .nan)
    guardOffset = Slab(program.guardGroups, repeating: 0)
    componentVersion = Slab(program.components.count, repeating: 0)
    current = Slab(program.components.count, repeating: -1)
    regions = RegionStore(program)
    workRHS = Slab(program.basis.count, repeating: 0)
    values = Slab(program.variableCount, repeating: 0)
  }

  init(copying other: StateCore) {
    program = other.program
    constants = Slab(copying: other.constants)
    parameters = Slab(copying: other.parameters)
    live = Slab(copying: other.live)
    knownLive = Slab(copying: other.knownLive)
    knownMap = Slab(copying: other.knownMap)
    knownCount = other.knownCount
    nextKnown = other.nextKnown
    constantsChanged = other.constantsChanged
    changedRows = other.changedRows
    parametersChanged = other.parametersChanged
    rhs = Slab(copying: other.rhs)
    crash = Slab(copying: other.crash)
    rowConstants = Slab(copying: other.rowConstants)
    guardOffset = Slab(copying: other.guardOffset)
    componentVersion = Slab(copying: other.componentVersion)
    current = Slab(copying: other.current)
    regions = RegionStore(copying: other.regions)
    maps = other.maps
    mapIndex = other.mapIndex
    nextMap = other.nextMap
    constantsVersion = other.constantsVersion
    edits = other.edits
    workRHS = Slab(copying: other.workRHS)
    values = Slab(program.variableCount, repeating: 0)
    constantRequiredCosts = other.constantRequiredCosts
    statistics = other.statistics
    tolerance = other.tolerance
    requiredHold = other.requiredHold
  }

  /// Brings regions and map up to date with constants and parameters.
  func update() {
    var isSame = false
    if constantsChanged {
      if let changedRows {
        let isMapCurrent = !parametersChanged && !maps.isEmpty && maps[mapIndex].version == constantsVersion
        isSame = renumber(changedRows) && isMapCurrent
      } else {
        renumber()
      }
      constantsChanged = false
      parametersChanged = true
    }
    guard parametersChanged else { return }
    parametersChanged = false
    if isSame {
      makeUnique(mapIndex)
      maps[mapIndex].version = constantsVersion
      if requiredHold, let changedRows, hold(changedRows) { return }
    } else {
      chooseMap()
      past = nil
    }
    requiredHold = !hasConflict() && checkRequired()
  }

  /// The check of the present map.
  func ownCheck() -> MapCheck {
    if let check = checks[mapIndex] { return check }
    let check = MapCheck(hot: program.hotCount)
    checks[mapIndex] = check
    return check
  }

  // MARK: Known numbers

  /// Takes up the map of live parameters met before. False: they were not, or constants have changed.
  func recall() -> Bool {
    guard !constantsChanged else { return false }
    let hot = program.hotCount
    for known in 0..<knownCount {
      var same = true
      for h in 0..<hot where knownLive[known * hot + h] != live[h] { same = false }
      guard same else { continue }
      takeUp(Int(knownMap[known]))
      parametersChanged = false
      requiredHold = true
      return true
    }
    return false
  }

  /// Remembers that the present map is right for the present live parameters, and that every required row holds.
  func remember() {
    let hot = program.hotCount
    for h in 0..<hot { knownLive[nextKnown * hot + h] = live[h] }
    knownMap[nextKnown] = Int32(mapIndex)
    knownCount = max(knownCount, nextKnown + 1)
    nextKnown = (nextKnown + 1) % Limits.maps
  }

  func forgetKnown() {
    knownCount = 0
    nextKnown = 0
  }

  private func takeUp(_ index: Int) {
    guard index != mapIndex else { return }
    mapIndex = index
    let regions = maps[index].regions.base
    for i in 0..<program.liveComponents.count { current[program.liveComponents[i]] = regions[i] }
  }

  // MARK: Constants

  func effectiveConstant(_ r: Int) -> Double {
    var sum = constants[r] * program.rows.scale[r]
    for k in Int(program.rows.parameterStart[r])..<Int(program.rows.parameterStart[r + 1]) {
      let p = Int(program.rows.parameter[k])
      if program.columnOfParameter[p] < 0 { sum += program.rows.parameterCoefficient[k] * parameters[p] }
    }
    return sum
  }

  func residualConstant(_ r: Int) -> Double {
    var sum = effectiveConstant(r)
    for entry in program.rows.entries(r) {
      sum += program.rows.coefficient[entry] * crash[program.rows.variable[entry]]
    }
    return sum
  }

  private func renumber() {
    constantsVersion += 1
    forgetKnown()
    var largest = 0.0
    for q in 0..<program.basis.count {
      let r = Int(program.basis.row[q])
      rhs[q] = r < program.rows.constraintCount ? -effectiveConstant(r) : 0
      largest = max(largest, abs(rhs[q]))
    }
    tolerance = 1e-6 * max(1, largest * 1e-6)
    program.basis.sweep(rhs.base, into: crash.base)
    for i in 0..<guardOffset.count { guardOffset[i] = .infinity }
    for i in 0..<program.guards.count {
      let g = program.guards[i]
      guardOffset[g.group] = min(guardOffset[g.group], g.sign * residualConstant(Int(g.row)))
    }
    constantRequiredCosts = 0
    let table = ComponentCursor(program)
    for c in 0..<table.count {
      var changed = current[c] < 0
      for place in table.rows(c) {
        let value = residualConstant(Int(program.components.row[place]))
        if value != rowConstants[place] {
          rowConstants[place] = value
          changed = true
        }
      }
      if changed {
        componentVersion[c] += 1
        if current[c] < 0, let past { takeOver(c, from: past) }
        if !program.components.isLive[c] { current[c] = region(for: c) }
      }
      if !program.components.isLive[c], regions.regions[current[c]].costsRequired { constantRequiredCosts += 1 }
    }
  }

  // MARK: Regions and maps

  /// The region of a component at the present parameters.
  func region(for c: Int) -> Int32 {
    if current[c] >= 0, isInside(current[c], c) { return current[c] }
    var candidate = regions.head[c]
    while candidate >= 0 {
      if candidate != current[c], isInside(candidate, c) { return candidate }
      candidate = regions.regions[candidate].next
    }
    return solve(c)
  }

  @inline(__always)
  private func isInside(_ region: Int32, _ c: Int) -> Bool {
    if regions.regions[region].version != componentVersion[c] {
      switch effectOfEdits(on: regions.regions[region], of: c) {
      case .nothing: regions.regions[region].version = componentVersion[c]
      case .wider where regions.contains(region, live.base): return true
      case .wider, .unknown: regions.refresh(region, program, constants: rowConstants, version: componentVersion[c])
      }
    }
    return regions.contains(region, live.base)
  }

  /// Enters a search in the statistics.
  func count(pivots: Int, work: Int, exact: Bool = false) {
    statistics.optimisations += 1
    statistics.pivots += pivots
    statistics.work += work
    if exact { statistics.exactSearches += 1 }
  }

  private func chooseMap() {
    if !maps.isEmpty {
      for step in 0..<maps.count {
        let index = mapIndex + step < maps.count ? mapIndex + step : mapIndex + step - maps.count
        if fits(index) {
          use(index)
          return
        }
      }
    }
    if regions.count > Limits.regionsPerComponent * program.components.count + 1024 { forget() }
    build()
  }

  /// Starts over with the present constants and parameters: bounds what a long life can pile up.
  private func forget() {
    regions.reset()
    forgetKnown()
    maps.removeAll(keepingCapacity: true)
    mapIndex = 0
    nextMap = 0
    current.fill(-1)
    for c in 0..<program.components.count where !program.components.isLive[c] { current[c] = region(for: c) }
  }

  private func fits(_ index: Int) -> Bool {
    let map = maps[index]
    let count = program.liveComponents.count
    if count == 0 { return true }
    let first = suspects[index]
    if !isInside(map.regions[first], Int(program.liveComponents[first])) { return false }
    for i in 0..<count where !isInside(map.regions[i], Int(program.liveComponents[i])) {
      suspects[index] = Int32(i)
      return false
    }
    return true
  }

  private func use(_ index: Int) {
    takeUp(index)
    guard maps[index].version != constantsVersion else { return }
    makeUnique(index)
    sweepColumn(0, of: maps[index])
    refineValues(of: maps[index])
    maps[index].version = constantsVersion
    countRequired(maps[index])
  }

  private func makeUnique(_ index: Int) {
    if !isKnownUniquelyReferenced(&maps[index]) { maps[index] = AffineMap(copying: maps[index]) }
  }

  /// Finds every live component's region and the map for that combination.
  private func build() {
    for i in 0..<program.liveComponents.count {
      let c = Int(program.liveComponents[i])
      current[c] = region(for: c)
    }
    statistics.maps += 1
    let index: Int
    if maps.count < Limits.maps {
      index = maps.count
      maps.append(
        AffineMap(variables: program.variableCount, hot: program.hotCount, live: program.liveComponents.count))
    } else {
      forgetKnown()
      index = nextMap == mapIndex ? (nextMap + 1) % Limits.maps : nextMap
      nextMap = (index + 1) % Limits.maps
      if !isKnownUniquelyReferenced(&maps[index]) {
        maps[index] = AffineMap(
          variables: program.variableCount, hot: program.hotCount, live: program.liveComponents.count)
      }
    }
    mapIndex = index
    let map = maps[index]
    suspects[index] = 0
    for i in 0..<program.liveComponents.count { map.regions[i] = current[program.liveComponents[i]] }
    for h in 0...program.hotCount { sweepColumn(h, of: map) }
    refineValues(of: map)
    checks[index]?.version = -1
    map.version = constantsVersion
    countRequired(map)
  }

  private func countRequired(_ map: AffineMap) {
    map.requiredCosts = 0
    for i in 0..<program.liveComponents.count where regions.regions[map.regions[i]].costsRequired {
      map.requiredCosts += 1
    }
  }

  /// One column of a map: the crash basis with the slid symbols' response as residuals.
  private func sweepColumn(_ h: Int, of map: AffineMap) {
    let source = h == 0 ? rhs.base : program.hotRHS.base + (h - 1) * program.basis.count
    workRHS.base.update(from: source, count: program.basis.count)
    let width = program.hotCount + 1
    var isCrash = true
    for c in 0..<program.components.count where current[c] >= 0 {
      let region = regions.regions[current[c]]
      if region.size == 0 { continue }
      let first = Int(program.components.symbolStart[c])
      for p in 0..<Int(region.size) {
        let q = program.components.symbol[first + Int(regions.basis[Int(region.basisStart) + p])]
        let response = regions.response[Int(region.responseStart) + p * width + h]
        if response == 0 { continue }
        workRHS[q] += response
        isCrash = false
      }
    }
    if isCrash {
      let known = h == 0 ? crash.base : program.hotColumns.base + (h - 1) * program.variableCount
      map.column(h).update(from: known, count: program.variableCount)
    } else {
      program.basis.sweep(workRHS.base, into: map.column(h))
    }
  }
}
