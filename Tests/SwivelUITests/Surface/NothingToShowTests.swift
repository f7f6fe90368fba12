// How large what stands in the place of content is, by arithmetic: its parts one below the other, and the gaps its configuration says.
import DeviceCatalog
import Emulator
import SwivelUI
import Testing

@MainActor @Suite("Nothing to show") struct NothingToShowTests {
  /// Which parts there are, and the sum of gaps: 3 below the picture, 5 between texts, 7 above the first button, 11 between buttons.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var parts: String
    var gaps: CGFloat
  }

  private nonisolated static let rows = [
    Row(testDescription: "a text", parts: "t", gaps: 0), Row(testDescription: "two texts", parts: "ts", gaps: 5),
    Row(testDescription: "a picture and texts", parts: "its", gaps: 8),
    Row(testDescription: "all", parts: "itsbB", gaps: 26), Row(testDescription: "a button", parts: "b", gaps: 0),
    Row(testDescription: "the second button alone stands below texts", parts: "tB", gaps: 7),
    Row(testDescription: "two buttons", parts: "bB", gaps: 11),
    Row(testDescription: "nothing", parts: "", gaps: 0), Row(testDescription: "a picture", parts: "i", gaps: 0),
  ]

  private func configuration(_ parts: String) -> UIContentUnavailableConfiguration {
    var shown = UIContentUnavailableConfiguration.empty()
    if parts.contains("i") { shown.image = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60)).image { _ in } }
    if parts.contains("t") { shown.text = "Nothing" }
    if parts.contains("s") { shown.secondaryText = "There is nothing here." }
    if parts.contains("b") { shown.button.title = "Again" }
    if parts.contains("B") { shown.secondaryButton.title = "Leave" }
    (shown.imageToTextPadding, shown.textToSecondaryTextPadding) = (3, 5)
    (shown.textToButtonPadding, shown.buttonToSecondaryButtonPadding) = (7, 11)
    shown.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 8, trailing: 16)
    return shown
  }

  /// 2 points above and 8 below, 4 beside and 16 behind the widest.
  @Test(arguments: rows) func sizes(row: Row) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let view = UIContentUnavailableView(configuration: configuration(row.parts))
      let size = view.sizeThatFits(CGSize(width: 300, height: 1000))
      let parts = view.subviews.map { $0.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)) }
      #expect(parts.count == row.parts.count)
      #expect(abs(size.height - (parts.reduce(10 + row.gaps) { $0 + $1.height })) < 0.01)
      #expect(abs(size.width - (20 + (parts.map(\.width).max() ?? 0))) < 0.01)
      // Laid out, the parts are one below the other, and as far from the top as from the bottom of what is left to them.
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      view.layoutIfNeeded()
      let frames = view.subviews.map(\.frame)
      guard let first = frames.first, let last = frames.last else { return }
      #expect(abs((first.minY - 2) - (500 - 8 - last.maxY)) < 0.01)
      for frame in frames { #expect(abs(frame.midX - (4 + 280 / 2)) < 0.51) }
      for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
      #expect(abs(last.maxY - first.minY - (size.height - 10)) < 0.01)
    }
  }

  /// UIContentUnavailableConfiguration.ImageProperties.maximumSize: "A value of 0 … means there is no maximum"; `.natural` stands where
  /// reading begins.
  @Test func limits() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      for (most, size) in [
        (CGSize.zero, CGSize(width: 90, height: 60)), (CGSize(width: 40, height: 0), CGSize(width: 40, height: 60)),
        (CGSize(width: 0, height: 20), CGSize(width: 90, height: 20)),
        (CGSize(width: 200, height: 200), CGSize(width: 90, height: 60)),
      ] {
        var shown = configuration("i")
        shown.imageProperties.maximumSize = most
        let view = UIContentUnavailableView(configuration: shown)
        #expect(
          view.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: size.width + 20, height: size.height + 10))
      }
      var natural = configuration("it")
      natural.alignment = .natural
      let view = UIContentUnavailableView(configuration: natural)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      view.layoutIfNeeded()
      #expect(view.subviews.map(\.frame.minX) == [4, 4] && view.subviews.first?.frame.minY == 2)
      // Long words have the width there is, in as many lines as they need.
      var long = configuration("s")
      long.secondaryText = String(repeating: "nothing ", count: 40)
      let narrow = UIContentUnavailableView(configuration: long).sizeThatFits(CGSize(width: 120, height: 0))
      #expect(narrow.width <= 120 && narrow.height > 200)
    }
  }
}
