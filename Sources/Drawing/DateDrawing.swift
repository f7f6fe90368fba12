// Compact date pickers, and wheels of choices with what the app says of them.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// The texts of a compact picker, each on its own ground.
  func compact(_ picker: UIDatePicker, _ rect: CGRect) -> [PictureNode] {
    var setting = TextSetting(.systemFont(ofSize: 17), usualInk(), generation)
    setting.alignment = .center
    return zip(picker.compactTexts, picker.compactPlaces).flatMap { text, place in
      let box = place.offsetBy(dx: rect.minX - picker.bounds.minX, dy: rect.minY - picker.bounds.minY)
      return [filled(.box(box, radius: 8), .tertiarySystemFill)] + setting.nodes(text, in: box)
    }
  }

  /// The rows around the chosen one of each wheel, as the app names them.
  func wheels(of picker: UIPickerView, _ rect: CGRect) -> [PictureNode] {
    let widths = picker.wheelWidths(in: rect.width - 18)
    guard rect.width > 40, rect.height > 60, !widths.isEmpty else {
      return wheels(["", "", ""], columns: 1, picker, rect)
    }
    // The ground goes across all wheels, and is as high as the lowest of their rows.
    let heights = widths.indices.map { picker.rowSize(forComponent: $0).height }
    let ground = heights.min() ?? 0
    let band = CGRect(x: rect.minX + 9, y: rect.midY - ground / 2, width: rect.width - 18, height: ground)
    var nodes = [filled(.box(band, radius: 8), .tertiarySystemFill)]
    var x = band.midX - widths.reduce(0, +) / 2
    for (component, width) in widths.enumerated() {
      let height = heights[component]
      let chosen = picker.selectedRow(inComponent: component)
      let rows = picker.numberOfRows(inComponent: component)
      for row in max(0, chosen - 3)..<max(max(0, chosen - 3), min(rows, chosen + 4)) {
        let step = row - chosen
        // The drum turns away: rows further from the middle stand closer to each other.
        let angle = Double(step) * 0.36 * Double(height / 32)
        let y = band.midY + CGFloat(sin(angle)) * rect.height * 0.42
        let box = CGRect(x: x, y: y - height / 2, width: width, height: height)
        let shade = PictureColor(.label).faded(step == 0 ? 1 : max(0.12, 0.55 - 0.16 * Double(abs(step))))
        if let own = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
          nodes += runs(AttributedLines(own, generation: generation), shade, .center, 1, .wordWrapping, in: box)
          continue
        }
        var setting = TextSetting(.systemFont(ofSize: step == 0 ? 21 : 20), shade, generation)
        setting.alignment = .center
        let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
        nodes += title.map { setting.nodes($0, in: box) } ?? view(of: row, component, in: picker, box, shade)
      }
      x += width
    }
    return [PictureNode(.group(PictureGroup(nodes, clip: .rect(rect))))]
  }

  /// A row that is a view of the app's: a label's words, else a bar.
  private func view(
    of row: Int, _ component: Int, in picker: UIPickerView, _ box: CGRect, _ ink: PictureColor
  ) -> [PictureNode] {
    let view = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    if let label = view as? UILabel, let text = label.text {
      var setting = TextSetting(label.font, ink, generation)
      setting.alignment = label.textAlignment == .natural ? .center : label.textAlignment
      return setting.nodes(text, in: box)
    }
    let bar = CGRect(x: box.midX - box.width * 0.2, y: box.midY - 4, width: box.width * 0.4, height: 8)
    return [filled(.box(bar, radius: 4), ink.faded(0.35))]
  }
}
