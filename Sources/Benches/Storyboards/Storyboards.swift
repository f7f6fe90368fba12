// swivel-bench storyboards and storyboard-fuzz: arguments to what measures and bends documents.
import ArgumentParser
import DocumentSeeds
import Foundation

struct Storyboards: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyboards", abstract: "Public storyboards and xibs: loaded, laid out, compared with their frames.")

  @Option(help: "The folder with the documents; storyboards/ of SWIVEL_CORPUS unless told otherwise.")
  var folder: String?

  @Flag(help: "Print each file and each view that is elsewhere, to stderr.")
  var files = false

  @OptionGroup var output: ReportOptions

  func run() throws {
    try output.run { printer in
      guard let folder = folder ?? ProcessInfo.processInfo.environment["SWIVEL_CORPUS"].map({ $0 + "/storyboards" })
      else {
        throw BenchError.storyboards("no documents: name their folder with --folder, or set SWIVEL_CORPUS")
      }
      let bench = try StoryboardBench(folder: folder)
      let listsFiles = files
      let figures = MainActor.assumeIsolated {
        bench.measure(listing: listsFiles ? { Complaint.print($0) } : nil)
      }
      for figure in figures { printer.report(figure) }
    }
  }
}

struct StoryboardFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyboard-fuzz", abstract: "Mutated documents, read and laid out; ends badly if one brings it down.")

  @Option(help: "How many mutations.")
  var count = 1_000_000

  @Option(help: "The first one's number.")
  var from = 0

  @Option(help: "Another seed gives other mutations.")
  var seed: UInt64 = 1

  @Flag(help: "Print the number of each mutation before it runs, to find the one that ends the run.")
  var numbers = false

  func run() throws {
    let fuzz = DocumentFuzz(seed: seed)
    let range = from..<from + max(0, count)
    let numbers = numbers
    let tally = MainActor.assumeIsolated { fuzz.run(range) { if numbers { Complaint.print("\($0)") } } }
    print("\(tally.total) mutations: \(tally.refused) refused, \(tally.laidOut) laid out, \(tally.views) views")
  }
}
