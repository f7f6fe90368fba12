// `swivel rotate --smooth` through the processes: the device is turned as a hand would turn it, and held again.
import Foundation
import Launcher
import Testing

@MainActor @Suite("Smooth turns through the processes", .serialized) struct SmoothTurnProcessTests {
  /// docs/sensors.md, "Turning by a sensor": the receipt says which source was displaced, and of a device that is held before and
  /// after nothing is said, whether it was turned at once or by hand.
  @Test func whatIsHeldAgainWasNotDisplaced() throws {
    let sandbox = try Sandbox()
    let up = try sandbox.swivel("up", "--detach", "--device", "iphone-8", "--era", "15", "--app", "Alternates")
    try #require(up.status == 0, "\(up)")
    for words in [["rotate", "landscapeLeft"], ["rotate", "--smooth", "portrait"]] {
      let turned = try sandbox.start(words).finish()
      #expect(turned.status == 0, "\(turned)")
      #expect(turned.output.contains("window 1"), "\(turned)")
      #expect(!turned.output.contains("displaced"), "\(turned)")
    }
    #expect(try JSONLine(try sandbox.swivel("get", "--json").output).string("deviceOrientation") == "portrait")
    try sandbox.down()
  }
}
