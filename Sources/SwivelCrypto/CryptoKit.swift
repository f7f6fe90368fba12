// What adopted apps get for `import CryptoKit`: Swift Crypto, which has its names and does what it does, without a Secure Enclave.
@_exported import Crypto

/// Where keys never leave the processor: this device has no such place, and says so as Xcode's older simulators do.
public enum SecureEnclave {
  /// Whether there is one.
  public static var isAvailable: Bool { false }
}
