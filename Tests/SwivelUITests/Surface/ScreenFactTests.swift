// What the screen, the device, the app and the process say of themselves, and the functions Swift had before its methods: by UIScreen.h,
// UIDevice.h, UIApplication.h, UIGeometry.h and NSProcessInfo.h.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import Testing

@testable import SwivelUI

@MainActor @Suite struct ScreenFactTests {
  /// (device, points, points a pixel): `nativeBounds` are pixels "in a portrait-up orientation".
  @Test(
    arguments: [(.iPhone8, 375, 667, 2), (.iPadAir2, 768, 1024, 2)] as [(DeviceProfile, CGFloat, CGFloat, CGFloat)])
  func pixels(profile: DeviceProfile, width: CGFloat, height: CGFloat, scale: CGFloat) throws {
    try onDevice(profile, Era(12)) { _ in
      let screen = UIScreen.main
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height) && screen.scale == scale)
      #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: width * scale, height: height * scale))
      #expect(screen.nativeScale == scale && screen.fixedCoordinateSpace.bounds == screen.bounds)
      #expect(screen.preferredMode?.size == screen.nativeBounds.size && screen.currentMode?.pixelAspectRatio == 1)
      #expect(screen.availableModes.map(\.size) == [screen.nativeBounds.size])
      // "The maximum number of frames per second"; pictures no brighter than white; nobody records.
      #expect(screen.maximumFramesPerSecond == 60 && screen.calibratedLatency == 0)
      #expect(screen.potentialEDRHeadroom == 1 && screen.currentEDRHeadroom == 1 && !screen.isCaptured)
    }
  }

  @Test func brightness() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      var told = 0
      let key = NotificationCenter.default.addObserver(
        forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { told += 1 } }
      // "The brightness level of the screen, between 0.0 and 1.0"; told where it changed.
      for (set, kept, times) in [(0.25, 0.25, 1), (2, 1, 2), (1, 1, 2), (-1, 0, 3)] as [(CGFloat, CGFloat, Int)] {
        UIScreen.main.brightness = set
        #expect(UIScreen.main.brightness == kept && told == times, "\(set)")
      }
      NotificationCenter.default.removeObserver(key)
    }
  }

  /// UIScreen.applicationFrame: what the status bar's 20 points leave; before iOS 8 of the upright panel, whichever side the bar is on.
  @Test(
    arguments: [
      (7, .portrait, CGRect(x: 0, y: 20, width: 320, height: 548)),
      (7, .landscapeLeft, CGRect(x: 20, y: 0, width: 300, height: 568)),
      (7, .landscapeRight, CGRect(x: 0, y: 0, width: 300, height: 568)),
      (9, .portrait, CGRect(x: 0, y: 20, width: 320, height: 548)),
    ] as [(Int, InterfaceOrientation, CGRect)])
  func whatTheBarLeaves(era: Int, orientation: InterfaceOrientation, frame: CGRect) throws {
    let device = try EmulatedDevice(
      profile: .iPhone5, era: Era(era),
      apps: [.showing("Mine", InfoDictionary(supportedInterfaceOrientations: .all)) { V() }])
    let turned: DeviceOrientation =
      switch orientation {
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case _: .portrait
      }
    _ = device.handle(DeviceInput(time: 0, event: .deviceOrientation(turned)))
    _ = device.inspect(window: 1) { _ in
      #expect(AppScene.current.interfaceOrientation == orientation)
      #expect(UIScreen.main.applicationFrame == frame)
    }
  }

  /// UIDeviceOrientation.h and UIGeometry.h.
  @Test func olderFunctions() {
    let devices: [(UIDeviceOrientation, Bool, Bool)] = [
      (.unknown, false, false), (.portrait, false, true), (.portraitUpsideDown, false, true),
      (.landscapeLeft, true, false), (.landscapeRight, true, false), (.faceUp, false, false), (.faceDown, false, false),
    ]
    for (orientation, wide, high) in devices {
      #expect(UIDeviceOrientationIsLandscape(orientation) == wide && UIDeviceOrientationIsPortrait(orientation) == high)
    }
    let interfaces: [(UIInterfaceOrientation, Bool, Bool)] = [
      (.unknown, false, false), (.portrait, false, true), (.portraitUpsideDown, false, true),
      (.landscapeLeft, true, false), (.landscapeRight, true, false),
    ]
    for (orientation, wide, high) in interfaces {
      #expect(UIInterfaceOrientationIsLandscape(orientation) == wide)
      #expect(UIInterfaceOrientationIsPortrait(orientation) == high)
    }
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 10, y: 10, width: 20, height: 20), insets)
        == CGRect(x: 12, y: 11, width: 14, height: 16))
  }

  /// What nothing here can be otherwise: no sensor at an ear, no power saved, no Mac, no files of others.
  @Test func facts() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let device = UIDevice.current
      #expect(device.isMultitaskingSupported && device.name == device.model)
      device.isProximityMonitoringEnabled = true
      #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryLevel == 1 && device.batteryState == .full)
      let process = ProcessInfo.processInfo
      #expect(process.thermalState == .nominal && !process.isLowPowerModeEnabled)
      #expect(!process.isiOSAppOnMac && !process.isMacCatalystApp)
      #expect(FileManager.default.ubiquityIdentityToken == nil)
      #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "a") == nil)
      #expect(URL(fileURLWithPath: "/").startAccessingSecurityScopedResource())
      let app = UIApplication.shared
      #expect(app.backgroundRefreshStatus == .denied && !app.isRegisteredForRemoteNotifications)
      #expect(app.userInterfaceLayoutDirection == .leftToRight && !app.supportsAlternateIcons)
      // "The number currently set as the badge", never less than none.
      for (set, kept) in [(3, 3), (-1, 0)] {
        app.applicationIconBadgeNumber = set
        #expect(app.applicationIconBadgeNumber == kept)
      }
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    }
  }

  /// Key-value coding has one key of the device's.
  @Test func unknownKeys() throws {
    let rows: [(String, Any?)] = [("colour", 1), ("orientation", "up"), ("orientation", 99), ("orientation", nil)]
    for (key, value) in rows {
      let device = try EmulatedDevice(profile: .iPhone8, era: Era(12), apps: [.test { V() }])
      _ = device.perform(window: 1) { _ in UIDevice.current.setValue(value, forKey: key) }
      #expect(device.raised?.contains("not key value coding-compliant for \(key)") == true)
    }
  }

  /// Messages have the names of the notifications they stand for (UIApplication.DidBecomeActiveMessage and the like).
  @Test func messageNames() {
    let rows: [(Notification.Name, Notification.Name)] = [
      (UIApplication.DidBecomeActiveMessage.name, UIApplication.didBecomeActiveNotification),
      (UIApplication.WillResignActiveMessage.name, UIApplication.willResignActiveNotification),
      (UIApplication.DidEnterBackgroundMessage.name, UIApplication.didEnterBackgroundNotification),
      (UIApplication.WillEnterForegroundMessage.name, UIApplication.willEnterForegroundNotification),
      (UIApplication.WillTerminateMessage.name, UIApplication.willTerminateNotification),
      (UIApplication.DidFinishLaunchingMessage.name, UIApplication.didFinishLaunchingNotification),
      (UIApplication.DidReceiveMemoryWarningMessage.name, UIApplication.didReceiveMemoryWarningNotification),
      (UIApplication.UserDidTakeScreenshotMessage.name, UIApplication.userDidTakeScreenshotNotification),
      (UIScene.WillConnectMessage.name, UIScene.willConnectNotification),
      (UIScene.DidDisconnectMessage.name, UIScene.didDisconnectNotification),
      (UIScene.DidActivateMessage.name, UIScene.didActivateNotification),
      (UIScene.WillDeactivateMessage.name, UIScene.willDeactivateNotification),
      (UIScene.WillEnterForegroundMessage.name, UIScene.willEnterForegroundNotification),
      (UIScene.DidEnterBackgroundMessage.name, UIScene.didEnterBackgroundNotification),
      (UIDevice.OrientationDidChangeMessage.name, UIDevice.orientationDidChangeNotification),
    ]
    for (message, notification) in rows { #expect(message == notification) }
    #expect(Set(rows.map(\.0)).count == rows.count)
  }
}
