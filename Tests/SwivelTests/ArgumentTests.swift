// The words of the command line: what is understood, and what is not.
import ArgumentParser
import Foundation
import Orientation
import Testing
import Vocabulary

@testable import swivel

@Suite struct ArgumentTests {
  /// Every spelling people use; UIKit's is the one printed.
  @Test(arguments: [
    (["portrait", "Portrait", "PORTRAIT", "p", "upright", "0"], DeviceOrientation.portrait),
    (
      ["portraitUpsideDown", "portrait-upside-down", "PORTRAIT_UPSIDE_DOWN", "upside down", "pud"], .portraitUpsideDown
    ),
    (["landscapeLeft", "landscape-left", "LANDSCAPE_LEFT", "landscape left", "LL", "ll"], .landscapeLeft),
    (["landscapeRight", "landscape-right", "LandscapeRight", "LR"], .landscapeRight),
    (["faceUp", "face-up", "FU"], .faceUp), (["faceDown", "face_down", "fd"], .faceDown),
  ])
  func orientations(spellings: [String], orientation: DeviceOrientation) {
    for spelling in spellings { #expect(OrientationRequest(spelling) == .orientation(orientation), "\(spelling)") }
    #expect(OrientationRequest(orientation.name) == .orientation(orientation))
  }

  /// Quarter turns clockwise, as the user sees the device: from upright its top then points right, landscapeRight (R-DEV-01).
  @Test(
    arguments: [
      (
        ["cw", "CW", "clockwise", "right", "90"], 1, [.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait]
      ),
      (["180", "half"], 2, [.portraitUpsideDown, .landscapeLeft, .portrait, .landscapeRight]),
      (
        ["ccw", "counter-clockwise", "anticlockwise", "left"], 3,
        [.landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown]
      ),
    ] as [([String], Int, [DeviceOrientation])])
  func quarterTurns(spellings: [String], turns: Int, targets: [DeviceOrientation]) {
    for spelling in spellings { #expect(OrientationRequest(spelling) == .quarterTurns(turns), "\(spelling)") }
    let edges: [DeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    #expect(edges.map { OrientationRequest.quarterTurns(turns).target(from: $0) } == targets)
    #expect(OrientationRequest.quarterTurns(turns).target(from: .unknown) == targets[0])
  }

  @Test(arguments: ["", "-", "unknown", "sideways", "landscape", "45", "landscapeLeftt", "портрет", "l l l"])
  func wordsThatAreNone(word: String) {
    #expect(OrientationRequest(word) == nil)
  }

  @Test(arguments: [
    ["rotate", "LL", "--any", "--window", "2", "--wait", "applied", "--timeout", "0.5", "--json"],
    ["rotate", "cw", "--name", "other"], ["sensor", "set", "-1,0,0"], ["sensor", "set", "0,-1,0", "--json"],
    ["sensor", "set", "--json", "-1,-0.5,1e-3"], ["sensor", "play", "a.csv.gz", "--rate", "10"],
    ["sensor", "lock", "on"], ["sensor", "motion", "turn-left", "--seed", "7", "--rate", "200"],
    ["window", "divider", "507"], ["window", "divider", "0", "--steps", "3"], ["window", "divider", "1.5"],
    ["window", "ls"], ["window", "split", "half"], ["window", "split", "full", "--window", "2"],
    ["act", "tap", "open-b", "--window", "1"], ["act", "tap", "open-b", "--times", "2"],
    ["act", "push", "B"], ["act", "pop"], ["act", "shake"], ["act", "open-url", "app://page"],
    ["act", "shortcut", "new"], ["act", "memory-warning"],
    ["act", "notification", "due", "--action", "later"], ["window", "home"], ["get"],
    ["get", "device", "window.1.size"], ["expect", "--window", "1", "size=507x768"], ["tree"], ["ps", "--json"],
    ["up", "--detach", "--device", "iphone-4", "--era", "5", "--app", "A,B"], ["down", "--name", "x"],
  ])
  func commandsThatAreUnderstood(arguments: [String]) throws {
    _ = try Swivel.parseAsRoot(arguments)
  }

  @Test(arguments: [
    ["turn"], ["rotate"], ["rotate", "LL", "LR"], ["rotate", "LL", "--wait", "forever"],
    ["rotate", "LL", "--timeout", "0"],
    ["rotate", "LL", "--timeout", "nan"], ["rotate", "LL", "--timeout", "-1"], ["rotate", "LL", "--timeout", "inf"],
    ["rotate", "LL", "--window", "one"], ["rotate", "LL", "--quiet"], ["sensor", "set"], ["sensor", "lock", "maybe"],
    ["window", "divider"], ["window", "divider", "1", "2"], ["window", "divider", "-1"], ["window", "divider", "inf"],
    ["window", "divider", "left"], ["window", "divider", "1", "--steps", "0"],
    ["sensor", "play"], ["sensor", "play", "a.csv", "--rate", "0"], ["sensor", "play", "a.csv", "--rate", "nan"],
    ["window", "split", "third"], ["act", "tap"], ["act", "tap", "b", "--times", "0"],
    ["act", "tap", "b", "--times", "11"], ["expect"],
  ])
  func commandsThatAreNot(arguments: [String]) {
    let error = #expect(throws: (any Error).self) { _ = try Swivel.parseAsRoot(arguments) }
    #expect(error.map { Swivel.exitCode(for: $0) } == .validationFailure)
  }

  /// Displays are sides of 320 to 8000 points, and 1 to 3 pixels a point; one unless said.
  @Test(
    arguments: [
      ("1920x1080@2", DisplaySize(width: 1920, height: 1080, scale: 2)),
      ("1920x1080", DisplaySize(width: 1920, height: 1080, scale: 1)),
      ("320x8000@3", DisplaySize(width: 320, height: 8000, scale: 3)), ("319x1080", nil), ("1920x8001", nil),
      ("1920x1080@4", nil), ("1920x1080@0", nil), ("1920x1080@", nil), ("1920x1080@2@2", nil), ("1920", nil),
      ("1920x1080x2", nil), ("x1080", nil), ("1920x", nil), ("", nil), ("@2", nil), ("nanx1080", nil),
    ] as [(String, DisplaySize?)])
  func displays(text: String, size: DisplaySize?) {
    #expect(DisplaySize(text) == size)
  }

  /// Before anybody is asked, with or without a running instance: what is wrong with an acceleration.
  @Test(arguments: ["0,-1", "0,-1,0,0", "a,b,c", "0,,0", "", "nan,0,0", "0,inf,0", "0,0,16.01", "-17,0,0", "1e999,0,0"])
  func accelerationsThatAreNone(text: String) throws {
    var command = try Swivel.parseAsRoot(["sensor", "set", text, "--name", "nobody"])
    let failure = #expect(throws: Failure.self) { try command.run() }
    #expect(failure?.status == .usage)
    #expect(failure?.text.hasPrefix("'\(text)': expected ") == true)
  }

  @Test func anUnknownOrientationNamesTheKnownOnes() throws {
    var command = try Swivel.parseAsRoot(["rotate", "sideways", "--name", "nobody"])
    let failure = #expect(throws: Failure.self) { try command.run() }
    #expect(failure?.status == .usage)
    #expect(failure?.text == "'sideways' is no orientation; expected one of \(OrientationRequest.words)")
  }

  @Test(arguments: [
    ["rotate", "LL"], ["get"], ["act", "pop"], ["window", "ls"], ["sensor", "set", "0,-1,0"], ["down"],
  ])
  func nothingRuns(arguments: [String]) throws {
    var command = try Swivel.parseAsRoot(arguments + ["--name", "nobody-has-this-name"])
    let failure = #expect(throws: Failure.self) { try command.run() }
    #expect(failure?.status == .nothingRunning)
  }

  /// One instance is stopped by its name, and those of a fleet by the fleet's, whose first member has number 1 (`swivel help down`).
  @Test(arguments: [([], "'desk-nobody-has'"), (["--devices"], "'desk-nobody-has-1'")] as [([String], String)])
  func whatIsStopped(words: [String], named: String) throws {
    var command = try Swivel.parseAsRoot(["down", "--name", "desk-nobody-has"] + words)
    let failure = #expect(throws: Failure.self) { try command.run() }
    #expect(failure?.status == .nothingRunning && failure?.text.contains("under the name \(named)") == true)
  }
}
