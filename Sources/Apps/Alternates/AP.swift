// Screen A in portrait, and the one place that decides which A is shown.
import UIKit

/// A in portrait: heading, body and button one below the other. It is always in memory, so it does the swapping.
public final class AP: AViewController, UINavigationControllerDelegate {
  private var landscape: AL?
  private var observation: (any NSObjectProtocol)?

  override var headingText: String { "A in portrait" }

  private let answersByDefault: Bool

  /// The screen; with `answersByDefault` it, and each AL it makes, turns to portrait alone.
  override init(answersByDefault: Bool) {
    self.answersByDefault = answersByDefault
    super.init(answersByDefault: answersByDefault)
    title = "AP"
  }

  public required init?(coder: NSCoder) { nil }

  /// Starts to listen: to turns of the device, and to what the navigation controller shows.
  func watchOrientation(in navigation: UINavigationController) {
    navigation.delegate = self
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observation = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.swapIfNeeded() }
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    swapIfNeeded()
  }

  /// Shows the A that fits the device: a new AL over this one in landscape, this one again in portrait.
  ///
  /// The technique has known holes, which are kept: flat and unknown attitudes swap nothing; upside down counts as portrait;
  /// the device is asked although the interface is what is seen.
  private func swapIfNeeded() {
    let attitude = UIDevice.current.orientation
    let visible = navigationController?.visibleViewController
    if attitude.isLandscape, visible === self {
      let landscape = AL(answersByDefault: answersByDefault)
      self.landscape = landscape
      navigationController?.pushViewController(landscape, animated: false)
    } else if attitude.isPortrait, let landscape, visible === landscape {
      navigationController?.popViewController(animated: false)
    }
  }

  override func arrange(in area: CGRect) {
    let row = min(44, area.height / 4)
    heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: row)
    openB.frame = CGRect(x: area.minX, y: area.maxY - row, width: area.width, height: row)
    body.frame = CGRect(x: area.minX, y: area.minY + row, width: area.width, height: max(0, area.height - 2 * row))
  }
}
