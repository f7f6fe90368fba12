// Small documents of our own in a folder of their own, for tests of the verbs that read files.
import Foundation
import Vocabulary

@testable import swivel

/// A storyboard with one scene, whose views are placed by constraints to the edges of its root `r`.
struct Drawn {
  var device = "retina6_1"
  var size = (414, 896)
  var subviews = ""
  var constraints = ""
  /// In the controller, after its view.
  var controller = ""
  var scenes = ""

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="vc">
    <device id="\(device)" orientation="portrait" appearance="light"/><scenes><scene sceneID="s1"><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="r">
    <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints></view>\(controller)</viewController></objects></scene>\(scenes)</scenes>
    </document>

    """
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// An element whose four edges constants give.
  static func fixed(
    _ kind: String, _ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ more: String = "",
    inside: String = ""
  ) -> (view: String, constraints: String) {
    let view =
      "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(more)>\(rect(x, y, width, height))"
      + "\(inside)<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"\(id)-w\"/>"
      + "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"\(id)-h\"/></constraints></\(kind)>\n"
    return (view, tie(id, "leading", "r", x) + tie(id, "top", "r", y))
  }

  static func tie(_ item: String, _ edge: String, _ other: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(edge)\" secondItem=\"\(other)\" secondAttribute=\"\(edge)\" "
      + "constant=\"\(constant)\" id=\"\(item)-\(edge)\"/>"
  }

  /// A view 10 points from the sides, 10 below the safe area, 50 high; stored at `frame`.
  static func box(_ frame: String, device: String = "retina6_1", size: (Int, Int) = (414, 896)) -> Drawn {
    Drawn(
      device: device, size: size,
      subviews: "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">\(frame)"
        + "<constraints><constraint firstAttribute=\"height\" constant=\"50\" id=\"box-h\"/></constraints></view>",
      constraints: tie("box", "leading", "r", 10) + tie("r", "trailing", "box", 10) + tie("box", "top", "safe", 10))
  }
}

/// A folder that is gone when the test ends.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "swivel-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("\(path) stays: \(error)") }
  }

  /// The path of a file with these bytes.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  /// The repository's own configuration.
  static var configuration: [String] {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["--config", repository.appendingPathComponent("config").path]
  }
}

/// What every verb that reads documents is to refuse, with the code it leaves with (docs/commands.md: 2 is a file that cannot be read).
let badDocuments: [(name: String, text: String?, code: Int32)] = [
  ("missing.storyboard", nil, 2), ("empty.xib", "", 2), ("text.storyboard", "Dear diary,\n", 2),
  ("binary.nib", "bplist00\u{1}\u{2}", 2), ("archive.nib", "NIBArchive\u{1}\u{0}", 2),
  (
    "mac.storyboard",
    "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" version=\"3.0\" "
      + "targetRuntime=\"MacOSX.Cocoa\"><scenes/></document>", 2
  ),
  ("page.xib", "<html><body/></html>", 2), ("cut.storyboard", String(Drawn().text.dropLast(30)), 2),
]

/// Swift Testing has an `ExitStatus` as well.
typealias Status = Vocabulary.ExitStatus
