// What can be undone and done again: Foundation has no such class on Linux.

/// Keeps how to undo what was done, in groups, and how to do it again.
@preconcurrency @MainActor open class UndoManager: NumberedObject {
  /// One way back.
  private struct Step {
    weak var target: AnyObject?
    let undo: () -> Void
  }
  /// What is undone at once.
  private final class Group {
    var steps: [Part] = []
    var name = ""
    var isDiscardable = false
    var isEmpty: Bool { steps.isEmpty }
  }
  private enum Part {
    case step(Step)
    case group(Group)
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled = 0
  private var ticket: PutOffTicket?

  /// Whether an input's changes are one group.
  open var groupsByEvent = true
  /// The most groups that are kept; 0 for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// When a run loop ends the group of an event. Kept: here an input ends it.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether something is being undone.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false
  /// Whether what is done is kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether there is something to undo.
  open var canUndo: Bool { undoStack.contains { !$0.isEmpty } || open.contains { !$0.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  /// How many groups can be undone.
  open var undoCount: Int { undoStack.count + (open.first?.isEmpty == false ? 1 : 0) }
  /// How many can be done again.
  open var redoCount: Int { redoStack.count }

  /// A manager with nothing to undo.
  public override init() { super.init() }

  // MARK: Groups

  /// Opens a group, within the one that is open.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openForEvent() }
    // "… except when it opens a top-level group" (NSUndoManagerCheckpoint).
    if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
    push()
  }
  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    guard let group = open.popLast() else {
      return complain("endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    if let outer = open.last {
      if !group.isEmpty { outer.steps.append(.group(group)) }
      if !group.name.isEmpty { outer.name = group.name }
    } else if !group.isEmpty {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func push() {
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  /// A group for what this input changes: closed once its own work is done, or by whoever undoes before.
  private func openForEvent() {
    push()
    guard let clock = AppScene.running?.device.clock else { return }
    let mine = PutOffTicket()
    ticket = mine
    clock.after(0, .undoGroup, ticket: mine) { [weak self] in self?.closeForEvent() }
  }
  private func closeForEvent() {
    ticket?.isCancelled = true
    ticket = nil
    if open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
  }
  private func trim() {
    guard levelsOfUndo > 0 else { return }
    if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
  }

  // MARK: Registration

  /// What is done is not kept, until it is enabled as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// What is done is kept again.
  open func enableUndoRegistration() {
    guard disabled > 0 else { return complain("enableUndoRegistration called without a matching disable") }
    disabled -= 1
  }
  /// Keeps a way back: a method of an object with one argument. The object is not kept.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = target as AnyObject
    register(object) { [weak object] in
      if let object { ActionSending.send(selector, to: object, from: anObject) }
    }
  }
  /// Keeps a way back. The object is not kept.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) { register(target) { [weak target] in if let target { handler(target) } } }

  private func register(_ target: AnyObject, _ undo: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else { return complain("must begin a group before registering undo") }
      openForEvent()
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    open.last?.steps.append(.step(Step(target: target, undo: undo)))
  }

  // MARK: Undoing

  /// Undoes the last group; the group of an event is closed before.
  open func undo() {
    if open.count == 1, groupsByEvent { closeForEvent() }
    guard open.isEmpty else { return complain("undo was called with too many nested undo groups") }
    undoNestedGroup()
  }
  /// Undoes the last group that was closed, which may be within an open one.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing else { return complain("undo while undoing") }
    let nested = open.last.flatMap { outer -> Group? in
      guard case .group(let group)? = outer.steps.last else { return nil }
      outer.steps.removeLast()
      return group
    }
    guard let group = nested ?? (open.isEmpty ? undoStack.popLast() : nil) else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Does the last group that was undone again.
  open func redo() {
    if open.count == 1, groupsByEvent { closeForEvent() }
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing else { return complain("redo while undoing") }
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Goes the ways back, the last first; what is registered meanwhile is the way forth.
  private func run(_ group: Group) {
    let outer = open
    open = []
    push()
    open[0].name = group.name
    perform(group)
    while !open.isEmpty { endUndoGrouping() }
    open = outer
  }
  private func perform(_ group: Group) {
    for part in group.steps.reversed() {
      switch part {
      case .step(let step): step.undo()
      case .group(let inner): perform(inner)
      }
    }
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    disabled = 0
    ticket?.isCancelled = true
  }
  /// Forgets what is done to an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func strip(_ group: Group) {
      group.steps = group.steps.filter { part in
        switch part {
        case .step(let step): return step.target !== object
        case .group(let inner):
          strip(inner)
          return !inner.isEmpty
        }
      }
    }
    for group in undoStack + redoStack + open { strip(group) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names what is done now.
  open func setActionName(_ actionName: String) {
    if let group = open.first { group.name = actionName } else { undoStack.last?.name = actionName }
  }
  /// Says that what is done now may be lost without a question.
  open func setActionIsDiscardable(_ discardable: Bool) { open.last?.isDiscardable = discardable }
  /// Whether what would be undone may be lost.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  /// Whether what would be done again may be lost.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
  private var nextUndo: Group? { open.first { !$0.isEmpty } ?? undoStack.last }
  /// The name of what would be undone; empty for none.
  open var undoActionName: String { nextUndo?.name ?? "" }
  /// The name of what would be done again; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// What a menu says of undoing.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says of doing again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// What a menu says of undoing something.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// What a menu says of doing something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
  private func complain(_ reason: String) {
    AppScene.current.raise("NSInternalInconsistencyException", reason, by: "UndoManager")
  }
}
