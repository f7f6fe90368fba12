// The sheet to share something: it offers what the app itself can do with it, copying, and not to.
import DeviceCatalog

/// A sheet to share something.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when it goes.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Called when it goes.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// Called when it goes.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called when it goes, before era 8.
  open var completionHandler: CompletionHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether one that is often used stands out, from era 15.4. Kept.
  open var allowsProminentActivity = true
  /// What is shared.
  public let activityItems: [Any]
  private let activities: [UIActivity]
  private let list = ChoiceList(frame: .zero)

  /// A sheet that offers an app's own activities beside the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    // "On iPad, you must present the view controller in a popover" (UIActivityViewController).
    if ownScene.device.profile.idiom == .pad, ownScene.era >= Era(8) { modalPresentationStyle = .popover }
    if ownScene.era >= Era(15) { sheetPresentationController?.detents = [.medium(), .large()] }
  }
  /// A sheet that shares what a configuration offers, with the app's own activities (iOS 14).
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
  /// Documents have none: nil.
  public required init?(coder: NSCoder) { nil }

  /// What is shared with an activity, asked of those that give it then.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      if let source = item as? any UIActivityItemSource {
        return source.activityViewController(self, itemForActivityType: type)
      }
      return (item as? UIActivityItemProvider)?.item ?? item
    }
  }

  /// What is shared before anything was chosen.
  private var placeholders: [Any] {
    activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self)
        ?? (item as? UIActivityItemProvider)?.placeholderItem ?? item
    }
  }

  private func isOffered(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { !(excludedActivityTypes?.contains($0) ?? false) } ?? true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.fill(view)
    let items = placeholders
    var choices: [ChoiceList.Choice] = []
    for activity in activities where isOffered(activity.activityType) && activity.canPerform(withActivityItems: items) {
      choices.append((activity.activityTitle ?? "", { [weak self] in self?.perform(activity) }))
    }
    if isOffered(.copyToPasteboard) { choices.append(("Copy", { [weak self] in self?.copyItems() })) }
    let way = ownScene.era >= Era(13) ? "Close" : "Cancel"
    list.show(
      choices, "activity", title: name(of: items.first), end: (way, { [weak self] in self?.end(nil, false) }),
      symbols: ["Copy": "doc.on.doc"])
  }

  /// What is shared, in a word: a text, where an address leads, or a file's name.
  private func name(of item: Any?) -> String {
    if let url = item as? URL { return url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString }
    return item as? String ?? ""
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.finished = { [weak self] completed in self?.end(activity.activityType, completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func copyItems() {
    for case let text as String in items(for: .copyToPasteboard) { UIPasteboard.general.string = text }
    for case let url as URL in items(for: .copyToPasteboard) { UIPasteboard.general.string = url.absoluteString }
    end(.copyToPasteboard, true)
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let tell = { [self] in
      completionWithItemsHandler?(type, completed, nil, nil)
      completionHandler?(type, completed)
    }
    guard presentingViewController != nil else { return tell() }
    dismiss(animated: true, completion: tell)
  }
}
