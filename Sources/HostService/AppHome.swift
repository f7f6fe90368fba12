// A home of the process's own for what apps keep: the folders an app's container has, empty at launch and gone at the end. Without it
// an app would read what another run left, and write into the user's own documents.
import Bus
import Foundation

/// The folders of a process's apps.
package enum AppHome {
  /// What every container has on iOS (File System Programming Guide, table 1-1), and where Foundation looks for the same on Linux.
  private static let folders = [
    "Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp", ".cache", ".config",
    ".local/share",
  ]

  /// Where it is, once it is there.
  nonisolated(unsafe) private static var path: String?

  /// Makes the folders and has Foundation find them. A machine that has no room for them leaves apps the user's own.
  package static func make() {
    let home = NSTemporaryDirectory() + "swivel-app-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try removeOrphans()
      for folder in folders {
        try FileManager.default.createDirectory(atPath: home + "/" + folder, withIntermediateDirectories: true)
      }
    } catch {
      return Service.report("host")("apps have no home of their own: \(error)")
    }
    path = home
    setenv("HOME", home, 1)
    setenv("CFFIXED_USER_HOME", home, 1)
    for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] { unsetenv(name) }
    atexit { AppHome.remove() }
  }

  /// A process that crashed or was ended has left its own.
  private static func removeOrphans() throws {
    let prefix = "swivel-app-"
    for name in try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()) where name.hasPrefix(prefix)
    {
      guard let process = pid_t(name.dropFirst(prefix.count)), process > 0 else { continue }
      let isGone = process == getpid() || kill(process, 0) != 0 && errno == ESRCH
      guard isGone else { continue }
      do {
        try FileManager.default.removeItem(atPath: NSTemporaryDirectory() + name)
      } catch {
        // Another process was at the same one.
        continue
      }
    }
  }

  /// Takes away what apps have put there, and their defaults: the next launch is that of an app nobody has used.
  @MainActor package static func empty() {
    for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
    guard let path else { return }
    do {
      for folder in folders where !folder.hasPrefix(".") {
        let place = path + "/" + folder
        for name in try FileManager.default.contentsOfDirectory(atPath: place) {
          try FileManager.default.removeItem(atPath: place + "/" + name)
        }
      }
    } catch {
      Service.report("host")("what apps have kept stays: \(error)")
    }
  }

  /// Takes the folders away with all that apps have put there.
  private static func remove() {
    guard let path else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch { Service.report("host")("\(path) stays: \(error)") }
  }
}
