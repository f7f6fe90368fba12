// Labels that draw lines around their letters, in the way public code does since 2010: `drawText(in:)` twice, with another mode and colour.
import DeviceCatalog
import Drawing
import Emulator
import Foundation
import Picture
import SwivelUI
import Testing

private final class OutlinedLabel: UILabel {
  var mode = CGTextDrawingMode.stroke
  override func drawText(in rect: CGRect) {
    let color = textColor
    let context = UIGraphicsGetCurrentContext()
    context?.setLineWidth(4)
    context?.setTextDrawingMode(mode)
    textColor = .red
    super.drawText(in: rect)
    context?.setTextDrawingMode(.fill)
    textColor = color
    super.drawText(in: rect)
  }
}

@MainActor @Suite struct OutlinedTextTests {
  /// The text stands where it does without lines, and behind it in the other colour at the distance of half a line all around.
  @Test func linesLieAroundLetters() throws {
    let picture = try drawn { root in
      let label = OutlinedLabel(frame: CGRect(x: 50, y: 100, width: 200, height: 60))
      label.text = "Outline"
      label.textColor = .white
      label.accessibilityIdentifier = "label"
      root.addSubview(label)
    }
    let lines = picture.texts(of: "label")
    let places = picture.parts(of: "label").filter { $0.text != nil }.map {
      $0.map.map(CGPoint(x: $0.text!.x, y: $0.text!.y))
    }
    try #require(lines.count == 9)
    #expect(Set(lines.dropLast().map(\.color)).count == 1 && lines.last?.color != lines[0].color)
    let middle = places[8]
    for place in places.dropLast() {
      let distance = hypot(place.x - middle.x, place.y - middle.y)
      #expect(abs(distance - 2) < 0.6, "\(place) around \(middle)")
    }
  }

  /// Nothing is drawn of letters that are invisible; both is lines and insides.
  @Test(arguments: [(CGTextDrawingMode.fill, 1), (.stroke, 8), (.fillStroke, 9), (.invisible, 0)])
  func modes(mode: CGTextDrawingMode, count: Int) throws {
    let picture = try drawn { root in
      let size = CGSize(width: 100, height: 40)
      let image = UIGraphicsImageRenderer(size: size).image { context in
        context.cgContext.setTextDrawingMode(mode)
        ("a" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      }
      let view = UIImageView(image: image)
      view.accessibilityIdentifier = "image"
      root.addSubview(view)
    }
    #expect(picture.texts(of: "image").count == count)
  }

  /// What lies beyond a scroll view is drawn where the app says so, and only there.
  @Test(arguments: [true, false]) func scrollViewsClipUnlessTold(clips: Bool) throws {
    let picture = try drawn { root in
      let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      scroll.accessibilityIdentifier = "scroll"
      if !clips { scroll.clipsToBounds = false }
      let inner = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 50))
      inner.backgroundColor = .red
      scroll.addSubview(inner)
      root.addSubview(scroll)
    }
    func areClipped(_ node: PictureNode) -> [Bool] {
      guard case .group(let group) = node.content else { return [] }
      return
        (node.name == "scroll"
        ? group.children.map { if case .group(let inner) = $0.content { inner.clip != nil } else { false } } : [])
        + group.children.flatMap(areClipped)
    }
    #expect(picture.nodes.flatMap(areClipped).contains(true) == clips)
  }
}
