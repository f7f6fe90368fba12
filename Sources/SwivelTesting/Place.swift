// Where in a test something was asked, and how to tell the test that it failed there.
import FileWriting
import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A line of a test.
struct Place {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Fails the test that is running. Swift Testing and XCTest do not hear of each other's failures, so the one that runs the
  /// test is told. In a detached task neither knows which test it is of: both are told then, since the one that runs counts
  /// it, and standard error has the line, so that no failure passes for a success.
  @MainActor func fail(_ text: String) {
    #if canImport(Testing)
      record(text)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      XCTFail(text, file: filePath, line: line)
    #endif
    StandardStreams.say("\(filePath):\(line): error: \(text)\n")
  }

  #if canImport(Testing)
    private func record(_ text: String) {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
  #endif
}
