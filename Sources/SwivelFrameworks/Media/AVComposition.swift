// Films an app puts together of parts of others: which part comes when is known, what is seen there is not.
import Foundation
import SwivelUI

/// A part of a track, and when it comes.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  /// From when until when, and when it comes.
  public let timeMapping: CMTimeMapping
  /// Whether nothing comes.
  public let isEmpty: Bool
  init(_ timeMapping: CMTimeMapping, isEmpty: Bool) { (self.timeMapping, self.isEmpty) = (timeMapping, isEmpty) }
}

/// A part of another film's track.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
  /// The film's address; nil for nothing.
  public let sourceURL: URL?
  /// The track's number.
  public let sourceTrackID: CMPersistentTrackID
  /// A part, and when it comes.
  public init(
    url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange
  ) {
    (sourceURL, sourceTrackID) = (URL, trackID)
    super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange), isEmpty: false)
  }
  /// Nothing, for a while.
  public init(timeRange: CMTimeRange) {
    (sourceURL, sourceTrackID) = (nil, kCMPersistentTrackID_Invalid)
    super.init(CMTimeMapping(source: .invalid, target: timeRange), isEmpty: true)
  }
  init(_ url: URL?, _ trackID: CMPersistentTrackID, _ mapping: CMTimeMapping, isEmpty: Bool) {
    (sourceURL, sourceTrackID) = (url, trackID)
    super.init(mapping, isEmpty: isEmpty)
  }
  /// The same at another time, or as long as said.
  func moved(to target: CMTimeRange, source: CMTimeRange? = nil) -> AVCompositionTrackSegment {
    AVCompositionTrackSegment(
      sourceURL, sourceTrackID, CMTimeMapping(source: source ?? timeMapping.source, target: target), isEmpty: isEmpty)
  }
  /// What comes before a time, and what comes from it on.
  func cut(at time: CMTime) -> [AVCompositionTrackSegment] {
    let (target, source) = (timeMapping.target, timeMapping.source)
    guard time > target.start, time < target.end else { return [self] }
    let first = CMTimeRange(start: target.start, end: time)
    let rest = CMTimeRange(start: time, end: target.end)
    guard !isEmpty else { return [moved(to: first), moved(to: rest)] }
    let share = first.duration.seconds / target.duration.seconds
    let middle = source.start + CMTimeMultiplyByFloat64(source.duration, multiplier: share)
    return [
      moved(to: first, source: CMTimeRange(start: source.start, end: middle)),
      moved(to: rest, source: CMTimeRange(start: middle, end: source.end)),
    ]
  }
}

/// A track of what an app put together.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  /// Its parts in order, without gaps.
  open internal(set) var segments: [AVCompositionTrackSegment] = []
  open override var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, end: segments.last?.timeMapping.target.end ?? .zero)
  }
}

/// The same while it is put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var volume: Float = 1
  private var transform = CGAffineTransform.identity
  private var language: String?
  private var enabled = true
  open override var preferredVolume: Float {
    get { volume }
    set { volume = newValue }
  }
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open override var languageCode: String? {
    get { language }
    set { language = newValue }
  }
  open override var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }

  /// A part of a track comes at a time, and what came then after it; an invalid time is the end. Behind the end there is nothing until then.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    guard timeRange.isValid, timeRange.duration.isNumeric else { throw AVError(.unknown) }
    let url = (track.asset as? AVURLAsset)?.url
    let start = startTime.isNumeric ? startTime : self.timeRange.end
    let target = CMTimeRange(start: start, duration: timeRange.duration)
    let mapping = CMTimeMapping(source: timeRange, target: target)
    insert(AVCompositionTrackSegment(url, track.trackID, mapping, isEmpty: false))
  }
  /// Parts one after the other.
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
    var time = startTime.isNumeric ? startTime : timeRange.end
    for (range, track) in zip(timeRanges, tracks) {
      try insertTimeRange(range.timeRangeValue, of: track, at: time)
      time = time + range.timeRangeValue.duration
    }
  }
  /// Nothing comes for a while, and what came then after it.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.isValid, timeRange.start < self.timeRange.end else { return }
    insert(AVCompositionTrackSegment(timeRange: timeRange))
  }
  /// What came for a while is gone, and the rest comes earlier.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    cut(at: timeRange.start)
    cut(at: timeRange.end)
    let gone = segments.filter { timeRange.containsTime($0.timeMapping.target.start) }
    segments.removeAll { one in gone.contains { $0 === one } }
    arrange()
  }
  /// What comes for a while lasts longer or not so long, and the rest comes later or earlier.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    guard timeRange.duration.seconds > 0, duration.seconds > 0 else { return }
    cut(at: timeRange.start)
    cut(at: timeRange.end)
    let factor = duration.seconds / timeRange.duration.seconds
    segments = segments.map { segment in
      let target = segment.timeMapping.target
      guard timeRange.containsTime(target.start) else { return segment }
      let length = CMTimeMultiplyByFloat64(target.duration, multiplier: factor)
      return segment.moved(to: CMTimeRange(start: target.start, duration: length))
    }
    arrange()
  }

  private func insert(_ segment: AVCompositionTrackSegment) {
    let (start, end) = (segment.timeMapping.target.start, timeRange.end)
    if start > end {
      segments.append(AVCompositionTrackSegment(timeRange: CMTimeRange(start: end, end: start)))
    }
    cut(at: start)
    let place = segments.firstIndex { $0.timeMapping.target.start >= start } ?? segments.count
    segments.insert(segment, at: place)
    arrange()
  }
  private func cut(at time: CMTime) { segments = segments.flatMap { $0.cut(at: time) } }
  /// One after the other from the beginning.
  private func arrange() {
    var time = CMTime.zero
    segments = segments.map { segment in
      let target = CMTimeRange(start: time, duration: segment.timeMapping.target.duration)
      time = target.end
      return segment.moved(to: target)
    }
  }
}

/// A film put together of parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  var parts: [AVCompositionTrack] = []
  var size = CGSize.zero
  open override var tracks: [AVAssetTrack] { parts }
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  /// How large its pictures are.
  open var naturalSize: CGSize { size }
  override var isKnown: Bool { true }
}

/// The same while it is put together (developer.apple.com/documentation/avfoundation/avmutablecomposition).
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// Of nothing yet.
  public override init() { super.init() }
  /// Of nothing yet, with how it is opened.
  public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }
  /// One track more; a number that is taken is another.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let isFree = preferredTrackID > 0 && !parts.contains { $0.trackID == preferredTrackID }
    let number = isFree ? preferredTrackID : (parts.map(\.trackID).max() ?? 0) + 1
    let track = AVMutableCompositionTrack(number, mediaType, of: self)
    parts.append(track)
    return track
  }
  /// One less.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
  /// One a track's parts can be put into; nil for none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
  }
  /// A part of all tracks of a film comes at a time. What is in a file is not known, which is an error.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    guard asset.isKnown else { throw AVError(.decoderNotFound) }
    for track in asset.tracks {
      let own =
        mutableTrack(compatibleWith: track)
        ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      try own?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }
  private var all: [AVMutableCompositionTrack] { parts.compactMap { $0 as? AVMutableCompositionTrack } }
  /// Nothing comes for a while.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { for part in all { part.insertEmptyTimeRange(timeRange) } }
  /// What came for a while is gone.
  open func removeTimeRange(_ timeRange: CMTimeRange) { for part in all { part.removeTimeRange(timeRange) } }
  /// What comes for a while lasts longer or not so long.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for part in all { part.scaleTimeRange(timeRange, toDuration: duration) }
  }
}
