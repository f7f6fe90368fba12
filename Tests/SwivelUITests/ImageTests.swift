// Pictures in points and in pixels, the sizes users want of texts, and what is around a text.
import DeviceCatalog
import SwivelUI
import Testing

import struct Foundation.Data

@MainActor struct ImageTests {
  /// The head of a PNG of so many pixels.
  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  /// UIImage's documentation: the size is in points and takes the orientation into account; the pixels are as they were.
  @Test(
    arguments: [
      (1.0, UIImage.Orientation.up, 40.0, 20.0), (2, .up, 20, 10), (2, .down, 20, 10), (2, .left, 10, 20),
      (1, .right, 20, 40), (2, .rightMirrored, 10, 20), (2, .upMirrored, 20, 10),
    ]) func sizesAndPixels(scale: Double, orientation: UIImage.Orientation, width: Double, height: Double) throws
  {
    let plain = try #require(UIImage(data: Self.png(40, 20), scale: 2))
    #expect(plain.size == CGSize(width: 20, height: 10))
    let pixels = try #require(plain.cgImage)
    #expect(pixels.width == 40 && pixels.height == 20)
    let image = UIImage(cgImage: pixels, scale: scale, orientation: orientation)
    #expect(image.size == CGSize(width: width, height: height) && image.imageOrientation == orientation)
    #expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
  }

  /// UIImage.pngData(): a picture that was read from such a file is that file again; turned ones, and those of another form, are not.
  @Test func aPicturesFile() throws {
    let file = Self.png(40, 20)
    let image = try #require(UIImage(data: file, scale: 2))
    #expect(image.pngData() == file && image.withRenderingMode(.alwaysTemplate).pngData() == file)
    #expect(image.jpegData(compressionQuality: 1) == nil && image.withTintColor(.red).pngData() == nil)
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .left)
    #expect(turned.pngData() == nil && UIImage().pngData() == nil)
  }

  /// UIImageView's documentation: new image views ignore user events, other views do not.
  @Test func picturesIgnoreTouches() {
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled && UIView(frame: .zero).isUserInteractionEnabled)
  }

  @Test func noPictureHasNoPixels() { #expect(UIImage().cgImage == nil) }

  /// The Human Interface Guidelines' order, of which the last five are for bad eyes; what names none counts as large, the
  /// default.
  @Test func sizesOfTexts() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (place, size) in sizes.enumerated() {
      #expect(size.isAccessibilityCategory == (place >= 7))
      for (other, next) in sizes.enumerated() {
        #expect((size < next) == (place < other) && (size >= next) == (place >= other))
      }
      #expect((UIContentSizeCategory.unspecified < size) == (place > 3))
      #expect((UIContentSizeCategory.unspecified > size) == (place < 3))
    }
  }

  /// UITextView's documentation: around the lines are the container's insets, and at either end its padding of 5.
  @Test func aroundAText() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      @MainActor func size(_ insets: UIEdgeInsets, width: CGFloat = .infinity) -> CGSize {
        let view = UITextView(frame: .zero)
        view.text = "Some words in a line"
        view.textContainerInset = insets
        return view.sizeThatFits(CGSize(width: width, height: 0))
      }
      let label = UILabel(frame: .zero)
      label.text = "Some words in a line"
      label.font = UITextView(frame: .zero).font
      let bare = size(.zero)
      #expect(abs(Double(bare.width - label.intrinsicContentSize.width) - 10) <= 1)
      let inset = size(UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 25))
      #expect(inset.width - bare.width == 35 && inset.height - bare.height == 7)
      // As much room for the lines, so as many of them.
      let narrow = size(.zero, width: 100).height
      #expect(narrow > bare.height)
      #expect(size(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 25), width: 135).height == narrow)
      #expect(size(UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 10), width: 135).height == narrow)
    }
  }

  /// UIImageView.preferredSymbolConfiguration: how symbols are drawn in the view, but for what one says itself; pictures are as they
  /// were. Highlighted, the other image is seen.
  @Test func preferredSymbols() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      @MainActor func size(_ image: UIImage?, isHighlighted: Bool = false) -> CGSize {
        let view = UIImageView(image: image, highlightedImage: isHighlighted ? UIImage(systemName: "star.fill") : nil)
        view.isHighlighted = isHighlighted
        view.preferredSymbolConfiguration = large
        return view.intrinsicContentSize
      }
      let wanted = try #require(UIImage(systemName: "star", withConfiguration: large)).size
      #expect(size(UIImage(systemName: "star")) == wanted)
      let small = try #require(
        UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
      #expect(size(small) == small.size && small.size != wanted)
      let picture = try #require(UIImage(data: Self.png(40, 20), scale: 2))
      #expect(size(picture) == CGSize(width: 20, height: 10))
      #expect(size(picture, isHighlighted: true) == wanted)
    }
  }
}
