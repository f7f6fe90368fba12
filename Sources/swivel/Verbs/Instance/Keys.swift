// Keys for instances that are reached from elsewhere.
import ArgumentParser
import Bus
import EventLog
import Vocabulary

struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Make and show keys for instances that are reached from elsewhere.",
    discussion: """
      The instance and everybody who reaches it have a file of keys each. The public key is for others: the instance's for \
      --server, everybody else's for the list that up --allow names.
      """,
    subcommands: [KeysNew.self, KeysShow.self])
}

struct KeysNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a file with a new pair of keys, which only you can read; print the public one.")

  @Argument(help: "The file to make; one that is there stays as it is.", completion: .file())
  var file: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    do { tell(try KeyFile.make(at: file), output) } catch { throw Failure(error) }
  }
}

struct KeysShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the public key of a file of keys.")

  @Argument(help: "A file of keys.", completion: .file())
  var file: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    do { tell(try KeyFile(path: file), output) } catch { throw Failure(error) }
  }
}

private func tell(_ keys: KeyFile, _ output: OutputOptions) {
  output.tell(keys.publicKey) { json in json.add("public", keys.publicKey) }
}
