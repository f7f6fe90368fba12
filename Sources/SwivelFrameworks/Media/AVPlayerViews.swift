// Where films are seen: a layer and a controller, black as before a film begins.
import Foundation
import SwivelUI

/// How a film fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's word.
  public let rawValue: String
  /// By its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Without margins.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer in which a film is seen: none is.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// Who plays.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture: there is none.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is.
  open var videoRect: CGRect { .zero }
  /// Of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Shows a film with buttons over it, which are not drawn.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// Who plays.
  open var player: AVPlayer?
  /// Whether there are buttons.
  open var showsPlaybackControls = true
  /// How the film fills the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it begins to fill the screen when it plays.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether it may go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether the system is told what is played.
  open var updatesNowPlayingInfoCenter = true
  /// Whether there is a picture: there is none.
  open var isReadyForDisplay: Bool { false }
  /// Hears of it.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Between the film and the buttons.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  /// Closes what was presented, at the upper left; the other buttons need a film.
  private let close = UIButton(type: .close)

  /// One without a film.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }
  /// One of a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let contentOverlayView else { return }
    contentOverlayView.frame = view.bounds
    contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentOverlayView)
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    close.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(close)
    close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
    close.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16).isActive = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    close.isHidden = presentingViewController == nil || parent != nil
  }
}

/// Hears of a film's controller.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: OptionalMethods {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest rectangle of a shape within another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
