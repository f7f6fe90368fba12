// Where keys write: a line behind what was typed, or what is selected, in the tint; and the wheel of what loads anew.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct InsertionTests {
  private static let tint = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  private static let ink = PictureColor(red: 0.2, green: 0.4, blue: 0.6)

  /// Boxes in the tint of who is called so, however faint.
  private func boxes(_ name: String, _ picture: Picture) -> [CGRect] {
    picture.parts(of: name).filter { part in
      guard let color = part.color else { return false }
      return (color.red, color.green, color.blue) == (Self.ink.red, Self.ink.green, Self.ink.blue)
    }.compactMap(\.place)
  }

  private func field(_ text: String, _ act: @escaping @MainActor @Sendable (UITextField) -> Void) throws -> Picture {
    try drawn { root in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.accessibilityIdentifier = "field"
      field.tintColor = Self.tint
      field.text = text
      root.addSubview(field)
      act(field)
    }
  }

  /// UITextInput: the caret is where text goes in, and it is there while the field is the first responder.
  @Test func aFieldThatIsTypedInto() throws {
    let typed = boxes("field", try field("Hello") { $0.becomeFirstResponder() })
    #expect(typed.count == 1 && typed.first?.width == 2)
    #expect((typed.first?.minX ?? 0) > 40 && (typed.first?.minY ?? 0) >= 100 && (typed.first?.maxY ?? 999) <= 140)
    let empty = boxes("field", try field("") { $0.becomeFirstResponder() })
    #expect(empty.count == 1 && (empty.first?.minX ?? 99) < 40)
    #expect(boxes("field", try field("Hello") { _ in }).isEmpty)
    let left = boxes(
      "field",
      try field("Hello") {
        $0.becomeFirstResponder()
        $0.resignFirstResponder()
      })
    #expect(left.isEmpty)
  }

  /// A selection has no caret: what is selected lies on the tint, so that it is seen through it.
  @Test func whatIsSelected() throws {
    let device = try phone { root in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.accessibilityIdentifier = "field"
      field.tintColor = Self.tint
      field.text = "Hello"
      root.addSubview(field)
    }
    _ = device.perform(window: 1) { window in
      let field = window.rootViewController?.view.subviews.first as? UITextField
      field?.becomeFirstResponder()
      field?.selectAll(nil)
    }
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    let selected = boxes("field", picture)
    #expect(selected.count == 1 && (selected.first?.width ?? 0) > 20)
    #expect(picture.parts(of: "field").contains { $0.color.map { $0.alpha < 128 && $0.alpha > 0 } ?? false })
  }

  /// UITextView.isEditable: "false" is text to read; there is nowhere to write.
  @Test func aTextThatIsOnlyRead() throws {
    func picture(isEditable: Bool) throws -> Picture {
      try drawn { root in
        let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
        text.accessibilityIdentifier = "text"
        text.tintColor = Self.tint
        text.text = "Hello\nyou"
        text.isEditable = isEditable
        root.addSubview(text)
        text.becomeFirstResponder()
      }
    }
    #expect(boxes("text", try picture(isEditable: true)).count == 1)
    #expect(boxes("text", try picture(isEditable: false)).isEmpty)
  }

  /// Spokes of a wheel are seen while it loads, and not before.
  @Test(arguments: [false, true]) func whatLoadsAnew(isLoading: Bool) throws {
    let picture = try drawn { root in
      let scroll = UIScrollView(frame: root.bounds)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      let refresh = UIRefreshControl()
      refresh.accessibilityIdentifier = "refresh"
      scroll.refreshControl = refresh
      root.addSubview(scroll)
      if isLoading { refresh.beginRefreshing() }
    }
    #expect(picture.parts(of: "refresh").count == (isLoading ? 8 : 0))
  }

  /// SF Symbols: a filled house has a door one sees through, so it is one form with a hole and no line.
  @Test func aFilledSymbolWithAHole() throws {
    let picture = try drawn { root in
      let image = UIImageView(image: UIImage(systemName: "house.fill"))
      image.accessibilityIdentifier = "house"
      image.frame = CGRect(x: 20, y: 100, width: 48, height: 48)
      root.addSubview(image)
    }
    let shapes = picture.parts(of: "house").compactMap { part -> PictureShape? in
      guard case .shape(let shape) = part.node.content else { return nil }
      return shape
    }
    #expect(shapes.count == 1 && shapes.first?.fill != nil && shapes.first?.stroke == nil)
    #expect(shapes.first?.isEvenOdd == true)
  }
}
