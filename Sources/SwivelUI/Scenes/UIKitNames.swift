// UIKit's names for the value types that live on the floors below.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
import Orientation

/// How the device is held (R-ENUM-01).
public typealias UIDeviceOrientation = DeviceOrientation
/// How an interface is drawn (R-ENUM-02).
public typealias UIInterfaceOrientation = InterfaceOrientation
/// A set of interface orientations (R-ENUM-03).
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// Objective-C's integer.
public typealias NSInteger = Int
/// Objective-C's integer without a sign, which Swift takes for one with.
public typealias NSUInteger = Int
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
