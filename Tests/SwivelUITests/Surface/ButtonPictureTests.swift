// Pictures of buttons by their states, the view that shows them, and how their symbols are chosen (UIButton.setImage(_:for:),
// imageView, currentImage, setPreferredSymbolConfiguration(_:forImageIn:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct ButtonPictureTests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The sides of the pictures of states, and the side of what is shown in another; nil for nothing.
    let sides: [UInt: CGFloat]
    let state: UIControl.State
    let shown: CGFloat?
  }
  nonisolated private static let normal = UIControl.State.normal.rawValue
  nonisolated private static let on = UIControl.State.selected.rawValue
  nonisolated private static let off = UIControl.State.disabled.rawValue
  /// "If you don't specify an image for a state, the button uses the image associated with the normal state."
  nonisolated static let rows = [
    Row(testDescription: "none", sides: [:], state: .normal, shown: nil),
    Row(testDescription: "one", sides: [normal: 20], state: .normal, shown: 20),
    Row(testDescription: "one while it is chosen", sides: [normal: 20], state: .selected, shown: 20),
    Row(testDescription: "one of its own", sides: [normal: 20, on: 30], state: .selected, shown: 30),
    Row(testDescription: "only while it is chosen", sides: [on: 30], state: .normal, shown: nil),
    Row(testDescription: "only while it is chosen, then", sides: [on: 30], state: .selected, shown: 30),
    Row(testDescription: "of a disabled one", sides: [normal: 20, off: 40], state: .disabled, shown: 40),
    Row(
      testDescription: "of both at once", sides: [normal: 20, off: 40, on: 30], state: [.selected, .disabled], shown: 20
    ),
  ]
  private func bring(_ button: UIButton, into state: UIControl.State) {
    button.isSelected = state.contains(.selected)
    button.isEnabled = !state.contains(.disabled)
  }

  /// What is shown is the picture of the state, in the view as well, and the button is as wide as it.
  @Test(arguments: rows, [false, true]) func states(_ row: Row, isSetBefore: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let button = UIButton(type: .custom)
      window.addSubview(button)
      _ = button.imageView
      if !isSetBefore { bring(button, into: row.state) }
      for (state, side) in row.sides { button.setImage(picture(side), for: UIControl.State(rawValue: state)) }
      if isSetBefore { bring(button, into: row.state) }
      #expect(button.currentImage?.size.width == row.shown && button.imageView?.image?.size.width == row.shown)
      #expect(button.intrinsicContentSize.width == row.shown ?? 30)
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.width == row.shown ?? 0)
      bring(button, into: .normal)
      #expect(button.imageView?.image?.size.width == row.sides[Self.normal])
    }
  }

  /// The view is the same before and after there is a picture: how it is to show it is said when the button is made.
  @Test func theViewStays() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let button = UIButton(type: .custom)
      let view = try #require(button.imageView)
      view.contentMode = .scaleAspectFit
      view.tintColor = .red
      button.setImage(picture(20), for: .normal)
      #expect(button.imageView === view && view.image?.size.width == 20 && view.contentMode == .scaleAspectFit)
      button.setImage(nil, for: .normal)
      #expect(button.imageView === view && view.image == nil)
    }
  }

  /// Symbols are chosen by the state's configuration, else the normal one's; another one chooses anew.
  @Test func symbols() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      func size(_ points: CGFloat) -> CGSize? {
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: points))?.size
      }
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
      #expect(button.currentImage?.size == size(40) && size(40) != size(17))
      button.isSelected = true
      #expect(button.currentImage?.size == size(40))
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .selected)
      #expect(button.currentImage?.size == size(60) && button.imageView?.image?.size == size(60))
      button.isSelected = false
      #expect(button.currentImage?.size == size(40))
      button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
      #expect(button.currentImage?.size == UIImage(systemName: "star")?.size)
    }
  }

  /// "In general, if a property is not specified for a state, the default is to use the normal value" (setTitleShadowColor(_:for:)).
  @Test(arguments: [UIControl.State.normal, .highlighted, .selected, .disabled]) func shadows(state: UIControl.State)
    throws
  {
    try onDevice(.iPhone8, Era(15)) { _ in
      let button = UIButton(type: .custom)
      #expect(button.titleShadowColor(for: state) == nil)
      button.setTitleShadowColor(.red, for: .normal)
      #expect(button.titleShadowColor(for: state) == .red)
      button.setTitleShadowColor(.blue, for: state)
      #expect(button.titleShadowColor(for: state) == .blue)
    }
  }
}
