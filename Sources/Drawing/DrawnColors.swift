// The colours of what is seen of a device: for whoever says which ones a view has to have, or compares two lights.
import Emulator
import Picture
import SwivelUI

extension EmulatedDevice {
  /// The colours a view is drawn in, from back to front, without those of views in it: `#1c1c1e #38383a`.
  ///
  /// - Parameters:
  ///   - name: an identifier, or failing that a class, of which the first that is seen counts; or a path of names as
  ///     `PictureColors` has them, which begins with `/`.
  ///   - window: nil for the first of those on the screen that shows such a view.
  /// - Returns: nil where no such view is seen.
  public func colors(of name: String, window: Int?) -> String? {
    for state in settled.windows where state.isForeground && (window == nil || state.id == window) {
      let parts = picture(DevicePictureOptions(window: state.id)).map { PictureColors($0).parts } ?? []
      let found =
        name.hasPrefix("/")
        ? parts.first { $0.path == name } : parts.first { $0.name == name } ?? parts.first { $0.kind == name }
      if let found { return found.colors.joined(separator: " ") }
    }
    return nil
  }
}
