// Pictures an app puts among the user's photographs with a call of UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Puts a picture among the user's photographs, and tells in the next turn of the main queue: `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  if let scene = AppScene.running { scene.device.savedPictures[scene.app.bundle.name, default: []].append(image) }
  tell(image, completionTarget, completionSelector, contextInfo)
}

/// Puts a film among the user's photographs: films are not kept, and nobody is told of an error.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { tell(videoPath, completionTarget, completionSelector, contextInfo) }

/// Whether a film can be put there: films are not kept.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The third argument is a pointer, which apps declare as they like and hand over as nil: where a method takes no nil, any pointer does.
@MainActor private func tell(
  _ saved: Any, _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = target as AnyObject?, let selector else { return }
  nonisolated(unsafe) let (saved, info) = (saved, contextInfo)
  DispatchQueue.main.async {
    let none = UnsafeMutableRawPointer(bitPattern: 1)
    let pointers: [Any?] = [info, (info ?? none).map { UnsafeRawPointer($0) }, info ?? none]
    for pointer in pointers {
      guard case .refused? = selector.call(on: target, [saved, nil, pointer]) else { return }
    }
  }
}
