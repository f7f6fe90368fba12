// What is behind a collection's cells, what follows their state and what does not, titles beside a table, and stacks whose views leave:
// expectations are UIKit's documentation and arithmetic.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct CellStateTests {
  private func cell(_ body: (UICollectionViewCell) throws -> Void) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      window.addSubview(cell)
      cell.layoutIfNeeded()
      try body(cell)
    }
  }

  /// UICollectionViewCell.selectedBackgroundView is seen while the cell is selected or highlighted, over the view in backgroundView and below
  /// contentView.
  @Test(arguments: [(false, false, false), (true, false, true), (false, true, true), (true, true, true)])
  func theViewBehindAChosenCell(isSelected: Bool, isHighlighted: Bool, isSeen: Bool) throws {
    try cell { cell in
      let (usual, chosen) = (UIView(), UIView())
      cell.backgroundView = usual
      cell.selectedBackgroundView = chosen
      (cell.isSelected, cell.isHighlighted) = (isSelected, isHighlighted)
      cell.layoutIfNeeded()
      #expect(chosen.isHidden == !isSeen && !usual.isHidden)
      #expect(cell.subviews.prefix(3).elementsEqual([usual, chosen, cell.contentView], by: ===))
      #expect(usual.frame == cell.bounds && chosen.frame == cell.bounds)
    }
  }

  @Test func viewsBehindThatAreExchanged() throws {
    try cell { cell in
      let (one, other) = (UIView(), UIView())
      cell.selectedBackgroundView = one
      #expect(cell.subviews.first === one, "without another it is the last")
      cell.selectedBackgroundView = other
      #expect(one.superview == nil && other.superview === cell)
      cell.backgroundView = one
      #expect(cell.subviews.first === one)
      cell.backgroundView = nil
      #expect(one.superview == nil)
    }
  }

  /// automaticallyUpdatesContentConfiguration and automaticallyUpdatesBackgroundConfiguration: a configuration that is not updated keeps
  /// what it was given.
  @Test(arguments: [true, false]) func whatFollowsTheState(isAutomatic: Bool) throws {
    struct Content: UIContentConfiguration {
      var isChosen = false
      func makeContentView() -> UIView & UIContentView { ContentLabel(self) }
      func updated(for state: any UIConfigurationState) -> Content {
        Content(isChosen: (state as? UICellConfigurationState)?.isSelected ?? false)
      }
    }
    final class ContentLabel: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ content: Content) {
        configuration = content
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    try cell { cell in
      cell.automaticallyUpdatesContentConfiguration = isAutomatic
      cell.contentConfiguration = Content()
      let view = cell.contentView.subviews.first
      cell.isSelected = true
      #expect((cell.contentConfiguration as? Content)?.isChosen == isAutomatic)
      #expect(cell.contentView.subviews.first === view, "a view of the same kind stays")
      #expect(((view as? ContentLabel)?.configuration as? Content)?.isChosen == isAutomatic)
      cell.isSelected = false
      #expect((cell.contentConfiguration as? Content)?.isChosen == false)
    }
  }

  /// configurationUpdateHandler is called when it is set and with each change of the state, and not for a state that stays.
  @Test func whoHearsOfTheState() throws {
    try cell { cell in
      var heard: [String] = []
      cell.configurationUpdateHandler = { _, state in
        let flags = [
          (state.isSelected, "selected"), (state.isHighlighted, "touched"), (state.isDisabled, "disabled"),
          (state.isEditing, "edited"), (state.isSwiped, "aside"), (state.isReordering, "moved"),
        ]
        heard.append(flags.filter(\.0).map(\.1).joined(separator: " "))
      }
      cell.isSelected = true
      cell.isSelected = true
      cell.isHighlighted = true
      cell.isSelected = false
      cell.isUserInteractionEnabled = false
      cell.setNeedsUpdateConfiguration()
      #expect(heard == ["", "selected", "selected touched", "touched", "touched disabled"])
    }
  }

  /// preferredLayoutAttributesFitting(_:): as large as the content's constraints say; as it was where they say nothing.
  @Test func theSizeACellWants() throws {
    try cell { cell in
      let given = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
      given.frame = CGRect(x: 7, y: 9, width: 50, height: 50)
      #expect(cell.preferredLayoutAttributesFitting(given).frame == given.frame)
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        part.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -6),
        part.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 7),
        part.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
        part.widthAnchor.constraint(equalToConstant: 60), part.heightAnchor.constraint(equalToConstant: 30),
      ])
      let wanted = cell.preferredLayoutAttributesFitting(given)
      #expect(wanted.frame.size == CGSize(width: 75, height: 41), "7 + 60 + 8 and 5 + 30 + 6")
      #expect(given.frame.width == 50 && wanted.indexPath == given.indexPath)
    }
  }

  /// sectionIndexMinimumDisplayRowCount: "the number of table rows at which to display the index list".
  @Test(arguments: [(0, 3, true), (3, 3, true), (4, 3, false), (0, 0, false)])
  func titlesBesideATable(least: Int, count: Int, isShown: Bool) throws {
    final class Rows: UITableViewController {
      var count = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    try onDevice(.iPhone8, Era(15)) { window in
      let rows = Rows(style: .plain)
      rows.count = count
      window.rootViewController = rows
      rows.tableView.sectionIndexMinimumDisplayRowCount = least
      window.layoutIfNeeded()
      #expect(rows.tableView.shownIndexTitles == (isShown ? ["A", "B"] : []))
    }
  }

  /// Three boxes of 50 points with 10 between them, 30 behind the first and the system's 8 behind the second. One that is arranged no more
  /// stays a subview, and the others close up; one that is removed from the view is arranged no more; a hidden one takes no room.
  @Test func stacksWhoseViewsLeave() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let boxes = (0..<4).map { _ in UIView() }
      for box in boxes { box.widthAnchor.constraint(equalToConstant: 50).isActive = true }
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.spacing = 10
      stack.setCustomSpacing(30, after: boxes[0])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
      window.addSubview(stack)
      stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
      @MainActor func places() -> [CGFloat] {
        window.layoutIfNeeded()
        return stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.frame.minX }
      }
      #expect(places() == [0, 80, 138, 198] && stack.frame.width == 248)
      stack.removeArrangedSubview(boxes[1])
      #expect(places() == [0, 80, 140] && boxes[1].superview === stack)
      stack.removeArrangedSubview(boxes[1])
      boxes[2].isHidden = true
      #expect(places() == [0, 80])
      boxes[2].isHidden = false
      boxes[2].removeFromSuperview()
      #expect(places() == [0, 80] && stack.arrangedSubviews.count == 2)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
      #expect(places() == [0, 60] && stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    }
  }
}
