// What lies behind the content of a table's cell, by UIKit's documentation of UITableViewCell's backgrounds.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct CellBackgroundTests {
  /// A cell of 320×44 with this done to it, laid out.
  private func withCell(
    _ change: (UITableViewCell) -> Void, _ look: (UITableViewCell) throws -> Void
  ) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      window.addSubview(cell)
      change(cell)
      cell.layoutIfNeeded()
      try look(cell)
    }
  }

  private static let whole = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// selectedBackgroundView: it is there "only when the cell is selected", "directly above the background view (backgroundView) if it is
  /// not nil, or behind all other views"; and not in a cell that shows no selection.
  @Test(arguments: [
    (false, false, UITableViewCell.SelectionStyle.default, false), (true, false, .default, true),
    (false, true, .default, true), (true, true, .none, false), (true, false, .blue, true), (true, false, .gray, true),
  ])
  func aChosenCellsBackground(
    isSelected: Bool, isHighlighted: Bool, style: UITableViewCell.SelectionStyle, isSeen: Bool
  ) throws {
    for hasOwn in [false, true] {
      let (own, chosen) = (UIView(), UIView())
      try withCell {
        if hasOwn { $0.backgroundView = own }
        $0.selectedBackgroundView = chosen
        $0.selectionStyle = style
        $0.isSelected = isSelected
        $0.isHighlighted = isHighlighted
      } _: { cell in
        #expect((chosen.superview === cell && !chosen.isHidden) == isSeen)
        guard isSeen else { return }
        #expect(chosen.frame == Self.whole)
        let place = cell.subviews.firstIndex { $0 === chosen }
        #expect(place == (hasOwn ? 1 : 0) && cell.subviews.firstIndex { $0 === cell.contentView } ?? 0 > place ?? 0)
      }
    }
  }

  /// One that is exchanged is gone, and one that is taken away.
  @Test func anotherInItsPlace() throws {
    let (first, second) = (UIView(), UIView())
    try withCell {
      $0.isSelected = true
      $0.selectedBackgroundView = first
      $0.layoutIfNeeded()
      $0.selectedBackgroundView = second
    } _: { cell in
      #expect(first.superview == nil && second.superview === cell)
      cell.selectedBackgroundView = nil
      #expect(second.superview == nil)
    }
  }

  /// A background configuration's colour lies behind everything, as large as the cell but for its insets; without it nothing is there.
  @Test(arguments: [NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)])
  func aConfiguredBackground(insets: NSDirectionalEdgeInsets) throws {
    func ground(_ cell: UITableViewCell) -> CGRect? {
      func find(_ view: UIView) -> UIView? {
        view.backgroundColor == .purple ? view : view.subviews.lazy.compactMap(find).first
      }
      return find(cell).map { $0.convert($0.bounds, to: cell) }
    }
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .purple
    background.backgroundInsets = insets
    try withCell {
      $0.backgroundConfiguration = background
    } _: { cell in
      #expect(
        ground(cell)
          == CGRect(
            x: insets.leading, y: insets.top, width: 320 - insets.leading - insets.trailing,
            height: 44 - insets.top - insets.bottom))
      #expect(cell.subviews.first !== cell.contentView, "behind the content")
      cell.backgroundConfiguration = nil
      cell.layoutIfNeeded()
      #expect(ground(cell) == nil)
    }
  }
}
