// What is seen of settings and forms: values at the ends of rows, choices in wheels and months, marks of editing, tabs of the system's.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct FormPictureTests {
  private final class Rows: UITableViewController {
    var isEditingRows = false
    override func viewDidLoad() { tableView.setEditing(isEditingRows, animated: false) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["Ä", "Ö"] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.accessibilityIdentifier = "row\(indexPath.row)"
      if indexPath.row == 0 {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Name", "Value")
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        if indexPath.row == 1 { cell.imageView?.image = UIImage(systemName: "star") }
      }
      return cell
    }
  }

  private func picture(_ root: @escaping @MainActor @Sendable () -> UIViewController) throws -> Picture {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { root() }])
    return try #require(device.picture(DevicePictureOptions(window: 1)))
  }
  /// Where a text begins, and where it ends.
  private func ends(_ text: String, of name: String, _ picture: Picture) throws -> (from: Double, to: Double) {
    let part = try #require(picture.parts(of: name).first { $0.text?.string == text })
    let x = part.map.map(CGPoint(x: part.text?.x ?? 0, y: 0)).x
    return (Double(x), Double(x) + (part.text?.ends.last ?? 0))
  }

  /// "valueCell … secondary text … at the trailing edge": 16 points from the end of a row of 375. A picture of the standard styles stands
  /// before the texts; the section index is drawn.
  @Test func rowsOfTables() throws {
    let picture = try picture { Rows(style: .plain) }
    let value = try ends("Value", of: "row0", picture)
    #expect(abs(value.to - 359) < 1)
    let plain = try ends("Title", of: "row2", picture)
    let beside = try ends("Title", of: "row1", picture)
    #expect(plain.from == 16 && beside.from > plain.from + 16)
    #expect(picture.lines.contains("Ä") && picture.lines.contains("Ö"))
  }

  /// "A red circle with a minus sign" stands at the start of a row that can be deleted (UITableViewCell.EditingStyle.delete).
  @Test func rowsThatAreEdited() throws {
    let picture = try picture {
      let rows = Rows(style: .plain)
      rows.isEditingRows = true
      return rows
    }
    let reds = picture.parts(of: "row2.edit").filter {
      $0.color == PictureColor(red: 1, green: 59 / 255, blue: 48 / 255)
    }
    #expect(reds.count == 1 && (reds.first?.place?.maxX ?? 99) <= 38)
  }

  private final class Sizes: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    override func viewDidLoad() {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
      (picker.dataSource, picker.delegate) = (self, self)
      picker.selectRow(1, inComponent: 0, animated: false)
      view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      ["Small", "Medium", "Large"][row]
    }
  }

  /// A wheel shows the titles its delegate gives, the chosen one in its middle.
  @Test func wheelsSayWhatTheAppSays() throws {
    let picture = try picture { Sizes() }
    #expect(["Small", "Medium", "Large"].allSatisfy(picture.lines.contains))
    let middle = try #require(picture.drawnParts.first { $0.text?.string == "Medium" })
    let y = middle.map.map(CGPoint(x: 0, y: middle.text?.y ?? 0)).y
    #expect(abs(y - 115) < 8)
  }

  /// 1 February 2024 was a Thursday, and the month had 29 days.
  @Test func aMonthOfDays() throws {
    let picture = try drawn { root in
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .date
      picker.timeZone = .gmt
      picker.date = Date(timeIntervalSince1970: 1_706_745_600)
      root.addSubview(picker)
    }
    #expect(picture.lines.contains("February 2024"))
    #expect((1...29).allSatisfy { picture.lines.contains("\($0)") } && !picture.lines.contains("30"))
    func x(_ text: String) -> CGFloat {
      picture.drawnParts.first { $0.text?.string == text }.map {
        $0.map.map(CGPoint(x: ($0.text?.x ?? 0) + ($0.text?.ends.last ?? 0) / 2, y: 0)).x
      } ?? 0
    }
    #expect(abs(x("1") - x("THU")) < 1 && abs(x("29") - x("THU")) < 1)
  }

  /// A tab of the system's has its picture; a button of an action shows the action's; a search field its lens.
  @Test func picturesOfTheSystem() throws {
    func symbols(_ picture: Picture) -> Int {
      func count(_ node: PictureNode) -> Int {
        guard case .group(let group) = node.content else { return node.kind == "symbol" ? 1 : 0 }
        return group.children.map(count).reduce(0, +)
      }
      return picture.nodes.map(count).reduce(0, +)
    }
    let tabs = try picture {
      let tabs = UITabBarController()
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
      tabs.viewControllers = [screen]
      return tabs
    }
    #expect(symbols(tabs) == 1)
    let parts = try drawn { root in
      let action = UIAction(title: "Wrap", image: UIImage(systemName: "gift")) { _ in }
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      root.addSubview(button)
      root.addSubview(UISearchTextField(frame: CGRect(x: 0, y: 50, width: 200, height: 36)))
    }
    #expect(symbols(parts) == 2)
  }

  /// "evenOdd … if the number of crossings is even, the point is outside" (CAShapeLayerFillRule): a square in a square is a hole, in
  /// masks as in clips; a button shows the picture of its state.
  @Test func holesAndStates() throws {
    func clips(_ node: PictureNode) -> [Bool] {
      guard case .group(let group) = node.content else { return [] }
      return (group.clip == nil ? [] : [group.clipIsEvenOdd]) + group.children.flatMap(clips)
    }
    for rule in [CAShapeLayerFillRule.evenOdd, .nonZero] {
      let picture = try drawn { root in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        let path = UIBezierPath(rect: view.bounds)
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        mask.fillRule = rule
        view.layer.mask = mask
        root.addSubview(view)
      }
      #expect(picture.nodes.flatMap(clips).contains(true) == (rule == .evenOdd))
    }
    _ = try drawn { _ in
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setImage(UIImage(systemName: "heart.fill"), for: .selected)
      button.isSelected = true
      #expect(button.currentImage === button.image(for: .selected))
      button.isSelected = false
      #expect(button.currentImage === button.image(for: .normal))
    }
  }
}
