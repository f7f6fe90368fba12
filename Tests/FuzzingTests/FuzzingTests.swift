// Readers of foreign bytes keep their promises: over their seeds, over all that was ever found, and over a few mutations.
import Foundation
import Testing

@testable import Fuzzing

@Suite final class FuzzingTests {
  private let scratch = FileManager.default.temporaryDirectory.appending(path: "swivel-fuzzing-\(UUID().uuidString)")
    .path
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "tools/fuzz-corpus").path

  init() throws { try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: false) }

  deinit {
    do { try FileManager.default.removeItem(atPath: scratch) } catch { print("left behind: \(scratch): \(error)") }
  }

  /// Mutations here: enough to meet each kind of mutation often, few enough for every run of the tests.
  private static let mutations = 300

  @Test(arguments: FuzzTarget.allCases) func promisesAreKept(target: FuzzTarget) throws {
    let inputs = target.seeds + (try KeptCorpus.inputs(of: target, in: Self.corpus))
    let mutator = Mutator(inputs, seed: 1)
    for number in 0..<inputs.count + Self.mutations {
      #expect(target.broken(by: mutator.mutation(number), scratch: scratch) == nil, "mutation \(number)")
    }
  }

  /// A number is enough to have the bytes again, and another seed gives others.
  @Test func mutationsAreFunctionsOfSeedAndNumber() {
    let corpus = [Array("one".utf8), Array("another".utf8)]
    let all = (0..<200).map { Mutator(corpus, seed: 1).mutation($0) }
    #expect(all == (0..<200).map { Mutator(corpus, seed: 1).mutation($0) })
    #expect(all[0] == corpus[0] && all[1] == corpus[1])
    #expect(all != (0..<200).map { Mutator(corpus, seed: 2).mutation($0) })
    #expect(Set(all).count > 100)
    #expect(all.allSatisfy { $0.count <= Mutator.maximumSize })
  }
}
