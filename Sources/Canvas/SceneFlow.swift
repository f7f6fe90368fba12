// Which controllers a storyboard shows inside navigation and tab bar controllers, by its segues.
import InterfaceBuilder

/// Reachability over segues.
struct SceneFlow {
  private var navigationOf: [String: Element] = [:]
  private var inTabs: Set<String> = []
  private var presented: Set<String> = []
  private var places: [String: Place] = [:]

  /// Where a controller is shown within another one's view.
  struct Place {
    /// The identifiers of the controller around it, and of the view there.
    var controller: String
    var container: String
  }

  private struct Edge {
    var kind: String
    var relationship: String
    var destination: String
  }

  init(_ document: InterfaceDocument) {
    var edges: [String: [Edge]] = [:]
    var controllers: [Element] = []
    for controller in document.controllers {
      controllers.append(controller)
      var pending = [controller]
      while let element = pending.popLast() {
        for child in element.children {
          if child.name == .segue, let destination = child[.destination] {
            if child.has(.kind, "embed"), let container = child.parent?.parent?.id, places[destination] == nil {
              places[destination] = Place(controller: controller.id, container: container)
            }
            edges[controller.id, default: []].append(
              Edge(kind: child[.kind] ?? "", relationship: child[.relationship] ?? "", destination: destination))
          } else {
            pending.append(child)
          }
        }
      }
    }
    for controller in controllers {
      for edge in edges[controller.id] ?? [] {
        if ["presentation", "modal", "popover", "popoverPresentation"].contains(edge.kind) {
          presented.insert(edge.destination)
        }
        if edge.relationship == "rootViewController" {
          follow(edge.destination, edges) { seen in
            if seen.navigationOf[edge.destination] == nil { seen.navigationOf[edge.destination] = controller }
            return controller
          }
        }
      }
    }
    markTabs(controllers, edges)
  }

  /// Gives everything pushed from a root the root's navigation controller.
  private mutating func follow(
    _ root: String, _ edges: [String: [Edge]], _ begin: (inout SceneFlow) -> Element
  ) {
    let navigation = begin(&self)
    var pending = [root]
    var seen: Set<String> = [root]
    while let id = pending.popLast() {
      if navigationOf[id] == nil { navigationOf[id] = navigation }
      for edge in edges[id] ?? [] where edge.kind == "show" || edge.kind == "push" {
        if seen.insert(edge.destination).inserted { pending.append(edge.destination) }
      }
    }
  }

  private mutating func markTabs(_ controllers: [Element], _ edges: [String: [Edge]]) {
    var pending: [String] = []
    for controller in controllers where controller.name == .tabBarController {
      pending += (edges[controller.id] ?? []).filter { $0.relationship == "viewControllers" }.map(\.destination)
    }
    while let id = pending.popLast() {
      guard inTabs.insert(id).inserted else { continue }
      for edge in edges[id] ?? []
      where edge.kind == "show" || edge.kind == "push" || edge.relationship == "rootViewController" {
        pending.append(edge.destination)
      }
    }
  }

  func navigation(of id: String) -> Element? { navigationOf[id] }
  /// Where the first container shows the controller; nil for one that fills a window.
  func place(of id: String) -> Place? { places[id] }
  func isInTabs(_ id: String) -> Bool { inTabs.contains(id) }
  func isPresented(_ id: String) -> Bool {
    if presented.contains(id) { return true }
    return navigationOf[id].map { presented.contains($0.id) } ?? false
  }
}
