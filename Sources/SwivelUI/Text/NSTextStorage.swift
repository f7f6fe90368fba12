// A text that can be changed and tells of it: by whatever method it is changed, those who set its lines are told once.

/// A text that can be changed, and who sets its lines.
open class NSTextStorage: NSMutableAttributedString {
  /// Who sets the lines.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Who is told of changes; not kept.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What is being changed.
  open private(set) var editedMask: EditActions = []
  /// Where; `NSNotFound` for nowhere.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text becomes longer.
  open private(set) var changeInLength = 0
  private var depth = 0
  /// Whether changes are being collected.
  final var isEditing: Bool { depth > 0 }

  /// An empty text.
  public init() { super.init(string: "") }
  /// A text.
  public override init(string str: String) { super.init(string: str) }
  /// A text with attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// The same text as another's.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// A text out of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds someone who sets the lines.
  public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Takes someone away who sets the lines.
  public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Notes a change: what, where before it, and by how much the text became longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
    changeInLength += delta
    process()
  }
  /// Works on what was changed, unless changes are being collected. What a subclass changes meanwhile is part of the same.
  private func process() {
    guard depth == 0, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }
  private var isProcessing = false
  /// Works on what was changed: the delegate, then those who set lines.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    // What the delegate changes is part of this change.
    depth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    let (allMask, allRange, allDelta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: allMask, range: allRange, changeInLength: allDelta, invalidatedRange: allRange)
    }
  }
  /// Mends attributes after a change. There is nothing to mend.
  open func fixAttributes(in range: NSRange) {}
  /// Whether attributes are mended later.
  open var fixesAttributesLazily: Bool { false }
  /// Mends attributes that were not yet.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Many changes begin, which are worked on as one.
  open override func beginEditing() { depth += 1 }
  /// They end.
  open override func endEditing() {
    depth -= 1
    process()
  }

  /// Does what changes the text by one of the inherited ways, and notes it; a way that goes by another is noted once.
  private func change(_ mask: EditActions, _ range: NSRange, _ delta: Int, _ body: () -> Void) {
    guard !isChanging else { return body() }
    isChanging = true
    body()
    isChanging = false
    edited(mask, range: range, changeInLength: delta)
  }
  private var isChanging = false

  /// Whether the text may be kept by a subclass: all that reads and changes it goes by the four methods it overrides.
  final var isOthers: Bool { type(of: self) != NSTextStorage.self }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, str.utf16.count - range.length) { super.replaceCharacters(in: range, with: str) }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard isOthers else {
      return change([.editedCharacters, .editedAttributes], range, attrString.length - range.length) {
        super.replaceCharacters(in: range, with: attrString)
      }
    }
    // Read before, for it may be a part of this text.
    let runs = attrString.attributeRuns
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    for (attributes, part) in runs {
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    if isOthers { return changeRuns(in: range) { $0.merging(attrs) { $1 } } }
    change(.editedAttributes, range, 0) { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if isOthers { return changeRuns(in: range) { $0.filter { $0.key != name } } }
    change(.editedAttributes, range, 0) { super.removeAttribute(name, range: range) }
  }
  private func changeRuns(
    in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    for (attributes, run) in attributeRuns {
      let part = NSIntersectionRange(run, range)
      if part.length > 0 { setAttributes(change(attributes), range: part) }
    }
    endEditing()
  }
  /// How long the text is, by whoever keeps it.
  open override var length: Int { isOthers ? string.utf16.count : super.length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    isOthers
      ? attributes(at: location, effectiveRange: range)[attrName]
      : super.attribute(attrName, at: location, effectiveRange: range)
  }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    isOthers ? copied.attributedSubstring(from: range) : super.attributedSubstring(from: range)
  }
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isOthers else { return super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
    copied.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isOthers else {
      return super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
    copied.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    isOthers
      ? copied.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
      : super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// The text as a value.
  final var copied: NSAttributedString {
    guard isOthers else { return NSAttributedString(attributedString: self) }
    let copy = NSMutableAttributedString(string: string)
    for (attributes, range) in attributeRuns { copy.setAttributes(attributes, range: range) }
    return copy
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

extension NSAttributedString {
  /// The attributes and where they hold, by the two methods subclasses override.
  fileprivate var attributeRuns: [([NSAttributedString.Key: Any], NSRange)] {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    let end = string.utf16.count
    var place = 0
    while place < end {
      var range = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &range)
      let next = min(end, max(place + 1, range.location + range.length))
      runs.append((attributes, NSRange(location: place, length: next - place)))
      place = next
    }
    return runs
  }
}
