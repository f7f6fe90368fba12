// The page in a real browser, on a real instance: what it shows, and what a hand on it does.
import Foundation
import Launcher
import Testing

@Suite("The live page") struct WebMonitorTests {
  private static let driver = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("tools/drive-page").path

  /// The least distance from the device to the stage's edges, turned by every ten degrees and leant by every fifteen; it is held as before then.
  private static let leastRoom = """
    (was => { let least = Infinity; for (let turn = -180; turn < 180; turn += 10) for (let lean = -90; lean <= 90; lean += 15) { \
    const [r, l] = [turn * Math.PI / 180, lean * Math.PI / 180]; \
    tilt([Math.sin(r) * Math.cos(l), -Math.cos(r) * Math.cos(l), Math.sin(l)]); \
    const [d, s] = ['device', 'stage'].map(id => by(id).getBoundingClientRect()); \
    least = Math.min(least, d.left - s.left, s.right - d.right, d.top - s.top, s.bottom - d.bottom); } \
    tilt(was); return least; })(attitude)
    """

  /// The link that is printed once the page is served.
  private func link(_ monitor: Running) async throws -> String {
    while monitor.process.isRunning {
      if let line = try monitor.outputSoFar().split(separator: "\n").first { return String(line) }
      await Task.yield()
    }
    Issue.record("\(try monitor.finish())")
    return ""
  }

  /// Two apps share an iPad. The page shows both; a button turns the device, a click opens a screen and a drag does not,
  /// what is pointed at is told with its constraints, the slider goes through sizes that break and shows one,
  /// a drag of the divider makes a window wide, a drag beside the device lays it on its side, and what cannot be done is said.
  /// No error is in the browser's console. With `SWIVEL_PAGE_PICTURES` the last picture is kept there.
  @Test func aPageShowsAndActs() async throws {
    let sandbox = try Sandbox()
    let up = try sandbox.swivel(
      "up", "--detach", "--device", "ipad-air-2", "--era", "12", "--app", "Alternates", "--app", "Pages")
    #expect(up.status == 0, "\(up)")
    let monitor = try sandbox.start(["monitor", "--web"])
    defer { monitor.process.terminate() }
    let folder = ProcessInfo.processInfo.environment["SWIVEL_PAGE_PICTURES"] ?? sandbox.runtime
    let what = "document.querySelector('#what').textContent"
    let history = "document.querySelector('#history').textContent"
    let windows = "document.querySelector('#windows').textContent"
    let arrival = "window.kept = by('views'), hear({kind: 'monitor', sensor: 'live', host: 'live', device: state})"
    let stays = "hear({kind: 'motion', g: [0.3005, -0.9, 0.3]}), by('device').style.transform === window.was"
    let isKept = "document.contains(window.kept)"
    let steps: [String] = [
      #"{"go":"\#(try await link(monitor))"}"#, #"{"until":"document.querySelectorAll('#views div').length > 5"}"#,
      #"{"until":"document.querySelector('#picture').naturalWidth > 0"}"#, #"{"eval":"location.search"}"#,
      #"{"click":"[data-hold=landscapeLeft]"}"#, #"{"until":"\#(what).includes('shows landscapeRight')"}"#,
      #"{"until":"\#(windows).includes('507×768')"}"#, #"{"drag":[".divider",160,0]}"#,
      #"{"until":"\#(windows).includes('694×768')"}"#,
      // A finger that goes on is a drag and no tap; keys nobody waits for are refused.
      ##"{"drag":["#views [data-name=open-b]",0,-200]}"##, #"{"until":"\#(history).includes('drag (')"}"#,
      #"{"eval":"document.querySelector('[data-name=back]') === null"}"#, ##"{"click":"#keys"}"##, #"{"key":"x"}"#,
      #"{"key":"Enter"}"#,
      #"{"until":"document.querySelector('#refusal').textContent.includes('nothing is being edited')"}"#,
      ##"{"click":"#views [data-name=open-b]"}"##, #"{"until":"document.querySelector('[data-name=back]')"}"#,
      #"{"click":"[data-hold=portrait]"}"#, #"{"until":"\#(what).includes('shows portrait')"}"#,
      #"{"key":"r"}"#, #"{"until":"\#(what).includes('held landscapeRight')"}"#,
      ##"{"click":"#pull"}"##,
      #"{"until":"document.querySelector('#refusal').textContent.includes('nothing is presented')"}"#,
      #"{"eval":"document.querySelectorAll('#history li').length > 3"}"#,
      #"{"eval":"fetch('/session.swivel').then(a => a.text()).then(t => t.includes('open-b'))"}"#,
      #"{"eval":"fetch('/session.swift').then(a => a.text()).then(t => t.includes('tap(\\\"open-b\\\")'))"}"#,
      // What a finger is on stays where it is, whatever arrives; the page is drawn anew when it lets go.
      #"{"eval":"by('views').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true})), \#(arrival), \#(isKept)"}"#,
      #"{"eval":"document.dispatchEvent(new PointerEvent('pointerup')), true"}"#, #"{"until":"!(\#(isKept))"}"#,
      // One flat layer, which a change nobody sees leaves as it is.
      #"{"eval":"getComputedStyle(by('device')).transformStyle === 'flat' && by('device').style.transform.includes('rotate3d')"}"#,
      #"{"eval":"hear({kind: 'motion', g: [0.3, -0.9, 0.3]}), window.was = by('device').style.transform, \#(stays)"}"#,
      #"{"eval":"hear({kind: 'motion', g: [0.4, -0.8, 0.3]}), by('device').style.transform !== window.was"}"#,
      // However it is held, each corner is seen.
      #"{"eval":"(\#(Self.leastRoom)) > 0"}"#,
      ##"{"point":"#views [data-name=again]"}"##,
      #"{"until":"document.querySelector('#view').textContent.includes('#again')"}"#,
      #"{"eval":"!document.querySelector('#view').textContent.includes('none stand')"}"#,
      // To the Home Screen, and both windows come back.
      ##"{"click":"#home"}"##, #"{"until":"document.querySelectorAll('#windows tr.behind').length === 2"}"#,
      ##"{"click":"#home"}"##, #"{"until":"document.querySelectorAll('#windows tr.behind').length === 0"}"#,
      ##"{"click":"#sweep"}"##, #"{"until":"document.querySelectorAll('#marks span').length > 100"}"#,
      #"{"until":"document.querySelector('#sheet').naturalWidth > 0"}"#,
      #"{"eval":"document.querySelectorAll('#marks span.bad').length > 0"}"#,
      #"{"eval":"document.querySelector('#broken').children.length > 0"}"#,
      #"{"shot":"\#(folder)/live-page.png"}"#,
      // What came to pass is listed again when the page is loaded anew, each once.
      #"{"eval":"window.first = 1, sessionStorage.listed = \#(history), setTimeout(() => location.reload(), 0), true"}"#,
      #"{"until":"!window.first && document.querySelectorAll('#views div').length > 5"}"#,
      #"{"until":"\#(history) === sessionStorage.listed"}"#,
    ]
    let orders = sandbox.runtime + "/steps"
    try Data(steps.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: orders))
    let ran = try sandbox.start(["-c", "exec \(Self.driver) < \(orders)"], program: "/bin/sh").finish()
    if ran.status == 77 {
      print("SKIPPED: THE LIVE PAGE IN A BROWSER, for there is no Chromium here")
    } else {
      #expect(ran.status == 0, "\(ran)")
      #expect(
        ran.output.split(separator: "\n").map(String.init) == ["\"\""] + Array(repeating: "true", count: 14), "\(ran)")
    }
    try sandbox.down()
  }

  /// Words, and what is said of them.
  @Test(arguments: [
    (["--web", "--json"], Int32(2), "--web is a page"), (["--port", "1"], 2, "--port belongs to --web"),
    (["--web", "--port", "70000"], 2, "70000"), (["--web"], 5, "nothing runs"),
  ])
  func wrongWords(words: [String], status: Int32, text: String) throws {
    let sandbox = try Sandbox()
    let ran = try sandbox.start(["monitor"] + words).finish()
    #expect(ran.status == status)
    #expect(ran.diagnostics.contains(text), "\(ran)")
  }

  /// A port somebody has is named, with what to do.
  @Test func aPortThatIsTaken() async throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.swivel("up", "--detach", "--app", "Alternates").status == 0)
    let first = try sandbox.start(["monitor", "--web"])
    defer { first.process.terminate() }
    let port = try #require(URLComponents(string: try await link(first))?.port)
    let second = try sandbox.swivel("monitor", "--web", "--port", "\(port)")
    #expect(second.status == 3)
    #expect(second.diagnostics.contains("port \(port) of 127.0.0.1 cannot be listened at"), "\(second)")
    try sandbox.down()
    #expect(try first.finish().status == 0, "it goes with what it shows")
  }
}
