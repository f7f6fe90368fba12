// Readers of foreign bytes keep their promises: over their seeds, over all that was ever found, and over a few mutations.
import Foundation
import Picture
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

  /// Mutations of what nobody can read would try nothing: every picture they begin with is one, of two by two pixels.
  @Test func picturesAreRead() throws {
    for seed in FuzzTarget.picture.seeds {
      let image = try PixelImage(file: seed)
      #expect(image.width == 2 && image.height == 2)
    }
  }

  /// A file's checks are right, so that no reader stops at them: the last part of every PNG has no content, and its check over "IEND" is
  /// AE 42 60 82 by ISO 3309.
  @Test func picturesEndInTheirCheck() {
    let files = FuzzTarget.picture.seeds.filter { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
    #expect(!files.isEmpty)
    for file in files { #expect(file.suffix(12) == [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]) }
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

  /// Each kind of mutation leaves a trace of its own: shorter, longer, one bit or one byte changed, words put in, parts of another
  /// input joined. All of them come up among the first few hundred.
  @Test func everyKindOfMutationComesUp() {
    let (one, other) = (Array("frame 100 200 abc".utf8), Array("OTHER INPUT".utf8))
    let mutator = Mutator([one, other], seed: 3)
    var (flips, shorter, longer, joined, words, repeated) = (0, 0, 0, 0, 0, 0)
    for number in 2..<2_000 {
      let bytes = mutator.mutation(number)
      let changed = zip(one, bytes).filter { $0 != $1 }
      if bytes.count == one.count, changed.count == 1, let (old, new) = changed.first, (old ^ new).nonzeroBitCount == 1
      {
        flips += 1
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if !bytes.isEmpty, bytes.count < one.count, text.allSatisfy("frame 0123456789abc".contains) { shorter += 1 }
      if bytes.count > 4 * one.count { longer += 1 }
      if text.hasPrefix("frame"), text.hasSuffix("INPUT") { joined += 1 }
      if text.hasPrefix("frame"), text.contains("1e308") || text.contains("NaN") { words += 1 }
      if text.contains("aaaaaaaaaaaaaaaa") || text.contains("cbcbcb") || text.contains("0000000000") { repeated += 1 }
    }
    for (name, count) in [
      ("flips", flips), ("shorter", shorter), ("longer", longer), ("joined", joined), ("words", words),
      ("repeated", repeated),
    ] { #expect(count > 0, "\(name)") }
  }

  /// What is nothing becomes an input again, and what grew too long is cut.
  @Test func nothingAndTooMuch() {
    #expect((0..<50).contains { !Mutator([[]] + [[7]], seed: 1).mutation($0 + 2).isEmpty })
    let huge = [UInt8](repeating: 65, count: Mutator.maximumSize + 100)
    let mutator = Mutator([huge], seed: 1)
    #expect(mutator.mutation(0) == huge, "the corpus is as it is")
    for number in 1..<20 { #expect(mutator.mutation(number).count <= Mutator.maximumSize) }
    #expect((1..<20).contains { mutator.mutation($0).count == Mutator.maximumSize })
  }

  /// Kept inputs come in the order of their names, those of other readers and hidden files left out.
  @Test func keptInputs() throws {
    #expect(try KeptCorpus.inputs(of: .log, in: scratch).isEmpty)
    let folder = scratch + "/log"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for (name, text) in [("b", "second"), ("a", "first"), (".hidden", "no"), ("c", "third")] {
      try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    #expect(
      try KeptCorpus.inputs(of: .log, in: scratch).map { String(decoding: $0, as: UTF8.self) }
        == ["first", "second", "third"])
    #expect(try KeptCorpus.inputs(of: .wire, in: scratch).isEmpty)
  }
}
