// Values in archives, and other members of UIKit's documentation that public code uses, by what it says of them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

/// Foundation on Linux knows only classes at the top by name.
final class ArchivedCard: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let (place, insets, turn): (CGRect, UIEdgeInsets, CGAffineTransform)
  let (edges, shift, color): (NSDirectionalEdgeInsets, UIOffset, UIColor?)
  override init() {
    place = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.25)
    turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    edges = NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)
    shift = UIOffset(horizontal: -1, vertical: 7)
    color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
  }
  required init?(coder: NSCoder) {
    place = coder.decodeCGRect(forKey: "place")
    insets = coder.decodeUIEdgeInsets(forKey: "insets")
    turn = coder.decodeCGAffineTransform(forKey: "turn")
    edges = coder.decodeDirectionalEdgeInsets(forKey: "edges")
    shift = coder.decodeUIOffset(forKey: "shift")
    color = coder.decodeObject(of: UIColor.self, forKey: "color")
  }
  func encode(with coder: NSCoder) {
    coder.encode(place, forKey: "place")
    coder.encode(insets, forKey: "insets")
    coder.encode(turn, forKey: "turn")
    coder.encode(edges, forKey: "edges")
    coder.encode(shift, forKey: "shift")
    coder.encode(color, forKey: "color")
  }
}

@MainActor struct ArchivedValueTests {
  /// What `encode(_:forKey:)` of NSCoder's UIKit additions writes, its `decode…(forKey:)` reads.
  @Test func valuesComeBackFromAnArchive() throws {
    let card = ArchivedCard()
    let data = try NSKeyedArchiver.archivedData(withRootObject: card, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedCard.self, from: data))
    #expect(read.place == card.place && read.insets == card.insets && read.turn == card.turn)
    #expect(read.edges == card.edges && read.shift == card.shift && read.color == card.color)
  }

  /// `UIColor` "conforms to NSSecureCoding": as preferences keep one.
  @Test func aColourComesBackFromAnArchive() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(white: 0.5, alpha: 1), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read == UIColor(white: 0.5, alpha: 1))
  }

  final class OldSearch: UISearchController {
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { nil }
  }
  final class Named: UIViewController {
    override var nibName: String? { nil }
  }

  /// Subclasses override what the classes declare; a copy of an outline under a transform is moved by it.
  @Test func whatSubclassesOverride() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let results = UIViewController()
      #expect(OldSearch(searchResultsController: results).searchResultsController === results)
      #expect(Named().nibName == nil)
      #expect(UI_USER_INTERFACE_IDIOM() == .phone)
      var shift = CGAffineTransform(translationX: 5, y: 6)
      let path: CGPath = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
      #expect(path.copy()?.boundingBox == path.boundingBox)
      let moved = try #require(path.mutableCopy(using: &shift))
      #expect(moved.boundingBox == CGRect(x: 5, y: 6, width: 2, height: 2))
    }
  }

  /// UITraitCollection.current: a colour of two looks follows it, in the app that set it and in no other.
  @Test func theCurrentTraitsCanBeSet() throws {
    try onDevice(.iPhone8, Era(13)) { _ in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      var white: CGFloat = -1
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      color.getWhite(&white, alpha: nil)
      #expect(white == 1)
      let high = UITraitCollection.current.replacing(UITraitUserInterfaceStyle.self, value: .light)
      #expect(high.userInterfaceStyle == .light)
    }
    try onDevice(.iPhone8, Era(13)) { _ in #expect(UITraitCollection.current.userInterfaceStyle == .light) }
  }
}
