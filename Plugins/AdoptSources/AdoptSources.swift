// Rewrites a target's adopted sources before it is built: the files stay where Xcode has them, the build has what Linux compiles.
import Foundation
import PackagePlugin

@main
struct AdoptSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let list = target.directoryURL.appending(path: "Adopted.list")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst()
    let sources = lines.map { URL(fileURLWithPath: String($0)) }
    let folder = context.pluginWorkDirectoryURL.appending(path: target.name)
    return [
      .buildCommand(
        displayName: "Adopting \(sources.count) sources of \(target.name)",
        executable: try context.tool(named: "swivel-adopt").url, arguments: [list.path, folder.path],
        inputFiles: [list] + sources,
        outputFiles: sources.map {
          // As `SourceList.rewrittenName` has it.
          folder.appending(path: $0.deletingPathExtension().lastPathComponent + ".adopted.swift")
        })
    ]
  }
}
