// Date pickers, compact and as a month, and wheels of choices with what the app says of them.
import Foundation
import Picture
import SwivelUI
import TextMetrics

extension ViewDrawing {
  /// The texts of a compact picker, each on its own ground, as far as there is room from its end.
  func compact(_ picker: UIDatePicker, _ rect: CGRect) -> [PictureNode] {
    var setting = TextSetting(.systemFont(ofSize: 17), usualInk(), generation)
    setting.alignment = .center
    let texts = picker.compactTexts
    let widths = texts.map {
      CGFloat(setting.font.metrics(generation).width(of: $0)).rounded(.up) + 2 * UIDatePicker.besideText
    }
    let gaps = CGFloat(max(0, texts.count - 1)) * UIDatePicker.betweenTexts
    let room = widths.reduce(gaps, +)
    // Where the picker is wider, the texts stand at its beginning, as its own alignment says.
    let factor = room > rect.width && room > 0 ? rect.width / room : 1
    var x = picker.contentHorizontalAlignment == .trailing ? rect.maxX - room * factor : rect.minX
    return zip(texts, widths).flatMap { text, width in
      let box = CGRect(x: x, y: rect.minY, width: width * factor, height: rect.height)
      x = box.maxX + UIDatePicker.betweenTexts
      return [filled(.box(box, radius: 8), .tertiarySystemFill)] + setting.nodes(text, in: box)
    }
  }

  /// A month with the chosen day marked: its name, the days of the week, and its days in weeks.
  func month(of picker: UIDatePicker, _ rect: CGRect) -> [PictureNode] {
    let (parts, calendar) = picker.shownDate
    guard let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return [] }
    let tint = PictureColor(picker.tint)
    func word(
      _ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ ink: PictureColor, _ box: CGRect,
      _ alignment: NSTextAlignment = .center
    ) -> [PictureNode] {
      var setting = TextSetting(.systemFont(ofSize: size, weight: weight), ink, generation)
      setting.alignment = alignment
      return setting.nodes(text, in: box)
    }
    let name = calendar.monthSymbols[((parts.month ?? 1) - 1) % 12]
    let title = CGRect(x: rect.minX + 16, y: rect.minY + 4, width: max(0, rect.width - 110), height: 40)
    var nodes = word("\(name) \(parts.year ?? 0)", 17, .semibold, usualInk(), title, .left)
    for (symbol, from) in [("chevron.left", CGFloat(70)), ("chevron.right", 32)] {
      let box = CGRect(x: rect.maxX - from, y: title.midY - 9, width: 18, height: 18)
      nodes += Symbols.nodes(symbol, in: box, color: tint)
    }
    let width = (rect.width - 16) / 7
    let time: CGFloat = picker.datePickerMode == .dateAndTime ? 44 : 0
    let height = min(44, (rect.height - 70 - time) / 6)
    func cell(_ column: Int, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: rect.minX + 8 + CGFloat(column) * width, y: y, width: width, height: height)
    }
    let start = calendar.firstWeekday - 1
    for column in 0..<7 {
      let symbol = calendar.shortWeekdaySymbols[(start + column) % 7].uppercased()
      nodes += word(symbol, 13, .semibold, PictureColor(.tertiaryLabel), cell(column, rect.minY + 46, 20))
    }
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    for day in days {
      let place = offset + day - 1
      let box = cell(place % 7, rect.minY + 68 + CGFloat(place / 7) * height, height)
      let isChosen = day == parts.day
      if isChosen {
        let side = min(44, height, width)
        let mark = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        nodes.append(filled(.ellipse(mark), tint.faded(0.15)))
      }
      nodes += word("\(day)", 20, isChosen ? .medium : .regular, isChosen ? tint : usualInk(), box)
    }
    if time > 0 {
      let line = CGRect(x: rect.minX + 16, y: rect.maxY - time, width: rect.width - 32, height: time)
      nodes += word("Time", 17, .regular, usualInk(), line, .left)
      let clock = CGRect(x: line.maxX - 90, y: line.midY - 17, width: 90, height: 34)
      nodes.append(filled(.box(clock, radius: 8), .tertiarySystemFill))
      nodes += word(picker.compactTexts.last ?? "", 17, .regular, usualInk(), clock)
    }
    return nodes
  }

  /// The rows around the chosen one of each wheel, as the app names them.
  func wheels(of picker: UIPickerView, _ rect: CGRect) -> [PictureNode] {
    let count = min(picker.numberOfComponents, Self.mostWheels)
    guard rect.width > 40, rect.height > 60, count > 0 else { return wheels(["", "", ""], columns: 1, picker, rect) }
    let height: CGFloat = 32
    let band = CGRect(x: rect.minX + 9, y: rect.midY - height / 2, width: rect.width - 18, height: height)
    var nodes = [filled(.box(band, radius: 8), .tertiarySystemFill)]
    let wishes = (0..<count).map { picker.delegate?.pickerView(picker, widthForComponent: $0) ?? 0 }
    let open = wishes.count { $0 <= 0 }
    let left = max(0, band.width - wishes.reduce(0, +)) / CGFloat(max(1, open))
    let widths = wishes.map { $0 > 0 ? $0 : left }
    var x = band.midX - widths.reduce(0, +) / 2
    for (component, width) in widths.enumerated() {
      let chosen = picker.selectedRow(inComponent: component)
      let rows = picker.numberOfRows(inComponent: component)
      for row in max(0, chosen - 3)..<max(max(0, chosen - 3), min(rows, chosen + 4)) {
        let step = row - chosen
        // The drum turns away: rows further from the middle stand closer to each other.
        let angle = Double(step) * 0.36
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

  /// More wheels have no room side by side.
  private static let mostWheels = 20

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
