// What people should know while something runs: standard error, or a file when a screen is in the way.
import Bus
import Foundation

/// Lines for people, apart from the data on standard output.
public enum Diagnostics {
  /// One line on standard error.
  public static func report(_ text: String) { FileHandle.standardError.write(Data("swivel: \(text)\n".utf8)) }

  /// One line in the instance's diagnostics file.
  public static func append(_ text: String, to directory: InstanceDirectory) {
    let descriptor = open(directory.diagnosticsFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let line = "swivel: \(text)\n"
    _ = write(descriptor, line, line.utf8.count)
    close(descriptor)
  }
}
