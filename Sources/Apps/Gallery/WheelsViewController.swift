// Dates and choices: a compact picker of each mode, a month, wheels, and a picker with two columns.
import UIKit

final class WheelsViewController: ColumnViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let columns = [["Monday", "Tuesday", "Wednesday", "Thursday"], ["Morning", "Noon", "Night"]]

  /// A Monday in January, at noon.
  private static let moment = Date(timeIntervalSince1970: 1_704_715_200)

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US")
    picker.date = Self.moment
    return picker
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Date", picker(.date, .compact))
    add("Time", picker(.time, .compact))
    add("Both", picker(.dateAndTime, .compact))
    column.addArrangedSubview(picker(.date, .inline))
    let wheels = picker(.time, .wheels)
    wheels.heightAnchor.constraint(equalToConstant: 120).isActive = true
    column.addArrangedSubview(wheels)
    let choices = UIPickerView()
    choices.dataSource = self
    choices.delegate = self
    choices.selectRow(2, inComponent: 0, animated: false)
    choices.heightAnchor.constraint(equalToConstant: 130).isActive = true
    column.addArrangedSubview(choices)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.columns[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Self.columns[component][row]
  }
}
