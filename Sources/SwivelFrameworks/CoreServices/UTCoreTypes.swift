// Kinds of content as Core Services names them: the names of `UTType`, before there was one.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import SwivelUI

/// The kind of this name.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
/// The kind of this name.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "public.bookmark"

/// Endings of files' names.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Kinds as networks name them.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a kind is one of another (developer.apple.com/documentation/coreservices/1444079-uttypeconformsto).
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let kind = UTType(String(describing: inUTI)), let other = UTType(String(describing: inConformsToUTI)) else {
    return false
  }
  return kind.conforms(to: other)
}
/// Whether two names are of one kind.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  String(describing: inUTI1).lowercased() == String(describing: inUTI2).lowercased()
}
/// The kind that has an ending, or a network's name; an ending nobody here knows has one of its own, a network's name none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = String(describing: inTag)
  let kind =
    inTagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return kind.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}
/// The ending of a kind's files, or its network's name; nil for none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let kind = UTType(String(describing: inUTI))
  let tag = inTagClass == kUTTagClassMIMEType ? kind?.preferredMIMEType : kind?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}
