// What is kept of how something is printed (UIPrintInfo.init(dictionary:), dictionaryRepresentation()).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct PrintInfoTests {
  /// What one print's info says of itself makes another that says the same; what is missing or means nothing is as usual.
  @Test func printsAreKept() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let info = UIPrintInfo.printInfo()
      (info.jobName, info.outputType, info.orientation) = ("Poster", .photo, .landscape)
      (info.duplex, info.printerID) = (.shortEdge, "p1")
      let again = UIPrintInfo(dictionary: info.dictionaryRepresentation())
      #expect(again.jobName == "Poster" && again.outputType == .photo && again.orientation == .landscape)
      #expect(again.duplex == .shortEdge && again.printerID == "p1")
      for nothing in [nil, [:], ["duplex": 77, "jobName": 5]] as [[AnyHashable: Any]?] {
        let usual = UIPrintInfo(dictionary: nothing)
        #expect(usual.jobName == "" && usual.outputType == .general && usual.orientation == .portrait)
        #expect(usual.duplex == .none && usual.printerID == nil)
      }
    }
  }
}
