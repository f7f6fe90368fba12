// Files a web view keeps instead of showing them. Without a network what is asked for over one fails as it does on a device that is
// offline; files and data come and are written where the app says.
import Foundation
import FoundationNetworking
import SwivelUI

/// A file on its way.
@preconcurrency @MainActor public final class WKDownload: NSObject {
  /// What a delegate says of a redirect; raw values are WebKit's.
  public enum RedirectPolicy: Int, Sendable {
    /// It is not followed.
    case cancel = 0
    /// It is.
    case allow = 1
  }
  /// What was asked for first.
  public let originalRequest: URLRequest?
  /// The view that asked.
  public private(set) weak var webView: WKWebView?
  /// Whether somebody asked with their finger: nobody knows here.
  public let isUserInitiated = false
  /// Says where it goes and hears of its end; not kept.
  public weak var delegate: (any WKDownloadDelegate)?
  /// How far it is.
  public let progress = Progress(totalUnitCount: 1)
  private var isOver = false

  init(_ request: URLRequest, _ webView: WKWebView) {
    originalRequest = request
    self.webView = webView
    super.init()
  }

  /// Ends it; nothing that was read is kept to go on with.
  public func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    let wasOver = isOver
    isOver = true
    progress.cancel()
    later { [self] in
      completionHandler?(nil)
      if !wasOver { tell(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)) }
    }
  }

  /// Asks where to write what came, and writes it there; or tells why nothing came.
  func run(_ outcome: Result<Data, NSError>) {
    later { [self] in
      guard !isOver else { return }
      switch outcome {
      case .failure(let error): fail(error)
      case .success(let data): place(data)
      }
    }
  }
  private func place(_ data: Data) {
    let url = originalRequest?.url ?? .blank
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    // Data's own address is no name.
    let isNamed = url.scheme?.lowercased() != "data" && !["", "/"].contains(url.lastPathComponent)
    let name = isNamed ? url.lastPathComponent : "Unknown"
    guard let delegate else { return fail(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)) }
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { [weak self] place in
      self?.write(data, to: place)
    }
  }
  /// A file that is there already is not written over, as in WebKit.
  private func write(_ data: Data, to place: URL?) {
    guard !isOver else { return }
    guard let place else { return fail(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)) }
    do {
      try data.write(to: place, options: .withoutOverwriting)
    } catch { return fail(NSError(domain: NSURLErrorDomain, code: NSURLErrorCannotCreateFile)) }
    isOver = true
    progress.completedUnitCount = 1
    later { [self] in delegate?.downloadDidFinish(self) }
  }
  private func fail(_ error: NSError) {
    isOver = true
    tell(error)
  }
  private func tell(_ error: NSError) { delegate?.download(self, didFailWithError: error, resumeData: nil) }
}

/// Says where a file goes and hears of its end. Only where it goes has to be said, as in WebKit.
@preconcurrency @MainActor public protocol WKDownloadDelegate: OptionalMethods {
  /// Where it goes; nil ends it.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void)
  /// Whether it is followed somewhere else: no server answers.
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void)
  /// Who asks for it: no server answers.
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// It is there.
  func downloadDidFinish(_ download: WKDownload)
  /// It is not; with what it could go on.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// It is.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// As usual.
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
  /// Keeps what a request asks for as a file.
  public func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
    let download = WKDownload(request, self)
    later {
      completionHandler(download)
      download.run(Self.contents(of: request.url))
    }
  }
  /// The same for who waits.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    let download = WKDownload(request, self)
    download.run(Self.contents(of: request.url))
    return download
  }
  /// Goes on with a file: nothing is ever left to go on with, so that it fails.
  public func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void) {
    let download = WKDownload(URLRequest(url: .blank), self)
    later {
      completionHandler(download)
      download.run(.failure(NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)))
    }
  }

  /// The bytes at an address, where there are any.
  static func contents(of url: URL?) -> Result<Data, NSError> {
    switch outcome(of: url) {
    case .failure(let error): return .failure(error)
    case .success:
      guard let url, url.scheme?.lowercased() == "file" else { return .success(Data(dataAddress: url)) }
      do { return .success(try Data(contentsOf: url)) } catch {
        return .failure(NSError(domain: NSURLErrorDomain, code: NSURLErrorFileDoesNotExist))
      }
    }
  }
}

extension Data {
  /// What is in a `data:` address (RFC 2397); nothing for any other.
  fileprivate init(dataAddress url: URL?) {
    self.init()
    guard let url, url.scheme?.lowercased() == "data", let comma = url.absoluteString.firstIndex(of: ",") else {
      return
    }
    let words = String(url.absoluteString[url.absoluteString.index(after: comma)...])
    let isBase64 = url.absoluteString[..<comma].lowercased().hasSuffix(";base64")
    let plain = words.removingPercentEncoding ?? words
    self = isBase64 ? Data(base64Encoded: plain) ?? Data() : Data(plain.utf8)
  }
}
