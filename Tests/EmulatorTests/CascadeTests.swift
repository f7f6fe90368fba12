// Where new windows come on a display with others: "three quarters of the screen, each a little further down and to the right" (our
// decision, SplitGeometry.cascaded), and all of each on the screen.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("New windows among others") struct CascadeTests {
  @Test func eachIsFurtherDown() throws {
    let driver = try Screens.device(.pad11, Era(26), windows: 1)
    #expect(driver.send(.window(.connect(DisplaySize(width: 1920, height: 1080, scale: 1)))).ending == .settled)
    for app in ["B", "C", "D", "A"] { driver.send(.window(.open(app: app, on: .external))) }
    let frames = driver.device.snapshot.windows.filter { $0.screen == .external }.map(\.frame)
    #expect(frames.count == 4)
    for frame in frames {
      #expect(frame.size == CGSize(width: 1440, height: 810))
      #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= 1920 && frame.maxY <= 1080)
    }
    // An eighth of the rest of the screen is above and left of the first.
    #expect(frames.first?.origin == CGPoint(x: 120, y: 68) || frames.first?.origin == CGPoint(x: 120, y: 67))
    let steps = zip(frames, frames.dropFirst()).map { CGPoint(x: $1.minX - $0.minX, y: $1.minY - $0.minY) }
    #expect(Set(steps.map(\.x)).count == 1 && Set(steps.map(\.y)).count == 1)
    #expect(steps.allSatisfy { $0.x > 0 && $0.y > 0 })
  }
}
