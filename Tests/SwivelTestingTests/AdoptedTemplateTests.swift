// The first test that `swivel adopt` writes, compiled and run here: `AdoptedPackage` writes the same lines.
import Alternates
import SwivelTesting
import SwivelUI
import Testing

/// Stands for the adopted app.
private enum AdoptedApp {
  @MainActor static let app = Alternates.app
}

@MainActor struct AdoptedTemplateTests {
  @Test(arguments: ["iphone-8", "ipad-pro-11-1"] as [TestModel])
  func itTurnsThereAndBack(model: TestModel) throws {
    let device = try TestDevice(model, iOS: "15", AdoptedApp.app)
    let upright = device.window.inspect(\.bounds.size)
    device.rotate(.landscapeLeft)
    device.rotate(.portrait)
    #expect(device.window.inspect(\.bounds.size) == upright)
  }

  @Test func modelsSayWhatTheyAre() {
    #expect("\(TestModel("iphone-8"))" == "iphone-8")
    #expect("\(TestModel.pad(width: 768, height: 1024))" == "pad 768×1024")
  }
}
