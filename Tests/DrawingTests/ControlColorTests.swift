// Colours code gives to controls, buttons and symbols are those they are drawn in.
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor @Suite struct ControlColorTests {
  /// UIGlassEffect: clear glass hides less of what lies behind than regular glass does; either is of its tint.
  @Test func clearGlassIsSeenThrough() throws {
    func color(_ style: UIGlassEffect.Style) throws -> PictureColor {
      try #require(
        try drawn { root in
          let glass = UIGlassEffect(style: style)
          glass.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          let view = UIVisualEffectView(effect: glass)
          view.frame = CGRect(x: 20, y: 40, width: 100, height: 60)
          view.accessibilityIdentifier = "glass"
          root.addSubview(view)
        }.parts(of: "glass").compactMap(\.color).first)
    }
    let (regular, clear) = (try color(.regular), try color(.clear))
    #expect(clear.alpha < regular.alpha && clear.alpha > 0 && regular.alpha < 255)
    #expect([regular, clear].allSatisfy { $0.red == 255 && $0.green == 0 && $0.blue == 0 })
  }

  @Test(arguments: [
    "switch", "thumb", "low", "high", "progress", "track", "segment", "title", "page", "pages", "wheel", "button",
    "symbol",
  ])
  func colorsOfCode(kind: String) throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picture = try drawn { root in
      let view: UIView
      switch kind {
      case "switch", "thumb":
        let toggle = UISwitch()
        toggle.isOn = true
        if kind == "switch" { toggle.onTintColor = red } else { toggle.thumbTintColor = red }
        view = toggle
      case "low", "high":
        let slider = UISlider()
        slider.value = 0.5
        if kind == "low" { slider.minimumTrackTintColor = red } else { slider.maximumTrackTintColor = red }
        view = slider
      case "progress", "track":
        let progress = UIProgressView()
        progress.progress = 0.5
        if kind == "progress" { progress.progressTintColor = red } else { progress.trackTintColor = red }
        view = progress
      case "segment", "title":
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 0
        if kind == "segment" { control.selectedSegmentTintColor = red }
        if kind == "title" { control.setTitleTextAttributes([.foregroundColor: red], for: .selected) }
        view = control
      case "page", "pages":
        let control = UIPageControl()
        control.numberOfPages = 2
        if kind == "page" { control.currentPageIndicatorTintColor = red } else { control.pageIndicatorTintColor = red }
        view = control
      case "wheel":
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.color = red
        wheel.startAnimating()
        view = wheel
      case "button":
        var configuration = UIButton.Configuration.filled()
        configuration.title = "a"
        configuration.baseBackgroundColor = red
        view = UIButton(configuration: configuration)
      case _:
        view = UIImageView(image: UIImage(systemName: "star.fill")?.withTintColor(red, renderingMode: .alwaysOriginal))
      }
      view.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      root.addSubview(view)
    }
    #expect(try picture.svg().contains("#ff0000"))
  }

  /// A wheel is as large as its style says (UIActivityIndicatorView.Style: 20 and 37 points), in the middle of a larger view.
  @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37.0)])
  func aWheelDoesNotGrowWithItsView(style: UIActivityIndicatorView.Style, side: Double) throws {
    let picture = try drawn { root in
      let wheel = UIActivityIndicatorView(style: style)
      wheel.startAnimating()
      wheel.accessibilityIdentifier = "wheel"
      wheel.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      root.addSubview(wheel)
    }
    let spokes = picture.parts(of: "wheel").compactMap { part -> CGRect? in
      guard case .shape(let shape) = part.node.content, shape.stroke != nil else { return nil }
      return shape.outline.bounds
    }
    #expect(spokes.count == 8)
    let box = spokes.reduce(CGRect.null) { $0.union($1) }
    #expect(box.width <= side && box.height <= side && box.width > side / 2)
  }

  /// One page is drawn, unless it hides; colours of an image view's tint give way to the image's own.
  @Test func aSinglePageMayHide() throws {
    func dots(_ hides: Bool) throws -> String {
      let picture = try drawn { root in
        let control = UIPageControl()
        control.numberOfPages = 1
        control.hidesForSinglePage = hides
        control.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        control.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        root.addSubview(control)
      }
      return try picture.svg()
    }
    #expect(try dots(false).contains("#ff0000"))
    #expect(try !dots(true).contains("#ff0000"))
  }

  /// Of segments there are none, or of no width, nothing is drawn.
  @Test(arguments: [([], 200, 0), (["a"], 0, 0), (["a"], 200, 2)] as [([String], Double, Int)])
  func segmentsWithoutRoom(titles: [String], width: Double, atLeast: Int) throws {
    let picture = try drawn { root in
      let control = UISegmentedControl(items: titles)
      control.accessibilityIdentifier = "parts"
      control.frame = CGRect(x: 20, y: 100, width: width, height: 32)
      root.addSubview(control)
    }
    let parts = picture.parts(of: "parts").count
    #expect(atLeast == 0 ? parts == 0 : parts >= atLeast)
  }
}
