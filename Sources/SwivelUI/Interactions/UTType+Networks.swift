// What networks call kinds of content: the types of IANA's registry that the kinds here have.

extension UTType {
  /// IANA's media types (www.iana.org/assignments/media-types) of kinds here.
  private static let mediaTypes: [(kind: String, type: String)] = [
    ("public.plain-text", "text/plain"), ("public.html", "text/html"), ("public.rtf", "text/rtf"),
    ("public.comma-separated-values-text", "text/csv"), ("public.vcard", "text/vcard"),
    ("public.jpeg", "image/jpeg"), ("public.png", "image/png"), ("com.compuserve.gif", "image/gif"),
    ("public.heic", "image/heic"), ("public.svg-image", "image/svg+xml"), ("public.tiff", "image/tiff"),
    ("public.mp3", "audio/mpeg"), ("public.mpeg-4", "video/mp4"), ("com.apple.quicktime-movie", "video/quicktime"),
    ("public.json", "application/json"), ("public.xml", "application/xml"), ("com.adobe.pdf", "application/pdf"),
    ("public.zip-archive", "application/zip"), ("org.idpf.epub-container", "application/epub+zip"),
  ]

  /// The kind networks call so; nil for one nobody here knows.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.mediaTypes.first(where: { $0.type == mimeType.lowercased() }) else { return nil }
    self.init(found.kind)
  }
  /// What networks call it; nil for no name.
  public var preferredMIMEType: String? { Self.mediaTypes.first { $0.kind == identifier }?.type }
}
