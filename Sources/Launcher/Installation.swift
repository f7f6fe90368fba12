// Where this installation keeps its programs and its configuration.
import Foundation
import Vocabulary

/// The folder of the running program, and what belongs to it.
public enum Installation {
  /// The folder the running executable lies in.
  public static var programs: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
    guard count > 0 else { return "." }
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.folderOfPath
  }

  /// One of the programs beside the running one.
  public static func program(_ name: String) -> String { programs + "/" + name }

  /// The nearest folder above the running executable that holds the package it was built from; nil when there is none.
  public static var repository: String? {
    var folder = programs
    while folder != "/" && !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/Sources/SwivelUI") { return folder }
      folder = folder.folderOfPath
    }
    return nil
  }

  /// The configuration folder: the one named, else `SWIVEL_CONFIG`, else `config` in the nearest folder above the
  /// executable that has `config/emulator.yaml`. nil when there is none.
  public static func configuration(named: String?) -> String? {
    if let named { return named }
    if let variable = ProcessInfo.processInfo.environment["SWIVEL_CONFIG"], !variable.isEmpty { return variable }
    var folder = programs
    while folder != "/" && !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/config/emulator.yaml") { return folder + "/config" }
      folder = folder.folderOfPath
    }
    return nil
  }
}
