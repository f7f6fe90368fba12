// Everything that can be wrong with a trace or a motion, with the place, what was expected and what stood there.
import Orientation

/// An error of a sensor source.
public enum SensorSourceError: Error, Sendable, Equatable {
  /// The file cannot be opened or read; `reason` is the system's.
  case unreadable(file: String, reason: String)
  /// The file, or what it unpacks to, is larger than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// A line that has not ended after `limit` bytes.
  case longLine(file: String, line: Int, limit: Int)
  /// More names of columns than are read.
  case tooManyColumns(file: String, line: Int, limit: Int, actual: Int)
  /// More rows than `limit`.
  case tooManySamples(file: String, limit: Int)
  /// Nothing in it, or a header without rows.
  case empty(file: String)
  /// The gzip stream ends before its end.
  case truncatedGzip(file: String)
  /// The gzip stream is not one; `reason` is zlib's.
  case damagedGzip(file: String, reason: String)
  /// The header has none of the known sets of columns.
  case missingColumns(file: String, line: Int, expected: [String], actual: String)
  /// Numbers stand where the header should.
  case noHeader(file: String, line: Int, actual: String)
  /// The header names three axes and no time.
  case withoutTime(file: String, line: Int)
  /// Another kind of file than text in columns.
  case foreignFile(file: String, found: ForeignFile)
  /// The header names acceleration without gravity only.
  case withoutGravity(file: String, line: Int)
  /// What the user says of the columns cannot be.
  case badColumns(text: String, found: String)
  /// Rows of several sensors stand among each other; `columns` is what would pick one.
  case severalSensors(file: String, line: Int, first: String, other: String, columns: String)
  /// No row holds the words that were to pick a sensor; `found` stood there instead.
  case noPicked(file: String, words: [String], found: [String])
  /// Rows begin with what they are, in a file without names of columns; `columns` is what would pick one kind.
  case severalKinds(file: String, line: Int, found: [String], columns: String)
  /// A row of a sensor that has more or fewer fields than the header; `columns` is what would pick one.
  case otherSensor(file: String, line: Int, sensor: String, expected: Int, actual: Int, columns: String)
  /// A row whose time is no time; `columns` is what counts evenly spaced rows instead.
  case noTime(file: String, line: Int, column: String, actual: String, columns: String)
  /// A first row with the start and a second with how many rows come a second, which the columns say nothing of.
  case headRows(file: String, rate: Double)
  /// A row has more or fewer fields than the header.
  case raggedRow(file: String, line: Int, expected: Int, actual: Int)
  /// A field that is no number; lines count from 1.
  case notANumber(file: String, line: Int, column: String, actual: String)
  /// NaN, infinite, or beyond ±`limit` in the column's unit.
  case implausible(file: String, line: Int, column: String, limit: Double, actual: String)
  /// A time farther from 0 than any clock's, in seconds.
  case badTime(file: String, line: Int, column: String, seconds: Double)
  /// A sample that is not later than the one before it; times in seconds.
  case timeRunsBackwards(file: String, line: Int, previous: Double, actual: Double)
  /// The readings are of no length that gravity has in a known unit: most likely acceleration *without* gravity.
  case noGravity(file: String, medianLength: Double)
  /// A message of a phone that holds no readings one could know.
  case badMessage(place: String, expected: String, actual: String)
  /// An attribute of an accelerometer that cannot be what it says.
  case badAttribute(place: String, expected: String, actual: String)
  /// A mount matrix that hides an axis.
  case singularMatrix(place: String, text: String, determinant: Double)
  /// Readings that tell no sign.
  case badCalibration(name: String, expected: String, actual: String)
  /// A motion that cannot be played.
  case badMotion(name: String, what: String, expected: String, actual: String)
}

extension SensorSourceError: CustomStringConvertible {
  /// One line: file, line, what was expected and what stood there.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .tooLarge(let file, let limit): "\(file): larger than \(limit) bytes"
    case .longLine(let file, let line, let limit):
      "\(file):\(line): expected a line of at most \(limit) bytes, found no end of it"
    case .tooManySamples(let file, let limit): "\(file): more than \(limit) samples"
    case .empty(let file): "\(file): expected a header and rows, found nothing to read"
    case .truncatedGzip(let file): "\(file): the gzip stream ends early; the file is truncated"
    case .damagedGzip(let file, let reason): "\(file): damaged gzip: \(reason)"
    case .missingColumns(let file, let line, let expected, let actual):
      "\(file):\(line): expected the columns \(expected.joined(separator: " or ")), found \(Self.shown(actual)): "
        + "say which column is what with --columns t,x,y,z (- for others)"
    case .noHeader(let file, let line, let actual):
      "\(file):\(line): expected the names of the columns, found \(Self.shown(actual)): say which column is what "
        + "with --columns t,x,y,z (- for others, t(ms) for the unit, t(50Hz) where rows have no time)"
    case .withoutTime(let file, let line):
      "\(file):\(line): expected a time beside x, y and z, found none: if the rows are evenly spaced, say which column is "
        + "what and how often they come with --columns, such as -,x,y,z,t(50Hz)"
    case .foreignFile(let file, let found): "\(file):1: expected text in columns, found \(found.advice)"
    case .withoutGravity(let file, let line):
      "\(file):\(line): expected acceleration with gravity, found it without: export the accelerometer, or gravity, too"
    case .badColumns(let text, let found):
      "--columns \(text): expected t, x, y and z once each, - for others and =NAME for the column that names the sensor, such as "
        + "t(ms),-,x,y,z; found \(found)"
    case .severalSensors(let file, let line, let first, let other, let columns):
      "\(file):\(line): expected rows of one sensor, found '\(other)' after '\(first)': pick one with --columns '\(columns)'"
    case .noPicked(let file, let words, let found):
      "\(file): expected rows with '\(words.joined(separator: "' and '"))', found '\(found.joined(separator: "', '"))' in the column"
    case .severalKinds, .otherSensor, .noTime, .headRows: forms
    case .tooManyColumns(let file, let line, let limit, let actual):
      "\(file):\(line): expected at most \(limit) columns, found \(actual)"
    case .raggedRow(let file, let line, let expected, let actual):
      "\(file):\(line): expected \(expected) fields as in the header, found \(actual)"
    case .notANumber(let file, let line, let column, let actual):
      "\(file):\(line): \(column): expected a number, found '\(Self.shown(actual))'"
    case .implausible(let file, let line, let column, let limit, let actual):
      "\(file):\(line): \(column): expected a finite value within ±\(limit), found \(actual)"
    case .badTime(let file, let line, let column, let seconds):
      "\(file):\(line): \(column): expected a time within ±\(AccelerationSample.maximumTime) s, found \(seconds) s: if it is in "
        + "another unit, say so with --columns, such as t(ns),x,y,z"
    case .timeRunsBackwards(let file, let line, let previous, let actual):
      "\(file):\(line): time runs backwards: \(actual) after \(previous)"
    case .noGravity(let file, let medianLength):
      "\(file): expected readings of 1 g or 9.8 m/s² at rest, found a median of \(medianLength): "
        + (medianLength < TraceFormat.standardGravity
          ? "acceleration without gravity tells no orientation; export the accelerometer, or gravity, too"
          : "neither unit; export m/s² or g instead of mg or counts")
    case .badMessage(let place, let expected, let actual): "\(place): expected \(expected); found \(actual)"
    case .badAttribute(let place, let expected, let actual): "\(place): expected \(expected), found \(actual)"
    case .singularMatrix(let place, let text, let determinant):
      "\(place): expected a rotation or reflection (determinant ±1), found '\(text)' with determinant \(determinant): "
        + "a singular matrix hides an axis"
    case .badCalibration(let name, let expected, let actual): "\(name): expected \(expected), found \(actual)"
    case .badMotion(let name, let what, let expected, let actual):
      "\(name): \(what): expected \(expected), found \(actual)"
    }
  }

  /// As much of a line or field as a reader needs to find it again: one without an end has megabytes.
  private static func shown(_ text: String) -> String {
    text.count <= longestShown ? text : "\(text.prefix(longestShown))… (\(text.utf8.count) bytes)"
  }
  private static let longestShown = 300

  /// Those of recordings whose form has to be told; "" for all others.
  private var forms: String {
    switch self {
    case .severalKinds(let file, let line, let found, let columns):
      "\(file):\(line): expected the names of the columns, found rows that begin with '\(found.joined(separator: "', '"))': say "
        + "which count, and which column is what, with --columns '\(columns)'"
    case .otherSensor(let file, let line, let sensor, let expected, let actual, let columns):
      "\(file):\(line): expected \(expected) fields as in the header, found \(actual) in a row of '\(sensor)': pick one sensor "
        + "with --columns '\(columns)'"
    case .noTime(let file, let line, let column, let actual, let columns):
      "\(file):\(line): \(column): expected a time, found '\(Self.shown(actual))': if the rows are evenly spaced, say how often they come with "
        + "--columns '\(columns)'"
    case .headRows(let file, let rate):
      "\(file):1: expected the names of the columns, found when the recording began, and in line 2 that \(rate) rows come a "
        + "second (Empatica's form, in 1/64 g): make m/s² of them with awk -F, -v g=\(TraceFormat.standardGravity) "
        + "'NR>2{print $1/64*g\",\"$2/64*g\",\"$3/64*g}', and read that with --columns 't(\(rate)Hz),x,y,z'"
    default: ""
    }
  }
}
