// Rows of wheels that are views of the app's own, which titles are not: which are on the drum, where, and which are used again.

/// Where the rows of wheels stand: they go with a drum, as large in low wheels as in those of the usual height.
@MainActor package enum WheelDrum {
  /// Half of what is seen of wheels of their usual height, 216 points.
  private static let radius: CGFloat = 90.72
  /// How far the drum turns for one row of the usual height.
  private static let turn: CGFloat = 0.36

  /// How far below the chosen row's middle another's is, so many steps on; nil for one behind the drum.
  package static func offset(ofStep step: Int, rowHeight: CGFloat) -> CGFloat? {
    let angle = CGFloat(step) * turn * rowHeight / WheelTouch.rowHeight
    guard abs(angle) < .pi / 2 else { return nil }
    return CGFloat(sin(Double(angle))) * radius
  }

  /// How much of a row is seen, so many steps from the chosen one.
  package static func opacity(ofStep step: Int) -> Double { step == 0 ? 1 : max(0.12, 0.55 - 0.16 * Double(abs(step))) }

  /// The rows beside a chosen one that can be on the drum.
  package static func rows(around chosen: Int, of count: Int) -> Range<Int> {
    let first = max(0, chosen - 3)
    return first..<max(first, min(count, chosen + 4))
  }
}

/// A row of a wheel with the app's view in it.
final class PickerRow: UIView {
  let place: IndexPath
  let content: UIView

  init(_ content: UIView, at place: IndexPath) {
    self.content = content
    self.place = place
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// A view without a size fills the row; one with a size of its own is in the middle.
  func place(in frame: CGRect) {
    self.frame = frame
    let size = content.bounds.size
    if size == .zero || content.frame == lastFill {
      content.frame = bounds
      lastFill = bounds
    } else {
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
  private var lastFill: CGRect?
}

/// What wheels show of their delegate's views.
@MainActor struct PickerRows {
  /// What the rows are cut off by.
  private(set) var ground: UIView?
  private(set) var rows: [PickerRow] = []

  func row(_ row: Int, _ component: Int) -> PickerRow? {
    rows.first { $0.place == IndexPath(row: row, section: component) }
  }

  /// Asks for the views that are on the drum and not there yet, and puts all in their places; without views of the app's there are none.
  mutating func update(in picker: UIPickerView, isStale: Bool) {
    let before = rows
    rows = []
    let ground = ground ?? UIView(frame: picker.bounds)
    ground.frame = picker.bounds
    let widths = picker.wheelWidths(in: picker.bounds.width - 2 * UIPickerView.edge)
    var x = picker.bounds.midX - widths.reduce(0, +) / 2
    for (component, width) in widths.enumerated() {
      let shown = before.filter { $0.place.section == component }
      guard fill(component, from: x, width, of: picker, on: ground, shown, isStale: isStale) else {
        return clear(before)
      }
      x += width
    }
    for row in before where !rows.contains(where: { $0 === row }) { row.removeFromSuperview() }
    guard !rows.isEmpty else { return clear(before) }
    if ground.superview == nil {
      ground.clipsToBounds = true
      ground.isUserInteractionEnabled = false
      picker.addSubview(ground)
    }
    self.ground = ground
  }

  private mutating func clear(_ before: [PickerRow]) {
    for row in before + rows { row.removeFromSuperview() }
    rows = []
    ground?.removeFromSuperview()
    ground = nil
  }

  /// The rows of one wheel; false where the delegate has no views for them.
  private mutating func fill(
    _ component: Int, from x: CGFloat, _ width: CGFloat, of picker: UIPickerView, on ground: UIView,
    _ shown: [PickerRow], isStale: Bool
  ) -> Bool {
    guard let delegate = picker.delegate else { return false }
    let height = picker.rowSize(forComponent: component).height
    let chosen = picker.selectedRow(inComponent: component)
    let wanted = WheelDrum.rows(around: chosen, of: picker.numberOfRows(inComponent: component)).compactMap { row in
      WheelDrum.offset(ofStep: row - chosen, rowHeight: height).map { (row, $0) }
    }
    var kept = isStale ? [] : shown.filter { old in wanted.contains { $0.0 == old.place.row } }
    var spare = shown.filter { old in !kept.contains { $0 === old } }
    for (row, offset) in wanted {
      let place = IndexPath(row: row, section: component)
      let entry: PickerRow
      if let index = kept.firstIndex(where: { $0.place.row == row }) {
        entry = kept.remove(at: index)
      } else {
        let used = spare.isEmpty ? nil : spare.removeFirst()
        used?.removeFromSuperview()
        let asked = picker.ownScene.optional {
          delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: used?.content)
        }
        guard let content = asked else { return false }
        entry = PickerRow(content, at: place)
      }
      entry.place(
        in: CGRect(x: x, y: picker.bounds.midY + offset - height / 2, width: width, height: height))
      entry.alpha = WheelDrum.opacity(ofStep: row - chosen)
      if entry.superview !== ground { ground.addSubview(entry) }
      rows.append(entry)
    }
    return true
  }
}

extension UIView {
  /// Whether it is in a row of a wheel, which the wheel places.
  package var isInWheel: Bool {
    var view: UIView? = self
    while let current = view {
      if current is PickerRow { return true }
      view = current.superview
    }
    return false
  }
}
