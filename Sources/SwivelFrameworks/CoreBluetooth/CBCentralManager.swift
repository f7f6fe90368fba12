// Things in reach of a radio: the device has none, and says so, as Xcode's simulator does.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwivelUI

/// Whether there is a radio; raw values are Core Bluetooth's.
public enum CBManagerState: Int, Sendable {
  /// Not yet known.
  case unknown = 0
  /// It begins anew.
  case resetting = 1
  /// There is none.
  case unsupported = 2
  /// The app may not.
  case unauthorized = 3
  /// It is off.
  case poweredOff = 4
  /// It is on.
  case poweredOn = 5
}
/// The name before iOS 10.
public typealias CBCentralManagerState = CBManagerState
/// The name before iOS 10.
public typealias CBPeripheralManagerState = CBManagerState

/// Whether an app may; raw values are Core Bluetooth's.
public enum CBManagerAuthorization: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case allowedAlways = 3
}

/// A name of a service or of what it has.
open class CBUUID: NSObject, @unchecked Sendable {
  /// As it is written.
  public let uuidString: String
  /// Two, four or sixteen bytes in hexadecimal.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// One of Foundation's.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  /// One in bytes.
  public convenience init(data theData: Data) {
    let digits = theData.map { String(format: "%02X", $0) }
    guard digits.count == 16 else {
      self.init(string: digits.joined())
      return
    }
    let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    self.init(string: parts.joined(separator: "-"))
  }
  /// Its bytes.
  open var data: Data {
    let digits = Array(uuidString.filter { $0 != "-" })
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }
  /// Two are the same whose names are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  /// By the name.
  open override var hash: Int { uuidString.utf8.reduce(5381) { $0 &* 33 &+ Int($1) } }
  /// As it is written.
  open override var description: String { uuidString }
}

/// Something a service has.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}
/// What a thing can do.
open class CBService: CBAttribute, @unchecked Sendable {
  /// Whether it is what the thing is for.
  open internal(set) var isPrimary = true
  /// What it has.
  open var characteristics: [CBCharacteristic]?
  /// Services it has in it.
  open var includedServices: [CBService]?
  /// The thing.
  open internal(set) weak var peripheral: CBPeripheral?
}
/// A service of an app's own.
open class CBMutableService: CBService, @unchecked Sendable {
  /// By its name.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(UUID)
    self.isPrimary = isPrimary
  }
}
/// What can be done with something a service has.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// Core Bluetooth's number.
  public let rawValue: UInt
  /// By its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Told to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// Read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// Written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// Written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Heard of.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// Heard of, with an answer.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}
/// Who may do it.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// Core Bluetooth's number.
  public let rawValue: UInt
  /// By its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can be read.
  public static let readable = CBAttributePermissions(rawValue: 1)
  /// It can be written.
  public static let writeable = CBAttributePermissions(rawValue: 2)
}
/// Whether an answer is wanted; raw values are Core Bluetooth's.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// It is.
  case withResponse = 0
  /// It is not.
  case withoutResponse = 1
}
/// Something a service has.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// What can be done with it.
  open var properties: CBCharacteristicProperties = []
  /// What it is.
  open var value: Data?
  /// What is said of it.
  open var descriptors: [CBDescriptor]?
  /// Whether one hears of it.
  open internal(set) var isNotifying = false
  /// The service.
  open internal(set) weak var service: CBService?
}
/// Something a service of an app's own has.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// Who may.
  open var permissions: CBAttributePermissions
  /// By its name.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID)
    (self.properties, self.value) = (properties, value)
  }
}
/// What is said of something.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// What.
  open var value: Any?
}

/// Whether a thing is listened to; raw values are Core Bluetooth's.
public enum CBPeripheralState: Int, Sendable {
  /// It is not.
  case disconnected = 0
  /// Not yet.
  case connecting = 1
  /// It is.
  case connected = 2
  /// No longer.
  case disconnecting = 3
}
/// A thing or another device.
open class CBPeer: NSObject, @unchecked Sendable {
  /// Its name on this device.
  public let identifier = numberedUUID()
}
/// A thing in reach: none is, so that no app gets one.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// What it is called.
  open var name: String? { nil }
  /// Whether it is listened to.
  open var state: CBPeripheralState { .disconnected }
  /// What it can do.
  open var services: [CBService]? { nil }
  /// Hears of it.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// Whether it can take more.
  open var canSendWriteWithoutResponse: Bool { false }
  override init() { super.init() }
  /// Asks what it can do.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks what a service has.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks what is said of something.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Asks what it is.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Says what it is to be.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Hears of it from now on, or no longer.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// How many bytes it takes at once.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  /// Asks how near it is.
  open func readRSSI() {}
}

/// Hears of a thing: nobody here does.
@preconcurrency @MainActor public protocol CBPeripheralDelegate: OptionalMethods {}

/// What went wrong.
public struct CBError: Error, CustomNSError, Sendable, Hashable {
  /// The kinds; numbers are Core Bluetooth's.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It did not answer in time.
    case connectionTimeout = 6
    /// It went away.
    case peripheralDisconnected = 7
    /// It could not be listened to.
    case connectionFailed = 10
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Core Bluetooth's domain.
  public static var errorDomain: String { "CBErrorDomain" }
  /// The kind's number.
  public var errorCode: Int { code.rawValue }
}

/// Core Bluetooth's word.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Core Bluetooth's word.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// Core Bluetooth's word.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Core Bluetooth's word.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// Core Bluetooth's word.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// Core Bluetooth's word.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Core Bluetooth's word.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// Core Bluetooth's word.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// Core Bluetooth's word.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// Core Bluetooth's word.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"

/// Who looks for things, or is one.
@preconcurrency @MainActor open class CBManager: NSObject {
  /// Whether there is a radio: once that was told, there is none.
  open fileprivate(set) var state = CBManagerState.unknown
  /// Whether the app may.
  public nonisolated static var authorization: CBManagerAuthorization { .allowedAlways }
  /// The same of one.
  open var authorization: CBManagerAuthorization { .allowedAlways }
  override init() { super.init() }

  /// Tells in the next turn of the main queue, unless nobody keeps it until then.
  fileprivate func tellOfNoRadio(_ tell: @escaping @MainActor () -> Void) {
    later { [weak self] in
      MainActor.assumeIsolated {
        self?.state = .unsupported
        tell()
      }
    }
  }
}

/// Looks for things (developer.apple.com/documentation/corebluetooth/cbcentralmanager).
@preconcurrency @MainActor open class CBCentralManager: CBManager {
  /// Hears of them.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks.
  open var isScanning: Bool { false }

  /// One that tells, in the main queue whatever the queue, that there is no radio.
  public init(
    delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    tellOfNoRadio { [weak self] in self.map { $0.delegate?.centralManagerDidUpdateState($0) } }
  }
  /// Looks for things: Core Bluetooth logs that it may only be asked when it is on, and does nothing.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// No longer.
  open func stopScan() {}
  /// Listens to one.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// No longer.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Those that were listened to before.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Those that others listen to.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Hears of things.
@preconcurrency @MainActor public protocol CBCentralManagerDelegate: OptionalMethods {
  /// Whether there is a radio is another.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// Is a thing others can look for (developer.apple.com/documentation/corebluetooth/cbperipheralmanager).
@preconcurrency @MainActor open class CBPeripheralManager: CBManager {
  /// Hears of others.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether it says that it is here.
  open var isAdvertising: Bool { false }
  /// One that tells, in the main queue whatever the queue, that there is no radio.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    tellOfNoRadio { [weak self] in self.map { $0.delegate?.peripheralManagerDidUpdateState($0) } }
  }
  /// Says that it is here: there is no radio.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// No longer.
  open func stopAdvertising() {}
  /// One service more.
  open func add(_ service: CBMutableService) {}
  /// One less.
  open func remove(_ service: CBMutableService) {}
  /// None any more.
  open func removeAllServices() {}
  /// Tells those who hear of something: nobody does.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}
