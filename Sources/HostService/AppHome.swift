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

  /// How the home's name begins: the process's number follows, and what nobody can foresee.
  private static let prefix = "swivel-app-"

  /// Makes the folders, in one of this user's alone with a name nobody has made before, and has Foundation find them. A machine that has
  /// no room for them leaves apps the user's own.
  package static func make() {
    removeOrphans()
    var template = Array("\(NSTemporaryDirectory())\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      return Service.report("host")("apps have no home of their own: \(String(cString: strerror(errno)))")
    }
    let home = String(cString: made)
    do {
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

  /// A process that crashed or was ended has left its own. What is another user's, or a link, is let be.
  private static func removeOrphans() {
    let temporary = NSTemporaryDirectory()
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: temporary) where name.hasPrefix(prefix) {
        var status = stat()
        let parts = name.dropFirst(prefix.count).split(separator: "-")
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0, kill(process, 0) != 0, errno == ESRCH,
          lstat(temporary + name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid()
        else { continue }
        // Another process may be at the same one.
        do { try FileManager.default.removeItem(atPath: temporary + name) } catch { continue }
      }
    } catch { Service.report("host")("what others left in \(temporary) stays: \(error.localizedDescription)") }
  }

  /// The second at which an emptied folder changed last, as far as it says: one that says another has something in it.
  private static let untouched = 1

  /// Takes away what apps have put there, and their defaults: the next launch is that of an app nobody has used.
  @MainActor package static func empty() {
    for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
    guard let path else { return }
    do {
      // Defaults are taken away by their keys.
      for folder in folders where folder != ".config" {
        let place = path + "/" + folder
        var status = stat()
        guard lstat(place, &status) == 0, status.st_mtim.tv_sec != untouched else { continue }
        for name in try FileManager.default.contentsOfDirectory(atPath: place) {
          try FileManager.default.removeItem(atPath: place + "/" + name)
        }
        let times = [timespec(tv_sec: untouched, tv_nsec: 0), timespec(tv_sec: untouched, tv_nsec: 0)]
        utimensat(AT_FDCWD, place, times, 0)
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
