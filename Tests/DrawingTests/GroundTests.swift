// What stands behind contents: pictures behind buttons' titles.
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct GroundTests {
  private nonisolated static func picture() throws -> UIImage {
    try #require(UIImage(data: Data(try PixelImage(width: 1, height: 1, pixels: [0, 255, 0, 255]).png())))
  }

  /// UIButton.setBackgroundImage(_:for:): the picture of the state, else the normal one's; it lies behind picture and title
  /// (backgroundRect(forBounds:) is the bounds).
  @Test(
    arguments: [
      (UIControl.State.normal, UIControl.State.normal, false, true), (.normal, .selected, false, true),
      (.selected, .normal, false, false), (.normal, .normal, true, true),
    ])
  func aBackgroundImageFillsTheButton(
    set: UIControl.State, now: UIControl.State, hasImage: Bool, isSeen: Bool
  ) throws {
    let behind = try Self.picture()
    let drawn = try drawn { root in
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
      button.setTitle("Go", for: .normal)
      button.setBackgroundImage(behind, for: set)
      if hasImage { button.setImage(UIImage(systemName: "star"), for: .normal) }
      button.isSelected = now == .selected
      button.accessibilityIdentifier = "button"
      root.addSubview(button)
    }
    let parts = drawn.parts(of: "button")
    let place = parts.firstIndex { $0.place == CGRect(x: 20, y: 100, width: 80, height: 40) && $0.isImage }
    #expect((place != nil) == isSeen)
    if isSeen { #expect(place == 0 && parts.count > 1, "the rest lies over it") }
  }
}

extension DrawnPart {
  /// Whether it is filled with pixels.
  fileprivate var isImage: Bool {
    guard case .shape(let shape) = node.content, case .image? = shape.fill else { return false }
    return true
  }
}
