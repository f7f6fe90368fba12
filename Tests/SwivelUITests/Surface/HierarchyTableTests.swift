// Where views come to lie among their siblings, who is told of it, and whom touches go on to
// (UIView.insertSubview(_:at:), exchangeSubview(at:withSubviewAt:), viewWithTag(_:), UIResponder.touchesBegan(_:with:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Notes what it is told of its place.
@MainActor private final class Told: UIView {
  var notes: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) { notes.append(newSuperview == nil ? "leaves" : "comes") }
  override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "came") }
  override func willMove(toWindow newWindow: UIWindow?) {
    notes.append(newWindow == nil ? "leaves window" : "to window")
  }
  override func didMoveToWindow() { notes.append(window == nil ? "no window" : "in window") }
  override func didAddSubview(_ subview: UIView) { notes.append("has \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { notes.append("loses \(subview.tag)") }
}

/// Notes touches, and hands them on or keeps them.
@MainActor private final class Touched: UIView {
  var notes: [String] = []
  var keeps = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("began")
    if !keeps { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("moved")
    if !keeps { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("ended")
    if !keeps { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("cancelled")
    if !keeps { super.touchesCancelled(touches, with: event) }
  }
}

@MainActor @Suite struct HierarchyTableTests {
  enum Step: Sendable {
    case add(Int)
    case insert(Int, at: Int)
    case below(Int, Int)
    case above(Int, Int)
    case exchange(Int, Int)
    case front(Int)
    case back(Int)
    case remove(Int)
  }

  /// Of views 1 to 6 the first three lie in a view, from back to front; then this happens.
  @Test(
    arguments: [
      ([.add(4)], [1, 2, 3, 4]), ([.add(1)], [2, 3, 1]), ([.insert(4, at: 0)], [4, 1, 2, 3]),
      ([.insert(4, at: 3)], [1, 2, 3, 4]), ([.insert(4, at: 99)], [1, 2, 3, 4]), ([.insert(4, at: -1)], [4, 1, 2, 3]),
      ([.insert(1, at: 2)], [2, 3, 1]), ([.insert(3, at: 0)], [3, 1, 2]), ([.below(4, 2)], [1, 4, 2, 3]),
      ([.above(4, 2)], [1, 2, 4, 3]), ([.below(3, 1)], [3, 1, 2]), ([.above(1, 3)], [2, 3, 1]),
      ([.below(1, 3)], [2, 1, 3]), ([.above(3, 1)], [1, 3, 2]), ([.above(2, 2)], [1, 2, 3]),
      ([.below(2, 2)], [1, 2, 3]),
      ([.exchange(0, 2)], [3, 2, 1]), ([.exchange(1, 1)], [1, 2, 3]), ([.exchange(0, 7)], [1, 2, 3]),
      ([.front(1)], [2, 3, 1]), ([.front(3)], [1, 2, 3]), ([.back(3)], [3, 1, 2]), ([.front(5)], [1, 2, 3]),
      ([.remove(2)], [1, 3]), ([.remove(2), .add(2)], [1, 3, 2]), ([.remove(5)], [1, 2, 3]),
      ([.remove(1), .remove(2), .remove(3)], []),
    ] as [([Step], [Int])])
  func places(steps: [Step], order: [Int]) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let whole = UIView()
      let views = (1...6).map { number in
        let view = UIView()
        view.tag = number
        return view
      }
      for view in views.prefix(3) { whole.addSubview(view) }
      for step in steps {
        switch step {
        case .add(let view): whole.addSubview(views[view - 1])
        case .insert(let view, let index): whole.insertSubview(views[view - 1], at: index)
        case .below(let view, let other): whole.insertSubview(views[view - 1], belowSubview: views[other - 1])
        case .above(let view, let other): whole.insertSubview(views[view - 1], aboveSubview: views[other - 1])
        case .exchange(let a, let b): whole.exchangeSubview(at: a, withSubviewAt: b)
        case .front(let view): whole.bringSubviewToFront(views[view - 1])
        case .back(let view): whole.sendSubviewToBack(views[view - 1])
        case .remove(let view): views[view - 1].removeFromSuperview()
        }
      }
      #expect(whole.subviews.map(\.tag) == order)
      #expect(views.map { $0.superview === whole } == views.map { order.contains($0.tag) })
      #expect(whole.layer.sublayers?.count ?? 0 == order.count)
      for number in 1...6 { #expect((whole.viewWithTag(number) == nil) == !order.contains(number)) }
    }
  }

  /// The first view of a tag is the view itself, then what lies in it, one after the other with all it contains.
  @Test func tags() {
    let (root, first, deep, second) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(first)
    first.addSubview(deep)
    root.addSubview(second)
    (deep.tag, second.tag) = (7, 7)
    #expect(root.viewWithTag(7) === deep && second.viewWithTag(7) === second && deep.viewWithTag(8) == nil)
    #expect(root.viewWithTag(0) === root)
    #expect(deep.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: deep))
    #expect(!second.isDescendant(of: first))
  }

  /// A view hears of its superview and its window before and after, in this order; its superview of it.
  @Test func whatIsTold() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (holder, view) = (Told(), Told())
      view.tag = 3
      holder.addSubview(view)
      #expect(view.notes == ["comes", "came"] && holder.notes == ["has 3"])
      (view.notes, holder.notes) = ([], [])
      window.addSubview(holder)
      #expect(holder.notes == ["comes", "to window", "came", "in window"])
      #expect(view.notes == ["to window", "in window"])
      (view.notes, holder.notes) = ([], [])
      view.removeFromSuperview()
      #expect(view.notes == ["leaves", "leaves window", "left", "no window"] && holder.notes == ["loses 3"])
      view.notes = []
      view.removeFromSuperview()
      #expect(view.notes == [], "it lies nowhere")
    }
  }

  /// "The default implementation of this method forwards the message up the responder chain."
  @Test(arguments: [false, true]) func touchesGoOn(keeps: Bool) throws {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { V() }])
    let (around, inside) = (Touched(), Touched())
    _ = device.perform(window: 1) { window in
      around.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
      inside.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      inside.accessibilityIdentifier = "inside"
      inside.keeps = keeps
      around.addSubview(inside)
      window.rootViewController?.view.addSubview(around)
    }
    let drag = Drag("inside", from: FingerWay(x: 0, y: 0), by: FingerWay(x: 20, y: 20), seconds: 0.2)
    _ = device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag)))
    #expect(inside.notes.first == "began" && inside.notes.last == "ended" && inside.notes.contains("moved"))
    #expect(around.notes == (keeps ? [] : inside.notes))
  }
}
