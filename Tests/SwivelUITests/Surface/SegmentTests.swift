// Segments, sliders, pages and progress beyond their values: widths, states and looks, by UIKit's documentation and arithmetic.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SegmentTests {
  /// `setWidth(_:forSegmentAt:)`: 0 shares the room alike. Given, in a control of 300 points.
  @Test(
    arguments: [
      ([0, 0, 0], [100, 100, 100]), ([60, 0, 0], [60, 120, 120]), ([0, 200, 0], [50, 200, 50]),
      ([50, 60, 70], [50, 60, 70]),
    ] as [([CGFloat], [CGFloat])])
  func widthsThatWereGiven(given: [CGFloat], expected: [CGFloat]) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UISegmentedControl(items: ["a", "b", "c"])
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      for (index, width) in given.enumerated() { control.setWidth(width, forSegmentAt: index) }
      #expect(expected.indices.map { control.rect(ofSegment: $0).width } == expected)
      #expect(control.rect(ofSegment: 2).minX == expected[0] + expected[1])
      #expect(given.indices.map { control.widthForSegment(at: $0) } == given)
    }
  }

  /// By content, the wide title has more than the narrow one, and together they fill the control.
  @Test func widthsByContent() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UISegmentedControl(items: ["i", "a long title"])
      control.apportionsSegmentWidthsByContent = true
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      let (first, second) = (control.rect(ofSegment: 0), control.rect(ofSegment: 1))
      #expect(first.width < second.width && first.width + second.width == 300 && second.minX == first.maxX)
      // Right to left the first is at the right.
      control.semanticContentAttribute = .forceRightToLeft
      #expect(control.rect(ofSegment: 0).maxX == 300)
    }
  }

  /// The font of the normal state decides how wide titles are: the same words twice as large are wider.
  @Test func theTitlesFontDecidesTheWidth() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UISegmentedControl(items: ["Words", "More"])
      let before = control.intrinsicContentSize.width
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
      #expect(control.intrinsicContentSize.width > before)
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
      control.setTitleTextAttributes(nil, for: .normal)
      #expect(control.intrinsicContentSize.width == before && control.titleTextAttributes(for: .normal) == nil)
    }
  }

  /// Each segment has 20 points around the widest title from iOS 13 on, as Interface Builder stored it; before 15, and a line of a
  /// point stands between two.
  @Test(arguments: [(12, 3 * 15 + 2), (13, 3 * 20)] as [(Int, CGFloat)])
  func roomAroundTitles(era: Int, room: CGFloat) throws {
    try onDevice(.iPhone8, Era(era)) { _ in
      let title = UILabel()
      title.text = "Wonderful"
      title.font = .systemFont(ofSize: 13)
      let control = UISegmentedControl(items: ["A", "Wonderful", "B"])
      #expect(abs(control.intrinsicContentSize.width - 3 * title.intrinsicContentSize.width - room) <= 2)
    }
  }

  /// A picture takes the place of the title, and the other way round; the control made of items takes both.
  @Test func titlesAndPictures() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
      let control = UISegmentedControl(items: ["a", picture])
      #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === picture)
      control.setImage(picture, forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == nil)
      control.setTitle("b", forSegmentAt: 1)
      #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "b")
      #expect(control.titleForSegment(at: 9) == nil && control.imageForSegment(at: -1) == nil)
    }
  }

  /// Touches choose what is enabled and nothing else; an action is performed when its segment is chosen.
  @Test func touchesChooseEnabledSegments() throws {
    final class Root: UIViewController {
      var heard: [String] = []
      lazy var control = UISegmentedControl(
        frame: CGRect(x: 20, y: 100, width: 300, height: 32),
        actions: ["one", "two", "three"].map { name in
          UIAction(title: name, identifier: .init(name)) { [unowned self] _ in heard.append(name) }
        })
      override func viewDidLoad() {
        super.viewDidLoad()
        control.setEnabled(false, forSegmentAt: 1)
        control.addAction(UIAction { [unowned self] _ in heard.append("changed") }, for: .valueChanged)
        view.addSubview(control)
      }
    }
    let driver = Driver(
      try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { Root() }], arrangement: nil))
    for name in ["two", "three", "three", "one"] { driver.tap(name) }
    driver.device.inspect(window: 1) { window in
      let root = window.rootViewController as? Root
      #expect(root?.heard == ["three", "changed", "one", "changed"])
      #expect(root?.control.selectedSegmentIndex == 0)
      #expect(root?.control.isEnabledForSegment(at: 1) == false)
      #expect(root?.control.segmentIndex(identifiedBy: .init("three")) == 2)
      #expect(root?.control.segmentIndex(identifiedBy: .init("four")) == NSNotFound)
    }
  }

  /// The pictures at the ends are in their own size, the track between them; the thumb is as large as its picture.
  @Test func picturesOfASlider() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      @MainActor func picture(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }
      }
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      slider.minimumValueImage = picture(30)
      slider.maximumValueImage = picture(40)
      #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 5.5, width: 30, height: 20))
      #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 160, y: 5.5, width: 40, height: 20))
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.minX == 30 && track.maxX == 160)
      slider.setThumbImage(picture(50), for: .normal)
      slider.value = 1
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
      #expect(thumb == CGRect(x: 110, y: 5.5, width: 50, height: 20))
      #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
    }
  }

  /// Foundation's `Progress` is shown in place of what was set, until it is let go.
  @Test func anObservedProgress() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = UIProgressView()
      view.progress = 0.1
      let progress = Progress(totalUnitCount: 8)
      view.observedProgress = progress
      progress.completedUnitCount = 6
      #expect(view.progress == 0.75)
      view.observedProgress = nil
      #expect(view.progress == 0.1)
    }
  }

  /// UIPageControl: signs of pages, of the current one, and a page that does not exist.
  @Test func signsOfPages() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UIPageControl()
      control.numberOfPages = 3
      let (all, own, current) = (UIImage(), UIImage(), UIImage())
      control.preferredIndicatorImage = all
      control.setIndicatorImage(own, forPage: 1)
      control.setCurrentPageIndicatorImage(current, forPage: 2)
      #expect(control.indicatorImage(forPage: 0) === all && control.indicatorImage(forPage: 1) === own)
      #expect(control.currentPageIndicatorImage(forPage: 2) === current)
      #expect(control.currentPageIndicatorImage(forPage: 1) === own)
      let upright = control.size(forNumberOfPages: 3)
      control.direction = .topToBottom
      #expect(control.size(forNumberOfPages: 3) == CGSize(width: upright.height, height: upright.width))
    }
  }
}
