// Answers and what lies at addresses byte by byte and line by line, for `for await`. Foundation on Linux has it as a whole alone.
import Foundation
import FoundationNetworking
import SwivelUI

extension URLSession {
  /// A body as its bytes.
  public typealias AsyncBytes = LoadedBytes

  /// An answer and the bytes of its body, which are all there when the answer is (URLSession.bytes(for:delegate:)).
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes { data }, response)
  }
  /// The same of an address.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}

extension URL {
  /// What lies there as its bytes.
  public typealias AsyncBytes = LoadedBytes

  /// The bytes of what lies there: a file, or what a server answers.
  public var resourceBytes: AsyncBytes {
    AsyncBytes { isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0 }
  }
  /// The lines of a text that lies there.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
