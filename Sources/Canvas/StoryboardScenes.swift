// The scenes of a storyboard that have something to look at, each with the bars it is shown under.
import InterfaceBuilder
import SwivelUI

extension StoryboardScene {
  /// Every scene with a view of its own, in file order. Containers are not listed: what they hold is.
  package static func all(of document: InterfaceDocument) -> [StoryboardScene] {
    let flow = SceneFlow(document)
    return document.controllers.filter(\.hasContent).map { controller in
      let navigation = flow.navigation(of: controller.id)
      return StoryboardScene(
        controller: controller.id,
        name: controller[.userLabel] ?? controller[.storyboardIdentifier] ?? controller[.customClass] ?? "",
        isInNavigation: navigation != nil, hidesNavigationBar: navigation?.flag(.navigationBarHidden) ?? false,
        isInTabs: flow.isInTabs(controller.id))
    }
  }

  /// Whether a user means this scene by these words.
  package func isCalled(_ words: String, in document: InterfaceDocument) -> Bool {
    let element = document.element(controller)
    return words == controller || words == name || element?.has(.storyboardIdentifier, words) == true
      || element?.parent?.parent?.has(.sceneID, words) == true
  }
}

extension Element {
  /// Whether a controller has a view that holds something, or makes its own rows and items.
  fileprivate var hasContent: Bool {
    name.isController
      && children.contains { $0.name.isView && $0.contents(.subviews).contains { _ in true } || $0.isList }
  }

  private var isList: Bool { name == .tableView || name == .collectionView }
}
