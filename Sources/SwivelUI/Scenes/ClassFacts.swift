// What the framework must know about a guest's class: its name, and which of UIKit's methods it overrides.

/// Facts about one class, found once.
///
/// UIKit asks the Objective-C runtime whether a subclass overrides a method (R-LEG-07, R-LEG-10 and drawing depend on
/// it). Swift has no such question, but it has class metadata: a subclass's begins with a copy of its superclass's
/// method table, in which overridden methods are replaced. A probe subclass that overrides one method shows which word
/// is that method's; a class overrides it exactly when its word differs from the base's.
@MainActor package final class ClassFacts {
  package let name: String
  let id: ObjectIdentifier
  let type: AnyClass
  /// By the slot's number; a dictionary took longer than the rest of the question.
  @exclusivity(unchecked) private var answers: [Bool?] = []

  /// Whether it is an app's class.
  private(set) lazy var isGuest = !ClassFinder.isOwn(type)

  /// Whether the class overrides one of the calls about safe area and margins; those who do not are spared the sums.
  private(set) lazy var hearsInsets: Bool =
    (type is UIView.Type ? MethodSlot.viewInsetCalls : MethodSlot.controllerInsetCalls).contains { overrides($0) }

  /// Whether the class is a label's that has a word in where its text is drawn.
  private(set) lazy var drawsText: Bool =
    type is UILabel.Type && (overrides(.labelDrawText) || MethodSlot.viewDraw.isReplaced(in: type, since: UILabel.self))
  /// Whether the class is a field's that has a word in how its text or its placeholder is drawn.
  private(set) lazy var drawsField: Bool =
    type is UITextField.Type
    && (overrides(.fieldDrawText) || overrides(.fieldDrawPlaceholder)
      || MethodSlot.viewDraw.isReplaced(in: type, since: UITextField.self))
  /// Whether the class draws itself: labels and fields draw their text there, and that is nothing an app's class does.
  private(set) lazy var draws: Bool =
    type is UILabel.Type ? drawsText : type is UITextField.Type ? drawsField : overrides(.viewDraw)

  /// Whether the app's class hears of a tap by itself.
  private(set) lazy var hearsTouches = findsTouches()

  private static var known: [ObjectIdentifier: ClassFacts] = [:]

  private init(_ type: AnyClass) {
    self.type = type
    name = String(describing: type)
    id = ObjectIdentifier(type)
  }

  static func of(_ type: AnyClass) -> ClassFacts {
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = ClassFacts(type)
    known[facts.id] = facts
    return facts
  }

  /// Whether the class, or one between it and the framework's, overrides the method.
  func overrides(_ slot: MethodSlot) -> Bool {
    let number = slot.number
    if number < answers.count, let answer = answers[number] { return answer }
    let answer = slot.isReplaced(in: type)
    if number >= answers.count { answers += Array(repeating: nil, count: number + 1 - answers.count) }
    answers[number] = answer
    return answer
  }

  /// Whether the app's own part of the class overrides the method, whatever the framework's class it stands on does.
  func overridesAsGuest(_ slot: MethodSlot) -> Bool {
    var base: AnyClass = type
    while !ClassFinder.isOwn(base), let above = ClassMetadata(base).superclassType { base = above }
    return slot.isReplaced(in: type, since: base)
  }
}

/// The position of one overridable method in the metadata of the framework's class and its subclasses.
struct MethodSlot: Hashable, Sendable {
  private let base: ObjectIdentifier
  private let word: Int
  /// Counts the slots of the process, from 0.
  let number: Int
  @MainActor private static var count = 0

  /// Finds the word in which `probe`, which overrides the method, differs from `base`, and `plain`, which overrides
  /// nothing, does not.
  @MainActor init(base: AnyClass, plain: AnyClass, probe: AnyClass) {
    let words = Self.candidates(base: base, plain: plain, probe: probe)
    precondition(words.count == 1, "a probe must override exactly one method, \(probe) overrides \(words.count)")
    self.base = ObjectIdentifier(base)
    word = words[0]
    number = Self.count
    Self.count += 1
  }

  /// The words that tell `probe` from `base` and `plain`: one, or the metadata is not laid out as read here.
  static func candidates(base: AnyClass, plain: AnyClass, probe: AnyClass) -> [Int] {
    let original = ClassMetadata(base)
    let unchanged = ClassMetadata(plain)
    let changed = ClassMetadata(probe)
    return original.methodWords.filter { changed[$0] != original[$0] && unchanged[$0] == original[$0] }
  }

  fileprivate func isReplaced(in type: AnyClass) -> Bool {
    ClassMetadata(type)[word] != ClassMetadata(base)[word]
  }

  /// Whether a class replaces what a class below it has.
  fileprivate func isReplaced(in type: AnyClass, since below: AnyClass) -> Bool {
    ClassMetadata(type)[word] != ClassMetadata(below)[word]
  }
}

/// Read-only view of a native Swift class's metadata, as laid down in the Swift ABI (docs/ABI/TypeMetadata.rst): three
/// words of header and superclass and flags, sizes, descriptor and destroyer, then one word for each field offset and
/// method of each class from the root down. Swift promises this layout to nobody on Linux: `ClassFactsTests` hold it against
/// the compiler they are built with.
struct ClassMetadata {
  /// Kind, superclass, flags and address point, instance size and alignment, class size and address point,
  /// descriptor, variable destroyer.
  private static let headerWords = 7
  private static let superclassWord = 1
  private static let classSizeField = 8
  private static let addressPointField = 9

  private let words: UnsafePointer<UInt>
  /// Words of the header and the table, from the address point on.
  let count: Int

  init(_ type: AnyClass) { self.init(ObjectIdentifier(type)) }

  init(_ id: ObjectIdentifier) {
    let address = UInt(bitPattern: id)
    guard let words = UnsafePointer<UInt>(bitPattern: address), let halves = UnsafePointer<UInt32>(bitPattern: address)
    else { preconditionFailure("a class has metadata") }
    self.words = words
    let bytes = Int(halves[Self.classSizeField]) - Int(halves[Self.addressPointField])
    count = bytes / MemoryLayout<UInt>.size
  }

  /// The address of the superclass's metadata; 0 for a class that has none.
  var superclass: UInt { words[Self.superclassWord] }
  /// The superclass; nil for a class that has none.
  var superclassType: AnyClass? { superclass == 0 ? nil : unsafeBitCast(superclass, to: AnyClass.self) }

  /// Where field offsets and methods stand.
  var methodWords: Range<Int> { Self.headerWords..<count }

  subscript(index: Int) -> UInt {
    precondition(index < count, "a subclass's table is no shorter than its superclass's")
    return words[index]
  }
}
