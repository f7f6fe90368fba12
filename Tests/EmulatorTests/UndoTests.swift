// What can be undone: groups, names and notifications as Foundation documents them, and what keys change in fields and views.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A number that knows the way back.
@MainActor private final class Count: NSObject {
  let undo: UndoManager
  var value = 0
  init(_ undo: UndoManager) { self.undo = undo }
  func set(_ new: Int) {
    let old = value
    undo.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
  func setBySelector(_ new: NSNumber) {
    undo.registerUndo(
      withTarget: self, selector: Selector("setBySelector:", Count.setBySelector), object: NSNumber(value: value))
    value = new.intValue
  }
}

@MainActor struct UndoTests {
  /// Foundation's UndoManager: with `groupsByEvent`, what one event changes is undone at once.
  @Test func anInputsChangesAreOneGroup() throws {
    let timed = try TimedDevice()
    var made: Count?
    timed.run { _ in
      let count = Count(UndoManager())
      made = count
      count.set(1)
      count.set(2)
      #expect(count.undo.groupingLevel == 1 && count.undo.canUndo && !count.undo.canRedo)
    }
    let count = try #require(made)
    #expect(count.undo.groupingLevel == 0)
    timed.run { _ in
      count.set(3)
      count.undo.setActionName("Count")
    }
    #expect(count.undo.undoMenuItemTitle == "Undo Count" && count.undo.undoCount == 2)
    timed.run { _ in count.undo.undo() }
    #expect(count.value == 2 && count.undo.canRedo && count.undo.redoMenuItemTitle == "Redo Count")
    timed.run { _ in count.undo.undo() }
    #expect(count.value == 0 && !count.undo.canUndo && count.undo.undoMenuItemTitle == "Undo")
    timed.run { _ in count.undo.undo() }
    #expect(count.value == 0)
    timed.run { _ in count.undo.redo() }
    timed.run { _ in count.undo.redo() }
    #expect(count.value == 3 && count.undo.undoActionName == "Count")
    timed.run { _ in count.undo.undo() }
    // A new change forgets what could be done again.
    timed.run { _ in count.set(7) }
    #expect(!count.undo.canRedo && count.value == 7)
    timed.run { _ in count.undo.undo() }
    #expect(count.value == 2)
  }

  @Test func groupsLevelsAndDisabling() throws {
    try onUndoDevice { undo in
      undo.groupsByEvent = false
      let count = Count(undo)
      for value in 1...3 {
        undo.beginUndoGrouping()
        count.setBySelector(NSNumber(value: value))
        undo.beginUndoGrouping()
        count.setBySelector(NSNumber(value: value * 10))
        undo.endUndoGrouping()
        undo.endUndoGrouping()
      }
      #expect(count.value == 30 && undo.groupingLevel == 0)
      undo.undo()
      #expect(count.value == 20)
      undo.redo()
      #expect(count.value == 30)
      // The oldest go.
      undo.levelsOfUndo = 2
      undo.undo()
      undo.undo()
      #expect(count.value == 10 && !undo.canUndo)
      undo.removeAllActions()
      undo.disableUndoRegistration()
      undo.disableUndoRegistration()
      undo.enableUndoRegistration()
      #expect(!undo.isUndoRegistrationEnabled)
      count.set(5)
      #expect(!undo.canUndo)
      undo.enableUndoRegistration()
      undo.beginUndoGrouping()
      count.set(6)
      count.set(7)
      // Nested undoing takes back what was closed within.
      undo.beginUndoGrouping()
      count.set(8)
      undo.endUndoGrouping()
      undo.undoNestedGroup()
      #expect(count.value == 7 && undo.groupingLevel == 1)
      undo.endUndoGrouping()
      undo.removeAllActions(withTarget: count)
      #expect(!undo.canUndo)
    }
  }

  /// UndoManager's documentation: what is undone is told before and after.
  @Test func undoingIsTold() throws {
    try onUndoDevice { undo in
      var names: [String] = []
      let all: [Notification.Name] = [
        .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
        .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
        .NSUndoManagerDidRedoChange,
      ]
      let tokens = all.map { name in
        NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) { note in
          let word = note.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
          MainActor.assumeIsolated { names.append(String(word)) }
        }
      }
      let count = Count(undo)
      count.set(1)
      undo.undo()
      let closing = ["WillCloseUndoGroup", "DidCloseUndoGroup"]
      let inner = ["DidOpenUndoGroup"] + closing
      #expect(names == inner + ["WillUndoChange"] + inner + ["DidUndoChange"])
      names = []
      undo.redo()
      #expect(names == ["WillRedoChange"] + inner + ["DidRedoChange"])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  /// UIResponder's documentation: the nearest manager up the chain, at its end the window's.
  @Test func responders() throws {
    @MainActor final class Own: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    _ = device.inspect(window: 1) { window in
      let (outer, inner, free) = (Own(), UIView(), UIView())
      window.rootViewController?.view.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.undoManager === outer.own && free.undoManager == nil)
      #expect(window.rootViewController?.undoManager === window.undoManager && window.undoManager != nil)
    }
  }

  /// What keys change can be undone, and done again; the field tells as for keys.
  @Test func whatIsTypedCanBeUndone() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    var changes = 0
    for input in [UITextField() as any UITextInput & UIView, UITextView()] {
      func step(_ body: (UndoManager) -> Void) {
        _ = device.perform(window: 1) { window in
          if input.superview == nil {
            window.rootViewController?.view.addSubview(input)
            input.becomeFirstResponder()
            (input as? UITextField)?.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
          }
          if let undo = input.undoManager { body(undo) }
        }
      }
      step { _ in input.insertText("one") }
      step { _ in input.insertText(" two") }
      step { _ in input.deleteBackward() }
      #expect(input.inputText == "one tw")
      step { $0.undo() }
      #expect(input.inputText == "one two")
      step { undo in
        #expect(undo.undoActionName == "Typing")
        undo.undo()
      }
      #expect(input.inputText == "one")
      step { $0.redo() }
      #expect(input.inputText == "one two")
      step { undo in
        while undo.canUndo { undo.undo() }
      }
      #expect(input.inputText.isEmpty)
    }
    #expect(changes == 8)
  }

  private func onUndoDevice(_ body: @MainActor (UndoManager) -> Void) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { UIViewController() }])
    _ = device.inspect(window: 1) { _ in body(UndoManager()) }
  }
}
