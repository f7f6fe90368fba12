// A fixed hash of a snapshot, the same on every run and machine, by which replays are compared.
import Foundation
import Orientation

/// FNV-1a, 64 bits, over a canonical encoding: fields in the order of their declaration, integers as eight bytes little
/// endian, texts as their length and UTF-8, lists as their count and elements, lengths in 1/64 pt.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
  /// Geometry is rounded to so many parts of a point, so that the last bits of a quotient do not tell runs apart.
  private static let partsOfPoint = 64.0

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* Self.prime }

  mutating func add(_ number: Int) {
    var bits = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 as UInt8 : 0) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ length: CGFloat) {
    let parts = (Double(length) * Self.partsOfPoint).rounded()
    // A guest can set any frame; what no integer can hold is told apart by its bit pattern.
    add(Int(exactly: parts) ?? Int(truncatingIfNeeded: parts.bitPattern))
  }

  mutating func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin.x)
    add(rect.origin.y)
    add(rect.size)
  }
}

extension DeviceSnapshot {
  /// FNV-1a over the canonical encoding of the whole snapshot.
  public var fingerprint: UInt64 {
    var hash = Fingerprint()
    hash.add(device)
    hash.add(era)
    hash.add(deviceOrientation.rawValue)
    hash.add(screenOrientation.rawValue)
    hash.add(screenSize)
    hash.add(isRotationLocked)
    hash.add(windows.count)
    for window in windows { window.add(to: &hash) }
    return hash.value
  }
}

extension WindowSnapshot {
  func add(to hash: inout Fingerprint) {
    hash.add(id)
    hash.add(app)
    hash.add(isForeground)
    hash.add(frame)
    hash.add(horizontal.rawValue)
    hash.add(vertical.rawValue)
    hash.add(interface.rawValue)
    hash.add(reason.rawValue)
    hash.add(explanation)
    hash.add(navigationStack.count)
    for name in navigationStack { hash.add(name) }
    hash.add(visibleController)
    root.add(to: &hash)
    hash.add(placement.rawValue)
    hash.add(layer)
    hash.add(isFocused)
  }
}

extension ViewSnapshot {
  func add(to hash: inout Fingerprint) {
    hash.add(className)
    hash.add(frame)
    hash.add(isHidden)
    hash.add(text)
    hash.add(identifier)
    hash.add(isTappable)
    hash.add(subviews.count)
    for view in subviews { view.add(to: &hash) }
  }
}
