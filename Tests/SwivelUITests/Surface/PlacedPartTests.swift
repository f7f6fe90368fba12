// Small parts of views, cells, layers and bars that are asked for once, by UIKit's and Core Animation's references and arithmetic.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import Testing

@testable import SwivelUI

@MainActor @Suite struct PlacedPartTests {
  /// Half of what is seen along the first axis there is more to see on: (bounds, content, offset, where a finger goes).
  @Test(
    arguments: [
      ([100, 200], [100, 1000], [0, 0], [0, 100]), ([100, 200], [100, 1000], [0, 799], [0, 100]),
      ([100, 200], [100, 1000], [0, 800], nil), ([100, 200], [100, 200], [0, 0], nil),
      ([100, 200], [101, 200], [0, 0], [50, 0]), ([100, 200], [500, 201], [0, 0], [0, 100]),
      ([100, 200], [500, 201], [0, 1], [50, 0]), ([100, 200], [500, 200], [400, 0], nil),
      ([101, 201], [101, 900], [0, 0], [0, 101]),
    ] as [([CGFloat], [CGFloat], [CGFloat], [CGFloat]?)])
  func theNextHalf(bounds: [CGFloat], content: [CGFloat], offset: [CGFloat], way: [CGFloat]?) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: bounds[0], height: bounds[1]))
      window.addSubview(scroll)
      scroll.contentSize = CGSize(width: content[0], height: content[1])
      scroll.contentOffset = CGPoint(x: offset[0], y: offset[1])
      #expect(scroll.nextHalf == way.map { CGPoint(x: $0[0], y: $0[1]) })
    }
  }

  /// UITableViewCell.CellStyle: labels of 17, those of details below and of `value2` of 12; the text of `value2` at its right, in the tint.
  /// (style, size of the text, size of the detail; nil for none)
  @Test(
    arguments: [
      (UITableViewCell.CellStyle.default, 17, nil), (.subtitle, 17, 12), (.value1, 17, 17), (.value2, 12, 12),
    ] as [(UITableViewCell.CellStyle, CGFloat, CGFloat?)])
  func labelsOfCells(style: UITableViewCell.CellStyle, text: CGFloat, detail: CGFloat?) throws {
    for version in [10, 12, 15] {
      try onDevice(phone(running: version), Era(version)) { _ in
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        #expect(cell.textLabel?.font.pointSize == text && cell.detailTextLabel?.font.pointSize == detail)
        #expect(cell.textLabel?.adjustsFontForContentSizeCategory == (version >= 11))
        let isSecond = style == .value2
        #expect(cell.textLabel?.textAlignment == (isSecond ? .right : .natural))
        if isSecond { #expect(cell.textLabel?.textColor == cell.tintColor) }
        if style == .value1 {
          #expect(cell.detailTextLabel?.textColor == (version >= 13 ? UIColor.secondaryLabel : .systemGray))
        }
      }
    }
  }

  /// "Retrieves a default background configuration for the style" of the table that the cell or header is in.
  @Test(
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped]) func backgroundsOfRows(style: UITableView.Style)
    throws
  {
    try onDevice(.iPhone8, Era(15)) { window in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
      let (cell, header) = (UITableViewCell(), UITableViewHeaderFooterView(reuseIdentifier: nil))
      window.addSubview(table)
      for isIn in [false, true] {
        if isIn {
          table.addSubview(cell)
          table.addSubview(header)
        }
        let isPlain = !isIn || style == .plain
        #expect(
          header.defaultBackgroundConfiguration() == (isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()))
        #expect(header.defaultContentConfiguration() == (isPlain ? .plainHeader() : .groupedHeader()))
        if !isIn { #expect(cell.defaultBackgroundConfiguration() == .listPlainCell()) }
      }
    }
  }

  /// `gestureRecognizers`: setting it takes those away that were there, and adds others.
  @Test func recognizersOfAView() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (view, other) = (UIView(), UIView())
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      view.gestureRecognizers = [tap, pan]
      #expect(view.gestureRecognizers == [tap, pan] && tap.view === view && pan.view === view)
      view.gestureRecognizers = [pan]
      #expect(view.gestureRecognizers == [pan] && tap.view == nil && pan.view === view)
      other.gestureRecognizers = [pan]
      #expect(pan.view === other && view.gestureRecognizers?.isEmpty != false)
      other.gestureRecognizers = nil
      #expect(other.gestureRecognizers?.isEmpty != false && pan.view == nil)
    }
  }

  /// Effects of motion are kept in their order; a group keeps its effects; a value follows one of two tilts.
  @Test func effectsOfMotion() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (one, group) = (
        UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis), UIMotionEffectGroup()
      )
      #expect(one.keyPath == "center.x" && one.type == .tiltAlongVerticalAxis && one.minimumRelativeValue == nil)
      group.motionEffects = [one]
      #expect(group.motionEffects?.count == 1)
      let view = UIView()
      #expect(view.motionEffects.isEmpty)
      view.removeMotionEffect(one)
      view.addMotionEffect(one)
      view.addMotionEffect(group)
      #expect(view.motionEffects == [one, group])
      view.removeMotionEffect(one)
      #expect(view.motionEffects == [group])
    }
  }

  /// UIViewController's unwinding: the child that contains the source, and the others as those to be asked.
  @Test func childrenAnUnwindAsks() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (parent, source, stranger) = (UIViewController(), UIViewController(), UIViewController())
      let children = (0..<3).map { _ in UIViewController() }
      for child in children { parent.addChild(child) }
      children[1].addChild(source)
      let inside = UIStoryboardUnwindSegueSource(source, Selector("back:"), nil)
      #expect(parent.childContaining(inside) === children[1])
      #expect(Set(parent.allowedChildrenForUnwinding(from: inside)) == [children[0], children[2]])
      let outside = UIStoryboardUnwindSegueSource(stranger, Selector("back:"), nil)
      #expect(parent.childContaining(outside) == nil)
      #expect(Set(parent.allowedChildrenForUnwinding(from: outside)) == Set(children))
      #expect(inside.source === source && inside.unwindAction == Selector("back:") && inside.sender == nil)
    }
  }

  /// `settlingDuration`: "with a damping coefficient of 5, the settling duration is approximately 2.85 seconds"; 15 "reduces [it] to just over 1
  /// second". "All of the spring animation's physical attributes … can affect the settling duration."
  @Test func springsComeToRest() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let spring = CASpringAnimation(keyPath: "position")
      spring.damping = 5
      #expect(abs(spring.settlingDuration - 2.85) < 0.005)
      spring.damping = 15
      #expect(spring.settlingDuration > 1 && spring.settlingDuration < 1.05)
      let before = spring.settlingDuration
      let properties: [ReferenceWritableKeyPath<CASpringAnimation, CGFloat>] = [
        \.mass, \.stiffness, \.damping, \.initialVelocity,
      ]
      for property in properties {
        let kept = spring[keyPath: property]
        spring[keyPath: property] = 3
        #expect(spring.settlingDuration != before)
        spring[keyPath: property] = kept
      }
      spring.damping = 0
      #expect(spring.settlingDuration == .infinity, "without a brake")
    }
  }

  /// A spring by its law (mass · acceleration = -stiffness · way - damping · speed), step by step: it is within a thousandth of its way from then
  /// on, and was not long before. (mass, stiffness, damping, speed towards the end, whether it may be slower than the least that keeps it
  /// from swinging over)
  @Test(
    arguments: [
      (1, 100, 5, 0, false), (1, 100, 20, 0, false), (1, 100, 19.9999, 0, false), (1, 100, 40, 0, false),
      (1, 100, 40, 0, true), (1, 100, 20.001, 0, true), (1, 100, 5, 50, false), (1, 100, 5, -50, false),
      (2, 100, 5, 0, false), (1, 400, 15, 0, false), (1, 100, 20, 30, false), (5, 100, 1, 0, false),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func springsStayAtRest(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, speed: CGFloat, isSlow: Bool) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let spring = CASpringAnimation(keyPath: "position")
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      (spring.initialVelocity, spring.allowsOverdamping) = (speed, isSlow)
      let rest = CGFloat(spring.settlingDuration)
      let brake = isSlow ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
      let step: CGFloat = 1.0 / 8000
      var (left, change, last) = (CGFloat(1), -speed, CGFloat(0))
      for turn in 0..<Int(2 * rest / step) {
        change -= (stiffness * left + brake * change) / mass * step
        left += change * step
        if abs(left) > 0.001 { last = CGFloat(turn + 1) * step }
      }
      #expect(last < rest && last > 0.85 * rest)
    }
  }

  /// A text layer prefers the size of its text in its font, 36 high by default; any other layer the size it has.
  @Test func sizesLayersPrefer() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let layer = CATextLayer()
      #expect(layer.preferredFrameSize() == .zero && layer.fontSize == 36)
      @MainActor func size(_ font: UIFont) -> CGSize { ("tilt" as NSString).size(withAttributes: [.font: font]) }
      layer.string = "tilt"
      #expect(layer.preferredFrameSize() == size(.systemFont(ofSize: 36)))
      layer.fontSize = 20
      #expect(layer.preferredFrameSize() == size(.systemFont(ofSize: 20)))
      layer.font = UIFont.systemFont(ofSize: 9, weight: .bold)
      #expect(
        layer.preferredFrameSize() == size(.systemFont(ofSize: 20, weight: .bold)), "its face at the layer's size")
      layer.string = NSAttributedString(string: "tilt", attributes: [.font: UIFont.systemFont(ofSize: 11)])
      #expect(layer.preferredFrameSize() == size(.systemFont(ofSize: 11)))
      let plain = CALayer()
      plain.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4) && !plain.contentsAreFlipped())
      plain.isGeometryFlipped = true
      #expect(plain.contentsAreFlipped())
      plain.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      #expect(plain.transform == CATransform3DMakeScale(2, 3, 1) && plain.affineTransform().d == 3)
    }
  }

  /// CATransaction: an outer transaction of 2 seconds with one in it "with its own duration of 1 second"; what is set holds until the one it was
  /// set in is committed. "Defaults to 1/4s" (CATransaction.h).
  @Test func transactionsInEachOther() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(CATransaction.animationDuration() == 0.25)
      let (outer, inner) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(outer)
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(inner)
      CATransaction.setAnimationDuration(1)
      #expect(CATransaction.animationTimingFunction() === inner && CATransaction.animationDuration() == 1)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.commit()
      #expect(CATransaction.animationTimingFunction() === outer && CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  /// Symbols by a font or a text style are as by its size; of other sizes and other colours they are others.
  @Test func configurationsOfSymbols() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      typealias Symbol = UIImage.SymbolConfiguration
      let font = UIFont.systemFont(ofSize: 20)
      #expect(Symbol(font: font) == Symbol(pointSize: 20) && Symbol(font: font) != Symbol(pointSize: 21))
      #expect(Symbol(font: font, scale: .large) == Symbol(pointSize: 20, weight: .unspecified, scale: .large))
      for (style, size) in [(UIFont.TextStyle.body, 17), (.caption1, 12), (.largeTitle, 34)] as [(_, CGFloat)] {
        #expect(Symbol(textStyle: style) == Symbol(pointSize: size))
        #expect(Symbol(textStyle: style, scale: .small) == Symbol(pointSize: size, weight: .unspecified, scale: .small))
      }
      #expect(Symbol(hierarchicalColor: .red) != Symbol(hierarchicalColor: .blue))
      #expect(Symbol(pointSize: 20).isEqual(to: Symbol(pointSize: 20)) && !Symbol(pointSize: 20).isEqual(to: nil))
    }
  }

  /// UIProgressView(progressViewStyle:): 2 points high, 4 from iOS 14 on; a thin one in bars is 3. What a value wraps comes out again.
  @Test(
    arguments: [
      (UIProgressView.Style.default, 13, 2), (.default, 14, 4), (.default, 16, 4), (.bar, 13, 3), (.bar, 16, 3),
    ] as [(UIProgressView.Style, Int, CGFloat)])
  func heightsOfProgress(style: UIProgressView.Style, version: Int, height: CGFloat) throws {
    try onDevice(.iPhone8, Era(version)) { _ in
      let view = UIProgressView(progressViewStyle: style)
      #expect(
        view.frame.height == height && view.intrinsicContentSize.height == height && view.progressViewStyle == style)
      #expect(view.sizeThatFits(CGSize(width: 70, height: 99)) == CGSize(width: 70, height: height))
      let edges = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(NSValue(directionalEdgeInsets: edges).directionalEdgeInsetsValue == edges)
      #expect(
        NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue == UIOffset(horizontal: 5, vertical: 6))
      #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
      #expect(NSValue(uiOffset: .zero).directionalEdgeInsetsValue == .zero, "another kind of value")
    }
  }
}
