// What an app is told of a network that is not there, of sounds nobody hears, and of kinds of content.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct OfflineTests {
  /// SCNetworkReachabilityGetFlags: no flag is that nothing can be reached; a name of nothing is no host.
  @Test func nothingCanBeReached() {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    let target = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    var flags: SCNetworkReachabilityFlags = [.reachable]
    #expect(target.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && !flags.contains(.reachable))
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    #expect(SCNetworkReachabilityCreateWithName(nil, "swivel.example") != nil)
  }

  /// NWPathMonitor: the handler is called with the path there is once it starts, on the queue it was given; not after cancel().
  @Test func thePathIsToldOnce() throws {
    let stage = try Stage()
    var heard: [NWPath.Status] = []
    let (monitor, other) = (NWPathMonitor(), NWPathMonitor())
    stage.act { _ in
      monitor.pathUpdateHandler = { heard.append($0.status) }
      other.pathUpdateHandler = { _ in heard.append(.satisfied) }
      monitor.start(queue: .main)
      monitor.start(queue: .main)
      other.start(queue: .main)
      other.cancel()
      #expect(heard.isEmpty)
    }
    #expect(heard == [.unsatisfied] && !monitor.currentPath.usesInterfaceType(.wifi))
  }

  /// AudioServicesPlaySystemSoundWithCompletion tells of the end; a file that is not there has no number.
  @Test func soundsEnd() throws {
    let stage = try Stage()
    var (ended, status): (Int, OSStatus) = (0, 0)
    stage.act { _ in
      AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { ended += 1 }
      var sound: SystemSoundID = 0
      status = AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/such.wav") as CFURL, &sound)
      #expect(ended == 0 && sound == 0)
    }
    #expect(ended == 1 && status == kAudioServicesSystemSoundUnspecifiedError)
  }

  /// Core Services' names are those of UTType; JPEG files are pictures, end in jpeg, and are image/jpeg to networks (IANA).
  @Test(
    arguments: [
      (kUTTypeJPEG as String, "public.jpeg", "jpeg", "image/jpeg"),
      (kUTTypePNG as String, "public.png", "png", "image/png"),
      (kUTTypePDF as String, "com.adobe.pdf", "pdf", "application/pdf"),
      (kUTTypePlainText as String, "public.plain-text", "txt", "text/plain"),
    ] as [(String, String, String, String)])
  func kinds(constant: String, name: String, ending: String, type: String) {
    let kind = constant as CFString
    func tag(_ tagClass: CFString) -> String? {
      UTTypeCopyPreferredTagWithClass(kind, tagClass).map { $0.takeRetainedValue() as String }
    }
    #expect(constant == name)
    #expect([tag(kUTTagClassFilenameExtension), tag(kUTTagClassMIMEType)] == [ending, type])
    let back = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, type as CFString, nil)
    #expect(back?.takeRetainedValue() as String? == name)
    #expect(UTTypeConformsTo(kind, kUTTypeImage) == type.hasPrefix("image/"))
  }

  /// A phone without a motor: an engine cannot be made (CHHapticEngine.capabilitiesForHardware()).
  @Test func nothingIsFelt() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }
}
