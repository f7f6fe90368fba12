// Folders for what is needed only while something runs: apart, because a name in the temporary directory that others can foresee is theirs.
import Foundation

enum ScratchFolder {
  /// Makes a folder of this user's alone (0700) under the temporary directory, with a name nobody has made before.
  static func make(_ purpose: String) throws(HostPageError) -> URL {
    let place = FileManager.default.temporaryDirectory.appending(path: "swivel-\(purpose)-XXXXXX").path
    var template = Array(place.utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .write(path: place, reason: String(cString: strerror(errno)))
    }
    return URL(fileURLWithPath: String(cString: made), isDirectory: true)
  }
}
