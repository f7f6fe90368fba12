// Short sounds and the motor that shakes a phone: nothing is heard or felt, and who waits for the end is told when it would be there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// A sound's number.
public typealias SystemSoundID = UInt32
/// The motor.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// No error.
public let kAudioServicesNoError: OSStatus = 0
/// Something else went wrong.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Hears that a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The sounds of apps: their numbers begin above those of the system's own.
private final class SystemSounds: @unchecked Sendable {
  private static let first: SystemSoundID = 4096
  private let lock = NSLock()
  private var next = SystemSounds.first + 1
  private var seconds: [SystemSoundID: TimeInterval] = [:]
  private var listeners: [SystemSoundID: () -> Void] = [:]

  static var current: SystemSounds { KeptForApp.current.object { SystemSounds() } }

  func add(_ length: TimeInterval) -> SystemSoundID {
    lock.withLock {
      defer { next += 1 }
      seconds[next] = length
      return next
    }
  }
  func remove(_ sound: SystemSoundID) -> Bool {
    lock.withLock {
      listeners[sound] = nil
      return seconds.removeValue(forKey: sound) != nil
    }
  }
  func listen(_ sound: SystemSoundID, _ tell: (() -> Void)?) { lock.withLock { listeners[sound] = tell } }

  func play(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    let length = lock.withLock { seconds[sound] ?? 0 }
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + length) { [self] in
      completion?()
      lock.withLock { listeners[sound] }?()
    }
  }
}

/// Plays a sound (developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)).
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.current.play(inSystemSoundID, nil)
}
/// Plays a sound and shakes the phone.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.current.play(inSystemSoundID, nil)
}
/// Plays a sound and tells of its end.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { SystemSounds.current.play(inSystemSoundID, inCompletionBlock) }
/// The same for one that shakes.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { SystemSounds.current.play(inSystemSoundID, inCompletionBlock) }

/// Gives a file's sound a number. A file that cannot be read has none, and its error.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let path = inFileURL.path, let data = FileManager.default.contents(atPath: path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.current.add(AVAudioPlayer.seconds(data))
  return kAudioServicesNoError
}
/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.current.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
/// Has somebody told of a sound's end.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  SystemSounds.current.listen(inSystemSoundID) { inCompletionRoutine(inSystemSoundID, inClientData) }
  return kAudioServicesNoError
}
/// No longer.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.current.listen(inSystemSoundID, nil)
}
