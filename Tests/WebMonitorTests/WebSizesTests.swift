// What a page may have laid out at other sizes: words that are names, none that could be options; and what a sweep answers.
import Foundation
import Testing

@testable import WebMonitor

@Suite struct WebSizesTests {
  /// Whatever an app is called, its name is one word of its option.
  @Test(arguments: ["Pages", "--report=/tmp/x", "-h", "Ünï</script>", "a b"])
  func names(app: String) {
    #expect(WebSizes.Question(everythingOf: app)?.arguments == ["sweep", "--app=\(app)", "--format=json"])
  }

  @Test(arguments: ["", "a\nb", "a\0b", String(repeating: "n", count: 201)])
  func noNames(app: String) { #expect(WebSizes.Question(everythingOf: app) == nil) }

  @Test(arguments: [
    ("iphone-15", "17.2", "landscapeRight", true), ("", "17", "portrait", false), ("a,b", "17", "portrait", false),
    ("iphone-15", "17 --svg=/x", "portrait", false), ("iphone-15", "17", "portrait/", false),
  ])
  func screens(device: String, era: String, orientation: String, isOne: Bool) {
    let question = WebSizes.Question(drawnOf: "A", device: device, era: era, orientation: orientation)
    #expect((question != nil) == isOne)
  }

  /// Findings are an answer (1), what cannot be run (2) is told, and so is a program that is not there.
  @Test(arguments: [
    ("echo said; exit 0", WebSizes.Answer.bytes(Array("said\n".utf8))),
    ("echo said; exit 1", .bytes(Array("said\n".utf8))), ("echo no such app >&2; exit 2", .refused("no such app\n")),
    ("kill -9 $$", .refused("")),
    // A pipe has room for 64 KiB: what an app prints to standard error must not keep its verb from answering.
    ("head -c 200000 /dev/zero >&2; echo said", .bytes(Array("said\n".utf8))),
    ("head -c 200000 /dev/zero; exit 2", .refused("")),
    ("head -c 67108865 /dev/zero", .refused("The sweep says more than 64 MiB.\n")),
  ])
  func answers(script: String, answer: WebSizes.Answer) async throws {
    var question = try #require(WebSizes.Question(everythingOf: "A"))
    question.arguments = ["-c", script]
    #expect(await WebSizes(program: "/bin/sh", arguments: []).answer(question) == answer)
  }

  @Test func aProgramThatIsNotThere() async throws {
    let question = try #require(WebSizes.Question(everythingOf: "A"))
    guard case .refused = await WebSizes(program: "/nowhere/swivel", arguments: []).answer(question) else {
      Issue.record("nothing answers")
      return
    }
  }
}
