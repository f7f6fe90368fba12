// The bytes of a buffered IIO scan: where each axis stands, how wide it is and which way round.
import Orientation

/// One element of a scan, as `scan_elements/*_type` writes it: `[be|le]:[s|u]bits/storagebits[>>shift]`.
public struct ScanElement: Sendable, Hashable {
  /// Whether the most significant byte comes first.
  public let isBigEndian: Bool
  /// Whether the value is in two's complement.
  public let isSigned: Bool
  /// Bits of the value itself, at most those of the storage.
  public let bits: Int
  /// Bytes it takes.
  public let storage: Int
  /// By how many bits the value stands to the left in its storage.
  public let shift: Int

  /// `place` stands for where it was found. Elements that repeat (`X3`) are no axis.
  public init(_ text: String, place: String) throws(SensorSourceError) {
    let error = SensorSourceError.badAttribute(
      place: place, expected: "a type such as le:s16/16>>0", actual: "'\(text.trimmed)'")
    let parts = text.trimmed.split(separator: ":")
    guard parts.count == 2, parts[0] == "le" || parts[0] == "be", let sign = parts[1].first, "su".contains(sign) else {
      throw error
    }
    let sizes = parts[1].dropFirst().split(separator: "/")
    guard sizes.count == 2, let bits = Int(sizes[0]) else { throw error }
    let tail = sizes[1].split(separator: ">", omittingEmptySubsequences: true)
    guard let width = tail.first.flatMap({ Int($0) }), tail.count <= 2 else { throw error }
    let shift = tail.count == 2 ? Int(tail[1]) : 0
    guard let shift, [8, 16, 32, 64].contains(width), (1...width).contains(bits), (0..<width).contains(shift),
      bits + shift <= width
    else { throw error }
    isBigEndian = parts[0] == "be"
    isSigned = sign == "s"
    self.bits = bits
    storage = width / 8
    self.shift = shift
  }

  /// The value in `bytes`, exactly `storage` of them.
  func value(_ bytes: ArraySlice<UInt8>) -> Int64 {
    var raw: UInt64 = 0
    if isBigEndian {
      for byte in bytes { raw = raw << 8 | UInt64(byte) }
    } else {
      for byte in bytes.reversed() { raw = raw << 8 | UInt64(byte) }
    }
    raw >>= UInt64(shift)
    let unused = UInt64(64 - bits)
    return isSigned ? Int64(bitPattern: raw << unused) >> Int64(unused) : Int64(bitPattern: (raw << unused) >> unused)
  }
}

/// A scan of three axes and, where there is one, a time stamp.
public struct ScanLayout: Sendable, Hashable {
  private struct Place: Hashable {
    var element: ScanElement
    var start: Int
  }

  private let places: [Place]
  private let time: Place?
  /// Bytes of a scan.
  public let size: Int

  /// The elements that are switched on, each with its index: x, y and z, and perhaps the time stamp. Each stands at the
  /// next multiple of its own size, in order of index; a scan is padded to its widest element (kernel, iio buffers).
  public init(axes: [(index: Int, element: ScanElement)], time: (index: Int, element: ScanElement)?) {
    precondition(axes.count == 3, "an accelerometer has three axes")
    var all = axes.enumerated().map { (index: $1.index, axis: $0, element: $1.element) }
    if let time { all.append((time.index, 3, time.element)) }
    var starts = [0, 0, 0, 0]
    var position = 0
    var widest = 1
    for (_, axis, element) in all.sorted(by: { $0.index < $1.index }) {
      position = (position + element.storage - 1) / element.storage * element.storage
      starts[axis] = position
      position += element.storage
      widest = max(widest, element.storage)
    }
    places = axes.enumerated().map { Place(element: $1.element, start: starts[$0]) }
    self.time = time.map { Place(element: $0.element, start: starts[3]) }
    size = (position + widest - 1) / widest * widest
  }

  /// The counts of x, y, z and the time stamp in nanoseconds of one scan, exactly `size` bytes.
  public func decode(_ scan: ArraySlice<UInt8>) -> (counts: SIMD3<Double>, nanoseconds: Int64?) {
    precondition(scan.count == size, "a scan has \(size) bytes")
    func value(_ place: Place) -> Int64 {
      let start = scan.startIndex + place.start
      return place.element.value(scan[start..<start + place.element.storage])
    }
    let counts = places.map { Double(value($0)) }
    return (SIMD3(counts[0], counts[1], counts[2]), time.map(value))
  }
}

/// The text of one `in_accel_*_raw`.
public enum RawCount {
  /// The whole number in `bytes`, which the kernel ends with a line feed: without one the text is torn. nil for torn or
  /// other text.
  public static func read(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.last == UInt8(ascii: "\n") else { return nil }
    return Int32(String(decoding: bytes, as: UTF8.self).trimmed).map(Double.init)
  }
}
