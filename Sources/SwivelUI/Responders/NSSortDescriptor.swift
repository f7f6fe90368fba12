// In which order objects stand: Foundation on Linux has key paths of Swift's only, and requests of Core Data sort by names.

/// An order by one property.
///
/// Nothing comes before everything; texts are compared by `selector`, numbers and dates by their size
/// ([NSSortDescriptor](https://developer.apple.com/documentation/foundation/nssortdescriptor)).
open class NSSortDescriptor: NSObject {
  /// The property's name, or a path of names; nil where it was given as Swift's key path.
  public let key: String?
  /// Whether the smallest comes first.
  public let ascending: Bool
  /// How texts are compared: `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` or
  /// `localizedStandardCompare:`; nil for `compare:`.
  public let selector: Selector?
  private let read: (Any) -> Any?
  private let given: Comparator?

  private init(
    _ key: String?, _ ascending: Bool, _ selector: Selector?, _ given: Comparator?, _ read: @escaping (Any) -> Any?
  ) {
    (self.key, self.ascending, self.selector, self.given, self.read) = (key, ascending, selector, given, read)
    super.init()
  }
  private static func named(_ key: String?) -> (Any) -> Any? {
    { object in key.map { (object as? NSObject)?.value(forKeyPath: $0) } ?? object }
  }
  /// By a property's name; by the objects themselves for nil.
  public convenience init(key: String?, ascending: Bool) { self.init(key, ascending, nil, nil, Self.named(key)) }
  /// The same, with the way texts are compared.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key, ascending, selector, nil, Self.named(key))
  }
  /// The same, with a comparison of one's own.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key, ascending, nil, cmptr, Self.named(key))
  }
  /// By a property.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(nil, ascending, nil, nil) { ($0 as? Root)?[keyPath: keyPath] }
  }
  /// By a property, with a comparison of one's own.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(nil, ascending, nil, cmptr) { ($0 as? Root)?[keyPath: keyPath] }
  }

  /// How two objects stand to each other.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let (one, other) = (unwrapped(read(object1)), unwrapped(read(object2)))
    let result: ComparisonResult
    switch (one, other) {
    case (nil, nil): result = .orderedSame
    case (nil, _): result = .orderedAscending
    case (_, nil): result = .orderedDescending
    case (let one?, let other?): result = given?(one, other) ?? natural(one, other)
    }
    guard !ascending else { return result }
    return result == .orderedSame ? .orderedSame : result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
  /// The other way round.
  open var reversedSortDescriptor: Any { NSSortDescriptor(key, !ascending, selector, given, read) }

  private func natural(_ one: Any, _ other: Any) -> ComparisonResult {
    if let one = one as? String, let other = other as? String {
      switch selector?.description {
      case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
      case "localizedCompare:": return one.localizedCompare(other)
      case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
      case "localizedStandardCompare:": return one.localizedStandardCompare(other)
      case _: return one.compare(other)
      }
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    if let one = one as? NSNumber, let other = other as? NSNumber { return one.compare(other) }
    return .orderedSame
  }
}

extension [NSSortDescriptor] {
  /// The objects by the first descriptor, those it has alike by the next; alike in all, they stay as they were.
  public func sorted<Object>(_ objects: [Object]) -> [Object] {
    objects.enumerated().sorted { one, other in
      for descriptor in self {
        let result = descriptor.compare(one.element, to: other.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}

extension NSArray {
  /// The objects in the order of descriptors.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { sortDescriptors.sorted(map { $0 }) }
}

extension NSSet {
  /// The objects in the order of descriptors.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { sortDescriptors.sorted(allObjects) }
}

extension NSOrderedSet {
  /// The objects in the order of descriptors.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { sortDescriptors.sorted(array) }
}
