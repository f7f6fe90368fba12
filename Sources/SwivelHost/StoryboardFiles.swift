// Storyboards and xibs from disk: the only place that reads them for apps, and only those that were named.
import ArgumentParser
import Canvas
import FileReading
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
      guard files[url.lastPathComponent] == nil else {
        throw ValidationError("two files are named \(url.lastPathComponent)")
      }
      files[url.lastPathComponent] = try GivenFile.bytes(
        of: path, limit: InterfaceLimits.bytes, pipes: .awaited)
    }
    return files
  }

  /// The name of a storyboard's app: the file's without its ending.
  static func name(_ path: String) -> String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// An app for each storyboard, each of which may refer to the others. Storyboards that cannot be read are refused here,
  /// with the reason.
  @MainActor static func apps(_ paths: [String]) throws -> [AppBundle] {
    let files: [String: [UInt8]]
    do { files = try read(paths) } catch { throw ValidationError("\(error)") }
    return try paths.filter { $0.hasSuffix(".storyboard") }.map { path in
      let name = Self.name(path)
      do throws(InterfaceError) {
        _ = try InterfaceDocument(files["\(name).storyboard"] ?? [], file: path)
      } catch { throw ValidationError("\(error)") }
      return AppBundle.showing(storyboard: name, files: files)
    }
  }

  /// The scenes of a storyboard's app to be swept, each as an app of its own: those that are called `wanted`, by default all
  /// with content. One nil scene stands for an app that is no storyboard's, or a storyboard that has containers only.
  @MainActor static func scenes(
    of app: AppBundle, wanted: [String]
  ) throws -> [(scene: StoryboardScene?, app: AppBundle)] {
    let file = "\(app.name).storyboard"
    guard app.isStoryboardAlone, let bytes = app.interfaceFiles[file] else {
      if wanted.isEmpty { return [(nil, app)] }
      throw ValidationError("--scene: \(app.name) is no storyboard")
    }
    let document = try InterfaceDocument(bytes, file: file)
    let all = StoryboardScene.all(of: document)
    for words in wanted where !all.contains(where: { $0.isCalled(words, in: document) }) {
      let known = all.map { $0.name.isEmpty ? $0.controller : "\($0.controller) (\($0.name))" }
      throw ValidationError("--scene: no scene '\(words)' with content, only \(known.joined(separator: ", "))")
    }
    let chosen = wanted.isEmpty ? all : all.filter { scene in wanted.contains { scene.isCalled($0, in: document) } }
    guard !chosen.isEmpty else { return [(nil, app)] }
    return chosen.map { ($0, AppBundle.showing(storyboard: app.name, scene: $0, files: app.interfaceFiles)) }
  }
}
