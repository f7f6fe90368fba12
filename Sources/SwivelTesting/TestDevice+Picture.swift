// Pictures beside a test: what was seen when somebody looked, and whether it is seen still.
import Drawing
import FileWriting
import Foundation
import Picture

extension TestDevice {
  /// Set to 1, pictures are written anew instead of compared.
  private static let recording = "SWIVEL_RECORD_PICTURES"
  /// Differences told of one picture; all of them are in the files.
  private static let shownDifferences = 12

  /// Compares the screen, or one window, with the picture kept beside the test: `Pictures/TESTFILE/NAME.svg`, and `NAME.txt`
  /// to be read in a review. Not a hundredth of a point may differ. A picture that is not there yet is written, and the test
  /// fails once, so that somebody looks at it; with `SWIVEL_RECORD_PICTURES=1` all are written anew.
  ///
  /// When it differs, what is seen now is written beside it as `NAME.new.svg`.
  ///
  /// - Parameters:
  ///   - name: the file's name without ending: letters, digits, `-` and `_`.
  ///   - window: only this window; nil for the screen with its status bar.
  public func assertPicture(
    named name: String, window: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
      return fail("picture '\(name)': a name has letters, digits, - and _", place)
    }
    guard let picture = emulator.picture(DevicePictureOptions(window: window)) else {
      return fail("picture '\(name)': there is no window \(window ?? 0), after \(deed)", place)
    }
    let test = URL(fileURLWithPath: "\(filePath)")
    let folder = test.deletingLastPathComponent().appending(
      path: "Pictures/\(test.deletingPathExtension().lastPathComponent)")
    do {
      let drawn = try picture.svg()
      let kept = folder.appending(path: "\(name).svg")
      let isRecording = ProcessInfo.processInfo.environment[Self.recording] == "1"
      let old = isRecording ? nil : FileManager.default.contents(atPath: kept.path)
      guard let old else {
        try write(picture, drawn, folder, name)
        if !isRecording {
          fail("picture '\(name)' was not there: written to \(kept.path), look at it and run again", place)
        }
        return
      }
      let fresh = folder.appending(path: "\(name).new.svg")
      guard old != Data(drawn.utf8) else {
        if FileManager.default.fileExists(atPath: fresh.path) { try FileManager.default.removeItem(at: fresh) }
        return
      }
      try WholeFile.write(drawn, to: fresh.path)
      let difference = PictureDifference(svg: String(decoding: old, as: UTF8.self), drawn)
      let shown = difference.lines.prefix(Self.shownDifferences).map { "  \($0)" }
      let more = difference.lines.count + difference.left - shown.count
      fail(
        (["picture '\(name)' differs, after \(deed):"] + shown + (more > 0 ? ["  and \(more) more"] : [])
          + ["  now in \(fresh.path); \(Self.recording)=1 takes it over"]).joined(separator: "\n"), place)
    } catch { fail("picture '\(name)': \(error)", place) }
  }

  private func write(_ picture: Picture, _ drawn: String, _ folder: URL, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try WholeFile.write(drawn, to: folder.appending(path: "\(name).svg").path)
    try WholeFile.write(try picture.text(), to: folder.appending(path: "\(name).txt").path)
  }
}

extension TestWindow {
  /// Compares this window with the picture kept beside the test; see `TestDevice.assertPicture(named:)`.
  public func assertPicture(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    device.assertPicture(named: name, window: id, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
