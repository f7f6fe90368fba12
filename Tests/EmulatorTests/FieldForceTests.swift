// Which way each kind of field takes an item, and which points regions hold (UIFieldBehavior, UIRegion).
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct FieldForceTests {
  /// Which way something went along an axis.
  enum Way: Sendable { case less, same, more }
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let x: Way
    let y: Way
    let make: @MainActor @Sendable () -> UIFieldBehavior
    var testDescription: String { name }
  }
  nonisolated private static func placed(
    _ x: CGFloat, _ y: CGFloat, _ make: @escaping @MainActor @Sendable () -> UIFieldBehavior
  ) -> @MainActor @Sendable () -> UIFieldBehavior {
    {
      let field = make()
      field.position = CGPoint(x: x, y: y)
      return field
    }
  }

  // The item's middle is at 200, 150.
  nonisolated static let rows = [
    Row(name: "towards the right", x: .more, y: .same) { .radialGravityField(position: CGPoint(x: 300, y: 150)) },
    Row(name: "towards above", x: .same, y: .less) { .radialGravityField(position: CGPoint(x: 200, y: 20)) },
    Row(name: "where it is", x: .same, y: .same) { .radialGravityField(position: CGPoint(x: 200, y: 150)) },
    Row(
      name: "away, with a strength below zero", x: .less, y: .same,
      make: {
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 150))
        field.strength = -1
        return field
      }),
    Row(name: "a spring from above", x: .same, y: .less, make: placed(200, 20) { .springField() }),
    Row(name: "a spring at rest", x: .same, y: .same, make: placed(200, 150) { .springField() }),
    Row(name: "along a direction", x: .less, y: .more) { .linearGravityField(direction: CGVector(dx: -1, dy: 1)) },
    Row(name: "with a speed", x: .same, y: .less) { .velocityField(direction: CGVector(dx: 0, dy: -100)) },
    Row(name: "an app's own force", x: .more, y: .same) {
      .field { _, place, _, mass, _, _ in place.x > 100 && mass > 0 ? CGVector(dx: 1, dy: 0) : .zero }
    },
    Row(name: "no charge", x: .same, y: .same, make: placed(100, 150) { .electricField() }),
    Row(name: "at rest against motion", x: .same, y: .same) { .dragField() },
    Row(name: "at rest in a magnet", x: .same, y: .same, make: placed(100, 150) { .magneticField() }),
    Row(
      name: "out of reach", x: .same, y: .same,
      make: {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.region = UIRegion(radius: 20)
        return field
      }),
    Row(
      name: "within reach of a place", x: .more, y: .same,
      make: placed(190, 150) {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.region = UIRegion(radius: 20)
        return field
      }),
  ]

  private func way(_ from: CGFloat, _ to: CGFloat) -> Way { abs(to - from) < 0.01 ? .same : to < from ? .less : .more }

  @Test(arguments: rows) func ways(_ row: Row) throws {
    let timed = try TimedDevice()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
    view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    let field = row.make()
    timed.run { _ in
      field.addItem(box)
      animator.addBehavior(field)
    }
    #expect(field.items.count == 1)
    timed.wait(0.3)
    #expect(way(200, box.center.x) == row.x && way(150, box.center.y) == row.y, "\(box.center)")
    timed.run { _ in field.removeItem(box) }
    #expect(field.items.isEmpty)
  }

  /// A vortex takes what it holds round its place: at right angles to the way there, as long as it is strong.
  @Test func vortices() throws {
    let timed = try TimedDevice()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
    view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 200, y: 50)
    timed.run { _ in
      vortex.addItem(box)
      animator.addBehavior(vortex)
    }
    timed.wait(0.1)
    #expect(abs(box.center.x - 200) > 0.1 && abs(box.center.y - 150) < abs(box.center.x - 200))
  }

  /// Regions are around their place: what is on the edge belongs to them.
  @Test(
    arguments: [
      (0.0, 0.0, true, true), (5, 0, true, true), (5.1, 0, false, false), (4, 4, false, true), (0, -4, true, true),
      (0, -4.5, true, false), (-5, 3, false, true),
    ]) func regions(x: Double, y: Double, isInCircle: Bool, isInBox: Bool)
  {
    let place = CGPoint(x: x, y: y)
    let (circle, box) = (UIRegion(radius: 5), UIRegion(size: CGSize(width: 10, height: 8)))
    #expect(circle.contains(place) == isInCircle && box.contains(place) == isInBox)
    #expect(circle.inverse().contains(place) == !isInCircle && UIRegion.infinite.contains(place))
    #expect(circle.union(with: box).contains(place) == (isInCircle || isInBox))
    #expect(circle.intersection(with: box).contains(place) == (isInCircle && isInBox))
    #expect(circle.difference(from: box).contains(place) == (isInCircle && !isInBox))
    #expect((circle.copy() as? UIRegion)?.contains(place) == isInCircle)
  }
}
