// How far a finger went, in the coordinates of whoever asks, and which wheel it turned where wheels are not alike
// (UIPanGestureRecognizer.translation(in:), setTranslation(_:in:), UIPickerViewDelegate.pickerView(_:widthForComponent:)).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

/// A view of twice its size that notes how far fingers went in it, and may begin to count anew.
@MainActor final class DraggedController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let enlarged = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let wheels = UIPickerView(frame: CGRect(x: 0, y: 300, width: 300, height: 216))
  /// What the way is set to, in which view's coordinates, as soon as a drag begins.
  var beginning: CGPoint?
  var isOfWindow = false
  var last = CGPoint.zero
  var lastOfWindow = CGPoint.zero
  /// How far it was set back by.
  private var before = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    enlarged.accessibilityIdentifier = "enlarged"
    enlarged.transform = CGAffineTransform(scaleX: 2, y: 2)
    enlarged.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", DraggedController.pan)))
    wheels.accessibilityIdentifier = "wheels"
    wheels.dataSource = self
    wheels.delegate = self
    view.addSubview(enlarged)
    view.addSubview(wheels)
  }

  func pan(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    if pan.state == .began, let beginning {
      before = pan.translation(in: enlarged)
      pan.setTranslation(beginning, in: isOfWindow ? nil : enlarged)
    }
    (last, lastOfWindow) = (pan.translation(in: enlarged), pan.translation(in: nil))
  }

  /// How far the finger went since the way was set, in the view that is enlarged.
  func wayOnwards(of whole: CGPoint) -> CGPoint { CGPoint(x: whole.x - before.x, y: whole.y - before.y) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { [200, 0, 40][component] }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    [0, 50, 0][component]
  }
}

@MainActor @Suite struct DraggedWayTests {
  private func dragged(
    _ change: (DraggedController) -> Void, _ drag: Drag
  ) throws -> DraggedController {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(15), apps: [.test { DraggedController() }])
    let found = device.inspect(window: 1) { $0.rootViewController as? DraggedController } ?? nil
    let controller = try #require(found)
    _ = device.perform(window: 1) { _ in change(controller) }
    #expect(device.handle(DeviceInput(time: 0, event: .drag(window: 1, drag))).ending == .settled)
    return controller
  }

  /// 60 points of the window are 30 of a view that is shown twice as large. A way that is set goes on from what it was set to, in the
  /// coordinates it was set in.
  @Test(
    arguments: [
      (nil, false, 0, 0), (.zero, false, 0, 0), (CGPoint(x: 10, y: 4), false, 10, 4),
      (CGPoint(x: 10, y: 4), true, 5, 2),
    ]
      as [(CGPoint?, Bool, CGFloat, CGFloat)])
  func waysInViews(beginning: CGPoint?, isOfWindow: Bool, x: CGFloat, y: CGFloat) throws {
    let drag = Drag("enlarged", from: FingerWay(x: 0, y: 0), by: FingerWay(x: 60, y: -40), seconds: 0.2)
    let controller = try dragged({ ($0.beginning, $0.isOfWindow) = (beginning, isOfWindow) }, drag)
    let onwards = controller.wayOnwards(of: CGPoint(x: 30, y: -20))
    #expect(abs(controller.last.x - x - onwards.x) < 0.001 && abs(controller.last.y - y - onwards.y) < 0.001)
    let (inView, inWindow) = (controller.last, controller.lastOfWindow)
    #expect(abs(inWindow.x - 2 * inView.x) < 0.001 && abs(inWindow.y - 2 * inView.y) < 0.001)
  }

  /// Wheels of 200, 60 and 40 points, of which the middle one has rows of 50 points: where a finger is from the middle, how far it goes
  /// up, and which rows are chosen then.
  @Test(
    arguments: [
      (-140, 32, [1, 0, 0]), (40, 32, [1, 0, 0]), (60, 50, [0, 1, 0]), (60, 20, [0, 0, 0]), (105, 100, [0, 2, 0]),
      (115, 64, [0, 0, 2]), (145, 32, [0, 0, 1]),
    ] as [(Double, Double, [Int])])
  func wheelsOfTheirOwnWidths(x: Double, up: Double, chosen: [Int]) throws {
    let drag = Drag("wheels", from: FingerWay(x: x, y: 0), by: FingerWay(x: 0, y: -up), seconds: 0.2)
    let controller = try dragged({ _ in }, drag)
    #expect((0..<3).map { controller.wheels.selectedRow(inComponent: $0) } == chosen)
  }
}
