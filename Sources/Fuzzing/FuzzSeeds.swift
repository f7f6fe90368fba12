// What mutations begin with: small well-formed inputs of every kind, written here, and files that were kept.
import DocumentSeeds
import EventLog
import Foundation
import Orientation
import Picture
import Vocabulary
import Wire

extension FuzzTarget {
  /// Well-formed inputs, at least one.
  public var seeds: [[UInt8]] {
    switch self {
    case .wire: Self.wireSeeds
    case .log: Self.logSeeds
    case .script: Self.scriptSeeds.map { Array($0.utf8) }
    case .trace: Self.traceSeeds.map { Array($0.utf8) }
    case .configuration: ["device: ipad-air-2\nera: 18\napps: [Alternates, BaseController]\n"].map { Array($0.utf8) }
    case .document: SeedDocuments.all.map { Array($0.text.utf8) }
    case .strings: Self.stringsSeeds.map { Array($0.utf8) }
    case .picture: Self.pictureSeeds
    }
  }

  private static let events: [DeviceEvent] = [
    .tap(window: 1, target: "open-b"), .segue(window: 1, identifier: "about"), .push(window: 2, screen: "B"),
    .pop(window: 1), .present(window: 1, screen: "Movie"), .dismiss(window: 1), .pullDown(window: 1),
    .type(window: 1, Typing("a\nb", into: "name", deletes: 3)),
    .scroll(window: 2, target: "list", by: FingerWay(x: 0, y: 300)),
    .drag(window: 1, Drag("knob", from: FingerWay(x: -0.5, y: 2), by: FingerWay(x: 100, y: 0), seconds: 0.2)),
    .arrange(.full(window: 2)), .arrange(.half), .window(.open(app: "A")), .window(.close(window: 2)),
    .window(.split(first: 2, second: 1, .wide)), .window(.slideOver(window: 2, .left)), .window(.putAway),
    .window(.move(window: 1, x: 2.5, y: -7)),
    .window(.resize(window: 1, width: 400, height: 500.5, .topLeft, steps: 3)), .window(.tile(window: 1, .leftHalf)),
    .window(.divider(at: 512, steps: 4)), .window(.connect(DisplaySize(width: 1920, height: 1080, scale: 1))),
    .window(.transfer(window: 2, to: .external)), .window(.home), .system(.shake), .system(.memoryWarning),
    .system(.openURL("myapp://page/2")), .system(.shortcut("new")),
    .system(.notification("due", action: "later")),
  ]

  private static let outcome = LoggedOutcome(
    seq: 1, ending: .settled,
    windows: [
      WindowReport(
        id: 1, from: .portrait, interface: .landscapeRight, changed: true, origin: CGPoint(x: 0, y: 0),
        size: CGSize(width: 1024, height: 768), horizontal: .regular, vertical: .regular, reason: .rotated)
    ], fingerprint: 255, calls: 7)

  private static var wireSeeds: [[UInt8]] {
    let receipt = Receipt(
      seq: 1, cause: Cause(epoch: 7, n: 1), input: "tick", device: "ipad-air-2", ending: outcome.ending,
      windows: outcome.windows, fingerprint: outcome.fingerprint)
    let commands = events.compactMap { WireCommand($0, cause: Cause(epoch: 9, n: 1)) }
    let bodies: [WireEnvelope.OneOf_Body] =
      commands.map { .command($0) } + [
        .hello(WireHello()), .receipt(receipt.message), .holdOrientation(.with { $0.orientation = 3 }),
        .orientationChange(
          .with {
            $0.cause = Cause(epoch: 7, n: 1).message
            $0.orientation = 4
          }),
        .setRotationLock(.with { $0.locked = true }), .catchUp(.with { $0.after = Cause(epoch: 7, n: 1).message }),
      ]
    return bodies.map { WireEnvelope.bytes($0, request: 5, session: 77) }
  }

  private static var logSeeds: [[UInt8]] {
    var lines = [LogRecord.header(LogHeader(device: "ipad-air-2", era: "9", apps: ["Alternates"]))]
    var launch = outcome
    launch.seq = 0
    lines.append(.outcome(launch))
    let inputs =
      [.deviceOrientation(.landscapeLeft), .rotationLock(true), .contentSize(.small), .appearance(.dark), .tick]
      + events
    for (index, event) in inputs.enumerated() {
      let seq = UInt64(index) + 1
      lines.append(
        .input(LoggedInput(seq: seq, cause: Cause(epoch: 9, n: seq), input: DeviceInput(time: 1.5, event: event))))
      var outcome = outcome
      outcome.seq = seq
      lines.append(.outcome(outcome))
    }
    let short = lines[..<6].map { $0.line + "\n" }.joined()
    return [Array(lines.map { $0.line + "\n" }.joined().utf8), Array(short.utf8)]
  }

  private static let scriptSeeds = [
    """
    {"record":"header","device":"ipad-air-2","era":"9","apps":["Alternates"]}
    {"record":"expect","window":1,"interfaceOrientation":"portrait","calls":["1: viewDidLoad"]}
    {"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}
    {"record":"expect","ending":"settled","because":"R-POS-01","view":"label","text":"B","frame":[0,0,10,10]}
    # a remark
    {"record":"input","t":7.5,"event":"tap","window":1,"target":"open-b"}
    """
  ]

  private static let traceSeeds = [
    "t,x,y,z\n0,0,-1,0\n0.01,0.1,-0.99,0\n0.02,0.2,-0.98,0\n",
    "time;acc_x;acc_y;acc_z\n2026-01-01T00:00:00.000Z;0;9.81;0\n2026-01-01T00:00:00.010Z;0;9.8;0.1\n",
    "seconds_elapsed,z,y,x\n1e-2,0.5,-0.5,0.7\n2e-2,0.5,-0.5,0.7\n",
  ]

  /// A PNG of four pixels as it is written here, and ones by hand: of a palette with one that nothing is seen of, of grey, and one whose
  /// rows come in seven parts. Their pixels are stored as they are (deflate's blocks of kind 0), so that changes reach them.
  private static var pictureSeeds: [[UInt8]] {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 9, 9, 9, 255]
    var made = [
      png(kind: 3, depth: 2, [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [0])], rows: [0, 0x10, 0, 0x20]),
      png(kind: 0, depth: 8, [], rows: [1, 7, 200, 2, 30, 4]),
      png(
        kind: 6, depth: 8, isInterlaced: true, [],
        rows: [0, 1, 2, 3, 255, 0, 9, 9, 9, 9, 0] + Array(repeating: 5, count: 8)),
    ]
    do { made.append(try PixelImage(width: 2, height: 2, pixels: pixels).png()) } catch {
      preconditionFailure("\(error)")
    }
    return made
  }

  private static func png(
    kind: UInt8, depth: UInt8, isInterlaced: Bool = false, _ extra: [(String, [UInt8])], rows: [UInt8]
  ) -> [UInt8] {
    func four(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + bytes
      return four(UInt32(bytes.count)) + body + four(checksum(body))
    }
    let length = UInt8(rows.count)
    let stored = [0x78, 0x01, 0x01, length, 0, ~length, 0xFF] + rows + four(adler(rows))
    let head = four(2) + four(2) + [depth, kind, 0, 0, isInterlaced ? 1 : 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + part("IHDR", head)
      + extra.flatMap { part($0.0, $0.1) } + part("IDAT", stored) + part("IEND", [])
  }
  /// CRC-32 (ISO 3309), as PNG's parts end in.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
  }
  /// Adler-32 (RFC 1950), as zlib's data end in.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65521
      return (a, (sums.b + a) % 65521)
    }
    return sums.b << 16 | sums.a
  }

  private static let stringsSeeds = [
    "/* Class = \"UILabel\"; text = \"A\"; ObjectID = \"abc-12-XyZ\"; */\n\"abc-12-XyZ.text\" = \"Hallo \\\"Welt\\\"\";\n",
    "\"a.title\" = \"\\U00e9\\n\";\n// remark\n\"b.normalTitle\"=\"x\";",
  ]
}

/// Inputs that were kept in files, one file each.
public enum KeptCorpus {
  /// The files of `folder/<target>`, in order of name; nothing where there is no such folder.
  public static func inputs(of target: FuzzTarget, in folder: String) throws -> [[UInt8]] {
    let place = folder + "/" + target.rawValue
    guard FileManager.default.fileExists(atPath: place) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: place).filter { !$0.hasPrefix(".") }.sorted().map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: place + "/" + $0)))
    }
  }
}
