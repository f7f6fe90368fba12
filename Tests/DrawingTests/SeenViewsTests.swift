// What apps draw of their own views: `render(in:)`, `drawHierarchy(in:)` and snapshots show what was there at the time.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

private let red = PictureColor(red: 1, green: 0, blue: 0)

@MainActor @Suite struct SeenViewsTests {
  init() { SeenViews.begin() }

  /// A view of 40×20 with a red part of 10×10 at (5, 6), drawn by `way` into an image shown at (100, 200); then the part is moved.
  private func shown(_ way: String) throws -> [CGRect] {
    let picture = try drawn { root in
      let source = UIView(frame: CGRect(x: 7, y: 8, width: 40, height: 20))
      let part = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
      part.backgroundColor = .red
      source.addSubview(part)
      let renderer = UIGraphicsImageRenderer(size: source.bounds.size)
      let copy: UIView? =
        switch way {
        case "render": UIImageView(image: renderer.image { source.layer.render(in: $0.cgContext) })
        case "hierarchy":
          UIImageView(
            image: renderer.image { _ in
              source.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 40), afterScreenUpdates: true)
            })
        case "snapshot": source.snapshotView(afterScreenUpdates: false)
        case "part":
          source.resizableSnapshotView(
            from: CGRect(x: 5, y: 0, width: 20, height: 20), afterScreenUpdates: false, withCapInsets: .zero)
        default: nil
        }
      part.frame.origin.x = 30
      guard let copy else { return }
      copy.frame.origin = CGPoint(x: 100, y: 200)
      copy.accessibilityIdentifier = "copy"
      root.addSubview(copy)
    }
    return picture.parts(of: "copy").filter { $0.color == red }.compactMap(\.place)
  }

  @Test(arguments: [
    ("render", CGRect(x: 105, y: 206, width: 10, height: 10)),
    // Twice as large: "the view hierarchy … in the rectangle" (drawHierarchy(in:)).
    ("hierarchy", CGRect(x: 110, y: 212, width: 20, height: 20)),
    ("snapshot", CGRect(x: 105, y: 206, width: 10, height: 10)),
    ("part", CGRect(x: 100, y: 206, width: 10, height: 10)),
  ]) func aCopyShowsWhatWasThere(_ way: String, _ place: CGRect) throws { #expect(try shown(way) == [place]) }

  /// A layer that is no view's is drawn as well, at its bounds whatever its position is.
  @Test func layersOfNoView() throws {
    let picture = try drawn { root in
      let layer = CALayer()
      layer.frame = CGRect(x: 50, y: 60, width: 10, height: 10)
      layer.backgroundColor = UIColor.red.cgColor
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { layer.render(in: $0.cgContext) }
      let copy = UIImageView(image: image)
      copy.frame.origin = CGPoint(x: 20, y: 30)
      copy.accessibilityIdentifier = "copy"
      root.addSubview(copy)
    }
    let places = picture.parts(of: "copy").filter { $0.color == red }.compactMap(\.place)
    #expect(places == [CGRect(x: 20, y: 30, width: 10, height: 10)])
  }
}
