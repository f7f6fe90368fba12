// From live views to the reading of a screen: the one conversion before the one judge, whoever laid the screen out.
import Findings
import SwivelUI

extension ScreenInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension ScreenReading {
  /// The window as it is laid out now.
  @MainActor public init(_ window: UIWindow) { self.init(of: window) }

  /// The part of the window that a scene of a storyboard fills; nil where the scene is not shown. Scenes embedded in it have
  /// readings of their own.
  @MainActor package init?(_ window: UIWindow, of scene: StoryboardScene) {
    guard let view = window.rootViewController?.controller(ofScene: scene.controller)?.viewIfLoaded else { return nil }
    // What scrolls takes it under the bars and out again: nothing there is known of its edges.
    let isPlaced = scene.isPlaced && !(scene.isEmbedded && view.isInWhatScrolls)
    self.init(of: view, edges: scene.isEmbedded ? "its container" : "the window", isPlaced: isPlaced)
  }

  /// The view as it is laid out now.
  ///
  /// - Parameters:
  ///   - root: a window, or the view that is judged by itself.
  ///   - edges: what the view's edges are of.
  ///   - isPlaced: whether it is known where it is on the screen, and so what is taken of it.
  @MainActor package init(of root: UIView, edges: String = "the window", isPlaced: Bool = true) {
    var reader = ViewReader(root)
    var reading = reader.read(root)
    // Where it is on the screen is no business of what is in it.
    reading.frame = CGRect(origin: .zero, size: root.bounds.size)
    reading.safeArea = nil
    reading.isJudgedElsewhere = false
    self.init(
      size: root.bounds.size, safeArea: isPlaced ? ScreenInsets(root.safeAreaInsets) : ScreenInsets(), root: reading,
      edges: edges, conflictViews: reader.conflictViews)
  }
}

/// Reads the views of one screen, front to back, and names those without a name by the order in which they come.
@MainActor private struct ViewReader {
  private let faults: LayoutFaults
  private let root: UIView
  /// What cannot hold, by the view it is told of.
  private var conflicts: [ObjectIdentifier: [String]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private let chains: ChainFinder
  /// The line of the view around the one being read.
  private var line: Int?

  init(_ root: UIView) {
    self.root = root
    chains = ChainFinder(root)
    faults = root.layoutFaults()
    guard !faults.conflicts.isEmpty else { return }
    var judged: Set<ObjectIdentifier> = []
    noteJudged(root, in: &judged)
    for (views, conflict) in faults.conflicts {
      guard let view = views.first(where: judged.contains) else { continue }
      conflicts[view, default: []].append(conflict.text)
    }
  }

  /// The views whose constraints are told of; each conflict is told once.
  private func noteJudged(_ view: UIView, in judged: inout Set<ObjectIdentifier>) {
    guard !isElsewhere(view) else { return }
    judged.insert(ObjectIdentifier(view))
    guard view.readingRole.isOpen else { return }
    for subview in view.subviews { noteJudged(subview, in: &judged) }
  }

  /// Whether a scene within the scene that is read begins here.
  private func isElsewhere(_ view: UIView) -> Bool {
    view !== root && !(root is UIWindow) && view.controller?.isScene == true
  }

  /// Who is in each conflict, of the views that were read.
  var conflictViews: [String: [String]] {
    var involved: [String: [String]] = [:]
    for (views, conflict) in faults.conflicts { involved[conflict.text] = views.compactMap { names[$0] } }
    return involved
  }

  mutating func read(_ view: UIView) -> ViewReading {
    let role = view.readingRole
    let outerLine = line
    line = view.documentElement?.line ?? outerLine
    defer { line = outerLine }
    var reading = ViewReading(
      name: name(view), className: view.className, role: role,
      frame: role == .control ? view.frame.inset(by: view.alignmentRectInsets) : view.frame,
      boundsOrigin: view.bounds.origin, text: view.shownText, isHidden: view.isHidden || view.isTransparent,
      clips: view.clipsToBounds, stretchedFrom: view.stretchedFrom,
      isTextTruncated: view.isTextCut,
      isAmbiguous: faults.ambiguous.contains(ObjectIdentifier(view)),
      conflicts: conflicts[ObjectIdentifier(view)] ?? [],
      isJudgedElsewhere: isElsewhere(view), isBare: view.showsNothing,
      emptySides: view.emptySides, isFilled: view.isFilled, chains: chains.chains(of: view), line: line)
    names[ObjectIdentifier(view)] = reading.name
    if let scroll = view as? UIScrollView {
      reading.scrolls = scroll.isScrollEnabled
      reading.reach = scroll.reachableContent
    }
    if view.controller != nil { reading.safeArea = ScreenInsets(view.safeAreaInsets) }
    guard role.isOpen else { return reading }
    // A keyboard is not judged, nor what comes and goes with it.
    for subview in view.subviews where !(subview is InputViewsContainer) { reading.subviews.append(read(subview)) }
    return reading
  }

  /// What the document calls the view, else its identifier, else its class and how many of the class came before: all such
  /// as no size changes.
  private mutating func name(_ view: UIView) -> String {
    if let name = view.documentName { return name }
    if let identifier = view.knownName, !identifier.isEmpty { return identifier }
    let count = counts[ObjectIdentifier(type(of: view)), default: 0] + 1
    counts[ObjectIdentifier(type(of: view))] = count
    return count == 1 ? view.className : "\(view.className) \(count)"
  }
}

extension UIView {
  /// Whether a view around it scrolls.
  fileprivate var isInWhatScrolls: Bool {
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { return true }
      view = current.superview
    }
    return false
  }
}

extension LayoutConflict {
  /// What findings know the conflict by: its constraints, one a line.
  package var text: String { members.joined(separator: "\n") }
}

/// More of a text than one recognizes a view by only makes findings longer.
private let shownCharacters = 40

/// Less than so much of a view nobody sees or touches.
private let leastAlpha = 0.01

extension ViewReading.Role {
  /// Whether what is in the view is the app's; what controls and bars are made of is the system's.
  fileprivate var isOpen: Bool {
    switch self {
    case .control, .system: false
    case .container, .picture, .text: true
    }
  }
}

extension UIView {
  /// The one table of what kinds of views are to the person in front of the screen.
  fileprivate var readingRole: ViewReading.Role {
    switch self {
    case is UINavigationBar, is UITabBar, is UIToolbar: .system
    case is UIControl, is UISearchBar, is UIPickerView: .control
    // The labels of a row's style are laid out by the row, those of a section by its header, as bars lay theirs out.
    case let label as UILabel where label.isOfList || label.isInWheel: .system
    // Blanks hold a place for a text that code sets: nothing is read there.
    case let label as UILabel: label.text?.allSatisfy(\.isWhitespace) == false ? .text : .container
    case is UIImageView, is UIProgressView, is UIActivityIndicatorView: .picture
    default: .container
    }
  }

  /// The identifier in the document, with the first line of what people call the view; nil for one made by code.
  fileprivate var documentName: String? {
    guard let element = documentElement, !element.id.isEmpty else { return nil }
    let words = element[.userLabel] ?? shownText ?? ""
    let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let shown = line.count > shownCharacters ? line.prefix(shownCharacters) + "…" : line[...]
    return shown.isEmpty ? element.id : "\(element.id) \"\(shown)\""
  }

  /// Whether nothing of it shines.
  fileprivate var isTransparent: Bool { Double(alpha) < leastAlpha }

  /// Whether a button of a document has neither title nor picture nor colour: what lies below it is seen.
  fileprivate var showsNothing: Bool {
    guard let button = self as? UIButton, button.currentTitle?.isEmpty != false, button.currentImage == nil,
      let element = documentElement
    else { return false }
    return (backgroundColor?.cgColor.alpha ?? 0) == 0
      && !element.children.contains { state in
        state.name == .state && state.attributes.contains { $0.name == "image" || $0.name == "backgroundImage" }
      }
  }

  /// Whether text has no room, even as small as its label may make it, and by more than texts are measured to.
  fileprivate var isTextCut: Bool {
    guard hidesText else { return false }
    guard let label = self as? UILabel ?? (self as? UIButton)?.titleLabel else { return true }
    let least = (self as? UILabel)?.smallestScale ?? 1
    guard label.numberOfLines == 1 || least < 1 else { return true }
    return Double(label.intrinsicContentSize.width) * least * (1 - measuredTo) > Double(label.bounds.width)
  }
}

/// Nearly all widths of the fitted tables are that near.
private let measuredTo = 0.02

extension UILabel {
  /// How small the label may make its text; nil where it may not.
  fileprivate var smallestScale: Double? {
    guard adjustsFontSizeToFitWidth else { return nil }
    return minimumScaleFactor > 0 ? Double(min(minimumScaleFactor, 1)) : 1
  }
}

extension UILabel {
  /// Whether a row lays the label out, as the row's style says, or what stands above or below a section.
  fileprivate var isOfList: Bool {
    switch superview?.superview {
    case let cell as UITableViewCell: cell.textLabel === self || cell.detailTextLabel === self
    case let section as UITableViewHeaderFooterView: section.standardLabels.contains { $0 === self }
    default: false
    }
  }
}
