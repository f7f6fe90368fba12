// The screen: five views placed by code on every layout, in two versions of the technique.
import UIKit

/// Places its views in `viewWillLayoutSubviews`, without constraints.
///
/// The weaknesses of the technique are kept: what the first version asks the device, the second asks the status bar; the
/// second also places one label beside another that has not been placed yet; the text wraps at the width of the first layout
/// for ever; the view's frame stands in for its bounds; and without a navigation controller the screen traps.
public final class PlacementViewController: UIViewController {
  /// The two versions of the technique.
  public enum Version: Sendable {
    /// Asks the device whether it is upright, and puts the center label below the framed one.
    case first
    /// Asks the status bar, and puts the center label above the instructions.
    case second
  }

  /// Between neighbours.
  public static let margin: CGFloat = 8
  private static let barMargin: CGFloat = 6
  private static let wrapShare: CGFloat = 0.75
  /// Enough to see a turn there and back.
  private static let maximumHistory = 8

  /// Stays where it is put.
  public let pointLabel = UILabel()
  /// Hangs below the bar.
  public let framedLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// Is seen in portrait only.
  public let centerLabel = UILabel()
  /// Stands in the middle.
  public let instructionsLabel = UILabel()
  /// Below the instructions: turns the lock on and off.
  public let lockButton = UIButton(type: .system)
  /// Where each pass put the center label; the last `maximumHistory` of them.
  public private(set) var centerLabelTops: [CGFloat] = []
  /// The width the instructions wrap at, once it is known.
  public private(set) var wrapWidth: CGFloat?

  private let version: Version
  private var isLocked = false

  /// Creates the screen in one of its versions.
  public init(_ version: Version) {
    self.version = version
    super.init(nibName: nil, bundle: nil)
    title = version == .first ? "First" : "Second"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    pointLabel.text = "Point"
    framedLabel.text = "Framed"
    centerLabel.text = "Only upright"
    instructionsLabel.text = "Turn the device, and turn it back: what stands beside what?"
    instructionsLabel.numberOfLines = 0
    instructionsLabel.textAlignment = .center
    pointLabel.sizeToFit()
    centerLabel.sizeToFit()
    lockButton.addAction(
      UIAction { [weak self] _ in self?.toggleLock() }, for: .touchUpInside)
    showLock()
    let parts: [(UIView, String)] = [
      (pointLabel, "point"), (framedLabel, "framed"), (centerLabel, "center"), (instructionsLabel, "instructions"),
      (lockButton, "lock"),
    ]
    for (part, name) in parts {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
  }

  public override func viewWillLayoutSubviews() {
    sizeInstructionsOnce()
    pointLabel.frame.origin = CGPoint(x: 160, y: 70)
    framedLabel.placeBelow(navigationController!.navigationBar, margin: Self.barMargin, x: 50)
    centerLabel.isHidden = !isUpright
    if isUpright {
      switch version {
      case .first: centerLabel.placeBelow(framedLabel, centeredTo: view, margin: Self.margin)
      case .second: centerLabel.placeAbove(instructionsLabel, centeredTo: view, margin: Self.margin)
      }
      centerLabelTops.append(centerLabel.frame.minY)
      if centerLabelTops.count > Self.maximumHistory { centerLabelTops.removeFirst() }
    }
    instructionsLabel.center = view.center
    lockButton.placeBelow(instructionsLabel, centeredTo: view, margin: Self.margin)
  }

  /// Whether a turn of the device may turn the interface, as far as this screen is asked.
  public override var shouldAutorotate: Bool { !isLocked }

  private var isUpright: Bool {
    switch version {
    case .first: UIDevice.current.orientation == .portrait
    case .second: UIApplication.shared.statusBarOrientation == .portrait
    }
  }

  private func sizeInstructionsOnce() {
    guard wrapWidth == nil else { return }
    let width = view.bounds.width * Self.wrapShare
    wrapWidth = width
    instructionsLabel.frame.size = instructionsLabel.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func toggleLock() {
    isLocked.toggle()
    showLock()
    view.setNeedsLayout()
  }

  private func showLock() {
    lockButton.setTitle(isLocked ? "Unlock rotation" : "Lock rotation", for: .normal)
    lockButton.sizeToFit()
  }
}
