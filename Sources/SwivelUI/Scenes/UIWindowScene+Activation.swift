// Opening windows from menus: an entry that opens one, and what it shows.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UIWindowScene {
  /// What a new window shows.
  @preconcurrency @MainActor open class ActivationConfiguration: NumberedObject {
    /// What it goes on with.
    open var userActivity: NSUserActivity
    /// How it is asked for.
    open var options: ActivationRequestOptions?
    /// What it grows from. Kept.
    open var preview: UITargetedPreview?
    /// What it goes on with.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }

  /// How a window is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How it is shown. Kept: the stage places it.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// How a new window is shown; raw values are UIKit's.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// As any window.
    case standard = 1
    /// In front, in the middle.
    case prominent = 2
  }

  /// An entry of a menu that opens a window, where an app has several. Elsewhere it is not shown, or is what stands for it.
  @preconcurrency @MainActor public static func ActivationAction(
    identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
    _ configurationProvider: @escaping @MainActor (UIAction) -> ActivationConfiguration?
  ) -> UIAction {
    if !UIApplication.shared.supportsMultipleScenes, let alternate { return alternate }
    let isUsable = UIApplication.shared.supportsMultipleScenes
    return UIAction(
      title: "Open in New Window", image: UIImage(systemName: "square.split.2x1"), identifier: identifier,
      attributes: isUsable ? [] : .hidden
    ) { action in
      guard let configuration = configurationProvider(action) else { return }
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: configuration.userActivity, options: configuration.options)
    }
  }
}
