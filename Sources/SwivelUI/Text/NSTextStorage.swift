// A text that can be changed and tells of it: by whatever method it is changed, those who set its lines are told once.

/// A text that can be changed, and who sets its lines.
open class NSTextStorage: NSMutableAttributedString {
  /// Who sets the lines.
  public private(set) var layoutManagers: [NSLayoutManager] = []
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
    if depth == 0 { processEditing() }
  }
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
    if depth == 0 { processEditing() }
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

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, str.utf16.count - range.length) { super.replaceCharacters(in: range, with: str) }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, attrString.length - range.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range, 0) { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(.editedAttributes, range, 0) { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range, 0) { super.removeAttribute(name, range: range) }
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
