// Cells by registrations, from era 14: what makes a cell and what fills it are one value.

extension UICollectionView {
  /// How cells of a class are made and filled.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let identifier = "registration \(ObjectSerial.next())"

    /// Cells of the class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }
    /// Cells of a xib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// How views beside items are made and filled.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind at a place.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    fileprivate let handler: Handler
    fileprivate let kind: String
    fileprivate let nib: UINib?
    fileprivate let identifier = "registration \(ObjectSerial.next())"

    /// Views of the class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }
    /// Views of a xib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell shown before, or a new one, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if prototypes[registration.identifier] == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = made as? Cell ?? GuestClasses.view(Cell.self, frame: coming)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view beside items, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if supplementaries[kind + "/" + identifier] == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let view = made as? Supplementary ?? GuestClasses.view(Supplementary.self, frame: coming)
    registration.handler(view, kind, indexPath)
    return view
  }
}
