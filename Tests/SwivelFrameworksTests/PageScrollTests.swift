// Which page is gone to where pages stand beside each other (PDFView.displayDirection, go(to:)), and which languages a recogniser of
// speech is made for.
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor @Suite struct PageScrollTests {
  /// Pages of 300 by 400 without anything between: beside each other the view scrolls across, below each other downwards; and no
  /// further than its content goes.
  @Test(
    arguments: [
      (.horizontal, 0, 0, 0), (.horizontal, 1, 300, 0), (.horizontal, 3, 825, 0), (.vertical, 0, 0, 0),
      (.vertical, 1, 0, 400), (.vertical, 3, 0, 933),
    ] as [(PDFDisplayDirection, Int, Double, Double)])
  func goingThere(direction: PDFDisplayDirection, index: Int, x: Double, y: Double) throws {
    let stage = try Stage()
    let view = PDFView()
    stage.act { root in
      let document = PDFDocument()
      for index in 0..<4 {
        let page = PDFPage()
        page.setBounds(CGRect(x: 0, y: 0, width: 300, height: 400), for: .mediaBox)
        document.insert(page, at: index)
      }
      view.displaysPageBreaks = false
      view.displayDirection = direction
      view.frame = root.bounds
      view.document = document
      root.addSubview(view)
      view.layoutIfNeeded()
    }
    stage.act { _ in view.document?.page(at: index).map { view.go(to: $0) } }
    let seen = stage.read { _ in
      (view.documentView?.superview as? UIScrollView)?.contentOffset ?? CGPoint(x: -1, y: -1)
    }
    #expect(seen == CGPoint(x: x, y: y))
    #expect(stage.read { _ in view.currentPage.flatMap { view.document?.index(for: $0) } } == index)
  }

  /// "This initializer may return nil if speech recognition isn't supported in the specified language."
  @Test(arguments: [("en-US", true), ("en_US", true), ("", false)]) func languages(name: String, isKnown: Bool) throws {
    let stage = try Stage()
    stage.act { _ in
      let made = SFSpeechRecognizer(locale: Locale(identifier: name))
      #expect((made != nil) == isKnown)
      if let made { #expect(made.locale == Locale(identifier: name) && !made.isAvailable) }
    }
  }
}
