// What is said to a text, and traits of newer versions, as UIKit's documentation of both has them.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

@MainActor struct NewerTraitTests {
  /// UITraitCollection's documentation: a screen that is not recorded is `inactive`; what a view sets holds for what is in it.
  @Test func traitsOfNewerVersions() throws {
    try onDevice(phone(running: 18), Era(18)) { window in
      let (outer, inner) = (UIView(), UIView())
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.traitCollection.sceneCaptureState == .inactive && inner.traitCollection.typesettingLanguage == "")
      outer.traitOverrides.typesettingLanguage = "ar"
      outer.traitOverrides.sceneCaptureState = .active
      #expect(inner.traitCollection.typesettingLanguage == "ar" && inner.traitCollection.sceneCaptureState == .active)
      #expect(window.traitCollection.sceneCaptureState == .inactive)
    }
  }

  /// UITextInput.insertDictationResult(_:): what was said is put in where the selection is.
  @Test func whatIsSaidIsPutIn() throws {
    try onDevice(phone(running: 18), Era(18)) { window in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.text = "Hello you"
      window.addSubview(view)
      view.selectedRange = NSRange(location: 6, length: 3)
      view.insertDictationResult([])
      #expect(view.text == "Hello you")
      view.insertDictationResult(["wor", "ld"].map { UIDictationPhrase(text: $0) })
      #expect(view.text == "Hello world")
    }
  }
}
