// Rules for what pages may load, by their names: read as WebKit wants them written, kept, and not applied, since no page loads anything.
import Foundation
import SwivelUI

/// Rules that were read.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// Their name.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// Keeps rules (developer.apple.com/documentation/webkit/wkcontentruleliststore).
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private var lists: [String: WKContentRuleList] = [:]
  private override init() { super.init() }
  /// The usual one, of the app that asks.
  open class func `default`() -> WKContentRuleListStore! { KeptForApp.current.object { WKContentRuleListStore() } }
  /// One in a folder, which stays empty.
  public convenience init!(url: URL) { self.init() }

  /// Reads rules and keeps them under a name. What is no list of rules with a trigger and an action is an error.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = compile(identifier ?? "", encodedContentRuleList ?? "")
    DispatchQueue.main.async {
      completionHandler(list, list == nil ? WKError(.contentRuleListStoreCompileFailed) : nil)
    }
  }
  /// The same.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    guard let list = compile(identifier ?? "", encodedContentRuleList ?? "") else {
      throw WKError(.contentRuleListStoreCompileFailed)
    }
    return list
  }
  /// Those of a name.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    DispatchQueue.main.async { completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
  }
  /// The same.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
    return list
  }
  /// Keeps those of a name no more.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) {
    let list = lists.removeValue(forKey: identifier ?? "")
    DispatchQueue.main.async { completionHandler(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }
  /// The names there are.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
  ) {
    let names = lists.keys.sorted()
    DispatchQueue.main.async { completionHandler(names) }
  }
  /// The same.
  open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }

  private func compile(_ identifier: String, _ text: String) -> WKContentRuleList? {
    let rules: Any
    do { rules = try JSONSerialization.jsonObject(with: Data(text.utf8)) } catch { return nil }
    guard let rules = rules as? [[String: Any]] else { return nil }
    let areRules = rules.allSatisfy { rule in
      (rule["trigger"] as? [String: Any])?["url-filter"] is String
        && (rule["action"] as? [String: Any])?["type"] is String
    }
    guard areRules else { return nil }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }
}
