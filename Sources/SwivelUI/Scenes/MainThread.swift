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

extension Thread {
  /// The thread the main actor's code runs on, by the name it has on Apple's systems; Foundation on Linux calls it `mainThread`.
  public static var main: Thread { mainThread }
}
