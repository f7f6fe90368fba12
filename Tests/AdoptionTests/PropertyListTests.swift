// Property lists as Xcode writes its projects, and what a project says by one: values, limits and errors with their places.
import Foundation
import Testing

@testable import Adoption

@Suite final class PropertyListTests {
  private let folder = NSTemporaryDirectory() + "lists-\(ProcessInfo.processInfo.globallyUniqueString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  private static func value(_ text: String) throws(AdoptionError) -> PropertyValue {
    var reader = PropertyReader(file: "p", bytes: Array(text.utf8))
    return try reader.value()
  }

  /// The old style of property lists: words, strings, data, lists and tables, with comments of both kinds.
  @Test(
    arguments: [
      ("word", .text("word")), ("a_$+/:.-@~*9Zz", .text("a_$+/:.-@~*9Zz")), ("é", .text("é")),
      ("'it is'", .text("it is")),
      ("\"it's\"", .text("it's")), ("'a\"b'", .text("a\"b")), ("\"\"", .text("")), ("<0a 0B>", .text("<0a 0B>")),
      ("( )", .list([])), ("(a)", .list([.text("a")])), ("(a, b, )", .list([.text("a"), .text("b")])),
      ("(a,(b),{c=d;})", .list([.text("a"), .list([.text("b")]), .table(["c": .text("d")])])), ("{}", .table([:])),
      ("{ a = 1; 'b c' = (2); }", .table(["a": .text("1"), "b c": .list([.text("2")])])),
      ("// one\n/* two * / */ a", .text("a")), ("/**/a", .text("a")), ("/* x *//* y */a", .text("a")),
      ("\t\r\n\u{0B}\u{0C} a", .text("a")), ("a/b", .text("a/b")),
      ("{a=1;//x\nb=2;}", .table(["a": .text("1"), "b": .text("2")])),
    ] as [(String, PropertyValue)])
  func values(text: String, expected: PropertyValue) throws {
    #expect(try Self.value(text) == expected)
    #expect(expected.text == nil || expected.list == nil && expected.table == nil)
  }

  /// (what is read, the line of the error, what was expected, what stood there)
  @Test(arguments: [
    ("", 1, "a word or a string", "the end"), ("{ a = 1", 1, "';'", "the end"),
    ("{ a = 1;", 1, "a word or a string", "the end"),
    ("{ a\n1; }", 2, "'='", "'1'"), ("(a\n\nb)", 3, "',' or ')'", "'b'"), ("{\"a\nb\" 1}", 2, "'='", "'1'"),
    ("{a=<0\n1>\n,}", 3, "';'", "','"), ("/* \n\n */ ]", 3, "a word or a string", "']'"),
    ("// \n[", 2, "a word or a string", "'['"),
    ("<0a", 1, "'>'", "the end"), ("(", 1, "a word or a string", "the end"),
    ("{ = 1; }", 1, "a word or a string", "'='"),
  ])
  func errors(text: String, line: Int, expected: String, actual: String) {
    let error = AdoptionError.malformed(file: "p", line: line, expected: expected, actual: actual)
    #expect(throws: error) { try Self.value(text) }
  }

  @Test func aStringWithoutAnEnd() {
    #expect(throws: AdoptionError.unbalanced(file: "p", line: 2, what: "'\"'")) { try Self.value("(\n\"a\nb)") }
  }

  /// 63 lists in each other are more than any project has; one more is refused, whatever is in it.
  @Test func tablesInTables() throws {
    func nested(_ count: Int) -> String { String(repeating: "(", count: count) + String(repeating: ")", count: count) }
    #expect(try Self.value(nested(63)).list?.count == 1)
    #expect(
      throws: AdoptionError.malformed(file: "p", line: 1, expected: "fewer tables in tables", actual: "'('")
    ) { try Self.value(nested(64)) }
    // Beside each other they may be as many as they like.
    #expect(try Self.value("(" + String(repeating: "(),", count: 100) + ")").list?.count == 100)
  }

  // MARK: Projects

  /// A target as Xcode writes it, and the kind and module it is.
  @Test(
    arguments: [
      ("application", "", "Any App", .app, "Any_App"), ("framework", "", "Any App", .library, "Any_App"),
      ("library.static", "PRODUCT_NAME = Kit;", "T", .library, "Kit"),
      ("framework.static", "PRODUCT_NAME = Kit; PRODUCT_MODULE_NAME = Mod;", "T", .library, "Mod"),
      ("bundle.unit-test", "PRODUCT_NAME = \"${TARGET_NAME}-1\";", "T", .test, "T_1"),
      ("bundle.ui-testing", "PRODUCT_NAME = \"$(TARGET_NAME) x\";", "T", .test, "T_x"),
      ("app-extension", "PRODUCT_NAME = \"$(OTHER)\";", "3D", .other, "_3D"),
      ("application.watchapp2", "", "W", .other, "W"),
    ] as [(String, String, String, XcodeTarget.Kind, String)])
  func kindsAndModules(type: String, settings: String, name: String, kind: XcodeTarget.Kind, module: String) throws {
    try write(
      "{ objects = { P = { targets = (T, X, Y, None); }; X = { isa = PBXAggregateTarget; name = X; }; Y = { isa = PBXNativeTarget; };"
        + " T = { isa = PBXNativeTarget; name = \"\(name)\"; productType = \"com.apple.product-type.\(type)\";"
        + " buildConfigurationList = L; }; L = { buildConfigurations = (C); }; C = { buildSettings = { \(settings) A = (1, 2); }; };"
        + " }; rootObject = P; }")
    let targets = try XcodeProject(folder + "/A.xcodeproj").targets
    var expected = XcodeTarget(name: name, module: module, kind: kind)
    expected.settings = targets.first?.settings ?? [:]
    #expect(targets == [expected])
    // Xcode's string lists are words with spaces between them.
    #expect(targets.first?.settings["A"] == "1 2")
  }

  /// The configuration a list names counts, else its first; the target's settings are above the project's.
  @Test(arguments: [("defaultConfigurationName = Release;", "r"), ("defaultConfigurationName = None;", "d"), ("", "d")])
  func settings(named: String, expected: String) throws {
    try write(
      "{ objects = { P = { targets = (T); buildConfigurationList = M; }; T = { isa = PBXNativeTarget; name = T; buildConfigurationList = L; };"
        + " L = { buildConfigurations = (None, D, R); \(named) }; D = { name = Debug; buildSettings = { A = d; }; };"
        + " R = { name = Release; buildSettings = { A = r; }; };"
        + " M = { buildConfigurations = (Q); }; Q = { buildSettings = { A = p; B = p; }; }; }; rootObject = P; }")
    #expect(try XcodeProject(folder + "/A.xcodeproj/project.pbxproj").targets[0].settings == ["A": expected, "B": "p"])
  }

  /// Paths go by the groups around a file, from where the project says it is; one without a path stands for its group.
  @Test func places() throws {
    try write(
      """
      { objects = {
        P = { mainGroup = G; projectDirPath = Root; targets = (T); };
        G = { children = (A, B, S, Q, O, Q2); }; A = { path = a.swift; }; B = { path = Inner; children = (C, V, A); };
        C = { path = c.swift; }; V = { isa = PBXVariantGroup; children = (W, X); }; W = { path = en.lproj/v.xib; };
        X = { path = de.lproj/v.xib; }; S = { path = s.swift; sourceTree = SOURCE_ROOT; };
        Q = { path = Other/Kit.xcodeproj; }; Q2 = { path = Aid.xcodeproj; }; O = { path = o.m; };
        K = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
        J = { isa = XCLocalSwiftPackageReference; relativePath = Base; }; R = { isa = XCRemoteSwiftPackageReference; relativePath = no; };
        T = { isa = PBXNativeTarget; name = T; buildPhases = (S1, R1, H1, None); dependencies = (D1, D2, D3);
              packageProductDependencies = (N1, N2, N3); };
        S1 = { isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4, F5, F9); };
        R1 = { isa = PBXResourcesBuildPhase; files = (F6, F7); }; H1 = { isa = PBXHeadersBuildPhase; files = (F1); };
        F1 = { fileRef = A; }; F2 = { fileRef = C; }; F3 = { fileRef = S; }; F4 = { fileRef = None; }; F5 = { }; F6 = { fileRef = V; };
        F7 = { fileRef = O; }; F9 = { fileRef = O; };
        D1 = { target = U; }; D2 = { target = None; }; D3 = { }; U = { name = Kit; };
        N1 = { productName = One; }; N2 = { }; N3 = { productName = Two; };
      }; rootObject = P; }
      """)
    let project = try XcodeProject(folder + "/A.xcodeproj")
    var expected = XcodeTarget(name: "T", module: "T", kind: .other)
    expected.sources = ["Root/a.swift", "Root/Inner/c.swift", "s.swift", "Root/o.m"]
    expected.resources = ["Root/Inner/en.lproj/v.xib", "Root/Inner/de.lproj/v.xib", "Root/o.m"]
    expected.dependencies = ["Kit"]
    expected.products = ["One", "Two"]
    #expect(project.targets == [expected])
    #expect(project.localPackages == ["../Kit", "Base"])
    #expect(project.subprojects == ["Root/Aid.xcodeproj", "Root/Other/Kit.xcodeproj"])
  }

  @Test func aProjectWithoutTargets() throws {
    try write("{ objects = { P = { targets = ( ); }; }; rootObject = P; }")
    let path = folder + "/A.xcodeproj"
    #expect(throws: AdoptionError.nothing(path: path, reason: "a project without targets")) { try XcodeProject(path) }
  }

  private func write(_ text: String) throws {
    try FolderListing.write(Array(text.utf8), to: folder + "/A.xcodeproj/project.pbxproj")
  }
}
