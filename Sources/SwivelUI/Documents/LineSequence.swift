// Bytes and lines one after the other, for `for await`: Foundation on Linux has none of these sequences.
import Foundation

/// The lines of bytes that are text in UTF-8. A line ends with CR, LF, both, or another mark of Unicode's (VT, FF, NEL, U+2028, U+2029);
/// lines with nothing in them are left out, as Foundation leaves them out
/// (developer.apple.com/documentation/foundation/asynclinesequence).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line, without its end.
  public typealias Element = String
  let base: Base
  init(_ base: Base) { self.base = base }

  /// Reads line after line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    private var ready: [String] = []
    private var isOver = false
    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line that is not empty; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while ready.isEmpty, !isOver {
        let byte = try await bytes.next()
        if let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          line.append(byte)
          continue
        }
        isOver = byte == nil
        // The other marks are characters of their own, which a text is parted by once its bytes are all there.
        ready = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        line = []
      }
      return ready.isEmpty ? nil : ready.removeFirst()
    }
  }
  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of a text in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

/// Bytes that are had when the first of them is asked for: as a whole, or so many at a time.
public struct LoadedBytes: AsyncSequence, Sendable {
  /// A byte.
  public typealias Element = UInt8
  let load: @Sendable () async throws -> Data
  let isWhole: Bool
  /// Bytes by what makes them: all of them, or the next, and none at the end.
  package init(isWhole: Bool = true, _ load: @escaping @Sendable () async throws -> Data) {
    (self.isWhole, self.load) = (isWhole, load)
  }

  /// Hands them out.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let bytes: LoadedBytes
    private var rest: Data.Iterator?
    init(_ bytes: LoadedBytes) { self.bytes = bytes }
    /// The next one; nil at the end.
    public mutating func next() async throws -> UInt8? {
      if let byte = rest?.next() { return byte }
      guard rest == nil || !bytes.isWhole else { return nil }
      rest = try await bytes.load().makeIterator()
      return rest?.next()
    }
  }
  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}

extension FileHandle {
  /// A file's bytes.
  public typealias AsyncBytes = LoadedBytes

  /// Bytes that are read at a time, as many as a page has.
  private static let piece = 4096

  /// What is left of the file as its bytes.
  public var bytes: AsyncBytes {
    AsyncBytes(isWhole: false) { [self] in try read(upToCount: Self.piece) ?? Data() }
  }
}
