// How sure a finding is by the constraints it is about: contents that code may replace make it no more than possible.
import Findings
import Foundation
import InterfaceBuilder
import Testing

@testable import Lint

@Suite struct DocumentConfidenceTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/>\
    <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="50"/><subviews>\
    <imageView id="picture"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>\
    <label text="Hello" id="words"><rect key="frame" x="50" y="0" width="100" height="20"/></label>\
    <label text="Hello" numberOfLines="0" id="wraps"><rect key="frame" x="50" y="20" width="100" height="20"/></label>\
    <label text="Hello" placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="50" id="stands">\
    <rect key="frame" x="150" y="0" width="100" height="50"/></label>\
    </subviews></view></objects></document>
    """

  /// docs/lint.md: `possible` is what code that is not here may well set right. A picture it may replace by one of another size; a
  /// label has its words, unless a size stands in for theirs, a constraint with a number has its number, and of a view the document does
  /// not have it says nothing.
  @Test(arguments: [
    ("UIImageView:picture.width >= 100 by its content", FindingConfidence.possible),
    ("UILabel:wraps.width >= 100 by its content", .possible), ("UILabel:wraps.height >= 20 by its content", .likely),
    ("UILabel:words.width >= 100 by its content", .likely), ("UIImageView:picture.width == 100", .likely),
    ("UIImageView:elsewhere.width >= 100 by its content", .likely), ("no room by its content", .likely),
    ("UILabel:stands.height <= 17 by its content", .possible),
  ])
  func contentsThatCodeMayReplace(constraint: String, confidence: FindingConfidence) throws {
    let document = try InterfaceDocument(Array(Self.text.utf8), file: "d.xib")
    let finding = Finding(
      identity: Finding.Identity(check: .offScreen, view: "words"), amount: 10,
      place: CGRect(x: 0, y: 0, width: 100, height: 20), message: "beyond the edge", confidence: .likely)
    let root = ViewReading(
      name: "v", className: "UIView", role: .container, frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let reading = ScreenReading(size: CGSize(width: 300, height: 50), safeArea: ScreenInsets(), root: root)
    let judged = DocumentConfidence(document).judged(finding, in: reading, constraints: [constraint])
    #expect(judged.confidence == confidence)
  }
}
