// Bars that stand by themselves: where they are, and how their items come and go.

/// A bar that is somewhere.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// Who says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: OptionalMethods {
  /// Where it is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where bars are by themselves.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    ((bar as? UINavigationBar)?.stackItems == nil) ? .top : .topAttached
  }
}

/// Who is asked and told of the items of a navigation bar. A navigation controller that conforms is asked about its own.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come; those of code are not asked about.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item came.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether a tap on the back button may go back.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Says that it may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Says that it may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar {
  func plainSetItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isAlone("setItems:animated:") else { return }
    ownItems = items ?? []
    for item in ownItems { item.bar = self }
    showOwn()
  }

  func plainPushItem(_ item: UINavigationItem, animated: Bool) {
    guard isAlone("pushNavigationItem:"), delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(ownItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult func plainPopItem(animated: Bool) -> UINavigationItem? {
    guard isAlone("popNavigationItemAnimated:"), ownItems.count > 1, let item = ownItems.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(ownItems.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Shows the last of the bar's own items.
  func showOwn() { show(top: ownItems.last, back: ownItems.dropLast().last) }

  private func isAlone(_ method: String) -> Bool {
    guard stackItems != nil else { return true }
    ownScene.raise(
      "NSInternalInconsistencyException",
      "Cannot call \(method) directly on a UINavigationBar managed by a controller.", by: "UINavigationBar")
    return false
  }
}
