// Who speaks over a network that is not there, what waits and how it ends; files of what is handed on.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct ConnectionTests {
  private final class Notes: @unchecked Sendable {
    var heard: [String] = []
  }

  /// NWConnection.State: setup, preparing, and waiting where there is no way; cancelled is the last. What was to be sent or to come is told
  /// so (ECANCELED, 125 on Linux).
  @Test func aConnectionWaits() throws {
    let (stage, notes) = (try Stage(), Notes())
    let connection = NWConnection(host: "swivel.example", port: 80, using: .tcp)
    #expect(connection.state == .setup && connection.endpoint == .hostPort(host: "swivel.example", port: .http))
    stage.act { _ in
      connection.stateUpdateHandler = { state in
        switch state {
        case .waiting(let error): notes.heard.append("waiting \(error == .posix(.ENETDOWN))")
        case .preparing: notes.heard.append("preparing")
        case .cancelled: notes.heard.append("cancelled")
        case .setup, .ready, .failed: notes.heard.append("?")
        }
      }
      connection.start(queue: .main)
      connection.send(content: Data([1]), completion: .contentProcessed { notes.heard.append("sent \($0 == nil)") })
      connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, error in
        notes.heard.append("came \(data == nil) \(error == .posix(.ECANCELED))")
      }
    }
    #expect(notes.heard == ["preparing", "waiting true"])
    stage.act { _ in connection.cancel() }
    stage.act { _ in connection.cancel() }
    #expect(notes.heard == ["preparing", "waiting true", "sent false", "came true true", "cancelled"])
  }

  /// NWListener and NWBrowser wait in the same way.
  @Test func nobodyIsHeard() throws {
    let (stage, notes) = (try Stage(), Notes())
    let listener = try NWListener(using: .udp, on: 9)
    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
    stage.act { _ in
      listener.stateUpdateHandler = { notes.heard.append("listener \($0 == .waiting(.posix(.ENETDOWN)))") }
      browser.stateUpdateHandler = { notes.heard.append("browser \($0 == .waiting(.posix(.ENETDOWN)))") }
      listener.start(queue: .main)
      browser.start(queue: .main)
    }
    #expect(notes.heard == ["listener true", "browser true"])
    stage.act { _ in listener.cancel() }
    #expect(listener.state == .cancelled)
  }

  /// NWEndpoint.Port: numbers of 16 bits, and services by their names.
  @Test(arguments: [("443", 443), ("https", 443), ("65536", nil), ("nothing", nil)] as [(String, UInt16?)])
  func ports(text: String, number: UInt16?) { #expect(NWEndpoint.Port(text)?.rawValue == number) }

  /// loadFileRepresentation: a file that is there while the handler runs, and not afterwards; loadInPlaceFileRepresentation: the file
  /// itself, where one is handed on.
  @Test func bytesBecomeAFile() throws {
    let stage = try Stage()
    var (place, text, name): (URL?, String?, String?) = (nil, nil, nil)
    stage.act { _ in
      let provider = NSItemProvider()
      provider.suggestedName = "note"
      provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { tell in
        tell(Data("words".utf8), nil)
        return nil
      }
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
        (place, name) = (url, url?.lastPathComponent)
        text = url.flatMap { FileManager.default.contents(atPath: $0.path) }.map { String(decoding: $0, as: UTF8.self) }
      }
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
        #expect(url == nil && error != nil)
      }
    }
    #expect(text == "words" && name == "note.txt")
    #expect(!FileManager.default.fileExists(atPath: try #require(place).path))
  }

  /// Of a file that is handed on the copy has its name, and the file itself is where it was.
  @Test func aFileIsHandedOn() throws {
    let stage = try Stage()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.txt")
    try Data("words".utf8).write(to: file)
    var heard: [String] = []
    stage.act { _ in
      let provider = NSItemProvider(contentsOf: file)
      provider?.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
        heard.append("\(url?.lastPathComponent ?? "-") \(url == file)")
      }
      provider?.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
        heard.append("\(url?.lastPathComponent ?? "-") \(url == file) \(isInPlace)")
      }
    }
    #expect(heard == ["a.txt false", "a.txt true true"])
    try FileManager.default.removeItem(at: folder)
  }
}
