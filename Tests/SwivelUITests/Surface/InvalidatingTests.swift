// Properties of views that say what is to be done anew (UIView.Invalidating): what each asks for, and when nothing is asked.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private struct Noting: UIViewInvalidating {
  func invalidate(view: UIView) { (view as? Card)?.asked.append("own") }
}

private final class Card: UIView {
  var asked: [String] = []
  @Invalidating(.display) var color: UIColor? = nil
  @Invalidating(.layout) var gap: CGFloat = 1
  @Invalidating(.constraints) var columns = 1
  @Invalidating(.intrinsicContentSize) var title = ""
  @Invalidating(.configuration) var mode = 0
  @Invalidating(.display, .layout) var two = 1
  @Invalidating(.display, .layout, .constraints) var three = 1
  @Invalidating(.display, .layout, .constraints, .intrinsicContentSize) var four = 1
  @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .configuration) var five = 1
  @Invalidating(Noting(), .layout) var mine = 1

  override func setNeedsDisplay() {
    asked.append("display")
    super.setNeedsDisplay()
  }
  override func setNeedsLayout() {
    asked.append("layout")
    super.setNeedsLayout()
  }
  override func setNeedsUpdateConstraints() {
    asked.append("constraints")
    super.setNeedsUpdateConstraints()
  }
  override func invalidateIntrinsicContentSize() {
    asked.append("size")
    super.invalidateIntrinsicContentSize()
  }
}

private final class Row: UITableViewCell {
  var updates = 0
  @Invalidating(.configuration) var isMarked = false
  override func setNeedsUpdateConfiguration() {
    updates += 1
    super.setNeedsUpdateConfiguration()
  }
}

@MainActor @Suite struct InvalidatingTests {
  private static let rows: [(@MainActor (Card) -> Void, [String])] = [
    ({ $0.color = .red }, ["display"]), ({ $0.color = nil }, []), ({ $0.gap = 2 }, ["layout"]), ({ $0.gap = 1 }, []),
    ({ $0.columns += 1 }, ["constraints"]), ({ $0.title = "Bus" }, ["size"]), ({ $0.title = "" }, []),
    ({ $0.mode = 1 }, []), ({ $0.two = 2 }, ["display", "layout"]),
    ({ $0.three = 2 }, ["display", "layout", "constraints"]),
    ({ $0.four = 2 }, ["display", "layout", "constraints", "size"]),
    ({ $0.five = 2 }, ["display", "layout", "constraints", "size"]), ({ $0.mine = 2 }, ["own", "layout"]),
  ]

  /// "Invalidates the view when the property's value changes": the same value again asks for nothing; a view without a configuration
  /// has none to bring up to date.
  @Test func whatAPropertyAsksFor() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      for (index, (set, wanted)) in Self.rows.enumerated() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        card.asked = []
        set(card)
        #expect(card.asked == wanted, "row \(index)")
        set(card)
        // Only the row that counts upwards changes again.
        #expect(card.asked.count == (index == 4 ? 2 : wanted.count), "row \(index)")
      }
    }
  }

  @Test func aCellBringsItsLookUpToDate() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let row = Row(style: .default, reuseIdentifier: nil)
      row.updates = 0
      row.isMarked = true
      #expect(row.updates == 1)
      row.isMarked = true
      #expect(row.updates == 1)
    }
  }
}
