// Which class a name in a document stands for: Swift's runtime knows top-level classes by module and name.
import Foundation

/// Finds the app's classes.
@MainActor package enum ClassFinder {
  private static var known: [String: AnyClass?] = [:]
  private static var own: [ObjectIdentifier: Bool] = [:]
  /// The module apps know by the name of UIKit.
  private static let ownModule = "SwivelUI"
  /// The module that has classes of frameworks beside UIKit, in hosts that have it.
  private static let neighbours = "SwivelFrameworks"

  /// The class of this name: in `module`, else in the modules of the app's delegates, else among the framework's own. Nested,
  /// generic and private classes have no name a document could use.
  package static func find(_ name: String, module: String?) -> AnyClass? {
    let scene = AppScene.current
    var modules: [String] = []
    if let module { modules.append(module == "UIKit" ? ownModule : module) }
    for delegate in [scene.application.delegate, scene.sceneDelegate] as [AnyObject?] {
      if let delegate { modules.append(Self.module(of: type(of: delegate))) }
    }
    modules += [ownModule, neighbours]
    for (index, module) in modules.enumerated() where !modules[..<index].contains(module) {
      if let found = lookUp("\(module).\(name)") { return found }
    }
    return nil
  }

  /// A class of a framework beside UIKit; nil in a host that has none.
  static func neighbour(_ name: String) -> AnyClass? { lookUp("\(neighbours).\(name)") }

  /// The module a class is declared in.
  static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  /// Whether a class is the framework's, not the app's.
  static func isOwn(_ type: AnyClass) -> Bool {
    if let answer = own[ObjectIdentifier(type)] { return answer }
    let answer = module(of: type) == ownModule
    own[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func lookUp(_ path: String) -> AnyClass? {
    if let answer = known[path] { return answer }
    // The runtime takes other characters for mangled names.
    let isPlain =
      path.split(separator: ".", omittingEmptySubsequences: false).count == 2
      && path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let found: AnyClass? = isPlain ? NSClassFromString(path) : nil
    known[path] = .some(found)
    return found
  }
}
