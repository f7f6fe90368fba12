// Properties set by their names, and Objective-C's questions about methods.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

private final class Meter: NSObject, NamedObserver {
  var heard: [String] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")") }
}

private final class OwnBar: UITabBar {}

private final class Pressed: UIView {
  var heard: [String] = []
  func press(_ word: String) { heard.append(word) }
}

@MainActor @Suite struct NamedSettingTests {
  /// Key-Value Coding Programming Guide: a name sets its property, a number wrapped or not, and a path that of what it leads to.
  @Test func namesSetTheirProperties() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (label, field) = (UILabel(), UITextField())
      window.addSubview(label)
      label.setValue("Tea", forKey: "text")
      label.setValue(NSNumber(value: 0.25), forKey: "alpha")
      label.setValue(true, forKey: "hidden")
      label.setValue(UIColor.red, forKey: "backgroundColor")
      label.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
      label.setValue(7, forKeyPath: "layer.cornerRadius")
      #expect(label.text == "Tea" && label.alpha == 0.25 && label.isHidden && label.backgroundColor == .red)
      #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && label.layer.cornerRadius == 7)
      field.placeholder = "Name"
      field.setValue(UIColor.blue, forKeyPath: "_placeholderLabel.textColor")
      let colour = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      #expect(field.attributedPlaceholder?.string == "Name" && colour == .blue)
    }
  }

  /// A value that is none of the property's changes nothing. (A text is a number to key-value coding, which asks it for its
  /// `doubleValue`; a colour is none.)
  @Test func wrongValuesChangeNothing() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let label = UILabel()
      window.addSubview(label)
      label.text = "Tea"
      label.setValue(3, forKey: "text")
      label.setValue(UIColor.red, forKey: "alpha")
      label.setValue(1, forKey: "flavour")
      #expect(label.text == "Tea" && label.alpha == 1)
    }
  }

  /// An app's own bar takes the place of the stock one before and after the view is there, with the tabs' items.
  @Test(arguments: [false, true]) func aTabBarControllerTakesAnotherBar(isLoaded: Bool) throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (tabs, bar) = (UITabBarController(), OwnBar())
      tabs.viewControllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
      if isLoaded { tabs.loadViewIfNeeded() }
      tabs.setValue(bar, forKey: "tabBar")
      window.rootViewController = tabs
      #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.compactMap(\.title) == ["One", "Two"])
      #expect(tabs.view.subviews.count { $0 is UITabBar } == 1)
    }
  }

  /// An object that is no responder is told, as the documentation of `addObserver(_:forKeyPath:options:context:)` has it.
  @Test func otherObjectsWatchByName() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let (meter, label) = (Meter(), UILabel())
      window.addSubview(label)
      label.addObserver(meter, forKeyPath: "text", options: [.new], context: nil)
      label.text = "a"
      label.frame.origin.x += 1
      label.removeObserver(meter, forKeyPath: "text")
      label.text = "b"
      #expect(meter.heard == ["text a"])
    }
  }

  /// NSObject's perform(_:with:) "sends a message to the receiver with an object as the argument".
  @Test func messagesAreSentNow() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let button = Pressed()
      window.addSubview(button)
      button.perform(Selector("press:", Pressed.press), with: "a")
      #expect(button.heard == ["a"])
    }
  }

  /// objc/runtime.h: NULL if the class has no such method. Swift's classes on Linux have none.
  @Test func classesHaveNoMethodsOfObjectiveC() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
      #expect(class_getClassMethod(UIView.self, Selector("areAnimationsEnabled")) == nil)
      #expect(class_getSuperclass(UILabel.self) == UIView.self && object_getClass(UILabel()) == UILabel.self)
    }
  }
}
