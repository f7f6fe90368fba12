// The tabs that find no room in the bar of a phone: a list behind *More*, on a stack of its own.
import DeviceCatalog

/// The list of the tabs that are not in the bar; each is a button with the tab's title, known as `more-5`, `more-6` ….
final class UIMoreListController: UIViewController {
  private static let row: CGFloat = 44
  var choose: (@MainActor (Int) -> Void)?
  private var buttons: [UIButton] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ items: [UITabBarItem], from first: Int) {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.enumerated().map { offset, item in
      let index = first + offset
      let button = UIButton(frame: .zero)
      button.setTitle(item.title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.accessibilityIdentifier = "more-\(index + 1)"
      button.addAction(UIAction { [weak self] _ in self?.choose?(index) }, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    let top = topOverlap
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: top + CGFloat(index) * Self.row, width: view.bounds.width, height: Self.row)
    }
  }
}

extension UINavigationController {
  /// The stack behind *More* this one lies on: there is one bar for both, and it is that one's.
  var outerNavigation: UINavigationController? { parent as? UINavigationController }

  /// The back button: the stack on this one goes back first.
  func popInFront() -> UIViewController? {
    if let inner = stack.last as? UINavigationController, inner.stack.count > 1 {
      return inner.popViewController(animated: true)
    }
    return popViewController(animated: true)
  }
}

extension UITabBarController {
  /// The most items a bar has where there is little width.
  static let maximumNarrowItems = 5

  /// Whether the last place in the bar is *More*: on phones, and from era 8 on iPads in compact width.
  var hasMore: Bool {
    let scene = ownScene
    guard tabControllers.count > Self.maximumNarrowItems else { return false }
    return scene.device.profile.idiom == .phone || traits(in: scene).horizontalSizeClass == .compact
  }

  private var firstHidden: Int { Self.maximumNarrowItems - 1 }

  /// What the bar shows.
  var barItems: [UITabBarItem] {
    hasMore
      ? tabControllers.prefix(firstHidden).compactMap(\.tabBarItem) + [moreNavigationController.tabBarItem]
      : tabControllers.compactMap(\.tabBarItem)
  }

  /// The place of the selected item in the bar: that of *More* also for a tab that has yet to go behind it.
  var barSelection: Int? { isMoreSelected || selection.map(isHidden) == true ? firstHidden : selection }

  /// The tab on the stack behind *More*; nil for the list.
  var moreTab: Int? {
    guard moreNavigationController.stack.count > 1 else { return nil }
    let controller = moreNavigationController.stack[1]
    return tabControllers.firstIndex { $0 === controller }
  }

  func makeMore() -> UINavigationController {
    let list = UIMoreListController()
    list.choose = { [link] index in (link.object as? UITabBarController)?.pushHidden(index) }
    moreList = list
    let more = UINavigationController(rootViewController: list)
    more.title = "More"
    more.released = { [link] controller in (link.object as? UITabBarController)?.takeBack(controller) }
    addChild(more)
    more.sendDidMove(to: self)
    return more
  }

  /// Whether `index` has no place in the bar.
  func isHidden(_ index: Int) -> Bool { hasMore && index >= firstHidden }

  /// The user chose from the list.
  private func pushHidden(_ index: Int) {
    guard tabControllers.indices.contains(index) else { return }
    selection = index
    moreNavigationController.change(.push(tabControllers[index], animated: true))
  }

  /// Puts a hidden tab on the stack behind *More*.
  func putBehindMore(_ index: Int) {
    let more = moreNavigationController
    guard let moreList, moreTab != index else { return }
    more.change(to: [moreList, tabControllers[index]], animated: false)
  }

  /// A tab that left the stack behind *More* is this controller's child again.
  private func takeBack(_ controller: UIViewController) {
    guard controller.parent == nil, tabControllers.contains(where: { $0 === controller }) else { return }
    addChild(controller)
    controller.sendDidMove(to: self)
  }

  /// The bar became narrower or wider: the selected tab moves behind *More* or out of it.
  func followWidth() {
    guard isViewLoaded, let selection else { return }
    let index = isMoreSelected ? moreTab ?? selection : selection
    if !hasMore, let moreList, moreNavigationController.stack.count > 1 {
      // What stood behind More stands in the bar now, whether it is selected or not.
      moreNavigationController.change(to: [moreList], animated: false)
    }
    if isMoreSelected, !hasMore {
      isMoreSelected = false
      self.selection = index
      // It was going with the stack it is no longer on.
      if tabControllers[index].appearance == .disappearing { tabControllers[index].endAppearanceTransition() }
      exchange(for: tabControllers[index], animated: false)
    } else if !isMoreSelected, isHidden(selection) {
      isMoreSelected = true
      putBehindMore(selection)
      exchange(for: moreNavigationController, animated: false)
    }
    titlesDidChange()
  }
}
