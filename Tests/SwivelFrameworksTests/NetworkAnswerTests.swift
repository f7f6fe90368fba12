// What URLSession answers comes to the app that asked, in the ways apps ask: of a port of this machine where nobody listens.
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelUI
import Testing

@MainActor struct NetworkAnswerTests {
  /// The first of the ports, TCPMUX, which no machine serves any more.
  private static let nobody = "http://127.0.0.1:1/list.json"

  /// URLSession, dataTask(with:completionHandler:): "if the request fails, the error object contains information". A refused
  /// connection is NSURLErrorCannotConnectToHost, −1004, at once: the input that asked ends with it.
  @Test func aCompletionHandlerTellsTheMainQueue() throws {
    let timed = try TimedDevice()
    let url = try #require(URL(string: Self.nobody))
    let outcome = timed.run { notes in
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        let code = (error as? URLError)?.code.rawValue
        DispatchQueue.main.async { notes("data \(data?.count ?? 0), error \(code ?? 0)") }
      }
      task.resume()
      notes("asked")
    }
    #expect(outcome.ending == .settled)
    #expect(timed.notes.all == ["asked", "data 0, error -1004"])
  }

  /// The same of URLSession.data(from:), which throws what went wrong.
  @Test func aTaskThatAwaitsGoesOn() throws {
    let timed = try TimedDevice()
    let url = try #require(URL(string: Self.nobody))
    let outcome = timed.run { notes in
      Task { @MainActor in
        do {
          _ = try await URLSession.shared.data(from: url)
        } catch {
          notes("error \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
      notes("asked")
    }
    #expect(outcome.ending == .settled)
    #expect(timed.notes.all == ["asked", "error -1004"])
  }

  /// Two questions of one input have both their answers, and the device's time stands still meanwhile.
  @Test func anAnswerTakesNoneOfTheDevicesTime() throws {
    let timed = try TimedDevice()
    let url = try #require(URL(string: Self.nobody))
    timed.run { notes in
      let start = Date()
      for name in ["first", "second"] {
        let task = URLSession.shared.dataTask(with: url) { _, _, _ in
          DispatchQueue.main.async { notes("\(name) after \(Date().timeIntervalSince(start)) s") }
        }
        task.resume()
      }
    }
    #expect(timed.notes.all.sorted() == ["first after 0.0 s", "second after 0.0 s"])
  }
}
