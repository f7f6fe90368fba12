// What is seen of views: places and colours by UIKit's rules, texts by the metrics layout uses.
import DeviceCatalog
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct ViewDrawingTests {
  private let green = PictureColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255)

  @Test func aViewIsItsColourInItsPlaceWithItsCorners() throws {
    let picture = try drawn { root in
      let outer = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
      let card = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 30))
      card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      card.layer.cornerRadius = 8
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.blue.cgColor
      card.accessibilityIdentifier = "card"
      outer.addSubview(card)
      root.addSubview(outer)
    }
    let parts = picture.parts(of: "card")
    let fill = try #require(parts.first)
    #expect(fill.place == CGRect(x: 30, y: 45, width: 50, height: 30))
    #expect(fill.color == PictureColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    guard case .shape(let shape) = fill.node.content, case .rounded(_, let radius, .all) = shape.outline else {
      Issue.record("no round corners")
      return
    }
    #expect(radius == 8)
    // Core Animation draws borders inside the edges.
    #expect(parts.last?.place == CGRect(x: 31, y: 46, width: 48, height: 28))
  }

  /// UICollectionLayoutListConfiguration.backgroundColor is the section's: it lies over the collection's own colour, which is seen where
  /// the list has none.
  @Test(arguments: [true, false]) func theGroundOfAListLiesOverTheCollection(isClear: Bool) throws {
    let picture = try drawn { root in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.backgroundColor = isClear ? .clear : .systemGreen
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      collection.backgroundColor = .red
      collection.accessibilityIdentifier = "list"
      root.addSubview(collection)
    }
    #expect(picture.parts(of: "list").first?.color == (isClear ? PictureColor(red: 1, green: 0, blue: 0) : green))
  }

  /// CATextLayer.isWrapped: "whether the text is wrapped to fit within the receiver's bounds", which it is not by default.
  @Test(arguments: [false, true]) func aTextLayerWrapsWhereItIsTold(wraps: Bool) throws {
    let picture = try drawn { root in
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      (text.string, text.fontSize, text.isWrapped) = (
        "words that need more than two lines of a hundred points", 17, wraps
      )
      let box = UIView(frame: text.frame)
      box.accessibilityIdentifier = "box"
      box.layer.addSublayer(text)
      root.addSubview(box)
    }
    let lines = picture.texts(of: "box")
    #expect(wraps ? lines.count > 2 : lines.count == 1, "\(lines.map(\.string))")
  }

  /// Core Animation's guide, "Building a Layer Hierarchy": visible by `zPosition` first, then by the place in the list.
  @Test func layersAndSubviewsAreSeenInTheirOrder() throws {
    let picture = try drawn { root in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      box.accessibilityIdentifier = "box"
      let colors: [UIColor] = [.red, .green, .blue, .black]
      let layers = colors.map { color in
        let layer = CALayer()
        layer.frame = box.bounds
        layer.backgroundColor = color.cgColor
        return layer
      }
      let child = UIView(frame: box.bounds)
      child.backgroundColor = .white
      box.layer.addSublayer(layers[0])
      box.addSubview(child)
      box.layer.addSublayer(layers[1])
      box.layer.insertSublayer(layers[2], at: 0)
      box.layer.insertSublayer(layers[3], at: 0)
      layers[3].zPosition = 1
      root.addSubview(box)
    }
    #expect(
      picture.parts(of: "box").compactMap(\.color) == [
        PictureColor(red: 0, green: 0, blue: 1), PictureColor(red: 1, green: 0, blue: 0), .white,
        PictureColor(red: 0, green: 1, blue: 0), .black,
      ])
  }

  @Test func whatIsNotSeenIsNotDrawn() throws {
    let picture = try drawn { root in
      for (name, change) in [
        ("hidden", { $0.isHidden = true }), ("faint", { $0.alpha = 0 }), ("nowhere", { $0.frame.origin.x = .nan }),
      ] as [(String, (UIView) -> Void)] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        view.accessibilityIdentifier = name
        change(view)
        root.addSubview(view)
      }
    }
    for name in ["hidden", "faint", "nowhere"] { #expect(picture.parts(of: name).isEmpty, "\(name)") }
  }

  /// The line's width is the metrics'; its place follows from the alignment: of the room beside it a part lies left of it.
  @Test(arguments: [(NSTextAlignment.left, 0.0), (NSTextAlignment.center, 0.5), (NSTextAlignment.right, 1.0)])
  func wordsStandWhereTheirAlignmentSays(alignment: NSTextAlignment, share: Double) throws {
    let picture = try drawn { root in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "Hello"
      label.textAlignment = alignment
      label.font = .systemFont(ofSize: 20, weight: .bold)
      label.accessibilityIdentifier = "label"
      root.addSubview(label)
    }
    let line = try #require(picture.texts(of: "label").first)
    #expect(line.string == "Hello")
    #expect(line.size == 20)
    #expect(line.weight == 700)
    #expect(line.ends.count == 5)
    let room: Double = 200 - line.width
    #expect(abs(line.x - 20 - share * room) < 0.01)
    // In the middle of 40 points a line of 20·2444/2048, its baseline 20·1950/2048 below its top.
    let height: Double = 20 * 2444 / 2048
    let ascent: Double = 20 * 1950 / 2048
    #expect(abs(line.y - (120 - height / 2 + ascent)) < 0.01)
  }

  @Test func longTextIsWrappedOrCutOff() throws {
    let picture = try drawn { root in
      for (index, lines) in [0, 1].enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: 100 * index, width: 120, height: 100))
        label.text = "The quick brown fox jumps over the lazy dog"
        label.numberOfLines = lines
        label.accessibilityIdentifier = "label-\(lines)"
        root.addSubview(label)
      }
    }
    let wrapped = picture.texts(of: "label-0")
    #expect(wrapped.count > 2)
    #expect(wrapped.map(\.string).joined(separator: " ") == "The quick brown fox jumps over the lazy dog")
    #expect(wrapped.allSatisfy { $0.width <= 120.5 })
    let cut = picture.texts(of: "label-1")
    #expect(cut.count == 1)
    #expect(cut.first?.string.hasSuffix("…") == true)
  }

  @Test(arguments: [true, false]) func aSwitchShowsItsState(isOn: Bool) throws {
    let picture = try drawn { root in
      let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      toggle.isOn = isOn
      toggle.accessibilityIdentifier = "switch"
      root.addSubview(toggle)
    }
    let parts = picture.parts(of: "switch")
    #expect(parts.count == 2)
    let track = try #require(parts.first?.place)
    let knob = try #require(parts.last?.place)
    #expect(track.size == CGSize(width: 51, height: 31))
    #expect((knob.midX > track.midX) == isOn)
    #expect((parts.first?.color == green) == isOn)
    #expect(parts.last?.color == .white)
  }

  @Test(arguments: [0, 0.25, 1] as [Float]) func aSliderShowsItsValue(value: Float) throws {
    let picture = try drawn { root in
      let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 31))
      slider.value = value
      slider.accessibilityIdentifier = "slider"
      root.addSubview(slider)
    }
    let knob = try #require(picture.parts(of: "slider").last?.place)
    // The knob of 28 points has 200 to go.
    #expect(abs(Double(knob.minX) - (50 + 200 * Double(value))) < 0.01)
  }

  /// UIStepper's documentation: minus on the left, plus on the right; each in the middle of its half of 94 points.
  @Test func aStepperHasASignInEachHalf() throws {
    let picture = try drawn { root in
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
      stepper.accessibilityIdentifier = "stepper"
      root.addSubview(stepper)
    }
    let signs = picture.parts(of: "stepper").suffix(2).compactMap(\.place)
    #expect(signs.map { Double($0.midX) } == [123.5, 170.5])
    // A minus is a line, a plus is as high as it is wide.
    #expect(signs.map { $0.height == 0 } == [true, false])
  }

  @Test func progressAndPagesShowHowFar() throws {
    let picture = try drawn { root in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.frame = CGRect(x: 0, y: 100, width: 100, height: 4)
      bar.progress = 0.25
      bar.accessibilityIdentifier = "bar"
      let pages = UIPageControl(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
      pages.numberOfPages = 3
      pages.currentPage = 1
      pages.accessibilityIdentifier = "pages"
      root.addSubview(bar)
      root.addSubview(pages)
    }
    #expect(picture.parts(of: "bar").compactMap { $0.place.map { Double($0.width) } } == [100, 25])
    let dots = picture.parts(of: "pages")
    #expect(dots.count == 3)
    #expect(dots[1].color != dots[0].color && dots[0].color == dots[2].color)
    // Dots of 7 with 9 between them, in the middle.
    #expect(dots.compactMap { $0.place.map { Double($0.midX) } } == [34, 50, 66])
  }

  @Test func segmentsShowTheirTitlesAndTheChosenOne() throws {
    let picture = try drawn { root in
      let segments = UISegmentedControl(items: ["One", "Two", "Three"])
      segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
      segments.selectedSegmentIndex = 1
      segments.accessibilityIdentifier = "segments"
      root.addSubview(segments)
    }
    let texts = picture.texts(of: "segments")
    #expect(texts.map(\.string) == ["One", "Two", "Three"])
    #expect(texts.map(\.weight) == [500, 600, 500])
    #expect(picture.parts(of: "segments").contains { $0.place == CGRect(x: 102, y: 102, width: 96, height: 28) })
  }

  /// A line stands between two segments that are not chosen: over the whole height of 32 up to iOS 12, from 13 on 16 high.
  @Test(arguments: [
    (-1, [100.0, 200]), (0, [200]), (1, []), (2, [100]),
  ]) func linesBetweenSegments(chosen: Int, places: [Double]) throws {
    for (era, top, height) in [(Era(12), 100.0, 32.0), (Era(15), 108, 16)] {
      let picture = try drawn(era: era) { root in
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        segments.selectedSegmentIndex = chosen
        segments.accessibilityIdentifier = "segments"
        root.addSubview(segments)
      }
      let lines = picture.parts(of: "segments").compactMap(\.place).filter { $0.width == 1 }
      #expect(lines == places.map { CGRect(x: $0, y: top, width: 1, height: height) })
    }
  }

  /// As SF Symbols names them: `fill` is the filled form, without it a symbol is its outline; in a filled circle the sign is
  /// white, and a line that has no inside cannot be filled.
  @Test(
    arguments: [
      ("star", [false]), ("star.fill", [true]), ("star.circle", [false, false]), ("star.circle.fill", [true]),
      ("chevron.left", [false]), ("chevron.left.circle", [false, false]), ("chevron.left.circle.fill", [true, false]),
      ("plus.square.fill", [true, false]), ("heart", [false]), ("circle.fill", [true]), ("checkmark.fill", [false]),
      ("cloud", [false]), ("cloud.fill", [true]), ("airplane.circle", [false, false]), ("cloud.bolt.rain.fill", [true]),
      ("eye.slash", [false]), ("cup.and.saucer.fill", [true]), ("checkmark.seal", [false]),
    ] as [(String, [Bool])]) func symbolsAreOutlinesOrFilled(name: String, filled: [Bool]) throws
  {
    let picture = try drawn { root in
      let view = UIImageView(image: UIImage(systemName: name))
      view.frame = CGRect(x: 0, y: 100, width: 48, height: 48)
      view.accessibilityIdentifier = "symbol"
      root.addSubview(view)
    }
    #expect(picture.parts(of: "symbol").map { $0.color != nil } == filled)
  }

  @Test func aTranslucentOrClippedViewIsAGroup() throws {
    let picture = try drawn { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.alpha = 0.5
      view.clipsToBounds = true
      view.accessibilityIdentifier = "group"
      let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      inner.backgroundColor = .red
      view.addSubview(inner)
      root.addSubview(view)
    }
    func groups(_ nodes: [PictureNode]) -> [(PictureNode, PictureGroup)] {
      nodes.flatMap { node -> [(PictureNode, PictureGroup)] in
        guard case .group(let group) = node.content else { return [] }
        return [(node, group)] + groups(group.children)
      }
    }
    let found = groups(picture.nodes)
    #expect(found.first { $0.0.name == "group" }?.1.opacity == 0.5)
    #expect(found.contains { $0.1.clip == .rect(CGRect(x: 0, y: 0, width: 100, height: 100)) })
  }

  /// A view turned by a right angle about its middle (60, 60).
  @Test func aTurnedViewIsTurned() throws {
    let picture = try drawn { root in
      let view = UIView(frame: CGRect(x: 40, y: 50, width: 40, height: 20))
      view.backgroundColor = .red
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.accessibilityIdentifier = "turned"
      root.addSubview(view)
    }
    let place = try #require(picture.parts(of: "turned").first?.place)
    #expect(abs(Double(min(place.minX, place.maxX)) - 50) < 0.01)
    #expect(abs(abs(Double(place.width)) - 20) < 0.01)
    #expect(abs(abs(Double(place.height)) - 40) < 0.01)
  }

  // MARK: Bad input

  @Test(arguments: [
    "</text><script>", "a\u{00}b\u{1B}[0m", "\u{202E}abc", "👩‍👩‍👧‍👦", "שלום", String(repeating: "x", count: 100_000),
  ])
  func hostileStringsAreText(text: String) throws {
    let picture = try drawn { root in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      label.text = text
      label.accessibilityIdentifier = text.count > 100 ? "long" : text
      root.addSubview(label)
    }
    let svg = try picture.svg()
    #expect(!svg.contains("<script"))
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(svg.utf8.count < 100_000)
    #expect(try picture.png(scale: 1, fonts: .none).count > 0)
  }

  @Test func aMillionPointsAndNoneAreSurvived() throws {
    for frame in [
      CGRect(x: 0, y: 0, width: 1_000_000, height: 1_000_000), CGRect(x: -1e8, y: 0, width: 2e8, height: 1),
      .zero, CGRect(x: 10, y: 10, width: -5, height: -5),
    ] {
      let picture = try drawn { root in
        for view in [UIView(), UILabel(), UISwitch(), UISlider(), UISegmentedControl(items: ["a"]), UITextField()] {
          (view as? UILabel)?.text = "text"
          view.backgroundColor = .red
          view.frame = frame
          root.addSubview(view)
        }
      }
      #expect(try picture.svg().contains("<svg"))
      #expect(try picture.png(scale: 1, fonts: .none).count > 0)
      #expect(try picture.text().count > 0)
    }
  }

  @Test func tenThousandViewsAreDrawn() throws {
    let picture = try drawn { root in
      for index in 0..<10_000 {
        let view = UIView(frame: CGRect(x: index % 100 * 3, y: index / 100 * 6, width: 2, height: 4))
        view.backgroundColor = .red
        root.addSubview(view)
      }
    }
    #expect(picture.drawnParts.count { $0.color == PictureColor(red: 1, green: 0, blue: 0) } == 10_000)
  }

  /// A text view's words lie within 5 points of padding at each side (NSTextContainer), aligned as it says.
  @Test(arguments: [(NSTextAlignment.left, 0.0), (NSTextAlignment.center, 0.5), (NSTextAlignment.right, 1.0)])
  func wordsOfATextViewStandWhereTheirAlignmentSays(alignment: NSTextAlignment, share: Double) throws {
    let picture = try drawn { root in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      view.text = "Hello"
      view.textAlignment = alignment
      view.accessibilityIdentifier = "text"
      root.addSubview(view)
    }
    let line = try #require(picture.texts(of: "text").first)
    #expect(abs(line.x - 25 - share * (190 - line.width)) < 0.01)
  }

  /// UIButton's documentation: a custom button's title is white, a system button's has the tint. On the screen's white, where nobody
  /// would see it, white is not drawn.
  @Test(
    arguments: [
      (UIButton.ButtonType.system, UIColor?.none, false), (.system, .black, false), (.custom, .none, false),
      (.custom, .black, true), (.custom, .white, true),
    ])
  func titlesAreWhiteOnCustomButtons(type: UIButton.ButtonType, ground: UIColor?, isWhite: Bool) throws {
    let picture = try drawn { root in
      let button = UIButton(type: type)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      button.setTitle("Go", for: .normal)
      button.backgroundColor = ground
      button.tintColor = .red
      button.accessibilityIdentifier = "button"
      root.addSubview(button)
    }
    let color = try #require(picture.texts(of: "button").first).color
    #expect(color == (isWhite ? .white : PictureColor(red: 1, green: 0, blue: 0)))
  }
}
