// Members that keep, count or convert: forms of geometry in words, handlers of controls, what a screen says.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct PlainMembersTests {
  /// Apple's forms, as `NSStringFromRect` and its kin write them, and the way back; other words are zero.
  @Test func geometryInWords() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.string(for: CGPoint(x: -1, y: 0)) == "{-1, 0}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform(translationX: 5, y: 6)) == "[1, 0, 0, 1, 5, 6]")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: "{7, 8}") == CGSize(width: 7, height: 8))
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    for words in ["", "{1}", "{1, two}", "{{1, 2}, {3, 4, 5}}"] { #expect(NSCoder.cgRect(for: words) == .zero) }
  }

  /// Handlers are told in the order they were added, and forgotten by their identifier for some events.
  @Test func handlersOfAControl() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let control = UIControl(frame: .zero)
      var heard: [String] = []
      control.addAction(UIAction(identifier: .init("a")) { _ in heard.append("a") }, for: [.touchDown, .valueChanged])
      control.addAction(UIAction(identifier: .init("b")) { _ in heard.append("b") }, for: .primaryActionTriggered)
      #expect(control.allControlEvents == [.touchDown, .valueChanged, .primaryActionTriggered])
      control.removeAction(identifiedBy: .init("a"), for: .touchDown)
      #expect(control.allControlEvents == [.valueChanged, .primaryActionTriggered])
      control.performPrimaryAction()
      control.sendActions(for: .valueChanged)
      #expect(heard == ["b", "a"])
      var names: [String?] = []
      control.enumerateEventHandlers { action, target, _, stop in
        names.append(target == nil ? action?.identifier.rawValue : nil)
        stop = true
      }
      #expect(names == ["a"])
      control.contentHorizontalAlignment = .trailing
      #expect(control.effectiveContentHorizontalAlignment == .right)
      control.semanticContentAttribute = .forceRightToLeft
      #expect(control.effectiveContentHorizontalAlignment == .left)
    }
  }

  @Test func whatAScreenSays() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let screen = UIScreen.main
      screen.brightness = 7
      #expect(screen.brightness == 1 && !screen.isCaptured && screen.mirrored == nil)
      // 375×667 points of two pixels each.
      #expect(screen.currentMode?.size == CGSize(width: 750, height: 1334) && screen.availableModes.count == 1)
      #expect(screen.traitCollection.displayScale == 2)
      #expect(screen.snapshotView(afterScreenUpdates: false).frame == screen.bounds)
      let bar = UISearchBar()
      let picture = UIImage()
      bar.setImage(picture, for: .search, state: .normal)
      #expect(bar.image(for: .search, state: .normal) === picture && bar.image(for: .clear, state: .normal) == nil)
      bar.isEnabled = false
      #expect(!bar.searchTextField.isEnabled && !bar.isUserInteractionEnabled)
      #expect(picture.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }
  }

  /// An image's alignment insets are its view's: constraints see the size without them, and a frame has them around.
  @Test func alignmentOfImages() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let plain = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let view = UIImageView(image: plain.withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate))
      #expect(view.image?.alignmentRectInsets == insets && view.image?.renderingMode == .alwaysTemplate)
      #expect(view.intrinsicContentSize == CGSize(width: 34, height: 26))
      let rect = view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 40, height: 30))
      #expect(rect == CGRect(x: 2, y: 1, width: 34, height: 26))
      let flipping = plain.imageFlippedForRightToLeftLayoutDirection()
      #expect(flipping.flipsForRightToLeftLayoutDirection && !plain.flipsForRightToLeftLayoutDirection)
      #expect(flipping.withHorizontallyFlippedOrientation().flipsForRightToLeftLayoutDirection)
    }
  }

  /// What screen readers and keyboards are told, by UIAccessibility's documentation: labels are what people say by themselves,
  /// controls respond, other views do not.
  @Test func whatScreenReadersAreTold() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let label = UILabel()
      label.text = "Send"
      #expect(label.accessibilityUserInputLabels == ["Send"] && !label.accessibilityRespondsToUserInteraction)
      label.accessibilityUserInputLabels = ["Mail", "Post"]
      label.accessibilityAttributedLabel = NSAttributedString(string: "Send it")
      #expect(label.accessibilityUserInputLabels == ["Mail", "Post"] && label.accessibilityLabel == "Send it")
      #expect(UIButton().accessibilityRespondsToUserInteraction)
      label.accessibilityContainerType = .semanticGroup
      #expect(label.accessibilityContainerType.rawValue == 4)
      let field = UITextField()
      field.inputAssistantItem.leadingBarButtonGroups = []
      #expect(field.inputAssistantItem === field.inputAssistantItem)
    }
  }

  /// Tokens stand in the order they are put; a place beyond the end is the end, one that does not exist is nobody's.
  @Test func tokensOfASearch() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let field = UISearchTextField(frame: .zero)
      let names = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
      field.tokens = [names[0]]
      field.insertToken(names[1], at: 9)
      field.insertToken(names[2], at: 0)
      #expect(field.tokens.map(\.text) == ["c", "a", "b"])
      field.removeToken(at: 1)
      field.removeToken(at: 7)
      #expect(field.tokens.map(\.text) == ["c", "b"])
    }
  }

  /// Touches are made by fingers, which have no buttons; raw values are UIKit's: 1 and 2, then the next bits.
  @Test func buttonsOfAPointer() {
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
    #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4 && UIEvent.ButtonMask.button(0).rawValue == 0)
  }

  /// UIView's documentation of large content: not shown, and not scaled, until somebody says so.
  @Test func largeContentIsShownWhereItIsAskedFor() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let view = UIView(frame: .zero)
      #expect(!view.showsLargeContentViewer && !view.scalesLargeContentImage && view.largeContentTitle == nil)
      view.largeContentTitle = "Large"
      #expect(!view.showsLargeContentViewer && view.largeContentTitle == "Large")
      view.showsLargeContentViewer = true
      #expect(view.showsLargeContentViewer && !view.scalesLargeContentImage)
    }
  }

  /// Values by the names Objective-C has for them, of the kinds of views that have them.
  @Test func valuesByName() throws {
    try onDevice(.iPhone8, Era(14)) { _ in
      let segments = UISegmentedControl(items: ["a", "b", "c"])
      segments.selectedSegmentIndex = 2
      segments.tag = 7
      #expect(segments.value(forKey: "selectedSegmentIndex") as? Int == 2)
      #expect(segments.value(forKey: "enabled") as? Bool == true && segments.value(forKey: "tag") as? Int == 7)
      #expect(UIView(frame: .zero).value(forKey: "selectedSegmentIndex") == nil)
    }
  }
}
