// Words of Core Foundation's that code says when it calls frameworks written in C: truth values, allocators, the run loop it means.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Core Foundation's truth values are Foundation's numbers.
public typealias CFBoolean = NSNumber
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// A place or a number of things.
public typealias CFIndex = Int
/// What functions of C answer with: 0 for all is well.
public typealias OSStatus = Int32
/// All is well.
public let noErr: OSStatus = 0

/// Where memory comes from: Swift decides here, so that there is none to hand over.
public final class CFAllocator: Sendable {
  private init() {}
}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator! = nil

/// A run loop, as a word for where something is to be told; everything is told on the main one.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
  private init() {}
}
/// The main thread's.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }
/// This thread's: the main one, where all that apps put off comes.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.main }

/// When a run loop listens.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// Core Foundation's word.
  public let rawValue: CFString
  /// By its word.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Usually.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// Usually, and while something is dragged.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The bundle's name in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
/// The bundle's identifier in its `Info.plist`.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The build's number in the bundle's `Info.plist`.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The program's name in the bundle's `Info.plist`.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The language texts were first written in, in the bundle's `Info.plist`.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The languages there are texts in, in the bundle's `Info.plist`.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

extension RunLoop.Mode {
  /// While something is dragged or scrolled.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nothing, as an object.
public let kCFNull: NSNull! = NSNull()
