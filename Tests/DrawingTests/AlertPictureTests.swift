// What is seen of alerts, action sheets, and of what an app puts above the keyboard or in its place; places by arithmetic.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct AlertPictureTests {
  private final class Asking: UIViewController {
    private let alert: UIAlertController
    init(_ alert: UIAlertController) {
      self.alert = alert
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { present(alert, animated: false) }
  }

  private final class Typing: UIViewController {
    private let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    init(isOwn: Bool) {
      super.init(nibName: nil, bundle: nil)
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: isOwn ? 100 : 44))
      part.backgroundColor = .red
      part.accessibilityIdentifier = "part"
      if isOwn { field.inputView = part } else { field.inputAccessoryView = part }
      view.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { field.becomeFirstResponder() }
  }

  /// The places of an alert's buttons on a phone of 375×667 points, by title.
  private func places(
    _ style: UIAlertController.Style, message: String = "It is gone.", fields: Int = 0,
    _ actions: [(String, UIAlertAction.Style)]
  ) throws -> (places: [String: CGRect], picture: Picture) {
    let device = try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let alert = UIAlertController(title: "Delete?", message: message, preferredStyle: style)
          for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
          for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
          return Asking(alert)
        }
      ])
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    var places: [String: CGRect] = [:]
    for part in picture.drawnParts {
      guard let text = part.text else { continue }
      places[text.string] = CGRect(origin: part.map.map(CGPoint(x: text.x, y: text.y)), size: .zero)
    }
    return (places, picture)
  }

  /// "Place buttons where people expect … in a row … the Cancel button on the leading side" (Human Interface Guidelines, Alerts): two
  /// short choices share a row; three, or one too long for half of 270 points, stand below each other and the one that cancels last.
  @Test func choicesOfAnAlert() throws {
    let two = try places(.alert, [("Delete", .destructive), ("Cancel", .cancel)]).places
    let cancel = try #require(two["Cancel"])
    let delete = try #require(two["Delete"])
    #expect(cancel.minY == delete.minY && cancel.minX < 187.5 && delete.minX > 187.5)
    let long = try places(.alert, [("Cancel", .cancel), ("Move to Another Folder", .default)]).places
    let (last, first) = (long["Cancel"]?.minY ?? 0, long["Move to Another Folder"]?.minY ?? 0)
    #expect(last - first == 44)
    let three = try places(.alert, [("Cancel", .cancel), ("Delete", .destructive), ("Keep", .default)]).places
    let rows = ["Delete", "Keep", "Cancel"].compactMap { three[$0]?.minY }
    #expect(rows.count == 3 && rows[1] - rows[0] == 44 && rows[2] - rows[1] == 44)
  }

  /// The choice that cancels an action sheet is a card by itself at the bottom, eight points below the others.
  @Test func cardsOfAnActionSheet() throws {
    let picture = try places(.actionSheet, [("Delete", .destructive), ("Keep", .default), ("Cancel", .cancel)]).picture
    let cards = picture.drawnParts.compactMap { part in
      part.color == PictureColor.white ? part.place : nil
    }.filter { $0.width == 359 }
    #expect(cards.count == 2)
    let main = try #require(cards.first)
    let cancel = try #require(cards.last)
    #expect(cancel.minY - main.maxY == 8 && cancel.maxY == 667 - 8 && cancel.height == 57)
  }

  /// A message is shown whole, however many lines it takes.
  @Test func longMessages() throws {
    let words = (1...30).map { "word\($0)" }
    let lines = try places(.alert, message: words.joined(separator: " "), [("OK", .default)]).picture.lines
    let shown = lines.filter { $0.contains("word") }
    #expect(shown.joined(separator: " ").split(separator: " ").map(String.init) == words)
  }

  /// What a field has above its keyboard, and in its place (UIResponder.inputAccessoryView, inputView), is drawn at the bottom as wide as
  /// the screen: 44 points above the keyboard, 100 in its place.
  @Test func viewsOfTheKeyboard() throws {
    func shown(isOwn: Bool) throws -> Picture {
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Typing(isOwn: isOwn) }])
      return try #require(device.picture(DevicePictureOptions(window: 1)))
    }
    let own = try shown(isOwn: true)
    #expect(own.parts(of: "part").first?.place == CGRect(x: 0, y: 567, width: 375, height: 100))
    #expect(!own.lines.contains("Q"))
    let above = try shown(isOwn: false)
    let place = try #require(above.parts(of: "part").first?.place)
    #expect(place.size == CGSize(width: 375, height: 44))
    let keys = try #require(above.parts(of: "keyboard").first?.place)
    #expect(place.maxY == keys.minY && keys.maxY == 667 && above.lines.contains("Q"))
  }
}
