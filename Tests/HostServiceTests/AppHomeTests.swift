// What apps find where iOS has their container's folders.
import Foundation
import HostService
import Testing

struct AppHomeTests {
  /// "Documents/, Library/, tmp/" are there from the first launch on (File System Programming Guide, "Where You Should Put Your App's
  /// Files"), and what another process left is not.
  @Test func anAppCanWriteWhereItsDocumentsAre() async {
    await #expect(processExitsWith: .success) {
      AppHome.make()
      for place in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .applicationSupportDirectory] {
        let folder = FileManager.default.urls(for: place, in: .userDomainMask)[0]
        guard try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty else { exit(1) }
        try Data("x".utf8).write(to: folder.appendingPathComponent("tasks.json"), options: .atomic)
      }
      guard NSHomeDirectory().contains("swivel-app-") else { exit(2) }
    }
  }
}

extension AppHomeTests {
  /// A launch of an exploration is that of an app nobody has used: files and defaults of the one before are gone.
  @Test func whatALaunchKeptIsGoneWithTheNext() async {
    await #expect(processExitsWith: .success) {
      AppHome.make()
      let places = [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
      let files = places.map { place in
        FileManager.default.urls(for: place, in: .userDomainMask)[0].appendingPathComponent("a")
      }
      // Launch after launch, however soon one comes after the other.
      for _ in 0..<3 {
        for file in files { try Data("x".utf8).write(to: file) }
        UserDefaults.standard.set(1, forKey: "notes")
        await AppHome.empty()
        guard !files.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else { exit(1) }
        guard UserDefaults.standard.object(forKey: "notes") == nil else { exit(2) }
      }
    }
  }
}
