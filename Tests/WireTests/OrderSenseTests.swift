// Displays as they are written, and orders that are none: where a length begins to make sense and where it ends to.
import Testing
import Vocabulary

struct OrderSenseTests {
  /// `WIDTHxHEIGHT@SCALE`, sides of 320 to 8000 points, a scale of 1 to 3 that is 1 unless given.
  @Test(
    arguments: [
      ("1920x1080", 1920, 1080, 1), ("1920x1080@2", 1920, 1080, 2), ("320x8000@3", 320, 8000, 3),
      ("1024.5x768", 1024.5, 768, 1), ("1080x1920@1", 1080, 1920, 1),
    ])
  func displays(text: String, width: Double, height: Double, scale: Int) {
    #expect(DisplaySize(text) == DisplaySize(width: width, height: height, scale: scale))
  }

  @Test(
    arguments: [
      "", "1920", "1920x", "x1080", "1920x1080x2", "1920x1080@", "1920x1080@0", "1920x1080@4", "1920x1080@1@1",
      "1920x1080@one", "319x1080", "1920x8001", "nanx1080", "infx1080", "-1920x1080", "@2", "1920 x1080",
    ])
  func noDisplays(text: String) { #expect(DisplaySize(text) == nil) }

  private static func resize(_ width: Double, _ height: Double, steps: Int = 10) -> WindowOrder {
    .resize(window: 1, width: width, height: height, .bottomRight, steps: steps)
  }

  @Test(
    "orders that can be tried",
    arguments: [
      .move(window: 1, x: -10, y: 1e6), resize(0.5, 0.5), resize(1, 1, steps: 1), resize(1, 1, steps: 180),
      .divider(at: -5, steps: 1), .divider(at: 0, steps: 180),
      .connect(DisplaySize(width: 320, height: 8000, scale: 3)), .open(app: ""), .close(window: -1), .swap(1, 1),
      .putAway, .disconnect,
    ] as [WindowOrder])
  func sense(order: WindowOrder) { #expect(order.nonsense == nil) }

  @Test(
    "orders that are none, and what is said of them",
    arguments: [
      (.move(window: 1, x: .nan, y: 0), "nan, 0.0 is no place on a screen"),
      (.move(window: 1, x: 0, y: .infinity), "0.0, inf is no place on a screen"),
      (resize(0, 10), "0.0×10.0 is no size"), (resize(10, 0), "10.0×0.0 is no size"),
      (resize(-1, 10), "-1.0×10.0 is no size"), (resize(10, -1), "10.0×-1.0 is no size"),
      (resize(.nan, 10), "nan×10.0 is no size"), (resize(10, .infinity), "10.0×inf is no size"),
      (resize(.infinity, 10), "inf×10.0 is no size"), (resize(10, .nan), "10.0×nan is no size"),
      (resize(1, 1, steps: 0), "a drag has 1 to 180 steps, not 0"),
      (resize(1, 1, steps: 181), "a drag has 1 to 180 steps, not 181"),
      (.divider(at: .nan, steps: 1), "nan is no place on a screen"),
      (.divider(at: 5, steps: 0), "a drag has 1 to 180 steps, not 0"),
      (.divider(at: 5, steps: 181), "a drag has 1 to 180 steps, not 181"),
      (
        .connect(DisplaySize(width: 319, height: 1080, scale: 1)),
        "a display has sides of 320 to 8000 points, not 319.0×1080.0"
      ),
      (.connect(DisplaySize(width: 1920, height: 1080, scale: 4)), "a display has 1 to 3 pixels a point, not 4"),
    ] as [(WindowOrder, String)])
  func nonsense(order: WindowOrder, words: String) { #expect(order.nonsense == words) }
}
