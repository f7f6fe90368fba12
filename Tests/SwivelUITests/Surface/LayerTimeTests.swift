// A layer's own time, transforms taken back, and animations between a beginning and a commit.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct LayerTimeTests {
  /// CAMediaTiming: local time is (the parent's − beginTime) × speed + timeOffset, through all layers around.
  @Test(arguments: [
    (0.0, Float(1), 0.0, 10.0, 10.0), (4, 1, 0, 10, 6), (0, 2, 0, 10, 20), (0, 1, 3, 10, 13), (4, 2, 3, 10, 15),
    (0, 0, 7, 10, 7),
  ]) func timesOfLayers(begin: Double, speed: Float, offset: Double, at time: Double, expected: Double) throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      (outer.beginTime, outer.speed, outer.timeOffset) = (begin, speed, offset)
      #expect(outer.convertTime(time, from: nil) == expected)
      #expect(inner.convertTime(time, from: nil) == expected)
      if speed != 0 { #expect(abs(inner.convertTime(expected, to: nil) - time) < 1e-9) }
    }
  }

  /// A transaction's values by name are what its methods set, and the other way round; what is not said is Core Animation's
  /// (CATransaction.setDisableActions: "a convenience method that calls setValue(_:forKey:)").
  @Test func valuesOfTransactions() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue("mine", forKey: "other")
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
      CATransaction.begin()
      CATransaction.setDisableActions(false)
      CATransaction.setAnimationDuration(4)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 4)
      CATransaction.commit()
      #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
      #expect(CATransaction.value(forKey: "other") as? String == "mine")
      CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
    }
  }

  /// A transform and what takes it back make none; one that flattens all cannot be taken back and stays.
  @Test func transformsAreTakenBack() {
    let turn = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1.1, 1, 2, 3)
    for transform in [turn, CATransform3DScale(turn, 2, 3, 4), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)] {
      let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
      let parts = [both.m11, both.m22, both.m33, both.m44, both.m12, both.m21, both.m41, both.m43]
      #expect(zip(parts, [1, 1, 1, 1, 0, 0, 0, 0]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  /// What is seen of a layer is what the layers around leave of it.
  @Test func whatIsSeenOfALayer() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (outer, inner) = (CALayer(), CALayer())
      outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      inner.frame = CGRect(x: 30, y: 20, width: 40, height: 40)
      outer.addSublayer(inner)
      #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 40, height: 40))
      outer.masksToBounds = true
      #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 30))
    }
  }
}
