// What a view of a list's content shows, and how large its picture: a view by itself, without the list around it.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor @Suite struct ListContentTests {
  /// UIContentView's documentation: "The current configuration of the view. Setting this property applies the new configuration."
  @Test func anotherContentTakesTheFirstOnesPlace() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      let view = UIListContentView(configuration: content)
      content.text = "Two"
      content.secondaryText = "Below"
      #expect(view.secondaryTextLayoutGuide == nil)
      view.configuration = content
      window.addSubview(view)
      let shown = view.configuration as? UIListContentConfiguration
      #expect(shown?.text == "Two" && shown?.secondaryText == "Below" && view.secondaryTextLayoutGuide != nil)
      #expect(view.imageLayoutGuide == nil)
    }
  }

  /// UIListContentConfiguration.ImageProperties.tintColor: "nil uses the tint color of the view", where that is now.
  @Test func aPictureHasTheTintAroundIt() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: "circle")
      let view = UIListContentView(configuration: content)
      @MainActor func tint() -> UIColor? {
        var found: [UIView] = view.subviews
        while !found.isEmpty, !found.contains(where: { $0 is UIImageView }) { found = found.flatMap { $0.subviews } }
        return found.first { $0 is UIImageView }?.tintColor
      }
      window.tintColor = .systemIndigo
      window.addSubview(view)
      #expect(tint() == .systemIndigo)
      window.tintColor = .systemPink
      #expect(tint() == .systemPink)
      content.imageProperties.tintColor = .systemTeal
      view.configuration = content
      #expect(tint() == .systemTeal)
    }
  }

  /// (most width, most height, what becomes of 40×20): `maximumSize` keeps the picture's proportions; 0 is no limit.
  @Test(
    arguments: [
      (0, 0, 40, 20), (80, 80, 40, 20), (20, 0, 20, 10), (0, 10, 20, 10), (20, 5, 10, 5), (10, 10, 10, 5),
      (40, 20, 40, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func aPictureIsNoLargerThanTheMost(mostWidth: CGFloat, mostHeight: CGFloat, width: CGFloat, height: CGFloat) throws {
    try onDevice(.iPhone8, Era(16)) { window in
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
      content.imageProperties.maximumSize = CGSize(width: mostWidth, height: mostHeight)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      window.addSubview(view)
      let guide = try #require(view.imageLayoutGuide)
      view.layoutIfNeeded()
      #expect(guide.layoutFrame.size == CGSize(width: width, height: height))
    }
  }
}
