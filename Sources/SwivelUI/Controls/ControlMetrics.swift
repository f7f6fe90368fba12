// How large controls are, by iOS version: the figures of TextMetrics/Tables/controls.csv, read out of stored frames.
import DeviceCatalog
import TextMetrics

/// Sizes of controls on one version. Before iOS 7 the oldest figures stand in.
@MainActor struct ControlMetrics {
  /// The major version.
  let version: Int

  /// Whether sliders have the height of 26 already: Interface Builder's canvas drew them so in builds from 23727 on, and 31 high
  /// still in 22685.
  var hasTallSliders = false

  static var current: ControlMetrics {
    let scene = AppScene.current
    return scene.canvas?.controls ?? ControlMetrics(version: scene.era.major)
  }

  /// A control's frame, and what constraints leave out of it.
  @MainActor struct Box {
    let size: CGSize
    let alignment: UIEdgeInsets

    init(_ width: CGFloat, _ height: CGFloat, alignment: UIEdgeInsets = .zero) {
      size = CGSize(width: width, height: height)
      self.alignment = alignment
    }

    /// What constraints see: the frame without the alignment insets.
    var content: CGSize {
      CGSize(
        width: size.width == UIView.noIntrinsicMetric ? size.width : size.width - alignment.left - alignment.right,
        height: size.height - alignment.top - alignment.bottom)
    }
  }

  /// 51×31, from 26 on 63×28; 2 of the width lie beyond the trailing edge.
  var toggle: Box {
    let alignment = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    return version < 26 ? Box(51, 31, alignment: alignment) : Box(63, 28, alignment: alignment)
  }

  /// 31 high, 2 beyond either end and 1 below; from 26 on 34 with nothing beyond. No width of its own.
  var slider: Box {
    version < 26
      ? Box(
        UIView.noIntrinsicMetric, hasTallSliders ? 34 : 31,
        alignment: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
      : Box(UIView.noIntrinsicMetric, 34)
  }

  /// 29 high, from 13 on 32, 1 of it below the edge. The stored frames say nothing about widths of their own.
  var segments: Box {
    Box(UIView.noIntrinsicMetric, version < 13 ? 29 : 32, alignment: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }

  /// 94×29, from 13 on 94×32.
  var stepper: Box { Box(94, version < 13 ? 29 : 32) }

  /// The default bar is 2 high, from 14 on 4; the thin one in bars is 3 in all versions, by one stored frame of iOS 9.
  func progress(isBar: Bool) -> Box { Box(UIView.noIntrinsicMetric, isBar ? 3 : version < 14 ? 2 : 4) }

  /// 20×20, large 37×37.
  func activity(isLarge: Bool) -> Box { isLarge ? Box(37, 37) : Box(20, 20) }

  /// Dots of 7 with 9 between them, 37 high: 39×37 for three pages. From 14 on 27.5 high; no stored frame shows that
  /// version's width, so the older one stands in.
  func pages(_ count: Int) -> Box {
    Box(CGFloat(max(0, 16 * count - 9)), version < 14 ? 37 : 27.5)
  }

  /// A text field with rounded corners is 30 high in every font, from 13 on 34, or its line and 8 points where that is more: of 24
  /// points 37 (a document of build 15505). Without a border it is as high as the line in whole points, from 13 on the line and 1.5
  /// points, each up to the pixel.
  func textFieldHeight(lineHeight: Double, isRounded: Bool, scale: Double) -> CGFloat {
    if isRounded { return version < 13 ? 30 : max(34, CGFloat(PixelGrid.roundUp(lineHeight, scale: 1)) + 8) }
    if version < 13 { return CGFloat(PixelGrid.roundUp(lineHeight, scale: 1)) }
    return CGFloat(PixelGrid.roundUp(lineHeight, scale: scale) + PixelGrid.roundUp(1.5, scale: scale))
  }
}
