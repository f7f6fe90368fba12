// What the plugin runs: rewrites the sources a list names into a folder of the build. `swivel adopt` wrote the list.
import Adoption
import FileWriting
import Foundation

@main
struct SwivelAdopt {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let list = arguments.first, let output = arguments.last else {
      fail("usage: swivel-adopt LIST FOLDER")
    }
    do throws(AdoptionError) {
      let module = try SourceList(list).rewrite(to: output)
      for remark in module.remarks { print("\(remark.file):\(remark.line):1: warning: adopted: \(remark.text)") }
    } catch { fail("\(error.file ?? list):\(error.line):1: error: \(error.reason)") }
  }

  private static func fail(_ text: String) -> Never {
    StandardStreams.say(text + "\n")
    exit(2)
  }
}
