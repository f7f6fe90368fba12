// UIKit's messages: one type for each notification that has one from era 26 on.

extension UIApplication {
  /// `didBecomeActiveNotification` as a message.
  public struct DidBecomeActiveMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// Creates the message.
    public init() {}
  }
  /// `willResignActiveNotification` as a message.
  public struct WillResignActiveMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// Creates the message.
    public init() {}
  }
  /// `didEnterBackgroundNotification` as a message.
  public struct DidEnterBackgroundMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// Creates the message.
    public init() {}
  }
  /// `willEnterForegroundNotification` as a message.
  public struct WillEnterForegroundMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// Creates the message.
    public init() {}
  }
  /// `willTerminateNotification` as a message.
  public struct WillTerminateMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// Creates the message.
    public init() {}
  }
  /// `didFinishLaunchingNotification` as a message.
  public struct DidFinishLaunchingMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    /// Creates the message.
    public init() {}
  }
  /// `didReceiveMemoryWarningNotification` as a message.
  public struct DidReceiveMemoryWarningMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// Creates the message.
    public init() {}
  }
  /// `userDidTakeScreenshotNotification` as a message.
  public struct UserDidTakeScreenshotMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIApplication
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// Creates the message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// `didBecomeActiveNotification` as a message.
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// `willResignActiveNotification` as a message.
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// `didEnterBackgroundNotification` as a message.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// `willEnterForegroundNotification` as a message.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// `willTerminateNotification` as a message.
  public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// `didFinishLaunchingNotification` as a message.
  public static var didFinishLaunching: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// `didReceiveMemoryWarningNotification` as a message.
  public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// `userDidTakeScreenshotNotification` as a message.
  public static var userDidTakeScreenshot: Self { .init() }
}

extension UIScene {
  /// `willConnectNotification` as a message.
  public struct WillConnectMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIScene
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIScene.willConnectNotification }
    /// Creates the message.
    public init() {}
  }
  /// `didDisconnectNotification` as a message.
  public struct DidDisconnectMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIScene
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIScene.didDisconnectNotification }
    /// Creates the message.
    public init() {}
  }
  /// `didActivateNotification` as a message.
  public struct DidActivateMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIScene
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIScene.didActivateNotification }
    /// Creates the message.
    public init() {}
  }
  /// `willDeactivateNotification` as a message.
  public struct WillDeactivateMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIScene
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIScene.willDeactivateNotification }
    /// Creates the message.
    public init() {}
  }
  /// `willEnterForegroundNotification` as a message.
  public struct WillEnterForegroundMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIScene
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIScene.willEnterForegroundNotification }
    /// Creates the message.
    public init() {}
  }
  /// `didEnterBackgroundNotification` as a message.
  public struct DidEnterBackgroundMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIScene
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
    /// Creates the message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// `willConnectNotification` as a message.
  public static var willConnect: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
  /// `didDisconnectNotification` as a message.
  public static var didDisconnect: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// `didActivateNotification` as a message.
  public static var didActivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// `willDeactivateNotification` as a message.
  public static var willDeactivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// `willEnterForegroundNotification` as a message.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// `didEnterBackgroundNotification` as a message.
  public static var didEnterBackground: Self { .init() }
}

extension UIDevice {
  /// `orientationDidChangeNotification` as a message.
  public struct OrientationDidChangeMessage: PlainMessage {
    /// Whose it is.
    public typealias Subject = UIDevice
    /// The notification's.
    public nonisolated static var name: Notification.Name { UIDevice.orientationDidChangeNotification }
    /// Creates the message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  /// `orientationDidChangeNotification` as a message.
  public static var orientationDidChange: Self { .init() }
}
