// The devices the tests run on, with the catalogue's figures.
import DeviceCatalog

extension DeviceProfile {
  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Int, corner: CornerStyle = .homeButton,
    from: Era, to: Int
  ) -> DeviceProfile {
    DeviceProfile(
      id: id, name: name, idiom: .phone, portraitWidth: width, portraitHeight: height, scale: scale,
      cornerStyle: corner, supportsUpsideDown: corner == .homeButton, launchEra: from, lastMajorVersion: to,
      supportsSplitView: false, source: "devices.csv")
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Int, corner: CornerStyle = .homeButton,
    from: Era, to: Int, split: Bool
  ) -> DeviceProfile {
    DeviceProfile(
      id: id, name: name, idiom: .pad, portraitWidth: width, portraitHeight: height, scale: scale,
      cornerStyle: corner, supportsUpsideDown: true, launchEra: from, lastMajorVersion: to,
      supportsSplitView: split, source: "devices.csv")
  }

  public static let iPhone4 = phone("iphone-4", "iPhone 4", 320, 480, scale: 2, from: Era(4), to: 7)
  public static let iPhone5 = phone("iphone-5", "iPhone 5", 320, 568, scale: 2, from: Era(6), to: 10)
  public static let iPhone8 = phone("iphone-8", "iPhone 8", 375, 667, scale: 2, from: Era(11), to: 16)
  public static let iPhone6 = phone("iphone-6", "iPhone 6", 375, 667, scale: 2, from: Era(8), to: 12)
  public static let iPhone6Plus = phone("iphone-6-plus", "iPhone 6 Plus", 414, 736, scale: 3, from: Era(8), to: 12)
  public static let iPhoneSE3 = phone(
    "iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, from: Era(15, 4), to: 27)
  public static let iPhoneX = phone(
    "iphone-x", "iPhone X", 375, 812, scale: 3, corner: .faceIDNotch, from: Era(11, 1), to: 16)
  public static let iPad1 = pad("ipad-1", "iPad", 768, 1024, scale: 1, from: Era(3, 2), to: 5, split: false)
  public static let iPad2 = pad("ipad-2", "iPad 2", 768, 1024, scale: 1, from: Era(4, 3), to: 9, split: false)
  /// Ran iOS 7 to 12.
  public static let iPadAir1 = pad(
    "ipad-air-1", "iPad Air", 768, 1024, scale: 2, from: Era(7), to: 12, split: false)
  public static let iPadAir2 = pad(
    "ipad-air-2", "iPad Air 2", 768, 1024, scale: 2, from: Era(8, 1), to: 15, split: true)
  public static let iPadPro97 = pad(
    "ipad-pro-97", "iPad Pro (9.7-inch)", 768, 1024, scale: 2, from: Era(9, 3), to: 16, split: true)
  public static let iPadPro129 = pad(
    "ipad-pro-129-1", "iPad Pro (12.9-inch)", 1024, 1366, scale: 2, from: Era(9, 1), to: 16, split: true)
  public static let iPadPro11 = pad(
    "ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", 834, 1194, scale: 2, corner: .faceIDNoHome,
    from: Era(16, 1), to: 27, split: true)
}
