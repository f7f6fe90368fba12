"""A lock of pthreads in place of the runtime's `Mutex`, which the thread sanitizer does not see: it would name all that is behind one."""

_FILE = "SanitizedMutex.swift"
LOCK = """\
import Foundation

final class Mutex<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
"""


def files(root):
    """A module's own type is found before an imported one: one file for each target that imports the runtime's."""
    found = {}
    for folder in ("Sources", "Tests"):
        for path in sorted((root / folder).rglob("*.swift")):
            if "import Synchronization" in path.read_text(encoding="utf-8"):
                target = path.relative_to(root).parts[1]
                found[f"{folder}/{target}/{_FILE}"] = LOCK
    return found
