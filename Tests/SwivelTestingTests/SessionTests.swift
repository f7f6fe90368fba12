// A session as a test, made from its log: what was done, and what is other than before.
import Alternates
import Foundation
import SwivelTesting
import Testing

@MainActor struct SessionTests {
  @Test func session() throws {
    let device = try TestDevice("ipad-air-2", iOS: "9", Alternates.app, Alternates.app)
    device.window(1).expect(
      interface: .portrait, size: CGSize(width: 438, height: 1024), horizontal: .compact, vertical: .regular)
    device.window(2).expect(
      interface: .portrait, size: CGSize(width: 320, height: 1024), horizontal: .compact, vertical: .regular)
    device.advance(by: 1)
    device.rotate(.landscapeLeft)
    device.window(1).expect(
      interface: .landscapeRight, size: CGSize(width: 507, height: 768), horizontal: .compact, vertical: .regular)
    device.window(2).expect(
      interface: .landscapeRight, size: CGSize(width: 507, height: 768), horizontal: .compact, vertical: .regular)
    device.advance(by: 0.25)
    device.split()
    device.advance(by: 0.75)
    device.lock(true)
    device.advance(by: 1)
    device.rotate(.portrait)
    device.advance(by: 1)
    device.lock(false)
    device.window(1).expect(
      interface: .portrait, size: CGSize(width: 438, height: 1024), horizontal: .compact, vertical: .regular)
    device.window(2).expect(
      interface: .portrait, size: CGSize(width: 320, height: 1024), horizontal: .compact, vertical: .regular)
    device.advance(by: 1)
    device.window(1).tap("no \"such\" thing", expecting: .refusal)
    device.advance(by: 1)
    device.arrange(.split(first: 2, second: 1, .wide))
    device.window(1).expect(
      interface: .portrait, size: CGSize(width: 320, height: 1024), horizontal: .compact, vertical: .regular)
    device.window(2).expect(
      interface: .portrait, size: CGSize(width: 438, height: 1024), horizontal: .compact, vertical: .regular)
    device.advance(by: 1)
    device.fillScreen(with: 2)
    device.window(2).expect(
      interface: .portrait, size: CGSize(width: 768, height: 1024), horizontal: .regular, vertical: .regular)
    device.advance(by: 1)
    device.advance(by: 0.5)
    device.advance(by: 0.5)
    device.advance(by: 1)
    device.setContentSize(.extraLarge)
    device.setAppearance(.dark, expecting: .refusal)
    device.arrange(.slideOver(window: 1, .left), expecting: .refusal)
    device.advance(by: 1)
    device.arrange(.putAway, expecting: .refusal)
    device.advance(by: 1)
    device.arrange(.close(window: 1))
    device.advance(by: 1)
    device.rotate(.faceUp)
    device.advance(by: 1)
    device.rotate(.landscapeRight)
    device.window(2).expect(
      interface: .landscapeLeft, size: CGSize(width: 1024, height: 768), horizontal: .regular, vertical: .regular)
    device.advance(by: 1)
    device.window(2).type("a\"b\n", into: "nowhere", deleting: 2, expecting: .refusal)
    device.advance(by: 1)
    device.window(2).scroll(by: .init(dx: 0, dy: 40), expecting: .refusal)
    device.advance(by: 1)
    device.window(2).drag(from: .init(dx: 100, dy: 200), by: .init(dx: 0, dy: -50), seconds: 0.5)
    device.advance(by: 1)
    device.window(2).drag("nowhere", by: .init(dx: 1, dy: 0), expecting: .refusal)
  }
}
