// The scenes of a storyboard that have something to look at, each with what it is shown in.
import InterfaceBuilder
import SwivelUI

extension StoryboardScene {
  /// Every scene with a view of its own, in file order. Containers are not listed: what they hold is.
  package static func all(of document: InterfaceDocument) -> [StoryboardScene] {
    let flow = SceneFlow(document)
    return document.controllers.filter(\.hasContent).map { StoryboardScene($0, flow) }
  }

  /// A controller with the bars and the scenes around it.
  init(_ controller: Element, _ flow: SceneFlow) {
    var levels: [Surroundings] = []
    // Scenes may embed each other.
    var seen: Set<String> = []
    var next: String? = controller.id
    while let id = next, seen.insert(id).inserted {
      let navigation = flow.navigation(of: id)
      levels.append(Surroundings(controller: id, navigation: navigation?.id, isInTabs: flow.isInTabs(id)))
      next = (flow.place(of: id) ?? navigation.flatMap { flow.place(of: $0.id) })?.controller
    }
    self.init(
      name: controller[.userLabel] ?? controller[.storyboardIdentifier] ?? controller[.customClass] ?? "",
      levels: levels, isPlaced: !controller.isFreeform)
  }

  /// Whether a user means this scene by these words.
  package func isCalled(_ words: String, in document: InterfaceDocument) -> Bool {
    let element = document.element(controller)
    return words == controller || words == name || element?.has(.storyboardIdentifier, words) == true
      || element?.parent?.parent?.has(.sceneID, words) == true
  }
}

extension Element {
  /// Whether a controller's view was drawn in a size of its own, and code places it; later versions write only the size.
  fileprivate var isFreeform: Bool {
    if child(.freeformSimulatedSizeMetrics) != nil { return true }
    guard let size = child(key: "freeformSize"), let drawn = child(key: "view")?.child(key: "frame") else {
      return false
    }
    return size.number(.width) == drawn.number(.width) && size.number(.height) == drawn.number(.height)
  }

  /// Whether a controller has a view that holds something, or makes its own rows and items.
  fileprivate var hasContent: Bool {
    name.isController
      && children.contains { $0.name.isView && $0.contents(.subviews).contains { _ in true } || $0.isList }
  }

  private var isList: Bool { name == .tableView || name == .collectionView }
}
