// What content that scrolls has of the safe area: nothing where the scroll view keeps it clear by its own insets
// (`UIScrollView.contentInsetAdjustmentBehavior`), else what is covered of it.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct ScrolledSafeAreaTests {
  /// A scroll view as large as the window of an iPhone X (375×812, 44 above, 34 below) with a view over all of its content, which is `height`
  /// points high, and where the content is up and down clear by insets. Insets are added always, never, or where the content can scroll.
  @Test(
    arguments: [
      (.automatic, 2_000, false, true), (.automatic, 813, false, true), (.automatic, 812, false, false),
      (.automatic, 812, true, true), (.scrollableAxes, 2_000, false, true), (.scrollableAxes, 500, false, false),
      (.scrollableAxes, 500, true, true), (.always, 500, false, true), (.always, 2_000, false, true),
      (.never, 2_000, true, false), (.never, 500, false, false),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, Bool, Bool)])
  func whatContentHas(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, bounces: Bool, isClear: Bool
  ) throws {
    try onDevice(.iPhoneX, Era(15)) { window in
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentInsetAdjustmentBehavior = behavior
      scroll.alwaysBounceVertical = bounces
      scroll.contentSize = CGSize(width: 375, height: height)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
      content.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      scroll.addSubview(content)
      window.addSubview(scroll)
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == (isClear ? 44 : 0))
      #expect(content.safeAreaInsets.top == (isClear ? 0 : 44))
      #expect(content.layoutMargins.top == (isClear ? 10 : 54))
      // Of content that reaches the lower edge 34 points are covered.
      let covered: CGFloat = isClear || height < 812 - 34 ? 0 : 34
      #expect(content.safeAreaInsets.bottom == covered)
    }
  }

  /// Beside a notch (44 at both sides in landscape) content that only scrolls down has it in its sides.
  @Test func sidesStayCovered() throws {
    try onDevice(.iPhoneX, Era(15)) { window in
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 100, height: 2_000)
      let outer = UIViewController()
      outer.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2_000))
      scroll.addSubview(content)
      outer.view.addSubview(scroll)
      scroll.frame = outer.view.bounds
      window.rootViewController = outer
      window.layoutIfNeeded()
      #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    }
  }

  /// A card that stands at the end of what scrolls, 260 points high with 12 of margin above and below: what is in it has 236, wherever it
  /// stands, also where cards are views of controllers, and the content is as high as the cards are, 16 points apart.
  @Test(arguments: [1, 2, 3, 8], [false, true]) func cardsKeepTheirHeight(count: Int, areControllers: Bool) throws {
    try onDevice(.iPhoneX, Era(15)) { window in
      let screen = UIViewController()
      let scroll = UIScrollView()
      scroll.alwaysBounceVertical = true
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 16
      for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      screen.view.addSubview(scroll)
      scroll.addSubview(stack)
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: screen.view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      ])
      var inner: [UIView] = []
      for _ in 0..<count {
        let (card, part) = (UIView(), UIView())
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        part.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(part)
        if areControllers {
          let tile = UIViewController()
          tile.view = card
          tile.viewRespectsSystemMinimumLayoutMargins = false
          screen.addChild(tile)
          stack.addArrangedSubview(card)
          tile.didMove(toParent: screen)
        } else {
          stack.addArrangedSubview(card)
        }
        let guide = card.layoutMarginsGuide
        NSLayoutConstraint.activate([
          card.heightAnchor.constraint(equalToConstant: 260),
          part.topAnchor.constraint(equalTo: guide.topAnchor),
          part.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          part.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        inner.append(part)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(inner.map(\.frame) == Array(repeating: CGRect(x: 16, y: 12, width: 343, height: 236), count: count))
      #expect(scroll.contentSize == CGSize(width: 375, height: CGFloat(count * 276 - 16)))
    }
  }
}
