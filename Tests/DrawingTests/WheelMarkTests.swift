// What marks the chosen rows of wheels by the version: a grey ground inside the edges since iOS 14, two lines from edge to edge before
// (UIPickerView.showsSelectionIndicator: from iOS 7 to 13 the indicator is always shown, and is lines).
import DeviceCatalog
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  static let one = Rows()
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

@MainActor @Suite struct WheelMarkTests {
  /// Rows of 32 in the middle of 216 points: from 92 to 124.
  @Test(arguments: [(12, true), (13, true), (14, false), (15, false)]) func marks(version: Int, isLines: Bool) throws {
    let picture = try drawn(era: Era(version)) { root in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
      picker.accessibilityIdentifier = "wheels"
      (picker.dataSource, picker.delegate) = (Rows.one, Rows.one)
      root.addSubview(picker)
    }
    let shapes = picture.parts(of: "wheels").compactMap(\.place).filter { $0.width > 200 }
    if isLines {
      #expect(shapes.map(\.minY).map { $0.rounded() } == [192, 224] && shapes.allSatisfy { $0.height < 1 })
      #expect(shapes.allSatisfy { $0.width == 300 })
    } else {
      #expect(shapes == [CGRect(x: 9, y: 192, width: 282, height: 32)])
    }
  }
}
