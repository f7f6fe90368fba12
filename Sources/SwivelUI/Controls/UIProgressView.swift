// A bar that fills.

/// Shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
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
    get { stored }
    set { stored = min(max(newValue, 0), 1) }
  }
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
