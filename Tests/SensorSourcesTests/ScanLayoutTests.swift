// The bytes of buffered scans, laid out by the kernel's rules.
import SensorSources
import Testing

@Suite("IIO scans")
struct ScanLayoutTests {
  private static func element(_ text: String) throws -> ScanElement { try ScanElement(text, place: "t") }

  /// A scan of one element three times, bytes of the first axis given.
  private static let values: [(type: String, bytes: [UInt8], value: Double)] = [
    ("le:s16/16>>0", [0x00, 0x04], 1024), ("le:s16/16>>0", [0x00, 0xfc], -1024), ("be:s16/16>>0", [0xfc, 0x00], -1024),
    // 12 bits at the top of 16, as many Bosch and ST chips send.
    ("le:s12/16>>4", [0x00, 0x40], 1024), ("le:s12/16>>4", [0x0f, 0xc0], -1024), ("be:s14/16>>2\n", [0xff, 0xfc], -1),
    ("le:s32/32>>0", [0xff, 0xff, 0xff, 0xff], -1), ("le:u8/8>>0", [0xff], 255), ("le:s8/8", [0xff], -1),
    ("le:s24/32>>8", [0xaa, 0x01, 0x00, 0x80], -8_388_607),
  ]

  @Test("sign, width, byte order and shift of a value", arguments: values)
  func value(type: String, bytes: [UInt8], value: Double) throws {
    let element = try Self.element(type)
    let layout = ScanLayout(axes: [(0, element), (1, element), (2, element)], time: nil)
    #expect(layout.size == 3 * bytes.count)
    #expect(layout.decode((bytes + bytes + bytes)[...]).counts == SIMD3(value, value, value))
  }

  @Test("a time stamp of 64 bits stands at a multiple of 8 bytes: 6 of axes, 2 of nothing, 8 of time")
  func padding() throws {
    let axis = try Self.element("le:s16/16>>0")
    let layout = ScanLayout(axes: [(0, axis), (1, axis), (2, axis)], time: (3, try Self.element("le:s64/64>>0")))
    #expect(layout.size == 16)
    let scan: [UInt8] = [1, 0, 2, 0, 3, 0, 0xee, 0xee, 0x00, 0xca, 0x9a, 0x3b, 0, 0, 0, 0]
    let (counts, time) = layout.decode(scan[...])
    #expect(counts == SIMD3(1, 2, 3))
    #expect(time == 1_000_000_000)
  }

  @Test("the order is that of the indices, not of the axes")
  func order() throws {
    let axis = try Self.element("le:s16/16>>0")
    let layout = ScanLayout(axes: [(2, axis), (0, axis), (1, axis)], time: nil)
    #expect(layout.decode([1, 0, 2, 0, 3, 0]).counts == SIMD3(3, 1, 2))
  }

  @Test(
    "a type that is none is refused",
    arguments: [
      "", "le", "s16/16>>0", "xe:s16/16>>0", "le:f32/32>>0", "le:s16/16X3>>0", "le:s17/16>>0", "le:s16/12>>0",
      "le:s16/16>>16", "le:s12/16>>5", "le:s0/16>>0", "le:s-1/16", "le:s16/16>>a", "le:s16/16>>0>>1", "le:s16",
    ])
  func noType(text: String) {
    #expect(throws: SensorSourceError.self) { try Self.element(text) }
  }
}
