// swivel devices show into a file: the device, its safe areas and the windows it offers.
import Foundation
import Testing

@testable import swivel

@Suite @MainActor struct DeviceShowTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// Halves of an iPad Air 2 on its side are 507×768 (the published table of split sizes); held upright it offers none.
  @Test func aDeviceIsDrawnWithItsWindows() throws {
    let path = folder.path + "/device.svg"
    let verb = try DeviceShow.parse(["ipad-air-2", "--era", "9", "--svg", path] + Folder.configuration)
    try verb.run()
    let drawn = try String(contentsOfFile: path, encoding: .utf8)
    #expect(drawn.hasPrefix("<svg"))
    for word in ["507×768", "portrait", "landscapeRight", "iPad Air 2, iOS 9"] {
      #expect(drawn.contains(word), "\(word)")
    }
  }

  @Test func aNameMustSayWhichKindOfPicture() {
    #expect(throws: (any Error).self) { try DeviceShow.parse(["ipad-air-2", "--picture", "device.jpeg"]) }
  }
}
