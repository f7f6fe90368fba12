// How undoing is counted, named and limited, by Foundation's documentation of UndoManager.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct UndoWordTests {
  /// Keeps what was done, and the way back of it.
  @MainActor private final class Box: NSObject {
    let undo: UndoManager
    var value = 0
    var seen: [[Bool]] = []
    init(_ undo: UndoManager) { self.undo = undo }
    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      seen.append([undo.isUndoing, undo.isRedoing])
      value = new
    }
  }

  /// A manager with so many groups of one change each, undone so often.
  private func withGroups(_ count: Int, undone: Int = 0, _ body: (UndoManager, Box) -> Void) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let undo = UndoManager()
      undo.groupsByEvent = false
      let box = Box(undo)
      for number in 0..<count {
        undo.beginUndoGrouping()
        box.set(number + 1)
        undo.setActionName("Step \(number + 1)")
        undo.endUndoGrouping()
      }
      for _ in 0..<undone { undo.undo() }
      body(undo, box)
    }
  }

  @Test(arguments: [(0, 0), (3, 0), (3, 1), (3, 3), (2, 5)]) func counts(groups: Int, undone: Int) throws {
    try withGroups(groups, undone: undone) { undo, box in
      let done = max(0, groups - undone)
      #expect(undo.undoCount == done && undo.redoCount == groups - done && box.value == done)
      #expect(undo.canUndo == (done > 0) && undo.canRedo == (done < groups) && undo.groupingLevel == 0)
      #expect(undo.undoActionName == (done > 0 ? "Step \(done)" : ""))
      #expect(undo.redoActionName == (done < groups ? "Step \(done + 1)" : ""))
    }
  }

  /// levelsOfUndo: "A value of 0 indicates no limit"; when it is exceeded the oldest groups go, when it is lowered as well.
  @Test(arguments: [(0, 5), (1, 1), (3, 3), (5, 5), (9, 5)]) func levels(limit: Int, left: Int) throws {
    try withGroups(5) { undo, box in
      undo.levelsOfUndo = limit
      #expect(undo.undoCount == left)
      while undo.canUndo { undo.undo() }
      #expect(box.value == 5 - left && undo.redoCount == left)
      undo.levelsOfUndo = 1
      #expect(undo.redoCount == 1)
    }
  }

  /// Menus say what would be undone; without a name only that something would.
  @Test(
    arguments: [("", "Undo", "Redo"), ("Typing", "Undo Typing", "Redo Typing"), ("a b", "Undo a b", "Redo a b")])
  func titles(name: String, undoTitle: String, redoTitle: String) throws {
    try withGroups(0) { undo, box in
      #expect(undo.undoMenuTitle(forUndoActionName: name) == undoTitle)
      #expect(undo.redoMenuTitle(forUndoActionName: name) == redoTitle)
      undo.beginUndoGrouping()
      box.set(1)
      undo.setActionName(name)
      undo.endUndoGrouping()
      #expect(undo.undoMenuItemTitle == undoTitle && undo.redoMenuItemTitle == "Redo")
      undo.undo()
      #expect(undo.undoMenuItemTitle == "Undo" && undo.redoMenuItemTitle == redoTitle)
    }
  }

  /// isUndoing and isRedoing hold while a way is gone back, and while it is gone again.
  @Test func whatGoesOn() throws {
    try withGroups(1) { undo, box in
      undo.undo()
      undo.redo()
      #expect(box.seen == [[false, false], [true, false], [false, true]])
      #expect(!undo.isUndoing && !undo.isRedoing)
    }
  }

  /// setActionIsDiscardable(_:): the group that is open may be lost; others may not.
  @Test func whatMayBeLost() throws {
    try withGroups(1) { undo, box in
      #expect(!undo.undoActionIsDiscardable && !undo.redoActionIsDiscardable)
      undo.beginUndoGrouping()
      box.set(7)
      undo.setActionIsDiscardable(true)
      undo.endUndoGrouping()
      #expect(undo.undoActionIsDiscardable)
      undo.undo()
      #expect(!undo.undoActionIsDiscardable)
    }
  }

  /// removeAllActions(): "clears the undo and redo stacks and re-enables the receiver"; removeAllActions(withTarget:) leaves others' ways.
  @Test func forgetting() throws {
    try withGroups(3, undone: 1) { undo, box in
      undo.disableUndoRegistration()
      undo.removeAllActions()
      #expect(undo.undoCount == 0 && undo.redoCount == 0 && undo.isUndoRegistrationEnabled)
      let other = Box(undo)
      undo.beginUndoGrouping()
      box.set(1)
      other.set(2)
      undo.endUndoGrouping()
      undo.removeAllActions(withTarget: box)
      #expect(undo.canUndo)
      undo.undo()
      #expect(box.value == 1 && other.value == 0)
    }
  }

  /// NSUndoManagerCheckpoint: posted when a group is opened or closed, "except when it opens a top-level group", and when canRedo is asked.
  @Test func checkpoints() throws {
    try withGroups(0) { undo, _ in
      nonisolated(unsafe) var count = 0
      let token = NotificationCenter.default.addObserver(forName: .NSUndoManagerCheckpoint, object: undo, queue: nil) {
        _ in count += 1
      }
      @MainActor func posted(_ body: () -> Void) -> Int {
        count = 0
        body()
        return count
      }
      #expect(posted { undo.beginUndoGrouping() } == 0, "the outermost")
      #expect(posted { undo.beginUndoGrouping() } == 1, "an inner one")
      #expect(posted { undo.endUndoGrouping() } == 1)
      #expect(posted { undo.endUndoGrouping() } == 1)
      #expect(posted { _ = undo.canRedo } == 1 && posted { _ = undo.canUndo } == 0)
      NotificationCenter.default.removeObserver(token)
    }
  }
}
