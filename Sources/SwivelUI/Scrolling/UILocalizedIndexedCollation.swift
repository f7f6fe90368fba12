// The sections of a list by first letters, as address books have them, and the order within: apart from tables, which only show both.
import Foundation

/// Sorts what has a name into sections by first letters: those of the device's language, A to Z and one for all else.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NumberedObject {
  private static let shared = UILocalizedIndexedCollation()
  /// The one of the device's language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// What stands above the sections: A to Z, and # for what begins with no letter.
  open var sectionTitles: [String] { Self.titles }
  /// What the index beside the table offers.
  open var sectionIndexTitles: [String] { Self.titles }
  private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  /// The section an entry of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), Self.titles.count - 1)
  }

  /// The section of an object, by what its method of no arguments gives: its first letter counts, whatever its case and its marks.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = Self.name(of: object, selector)
    let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return plain.first.flatMap { Self.titles.firstIndex(of: $0.uppercased()) } ?? Self.titles.count - 1
  }

  /// Objects in the order of what their method gives.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (object: $0, name: Self.name(of: $0, selector)) }.enumerated().sorted { first, second in
      switch first.element.name.localizedCaseInsensitiveCompare(second.element.name) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.offset < second.offset
      }
    }.map(\.element.object)
  }

  /// What a method gives for an object. A text is what its own methods make of it, of which the order does not depend.
  private static func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let object = object as AnyObject
    if let text = object as? NSString { return String(text) }
    if case .answered(let answer)? = selector.call(on: object, []) {
      if let name = answer as? String { return name }
      if let name = (answer as? String?) ?? nil { return name }
    }
    let asked = (object as? any KeyValueObservable)?.value(forKey: selector.description)
    return asked as? String ?? (object as? NSObject)?.description ?? ""
  }
}
