// The stages of an input on its way through a host, for whoever measures what each of them takes.

/// What has just been done with an input.
package enum TurnStage: String, CaseIterable, Sendable {
  /// The wait for something to do is over.
  case woken
  /// Its message was taken from the socket and read.
  case read
  /// It is in the log.
  case inputLogged
  /// The device has handled it: everything of it is the app's own work, layout, and the snapshot.
  case handled
  /// The outcome is summed up and in the log.
  case outcomeLogged
  /// The receipt is kept, and the windows are compared with those before.
  case compared
  /// The bytes to publish are there.
  case encoded
  /// They are the socket's.
  case published
  /// Whoever waited for the receipt has it.
  case answered
}
