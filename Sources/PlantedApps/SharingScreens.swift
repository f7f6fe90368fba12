// Planted mistakes of screens that are shared, resized and held otherwise: the screens of them.
import SwivelUI

/// A side bar where there is room; whether there is may be looked at once.
final class SidebarScreen: PlainScreen {
  private var side: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    side = label("side", "Side", y: 100)
    side?.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    look()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if !isWrong { look() }
  }

  private func look() { side?.isHidden = traitCollection.horizontalSizeClass != .regular }
}

/// As many columns as fit; what did not fit once may be forgotten.
final class ColumnsScreen: PlainScreen {
  private var columns = 6
  private var sign: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    sign = label("columns", "", y: 100)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let fitting = max(1, Int(view.bounds.width / 180))
    columns = isWrong ? min(columns, fitting) : min(6, fitting)
    sign?.text = "\(columns) columns"
  }
}

/// Covered while nobody looks, so that no picture of it is kept.
final class VeiledScreen: PlainScreen {
  private var veil: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    veil = label("veil", "Veil", y: 100)
    veil?.isHidden = true
    hear(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.veil?.isHidden = false }
    if isWrong { return }
    hear(UIApplication.willEnterForegroundNotification) { [weak self] in self?.veil?.isHidden = true }
  }
}

/// Asks how the device is held where it means how the interface lies.
final class HeldScreen: PlainScreen {
  private var sign: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    sign = label("shape", "", y: 100)
    hear(UIDevice.orientationDidChangeNotification) { [weak self] in self?.look() }
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    look()
  }

  private func look() {
    sign?.text = (isWrong ? UIDevice.current.orientation.isLandscape : isWide) ? "wide" : "tall"
  }
}
