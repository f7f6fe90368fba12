// Links in texts nobody edits: those an app's attributes say, and what detectors find. A finger on one asks the delegate and follows it.
import DeviceCatalog
import Foundation

extension UITextView {
  /// A part of the text that leads somewhere.
  struct Link {
    let range: NSRange
    let url: URL
  }

  /// The links of the text, in its order; none where it is edited or cannot be selected (UITextView.isSelectable: "controls the ability
  /// of the user to select content and interact with URLs").
  var links: [Link] {
    guard !isEditable, isSelectable else { return [] }
    var found: [Link] = []
    if let attributed = attributedContent {
      attributed.enumerateAttribute(.link, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
        let url = value as? URL ?? (value as? String).flatMap(URL.init(string:))
        if let url { found.append(Link(range: range, url: url)) }
      }
    }
    for link in detectedLinks where !found.contains(where: { NSIntersectionRange($0.range, link.range).length > 0 }) {
      found.append(link)
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// What "is automatically converted to URLs" (UITextView.dataDetectorTypes): addresses of the web and of mail, and telephone numbers.
  /// Other types are kept, and nothing is found of them.
  private var detectedLinks: [Link] {
    let types: [(UIDataDetectorTypes, NSTextCheckingResult.CheckingType)] = [
      (.link, .init(rawValue: 1 << 6)), (.phoneNumber, .init(rawValue: 1 << 11)),
    ]
    let wanted = types.filter { dataDetectorTypes.contains($0.0) }.reduce(UInt64(0)) { $0 | $1.1.rawValue }
    guard wanted != 0, let text, !text.isEmpty else { return [] }
    let detector: NSDataDetector
    do { detector = try NSDataDetector(types: wanted) } catch { return [] }
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap { match in
      let number = match.phoneNumber.map { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }
      return (match.url ?? number.flatMap(URL.init(string:))).map { Link(range: match.range, url: $0) }
    }
  }

  /// The text as it is drawn where it has links: in the tint, unless `linkTextAttributes` say otherwise. Nil without links.
  package var linkedContent: NSAttributedString? {
    let links = links
    guard !links.isEmpty else { return nil }
    let shown = NSMutableAttributedString(attributedString: attributedContent ?? NSAttributedString(string: text ?? ""))
    var look = linkTextAttributes ?? [:]
    if look.isEmpty { look[.foregroundColor] = tintColor ?? .systemBlue }
    for link in links { shown.addAttributes(look, range: link.range) }
    return shown
  }

  /// Where a finger touches the link that reads so; nil without one.
  func place(ofLink words: String) -> CGPoint? {
    let text = (text ?? "") as NSString
    return links.first { text.substring(with: $0.range) == words }.map { link in
      let line = firstRect(for: UITextRange(link.range.location, NSMaxRange(link.range)))
      return CGPoint(x: line.midX, y: line.midY)
    }
  }

  /// The link under a finger.
  func link(at point: CGPoint) -> Link? {
    guard let character = characterRange(at: point) else { return nil }
    return links.first { NSLocationInRange(character.start.offset, $0.range) }
  }

  /// Does what the delegate says (from era 17), or follows the link where it may be.
  func follow(_ link: Link) {
    let follows = UIAction { [weak self] _ in
      guard let self, self.mayFollow(link) else { return }
      self.ownScene.application.open(link.url, options: [:], completionHandler: nil)
    }
    guard let delegate, ownScene.era >= Era(17) else { return follows.perform(from: self) }
    let item = UITextItem(.link(link.url), range: link.range)
    delegate.textView(self, primaryActionFor: item, defaultAction: follows)?.perform(from: self)
  }

  private func mayFollow(_ link: Link) -> Bool {
    guard let delegate else { return true }
    let old = delegate.textView(self, shouldInteractWith: link.url, in: link.range)
    guard ownScene.era >= Era(10) else { return old }
    return old
      && delegate.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
  }
}
