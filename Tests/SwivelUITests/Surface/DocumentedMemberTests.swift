// Members of UIKit's documentation that apps of all years use, by what it says of them.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Orientation
import SwivelUI
import Testing

@MainActor struct DocumentedMemberTests {
  /// `applicationFrame`: "the screen bounds minus the area occupied by the status bar, if it is visible"; 20 points up to the iPhone 8.
  @Test func theApplicationsFrameLeavesOutTheStatusBar() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 20, width: 375, height: 647))
    }
  }

  /// "The default value is 1, which results in your app being notified at the refresh rate of the display. If the value is set to 2,
  /// the display link fires every other frame", of 60 a second.
  @Test func aDisplayLinkFiresEveryOtherFrame() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let link = CADisplayLink(target: NSObject(), selector: Selector("tick"))
      #expect(link.frameInterval == 1)
      link.frameInterval = 2
      #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    }
  }

  /// `delay`: "the delay (in seconds) after which the animations begin"; `UIView.anchorPoint` is the layer's, and moves no center.
  @Test func anAnimatorsDelayAndAViewsAnchor() throws {
    try onDevice(.iPhone8, Era(16)) { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      window.addSubview(view)
      view.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1) && view.center == CGPoint(x: 20, y: 10))
      #expect(view.frame.origin == CGPoint(x: 20, y: -10))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      #expect(animator.delay == 0)
      animator.startAnimation(afterDelay: 0.5)
      #expect(animator.delay == 0.5 && animator.duration == 1)
    }
  }

  /// `changedNotification`: what is in its dictionary are the types that were added and removed.
  @Test func aPasteboardTellsWhichTypesCame() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let board = UIPasteboard.withUniqueName()
      board.items = [["public.text": "a"]]
      nonisolated(unsafe) var heard: [AnyHashable: Any]?
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { heard = $0.userInfo }
      board.items = [["public.url": URL(fileURLWithPath: "/a")]]
      NotificationCenter.default.removeObserver(token)
      #expect(heard?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["public.url"])
      #expect(heard?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["public.text"])
      board.itemProviders = [NSItemProvider(object: "b" as NSString)]
      #expect(board.string == "b")
    }
  }

  /// Tokens stand before the text; `replaceTextualPortion(of:with:at:)` "removes the text in the range and inserts the token".
  @Test func aTokenTakesTheTextsPlace() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let field = UISearchTextField()
      field.text = "red car"
      let end = try #require(field.position(from: field.beginningOfDocument, offset: 4))
      let red = try #require(field.textRange(from: field.beginningOfDocument, to: end))
      let token = UISearchToken(icon: nil, text: "Red")
      field.replaceTextualPortion(of: red, with: token, at: 0)
      #expect(field.text == "car" && field.tokens.first === token)
      #expect(field.text(in: field.textualRange) == "car")
      #expect(field.tokens(in: field.textualRange).count == 1)
    }
  }

  /// "The handler takes the current attributes and returns the new ones", for what is selected, else for what is typed next.
  @Test func attributesOfTheSelectionChange() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.red])
      view.selectedRange = NSRange(location: 1, length: 1)
      view.updateTextAttributes { $0.merging([.underlineStyle: 1]) { $1 } }
      #expect(view.attributedText.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
      #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
      #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
      let start = view.beginningOfDocument
      #expect(view.textStyling(at: start, in: .forward)?[.foregroundColor] as? UIColor == .red)
    }
  }

  /// Inks: what is left of white light; a space is known by its name (`CGColorSpace.name`).
  @Test func coloursOfInks() throws {
    let ink = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 1)
    #expect(ink.numberOfComponents == 5 && ink.colorSpace?.model == .cmyk)
    #expect(
      ink.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components == [
        0.5, 0, 0, 1,
      ])
    #expect(CGColorSpace(name: CGColorSpace.linearSRGB)?.name == CGColorSpace.linearSRGB as NSString)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }

  /// `totalBounds`: "the bounding rectangle of the text most recently drawn"; attachments are found in their range alone.
  @Test func whatAContextKnowsOfDrawnText() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let context = NSStringDrawingContext()
      let text = NSMutableAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let room = text.boundingRect(
        with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: context)
      #expect(context.totalBounds == room && context.actualScaleFactor == 1 && room.width > 0)
      text.append(NSAttributedString(attachment: NSTextAttachment()))
      #expect(text.containsAttachments(in: NSRange(location: 3, length: 1)))
      #expect(!text.containsAttachments(in: NSRange(location: 0, length: 3)))
    }
  }

  /// A resizing mode is kept by the picture and its copies; without one it is tiled ("the default", `resizableImage(withCapInsets:)`).
  @Test func howMiddlesFillRoom() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(image.resizableImage(withCapInsets: caps).resizingMode == .tile)
      let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch).withRenderingMode(
        .alwaysTemplate)
      #expect(stretched.resizingMode == .stretch && stretched.capInsets == caps)
      let older = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 4)
      #expect(older.leftCapWidth == 3 && older.topCapHeight == 4)
    }
  }

  /// "An iCloud-based container of key-value pairs": what is set is read again; names without a value have 0, false or nil.
  @Test func valuesForAllDevicesStayOnThisOne() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let store = NSUbiquitousKeyValueStore.default
      store.set("red", forKey: "colour")
      store.set(Int64(7), forKey: "count")
      store.set(true, forKey: "seen")
      #expect(store.string(forKey: "colour") == "red" && store.longLong(forKey: "count") == 7)
      #expect(store.bool(forKey: "seen") && store.double(forKey: "none") == 0 && store.data(forKey: "none") == nil)
      store.removeObject(forKey: "colour")
      #expect(store.object(forKey: "colour") == nil && store.dictionaryRepresentation.count == 2)
      #expect(NSUbiquitousKeyValueStore.default === store && store.synchronize())
    }
    try onDevice(.iPhone8, Era(15)) { _ in
      #expect(NSUbiquitousKeyValueStore.default.dictionaryRepresentation.isEmpty)
    }
  }

  /// `init(data:bundle:)`: a nib from what the data hold, as Interface Builder writes it.
  @Test func aNibIsReadFromData() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view tag="7" id="a"><rect key="frame" x="0.0" y="0.0" width="30" height="40"/></view></objects>
      </document>
      """
    try onDevice(.iPhone8, Era(15)) { _ in
      let made = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
      let view = try #require(made.first as? UIView)
      #expect(view.tag == 7 && view.frame.size == CGSize(width: 30, height: 40))
    }
  }

  /// The reason of `textFieldDidEndEditing(_:reason:)` stands in the notification as well (`didEndEditingReasonUserInfoKey`).
  @Test func whyAFieldIsEditedNoMore() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      nonisolated(unsafe) var reason: Any?
      let token = NotificationCenter.default.addObserver(
        forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
      ) { reason = $0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] }
      field.becomeFirstResponder()
      field.resignFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(reason as? Int == UITextField.DidEndEditingReason.committed.rawValue)
    }
  }
}
