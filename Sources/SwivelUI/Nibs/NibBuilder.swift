// A document's elements to views: the tree, what every view has, and finding objects by identifier.
import InterfaceBuilder

/// Makes the objects of one scene or xib.
@MainActor package final class NibBuilder {
  package let document: InterfaceDocument
  package let settings: NibSettings
  var variations: NibVariations
  /// What was made, by identifier.
  package internal(set) var objects: [String: AnyObject] = [:]
  /// Views with their elements, in the order they were made.
  package private(set) var views: [(element: Element, view: UIView)] = []
  package internal(set) var diagnostics: [InterfaceDiagnostic] = []
  /// Views on the canvas whose own size is not known, so that the stored one stands in.
  package internal(set) var fallbackCount = 0
  /// The controller whose view is being made.
  weak var controller: UIViewController?

  /// Elements with `constraints`, and the views that hold them.
  private var holders: [(element: Element, view: UIView, excluded: Set<String>)] = []
  /// So many of them hold their constraints already.
  private var installedHolders = 0
  private var excludedViews: Set<String> = []
  /// Of these the ones that were made hidden, as they were not installed from the beginning.
  private var unshownViews: Set<String> = []
  /// Constraints that are not installed in the present environment; what code does with the others is its own.
  private var leftOut: Set<String> = []
  /// The views above the one being made: deeper documents than hierarchies may be are cut off.
  private var depth = 0
  private static let maximumDepth = 120

  package init(_ document: InterfaceDocument, settings: NibSettings) {
    self.document = document
    self.settings = settings
    variations = NibVariations(environment: settings.environment)
  }

  /// Makes a view with all it contains and the constraints that lie in it.
  ///
  /// - Parameters:
  ///   - insets: on the canvas, the safe area.
  ///   - controller: the element with the top and bottom guides.
  package func makeRoot(_ element: Element, insets: UIEdgeInsets? = nil, of controller: Element? = nil) -> UIView {
    let view = makeView(element, in: nil)
    view.madeLayoutRecord.canvasInsets = insets
    if let controller { addControllerGuides(controller, root: view) }
    installConstraints()
    return view
  }

  // MARK: The tree

  private func makeView(_ element: Element, in parent: NibParent?) -> UIView {
    guard let view = existing(element, in: parent) else { return instance(element, in: parent) }
    decode(element, in: parent, into: view)
    return view
  }

  /// Gives a view what its element says, and all it contains.
  func decode(_ element: Element, in parent: NibParent?, into view: UIView) {
    let id = element.id
    if !id.isEmpty, objects[id] == nil { objects[id] = view }
    let matching = variations.matching(element)
    views.append((element, view))
    if !id.isEmpty {
      view.madeLayoutRecord.documentID = id
      view.madeLayoutRecord.documentElement = element
    }
    place(view, element, in: parent)
    apply(element, matching, to: view)
    configure(view, element, matching)
    applyLooks(element, to: view)
    applyBehaviour(element, to: view)
    // Before those of the views inside: where constraints conflict, Interface Builder breaks the inner ones.
    if element.child(.constraints) != nil {
      holders.append((element, view, variations.excluded(matching, "constraints")))
    }
    depth += 1
    if depth < Self.maximumDepth {
      addContents(element, matching, to: view)
    } else {
      report(.error, element, "lies deeper than \(Self.maximumDepth) views; what it contains was left out")
    }
    depth -= 1
    takeLabels(view, element)
    noteContent(element, view)
  }

  /// Knows a view whose class did not take the document's values.
  func adopt(_ element: Element, _ view: UIView) {
    if !element.id.isEmpty { objects[element.id] = view }
    views.append((element, view))
    if !element.id.isEmpty {
      view.madeLayoutRecord.documentID = element.id
      view.madeLayoutRecord.documentElement = element
    }
  }

  /// Views that come with their container.
  private func existing(_ element: Element, in parent: NibParent?) -> UIView? {
    guard element.has(.key, "contentView") else { return nil }
    switch parent?.view {
    case let cell as UITableViewCell: return cell.contentView
    case let cell as UICollectionViewCell: return cell.contentView
    case let effect as UIVisualEffectView: return effect.contentView
    case _: return nil
    }
  }

  private func addContents(_ element: Element, _ matching: [Element], to view: UIView) {
    let excluded = variations.excluded(matching, "subviews")
    excludedViews.formUnion(excluded)
    for child in element.children {
      if child.name == .subviews {
        for subview in child.children where subview.isView {
          if !excluded.contains(subview.id) {
            add(makeView(subview, in: (element, view)), subview, to: view)
          } else if settings.canvas == nil {
            // "A runtime object for an uninstalled view is still created. However, the view and any related constraints are
            // not added to the view hierarchy and the view has a hidden property of YES": outlets name it. Source: Apple
            // documentation, Size Classes Design Help.
            makeView(subview, in: (element, view)).isHidden = true
            unshownViews.insert(subview.id)
          }
        }
      } else if child.name.isView, child.has(.key, "contentView") {
        _ = makeView(child, in: (element, view))
      } else if child.name.isView, let table = view as? UITableView {
        let made = makeView(child, in: (element, view))
        if child.has(.key, "tableHeaderView") { table.tableHeaderView = made }
        if child.has(.key, "tableFooterView") { table.tableFooterView = made }
      } else if child.name.isView, child.name == .collectionReusableView, settings.canvas != nil {
        view.addSubview(makeView(child, in: (element, view)))
      } else if child.name == .viewLayoutGuide || child.name == .layoutGuide {
        addGuide(child, to: view)
      }
    }
    addCells(element, to: view) { self.makeView($0, in: (element, view)) }
  }

  private func add(_ subview: UIView, _ element: Element, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  private func addGuide(_ element: Element, to view: UIView) {
    let guide: UILayoutGuide?
    switch element[.key] {
    case "safeArea": guide = view.safeAreaLayoutGuide
    case "layoutMargins": guide = view.layoutMarginsGuide
    case "readableContent", "readable": guide = view.readableContentGuide
    case "contentLayoutGuide": guide = (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": guide = (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": guide = view.guide(.keyboard)
    case nil where element.name == .layoutGuide:
      let own = UILayoutGuide()
      own.identifier = element.id
      view.addLayoutGuide(own)
      guide = own
    case _: guide = nil
    }
    if let guide {
      objects[element.id] = guide
    } else {
      report(.warning, element, "no guide of this kind is known; constraints to it are left out")
    }
  }

  /// The top and bottom guides of a controller, for its root view.
  package func addControllerGuides(_ controller: Element, root: UIView) {
    for guide in controller.contents(.layoutGuides) where guide.name == .viewControllerLayoutGuide {
      objects[guide.id] = root.guide(guide.has(.type, "top") ? .topBars : .bottomBars)
    }
  }

  // MARK: Frames

  /// Whether constraints or a stack place the view: its frame is a result, and until the first layout of an app the document's.
  package static func isPlaced(_ element: Element) -> Bool {
    element.flag(.translatesAutoresizingMaskIntoConstraints) == false && element.flag(.fixedFrame) != true
      || (element.parent?.name == .subviews && element.parent?.parent?.name == .stackView)
  }

  private func place(_ view: UIView, _ element: Element, in parent: NibParent?) {
    if let mask = element.child(.autoresizingMask) { view.autoresizingMask = Self.mask(mask) }
    guard let parent else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = Self.drawnFrame(element) ?? .zero
      return
    }
    // Nothing but its frame places a fixed view, in the app and on the canvas.
    let isFixed = element.flag(.fixedFrame) == true
    view.translatesAutoresizingMaskIntoConstraints =
      isFixed || element.flag(.translatesAutoresizingMaskIntoConstraints) ?? true
    guard let frame = Self.drawnFrame(element) else { return }
    if !isFixed, Self.isPlaced(element) {
      // What apps reckon from it in `awakeFromNib()` and `viewDidLoad()`, such as round corners, comes from the document.
      if settings.canvas == nil { view.frame = frame }
      return
    }
    if parent.view is UIVisualEffectView, element.has(.key, "contentView") { return }
    if Self.isPlaced(parent.element), let size = Self.drawnFrame(parent.element)?.size {
      view.giveFrame(frame, drawnIn: size)
    } else {
      view.frame = frame
    }
  }

  nonisolated package static func rect(_ element: Element) -> CGRect? {
    guard let rect = element.children.first(where: { $0.name == .rect && $0.has(.key, "frame") }),
      let x = rect.number(.x), let y = rect.number(.y), let width = rect.number(.width),
      let height = rect.number(.height)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The stored frame, or the one that insets from the superview's edges mean, as documents have them that are not in
  /// Xcode 8's format.
  static func drawnFrame(_ element: Element) -> CGRect? {
    if let frame = rect(element).flatMap({ fits($0, in: element) ? $0 : nil }) ?? rowFrame(element) { return frame }
    guard let inset = element.child(.frame), inset.has(.key, "frameInset") else { return nil }
    let outer = element.parent?.parent.flatMap(drawnFrame)?.size ?? .zero
    func side(
      _ near: AttributeName, _ far: AttributeName, _ length: AttributeName, _ whole: CGFloat
    ) -> (CGFloat, CGFloat) {
      let start = inset.number(near).map { CGFloat($0) }
      let end = inset.number(far).map { CGFloat($0) }
      let size = inset.number(length).map { CGFloat($0) } ?? max(0, whole - (start ?? 0) - (end ?? 0))
      return (start ?? end.map { whole - $0 - size } ?? (whole - size) / 2, size)
    }
    let (x, width) = side(.minX, .maxX, .width, outer.width)
    let (y, height) = side(.minY, .maxY, .height, outer.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Xcode 6 left content views of cells in xibs at its template's 320×43 however large the cell was drawn: what is tied to the middle
  /// of one in a cell of 320×80 is in the middle of that (seen in a document of build 7702). Only a separator may lie between.
  private static func fits(_ frame: CGRect, in element: Element) -> Bool {
    guard element.name == .tableViewCellContentView, let cell = element.parent.flatMap(rect) else { return true }
    return frame.maxX <= cell.width + 1 && abs(cell.height - frame.maxY) <= 1
  }

  /// Xcode 6 kept no frame of a cell's content view, and in storyboards none of the cell: it is as wide as its table and as high as the
  /// table's rows, and its content view ends at the separator (seen in documents of builds 6254 and 7528).
  private static func rowFrame(_ element: Element) -> CGRect? {
    switch element.name {
    case .tableViewCellContentView:
      guard let cell = element.parent.flatMap(drawnFrame) else { return nil }
      return CGRect(x: 0, y: 0, width: cell.width, height: max(0, cell.height - separator))
    case .tableViewCell:
      var outer = element.parent
      while let next = outer, next.name != .tableView { outer = next.parent }
      guard let table = outer, let width = drawnFrame(table)?.width,
        let height = element.number(.rowHeight) ?? table.number(.rowHeight), height > 0
      else { return nil }
      return CGRect(x: 0, y: 0, width: width, height: CGFloat(height))
    case _: return nil
    }
  }

  private static let separator: CGFloat = 0.5

  /// Frames of what tables, collections and cells place by themselves, as another document has them: cells and items, their
  /// content views, and what stands above and below rows.
  package func takeGivenFrames(from model: InterfaceDocument) {
    for (element, view) in views where view.isLayoutBoundary || Self.isPlacedByList(element) {
      guard let drawn = model.element(element.id), let rect = Self.drawnFrame(drawn) else { continue }
      if !view.isLayoutBoundary, let table = drawn.parent, Self.isPlaced(table), let size = Self.rect(table)?.size {
        view.giveFrame(rect, drawnIn: size)
      } else {
        view.frame = rect
      }
    }
  }

  private static func isPlacedByList(_ element: Element) -> Bool {
    switch element[.key] {
    case "tableHeaderView", "tableFooterView": true
    case "contentView": element.parent?.name == .tableViewCell || element.parent?.name == .collectionViewCell
    case _: false
    }
  }

  private static func mask(_ element: Element) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    let parts: [(AttributeName, UIView.AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth), (.flexibleMaxX, .flexibleRightMargin),
      (.flexibleMinY, .flexibleTopMargin), (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
    ]
    for (name, part) in parts where element.flag(name) == true { mask.insert(part) }
    return mask
  }

  // MARK: Constraints

  private func installConstraints() {
    defer { installedHolders = holders.count }
    for holder in holders[installedHolders...] {
      for element in holder.element.contents(.constraints) where element.name == .constraint {
        if isLeftOut(element, holder.excluded, holder.element) {
          leftOut.insert(element.id)
          prepare(element, on: holder.view)
        } else {
          install(element, on: holder.view)
        }
      }
    }
  }

  /// Applies the variations of another environment (R14): what masks leave out, constants, and how stacks arrange.
  func reapply(_ environment: NibSettings.Environment) {
    guard environment != variations.environment else { return }
    variations = NibVariations(environment: environment)
    for (element, view) in views where element.child(.variation) != nil {
      let matching = variations.matching(element)
      vary(view, element, matching)
      let excluded = variations.excluded(matching, "subviews")
      for child in element.contents(.subviews) where child.isView {
        if excluded.contains(child.id) {
          excludedViews.insert(child.id)
          (objects[child.id] as? UIView)?.removeFromSuperview()
        } else if excludedViews.remove(child.id) != nil {
          let subview = objects[child.id] as? UIView ?? makeView(child, in: (element, view))
          if unshownViews.remove(child.id) != nil { subview.isHidden = child.flag(.hidden) == true }
          add(subview, child, to: view)
        }
      }
    }
    for holder in holders {
      let excluded = variations.excluded(variations.matching(holder.element), "constraints")
      for element in holder.element.contents(.constraints) where element.name == .constraint {
        reapply(element, on: holder.view, isLeftOut: isLeftOut(element, excluded, holder.element))
      }
    }
  }

  /// A constraint that is installed in both environments, or in none, stays as code left it.
  private func reapply(_ element: Element, on view: UIView, isLeftOut: Bool) {
    let constraint = objects[element.id] as? NSLayoutConstraint
    if let constraint, element.child(.variation) != nil { adjust(constraint, element) }
    guard isLeftOut != leftOut.contains(element.id) else { return }
    if isLeftOut {
      leftOut.insert(element.id)
      constraint?.isActive = false
    } else {
      leftOut.remove(element.id)
      if let constraint { view.addConstraint(constraint) } else { install(element, on: view) }
    }
  }

  /// Whether a constraint is not installed: by the mask of the view that holds it, or with a view it names.
  private func isLeftOut(_ element: Element, _ mask: Set<String>, _ holder: Element) -> Bool {
    if mask.contains(element.id) { return true }
    return [AttributeName.firstItem, .secondItem].contains { name in
      element[name].map { isExcluded($0, below: holder) } ?? false
    }
  }

  func object(_ id: String) -> AnyObject? { objects[id] }

  /// Whether an identifier belongs to a view that its superview's variation leaves out, or that lies in such a view.
  func isExcluded(_ id: String, below holder: Element? = nil) -> Bool {
    guard !excludedViews.isEmpty, var element = document.element(id) else { return false }
    while holder == nil || element.id != holder?.id {
      if excludedViews.contains(element.id) { return true }
      guard let parent = element.parent else { return false }
      element = parent
    }
    return false
  }

  func report(_ severity: InterfaceDiagnostic.Severity, _ element: Element, _ message: String) {
    guard diagnostics.count < InterfaceLimits.diagnostics else { return }
    diagnostics.append(
      InterfaceDiagnostic(severity, file: document.file, line: element.line, element: element.label, message))
  }
}
