// What UIKit's documentation says of cells' own views, buttons' colours, and when colours are the same.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct PartsOfControlsTests {
  /// UITableViewCell.backgroundView: it is behind all other views. Given another, the first goes.
  @Test func aCellsBackgroundLiesBehindEverything() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(UILabel())
      let (first, second) = (UIView(), UIView())
      cell.backgroundView = first
      #expect(cell.subviews.first === first)
      cell.backgroundView = second
      #expect(cell.subviews.first === second && first.superview == nil)
      cell.backgroundView = nil
      #expect(second.superview == nil)
    }
  }

  /// UITableViewCell.accessoryView: on the right side of the cell, in its own size and in the middle of the height.
  @Test func aCellsAccessoryIsAtItsEnd() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      window.addSubview(cell)
      let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UISwitch())
      cell.accessoryView = first
      cell.layoutIfNeeded()
      #expect(first.superview === cell && first.frame.size == CGSize(width: 30, height: 20))
      #expect(first.frame.midY == 22 && first.frame.minX > 160 && first.frame.maxX <= 320)
      // The words end before it.
      #expect(cell.contentView.frame.maxX <= first.frame.minX)
      cell.accessoryView = second
      cell.layoutIfNeeded()
      #expect(first.superview == nil && second.superview === cell)
    }
  }

  /// UIButton.setTitleColor(_:for:): a state without a colour has the normal one; without that the system's button has the tint, others
  /// white.
  @Test func aButtonsTitleHasAColourInEveryState() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (system, plain) = (UIButton(type: .system), UIButton(type: .custom))
      for button in [system, plain] { window.addSubview(button) }
      system.tintColor = .purple
      #expect(system.titleColor(for: .normal) == .purple && plain.titleColor(for: .normal) == .white)
      plain.setTitleColor(.red, for: .normal)
      plain.setTitleColor(.green, for: .disabled)
      #expect(plain.titleColor(for: .highlighted) == .red && plain.titleColor(for: .disabled) == .green)
      #expect(plain.currentTitleColor == .red)
      plain.isEnabled = false
      #expect(plain.currentTitleColor == .green)
    }
  }

  /// Two colours of the same components are the same; a rule is the same as itself alone.
  @Test func coloursOfTheSameComponentsAreTheSame() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(red != UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let rule = UIColor { _ in red }
    #expect(rule == rule && rule != UIColor { _ in red } && rule != red && red != rule)
  }

  /// CGPath's documentation of corners: where the lines are one, or a point lies on the corner, there is nothing to round but a line.
  @Test func aCornerOfOneLineIsALine() {
    for (start, corner, end) in [
      (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)), (.zero, .zero, CGPoint(x: 5, y: 5)),
      (.zero, CGPoint(x: 4, y: 3), CGPoint(x: 4, y: 3)),
    ] {
      let path = CGMutablePath()
      path.move(to: start)
      path.addArc(tangent1End: corner, tangent2End: end, radius: 2)
      #expect(path.currentPoint == corner)
    }
  }
}
