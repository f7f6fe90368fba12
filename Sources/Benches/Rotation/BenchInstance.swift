// The private instance a bench runs, which leaves no trace.
import Bus
import Foundation

/// An instance directory named after this process.
struct BenchInstance {
  let directory: InstanceDirectory

  init() throws(BenchError) {
    do { directory = try InstanceDirectory(name: "bench-\(ProcessIdentity.current)") } catch { throw .bus(error) }
  }

  /// Removes what the stopped instance left; one that never began left nothing.
  func remove() {
    guard FileManager.default.fileExists(atPath: directory.path) else { return }
    do { try FileManager.default.removeItem(atPath: directory.path) } catch {
      Complaint.print("swivel-bench: \(directory.path) stays behind: \(error)")
    }
  }
}
