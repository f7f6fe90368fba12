// What `swivel` prints where it asks a terminal for its width: the program itself, on a pseudoterminal of so many columns, for in a test's own
// process standard output belongs to all tests.
import Foundation
import Launcher
import Testing

@Suite(.serialized)
struct TerminalWidthTests {
  /// The lines a command prints on a terminal of so many columns.
  private func lines(_ words: [String], columns: UInt16) throws -> [String] {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(master >= 0)
    defer { close(master) }
    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2), which are macros no Swift sees.
    var (lock, number) = (Int32(0), Int32(0))
    try #require(ioctl(master, UInt(0x4004_5431), &lock) == 0 && ioctl(master, UInt(0x8004_5430), &number) == 0)
    var size = winsize(ws_row: 50, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Installation.program("swivel"))
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    try process.run()
    close(slave)
    // It ends with EIO once nobody has the other side any more.
    var (printed, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      printed += buffer[..<count]
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Two drawings stand beside each other where the terminal has room for both, and below each other where it has not: the titles of an
  /// iPad Air 2's two screens have 37 and 38 characters.
  @Test(arguments: [(60, false), (120, true), (200, true)])
  func drawingsStandBesideEachOtherWhereThereIsRoom(columns: Int, isBeside: Bool) throws {
    let lines = try lines(["devices", "show", "ipad-air-2", "--era", "9"], columns: UInt16(columns))
    #expect(lines.contains { $0.contains("768×1024") && $0.contains("1024×768") } == isBeside)
    let drawn = lines.filter { $0.hasPrefix("  +-") || $0.hasPrefix("  |") }
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0.count <= columns })
  }
}
