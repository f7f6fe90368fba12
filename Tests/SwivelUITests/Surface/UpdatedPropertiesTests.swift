// What is brought up to date before layout, as UIKit's documentation of `updateProperties()` has it (iOS 26).
import DeviceCatalog
import DeviceFixtures
import SwivelUI
import Testing

@MainActor private final class Calls {
  var list: [String] = []
}

@MainActor private final class Page: UIViewController {
  let calls: Calls
  init(_ calls: Calls) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = Told(calls) }
  override func updateProperties() {
    super.updateProperties()
    calls.list.append("controller")
  }
}

@MainActor private final class Told: UIView {
  let calls: Calls
  init(_ calls: Calls) {
    self.calls = calls
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }
  override func updateProperties() { calls.list.append("view") }
  override func layoutSubviews() { calls.list.append("layout") }
}

@MainActor struct UpdatedPropertiesTests {
  /// It comes before `layoutSubviews()`; asking for it does not ask for layout, nor layout for it. iOS 18 does not call it.
  @Test(arguments: [
    (26, ["controller", "view", "layout"], ["controller", "view"], ["layout"]), (18, ["layout"], [], ["layout"]),
  ]) func calls(_ version: Int, _ first: [String], _ asked: [String], _ laidOut: [String]) throws {
    try onDevice(phone(running: version), Era(version)) { window in
      let calls = Calls()
      let page = Page(calls)
      window.addSubview(page.view)
      window.layoutIfNeeded()
      #expect(calls.list == first)
      calls.list = []
      page.setNeedsUpdateProperties()
      window.layoutIfNeeded()
      #expect(calls.list == asked)
      calls.list = []
      page.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(calls.list == laidOut)
    }
  }

  /// `updatePropertiesIfNeeded()`: at once, and once.
  @Test func atOnce() throws {
    try onDevice(phone(running: 26), Era(26)) { window in
      let calls = Calls()
      let view = Told(calls)
      window.addSubview(view)
      view.updatePropertiesIfNeeded()
      view.updatePropertiesIfNeeded()
      #expect(calls.list == ["view"])
    }
  }
}
