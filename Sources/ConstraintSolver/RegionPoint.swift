// A region of one point: what an exact search found at one set of numbers, kept as it is, because solving its equations
// again in doubles could lose what the search took care of.

extension RegionStore {
  /// Stores the values an exact search ended with, by row and by symbol. They hold at these live parameters alone. Of an exact
  /// program what is not 0 is not 0, however small.
  mutating func addPoint(
    _ c: Int, _ exact: borrowing ExactSimplex, rows: borrowing Slab<Double>, symbols: borrowing Slab<Double>,
    _ program: LayoutProgram, parameters: UnsafePointer<Double>, version: Int32
  ) -> Int32 {
    let view = View(c, program.components)
    var slid: [Int32] = []
    var held: [Int32] = []
    exact.report {
      slid.append(Int32($0))
    } held: {
      held.append(Int32($0))
    }
    let id = Int32(regions.count)
    var region = Region(
      component: Int32(c), size: Int32(slid.count), basisStart: Int32(basis.count), signStart: Int32(signs.count),
      responseStart: Int32(response.count), planeStart: Int32(planes.count), planeCount: 0, planeCapacity: 0,
      version: version, next: head[c], isPoint: true, isValid: true, costsRequired: false)
    if program.components.wide != nil {
      region.lowStart = Int32(low.count)
      low.append(repeating: 0, count: slid.count)
      let places = Dictionary(uniqueKeysWithValues: slid.sorted().enumerated().map { (Int($1), $0) })
      exact.reportValues { symbol, value in low[Int(region.lowStart) + places[symbol]!] = value.low }
    }
    for symbol in slid.sorted() { basis.append(symbol) }
    for row in held.sorted() { basis.append(row) }
    for r in 0..<view.rows { appendSign(rows[r], r, view, program, &region) }
    for p in 0..<slid.count {
      let value = symbols[basis[Int(region.basisStart) + p]]
      appendSign(value, view.rows + p, view, program, &region)
      response.append(value)
      response.append(repeating: 0, count: hot)
    }
    planeScratch.removeAll()
    if program.components.isLive[c] { appendPoint(parameters) }
    storePlanes(&region)
    regions.append(region)
    head[c] = id
    trim(c)
    return id
  }

  private mutating func appendSign(
    _ value: Double, _ item: Int, _ view: View, _ program: LayoutProgram, _ region: inout Region
  ) {
    let zero = program.isExact ? 0 : ComponentSimplex.zero
    let sign: Int8 = abs(value) <= zero ? 0 : value > 0 ? 1 : -1
    signs.append(sign)
    if costsRequired(item, sign, region, view, program.components) { region.costsRequired = true }
  }
}
