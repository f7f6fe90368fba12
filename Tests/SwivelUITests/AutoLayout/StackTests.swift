// Stack views: every distribution and alignment by arithmetic one can redo.
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor struct StackTests {
  //   0        100        200        300
  //   +---------+----------+----------+   a stack 300 × 60 with three views whose contents are
  //   | a 40×10 | b 60×20  | c 20×30  |   40, 60 and 20 wide, 10, 20 and 30 high; spacing 6
  //   +---------+----------+----------+
  private func frames(
    spacing: CGFloat = 6, _ arrange: (UIStackView, [ContentView]) -> Void
  ) throws -> [CGRect] {
    try Screen().run { root in
      let views = [(40.0, 10.0), (60, 20), (20, 30)].map { ContentView(CGSize(width: $0.0, height: $0.1)) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      stack.spacing = spacing
      root.addSubview(stack)
      arrange(stack, views)
      root.layoutIfNeeded()
      #expect(layoutLog().isEmpty)
      return views.map(\.frame)
    }
  }

  @Test func fillStretchesWhatHugsLeast() throws {
    // 300 - 2 × 6 - 40 - 20 = 228 for b, whose hugging is lowest.
    let frames = try frames { stack, views in
      stack.distribution = .fill
      views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }
    #expect(frames.map(\.minX) == [0, 46, 280])
    #expect(frames.map(\.width) == [40, 228, 20])
    #expect(frames.map(\.height) == [60, 60, 60])
  }

  @Test func fillEqually() throws {
    // (300 - 12) / 3 = 96.
    let frames = try frames { stack, _ in stack.distribution = .fillEqually }
    #expect(frames.map(\.minX) == [0, 102, 204])
    #expect(frames.map(\.width) == [96, 96, 96])
  }

  @Test func fillProportionally() throws {
    // 300 is shared as 40 : 60 : 20, so 100, 150 and 50.
    let frames = try frames(spacing: 0) { stack, _ in stack.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [100, 150, 50])
    #expect(frames.map(\.minX) == [0, 100, 250])
  }

  @Test func gapsCountAmongTheContentsOfProportions() throws {
    // UIKit counts the gaps among the contents (openradar 34595752): with two of 15 the parts are of 150, so 80, 120, and what
    // is left for the last: 300 - 80 - 120 - 30 = 70.
    let frames = try frames(spacing: 15) { stack, _ in stack.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [80, 120, 70])
    #expect(frames.map(\.minX) == [0, 95, 230])
  }

  @Test func constraintsGoBeforeProportions() throws {
    // No part is required, the first goes before the second, and the second before the third (the same): a is as wide as c, by
    // its part 100, and b takes the rest. No constraint is broken.
    let frames = try frames(spacing: 0) { stack, views in
      stack.distribution = .fillProportionally
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
    }
    #expect(frames.map(\.width) == [100, 100, 100])
  }

  @Test func proportionsFollowTheContents() throws {
    // Laid out, then c becomes as wide as a and b together: 300 is shared as 40 : 60 : 100, so 60, 90 and 150.
    let frames = try frames(spacing: 0) { stack, views in
      stack.distribution = .fillProportionally
      stack.layoutIfNeeded()
      views[2].size = CGSize(width: 100, height: 30)
    }
    #expect(frames.map(\.width) == [60, 90, 150])
  }

  @Test func baselinesFollowTheFont() throws {
    try Screen().run { root in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: 17)
      let box = ContentView(CGSize(width: 20, height: 60))
      let stack = UIStackView(arrangedSubviews: [label, box])
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      stack.alignment = .firstBaseline
      root.addSubview(stack)
      root.layoutIfNeeded()
      label.font = .systemFont(ofSize: 34)
      root.layoutIfNeeded()
      // A view without text has its first baseline at its top: there the label's is, its ascender below its top.
      #expect(abs(label.frame.minY + label.font.ascender - box.frame.minY) <= 1)
    }
  }

  @Test func equalSpacing() throws {
    // (300 - 120) / 2 = 90 between them.
    let frames = try frames { stack, _ in stack.distribution = .equalSpacing }
    #expect(frames.map(\.width) == [40, 60, 20])
    #expect(frames.map(\.minX) == [0, 130, 280])
  }

  @Test func equalCentering() throws {
    // Centres of a and c are at 20 and 290, so that of b is at 155.
    let frames = try frames { stack, _ in stack.distribution = .equalCentering }
    #expect(frames.map(\.minX) == [0, 125, 280])
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0.0, 0, 0]), (.center, [25, 20, 15]), (.bottom, [50, 40, 30]),
    // Without text, first baselines are top edges and last ones bottom edges.
    (.firstBaseline, [0, 0, 0]), (.lastBaseline, [50, 40, 30]),
  ])
  func alignment(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) throws {
    let frames = try frames { stack, _ in
      stack.distribution = .equalSpacing
      stack.alignment = alignment
    }
    #expect(frames.map(\.minY) == tops)
    #expect(frames.map(\.height) == [10, 20, 30])
  }

  @Test func marginsOfAStackAreNone() throws {
    // Storyboards R7.
    try Screen().run { root in
      #expect(UIStackView().layoutMargins == .zero)
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      _ = root
    }
  }

  @Test func aColumnFromBaselineToBaseline() throws {
    // 30 from the first label's baseline to the second's: its height, what hangs below the baseline, and what stands above
    // the second's cancel out, so that its top lies 30 below the first's.
    try Screen().run { root in
      let labels = ["one", "two"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 30
      stack.isBaselineRelativeArrangement = true
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      activate(
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor)
      )
      root.layoutIfNeeded()
      #expect(labels.map(\.frame.minY) == [0, 30])
      stack.isBaselineRelativeArrangement = false
      root.layoutIfNeeded()
      #expect(labels[1].frame.minY == labels[0].frame.height + 30)
    }
  }

  @Test func fillLeavesOpenWhichOfTwoEqualsGrows() throws {
    // Apple's documentation calls this ambiguous; it is reported, and nothing is left over.
    try Screen().run { root in
      let views = [ContentView(CGSize(width: 40, height: 10)), ContentView(CGSize(width: 60, height: 10))]
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      root.addSubview(stack)
      root.layoutIfNeeded()
      #expect(views.map(\.hasAmbiguousLayout) == [true, true])
      #expect(views[0].frame.width + views[1].frame.width == 300)
      #expect(views[0].frame.width == 40 || views[1].frame.width == 60)
      views[0].setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      root.layoutIfNeeded()
      #expect(views.map(\.hasAmbiguousLayout) == [false, false])
      #expect(views.map(\.frame.width) == [40, 260])
    }
  }

  @Test func columns() throws {
    // 60 - 2 × 6 = 48, of which each gets 16; leading puts them at the left.
    let frames = try frames { stack, _ in
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.alignment = .trailing
    }
    #expect(frames.map(\.height) == [16, 16, 16])
    #expect(frames.map(\.minY) == [0, 22, 44])
    #expect(frames.map(\.maxX) == [300, 300, 300])
  }

  @Test func customSpacing() throws {
    // 20 after a, 6 after b: (300 - 26) / 3 = 91.333…, edges to half points.
    let frames = try frames { stack, views in
      stack.distribution = .fillEqually
      stack.setCustomSpacing(20, after: views[0])
    }
    #expect(frames.map(\.minX) == [0, 111.5, 208.5])
    #expect(frames.map(\.maxX) == [91.5, 202.5, 300])
  }

  @Test func hiddenViewsLeaveNoGap() throws {
    // (300 - 6) / 2 = 147.
    let frames = try frames { stack, views in
      stack.distribution = .fillEqually
      views[1].isHidden = true
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 147, height: 60))
    #expect(frames[2] == CGRect(x: 153, y: 0, width: 147, height: 60))
  }

  @Test func margins() throws {
    // Margins of 10, 20, 10, 30, and at the top 20 more for the status bar the stack lies under, leave 250 × 20;
    // (250 - 12) / 3 = 79.333….
    let frames = try frames { stack, _ in
      stack.distribution = .fillEqually
      stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    #expect(frames.map(\.minX) == [20, 105.5, 190.5])
    #expect(frames[2].maxX == 270)
    #expect(frames.map(\.minY) == [30, 30, 30])
    #expect(frames.map(\.height) == [20, 20, 20])
  }

  @Test func aStackIsAsLargeAsItsViewsNeed() throws {
    // Nested: the column is 40 wide and 10 + 4 + 20 = 34 high; the row 40 + 8 + 30 = 78 by 34.
    try Screen().run { root in
      let a = ContentView(CGSize(width: 40, height: 10))
      let b = ContentView(CGSize(width: 20, height: 20))
      let c = ContentView(CGSize(width: 30, height: 5))
      let column = UIStackView(arrangedSubviews: [a, b])
      column.axis = .vertical
      column.spacing = 4
      let row = UIStackView(arrangedSubviews: [column, c])
      row.spacing = 8
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      activate(
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        row.topAnchor.constraint(equalTo: root.topAnchor, constant: 7))
      root.layoutIfNeeded()
      #expect(row.frame == CGRect(x: 5, y: 7, width: 78, height: 34))
      #expect(column.frame == CGRect(x: 0, y: 0, width: 40, height: 34))
      #expect(b.frame == CGRect(x: 0, y: 14, width: 40, height: 20))
      #expect(c.frame == CGRect(x: 48, y: 0, width: 30, height: 34))
      #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 78, height: 34))
      #expect(!row.hasAmbiguousLayout)
    }
  }

  @Test func viewsComeAndGo() throws {
    try Screen().run { root in
      let views = (0..<3).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: Array(views[0...1]))
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
      root.addSubview(stack)
      root.layoutIfNeeded()
      #expect(views[1].frame.minX == 60.0)
      stack.insertArrangedSubview(views[2], at: 1)
      root.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map { view in views.firstIndex { $0 === view } } == [0, 2, 1])
      #expect(views.map(\.frame.minX) == [0, 80, 40])
      views[0].removeFromSuperview()
      root.layoutIfNeeded()
      #expect(stack.arrangedSubviews.count == 2)
      #expect(views[2].frame == CGRect(x: 0, y: 0, width: 60, height: 10))
      stack.insertArrangedSubview(views[0], at: 7)
      #expect(stack.arrangedSubviews.count == 2)
      #expect(thrown() == "NSInternalInconsistencyException: insertArrangedSubview:atIndex: index 7 out of bounds")
    }
  }
}
