// Labels that keep their text off their edges, as apps write them: by another rectangle to draw in, or another one for the text.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

private let insets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)

/// Has room around its text in every size it is asked for.
private final class RoomyLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return text.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// Draws inside its edges, and forgot to ask for the room.
private final class TightLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// Asks for the room by its content size.
private final class GivenLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}

/// Draws something else.
private final class MuteLabel: UILabel {
  override func draw(_ rect: CGRect) {}
}

@MainActor struct PaddedLabelTests {
  private func made(_ label: UILabel, _ text: String = "Label", lines: Int = 1) -> UILabel {
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// A plain label of this text is 41.5×20.5 (Tables/README.md), and 10 + 20 and 3 + 5 points are around it.
  @Test func roomIsAskedFor() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let size = CGSize(width: 71.5, height: 28.5)
      #expect(made(RoomyLabel(frame: .zero)).intrinsicContentSize == size)
      #expect(made(RoomyLabel(frame: .zero)).sizeThatFits(CGSize(width: 200, height: 200)) == size)
      #expect(made(GivenLabel(frame: .zero)).intrinsicContentSize == size)
      #expect(made(TightLabel(frame: .zero)).intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    }
  }

  /// Laid out in 300 points, the text has 270: as many lines as a plain label of 270 has, and 8 points more. A label that adds its
  /// insets to its content size wraps in all of its width.
  @Test func linesAreThoseOfTheTextsRoom() throws {
    try onDevice(.iPhone8, Era(14)) { window in
      @MainActor func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        let label = made(label, LabelTests.long + ", " + LabelTests.long, lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: width).isActive = true
        label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        window.layoutIfNeeded()
        return label.frame.height
      }
      #expect(height(RoomyLabel(frame: .zero), 300) == height(UILabel(frame: .zero), 270) + 8)
      #expect(height(GivenLabel(frame: .zero), 300) == height(UILabel(frame: .zero), 300) + 8)
    }
  }

  /// The text is where the class has it drawn, and is cut off where that is too small for it: 41.5 points of text in 71.5 - 30 of
  /// one label, and in 41.5 - 30 of the other.
  @Test func textIsDrawnThere() throws {
    let boxes = try shown([{ RoomyLabel() }, { TightLabel() }, { GivenLabel() }, { MuteLabel() }])
    #expect(
      boxes.map(\.box) == [
        CGRect(x: 10, y: 3, width: 41.5, height: 20.5), CGRect(x: 10, y: 3, width: 11.5, height: 12.5),
        CGRect(x: 0, y: 0, width: 71.5, height: 28.5), nil,
      ])
    #expect(boxes.map(\.hidesText) == [false, true, false, false])
  }

  private func shown(_ makes: [@MainActor () -> UILabel]) throws -> [(box: CGRect?, hidesText: Bool)] {
    try onDevice(.iPhone8, Era(14)) { window in
      let labels = makes.map { made($0()) }
      for label in labels {
        label.sizeToFit()
        if label is GivenLabel { label.frame.size = label.intrinsicContentSize }
        window.addSubview(label)
      }
      window.layoutIfNeeded()
      return labels.map { ($0.textBox, $0.hidesText) }
    }
  }

  /// Another text, and another size, are drawn anew.
  @Test func textIsDrawnAnew() throws {
    try onDevice(.iPhone8, Era(14)) { window in
      let label = made(TightLabel(frame: .zero))
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      window.addSubview(label)
      window.layoutIfNeeded()
      #expect(label.textBox == CGRect(x: 10, y: 3, width: 70, height: 22))
      label.frame.size.width = 200
      window.layoutIfNeeded()
      #expect(label.textBox == CGRect(x: 10, y: 3, width: 170, height: 22))
    }
  }
}
