// UIKit's names for the value types that live on the floors below.
@_exported import Foundation
import Orientation

/// How the device is held (R-ENUM-01).
public typealias UIDeviceOrientation = DeviceOrientation
/// How an interface is drawn (R-ENUM-02).
public typealias UIInterfaceOrientation = InterfaceOrientation
/// A set of interface orientations (R-ENUM-03).
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
