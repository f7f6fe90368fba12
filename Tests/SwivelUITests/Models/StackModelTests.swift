// Stacks of any number of views, axis, distribution and spacing, beside the sums of their documentation: shares, gaps and middles are equal
// where it says so, nothing overlaps, and the ends are the stack's.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SeededNumbers
import SwivelUI
import Testing

@MainActor struct StackModelTests {
  final class Sized: UIView {
    let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  nonisolated static let seeds: [UInt64] = Array(1...40)

  @Test(arguments: seeds) func isDividedAsTheDistributionSays(seed: UInt64) throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { window -> String? in
      var numbers = SplitMix64(seed: seed)
      for step in 0..<6 {
        if let wrong = Self.wrong(&numbers, in: window) { return "step \(step), \(wrong)" }
      }
      return nil
    }
    #expect(wrong == nil)
  }

  private static func wrong(_ numbers: inout SplitMix64, in window: UIWindow) -> String? {
    let isRow = numbers.chance(50)
    let distribution = numbers.pick([
      UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    let alignment = numbers.pick([UIStackView.Alignment.fill, .leading, .center, .trailing])
    let views = (0..<2 + numbers.below(4)).map { _ in
      Sized(CGSize(width: 10 + numbers.below(20), height: 10 + numbers.below(20)))
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = isRow ? .horizontal : .vertical
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = numbers.chance(30) ? 0 : CGFloat(numbers.below(9))
    let hidden = numbers.chance(40) ? numbers.below(views.count) : nil
    if let hidden { views[hidden].isHidden = true }
    let margin = CGFloat(numbers.below(3) * 7)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = CGRect(x: 0, y: 100, width: 330, height: 310)
    window.addSubview(stack)
    stack.layoutIfNeeded()
    let shown = views.filter { !$0.isHidden }
    func start(_ view: UIView) -> CGFloat { isRow ? view.frame.minX : view.frame.minY }
    func end(_ view: UIView) -> CGFloat { isRow ? view.frame.maxX : view.frame.maxY }
    func length(_ view: UIView) -> CGFloat { end(view) - start(view) }
    func own(_ view: Sized) -> CGFloat { isRow ? view.size.width : view.size.height }
    let what =
      "\(isRow ? "row" : "column") of \(shown.count), \(distribution.rawValue), \(alignment.rawValue), gap \(stack.spacing), \(margin)"
    let whole: CGFloat = isRow ? 330 : 310
    guard let first = shown.first, let last = shown.last else { return nil }
    // Half a point for what is rounded to pixels of two a point.
    func near(_ one: CGFloat, _ other: CGFloat, within bound: CGFloat = 0.5) -> Bool { abs(one - other) <= bound }
    guard near(start(first), margin), near(end(last), whole - margin) else {
      return "\(what): ends \(first.frame), \(last.frame)"
    }
    let pairs = zip(shown, shown.dropFirst())
    let gaps = pairs.map { start($1) - end($0) }
    let room = whole - 2 * margin - stack.spacing * CGFloat(shown.count - 1)
    switch distribution {
    case .fillEqually:
      guard gaps.allSatisfy({ near($0, stack.spacing) }) else { return "\(what): gaps \(gaps)" }
      guard shown.allSatisfy({ near(length($0), room / CGFloat(shown.count)) }) else {
        return "\(what): \(shown.map(length))"
      }
    case .fillProportionally:
      guard gaps.allSatisfy({ near($0, stack.spacing) }) else { return "\(what): gaps \(gaps)" }
      // How gaps and margins count in the shares no source says.
      guard stack.spacing == 0, margin == 0 else { break }
      let sum = shown.reduce(0) { $0 + own($1) }
      guard shown.allSatisfy({ near(length($0), room * own($0) / sum, within: 1) }) else {
        return "\(what): \(shown.map(length)) of \(shown.map(own))"
      }
    case .equalSpacing:
      guard gaps.allSatisfy({ near($0, gaps[0]) && $0 >= stack.spacing - 0.5 }) else { return "\(what): gaps \(gaps)" }
      guard shown.count == 1 || shown.allSatisfy({ near(length($0), own($0)) }) else {
        return "\(what): \(shown.map(length))"
      }
    case .equalCentering:
      let middles = pairs.map { (start($1) + end($1) - start($0) - end($0)) / 2 }
      guard middles.allSatisfy({ near($0, middles[0]) }) else { return "\(what): middles \(middles)" }
    case .fill: break
    @unknown default: break
    }
    return wrongAcross(shown, isRow: isRow, alignment, margin).map { "\(what): \($0)" }
  }

  /// Across the axis views are as long as the stack, or as they are themselves, at an edge or in the middle.
  private static func wrongAcross(
    _ shown: [Sized], isRow: Bool, _ alignment: UIStackView.Alignment, _ margin: CGFloat
  ) -> String? {
    func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }
    let side: CGFloat = isRow ? 310 : 330
    for view in shown {
      let (from, to) = isRow ? (view.frame.minY, view.frame.maxY) : (view.frame.minX, view.frame.maxX)
      let own = isRow ? view.size.height : view.size.width
      let isRight =
        switch alignment {
        case .fill: near(from, margin) && near(to, side - margin)
        case .leading: near(from, margin) && near(to - from, own)
        case .trailing: near(to, side - margin) && near(to - from, own)
        default: near((from + to) / 2, side / 2) && near(to - from, own)
        }
      guard isRight else { return "across \(view.frame) of \(own)" }
    }
    return nil
  }
}
