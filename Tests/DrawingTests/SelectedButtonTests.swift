// How a button of the system's looks that is selected.
import DeviceCatalog
import Drawing
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct SelectedButtonTests {
  /// UIButton's documentation has the tint around the title of a system button that is selected. A colour of the app's own for that
  /// state stays the title's; a background of its own, and a configuration, say by themselves what is selected.
  @Test(
    arguments: [
      (UIButton.ButtonType.system, true, false, false, true), (.system, false, false, false, false),
      (.custom, true, false, false, false), (.system, true, true, false, true), (.system, true, false, true, false),
    ])
  func selectedSystemButtonsHaveTheTintBehindTheirTitle(
    type: UIButton.ButtonType, isSelected: Bool, hasColor: Bool, hasBackground: Bool, isMarked: Bool
  ) throws {
    let picture = try drawn { root in
      let button = UIButton(type: type)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      button.setTitle("Go", for: .normal)
      button.tintColor = .red
      if hasColor { button.setTitleColor(.blue, for: .selected) }
      if hasBackground { button.setBackgroundImage(UIImage(systemName: "star"), for: .normal) }
      button.isSelected = isSelected
      button.accessibilityIdentifier = "button"
      root.addSubview(button)
    }
    let red = PictureColor(red: 1, green: 0, blue: 0)
    let text = try #require(picture.texts(of: "button").first)
    let marks = picture.parts(of: "button").filter { $0.color == red }.compactMap(\.place).filter { $0.width < 100 }
    #expect(!marks.isEmpty == isMarked)
    if let mark = marks.first {
      #expect(abs(mark.midX - 120) < 0.5 && abs(mark.midY - 120) < 0.5)
      #expect(text.color == (hasColor ? PictureColor(red: 0, green: 0, blue: 1) : .white))
    }
  }
}
