// Pictures in segmented controls: drawn in the ink of words, where a title would stand (UISegmentedControl.setImage(_:forSegmentAt:): images
// are templates unless they say otherwise).
import DeviceCatalog
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct SegmentPictureTests {
  private nonisolated static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A control of 200×40 points with a picture in its second segment, in red words; its parts that are red.
  private func redParts(_ image: UIImage?, isEnabled: Bool = true) throws -> [DrawnPart] {
    let picture = try drawn { view in
      let control = UISegmentedControl(items: ["", ""])
      control.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      control.accessibilityIdentifier = "segments"
      control.selectedSegmentIndex = 0
      control.setImage(image, forSegmentAt: 1)
      control.setEnabled(isEnabled, forSegmentAt: 1)
      control.setTitleTextAttributes([.foregroundColor: Self.red], for: .normal)
      view.addSubview(control)
    }
    return picture.parts(of: "segments").filter { part in
      guard let color = part.color ?? part.strokeColor else { return false }
      return color.red == 255 && color.green == 0 && color.blue == 0
    }
  }

  /// It stands in the middle of its half, from 120 to 220.
  @Test func aPictureIsDrawnInTheInkOfWords() throws {
    let parts = try redParts(UIImage(systemName: "star.fill"))
    let boxes = parts.compactMap(\.place)
    #expect(!boxes.isEmpty)
    for box in boxes { #expect(box.minX >= 120 && box.maxX <= 220 && abs(box.midX - 170) < 2, "\(box)") }
    #expect(try redParts(nil).isEmpty)
  }
}

extension DrawnPart {
  /// A line's colour.
  fileprivate var strokeColor: PictureColor? {
    guard case .shape(let shape) = node.content else { return nil }
    return shape.stroke?.color
  }
}
