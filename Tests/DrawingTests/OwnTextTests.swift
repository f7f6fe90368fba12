// Texts apps place or draw by themselves: placeholders of a field's own class, the room around a text view's lines, titles of empty sections.
import DeviceFixtures
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

/// Draws its placeholder in red capitals at a place of its own.
private final class LoudField: UITextField {
  override func drawPlaceholder(in rect: CGRect) {
    ((placeholder ?? "").uppercased() as NSString).draw(
      at: CGPoint(x: 12, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
  }
}

/// Moves what UIKit draws.
private final class ShiftedField: UITextField {
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 30, dy: 0)) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 40, dy: 0)) }
}

private final class Sections: NSObject, UITableViewDataSource {
  let rows: [Int]
  init(_ rows: [Int]) { self.rows = rows }
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
}

@MainActor struct OwnTextTests {
  private func texts(_ picture: Picture) -> [(String, Double)] {
    picture.drawnParts.compactMap { part in
      part.text.map { ($0.string, Double(part.map.map(CGPoint(x: $0.x, y: 0)).x)) }
    }
  }
  private func field<Field: UITextField>(_ field: Field, text: String, into root: UIView) {
    field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    field.placeholder = "Name"
    field.text = text
    root.addSubview(field)
  }

  /// UITextField.drawPlaceholder(in:): "override to customize the drawing"; `super` draws where it is told.
  @Test func placeholdersAreDrawnAsTheirClassSays() throws {
    let loud = try texts(drawn { root in self.field(LoudField(), text: "", into: root) })
    #expect(loud.map(\.0) == ["NAME"] && loud.map(\.1) == [12])
    let plain = try texts(drawn { root in self.field(UITextField(), text: "", into: root) })
    let shifted = try texts(drawn { root in self.field(ShiftedField(), text: "", into: root) })
    #expect(shifted.map(\.0) == ["Name"] && shifted[0].1 == plain[0].1 + 30)
  }

  /// The placeholder is not asked for where there is text, and the text where it is edited is the editor's.
  @Test func textIsDrawnAsItsClassSays() throws {
    let plain = try texts(drawn { root in self.field(UITextField(), text: "Ada", into: root) })
    let shifted = try texts(drawn { root in self.field(ShiftedField(), text: "Ada", into: root) })
    #expect(shifted.map(\.0) == ["Ada"] && shifted[0].1 == plain[0].1 + 40)
    let loud = try texts(drawn { root in self.field(LoudField(), text: "Ada", into: root) })
    #expect(loud.map(\.0) == ["Ada"])
  }

  /// NSTextContainer.lineFragmentPadding is 5 unless an app says otherwise; `textContainerInset` is around it.
  @Test(arguments: [(5.0, 0.0, 5.0), (0, 0, 0), (0, 16, 16), (20, 4, 24)])
  func linesBeginBehindPaddingAndInset(padding: Double, inset: Double, x: Double) throws {
    let found = try texts(
      drawn { root in
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
        view.text = "Line"
        view.textContainer.lineFragmentPadding = padding
        view.textContainerInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
        root.addSubview(view)
      })
    #expect(found.map(\.0) == ["Line"] && found[0].1 == x)
  }

  /// Grouped lists write titles of sections in capitals, whether there are rows below or none.
  @Test func titlesOfEmptySectionsAreInCapitals() throws {
    let source = Sections([1, 0, 2])
    let found = try drawn { root in
      let table = UITableView(frame: root.bounds, style: .grouped)
      table.dataSource = source
      root.addSubview(table)
    }.lines
    #expect(found.filter { $0.lowercased().hasPrefix("section") } == ["SECTION 0", "SECTION 1", "SECTION 2"])
    withExtendedLifetime(source) {}
  }
}
