// Planted mistakes of what is done before a turn and not after it, and of what one window does to another later: the screens of them.
import SwivelUI

/// A drawer at the lower edge; an open one may be left where it is.
final class DrawerScreen: PlainScreen {
  private let drawer = UIView()
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.accessibilityIdentifier = "drawer"
    view.addSubview(drawer)
    button("pull", y: 100) { [weak self] in
      self?.isOpen.toggle()
      self?.place()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !(isWrong && isOpen) { place() }
  }

  private func place() {
    let height: CGFloat = isOpen ? 160 : 30
    drawer.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}

/// Three pages beside each other; where one is may be kept in points, of which a page has more after a turn.
final class PagedScreen: PlainScreen {
  private let strip = UIScrollView()
  private var page: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    strip.isPagingEnabled = true
    strip.isScrollEnabled = false
    view.addSubview(strip)
    for number in 0..<3 {
      let page = UIView()
      page.accessibilityIdentifier = "page \(number)"
      strip.addSubview(page)
    }
    button("next", y: 100) { [weak self] in
      guard let self else { return }
      page = page == 2 ? 0 : page + 1
      strip.contentOffset.x = page * strip.bounds.width
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard strip.frame != view.bounds else { return }
    strip.frame = view.bounds
    let size = view.bounds.size
    for (index, page) in strip.subviews.enumerated() {
      page.frame = CGRect(x: CGFloat(index) * size.width, y: 150, width: size.width, height: 60)
    }
    strip.contentSize = CGSize(width: 3 * size.width, height: size.height)
    if !isWrong { strip.contentOffset.x = page * size.width }
  }
}

/// Three stars to give; a turn may count those that were given once more.
final class StarsScreen: TurningScreen {
  private var stars = 0
  private var sign: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    sign = label("given", "no star", y: 100)
    button("give", y: 150) { [weak self] in
      self?.stars = 2
      self?.show()
    }
  }

  override func turned(isFirst: Bool) {
    if isWrong, !isFirst, stars > 0 { stars += 1 }
    show()
  }

  private func show() { sign?.text = ["no star", "one star", "two stars", "three stars"][min(stars, 3)] }
}

/// A message is written above the keyboard; whether it went may be heard until a turn only.
final class KeyedScreen: MessageScreen {
  private var isDeaf = false

  override func viewDidLoad() {
    super.viewDidLoad()
    button("done", y: 70) { [weak self] in self?.view.endEditing(true) }
  }

  override func keyboardGoes() { if !isDeaf { super.keyboardGoes() } }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if isWrong, field.isFirstResponder { isDeaf = true }
  }
}

/// A note as wide as its screen; it may be told of turns only while it is seen.
final class HiddenTabScreen: PlainScreen {
  private var note: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    note = label("note", "Note", y: 100)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if note?.frame.minX != 0 || !isWrong { fit(view.bounds.width) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if viewIfLoaded?.window != nil { fit(size.width) }
  }

  private func fit(_ width: CGFloat) { note?.frame = CGRect(x: 0, y: 100, width: width, height: 30) }

  /// Beside another one in a tab bar.
  static func tabs(isWrong: Bool) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = zip(["First", "Second"], [HiddenTabScreen(isWrong: isWrong), PlainScreen(isWrong: false)])
      .map { title, screen in
        screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return screen
      }
    return tabs
  }
}

/// A text in pages: a page holds more in landscape, and one reads on at the same word.
package final class ReadingScreen: PlainScreen {
  private var word = 0
  private var sign: UILabel?
  private var wordsOnPage: Int { isWide ? 150 : 100 }

  package override func viewDidLoad() {
    super.viewDidLoad()
    sign = label("page", "", y: 100)
    button("on", y: 150) { [weak self] in
      guard let self else { return }
      word = (word / wordsOnPage + 1) * wordsOnPage
      view.setNeedsLayout()
    }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    sign?.text = "Page \(word / wordsOnPage + 1)"
  }
}
