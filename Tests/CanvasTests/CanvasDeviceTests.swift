// The devices documents name: in points as Apple's specifications have them, with the status bar above and the home indicator below.
import Canvas
import DeviceCatalog
import Testing

@Suite struct CanvasDeviceTests {
  @Test(
    arguments: [
      ("retina3_5", 320, 480, 2, 20, 0), ("retina4_0", 320, 568, 2, 20, 0), ("retina4_7", 375, 667, 2, 20, 0),
      ("retina5_5", 414, 736, 3, 20, 0), ("retina5_9", 375, 812, 3, 44, 34), ("retina6_1", 414, 896, 2, 44, 34),
      ("retina6_5", 414, 896, 3, 44, 34), ("retina5_4", 375, 812, 3, 50, 34), ("retina6_0", 390, 844, 3, 47, 34),
      ("retina6_7", 428, 926, 3, 47, 34), ("retina6_12", 393, 852, 3, 59, 34), ("retina6_72", 430, 932, 3, 59, 34),
      ("retina6_3", 402, 874, 3, 62, 34), ("retina6_9", 440, 956, 3, 62, 34), ("ipad7_9", 768, 1024, 2, 20, 0),
      ("ipad9_7", 768, 1024, 2, 20, 0), ("ipad10_2", 810, 1080, 2, 20, 0), ("ipad10_5", 834, 1112, 2, 20, 0),
      ("ipad12_9", 1024, 1366, 2, 20, 0), ("ipad8_3", 744, 1133, 2, 24, 20),
      ("ipad10_9rounded", 820, 1180, 2, 24, 20), ("ipad11_0rounded", 834, 1194, 2, 24, 20),
      ("ipad12_9rounded", 1024, 1366, 2, 24, 20), ("ipad13_0rounded", 1032, 1376, 2, 24, 20),
    ] as [(String, Double, Double, Int, Double, Double)])
  func known(id: String, width: Double, height: Double, scale: Int, top: Double, bottom: Double) {
    let (device, isKnown) = CanvasDevice.named(id)
    #expect(isKnown && device.width == width && device.height == height && device.scale == scale)
    #expect(device.top == top && device.bottom == bottom && device.isRounded == (bottom > 0))
    #expect(device.idiom == (id.hasPrefix("ipad") ? .pad : .phone))
  }

  /// A document without a device has the square canvas, one with a name nobody knows the most frequent device.
  @Test(
    arguments: [(nil, 600, 600, true), ("retina9_9", 414, 896, false), ("", 414, 896, false)]
      as [(String?, Double, Double, Bool)])
  func others(id: String?, width: Double, height: Double, isKnown: Bool) {
    let found = CanvasDevice.named(id)
    #expect(found.device.width == width && found.device.height == height && found.isKnown == isKnown)
  }
}
