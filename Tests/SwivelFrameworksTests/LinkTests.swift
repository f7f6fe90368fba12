// What is seen of an address without a network: its title and host, one above the other within margins (LPLinkView).
import DeviceFixtures
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct LinkTests {
  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  /// The host is said without "www."; what an app knows of the page wins over the address it came from.
  @Test(
    arguments: [
      ("https://www.example.org/a/b", "example.org"), ("https://example.org", "example.org"),
      ("https://wwwexample.org", "wwwexample.org"), ("https://sub.example.org/?q=1", "sub.example.org"),
      ("mailto:a@example.org", ""),
    ])
  func hosts(address: String, host: String) throws {
    let stage = try Stage()
    let url = try #require(URL(string: address))
    stage.act { _ in
      let view = LPLinkView(url: url)
      #expect(view.metadata.originalURL == url)
      #expect(self.labels(view).map { $0.text ?? "-" } == ["-", host])
      let metadata = LPLinkMetadata()
      (metadata.url, metadata.title) = (url, "Title")
      #expect(self.labels(LPLinkView(metadata: metadata)).map { $0.text ?? "-" } == ["Title", host])
      view.metadata = metadata
      #expect(self.labels(view).map { $0.text ?? "-" } == ["Title", host])
    }
  }

  /// As wide as the wider of both and as high as both together, with the same margin at each side; where there is less room, as wide as
  /// that. The title stands above the host, and both fill the width.
  @Test(arguments: [(nil, 1), ("Title", 2), ("A title that is wider than the host", 2)] as [(String?, Int)])
  func places(title: String?, lines: Int) throws {
    let stage = try Stage()
    stage.act { root in
      let metadata = LPLinkMetadata()
      (metadata.originalURL, metadata.title) = (URL(string: "https://example.org"), title)
      let view = LPLinkView(metadata: metadata)
      root.addSubview(view)
      let texts = self.labels(view).filter { $0.text != nil }
      #expect(texts.count == lines)
      let own = texts.map { $0.sizeThatFits(CGSize(width: 1e6, height: 1e6)) }
      let margin = view.layer.cornerRadius
      let wide = (own.map(\.width).max() ?? 0) + 2 * margin
      let high = own.map(\.height).reduce(0, +) + 2 * margin
      #expect(view.intrinsicContentSize == CGSize(width: wide, height: high) && margin > 0)
      #expect(view.sizeThatFits(CGSize(width: 40, height: 10)) == CGSize(width: 40, height: high))
      #expect(view.sizeThatFits(CGSize(width: 1000, height: 10)).width == wide)
      view.frame = CGRect(x: 10, y: 20, width: 200, height: 90)
      view.layoutIfNeeded()
      var top = margin
      for (label, size) in zip(texts, own) {
        #expect(label.frame == CGRect(x: margin, y: top, width: 200 - 2 * margin, height: size.height))
        top += size.height
      }
      if lines == 2 { #expect(texts[0].font.pointSize > texts[1].font.pointSize && own[0].height > own[1].height) }
    }
  }

  /// Without a network nothing is fetched: LPError.metadataFetchFailed, and …Cancelled for who is not waited for any more; in a later turn.
  @Test(arguments: [(false, 2), (true, 3)]) func fetching(isCancelled: Bool, code: Int) throws {
    let stage = try Stage()
    var heard: [Int] = []
    let url = try #require(URL(string: "https://example.org"))
    stage.act { _ in
      let provider = LPMetadataProvider()
      #expect(provider.shouldFetchSubresources && provider.timeout == 30)
      provider.startFetchingMetadata(for: url) { metadata, error in
        #expect(metadata == nil && (error as NSError?)?.domain == "LPErrorDomain")
        if let error { heard.append((error as NSError).code) }
      }
      if isCancelled { provider.cancel() }
      #expect(heard.isEmpty)
    }
    #expect(heard == [code])
    let codes: [LPError.Code] = [.unknown, .metadataFetchFailed, .metadataFetchCancelled, .metadataFetchTimedOut]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test func waitedFor() async throws {
    let url = try #require(URL(string: "https://example.org"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }
}
