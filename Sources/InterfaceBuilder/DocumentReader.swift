// libxml2's SAX events to an element tree. Entities, document types and other files are never read.
import CXML2

/// Collects one document.
struct DocumentReader {
  let file: String
  var nodes: [ElementTree.Node] = []
  var attributes: [ElementTree.Attribute] = []
  /// No encoding makes more than four bytes of one: of the largest file 256 MiB, which Int32 counts.
  var text: [UInt8] = []
  var diagnostics: [InterfaceDiagnostic] = []
  var noEffect: [NoEffect] = []
  /// Attributes that are to be numbers and are none.
  var noNumbers: [NoEffect] = []
  var census = NameCensus()
  private(set) var failure: InterfaceError?
  /// What the outermost element is called, whether the tables know the name or not.
  private(set) var rootName: String?

  private var context: UnsafeMutablePointer<xmlParserCtxt>?
  /// Open elements, and the last child of each.
  private var open: [(node: Int32, lastChild: Int32)] = []
  private var pendingText: [UInt8] = []
  /// Names of the parser's dictionary have one address for as long as it lives.
  private var elementCache = NameCache()
  private var attributeCache = NameCache()
  private let elementNames = Names.elements
  private let attributeNames = Names.attributes
  private let areNumbers = Names.areNumbers

  init(file: String, bytes: Int) {
    self.file = file
    nodes.reserveCapacity(bytes / 96)
    attributes.reserveCapacity(bytes / 24)
    text.reserveCapacity(bytes / 3)
  }

  mutating func read(_ bytes: UnsafeRawBufferPointer) throws(InterfaceError) -> ElementTree {
    // Errors of encodings have no parser they belong to and would be printed; the parser's own are in its context.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    guard bytes.count > 0, let base = bytes.baseAddress,
      let context = xmlCreateMemoryParserCtxt(base.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    else { throw .malformed(file: file, line: 1, reason: "the file is empty") }
    defer { xmlFreeParserCtxt(context) }
    self.context = context
    // Without NOENT attribute values keep `&amp;` as a character reference. No entity but the predefined ones can be there:
    // a document type ends the reading.
    let options = [XML_PARSE_NONET, XML_PARSE_NOENT, XML_PARSE_NOERROR, XML_PARSE_NOWARNING]
    xmlCtxtUseOptions(context, options.reduce(0) { $0 | Int32($1.rawValue) })
    context.pointee.sax.pointee = Self.makeHandler()
    withUnsafeMutablePointer(to: &self) { reader in
      context.pointee.userData = UnsafeMutableRawPointer(reader)
      _ = xmlParseDocument(context)
    }
    self.context = nil
    if let failure { throw failure }
    if context.pointee.wellFormed == 0 {
      let error = context.pointee.lastError
      let reason = error.message.map { String(cString: $0).split(separator: "\n").joined(separator: " ") }
      let left = Unfetched(bytes)
      throw .malformed(
        file: file, line: left?.line ?? max(1, Int(error.line)), reason: left?.reason ?? reason ?? "it ends too early")
    }
    return ElementTree(nodes: nodes, attributes: attributes, text: text)
  }

  private static func makeHandler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.internalSubset = { user, _, _, _ in DocumentReader.of(user)?.pointee.refuseDocumentType() }
    handler.startElementNs = { user, name, prefix, _, _, _, count, _, values in
      guard let name else { return }
      DocumentReader.of(user)?.pointee.start(name, isPrefixed: prefix != nil, Int(count), values)
    }
    handler.endElementNs = { user, _, _, _ in DocumentReader.of(user)?.pointee.end() }
    handler.characters = { user, bytes, count in
      guard let bytes else { return }
      DocumentReader.of(user)?.pointee.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    handler.cdataBlock = handler.characters
    return handler
  }

  /// The reader behind libxml2's pointer. Not an object: its fields would be checked at every one of thousands of events.
  private static func of(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<DocumentReader>? {
    user?.assumingMemoryBound(to: DocumentReader.self)
  }

  private var line: Int { context?.pointee.input.map { Int($0.pointee.line) } ?? 0 }

  private mutating func fail(_ error: InterfaceError) {
    if failure == nil { failure = error }
    if let context { xmlStopParser(context) }
  }

  private mutating func refuseDocumentType() { fail(.documentType(file: file, line: line)) }

  // MARK: Events

  private mutating func start(
    _ tag: UnsafePointer<xmlChar>, isPrefixed: Bool, _ count: Int,
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard failure == nil else { return }
    let limit = InterfaceLimits.elements
    guard open.count < InterfaceLimits.depth else {
      return fail(.tooDeep(file: file, line: line, limit: InterfaceLimits.depth))
    }
    guard nodes.count < limit, attributes.count + count <= 8 * limit, count <= Int(UInt16.max) else {
      return fail(.tooMany(file: file, line: line, limit: limit))
    }
    let entry = isPrefixed ? 0 : elementCache.entry(tag, in: elementNames)
    let name = elementNames.names[entry]
    let nameClass = elementNames.classes[entry]
    let index = Int32(nodes.count)
    let line = line
    census.count(nameClass)
    if nodes.isEmpty { rootName = String(cString: tag) }
    if entry == 0 {
      noteUnknown("element", String(cString: tag), in: String(cString: tag), line)
    } else if name == .other, nameClass != .cosmetic {
      noEffect.append(NoEffect(node: index, attribute: 0))
    }
    nodes.append(
      ElementTree.Node(
        name: name, entry: UInt16(entry), attributeCount: UInt16(count), line: Int32(line),
        parent: open.last?.node ?? -1, firstAttribute: Int32(attributes.count)))
    if let last = open.indices.last {
      if open[last].lastChild < 0 {
        nodes[Int(open[last].node)].firstChild = index
      } else {
        nodes[Int(open[last].lastChild)].nextSibling = index
      }
      open[last].lastChild = index
    }
    open.append((index, -1))
    pendingText.removeAll(keepingCapacity: true)
    if let values { readAttributes(count, values, line) }
  }

  /// Five pointers an attribute: name, prefix, namespace, begin and end of the value.
  private mutating func readAttributes(
    _ count: Int, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ line: Int
  ) {
    for index in 0..<count {
      let group = values + 5 * index
      guard let tag = group[0], let begin = group[3], let end = group[4] else { continue }
      let entry = group[1] != nil ? 0 : attributeCache.entry(tag, in: attributeNames)
      let name = attributeNames.names[entry]
      let nameClass = attributeNames.classes[entry]
      census.count(nameClass)
      if entry == 0 {
        let element = elementNames.texts[Int(nodes[nodes.count - 1].entry)]
        noteUnknown("attribute", String(cString: tag), in: element, line)
      } else if name == .other, nameClass != .cosmetic {
        noEffect.append(NoEffect(node: Int32(nodes.count - 1), attribute: UInt16(entry)))
      }
      let bytes = UnsafeBufferPointer(start: begin, count: end - begin)
      if areNumbers[entry], noNumbers.count < InterfaceLimits.diagnostics, Numbers.parse(bytes) == nil {
        noNumbers.append(NoEffect(node: Int32(nodes.count - 1), attribute: UInt16(entry)))
      }
      attributes.append(
        ElementTree.Attribute(
          name: name, entry: UInt16(entry), start: Int32(text.count), length: Int32(bytes.count)))
      text.append(contentsOf: bytes)
    }
  }

  private mutating func end() {
    guard failure == nil, let last = open.popLast() else { return }
    defer { pendingText.removeAll(keepingCapacity: true) }
    guard last.lastChild < 0, !pendingText.isEmpty else { return }
    nodes[Int(last.node)].textStart = Int32(text.count)
    nodes[Int(last.node)].textLength = Int32(pendingText.count)
    text.append(contentsOf: pendingText)
  }

  private mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    // Between elements there is white space only.
    if pendingText.isEmpty, bytes.allSatisfy({ $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }), bytes.first == 10 {
      return
    }
    pendingText.append(contentsOf: bytes)
  }

  private mutating func noteUnknown(_ kind: String, _ name: String, in element: String, _ line: Int) {
    guard diagnostics.count < InterfaceLimits.diagnostics else { return }
    diagnostics.append(
      InterfaceDiagnostic(.warning, file: file, line: line, element: element, "unknown \(kind) \(name)"))
  }
}

/// An element or attribute that has no effect here; made into a diagnostic when somebody asks.
struct NoEffect: Sendable {
  var node: Int32
  /// The entry in the table of attributes; 0 for the element itself.
  var attribute: UInt16
}

/// Entries by the address of the name: an address stands for the same name as long as the parser lives.
private struct NameCache {
  private var keys = [UInt](repeating: 0, count: 1024)
  private var values = [UInt16](repeating: 0, count: 1024)

  mutating func entry<Name>(_ name: UnsafePointer<xmlChar>, in table: NameTable<Name>) -> Int {
    let key = UInt(bitPattern: name)
    let slot = Int((key ^ key >> 10) & 1023)
    if keys[slot] == key { return Int(values[slot]) }
    let entry = table.lookup(UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name))))
    keys[slot] = key
    values[slot] = UInt16(entry)
    return entry
  }
}

/// How often names of each class occur.
public struct NameCensus: Sendable, Equatable {
  /// Names that say where things are and how large.
  public var layout = 0
  /// Names that say what happens.
  public var behaviour = 0
  /// Names of looks, or for Interface Builder itself.
  public var cosmetic = 0
  /// Names that stand in no table.
  public var unknown = 0

  /// All of them.
  public var total: Int { layout + behaviour + cosmetic + unknown }

  mutating func count(_ nameClass: NameClass) {
    switch nameClass {
    case .layout: layout += 1
    case .behaviour: behaviour += 1
    case .cosmetic: cosmetic += 1
    case .unknown: unknown += 1
    }
  }
}
