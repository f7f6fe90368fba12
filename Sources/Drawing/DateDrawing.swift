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

  /// What marks the chosen rows: a grey ground since iOS 14, and until then two lines across.
  func chosenMark(_ band: CGRect, _ rect: CGRect) -> [PictureNode] {
    guard era.major < 14 else { return [filled(.box(band, radius: 8), .tertiarySystemFill)] }
    return [band.minY, band.maxY - hairline].map {
      filled(.rect(CGRect(x: rect.minX, y: $0, width: rect.width, height: hairline)), .separator)
    }
  }

  /// The rows around the chosen one of each wheel, as the app names them.
  func wheels(of picker: UIPickerView, _ rect: CGRect) -> [PictureNode] {
    let widths = picker.wheelWidths(in: rect.width - 2 * UIPickerView.edge)
    guard rect.width > 40, rect.height > 0, !widths.isEmpty else {
      return wheels(["", "", ""], columns: 1, picker, rect)
    }
    // The ground goes across all wheels, and is as high as the lowest of their rows.
    let heights = widths.indices.map { picker.rowSize(forComponent: $0).height }
    let ground = heights.min() ?? 0
    let band = CGRect(
      x: rect.minX + UIPickerView.edge, y: rect.midY - ground / 2, width: rect.width - 2 * UIPickerView.edge,
      height: ground)
    var nodes = chosenMark(band, rect)
    var x = band.midX - widths.reduce(0, +) / 2
    // Views of the app's are drawn as all views are.
    for (component, width) in widths.enumerated() where !picker.hasOwnRows {
      let height = heights[component]
      let chosen = picker.selectedRow(inComponent: component)
      for row in WheelDrum.rows(around: chosen, of: picker.numberOfRows(inComponent: component)) {
        let step = row - chosen
        guard let offset = WheelDrum.offset(ofStep: step, rowHeight: height) else { continue }
        let box = CGRect(x: x, y: band.midY + offset - height / 2, width: width, height: height)
        let shade = PictureColor(.label).faded(WheelDrum.opacity(ofStep: step))
        if let own = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
          nodes += runs(AttributedLines(own, generation: generation), shade, .center, 1, .wordWrapping, in: box)
          continue
        }
        var setting = TextSetting(.systemFont(ofSize: step == 0 ? 21 : 20), shade, generation)
        setting.alignment = .center
        let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
        nodes += setting.nodes(title ?? "", in: box)
      }
      x += width
    }
    return [PictureNode(.group(PictureGroup(nodes, clip: .rect(rect))))]
  }
}
