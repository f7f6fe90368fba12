// Buttons whose classes say where picture and title stand, as apps put the one above the other.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// The picture above, the title below.
private final class StackedButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.midX - 20, y: contentRect.minY, width: 40, height: 40)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.minY + 44, width: contentRect.width, height: 20)
  }
}

/// The same by hand.
private final class PlacingButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = CGRect(x: 30, y: 0, width: 40, height: 40)
    titleLabel?.frame = CGRect(x: 0, y: 44, width: 100, height: 20)
  }
}

/// Keeps its content off one side.
private final class ShiftedButton: UIButton {
  override func contentRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 60, y: 0, width: 40, height: 80) }
}

@MainActor struct OwnButtonTests {
  /// A button of 100×80 with a picture of 20 points.
  private func parts(_ make: @MainActor () -> UIButton) throws -> [CGRect] {
    try onDevice(.iPhone8, Era(14)) { window in
      let button = make()
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
      button.setTitle("Go", for: .normal)
      window.addSubview(button)
      window.layoutIfNeeded()
      return [button.imageView?.frame, button.titleLabel?.frame].compactMap(\.self)
    }
  }

  /// UIButton.imageRect(forContentRect:) and titleRect(forContentRect:): "the rectangle in which the receiver draws" them.
  @Test func rectanglesAreAskedFor() throws {
    let places = [CGRect(x: 30, y: 0, width: 40, height: 40), CGRect(x: 0, y: 44, width: 100, height: 20)]
    #expect(try parts { StackedButton(frame: .zero) } == places)
    #expect(try parts { PlacingButton(frame: .zero) } == places)
  }

  /// Picture and title side by side stand in the middle of the content's rectangle: their middle is 60 + 20.
  @Test func theContentIsElsewhere() throws {
    let parts = try parts { ShiftedButton(frame: .zero) }
    #expect(parts[0].maxX == parts[1].minX && abs((parts[0].minX + parts[1].maxX) / 2 - 80) < 0.5)
  }

  /// UIControl.ContentVerticalAlignment.fill and its horizontal peer: the picture fills what there is, less the title's width.
  @Test func whatFills() throws {
    let parts = try parts {
      let button = UIButton(frame: .zero)
      button.contentVerticalAlignment = .fill
      button.contentHorizontalAlignment = .fill
      return button
    }
    #expect(parts[0] == CGRect(x: 0, y: 0, width: 100 - parts[1].width, height: 80))
  }
}
