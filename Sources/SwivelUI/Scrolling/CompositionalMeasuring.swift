// How large groups and items are, and where items stand in their group: sizes by arithmetic, those of cells as they said.

/// One item or group with its size, and where what is in it stands.
@MainActor final class CompositionalNode {
  let item: NSCollectionLayoutItem
  var size: CGSize
  var children: [(origin: CGPoint, node: CompositionalNode)] = []
  /// The number of an item's cell; nil for a group.
  var leaf: Int?
  var zIndex = 0
  /// Whether the cell says how wide and how high it is.
  var asksWidth = false
  var asksHeight = false

  init(_ item: NSCollectionLayoutItem, _ size: CGSize) {
    self.item = item
    self.size = size
  }
  /// The number of the first cell in it.
  var firstLeaf: Int? { leaf ?? children.lazy.compactMap(\.node.firstLeaf).first }
}

/// Measures the groups of one section, one after the other.
@MainActor struct CompositionalMeasuring {
  let section: Int
  /// How many items the section has.
  let count: Int
  /// What cells said.
  let found: [UICollectionView.ExtraKey: CGSize]
  let traits: UITraitCollection
  /// The number of the next item's cell.
  var next = 0

  private func said(_ leaf: Int) -> CGSize? {
    found[UICollectionView.ExtraKey(kind: "", path: IndexPath(item: leaf, section: section))]
  }

  /// - Parameter imposed: the width, or the height, a group of so many items gives each.
  mutating func node(
    of item: NSCollectionLayoutItem, in room: CGSize, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> CompositionalNode {
    if let group = item as? NSCollectionLayoutGroup {
      var size = group.layoutSize.size(in: room)
      if let width { size.width = width }
      if let height { size.height = height }
      return self.group(group, size)
    }
    var size = item.layoutSize.size(in: room, found: said(next))
    if let width { size.width = width }
    if let height { size.height = height }
    let node = CompositionalNode(item, size)
    node.leaf = next
    node.asksWidth = width == nil && item.layoutSize.widthDimension.isEstimated
    node.asksHeight = height == nil && item.layoutSize.heightDimension.isEstimated
    next += 1
    return node
  }

  private mutating func group(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> CompositionalNode {
    let node = CompositionalNode(group, size)
    let inner = group.content(of: CGRect(origin: .zero, size: size))
    switch group.kind {
    case .across: line(group, node, inner, isDown: false)
    case .down: line(group, node, inner, isDown: true)
    case .custom(let provider):
      for place in provider(CompositionalEnvironment(CompositionalRoom(inner.size), traits)) {
        let plain = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(place.frame.width), heightDimension: .absolute(place.frame.height)))
        let leaf = CompositionalNode(plain, place.frame.size)
        leaf.leaf = next
        leaf.zIndex = place.zIndex
        next += 1
        node.children.append(
          (CGPoint(x: inner.minX + place.frame.minX, y: inner.minY + place.frame.minY), leaf))
      }
    }
    return node
  }

  /// Distances before and after an item, along its line or across it.
  private func spaces(_ item: NSCollectionLayoutItem, isDown: Bool)
    -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)
  {
    let spacing = item.edgeSpacing
    return isDown ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
  }

  /// The nodes of a line, as many as there is room for.
  private mutating func nodes(_ group: NSCollectionLayoutGroup, _ inner: CGRect, isDown: Bool) -> [CompositionalNode] {
    func along(_ size: CGSize) -> CGFloat { isDown ? size.height : size.width }
    let gap = group.interItemSpacing?.spacing ?? 0
    let room = along(inner.size)
    func edges(_ item: NSCollectionLayoutItem) -> CGFloat {
      let spaces = spaces(item, isDown: isDown)
      return (spaces.before?.spacing ?? 0) + (spaces.after?.spacing ?? 0)
    }
    if let count = group.count, let item = group.subitems.first {
      let share = (room - gap * CGFloat(count - 1)) / CGFloat(max(1, count)) - edges(item)
      return (0..<count).map { _ in
        node(of: item, in: inner.size, width: isDown ? nil : share, height: isDown ? share : nil)
      }
    }
    // The items follow each other again and again as long as there is room; where the group is as long as its items need, what was
    // estimated says how many these are.
    let isOpen = (isDown ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isEstimated
    var nodes: [CompositionalNode] = []
    var used: CGFloat = 0
    while !group.subitems.isEmpty {
      if isOpen, !nodes.isEmpty, next >= count { break }
      let item = group.subitems[nodes.count % group.subitems.count]
      let before = next
      let node = node(of: item, in: inner.size)
      let estimated = isOpen ? along(item.layoutSize.size(in: inner.size)) : along(node.size)
      let length = estimated + edges(item) + (nodes.isEmpty ? 0 : gap)
      let isFirstRound = isOpen && nodes.count < group.subitems.count
      guard length > 0, isFirstRound || nodes.isEmpty || used + length <= room + 0.5 else {
        next = before
        break
      }
      used += length
      nodes.append(node)
    }
    return nodes
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ node: CompositionalNode, _ inner: CGRect, isDown: Bool
  ) {
    let parts = nodes(group, inner, isDown: isDown)
    func along(_ size: CGSize) -> CGFloat { isDown ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isDown ? size.width : size.height }
    let size = group.layoutSize
    let isOpen = group.count == nil && (isDown ? size.heightDimension : size.widthDimension).isEstimated
    let isOpenAcross = (isDown ? size.widthDimension : size.heightDimension).isEstimated
    // Those of a length that is the same for all are as long as the longest.
    func isUniform(_ part: CompositionalNode) -> Bool {
      (isDown ? part.item.layoutSize.widthDimension : part.item.layoutSize.heightDimension).isUniformAcrossSiblings
    }
    if let longest = parts.filter(isUniform).map({ across($0.size) }).max() {
      for part in parts where isUniform(part) {
        if isDown { part.size.width = longest } else { part.size.height = longest }
      }
    }
    var fixed: CGFloat = 0
    var flexible = 0
    var acrossLength: CGFloat = isOpenAcross ? 0 : across(inner.size)
    for (index, part) in parts.enumerated() {
      let ends = spaces(part.item, isDown: isDown)
      let sides = spaces(part.item, isDown: !isDown)
      for space in [ends.before, ends.after, index > 0 ? group.interItemSpacing : nil] {
        fixed += space?.spacing ?? 0
        if space?.isFlexibleSpacing == true { flexible += 1 }
      }
      fixed += along(part.size)
      if isOpenAcross, (part.firstLeaf ?? 0) < count {
        acrossLength = max(
          acrossLength, across(part.size) + (sides.before?.spacing ?? 0) + (sides.after?.spacing ?? 0))
      }
    }
    let free = isOpen || flexible == 0 ? 0 : max(0, along(inner.size) - fixed) / CGFloat(flexible)
    func length(_ space: NSCollectionLayoutSpacing?) -> CGFloat {
      (space?.spacing ?? 0) + (space?.isFlexibleSpacing == true ? free : 0)
    }
    var place = isDown ? inner.minY : inner.minX
    for (index, part) in parts.enumerated() {
      let ends = spaces(part.item, isDown: isDown)
      let sides = spaces(part.item, isDown: !isDown)
      if index > 0 { place += length(group.interItemSpacing) }
      place += length(ends.before)
      let left = max(
        0, acrossLength - across(part.size) - (sides.before?.spacing ?? 0) - (sides.after?.spacing ?? 0))
      let sharers = [sides.before, sides.after].filter { $0?.isFlexibleSpacing == true }.count
      let own = sides.before?.isFlexibleSpacing == true ? left / CGFloat(sharers) : 0
      let aside = (isDown ? inner.minX : inner.minY) + (sides.before?.spacing ?? 0) + own
      node.children.append((isDown ? CGPoint(x: aside, y: place) : CGPoint(x: place, y: aside), part))
      place += along(part.size) + length(ends.after)
    }
    if isOpen { if isDown { node.size.height = fixed } else { node.size.width = fixed } }
    if isOpenAcross { if isDown { node.size.width = acrossLength } else { node.size.height = acrossLength } }
  }
}
