// Which device a test runs on: one of the catalogue, or one of a size.
import Configuration
import DeviceCatalog
import Emulator
import Foundation

/// A device of the catalogue by its identifier, or a device of any size.
public struct TestModel: Sendable, Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
  private enum Kind: Sendable, Equatable {
    case catalogue(String)
    case made(DeviceProfile)
  }

  private let kind: Kind

  /// A device of the catalogue, such as `"ipad-air-2"`; `swivel devices` lists them.
  public init(stringLiteral id: String) { kind = .catalogue(id) }

  /// A device of the catalogue.
  public static func catalogue(_ id: String) -> TestModel { TestModel(stringLiteral: id) }

  /// A phone of this size in points, upright. Without a home button it has a notch, and never turns upside down.
  public static func phone(width: Double, height: Double, homeButton: Bool = true, scale: Int = 2) -> TestModel {
    TestModel(
      made: DeviceProfile(
        id: "phone", name: "phone", idiom: .phone, portraitWidth: width, portraitHeight: height, scale: scale,
        cornerStyle: homeButton ? .homeButton : .faceIDNotch, supportsUpsideDown: homeButton, launchEra: Era(3),
        lastMajorVersion: 99, supportsSplitView: false, source: "a test"))
  }

  /// An iPad of this size in points, upright.
  public static func pad(
    width: Double, height: Double, homeButton: Bool = true, splitView: Bool = true, scale: Int = 2
  ) -> TestModel {
    TestModel(
      made: DeviceProfile(
        id: "pad", name: "pad", idiom: .pad, portraitWidth: width, portraitHeight: height, scale: scale,
        cornerStyle: homeButton ? .homeButton : .faceIDNoHome, supportsUpsideDown: true, launchEra: Era(3),
        lastMajorVersion: 99, supportsSplitView: splitView, source: "a test"))
  }

  private init(made profile: DeviceProfile) { kind = .made(profile) }

  /// The identifier, or kind and size: what a test's argument is told by.
  public var description: String {
    switch kind {
    case .catalogue(let id): id
    case .made(let profile): "\(profile.id) \(Int(profile.portraitWidth))×\(Int(profile.portraitHeight))"
    }
  }

  /// The configuration folder: `SWIVEL_CONFIG`, else that of the repository this was compiled from.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    if let named = environment["SWIVEL_CONFIG"], !named.isEmpty { return named }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "config").path
  }

  func profile() throws(TestDeviceError) -> DeviceProfile {
    switch kind {
    case .made(let profile): return profile
    case .catalogue(let id):
      let folder = ConfigurationFolder(path: Self.folder())
      let known: [String]
      do {
        // One file only: a test makes many devices.
        if let profile = try folder.device(id) { return profile }
        known = try folder.deviceIdentifiers()
      } catch { throw .catalogue("\(error)") }
      throw .unknownDevice(id: id, known: known)
    }
  }
}

/// Why a test's device cannot be made.
public enum TestDeviceError: Error, Equatable, CustomStringConvertible {
  /// Not `major` or `major.minor`.
  case badVersion(String)
  /// No day and time there is.
  case badDate(String)
  /// The catalogue cannot be read.
  case catalogue(String)
  /// The catalogue has no device of this identifier; `known` are those it has.
  case unknownDevice(id: String, known: [String])
  /// The device cannot run these apps, or not under this version.
  case emulator(EmulatorError)

  public var description: String {
    switch self {
    case .badDate(let text): "'\(text)' is no day and time; expected one such as 2024-02-29T21:05, or a day alone"
    case .badVersion(let text): "'\(text)' is no iOS version; expected major or major.minor, such as 18 or 16.1"
    case .catalogue(let text): text
    case .unknownDevice(let id, let known): "no device '\(id)'; there are \(known.joined(separator: ", "))"
    case .emulator(let error): "\(error)"
    }
  }
}
