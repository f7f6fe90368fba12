// Content sizes, hugging and resistance; views with masks among views with constraints; fitting sizes.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct ContentTests {
  @Test func hugging() throws {
    // Two views fill 375: the one that hugs less grows to 375 - 60.
    try Screen().run { root in
      let a = UIView.content(60, 10, in: root)
      let b = UIView.content(80, 10, in: root)
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      activate(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor))
      root.layoutIfNeeded()
      #expect([a.frame.width, b.frame.width] == [60, 315])
      b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
      root.layoutIfNeeded()
      #expect([a.frame.width, b.frame.width] == [295, 80])
      b.size.width = 100
      root.layoutIfNeeded()
      #expect([a.frame.width, b.frame.width] == [275, 100])
    }
  }

  @Test func resistance() throws {
    // 300 + 200 in 375: the one that resists less gives up 125. No number of lower wishes outweighs a higher one.
    try Screen().run { root in
      let a = UIView.content(300, 10, in: root)
      let b = UIView.content(200, 10, in: root)
      a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      activate(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor))
      root.layoutIfNeeded()
      #expect([a.frame.width, b.frame.width] == [175, 200])
    }
  }

  @Test func alignmentRectangles() throws {
    // The shadow of 3 at the left and 5 at the bottom lies outside what is aligned.
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 3, bottom: 5, right: 0) }
    }
    try Screen().run { root in
      let view = Shadowed()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let inner = UIView.placed("inner", in: view)
      activate(
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        inner.rightAnchor.constraint(equalTo: view.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor),
        inner.heightAnchor.constraint(equalTo: view.heightAnchor))
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 7, y: 20, width: 103, height: 55))
      #expect(inner.frame == CGRect(x: 3, y: 0, width: 100, height: 50))
    }
  }

  @Test func masksUnderConstraints() throws {
    // box is as wide as the root minus 100; spring is 100 wide in a box of 275, so 175 are left: it takes every change.
    // right keeps its distance of 20 to box's right edge; follower is constrained to spring.
    let screen = try Screen()
    try screen.run { root in
      let box = UIView.placed("box", in: root)
      activate(
        box.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -100),
        box.heightAnchor.constraint(equalToConstant: 40))
      root.layoutIfNeeded()
      let spring = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 40))
      spring.autoresizingMask = .flexibleWidth
      let right = UIView(frame: CGRect(x: 225, y: 0, width: 30, height: 40))
      right.autoresizingMask = .flexibleLeftMargin
      box.addSubview(spring)
      box.addSubview(right)
      let follower = UIView.placed("follower", in: box)
      activate(
        follower.leadingAnchor.constraint(equalTo: spring.trailingAnchor, constant: 2),
        follower.trailingAnchor.constraint(equalTo: right.leadingAnchor))
      root.layoutIfNeeded()
      #expect(follower.frame.minX == 112.0)
      #expect(follower.frame.maxX == 225.0)
      // 667 - 100 = 567: 292 more.
      AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 667, height: 375), .landscapeRight)
      #expect(spring.frame.width == 392.0)
      #expect(right.frame.minX == 517.0)
      #expect(follower.frame.minX == 404.0)
      #expect(follower.frame.maxX == 517.0)
      // A frame given anew counts from then on.
      right.frame.origin.x = 500
      root.layoutIfNeeded()
      #expect(follower.frame.maxX == 500.0)
      AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 375, height: 667), .portrait)
      #expect(right.frame.minX == 208.0)
      #expect(follower.frame.maxX == 208.0)
    }
  }

  @Test func fittingSizes() throws {
    // 5 + 60 + 5 wide, 8 + 10 + 8 + 20 + 8 high.
    try Screen().run { root in
      let card = UIView()
      let a = UIView.content(60, 10, in: card)
      let b = UIView.content(30, 20, in: card)
      activate(
        a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
        a.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        b.trailingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor),
        a.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
        card.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 8))
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 54))
      // At a required width the content gives way; hugging keeps the height.
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
          == CGSize(width: 300, height: 54))
      #expect(card.frame == .zero)
      root.addSubview(card)
      root.layoutIfNeeded()
    }
  }

  /// A location times a number counts from the common superview's origin, which is where the card begins whatever its size:
  /// its far edge lies twice as far as that of a content 60 wide, and three times as far as its foot 10 below.
  @Test func fittingSizesByMultiplesOfLocations() throws {
    try Screen().run { _ in
      let card = UIView()
      let a = UIView.content(60, 10, in: card)
      activate(
        a.leadingAnchor.constraint(equalTo: card.leadingAnchor), a.topAnchor.constraint(equalTo: card.topAnchor),
        NSLayoutConstraint(
          item: card, attribute: .trailing, relatedBy: .equal, toItem: a, attribute: .trailing, multiplier: 2,
          constant: 0),
        NSLayoutConstraint(
          item: card, attribute: .bottom, relatedBy: .equal, toItem: a, attribute: .bottom, multiplier: 3, constant: 0))
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 30))
    }
  }

  @Test func thirdsOfPixels() throws {
    // 375 in three on a screen of two pixels a point: edges at 125 and 250 exactly; in seven, at multiples of 53.571…,
    // rounded to halves, and neighbours still meet.
    try Screen().run { root in
      let views = (0..<7).map { UIView.placed("v\($0)", in: root) }
      for (index, view) in views.enumerated() {
        activate(
          view.leadingAnchor.constraint(equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor),
          view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7))
      }
      root.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 53.5, 107, 160.5, 214.5, 268, 321.5])
      #expect(zip(views, views.dropFirst()).allSatisfy { $0.frame.maxX == $1.frame.minX })
      #expect(views[6].frame.maxX == 375.0)
    }
  }

  @Test func framesDoNotDependOnHistory() throws {
    // The same constraints, activated in another order, removed and added again, and after turns.
    func build(_ root: UIView, reversed: Bool) -> [UIView] {
      let views = (0..<4).map { UIView.content(CGFloat(90 + 10 * $0), 10, in: root) }
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in views.enumerated() {
        constraints.append(
          view.leadingAnchor.constraint(equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor))
        constraints.append(view.widthAnchor.constraint(equalToConstant: 50).with(priority: 400))
      }
      constraints.append(views[3].trailingAnchor.constraint(equalTo: root.trailingAnchor))
      if reversed { constraints.reverse() }
      NSLayoutConstraint.activate(constraints)
      return views
    }
    let straight = try Screen().run { root in
      let views = build(root, reversed: false)
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
    try Screen().run { root in
      let views = build(root, reversed: true)
      root.layoutIfNeeded()
      #expect(views.map(\.frame) == straight)
      let extra = views[1].widthAnchor.constraint(equalToConstant: 7)
      extra.isActive = true
      AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 667, height: 375), .landscapeRight)
      extra.isActive = false
      AppScene.running?.move(to: CGRect(x: 0, y: 0, width: 375, height: 667), .portrait)
      #expect(views.map(\.frame) == straight)
    }
  }
}
