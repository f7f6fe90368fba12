// Where sections stand, and what is at their edges, behind them and in them.

/// A section that scrolls across: its own scroll view shows it.
struct OrthogonalSection {
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where it is in the collection's content.
  var frame: CGRect
  /// How long its groups are, with the insets at both ends.
  var length: CGFloat
  /// Where its groups begin and how long they are.
  var groups: [ClosedRange<CGFloat>]
}

/// Places the sections of a compositional layout one after the other.
@MainActor struct CompositionalPlacing {
  let isVertical: Bool
  let environment: CompositionalEnvironment
  let found: [UICollectionView.ExtraKey: CGSize]
  /// What stays free at the sides for a reference.
  let insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  let attributesClass: UICollectionViewLayoutAttributes.Type
  /// Everything, in the order it was placed.
  var placed: [UICollectionViewLayoutAttributes] = []
  var orthogonal: [Int: OrthogonalSection] = [:]
  /// Where the next section begins.
  var along: CGFloat = 0
  private var room: CGSize { environment.container.contentSize }

  private func made(_ path: IndexPath, _ kind: String? = nil, _ category: UICollectionView.ElementCategory = .cell)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = attributesClass.init()
    attributes.become(path, kind, category)
    return attributes
  }

  private func said(_ kind: String, _ path: IndexPath) -> CGSize? {
    found[UICollectionView.ExtraKey(kind: kind, path: path)]
  }

  private mutating func add(
    _ item: NSCollectionLayoutSupplementaryItem, _ path: IndexPath, _ frame: CGRect, scrolls section: Int? = nil
  ) {
    let attributes = made(path, item.elementKind, .supplementaryView)
    attributes.frame = item.content(of: frame)
    attributes.zIndex = item.zIndex
    attributes.asksWidth = item.layoutSize.widthDimension.isEstimated
    attributes.asksHeight = item.layoutSize.heightDimension.isEstimated
    attributes.scrollsIn = section
    placed.append(attributes)
  }

  /// What is at one edge along the content, of a section or of everything: one below the other. Gives what was added.
  mutating func boundary(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atEnd: Bool, _ path: IndexPath, from start: CGFloat,
    to finish: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    let count = placed.count
    for item in items {
      let edges = item.alignment.edges
      let isAtEnd = edges.contains(last)
      guard isAtEnd == atEnd, isAtEnd || edges.contains(first) || edges.isEmpty else { continue }
      let area =
        isVertical
        ? CGSize(width: finish - start, height: room.height) : CGSize(width: room.width, height: finish - start)
      let size = item.layoutSize.size(in: area, found: said(item.elementKind, path))
      let depth = isVertical ? size.height : size.width
      // Without room of its own it lies over what was placed last, or what comes next.
      let place = item.extendsBoundary || !isAtEnd ? along : along - depth
      let box =
        isVertical
        ? CGRect(x: start, y: place, width: finish - start, height: depth)
        : CGRect(x: place, y: start, width: depth, height: finish - start)
      let anchor = NSCollectionLayoutAnchor(edges: edges)
      let (goal, own) = (anchor.point(of: box), anchor.point(of: CGRect(origin: .zero, size: size)))
      let origin = CGPoint(x: goal.x - own.x + item.offset.x, y: goal.y - own.y + item.offset.y)
      add(item, path, CGRect(origin: origin, size: size))
      if item.extendsBoundary { along += depth }
      if item.pinToVisibleBounds { placed.last?.pin = .init(isAtEnd: isAtEnd) }
    }
    return Array(placed[count...])
  }

  /// Places a section from `along` on.
  mutating func place(_ section: NSCollectionLayoutSection, _ index: Int, count: Int) {
    along += section.topPadding
    let start = along
    let path = IndexPath(item: 0, section: index)
    let reference = insets(section.contentInsetsReference)
    let own = section.contentInsets
    let sides =
      isVertical
      ? (near: own.leading + reference.leading, far: own.trailing + reference.trailing)
      : (near: own.top + reference.top, far: own.bottom + reference.bottom)
    let width = isVertical ? room.width : room.height
    let outer = insets(section.supplementaryContentInsetsReference)
    let edge =
      section.supplementariesFollowContentInsets
      ? sides : isVertical ? (near: outer.leading, far: outer.trailing) : (near: outer.top, far: outer.bottom)
    var fixed = boundary(
      section.boundarySupplementaryItems, atEnd: false, path, from: edge.near, to: width - edge.far)
    along += isVertical ? own.top : own.leading
    let inner =
      isVertical
      ? CGSize(width: max(0, width - sides.near - sides.far), height: room.height)
      : CGSize(width: room.width, height: max(0, width - sides.near - sides.far))
    var measuring = CompositionalMeasuring(
      section: index, count: count, found: found, traits: environment.traitCollection)
    if section.orthogonalScrollingBehavior != .none, isVertical {
      across(section, index, count, &measuring, inner, sides)
    } else {
      while measuring.next < count {
        let before = measuring.next
        if before > 0 { along += section.interGroupSpacing }
        let node = measuring.node(of: section.group, in: inner)
        guard measuring.next > before else { break }
        emit(node, isVertical ? CGPoint(x: sides.near, y: along) : CGPoint(x: along, y: sides.near), index, count)
        along += isVertical ? node.size.height : node.size.width
      }
    }
    along += isVertical ? own.bottom : own.trailing
    fixed += boundary(section.boundarySupplementaryItems, atEnd: true, path, from: edge.near, to: width - edge.far)
    for attributes in fixed { attributes.pin?.range = start...max(start, along) }
    let whole =
      isVertical
      ? CGRect(x: 0, y: start, width: width, height: along - start)
      : CGRect(x: start, y: 0, width: along - start, height: width)
    for item in section.decorationItems {
      let attributes = made(path, item.elementKind, .decorationView)
      attributes.frame = item.content(of: whole)
      attributes.zIndex = item.zIndex
      placed.append(attributes)
    }
  }

  /// Groups beside each other, in a view of their own.
  private mutating func across(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ measuring: inout CompositionalMeasuring,
    _ inner: CGSize, _ sides: (near: CGFloat, far: CGFloat)
  ) {
    var x = sides.near
    var deepest: CGFloat = 0
    var groups: [ClosedRange<CGFloat>] = []
    while measuring.next < count {
      let before = measuring.next
      if before > 0 { x += section.interGroupSpacing }
      let node = measuring.node(of: section.group, in: inner)
      guard measuring.next > before else { break }
      emit(node, CGPoint(x: x, y: along), index, count, scrolls: index)
      groups.append(x...max(x, x + node.size.width))
      x += node.size.width
      deepest = max(deepest, node.size.height)
    }
    orthogonal[index] = OrthogonalSection(
      behavior: section.orthogonalScrollingBehavior,
      frame: CGRect(x: 0, y: along, width: room.width, height: deepest), length: x + sides.far, groups: groups)
    along += deepest
  }

  private mutating func emit(
    _ node: CompositionalNode, _ origin: CGPoint, _ section: Int, _ count: Int, scrolls: Int? = nil
  ) {
    guard let first = node.firstLeaf, first < count else { return }
    let path = IndexPath(item: first, section: section)
    let frame = node.item.content(of: CGRect(origin: origin, size: node.size))
    if node.leaf != nil {
      let attributes = made(path)
      attributes.frame = frame
      attributes.zIndex = node.zIndex
      (attributes.asksWidth, attributes.asksHeight) = (node.asksWidth, node.asksHeight)
      attributes.scrollsIn = scrolls
      placed.append(attributes)
    }
    for (place, child) in node.children {
      emit(child, CGPoint(x: origin.x + place.x, y: origin.y + place.y), section, count, scrolls: scrolls)
    }
    for item in node.item.supplementaryItems {
      add(item, path, item.frame(at: frame, found: said(item.elementKind, path)), scrolls: scrolls)
    }
  }
}
