// The devices of Interface Builder's canvas, by the identifiers files name them with.
import DeviceCatalog

/// A device as the canvas shows it.
package struct CanvasDevice: Sendable, Equatable {
  /// The identifier in files, such as `retina6_1`; empty for the square canvas of Xcode 8 and older.
  package var id: String
  package var width: Double
  package var height: Double
  package var scale: Int
  package var idiom: DeviceIdiom
  /// What the status bar takes at the top when upright, and the home indicator at the bottom (R3).
  package var top: Double
  package var bottom: Double

  /// Whether it has a home indicator.
  package var isRounded: Bool { bottom > 0 }

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Int, _ top: Double, _ bottom: Double
  ) -> CanvasDevice {
    CanvasDevice(id: id, width: width, height: height, scale: scale, idiom: .phone, top: top, bottom: bottom)
  }

  private static func pad(_ id: String, _ width: Double, _ height: Double, isRounded: Bool) -> CanvasDevice {
    CanvasDevice(
      id: id, width: width, height: height, scale: 2, idiom: .pad, top: isRounded ? 24 : 20, bottom: isRounded ? 20 : 0)
  }

  /// The square canvas, which stands for any size.
  package static let any = phone("", 600, 600, 2, 20, 0)

  private static let known: [CanvasDevice] = [
    phone("retina3_5", 320, 480, 2, 20, 0), phone("retina4_0", 320, 568, 2, 20, 0),
    phone("retina4_7", 375, 667, 2, 20, 0), phone("retina5_5", 414, 736, 3, 20, 0),
    phone("retina5_9", 375, 812, 3, 44, 34), phone("retina6_1", 414, 896, 2, 44, 34),
    phone("retina6_5", 414, 896, 3, 44, 34), phone("retina6_0", 390, 844, 3, 47, 34),
    phone("retina6_7", 428, 926, 3, 47, 34), phone("retina6_12", 393, 852, 3, 59, 34),
    phone("retina6_72", 430, 932, 3, 59, 34), phone("retina6_3", 402, 874, 3, 62, 34),
    phone("retina6_9", 440, 956, 3, 62, 34), phone("retina5_4", 375, 812, 3, 50, 34),
    pad("ipad7_9", 768, 1024, isRounded: false), pad("ipad9_7", 768, 1024, isRounded: false),
    pad("ipad10_2", 810, 1080, isRounded: false), pad("ipad10_5", 834, 1112, isRounded: false),
    pad("ipad12_9", 1024, 1366, isRounded: false), pad("ipad8_3", 744, 1133, isRounded: true),
    pad("ipad8_3rounded", 744, 1133, isRounded: true), pad("ipad10_9rounded", 820, 1180, isRounded: true),
    pad("ipad11_0rounded", 834, 1194, isRounded: true), pad("ipad12_9rounded", 1024, 1366, isRounded: true),
    pad("ipad13_0rounded", 1032, 1376, isRounded: true),
  ]

  /// What a document that names no device is drawn on since Xcode 8, where it is not for iPads alone: 13 storyboards and a xib of
  /// builds 11201 to 16097 without one have roots or contents of 375×667.
  package static let first = known[2]

  /// The device of a file; a name nobody knows is taken for the most frequent one.
  package static func named(_ id: String?) -> (device: CanvasDevice, isKnown: Bool) {
    guard let id else { return (any, true) }
    if let device = known.first(where: { $0.id == id }) { return (device, true) }
    return (known[5], false)
  }

  /// What SwivelUI asks of a device.
  var profile: DeviceProfile {
    DeviceProfile(
      id: "canvas-\(id)", name: "Interface Builder", idiom: idiom, portraitWidth: width, portraitHeight: height,
      scale: scale, cornerStyle: !isRounded ? .homeButton : idiom == .pad ? .faceIDNoHome : .faceIDNotch,
      supportsUpsideDown: idiom == .pad, launchEra: Era(7), lastMajorVersion: 27, supportsSplitView: false,
      source: "Interface Builder documents")
  }
}
