// The system's sheets under a finger: what is chosen in them and who hears of it, and printing
// (UIColorPickerViewController, UIFontPickerViewController, UIPrintInteractionController).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

/// Shows a sheet, and writes down what it hears.
@MainActor private class Hearing: UIViewController {
  final var heard: [String] = []
  final func name(_ color: UIColor) -> String { color == .black ? "black" : "another" }
}

/// Knows the older methods.
@MainActor private final class Older: Hearing, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    heard.append("chose \(name(viewController.selectedColor))")
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    heard.append("finished \(viewController.presentingViewController == nil)")
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { heard.append("cancelled") }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    heard.append("picked \(viewController.selectedFontDescriptor != nil)")
  }
}

/// Knows the newer one as well.
@MainActor private final class Newer: Hearing, UIColorPickerViewControllerDelegate {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    heard.append("chose \(name(viewController.selectedColor))")
  }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { heard.append("selected \(name(color)) \(continuously)") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    heard.append("finished \(viewController.presentingViewController == nil)")
  }
}

@MainActor @Suite("The system's sheets") struct SystemSheetTests {
  private func show<Root: Hearing>(
    _ root: @autoclosure @escaping @MainActor () -> Root, era: Int,
    _ sheet: @escaping @MainActor (Root) -> UIViewController
  ) throws -> (EmulatedDevice, Root) {
    let device = try EmulatedDevice(profile: .iPhone8, era: Era(era), apps: [.test { root() }])
    let shown = try #require(device.inspect(window: 1) { $0.rootViewController as? Root } ?? nil)
    _ = device.inspect(window: 1) { _ in shown.present(sheet(shown), animated: false) }
    return (device, shown)
  }
  private func tap(_ device: EmulatedDevice, _ targets: [String]) {
    for (time, target) in targets.enumerated() {
      _ = device.handle(DeviceInput(time: Double(time), event: .tap(window: 1, target: target)))
    }
  }

  /// The method with `continuously` came with iOS 15; before, and for delegates without it, the older one is called.
  @Test(arguments: [(14, "chose black"), (15, "selected black false"), (17, "selected black false")])
  func colors(era: Int, word: String) throws {
    let (device, root) = try show(Newer(), era: min(era, 16)) { root in
      let picker = UIColorPickerViewController()
      picker.delegate = root
      return picker
    }
    tap(device, ["color-1", "color-10"])
    #expect(root.heard == [word, "finished true"])
    #expect(device.inspect(window: 1) { _ in root.presentedViewController == nil } == true)
  }

  @Test func colorsTheOlderWay() throws {
    let (device, root) = try show(Older(), era: 15) { root in
      let picker = UIColorPickerViewController()
      picker.delegate = root
      return picker
    }
    tap(device, ["color-1", "color-2"])
    #expect(root.heard == ["chose black", "chose another"])
  }

  @Test(arguments: [true, false]) func fonts(picks: Bool) throws {
    let count = UIFont.familyNames.count
    let (device, root) = try show(Older(), era: 15) { root in
      let picker = UIFontPickerViewController()
      picker.delegate = root
      return picker
    }
    tap(device, [picks ? "font-1" : "font-\(count + 1)"])
    #expect(root.heard == [picks ? "picked true" : "cancelled"])
    #expect(device.inspect(window: 1) { _ in root.presentedViewController == nil } == true)
  }

  /// There is one controller for prints in an app, which keeps what it was told; a user who leaves printed nothing.
  @Test func printing() throws {
    let (device, root) = try show(Older(), era: 15) { _ in UIViewController() }
    var ended: [String] = []
    _ = device.inspect(window: 1) { _ in
      root.dismiss(animated: false)
      let info = UIPrintInfo.printInfo()
      info.jobName = "Plan"
      UIPrintInteractionController.shared.printInfo = info
      #expect(UIPrintInteractionController.shared === UIPrintInteractionController.shared)
      #expect(
        UIPrintInteractionController.shared.present(animated: false) { controller, isDone, error in
          ended.append("\(controller === UIPrintInteractionController.shared) \(isDone) \(error == nil)")
        })
    }
    let bars = device.inspect(window: 1) { _ in root.presentedViewController as? UINavigationController } ?? nil
    #expect(bars?.topViewController?.title == "Plan")
    tap(device, ["Cancel"])
    #expect(ended == ["true false true"])
    #expect(device.inspect(window: 1) { _ in root.presentedViewController == nil } == true)
  }

  /// Pictures and PDFs can be printed, other files and what is not there cannot (UIPrintInteractionController.canPrint(_:)).
  @Test func whatCanBePrinted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.pdf", "b.png", "c.txt"] { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
    for (name, can) in [("a.pdf", true), ("b.png", true), ("c.txt", false), ("missing.pdf", false), ("", false)] {
      #expect(UIPrintInteractionController.canPrint(folder.appendingPathComponent(name)) == can, "\(name)")
    }
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.7".utf8)))
    #expect(
      !UIPrintInteractionController.canPrint(Data("words".utf8)) && !UIPrintInteractionController.canPrint(Data()))
    try FileManager.default.removeItem(at: folder)
  }

  /// A renderer has as many pages as its formatters, each drawn on its own (UIPrintPageRenderer.addPrintFormatter(_:startingAtPageAt:)).
  @Test func pages() throws {
    @MainActor final class Drawing: UIPrintPageRenderer {
      var drawn: [String] = []
      override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        drawn.append("\((printFormatter as? UISimpleTextPrintFormatter)?.text ?? "-") \(pageIndex)")
      }
    }
    let pages = Drawing()
    #expect(pages.numberOfPages == 1 && pages.printFormattersForPage(at: 0) == nil)
    let (one, two) = (UISimpleTextPrintFormatter(text: "one"), UISimpleTextPrintFormatter(text: "two"))
    pages.addPrintFormatter(one, startingAtPageAt: 0)
    pages.addPrintFormatter(two, startingAtPageAt: 2)
    #expect(two.startPage == 2 && pages.numberOfPages == 3)
    for page in 0..<3 { pages.drawPage(at: page, in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    #expect(pages.drawn == ["one 0", "two 2"])
    let styled = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "styled"))
    #expect(styled.text == "styled" && styled.attributedText?.string == "styled" && one.attributedText == nil)
  }

  /// What a request says is what it was told then, and a trigger waits for some time (UNNotificationRequest,
  /// UNTimeIntervalNotificationTrigger).
  @Test func notifications() throws {
    let (device, root) = try show(Older(), era: 15) { _ in UIViewController() }
    let said = device.perform(window: 1) { _ in
      let content = UNMutableNotificationContent()
      (content.title, content.body, content.badge) = ("one", "text", 3)
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      content.title = "two"
      #expect(request.content.title == "one" && request.content.body == "text" && request.content.badge == 3)
      let again = request.content.mutableCopy() as? UNMutableNotificationContent
      again?.title = "three"
      #expect(again?.body == "text" && again?.title == "three" && request.content.title == "one")
    }
    #expect(!said.ledger.contains(where: \.isRaised) && root.heard.isEmpty)
    for (seconds, repeats, mistake) in [
      (0.5, false, nil), (60, true, nil), (0, false, "greater than 0"), (59, true, "at least 60"),
    ] as [(Double, Bool, String?)] {
      let made = device.perform(window: 1) { _ in
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        #expect(trigger.timeInterval == seconds)
      }
      let raised = made.ledger.first(where: \.isRaised)?.words
      #expect(mistake.map { raised?.contains($0) == true } ?? (raised == nil))
    }
  }
}
