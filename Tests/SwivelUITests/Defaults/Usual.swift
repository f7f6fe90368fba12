// One line for each property of a class: what UIKit's documentation says it is until it is set, and another value it keeps.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// An object, or a value, whose properties are asked one by one.
@MainActor struct Usual<Owner> {
  private(set) var owner: Owner

  init(_ owner: Owner) { self.owner = owner }

  /// It is `usual` in a new owner, `other` once that is set, and `usual` again.
  mutating func callAsFunction<Value: Equatable>(
    _ path: WritableKeyPath<Owner, Value>, _ usual: Value, _ other: Value,
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(owner[keyPath: path] == usual, sourceLocation: place)
    owner[keyPath: path] = other
    #expect(owner[keyPath: path] == other, sourceLocation: place)
    owner[keyPath: path] = usual
    #expect(owner[keyPath: path] == usual, sourceLocation: place)
  }

  /// The same of one that is true or false.
  mutating func callAsFunction(
    _ path: WritableKeyPath<Owner, Bool>, _ usual: Bool, _ place: SourceLocation = #_sourceLocation
  ) {
    self(path, usual, !usual, place)
  }

  /// What is not set from outside, or answers to other properties.
  func reads<Value: Equatable>(
    _ path: KeyPath<Owner, Value>, _ value: Value, _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(owner[keyPath: path] == value, sourceLocation: place)
  }
}
