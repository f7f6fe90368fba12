// Storyboards and xibs from disk: the only place that reads them for apps, and only those that were named.
import ArgumentParser
import Foundation
import InterfaceBuilder
import SwivelUI

/// Files of Interface Builder for hosted apps.
public enum StoryboardFiles {
  /// The bytes of files by their names; a file that cannot be read, or is larger than any document may be, is an error.
  public static func read(_ paths: [String]) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in paths {
      let url = URL(fileURLWithPath: path)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= InterfaceLimits.bytes else {
        throw InterfaceError.tooLarge(file: path, bytes: size, limit: InterfaceLimits.bytes)
      }
      guard files[url.lastPathComponent] == nil else {
        throw ValidationError("two files are named \(url.lastPathComponent)")
      }
      files[url.lastPathComponent] = [UInt8](try Data(contentsOf: url))
    }
    return files
  }

  /// An app for each storyboard, each of which may refer to the others. Storyboards that cannot be read are refused here,
  /// with the reason.
  @MainActor static func apps(_ paths: [String]) throws -> [AppBundle] {
    let files: [String: [UInt8]]
    do { files = try read(paths) } catch { throw ValidationError("\(error)") }
    return try paths.filter { $0.hasSuffix(".storyboard") }.map { path in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      do throws(InterfaceError) {
        _ = try InterfaceDocument(files["\(name).storyboard"] ?? [], file: path)
      } catch { throw ValidationError("\(error)") }
      return AppBundle.showing(storyboard: name, files: files)
    }
  }
}
