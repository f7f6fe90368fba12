// swivel-bench pictures: how long a screen takes from its views to the bytes of a file.
import ArgumentParser
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI

struct PicturesMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures", abstract: "A screen of 100 views as a picture: SVG, PNG and characters.",
    discussion: """
      From laid-out views to the bytes of the file, on one core; the font is read before. Each is the best of some runs, for a \
      machine's other work only ever adds. The peer paints our own SVG.
      """)

  @OptionGroup var output: ReportOptions

  func run() throws {
    try output.run { printer in
      let figures: PictureFigures
      do { figures = try MainActor.assumeIsolated { try PictureBench.run() } } catch {
        throw BenchError.core("\(error)")
      }
      printer.report(
        Figure(
          bench: "pictures", figure: "\(figures.views) views to the display list", value: figures.list, unit: "ms"))
      printer.report(
        Figure(
          bench: "pictures", figure: "\(figures.views) views to SVG", value: figures.svg, unit: "ms",
          target: .valueAtMost(2)))
      printer.report(
        Figure(
          bench: "pictures", figure: "\(figures.views) views to PNG at 2x", value: figures.png, unit: "ms",
          peer: peer(figures.drawing), target: .valueAtMost(40)))
      printer.report(
        Figure(bench: "pictures", figure: "\(figures.views) views to characters", value: figures.text, unit: "ms"))
    }
  }

  private func peer(_ drawing: String) -> Figure.Peer? {
    guard let milliseconds = SVGPeer.best(of: PictureBench.runs, painting: drawing, scale: 2) else {
      FileHandle.standardError.write(Data("note: no rsvg-convert here: no comparison\n".utf8))
      return nil
    }
    return Figure.Peer("rsvg-convert, with its start", milliseconds)
  }
}
