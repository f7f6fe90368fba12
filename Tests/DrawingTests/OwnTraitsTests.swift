// Views and screens that are light or dark by themselves, or lie above others, are drawn so, and what lies beside them is not.
import DeviceCatalog
import DeviceFixtures
import Drawing
import Emulator
import Picture
import SwivelUI
import Testing

@MainActor struct OwnTraitsTests {
  private final class Framed: UIViewController {
    let (part, beside) = (UIView(), UIView())
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      for (index, area) in [part, beside].enumerated() {
        area.frame = CGRect(x: 0, y: 100 * CGFloat(index + 1), width: 100, height: 50)
        area.backgroundColor = .secondarySystemBackground
        area.accessibilityIdentifier = ["part", "beside"][index]
        view.addSubview(area)
      }
      view.accessibilityIdentifier = "ground"
    }
  }

  /// How light the grounds of named views are, of 255: their red.
  private func grounds(_ device: EmulatedDevice, _ names: [String]) throws -> [UInt8?] {
    let picture = try #require(device.picture(DevicePictureOptions(window: 1)))
    return names.map { name in picture.parts(of: name).first { $0.names.last == name }?.color?.red }
  }

  private func device(_ change: @escaping @MainActor @Sendable (Framed) -> Void) throws -> EmulatedDevice {
    try EmulatedDevice(
      profile: .iPhone8, era: Era(15),
      apps: [
        .test {
          let screen = Framed()
          screen.loadViewIfNeeded()
          change(screen)
          return screen
        }
      ])
  }

  /// `overrideUserInterfaceStyle` of a view is for what is in it, of a controller for its view (UIView, UIViewController). The colours are
  /// those of the Human Interface Guidelines: #F2F2F7 and #1C1C1E, white and black.
  @Test func stylesOfTheirOwn() throws {
    let names = ["ground", "part", "beside"]
    #expect(try grounds(device { _ in }, names) == [255, 242, 242])
    let part = try device { $0.part.overrideUserInterfaceStyle = .dark }
    #expect(try grounds(part, names) == [255, 28, 242])
    let screen = try device { $0.overrideUserInterfaceStyle = .dark }
    #expect(try grounds(screen, names) == [0, 28, 28])
    let both = try device {
      $0.overrideUserInterfaceStyle = .dark
      $0.part.overrideUserInterfaceStyle = .light
    }
    #expect(try grounds(both, names) == [0, 242, 28])
  }

  /// A sheet in the dark is lighter than what it lies on: #1C1C1E and #2C2C2E.
  @Test func sheetsInTheDark() throws {
    let device = try device { _ in }
    _ = device.handle(DeviceInput(time: 0, event: .appearance(.dark)))
    _ = device.perform(window: 1) { window in
      let sheet = Framed()
      sheet.modalPresentationStyle = .pageSheet
      sheet.loadViewIfNeeded()
      sheet.view.accessibilityIdentifier = "sheet"
      sheet.part.accessibilityIdentifier = "sheet-part"
      window.rootViewController?.present(sheet, animated: true)
    }
    #expect(try grounds(device, ["ground", "part", "sheet", "sheet-part"]) == [0, 28, 28, 44])
  }
}
