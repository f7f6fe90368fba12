// Layers of an app's own classes: how a view makes its one (UIView.layerClass), and what they do when a value of theirs changes
// (CALayer.action(forKey:)).
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

/// A layer as apps write them, which was in no archive.
private final class Ring: CALayer {
  var isMade = false
  var seconds = 0.0
  private(set) var asked: [String] = []
  var progress: CGFloat {
    get { managedValue("progress") }
    set { setManagedValue(newValue, "progress") }
  }

  override init() {
    super.init()
    isMade = true
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func action(forKey event: String) -> (any CAAction)? {
    asked.append("\(event) at \(progress)")
    guard event == "progress", seconds > 0 else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(forKey: event)
    animation.duration = seconds
    return animation
  }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
}

@MainActor @Suite struct LayerClassTests {
  @Test func aViewMakesItsLayer() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let ring = try #require(RingView().layer as? Ring)
      #expect(ring.isMade)
    }
  }

  /// The action is asked for before the value is another, and run with the value's name as its key.
  @Test func aValueRunsItsAction() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let ring = Ring()
      ring.progress = 0.25
      #expect(ring.animation(forKey: "progress") == nil)
      ring.seconds = 2
      ring.progress = 1
      let animation = try #require(ring.animation(forKey: "progress") as? CABasicAnimation)
      #expect(animation.fromValue as? CGFloat == 0.25)
      #expect(ring.progress == 1)
      #expect(ring.asked == ["progress at 0.0", "progress at 0.25"])
    }
  }

  /// CATransaction.disableActions: nobody is asked.
  @Test func withoutActions() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let ring = Ring()
      ring.seconds = 2
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ring.progress = 1
      CATransaction.commit()
      #expect(ring.asked == [] && ring.progress == 1 && ring.animation(forKey: "progress") == nil)
    }
  }
}
