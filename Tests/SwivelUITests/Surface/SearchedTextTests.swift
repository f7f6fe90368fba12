// Words looked for in a text (UITextSearchingFindSession, UIFindInteraction): how many there are, which is in front, and who is told.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SearchedTextTests {
  /// (text, word, how often it is there): without case, and none within another.
  @Test(
    arguments: [
      ("one two one", "one", 2), ("One ONE one", "one", 3), ("aaaa", "aa", 2), ("aaaaa", "aa", 2), ("abc", "d", 0),
      ("abc", "", 0), ("", "a", 0), ("a", "a", 1), ("🙂a🙂", "🙂", 2),
    ])
  func counts(text: String, word: String, count: Int) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let view = UITextView()
      view.text = text
      let session = UITextSearchingFindSession(searchableObject: view)
      #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
      session.performSearch(query: word, options: nil)
      #expect(session.resultCount == count && session.highlightedResultIndex == (count == 0 ? NSNotFound : 0))
      // Behind the last comes the first, and before the first the last.
      for turn in 1...4 {
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == (count == 0 ? NSNotFound : turn % count))
      }
      session.performSearch(query: word, options: nil)
      session.highlightNextResult(in: .backward)
      #expect(session.highlightedResultIndex == (count == 0 ? NSNotFound : count - 1))
      session.invalidateFoundResults()
      #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
      #expect(session.searchableObject === view && !session.supportsReplacement)
      #expect(session.searchResultDisplayStyle == .currentAndTotal)
    }
  }

  private final class Asked: NSObject, UIFindInteractionDelegate {
    var session: UIFindSession?
    var heard: [String] = []
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      heard.append("asked")
      return session
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { heard.append("begins") }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { heard.append("ends") }
  }

  /// The navigator is there from its presenting to its dismissal; without a session there is none.
  @Test func whoIsTold() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let (asked, view, text) = (Asked(), UIView(), UITextView())
      text.text = "a b a"
      let find = UIFindInteraction(sessionDelegate: asked)
      find.presentFindNavigator(showingReplace: false)
      #expect(asked.heard == [] && !find.isFindNavigatorVisible)
      view.addInteraction(find)
      find.presentFindNavigator(showingReplace: false)
      #expect(asked.heard == ["asked"] && !find.isFindNavigatorVisible && find.activeFindSession == nil)
      let session = UITextSearchingFindSession(searchableObject: text)
      asked.session = session
      find.searchText = "a"
      find.presentFindNavigator(showingReplace: false)
      find.presentFindNavigator(showingReplace: false)
      #expect(asked.heard == ["asked", "asked", "begins"] && find.isFindNavigatorVisible)
      #expect(find.activeFindSession === session && session.resultCount == 2 && session.highlightedResultIndex == 0)
      find.findNext()
      #expect(session.highlightedResultIndex == 1)
      find.findPrevious()
      find.findPrevious()
      #expect(session.highlightedResultIndex == 1)
      find.dismissFindNavigator()
      find.dismissFindNavigator()
      #expect(asked.heard == ["asked", "asked", "begins", "ends"] && !find.isFindNavigatorVisible)
      #expect(session.resultCount == 0)
      find.findNext()
      #expect(find.activeFindSession == nil)
    }
  }
}
