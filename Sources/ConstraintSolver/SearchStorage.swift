// What searches keep from one optimum to the next, behind references, so that a state makes it when it first searches.

/// A simplex behind a reference, so that its storage can be kept from one optimisation to the next.
final class SimplexBox {
  @exclusivity(unchecked) var simplex: ComponentSimplex
  init(_ table: borrowing ComponentTable) { simplex = ComponentSimplex(table) }
}

/// A table for probing, behind a reference.
final class Probe {
  let table: ComponentTable
  init(_ table: borrowing ComponentTable) { self.table = ComponentTable(probing: table) }
}
