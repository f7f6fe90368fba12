// What a page may ask for: lines of scripts, readings to hold, and all that is neither.
import Orientation
import Testing
import Vocabulary

@testable import WebMonitor

@Suite struct WebOrderTests {
  @Test(
    arguments: [
      (
        #"{"record":"input","event":"tap","window":1,"target":"add \"x\""}"#,
        .command(.tap(window: 1, target: #"add "x""#))
      ),
      (#"{"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}"#, .rotate(.landscapeLeft)),
      (#"{"record":"input","event":"rotationLock","locked":true}"#, .lock(true)),
      (#"{"record":"input","event":"arrange","arrangement":"half"}"#, .command(.arrange(.half))),
      (
        #"{"record":"input","event":"window","order":"divider","x":400,"steps":8}"#,
        .command(.window(.divider(at: 400, steps: 8)))
      ), (#"{"hold":[0,-1,0.25]}"#, .hold(x: 0, y: -1, z: 0.25)),
      (#"{"inspect":[2,0,1]}"#, .inspect(window: 2, path: [0, 1])),
      (#"{"inspect":[1]}"#, .inspect(window: 1, path: [])),
    ] as [(String, WebOrder)])
  func orders(text: String, order: WebOrder) throws { #expect(try WebOrder(text) == order) }

  /// What is no order, and a part of what is said of it.
  @Test(arguments: [
    ("", "expected an input"), ("nonsense", "order:2"), ("{}", "order:2"),
    (#"{"record":"expect","window":1,"reason":"mask"}"#, "expected an input"),
    (#"{"record":"input","event":"explode"}"#, "explode"), (#"{"record":"input","event":"tick"}"#, "tick"),
    (#"{"hold":[0,0]}"#, "three numbers"), (#"{"hold":[0,0,17]}"#, "±16.0 g"), (#"{"hold":["a",0,0]}"#, "[x,y,z]"),
    (#"{"hold":[1e999,0,0]}"#, "[x,y,z]"),
    (#"{"inspect":[]}"#, "[window,index,…]"), (#"{"inspect":"all"}"#, "[window,index,…]"), ("{}\n{}", "one line"),
    (String(repeating: " ", count: 4097), "4096 bytes"),
  ])
  func noOrders(text: String, words: String) {
    let error = #expect(throws: WebMonitorError.self) { _ = try WebOrder(text) }
    #expect("\(error as Any)".contains(words), "\(error as Any)")
  }

  /// The limit is what the error says: 4096 bytes are one order, and one more is none.
  @Test func anOrderOfTheGreatestLength() throws {
    let empty = #"{"record":"input","event":"tap","window":1,"target":""}"#
    let name = String(repeating: "n", count: 4096 - empty.utf8.count)
    let longest = #"{"record":"input","event":"tap","window":1,"target":"\#(name)"}"#
    #expect(try WebOrder(longest) == .command(.tap(window: 1, target: name)))
    #expect(throws: WebMonitorError.self) { _ = try WebOrder(longest + " ") }
  }
}
