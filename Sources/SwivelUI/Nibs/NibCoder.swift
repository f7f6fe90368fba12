// What `init(coder:)` is given: one element of a document, for the class that shall become it.
import InterfaceBuilder

/// The view around the one being made, with its element.
typealias NibParent = (element: Element, view: UIView)

/// Hands a document's values to the object being made. They are all given inside `super.init(coder:)`; nothing can be asked for
/// by key.
final class NibCoder: NSCoder {
  /// What is described.
  private enum Source {
    case view(NibBuilder, Element, parent: NibParent?)
    case scene(NibScene)
    /// A controller without a scene, for the caller of one that is not there.
    case nothing
  }

  private let source: Source
  /// Whether the object took its values: a class that does not call `super.init(coder:)` goes without.
  private(set) var isDecoded = false

  @MainActor init(_ builder: NibBuilder, _ element: Element, in parent: NibParent?) {
    source = .view(builder, element, parent: parent)
    super.init()
  }

  @MainActor init(_ scene: NibScene) {
    source = .scene(scene)
    super.init()
  }

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Describes a controller without anything.
  static var ofNothing: NibCoder { NibCoder(.nothing) }

  // MARK: What is described

  @MainActor var isForView: Bool { view != nil }
  /// The scene, when a controller is described.
  @MainActor var scene: NibScene? {
    switch source {
    case .scene(let scene): scene
    case .view, .nothing: nil
    }
  }

  @MainActor private var view: (builder: NibBuilder, element: Element, parent: NibParent?)? {
    switch source {
    case .view(let builder, let element, let parent): (builder, element, parent)
    case .scene, .nothing: nil
    }
  }

  /// Gives a view its attributes and subviews.
  @MainActor func decode(into made: UIView) {
    guard let view, !isDecoded else { return }
    isDecoded = true
    view.builder.decode(view.element, in: view.parent, into: made)
  }

  /// Gives a controller its attributes and the controllers it contains.
  @MainActor func decode(into controller: UIViewController) {
    guard let scene, !isDecoded else { return }
    isDecoded = true
    scene.file.decode(scene.element, into: controller)
  }

  // MARK: What is fixed before `super.init`

  /// How the table looks.
  @MainActor var tableStyle: UITableView.Style {
    switch view?.element[.style] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    case _: .plain
    }
  }

  /// How large the indicator is.
  @MainActor var indicatorStyle: UIActivityIndicatorView.Style {
    switch view?.element[.style] {
    case "whiteLarge": .whiteLarge
    case "large": .large
    case "gray": .gray
    case "medium": .medium
    case _: .white
    }
  }

  /// How the collection places its items.
  @MainActor var collectionLayout: UICollectionViewLayout? {
    guard let view else { return nil }
    return view.builder.layout(of: view.element, self)
  }

  /// Gives a layout its distances.
  @MainActor func decode(into layout: UICollectionViewLayout) {
    guard let flow = layout as? UICollectionViewFlowLayout, let element = view?.element.child(.collectionViewFlowLayout)
    else { return }
    flow.minimumLineSpacing = element.number(.minimumLineSpacing).map { CGFloat($0) } ?? 10
    flow.minimumInteritemSpacing = element.number(.minimumInteritemSpacing).map { CGFloat($0) } ?? 10
    if element.has(.scrollDirection, "horizontal") { flow.scrollDirection = .horizontal }
    func size(_ key: String) -> CGSize? {
      guard let size = element.child(key: key), let width = size.number(.width), let height = size.number(.height)
      else { return nil }
      return CGSize(width: width, height: height)
    }
    if let size = size("itemSize") { flow.itemSize = size }
    if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
    if element.flag(.automaticEstimatedItemSize) == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = size("estimatedItemSize") {
      flow.estimatedItemSize = size
    }
    if let inset = element.child(key: "sectionInset") { flow.sectionInset = NibBuilder.insets(inset) }
  }

  /// How many columns the split view has; `unspecified` for a classic one.
  @MainActor var splitStyle: UISplitViewController.Style {
    guard let element = scene?.element, element.flag(.allowDoubleColumnStyle) == true else { return .unspecified }
    let isTriple = NibSegue.all(of: element).contains { $0.relationship == "supplementaryViewController" }
    return isTriple ? .tripleColumn : .doubleColumn
  }

  /// How pages are turned, and which way.
  @MainActor var pageKinds:
    (style: UIPageViewController.TransitionStyle, orientation: UIPageViewController.NavigationOrientation)?
  {
    guard let element = scene?.element else { return nil }
    return (
      element.has(.transitionStyle, "scroll") ? .scroll : .pageCurl,
      element.has(.navigationOrientation, "vertical") ? .vertical : .horizontal
    )
  }

  // MARK: NSCoder

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
