// Whether code runs where the main actor's does: on Linux another thread than the first may drain the main queue.

package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this thread may run the main actor's code at once.
  package static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
