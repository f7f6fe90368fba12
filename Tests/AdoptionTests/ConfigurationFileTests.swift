// Settings in files of their own, by "Adding a build configuration file to your project" and "Build settings reference" of Xcode's
// documentation: which of several counts, and what is told of what cannot be read.
import Foundation
import Testing

@testable import Adoption

@Suite final class ConfigurationFileTests {
  private let folder = NSTemporaryDirectory() + "settings-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
  }

  /// The settings of a file over those below it, and the remarks without their folder.
  private func read(
    _ text: String, over lower: [String: String] = [:], beside files: [String: String] = [:]
  ) throws -> (settings: [String: String], remarks: [String]) {
    try write(files.merging(["A.xcconfig": text]) { $1 })
    var (level, reader) = (BuildSettings(configuration: "Debug"), ConfigurationFile())
    reader.read(folder + "/A.xcconfig", into: &level)
    return (level.over(lower), reader.remarks.map { $0.description.replacing(folder + "/", with: "") })
  }

  private struct Line: CustomTestStringConvertible {
    var text: String
    var settings: [String: String]
    var testDescription: String { text }
  }

  private static let lines = [
    Line(text: "A = 1", settings: ["A": "1"]),
    Line(text: "  A=1  ", settings: ["A": "1"]),
    Line(text: "A =", settings: ["A": ""]),
    Line(text: "A = one two // three", settings: ["A": "one two"]),
    Line(text: "// A = 1", settings: [:]),
    Line(text: "A = https://example.org", settings: ["A": "https:"]),
    Line(text: "A = 1;", settings: ["A": "1"]),
    Line(text: "A = x=y", settings: ["A": "x=y"]),
    Line(text: "A = 1\r\nB = 2\r\n", settings: ["A": "1", "B": "2"]),
    Line(text: "A = 1\nA = 2", settings: ["A": "2"]),
    Line(text: "A = 1\nA = $(inherited) 2", settings: ["A": "1 2"]),
    Line(text: "B = $(inherited) more", settings: ["B": "below more"]),
    Line(text: "B = ${inherited} more", settings: ["B": "below more"]),
    // A condition that holds counts before a plain setting, wherever it stands.
    Line(text: "A[sdk=iphoneos*] = phone\nA = any", settings: ["A": "phone"]),
    Line(text: "A = any\nA[sdk=iphonesimulator*] = simulator", settings: ["A": "simulator"]),
    Line(text: "A = any\nA[sdk=iphone*] = both", settings: ["A": "both"]),
    Line(text: "A = any\nA[sdk=*] = all", settings: ["A": "all"]),
    Line(text: "A = any\nA[sdk=macosx*] = mac", settings: ["A": "any"]),
    Line(text: "A[sdk=appletvos*] = television", settings: [:]),
    Line(text: "A[config=Debug] = 1\nA[config=Release] = 2", settings: ["A": "1"]),
    Line(text: "A[arch=arm64] = 1", settings: ["A": "1"]),
    Line(text: "A[sdk=iphoneos*][config=Release] = 1", settings: [:]),
    Line(text: "A[colour=red] = 1", settings: [:]),
    Line(text: "A[sdk=iphoneos*,arch=arm64] = 1", settings: ["A": "1"]),
    Line(text: "A[sdk=iphoneos*,config=Release] = 1", settings: [:]),
    Line(text: "A = any\nA[sdk=iphoneos*] = $(inherited) phone", settings: ["A": "any phone"]),
  ]

  @Test(arguments: lines) private func whatALineSays(line: Line) throws {
    let below = ["B": "below"]
    let (settings, remarks) = try read(line.text, over: below)
    #expect(settings == below.merging(line.settings) { $1 })
    #expect(remarks.isEmpty)
  }

  /// Included settings stand where the line is: what comes after it counts.
  @Test func filesIncludeOthers() throws {
    let (settings, remarks) = try read(
      "A = 1\nB = 1\n#include \"Sub/B.xcconfig\"\n#include? \"None.xcconfig\"\n#include \"<DEVELOPER_DIR>/x.xcconfig\"\nC = 1",
      beside: ["Sub/B.xcconfig": "B = 2\nC = 2\n#include \"../C.xcconfig\"", "C.xcconfig": "D = 3"])
    #expect(settings == ["A": "1", "B": "2", "C": "1", "D": "3"])
    #expect(remarks.isEmpty)
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let (settings, remarks) = try read("A = 1\nno setting\n#include \"None.xcconfig\"\n#import \"B\"\nB = 2")
    #expect(settings == ["A": "1", "B": "2"])
    #expect(
      remarks == [
        "A.xcconfig:2: expected NAME = value, found 'no setting'",
        "A.xcconfig:3: 'None.xcconfig' is included and is not there",
        "A.xcconfig:4: expected NAME = value, found '#import \"B\"'",
      ])
  }

  /// A file that includes itself twice, and each of these again, ends.
  @Test func circlesEnd() throws {
    let (settings, remarks) = try read("A = 1\n#include \"A.xcconfig\"\n#include \"A.xcconfig\"\nB = 2")
    #expect(settings == ["A": "1", "B": "2"])
    #expect(remarks.first == "A.xcconfig:2: 'A.xcconfig' is not included: files include each other, or too many")
    #expect(remarks.count <= 2 * ConfigurationFile.maximumFiles)
  }

  /// A value that would double with each line, and a file that is none, cost little.
  @Test func whatGrowsEnds() throws {
    let doubling = "A = xx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 60)
    #expect(try read(doubling).settings["A"].map { $0.utf8.count <= BuildSettings.maximumLength } == true)
    let (_, remarks) = try read(String(repeating: "x\n", count: 10_000))
    #expect(remarks.count == ConfigurationFile.maximumRemarks)
    let large = String(repeating: "//\n", count: ConfigurationFile.maximumSize / 3 + 1)
    #expect(try read(large).remarks == ["A.xcconfig:1: its settings are not known: more than 1048576 bytes"])
  }

  // MARK: In a project

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (W, S, ); sourceTree = "<group>"; };
      W = { isa = PBXFileReference; path = Config/Whole.xcconfig; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Tilt; productType = "com.apple.product-type.application";
            buildPhases = ( ); buildConfigurationList = M; fileSystemSynchronizedGroups = (S, ); };
      L = { buildConfigurations = (C1, ); };
      C1 = { name = Debug; baseConfigurationReference = W; buildSettings = { A = project; B = project; }; };
      M = { buildConfigurations = (C2, ); };
      C2 = { name = Debug; baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = Own.xcconfig;
             buildSettings = { A = target; "F[sdk=macosx*]" = mac; "F[sdk=iphoneos*]" = phone; F = any; }; };
    }; rootObject = P; }
    """

  /// From below: the project's file, the project, the target's file, the target.
  @Test func levelsStandOverEachOther() throws {
    try write([
      "Tilt.xcodeproj/project.pbxproj": Self.project, "App/Main.swift": "",
      "Config/Whole.xcconfig": "A = whole\nB = whole\nC = whole\nD = whole\nPRODUCT_NAME = $(NAME)\nNAME = Tilt It",
      "App/Own.xcconfig": "A = own\nB = own\nC = own\nE = $(inherited)own",
    ])
    let project = try XcodeProject(folder + "/Tilt.xcodeproj")
    let target = try #require(project.targets.first)
    let settings = target.settings
    #expect(["A", "B", "C", "D", "E", "F"].map { settings[$0] } == ["target", "own", "own", "whole", "own", "phone"])
    #expect(target.module == "Tilt_It")
    #expect(project.remarks.isEmpty)
  }

  /// What an app supports is found where a file says it, and where a file names the Info.plist.
  @Test(arguments: [
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationLandscapeLeft", ["LandscapeLeft"]),
    ("WHERE = App\nINFOPLIST_FILE = $(SRCROOT)/$(WHERE)/Tilt.plist", ["PortraitUpsideDown"]),
  ])
  func orientationsOfTheApp(text: String, orientations: [String]) throws {
    let plist = """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations~iphone</key>
      <array><string>UIInterfaceOrientationPortraitUpsideDown</string></array></dict></plist>
      """
    try write([
      "Tilt.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "import UIKit\n", "App/Tilt.plist": plist,
      "Config/Whole.xcconfig": "", "App/Own.xcconfig": text,
    ])
    let plan = try AdoptionPlan(folder, target: nil)
    #expect(plan.info.orientationsPhone == orientations)
    #expect(!plan.remarks.contains { $0.file.hasSuffix(".xcconfig") || $0.text.contains("Info.plist") })
  }

  @Test func aFileThatIsNotThereIsToldOnce() throws {
    try write(["Tilt.xcodeproj/project.pbxproj": Self.project, "App/Main.swift": "", "App/Own.xcconfig": "A = own"])
    let remarks = try XcodeProject(folder + "/Tilt.xcodeproj").remarks
    #expect(remarks.map(\.file) == [folder + "/Config/Whole.xcconfig"])
    #expect(remarks[0].text.hasPrefix("its settings are not known: "))
  }
}
