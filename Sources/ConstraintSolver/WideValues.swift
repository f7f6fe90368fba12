// The variables' values where coefficients are far apart: a symbol may be a million million points where a variable that follows
// from it is a few, and substitution in doubles would keep nothing of that.

extension StateCore {
  /// Makes a map right to a double's last digit at the present live parameters, by what its values leave of the basis' rows.
  func refineValues(of map: AffineMap) {
    guard program.components.wide != nil else { return }
    map.evaluate(live.base, into: values.base, count: program.variableCount)
    let symbols = symbolValues()
    let rest = Slab<Double>(program.basis.count, repeating: 0)
    for position in 0..<program.basis.count {
      let row = Int(program.basis.row[position])
      var sum = symbols[position]
      if row < program.rows.constraintCount { sum = sum - declaredValue(of: row).value }
      for entry in program.rows.entries(row) {
        sum = sum - Wide(program.rows.coefficient[entry]) * Wide(values[program.rows.variable[entry]])
      }
      rest[position] = sum.high
    }
    let correction = Slab<Double>(program.variableCount, repeating: 0)
    program.basis.sweep(rest.base, into: correction.base)
    for variable in 0..<program.variableCount { map.column(0)[variable] += correction[variable] }
  }

  /// The value of every row of the basis at the present live parameters, by position.
  private func symbolValues() -> Slab<Wide> {
    let symbols = Slab<Wide>(program.basis.count, repeating: .zero)
    let width = program.hotCount + 1
    for component in 0..<program.components.count where current[component] >= 0 {
      let region = regions.regions[current[component]]
      let first = Int(program.components.symbolStart[component])
      for place in 0..<Int(region.size) {
        let position = program.components.symbol[first + Int(regions.basis[Int(region.basisStart) + place])]
        let response = Int(region.responseStart) + place * width
        var sum = Wide(regions.response[response])
        for h in 0..<program.hotCount { sum = sum + Wide(regions.response[response + 1 + h]) * Wide(live[h]) }
        if region.lowStart >= 0 { sum = sum + Wide(regions.low[Int(region.lowStart) + place]) }
        symbols[position] = sum
      }
    }
    return symbols
  }
}
