// A bar that fills.
import Foundation

/// Shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  override class var usualHugging: [UILayoutPriority] { UsualHugging.upright }

  /// Looks; raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The usual bar.
    case `default` = 0
    /// The bar inside a bar.
    case bar = 1
  }

  /// How it looks.
  open var progressViewStyle: Style = .default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// 0…1; what lies beyond becomes the end.
  open var progress: Float {
    get { observedProgress.map { Self.share(Float($0.fractionCompleted)) } ?? stored }
    set { stored = Self.share(newValue) }
  }
  private static func share(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
  /// Whose progress is shown instead of one that was set; nil for none.
  open var observedProgress: Progress?
  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor?
  /// The colour of what is left; nil for the system's.
  open var trackTintColor: UIColor?
  /// A picture of what is done; kept, for pictures have no pixels to stretch.
  open var progressImage: UIImage?
  /// A picture of what is left; kept, for pictures have no pixels to stretch.
  open var trackImage: UIImage?
  private var stored: Float = 0

  override var heldValue: String? { HeldValue.percent(progress) }
  override func makeParts() { frame.size.height = box.size.height }

  /// Creates a bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = box.size.height
  }

  /// Sets the progress; animations take no time here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var box: ControlMetrics.Box { ControlMetrics.current.progress(isBar: progressViewStyle == .bar) }
  /// A height, no width.
  open override var intrinsicContentSize: CGSize { box.content }
  /// The present width, and the own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: box.size.height) }
}
