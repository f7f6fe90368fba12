// Modules by name: those every Swift on Linux has, and Apple's frameworks, of which none is here but UIKit.

/// What an `import` can mean.
package enum Frameworks {
  /// Modules of the toolchain.
  static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing", "Synchronization", "RegexBuilder", "Observation",
    "Distributed", "Cxx", "CxxStdlib", "_Concurrency", "_StringProcessing", "_Differentiation", "Builtin",
  ]

  /// Frameworks whose names UIKit's module has here, as far as there are any.
  static let carried: Set<String> = [
    "CoreFoundation", "CoreGraphics", "CoreImage", "CoreText", "Darwin", "ImageIO", "ObjectiveC", "QuartzCore", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications",
  ]

  /// The modules that stand in for some, in a product beside UIKit's.
  static let standIns = [
    "AdSupport": others, "AppTrackingTransparency": others, "AudioToolbox": others, "AuthenticationServices": others,
    "AVFAudio": others, "AVFoundation": others, "AVKit": others, "BackgroundTasks": others, "Combine": "SwivelCombine",
    "Contacts": others, "ContactsUI": others, "CoreBluetooth": others, "CoreData": others, "CoreHaptics": others,
    "CoreLocation": others, "CoreMedia": others, "CoreMotion": others, "CoreServices": others, "CoreSpotlight": others,
    "CoreTelephony": others, "CryptoKit": crypto, "EventKit": others, "EventKitUI": others, "GameKit": others,
    "GameplayKit": others,
    "HealthKit": others, "Intents": others,
    "LinkPresentation": others, "LocalAuthentication": others, "MapKit": others, "MediaPlayer": others,
    "MessageUI": others, "MobileCoreServices": others, "MultipeerConnectivity": others, "Network": others, "os": log,
    "OSLog": log, "PDFKit": others,
    "Photos": others, "PhotosUI": others, "QuickLook": others, "SafariServices": others, "Security": others,
    "Social": others, "Speech": others, "StoreKit": others, "SystemConfiguration": others, "Vision": others,
    "VisionKit": others,
    "WatchConnectivity": others,
    "WebKit": others, "WidgetKit": others, "simd": others,
  ]
  /// The module of Swift Crypto, which has Crypto Kit's names. It takes more than a minute to build: only who imports it depends on it.
  package static let crypto = "Crypto"
  /// The one that stands in for Apple's log.
  static let log = "SwivelLog"
  /// The one with names of frameworks that stand beside UIKit.
  static let others = "SwivelFrameworks"

  /// Frameworks of Apple's that are not here.
  static let absent: Set<String> = [
    "ARKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AppIntents",
    "AppKit", "AssetsLibrary", "AudioUnit", "BusinessChat", "CFNetwork", "CallKit", "CarPlay",
    "Carbon", "Charts", "CloudKit", "Cocoa", "Compression", "CoreAudio", "CoreAudioKit", "CoreMIDI", "CoreML",
    "CoreNFC", "CoreVideo", "CryptoTokenKit", "DeviceCheck",
    "ExternalAccessory", "FileProvider", "GLKit", "GameController",
    "GroupActivities", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IntentsUI",
    "JavaScriptCore", "MachO", "MediaAccessibility", "MediaToolbox", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "NaturalLanguage",
    "NetworkExtension", "NotificationCenter", "OpenAL", "OpenGLES", "PassKit", "PencilKit", "PushKit",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "ScreenTime", "SensorKit", "ShazamKit",
    "SoundAnalysis", "SpriteKit", "SwiftData", "SwiftUI", "TVUIKit", "TipKit", "Twitter",
    "UserNotificationsUI", "VideoToolbox", "WatchKit", "iAd",
    "libkern", "zlib",
  ]

  /// Types of Foundation that are in a module of their own on Linux.
  static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "URLSessionDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadTask", "URLSessionDownloadDelegate", "URLSessionTaskDelegate",
    "URLSessionUploadTask", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
    "URLProtocol",
    "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "NSURLConnection", "URLCredentialStorage",
  ]
  /// Types of Foundation that an app's sources have from UIKit's module: Linux lacks them, or has one for all apps of a process.
  static let ownFoundation: Set<String> = [
    "NotificationCenter", "Selector", "NSKeyValueObservation", "NSPredicate", "NSExpression", "NSComparisonPredicate",
    "NSSortDescriptor", "UndoManager",
    "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter", "NSHashTable", "NSMapTable", "autoreleasepool", "NSLocalizedString",
    "LocalizedStringResource", "localized", "Bundle",
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "NSErrorPointer", "kCFBooleanTrue", "kCFBooleanFalse", "CFString",
    "CFDictionary",
    "CFTypeRef", "OSStatus", "noErr", "kCFAllocatorDefault",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "NSInteger", "NSUInteger", "CGAffineTransform",
    "CGVector", "NSUserActivity", "NSItemProvider", "NSUbiquitousKeyValueStore", "NSFileCoordinator", "FileWrapper",
    "NSDataDetector", "NSPointerArray", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
    "CFTimeInterval", "CFIndex", "CFArray", "CFData", "CFURL", "CFError", "CFRunLoopMode", "CFRunLoopGetMain",
    "CFRunLoopGetCurrent", "NSExtensionItem", "NSFileAccessIntent", "InlinePresentationIntent",
    "documentsDirectory", "cachesDirectory", "libraryDirectory", "moviesDirectory", "musicDirectory",
    "picturesDirectory", "applicationSupportDirectory", "downloadsDirectory", "bookmarkData",
    "resolvingBookmarkData", "NSException", "NSExceptionName", "NSSetUncaughtExceptionHandler", "CFGetTypeID",
    "performExpiringActivity", "performActivity", "beginActivity", "byWords", "bySentences",
    "detachNewThreadSelector",
  ]
  /// Types of Combine's that files have through Core Data alone, which hands it on: its objects are observable.
  static let combine: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "Cancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "ObservableObjectPublisher",
  ]
  /// Whether a word looks as the types of UIKit do: `UIView`.
  static func isOfUIKit(_ word: String) -> Bool {
    let letters = Array(word.prefix(4))
    return letters.count == 4 && word.hasPrefix("UI") && letters[2].isUppercase && letters[3].isLowercase
  }
  /// Whether a word is a name of Security's.
  static func isOfSecurity(_ word: String) -> Bool {
    ["kSec", "SecItem", "errSec"].contains { word.hasPrefix($0) }
  }
  /// Whether words, of which some are members, are names of Foundation's that stand beside other frameworks here, for they are a
  /// network's.
  static func isOfSessions(_ words: Set<String>, members: Set<String>) -> Bool {
    let settings: Set<String> = [
      "waitsForConnectivity", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess", "assumesHTTP3Capable",
      "resourceBytes",
    ]
    return !words.isDisjoint(with: settings)
      || words.contains("await") && !members.isDisjoint(with: ["bytes", "lines"])
  }
  static let documents: Set<String> = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]
}
