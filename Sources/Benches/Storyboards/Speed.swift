// How fast documents are read and laid out, beside libxml2's own pass over the same bytes.
import Canvas
import DeviceCatalog
import InterfaceBuilder
import Orientation
import SwivelUI

extension StoryboardBench {
  /// Measurements of each file, of which the fastest counts: the machine may be busy.
  private static let passes = 7

  /// Megabytes a second, against libxml2's SAX events into the void.
  func speed() -> [Figure] {
    var ours = [Double](repeating: .infinity, count: sources.count)
    var theirs = ours
    for _ in 0..<3 * Self.passes {
      for (index, source) in sources.enumerated() {
        ours[index] = min(ours[index], seconds { read(source) })
        theirs[index] = min(theirs[index], seconds { LibXML2Peer.passThrough(source.bytes) })
      }
    }
    let bytes = Double(sources.reduce(0) { $0 + $1.bytes.count })
    return [
      Self.figure(
        "parsing", bytes / ours.reduce(0, +) / 1e6, "MB/s", .ratioAtLeast(0.5),
        peer: Figure.Peer(LibXML2Peer.name, bytes / theirs.reduce(0, +) / 1e6))
    ]
  }

  private func read(_ source: Source) {
    do throws(InterfaceError) { _ = try InterfaceDocument(source.bytes, file: source.name) } catch {
      // Counted among the files that do not load.
    }
  }

  /// Bytes to frames for each file, and all files on eight screens.
  @MainActor func layoutSpeed(_ documents: [InterfaceDocument]) -> [Figure] {
    var times = [Double](repeating: .infinity, count: sources.count)
    for _ in 0..<Self.passes {
      for (index, source) in sources.enumerated() {
        let time = seconds {
          do throws(InterfaceError) {
            _ = CanvasDocument(try InterfaceDocument(source.bytes, file: source.name)).layout(intrinsic: .stored)
          } catch {
            // Counted among the files that do not load.
          }
        }
        times[index] = min(times[index], time)
      }
    }
    let everywhere = seconds { layOutEverywhere(documents) }
    let sample = Sample(times.map { $0 * 1e3 })
    return [
      Self.figure("load and layout, median", sample.median, "ms", .valueAtMost(1)),
      Self.figure("load and layout, p95", sample.percentile(95), "ms"),
      Self.figure("all files on four devices, upright and turned", everywhere, "s", .valueAtMost(3)),
    ]
  }

  /// Every scene of every file in eight windows.
  @MainActor private func layOutEverywhere(_ documents: [InterfaceDocument]) {
    let devices: [(Double, Double, Int, DeviceIdiom, CornerStyle)] = [
      (375, 667, 2, .phone, .homeButton), (393, 852, 3, .phone, .dynamicIsland), (430, 932, 3, .phone, .dynamicIsland),
      (834, 1194, 2, .pad, .faceIDNoHome),
    ]
    for (width, height, scale, idiom, corners) in devices {
      let profile = DeviceProfile(
        id: "bench", name: "bench", idiom: idiom, portraitWidth: width, portraitHeight: height, scale: scale,
        cornerStyle: corners, supportsUpsideDown: idiom == .pad, launchEra: Era(9), lastMajorVersion: 26,
        supportsSplitView: idiom == .pad, source: "bench")
      for document in documents {
        let layout = DeviceLayout(document, profile: profile, era: Era(18))
        for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
          _ = layout.layout(
            in: DeviceLayout.Window(size: profile.screenSize(in: orientation), orientation: orientation))
        }
      }
    }
  }

  private func seconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(work)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}
