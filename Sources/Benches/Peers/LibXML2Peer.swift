// libxml2's own pass over a document, its SAX events heard by nobody: what reading one costs at the very least.
import CXML2

/// The peer of reading documents.
enum LibXML2Peer {
  static let name = "libxml2 SAX alone"

  /// libxml2's parser with handlers that do nothing.
  static func passThrough(_ bytes: [UInt8]) {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    handler.endElementNs = { _, _, _, _ in }
    handler.characters = { _, _, _ in }
    bytes.withUnsafeBytes { raw in
      guard let base = raw.baseAddress else { return }
      _ = xmlSAXUserParseMemory(&handler, nil, base.assumingMemoryBound(to: CChar.self), Int32(raw.count))
    }
  }
}
