// How a host ends for an error: what it says and its exit status as a value, apart from the process that ends with them.
import ArgumentParser
import Exploration
import HostService
import Picture
import Processes
import Scripting
import Vocabulary

/// What a host says of an error, and how it leaves.
struct HostEnding: Equatable {
  /// Nil where what was printed before says it.
  var words: String?
  var status: ExitStatus

  /// Nil for errors of which the parser of arguments knows what to say.
  init?(_ error: any Error) {
    switch error {
    case let error as HostOptions.Diverged: (words, status) = (error.text, .replayDiverged)
    case is HostOptions.Unmet: (words, status) = (nil, .finding)
    case let error as HostError:
      words = "\(error)\(error.isOfALine ? "; --pass-over goes on without what cannot be read" : "")"
      status = .usage
    case let error as ScriptError: (words, status) = ("\(error)", .usage)
    case let error as ExploreError: (words, status) = ("\(error)", .usage)
    case let error as ExplorationFileError: (words, status) = ("\(error)", .usage)
    case let error as HostPageError: (words, status) = ("\(error)", .refused)
    case let error as ProgramError: (words, status) = ("\(error)", .finding)
    case let error as PictureError: (words, status) = ("\(error)", .refused)
    // The usage is this program's, which the caller of `swivel sweep` never sees.
    case let error as ValidationError: (words, status) = (error.message, .usage)
    default: return nil
    }
  }
}
