// Pictures as files: the one a picture was read from, or one that is written of what code drew.
import Foundation

/// The forms pictures are written in.
package enum PictureFileForm: Sendable {
  /// Portable Network Graphics.
  case png
  /// What cameras write; how good it is, 0…1.
  case jpeg(quality: CGFloat)

  /// How files of the form begin ("Portable Network Graphics (PNG) Specification", 5.2; ITU-T T.81, table B.1).
  fileprivate var signature: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    }
  }
}

extension UIImage {
  /// The picture in a form: the file it was read from where that is in it, so that nothing of it is lost, or what is
  /// written of its pixels, where somebody can; nil for none.
  func written(_ form: PictureFileForm) -> Data? {
    if let file, imageOrientation == .up, tint == nil, file.starts(with: form.signature) { return Data(file) }
    guard MainThread.isHere else { return nil }
    return MainActor.assumeIsolated { SeenPictures.file.flatMap { $0(self, form) }.map { Data($0) } }
  }
}
