// How the slid symbols of a region follow constants and live parameters: the equations of its held rows, solved for every
// column at once.

extension RegionStore {
  /// Solves the held rows for the slid symbols, column by column (constant, derivatives, shift), in sorted order.
  mutating func solveHeld(
    _ region: Region, _ view: View, _ program: LayoutProgram, _ constants: borrowing Slab<Double>,
    _ z: UnsafeMutableBufferPointer<Double>
  ) {
    let size = Int(region.size)
    if size == 0 { return }
    if size > Self.dense {
      solveSparsely(region, view, program, constants, z)
      return
    }
    let width = hot + 2
    let stride = size + width
    Self.reserve(&equationScratch, size * stride)
    let work = equationScratch.base
    for p in 0..<size { slidPlace[basis[Int(region.basisStart) + p]] = Int32(p) }
    for k in 0..<size {
      let place = view.firstRow + Int(basis[Int(region.basisStart) + size + k])
      for entry in Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1]) {
        let p = slidPlace[program.components.entrySymbol[entry]]
        if p >= 0 { work[k * stride + Int(p)] = program.components.entryCoefficient[entry] }
      }
      work[k * stride + size] = -constants[place]
      for h in 0..<hot { work[k * stride + size + 1 + h] = -program.components.rowHot[place * hot + h] }
      work[k * stride + size + hot + 1] = -program.components.rowShift[place]
    }
    for p in 0..<size { slidPlace[basis[Int(region.basisStart) + p]] = -1 }
    eliminate(work, size: size, stride: stride)
    for p in 0..<size {
      for h in 0..<width {
        let value = work[p * stride + size + h]
        z[p * width + h] = h > 0 && abs(value) < 1e-12 ? 0 : value
      }
    }
  }

  /// The same by sparse factors, for more equations than most screens have.
  private mutating func solveSparsely(
    _ region: Region, _ view: View, _ program: LayoutProgram, _ constants: borrowing Slab<Double>,
    _ z: UnsafeMutableBufferPointer<Double>
  ) {
    let size = Int(region.size)
    let width = hot + 2
    for p in 0..<size { slidPlace[basis[Int(region.basisStart) + p]] = Int32(p) }
    // Swift 6.3.1 makes invalid code of these calls on a property under a sanitizer.
    let box = box
    box.factors.begin()
    for k in 0..<size {
      let place = view.firstRow + Int(basis[Int(region.basisStart) + size + k])
      for entry in Int(program.components.entryStart[place])..<Int(program.components.entryStart[place + 1]) {
        let p = slidPlace[program.components.entrySymbol[entry]]
        if p >= 0 { box.factors.append(program.components.entryCoefficient[entry], column: p) }
      }
      box.factors.endRow()
    }
    for p in 0..<size { slidPlace[basis[Int(region.basisStart) + p]] = -1 }
    // Regular, because the search that ended here factored it.
    _ = box.factors.factor()
    Self.reserve(&equationScratch, 2 * size)
    let right = equationScratch.base
    let unknown = equationScratch.base + size
    for h in 0..<width {
      for k in 0..<size {
        let place = view.firstRow + Int(basis[Int(region.basisStart) + size + k])
        right[k] =
          h == 0
          ? -constants[place]
          : h <= hot ? -program.components.rowHot[place * hot + h - 1] : -program.components.rowShift[place]
      }
      box.factors.solve(right, into: unknown)
      for p in 0..<size { z[p * width + h] = h > 0 && abs(unknown[p]) < 1e-12 ? 0 : unknown[p] }
    }
  }

  /// Gauss-Jordan with partial pivoting on the left part, applied to the right part.
  private func eliminate(_ work: UnsafeMutablePointer<Double>, size: Int, stride: Int) {
    for column in 0..<size {
      var pivot = column
      for r in column..<size where abs(work[r * stride + column]) > abs(work[pivot * stride + column]) { pivot = r }
      if pivot != column {
        for k in 0..<stride {
          let saved = work[column * stride + k]
          work[column * stride + k] = work[pivot * stride + k]
          work[pivot * stride + k] = saved
        }
      }
      let factor = 1 / work[column * stride + column]
      for k in column..<stride { work[column * stride + k] *= factor }
      for r in 0..<size where r != column && work[r * stride + column] != 0 {
        let f = work[r * stride + column]
        for k in column..<stride { work[r * stride + k] -= f * work[column * stride + k] }
      }
    }
  }
}
