// What others would ask of a device that offers something: nobody does, for there is no radio.
import Foundation
import SwivelUI

/// Another device that listens: none does.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// How many bytes it is told at once.
  open var maximumUpdateValueLength: Int { 0 }
  override init() { super.init() }
}

/// What went wrong between two devices.
public struct CBATTError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are the attribute protocol's.
  public enum Code: Int, Sendable {
    /// Nothing.
    case success = 0
    /// There is no such thing.
    case invalidHandle = 1
    /// It is not read.
    case readNotPermitted = 2
    /// It is not written.
    case writeNotPermitted = 3
    /// It was said wrongly.
    case invalidPdu = 4
    /// Nobody knows who asks.
    case insufficientAuthentication = 5
    /// It cannot be asked for.
    case requestNotSupported = 6
    /// It is not so long.
    case invalidOffset = 7
    /// Who asks may not.
    case insufficientAuthorization = 8
    /// Too much waits.
    case prepareQueueFull = 9
    /// There is nothing of that name.
    case attributeNotFound = 10
    /// It is not so long at once.
    case attributeNotLong = 11
    /// The key is too short.
    case insufficientEncryptionKeySize = 12
    /// It is too long.
    case invalidAttributeValueLength = 13
    /// Nobody knows.
    case unlikelyError = 14
    /// Others would read it.
    case insufficientEncryption = 15
    /// It cannot be a group.
    case unsupportedGroupType = 16
    /// There is no room.
    case insufficientResources = 17
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Core Bluetooth's domain.
  public static var errorDomain: String { "CBATTErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// Something another device asks: none does.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// Who.
  public let central = CBCentral()
  /// Of what.
  public let characteristic: CBCharacteristic
  /// From which byte on.
  public let offset = 0
  /// What it is, or is to be.
  open var value: Data?
  init(_ characteristic: CBCharacteristic) { self.characteristic = characteristic }
}

extension CBPeripheralManager {
  /// Answers: nobody asked.
  public func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
}

/// Hears of others.
@preconcurrency @MainActor public protocol CBPeripheralManagerDelegate: OptionalMethods {
  /// Whether there is a radio is another.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// It says that it is here.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// It offers something.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Another device wants to hear of something.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  /// It no longer does.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Another device wants to read.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Another device wants to write.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// More can be told.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}
extension CBPeripheralManagerDelegate {
  /// Nothing.
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  /// Nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
  /// Nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  /// Nothing.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  /// Nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  /// Nothing.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  /// Nothing.
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
