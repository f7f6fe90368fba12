// Critical regions: for one component, a basis with its signs, the affine response of its slid symbols, and the half planes
// inside which it stays the optimum. Regions do not overlap and leave no gap, because every row is shifted a little.

struct RegionStore: ~Copyable {
  let hot: Int
  /// What a row may be off by for the perturbation's sake, in points: a hundred times its height.
  private static let visible = 1e-5
  /// Newest region of each component, or -1.
  let head: Slab<Int32>
  var regions: Stack<Region>
  var basis: Stack<Int32>
  var signs: Stack<Int8>
  var response: Stack<Double>
  /// Of symbols that an exact search has found, what a double leaves of their values.
  var low = Stack<Double>()
  private(set) var planes: Stack<Double>
  var planeScratch = Stack<Double>()
  private var responseScratch = Stack<Double>()
  var equationScratch = Stack<Double>()
  let box = FactorsBox()
  /// As many equations are solved by a dense elimination.
  static let dense = 12
  let slidPlace: Slab<Int32>
  private let heldPlace: Slab<Int32>

  var count: Int { regions.count }

  init(_ program: LayoutProgram) {
    hot = program.hotCount
    head = Slab(program.components.count, repeating: -1)
    regions = Stack(capacity: program.components.count * 2)
    basis = Stack(capacity: program.components.count)
    signs = Stack(capacity: program.components.row.count * 2)
    response = Stack(capacity: program.components.count)
    planes = Stack(capacity: 64)
    slidPlace = Slab(program.components.largestSymbols, repeating: -1)
    heldPlace = Slab(program.components.largestRows, repeating: -1)
  }

  init(copying other: borrowing RegionStore) {
    hot = other.hot
    head = Slab(copying: other.head)
    regions = Stack(copying: other.regions)
    basis = Stack(copying: other.basis)
    signs = Stack(copying: other.signs)
    response = Stack(copying: other.response)
    low = Stack(copying: other.low)
    planes = Stack(copying: other.planes)
    slidPlace = Slab(copying: other.slidPlace)
    heldPlace = Slab(copying: other.heldPlace)
  }

  mutating func reset() {
    head.fill(-1)
    regions.removeAll()
    basis.removeAll()
    signs.removeAll()
    response.removeAll()
    low.removeAll()
    planes.removeAll()
  }

  /// Whether the region holds at these live parameters. Its version must be current.
  @inline(__always)
  func contains(_ region: Int32, _ parameters: UnsafePointer<Double>) -> Bool {
    let r = regions.base + Int(region)
    if !r.pointee.isValid { return false }
    var plane = planes.base + Int(r.pointee.planeStart)
    if hot == 2 {
      let a = parameters[0]
      let b = parameters[1]
      for _ in 0..<Int(r.pointee.planeCount) {
        if plane[0] + plane[1] * a + plane[2] * b < 0 { return false }
        plane += 3
      }
      return true
    }
    for _ in 0..<Int(r.pointee.planeCount) {
      var sum = plane[0]
      for h in 0..<hot { sum += plane[h + 1] * parameters[h] }
      if sum < 0 { return false }
      plane += hot + 1
    }
    return true
  }

  /// Stores the basis a simplex ended with. `value` is read for the signs.
  mutating func add(
    _ c: Int, _ simplex: borrowing ComponentSimplex, _ program: LayoutProgram, constants: borrowing Slab<Double>,
    parameters: UnsafePointer<Double>, version: Int32, isPoint: Bool
  ) -> Int32 {
    let view = View(c, program.components)
    let size = simplex.slid.count
    let id = Int32(regions.count)
    let basisStart = basis.count
    for s in 0..<view.symbols where simplex.slidPlace[s] >= 0 { basis.append(Int32(s)) }
    for r in 0..<view.rows where simplex.heldPlace[r] >= 0 { basis.append(Int32(r)) }
    let signStart = signs.count
    signs.append(repeating: 0, count: view.rows + size)
    let responseStart = response.count
    response.append(repeating: 0, count: size * (hot + 1))
    regions.append(
      Region(
        component: Int32(c), size: Int32(size), basisStart: Int32(basisStart), signStart: Int32(signStart),
        responseStart: Int32(responseStart), planeStart: Int32(planes.count), planeCount: 0, planeCapacity: 0,
        version: version, next: head[c], isPoint: isPoint, isValid: true, costsRequired: false))
    head[c] = id
    compute(id, program, constants: constants, parameters: parameters, findSigns: true, version: version)
    trim(c)
    return id
  }

  /// Puts a region's basis and signs into a simplex whose `value` has the rows' values without it.
  func load(_ region: Int32, into simplex: inout ComponentSimplex, _ view: View) {
    let region = regions[region]
    let size = Int(region.size)
    simplex.prepare(view)
    for r in 0..<view.rows { simplex.rowSide[r] = signs[Int(region.signStart) + r] }
    for p in 0..<size {
      let symbol = Int(basis[Int(region.basisStart) + p])
      simplex.slide(symbol)
      simplex.symbolSide[symbol] = signs[Int(region.signStart) + view.rows + p]
      simplex.hold(Int(basis[Int(region.basisStart) + size + p]))
    }
  }

  /// Computes response and planes anew for changed constants.
  mutating func refresh(_ region: Int32, _ program: LayoutProgram, constants: borrowing Slab<Double>, version: Int32) {
    compute(region, program, constants: constants, parameters: nil, findSigns: false, version: version)
  }

  /// Whether a region keeps a row of its component at 0.
  func holds(_ row: Int32, in region: Region) -> Bool {
    let first = Int(region.basisStart + region.size)
    for place in first..<first + Int(region.size) where basis[place] == row { return true }
    return false
  }

  /// Unlinks the oldest regions over the limit; maps that use them still may.
  func trim(_ c: Int) {
    var region = head[c]
    var seen = 1
    while region >= 0 {
      let next = regions[region].next
      if seen == Limits.regionsPerComponent {
        regions[region].next = -1
        return
      }
      seen += 1
      region = next
    }
  }

  private mutating func compute(
    _ id: Int32, _ program: LayoutProgram, constants: borrowing Slab<Double>, parameters: UnsafePointer<Double>?,
    findSigns: Bool, version: Int32
  ) {
    var region = regions[id]
    let table = View(Int(region.component), program.components)
    let size = Int(region.size)
    let width = hot + 2
    region.version = version
    region.isValid = findSigns || !region.isPoint
    guard region.isValid else {
      regions[id] = region
      return
    }
    var costs = false
    planeScratch.removeAll()
    Self.reserve(&responseScratch, (size + 1) * width)
    let z = UnsafeMutableBufferPointer(start: responseScratch.base, count: (size + 1) * width)
    solveHeld(region, table, program, constants, z)
    for p in 0..<size {
      for h in 0...hot { response[Int(region.responseStart) + p * (hot + 1) + h] = z[p * width + h] }
      slidPlace[basis[Int(region.basisStart) + p]] = Int32(p)
      heldPlace[basis[Int(region.basisStart) + size + p]] = 1
    }
    let line = z.baseAddress! + size * width
    for r in 0..<table.rows + size {
      if r < table.rows {
        if heldPlace[r] >= 0 { continue }
        rowLine(r, table, program, constants, z, line)
      } else {
        for h in 0..<width { line[h] = z[(r - table.rows) * width + h] }
      }
      if findSigns { findSign(r, line, parameters!, table, program.components, &region) }
      let s = signs[Int(region.signStart) + r]
      if region.isPoint {
        costs = costs || costsRequired(r, s, region, table, program.components)
        continue
      }
      if !appendPlane(line, sign: Double(s)) { region.isValid = region.isValid && holds(line, Double(s)) }
      costs = costs || costsRequired(r, s, region, table, program.components)
    }
    for p in 0..<size {
      slidPlace[basis[Int(region.basisStart) + p]] = -1
      heldPlace[basis[Int(region.basisStart) + size + p]] = -1
    }
    region.costsRequired = costs
    if region.isPoint, program.components.isLive[region.component] { appendPoint(parameters!) }
    storePlanes(&region)
    regions[id] = region
  }

  mutating func storePlanes(_ region: inout Region) {
    let cells = planeScratch.count
    region.planeCount = Int32(cells / (hot + 1))
    if region.planeCount > region.planeCapacity {
      region.planeStart = Int32(planes.count)
      region.planeCapacity = region.planeCount
      planes.append(repeating: 0, count: cells)
    }
    for k in 0..<cells { planes[Int(region.planeStart) + k] = planeScratch[k] }
  }

  func costsRequired(
    _ r: Int, _ sign: Int8, _ region: Region, _ view: View, _ table: borrowing ComponentTable
  ) -> Bool {
    if sign == 0 { return false }
    if r < view.rows {
      let place = view.firstRow + r
      return (sign > 0 ? table.rowUp[place] : table.rowDown[place]) == 0
    }
    let place = view.firstSymbol + Int(basis[Int(region.basisStart) + r - view.rows])
    return (sign > 0 ? table.symbolUp[place] : table.symbolDown[place]) == 0
  }

  /// Constant, derivatives and shift of a free row.
  @inline(__always)
  private func rowLine(
    _ r: Int, _ view: View, _ program: LayoutProgram, _ constants: borrowing Slab<Double>,
    _ z: UnsafeMutableBufferPointer<Double>, _ line: UnsafeMutablePointer<Double>
  ) {
    let place = view.firstRow + r
    let width = hot + 2
    line[0] = constants[place]
    for h in 0..<hot { line[h + 1] = program.components.rowHot[place * hot + h] }
    line[hot + 1] = program.components.rowShift[place]
    for entry in Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1]) {
      let p = slidPlace[program.components.entrySymbol[entry]]
      if p < 0 { continue }
      let a = program.components.entryCoefficient[entry]
      for h in 0..<width { line[h] += a * z[Int(p) * width + h] }
    }
    for h in 1..<hot + 1 where abs(line[h]) < 1e-12 { line[h] = 0 }
  }

  /// Stores on which side of 0 a free row or slid symbol is. What would be visible only beside the perturbation is skewed.
  private func findSign(
    _ r: Int, _ line: UnsafeMutablePointer<Double>, _ parameters: UnsafePointer<Double>, _ view: View,
    _ table: borrowing ComponentTable, _ region: inout Region
  ) {
    var sum = line[0]
    for h in 0..<hot { sum += line[h + 1] * parameters[h] }
    let shifted = sum + line[hot + 1]
    if region.isPoint {
      signs[Int(region.signStart) + r] = abs(sum) <= ComponentSimplex.zero ? 0 : sum > 0 ? 1 : -1
      return
    }
    signs[Int(region.signStart) + r] = shifted > 0 ? 1 : -1
    let weight =
      r < view.rows
      ? table.rowWeight[view.firstRow + r]
      : table.symbolWeight[view.firstSymbol + Int(basis[Int(region.basisStart) + r - view.rows])]
    if (shifted > 0) != (sum > 0), abs(sum) * weight > Self.visible { region.isSkewed = true }
  }

  /// Two half planes for each live parameter that leave it one value.
  mutating func appendPoint(_ parameters: UnsafePointer<Double>) {
    for h in 0..<hot {
      for sign in [1.0, -1] {
        planeScratch.append(-sign * parameters[h])
        for other in 0..<hot { planeScratch.append(other == h ? sign : 0) }
      }
    }
  }

  private func holds(_ line: UnsafeMutablePointer<Double>, _ sign: Double) -> Bool {
    sign * (line[0] + line[hot + 1]) >= 0
  }

  /// False when no live parameter touches the line.
  @inline(__always)
  private mutating func appendPlane(_ line: UnsafeMutablePointer<Double>, sign: Double) -> Bool {
    var moves = false
    for h in 1..<hot + 1 where line[h] != 0 { moves = true }
    if !moves { return false }
    planeScratch.addPlane(sign * (line[0] + line[hot + 1]), line + 1, sign: sign, parameters: hot)
    return true
  }

  /// Room for zeros that is kept from one use to the next.
  static func reserve(_ scratch: inout Stack<Double>, _ count: Int) {
    scratch.removeAll()
    scratch.append(repeating: 0, count: count)
  }

  /// Required rows on their costly side, however little, with their signs: what the optimum pays for at level 0.
  func costlyRows(_ id: Int32, _ program: LayoutProgram, _ report: (_ row: Int, _ sign: Double) -> Void) {
    let region = regions[id]
    let view = View(Int(region.component), program.components)
    for r in 0..<view.rows + Int(region.size) {
      let sign = signs[Int(region.signStart) + r]
      guard sign != 0, costsRequired(r, sign, region, view, program.components) else { continue }
      if r < view.rows {
        report(Int(program.components.row[view.firstRow + r]), Double(sign))
      } else {
        let symbol = view.firstSymbol + Int(basis[Int(region.basisStart) + r - view.rows])
        report(Int(program.basis.row[program.components.symbol[symbol]]), Double(sign))
      }
    }
  }

  /// Required rows on their costly side by more than the tolerance, with their residuals.
  func violations(
    _ id: Int32, _ program: LayoutProgram, constants: borrowing Slab<Double>, parameters: UnsafePointer<Double>,
    tolerance: Double, _ report: (Int32, Double) -> Void
  ) {
    let region = regions[id]
    let view = View(Int(region.component), program.components)
    let table = view.firstSymbol
    let size = Int(region.size)
    let z = Slab<Double>(view.symbols, repeating: 0)
    for p in 0..<size {
      var sum = response[Int(region.responseStart) + p * (hot + 1)]
      for h in 0..<hot { sum += response[Int(region.responseStart) + p * (hot + 1) + h + 1] * parameters[h] }
      let s = Int(basis[Int(region.basisStart) + p])
      z[s] = sum
      let level = sum > 0 ? program.components.symbolUp[table + s] : program.components.symbolDown[table + s]
      if level == 0, abs(sum) * (region.isPoint ? program.components.symbolWeight[table + s] : 1) > tolerance {
        report(program.basis.row[program.components.symbol[table + s]], sum)
      }
    }
    for r in 0..<view.rows {
      let place = view.firstRow + r
      var sum = constants[place]
      for h in 0..<hot { sum += program.components.rowHot[place * hot + h] * parameters[h] }
      for entry in Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1]) {
        sum += program.components.entryCoefficient[entry] * z[program.components.entrySymbol[entry]]
      }
      let level = sum > 0 ? program.components.rowUp[place] : program.components.rowDown[place]
      if level == 0, abs(sum) * (region.isPoint ? program.components.rowWeight[place] : 1) > tolerance {
        report(program.components.row[place], sum)
      }
    }
  }
}
