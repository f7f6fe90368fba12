// What attributes of a document mean for the views made of it: a row for each, as Interface Builder writes them; what a document does
// not say is what the class has by itself in Apple's documentation of it.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct DocumentAttributeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let element: String
    let inside: String
    let reading: @MainActor @Sendable (UIView) -> String
    let expected: String
    var testDescription: String { "\(element)\(inside.isEmpty ? "" : " …"): \(expected)" }
  }
  nonisolated private static func row<View: UIView>(
    _: View.Type, _ element: String, _ inside: String = "", _ expected: String,
    _ read: @escaping @MainActor @Sendable (View) -> Any?
  ) -> Row {
    Row(
      element: element, inside: inside,
      reading: { view in (view as? View).map { one in read(one).map { "\($0)" } ?? "nil" } ?? "another class" },
      expected: expected)
  }
  private func made(_ row: Row) throws -> UIView {
    let name = row.element.prefix { $0 != " " }
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <\(row.element) id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="40"/>\(row.inside)</\(name)>
      </objects></document>
      """
    return try #require(UINib(data: Data(xib.utf8)).instantiate(withOwner: nil).first as? UIView)
  }

  nonisolated static let values = [
    row(UISlider.self, "slider", "", "0.0 0.0 1.0 true") {
      "\($0.value) \($0.minimumValue) \($0.maximumValue) \($0.isContinuous)"
    },
    row(UISlider.self, "slider value=\"5\" minValue=\"2\" maxValue=\"8\" continuous=\"NO\"", "", "5.0 2.0 8.0 false") {
      "\($0.value) \($0.minimumValue) \($0.maximumValue) \($0.isContinuous)"
    },
    row(UISlider.self, "slider value=\"9\" minValue=\"2\" maxValue=\"8\"", "", "8.0") { $0.value },
    row(UIStepper.self, "stepper", "", "0.0 0.0 100.0 1.0 false") {
      "\($0.value) \($0.minimumValue) \($0.maximumValue) \($0.stepValue) \($0.wraps)"
    },
    row(
      UIStepper.self, "stepper value=\"4\" minimumValue=\"1\" maximumValue=\"9\" stepValue=\"2.5\" wraps=\"YES\"", "",
      "4.0 1.0 9.0 2.5 true"
    ) { "\($0.value) \($0.minimumValue) \($0.maximumValue) \($0.stepValue) \($0.wraps)" },
    row(UIStepper.self, "stepper stepValue=\"0\"", "", "1.0") { $0.stepValue },
    row(UISwitch.self, "switch", "", "false") { $0.isOn },
    row(UISwitch.self, "switch on=\"YES\"", "", "true") { $0.isOn },
    row(UIProgressView.self, "progressView progressViewStyle=\"bar\"", "", "1") { $0.progressViewStyle.rawValue },
    row(UIProgressView.self, "progressView", "", "0") { $0.progressViewStyle.rawValue },
    row(UIPageControl.self, "pageControl numberOfPages=\"3\"", "", "3") { $0.numberOfPages },
    row(UIPageControl.self, "pageControl numberOfPages=\"-3\"", "", "0") { $0.numberOfPages },
    row(UIActivityIndicatorView.self, "activityIndicatorView hidesWhenStopped=\"YES\"", "", "true") {
      $0.hidesWhenStopped
    },
    row(UIActivityIndicatorView.self, "activityIndicatorView", "", "false") { $0.hidesWhenStopped },
    row(UIDatePicker.self, "datePicker", "", "2") { $0.datePickerMode.rawValue },
    row(UIDatePicker.self, "datePicker datePickerMode=\"time\"", "", "0") { $0.datePickerMode.rawValue },
    row(UIDatePicker.self, "datePicker datePickerMode=\"date\"", "", "1") { $0.datePickerMode.rawValue },
    row(UIDatePicker.self, "datePicker datePickerMode=\"countDownTimer\"", "", "3") { $0.datePickerMode.rawValue },
    row(UIDatePicker.self, "datePicker style=\"wheels\"", "", "1") { $0.preferredDatePickerStyle.rawValue },
    row(UIDatePicker.self, "datePicker style=\"inline\"", "", "3") { $0.preferredDatePickerStyle.rawValue },
    row(UIDatePicker.self, "datePicker style=\"compact\"", "", "2") { $0.preferredDatePickerStyle.rawValue },
    row(
      UISegmentedControl.self, "segmentedControl selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>", "2 B 1 false"
    ) {
      let title = $0.titleForSegment(at: 1) ?? "-"
      return "\($0.numberOfSegments) \(title) \($0.selectedSegmentIndex) \($0.isMomentary)"
    },
    row(
      UISegmentedControl.self, "segmentedControl selectedSegmentIndex=\"2\" momentary=\"YES\"",
      "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>", "-1 true"
    ) { "\($0.selectedSegmentIndex) \($0.isMomentary)" },
    row(UISlider.self, "slider enabled=\"NO\"", "", "false") { $0.isEnabled },
    row(UISlider.self, "slider enabled=\"YES\"", "", "true") { $0.isEnabled },
  ]
  @Test(arguments: values) func controls(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = try made(row)
      #expect(row.reading(view) == row.expected)
    }
  }

  nonisolated static let texts = [
    row(UILabel.self, "label text=\"Hello\"", "", "Hello 1 4") {
      "\($0.text ?? "") \($0.numberOfLines) \($0.lineBreakMode.rawValue)"
    },
    row(UILabel.self, "label numberOfLines=\"0\" lineBreakMode=\"wordWrap\"", "", "0 0") {
      "\($0.numberOfLines) \($0.lineBreakMode.rawValue)"
    },
    row(UILabel.self, "label numberOfLines=\"-2\"", "", "0") { $0.numberOfLines },
    row(UILabel.self, "label lineBreakMode=\"characterWrap\"", "", "1") { $0.lineBreakMode.rawValue },
    row(UILabel.self, "label lineBreakMode=\"clip\"", "", "2") { $0.lineBreakMode.rawValue },
    row(UILabel.self, "label lineBreakMode=\"headTruncation\"", "", "3") { $0.lineBreakMode.rawValue },
    row(UILabel.self, "label lineBreakMode=\"middleTruncation\"", "", "5") { $0.lineBreakMode.rawValue },
    row(UILabel.self, "label lineBreakMode=\"tailTruncation\"", "", "4") { $0.lineBreakMode.rawValue },
    row(UILabel.self, "label preferredMaxLayoutWidth=\"120\"", "", "120.0") { $0.preferredMaxLayoutWidth },
    row(
      UILabel.self, "label", "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>",
      "20.0 true"
    ) {
      "\($0.font.pointSize) \($0.font.fontDescriptor.symbolicTraits.contains(.traitBold))"
    },
    row(
      UILabel.self, "label",
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"14\"/>", "14.0 true"
    ) { "\($0.font.pointSize) \($0.font.weight == .semibold)" },
    row(UILabel.self, "label", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0\"/>", "12.0") {
      $0.font.pointSize
    },
    row(UILabel.self, "label", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>", "28.0") {
      $0.font.pointSize
    },
    row(
      UILabel.self, "label",
      "<fontDescription key=\"fontDescription\" name=\"Avenir-Bold\" family=\"Avenir\" pointSize=\"15\"/>", "15.0 true"
    ) { "\($0.font.pointSize) \($0.font.fontDescriptor.symbolicTraits.contains(.traitBold))" },
    row(UITextField.self, "textField", "", " nil 0") {
      "\($0.text ?? "nil") \($0.placeholder ?? "nil") \($0.borderStyle.rawValue)"
    },
    row(UITextField.self, "textField text=\"a\" placeholder=\"b\" borderStyle=\"roundedRect\"", "", "a b 3") {
      "\($0.text ?? "nil") \($0.placeholder ?? "nil") \($0.borderStyle.rawValue)"
    },
    row(UITextField.self, "textField borderStyle=\"line\"", "", "1") { $0.borderStyle.rawValue },
    row(UITextField.self, "textField borderStyle=\"bezel\"", "", "2") { $0.borderStyle.rawValue },
    row(UITextView.self, "textView editable=\"NO\"", "<string key=\"text\">two\nlines</string>", "two\nlines false") {
      "\($0.text ?? "") \($0.isEditable)"
    },
    row(UITextView.self, "textView text=\"one\"", "", "one true") { "\($0.text ?? "") \($0.isEditable)" },
    row(UISearchBar.self, "searchBar text=\"x\" placeholder=\"y\"", "", "x y") {
      "\($0.text ?? "nil") \($0.placeholder ?? "nil")"
    },
    row(UIImageView.self, "imageView highlighted=\"YES\"", "", "true") { $0.isHighlighted },
    row(UIImageView.self, "imageView", "", "false") { $0.isHighlighted },
  ]
  @Test(arguments: texts) func words(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = try made(row)
      #expect(row.reading(view) == row.expected)
    }
  }

  /// UIStackView.Axis, Distribution and Alignment: the numbers are UIKit's.
  nonisolated static let stacks =
    [
      row(UIStackView.self, "stackView", "", "0 0 0 0.0 false") {
        "\($0.axis.rawValue) \($0.distribution.rawValue) \($0.alignment.rawValue) \($0.spacing) "
          + "\($0.isLayoutMarginsRelativeArrangement)"
      },
      row(UIStackView.self, "stackView axis=\"vertical\" spacing=\"12.5\"", "", "1 12.5") {
        "\($0.axis.rawValue) \($0.spacing)"
      },
      row(UIStackView.self, "stackView spacing=\"12.5\" spacingType=\"standard\"", "", "8.0") { $0.spacing },
      row(UIStackView.self, "stackView layoutMarginsRelativeArrangement=\"YES\"", "", "true") {
        $0.isLayoutMarginsRelativeArrangement
      },
    ]
    + ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4]
    .sorted { $0.value < $1.value }.map { name, number in
      row(UIStackView.self, "stackView distribution=\"\(name)\"", "", "\(number)") { $0.distribution.rawValue }
    }
    + [
      ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3), ("trailing", 4), ("bottom", 4),
      ("lastBaseline", 5),
    ].map { name, number in
      row(UIStackView.self, "stackView alignment=\"\(name)\"", "", "\(number)") { $0.alignment.rawValue }
    }
  @Test(arguments: stacks) func arrangements(_ row: Row) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = try made(row)
      #expect(row.reading(view) == row.expected)
    }
  }
}
