// A film while it is made, in the format its file's name asks for.
import Drawing
import FileWriting
import Foundation
import Picture
import Processes
import Reports

/// Pictures of a film, kept until they are written.
struct KeptFilm {
  /// What a film can be; raw values are the endings of files.
  enum Format: String, CaseIterable {
    /// Pictures everything shows.
    case gif
    /// A page to play them in.
    case html
    /// A film for players; `ffmpeg` makes it of the first.
    case mp4

    /// By a file's ending.
    init?(of path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }
  }

  private let format: Format
  private let side: Int
  private var pictures: GIFFile?
  private var page: FilmPage
  private let fonts: PictureFonts
  private(set) var count = 0

  /// - Parameter side: pixels of the longer side; pages have their pictures at any size.
  init(_ format: Format, title: String, side: Int) {
    self.format = format
    self.side = side
    page = FilmPage(title: title)
    fonts = PictureFonts.ofThisMachine()
  }

  /// What is told of it, such as its size in pixels.
  var summary: String { pictures.map { "\(count) pictures, \($0.width)×\($0.height)" } ?? "\(count) pictures" }

  mutating func add(_ frames: [DeviceFilm.Frame], words: String) throws(PictureError) {
    for (index, frame) in frames.enumerated() {
      count += 1
      switch format {
      case .html: page.add(try frame.picture.svg(), seconds: frame.seconds, words: index == 0 ? words : nil)
      case .gif, .mp4:
        let size = frame.picture.size
        let image = try frame.picture.pixels(scale: Double(side) / Double(max(size.width, size.height)), fonts: fonts)
        if pictures == nil { pictures = try GIFFile(width: image.width, height: image.height) }
        pictures?.add(image, seconds: frame.seconds)
      }
    }
  }

  /// Writes the file.
  func write(to path: String) throws {
    switch format {
    case .gif: try write(pictures?.file ?? [], to: URL(fileURLWithPath: path))
    case .html:
      let bytes: [UInt8]
      do throws(PictureError) { bytes = try page.html() } catch { throw HostPageError.picture(path: path, error) }
      try write(bytes, to: URL(fileURLWithPath: path))
    case .mp4:
      let folder = try ScratchFolder.make("film")
      // What cannot be removed is the temporary directory's own affair.
      defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
      let pictures = folder.appending(path: "film.gif")
      try write(self.pictures?.file ?? [], to: pictures)
      // ffmpeg begins by emptying the file it is given.
      let film = folder.appending(path: "film.mp4")
      try Self.encode(pictures, to: film.path)
      do { try write([UInt8](Data(contentsOf: film)), to: URL(fileURLWithPath: path)) } catch let error as CocoaError {
        throw HostPageError.write(path: path, reason: error.localizedDescription)
      }
    }
  }

  private func write(_ bytes: [UInt8], to file: URL) throws {
    do { try WholeFile.write(bytes, to: file.path) } catch {
      throw HostPageError.write(path: file.path, reason: error.reason)
    }
  }

  /// Where `ffmpeg` is; nil where there is none.
  static var encoder: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Sides of such films are even, and their colours those every player knows.
  private static func encode(_ pictures: URL, to path: String) throws {
    guard let encoder else { throw HostPageError.write(path: path, reason: noEncoder) }
    let words = [
      "-loglevel", "error", "-nostdin", "-y", "-i", pictures.path, "-vf",
      "fps=30,pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,format=yuv420p", "-fflags", "+bitexact", "-flags:v",
      "+bitexact",
      "-movflags", "+faststart", path,
    ]
    let said: ProgramWords
    var start = ProgramStart(path: encoder.path, arguments: words)
    // Who ends what is filmed from the keyboard keeps the film.
    start.isApart = true
    do { said = try start.words(longest: (0, 500)) } catch {
      throw HostPageError.write(path: path, reason: error.reason)
    }
    guard said.ending == .code(0) else {
      let reason = String(decoding: said.complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw HostPageError.write(path: path, reason: "ffmpeg: \(reason)")
    }
  }

  /// What is told where a film asks for a program that is not here.
  static let noEncoder = "a .mp4 is made by ffmpeg, which is not on the PATH; a .gif and a .html need nothing"
}
