// Texts a finger or the app changes: fields in rows, the return key, what labels say of attributed texts, and rows that follow the size of
// text.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct TouchedTextTests {
  /// Rows with a field each.
  final class Form: UITableViewController {
    var chosen: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 44))
      field.accessibilityIdentifier = "field \(indexPath.row)"
      field.isEnabled = indexPath.row != 2
      cell.contentView.addSubview(field)
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  /// A touch goes to the view deepest in the hierarchy that takes it (hitTest(_:with:)): a field that can be edited, not its row.
  @Test(arguments: [("field 0", true), ("field 1", true)])
  func aFieldInARowIsEdited(name: String, isEdited: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Form(style: .plain) }])
    let outcome = Driver(device).tap(name)
    #expect(outcome.ending == .settled)
    let form = try #require(device.inspect(window: 1) { $0.rootViewController as? Form } ?? nil)
    #expect(form.chosen == [])
    let edited = device.inspect(window: 1) { _ in
      form.tableView.visibleCells.compactMap { $0.contentView.subviews.first as? UITextField }.filter(
        \.isFirstResponder
      )
      .map(\.accessibilityIdentifier)
    }
    #expect(edited == [name])
  }

  /// The return key lets a field go that somebody hears `editingDidEndOnExit` of; else it stays, whatever `textFieldShouldReturn` says.
  @Test(arguments: [true, false])
  func theReturnKeyEndsEditingForWhoTakesItsEvent(isHeard: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    _ = device.perform(window: 1) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      field.accessibilityIdentifier = "field"
      if isHeard { field.addAction(UIAction { _ in }, for: .editingDidEndOnExit) }
      window.rootViewController?.view.addSubview(field)
    }
    Driver(device).send(.type(window: 1, Typing("a\n", into: "field")))
    let isEdited = device.inspect(window: 1) {
      ($0.rootViewController?.view.subviews.last as? UITextField)?.isEditing ?? false
    }
    #expect(isEdited == !isHeard)
  }

  /// Font and colour are those of the first character;
  /// given anew they hold throughout (UILabel.attributedText, font, textColor).
  @Test func aLabelSaysHowItsAttributedTextBegins() throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    device.inspect(window: 1) { _ in
      let label = UILabel()
      let text = NSMutableAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
      text.append(NSAttributedString(string: " small", attributes: [.foregroundColor: UIColor.red]))
      label.attributedText = text
      #expect(label.font.pointSize == 34)
      #expect(label.textColor == .label)
      label.textColor = .blue
      label.font = .systemFont(ofSize: 20)
      for place in [0, 5] {
        let style = label.attributedText?.attributes(at: place, effectiveRange: nil)
        #expect(style?[.foregroundColor] as? UIColor == .blue)
        #expect((style?[.font] as? UIFont)?.pointSize == 20)
      }
    }
  }

  /// A row of one line of body text: 44 points at Large, whose line of 20.5 needs no more with 11 above and below; at the third
  /// accessibility size, body text is 40 points ("Typography", Human Interface Guidelines), and a line of that has to fit.
  @Test func standardRowsGrowWithTheSizeOfText() throws {
    final class Words: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Words"
        return cell
      }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Words(style: .plain) }])
    func row() -> (height: CGFloat, font: CGFloat)? {
      device.inspect(window: 1) { window in
        let cell = (window.rootViewController as? Words)?.tableView.visibleCells.first
        return cell.map { ($0.frame.height, $0.textLabel?.font.pointSize ?? 0) }
      } ?? nil
    }
    #expect(row()?.height == 44)
    Driver(device).send(.contentSize(.accessibilityExtraLarge))
    #expect(row()?.font == 40)
    #expect((row()?.height ?? 0) >= 40 + 22)
  }

  /// The current traits are the view's own in layout and when it is told of traits (UITraitCollection.current).
  @Test func aDarkViewLaysItselfOutInTheDark() throws {
    final class Watching: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func layoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    _ = device.perform(window: 1) { $0.rootViewController?.view.addSubview(Watching(frame: $0.bounds)) }
    func watching() -> Watching? {
      device.inspect(window: 1) { $0.rootViewController?.view.subviews.last as? Watching } ?? nil
    }
    #expect(watching()?.styles == [.light])
    _ = device.perform(window: 1) { window in
      window.rootViewController?.overrideUserInterfaceStyle = .dark
      window.rootViewController?.view.subviews.last?.setNeedsLayout()
    }
    #expect(watching()?.styles == [.light, .dark, .dark])
    // Outside of it the window's style is the current one.
    #expect(device.inspect(window: 1) { _ in UITraitCollection.current.userInterfaceStyle } == .light)
  }

  /// The notification comes right after the launch (didFinishLaunchingNotification).
  @Test func whoeverListensHearsOfTheLaunch() throws {
    let heard = Heard()
    _ = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
          ) { _ in MainActor.assumeIsolated { heard.count += 1 } }
          return V()
        }
      ])
    #expect(heard.count == 1)
  }

  @MainActor final class Heard {
    var count = 0
  }
}
