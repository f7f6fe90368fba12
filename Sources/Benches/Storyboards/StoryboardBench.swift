// swivel-bench storyboards: other people's files loaded, laid out and compared with Interface Builder's own frames.
import Canvas
import Foundation
import InterfaceBuilder
import SwivelUI

/// The figures of a folder of documents.
struct StoryboardBench {
  /// A file, once read from disk.
  struct Source {
    var name: String
    var bytes: [UInt8]
  }

  private static let name = "storyboards"
  let sources: [Source]

  /// Reads all documents below a folder.
  init(folder: String) throws(BenchError) {
    var names: [String] = []
    let all = FileManager.default.enumerator(atPath: folder)
    while let path = all?.nextObject() as? String {
      if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { names.append(path) }
    }
    guard !names.isEmpty else { throw .storyboards("no .storyboard or .xib in \(folder)") }
    var sources: [Source] = []
    for name in names.sorted() {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
        throw .storyboards("\(name) cannot be read")
      }
      sources.append(Source(name: name, bytes: [UInt8](data)))
    }
    self.sources = sources
  }

  static func figure(
    _ figure: String, _ value: Double, _ unit: String, _ target: Figure.Target? = nil, peer: Figure.Peer? = nil
  ) -> Figure {
    Figure(bench: name, figure: figure, value: value, unit: unit, peer: peer, target: target)
  }

  /// All figures, one after the other; `listing` gets a line for each file and mismatch.
  @MainActor func measure(listing: ((String) -> Void)? = nil) -> [Figure] {
    var figures: [Figure] = []
    func report(_ figure: Figure) { figures.append(figure) }
    var documents: [InterfaceDocument] = []
    for source in sources {
      do throws(InterfaceError) {
        documents.append(try InterfaceDocument(source.bytes, file: source.name))
      } catch { listing?("\(error)") }
    }
    report(Self.figure("files", Double(sources.count), ""))
    report(
      Self.figure(
        "files that load", 100 * Double(documents.count) / Double(sources.count), "%", .valueAtLeast(100)))
    let unknown = documents.reduce(0) { $0 + $1.census.unknown }
    let names = documents.reduce(0) { $0 + $1.census.total }
    report(Self.figure("unknown names", 100 * Double(unknown) / Double(max(1, names)), "%", .valueAtMost(0.5)))
    check(documents, .stored, report, listing)
    check(documents, .predicted, report, listing)
    return figures + speed() + layoutSpeed(documents)
  }

  /// What is wanted of a mode, in percent (part 4 of the storyboard notes).
  private struct Floors {
    var views: Double
    var files: Double
    var nontrivial: Double?

    init(_ mode: NibSettings.Intrinsic) {
      switch mode {
      case .stored: (views, files, nontrivial) = (94, 89, 93)
      case .predicted: (views, files, nontrivial) = (81, 70, nil)
      }
    }
  }

  @MainActor private func check(
    _ documents: [InterfaceDocument], _ mode: NibSettings.Intrinsic, _ report: (Figure) -> Void,
    _ listing: ((String) -> Void)?
  ) {
    var sum = CanvasCheck.Sum()
    for document in documents {
      let check = CanvasCheck(
        CanvasDocument(document), intrinsic: mode, explaining: listing != nil, findingNontrivial: mode == .stored)
      sum.add(check)
      listing?("\(mode.rawValue) \(check.matched)/\(check.compared) \(document.file)")
      for mismatch in check.mismatches { listing?("  \(mismatch.text)") }
    }
    let floors = Floors(mode)
    let label = "canvas, \(mode.rawValue) sizes"
    report(Self.figure("\(label): views compared", Double(sum.compared), ""))
    report(Self.figure("\(label): views", sum.viewShare, "%", .valueAtLeast(floors.views)))
    report(Self.figure("\(label): whole files", sum.fileShare, "%", .valueAtLeast(floors.files)))
    if let nontrivial = floors.nontrivial {
      report(Self.figure("\(label): non-trivial views compared", Double(sum.nontrivial), ""))
      report(Self.figure("\(label): non-trivial views", sum.nontrivialShare, "%", .valueAtLeast(nontrivial)))
    } else {
      report(Self.figure("\(label): views measured by their stored size", Double(sum.fallbacks), ""))
    }
  }
}
