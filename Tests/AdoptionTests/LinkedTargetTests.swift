// Targets of one project that an app links without depending on them: what its sources import is built with it.
import Foundation
import Testing

@testable import Adoption

@Suite final class LinkedTargetTests {
  private let folder = NSTemporaryDirectory() + "linked-\(ProcessInfo.processInfo.globallyUniqueString)"

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { Issue.record("\(error)") }
  }

  /// The app imports Kit and Kit imports Core; the project has Kit once for each system, and Spare, which nobody imports. The modules of the
  /// plan in their order, and what they depend on.
  @Test(
    arguments: [
      ("import Kit\n", "iphoneos", "macosx", ["Core", "Kit", "App"], "phone/Kit.swift"),
      ("import Kit\n", "macosx", "iphoneos", ["Core", "Kit", "App"], "mac/Kit.swift"),
      ("import Kit\n", "auto", "watchos", ["Core", "Kit", "App"], "phone/Kit.swift"),
      ("import Kit\n", "appletvos", "macosx", ["App"], nil),
      ("import Core\n", "iphoneos", "macosx", ["Core", "App"], nil),
      (
        "import Kit\n", "macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\"", "macosx",
        ["Core", "Kit", "App"], "phone/Kit.swift"
      ),
      (
        "import Kit\n", "iphoneos; SUPPORTED_PLATFORMS = \"macosx watchos\"", "iphoneos", ["Core", "Kit", "App"],
        "mac/Kit.swift"
      ),
      ("import Kit\n", "\"\"", "macosx", ["Core", "Kit", "App"], "phone/Kit.swift"),
      ("import Kit\n", "\"$(UNKNOWN)\"", "macosx", ["Core", "Kit", "App"], "phone/Kit.swift"),
      ("import Foundation\n", "iphoneos", "macosx", ["App"], nil),
    ] as [(String, String, String, [String], String?)])
  func modules(app: String, first: String, second: String, expected: [String], kit: String?) throws {
    let project = """
      { objects = { P = { mainGroup = G; targets = (T, K, M, C, N, ); };
        G = { children = (A, KF, MF, CF, ); }; A = { path = App.swift; }; KF = { path = phone/Kit.swift; };
        MF = { path = mac/Kit.swift; }; CF = { path = Core.swift; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, ); };
        S = { isa = PBXSourcesBuildPhase; files = (FA, ); }; FA = { fileRef = A; };
        K = { isa = PBXNativeTarget; name = "Kit one"; productType = "com.apple.product-type.framework"; buildPhases = (SK, );
              buildConfigurationList = LK; };
        SK = { isa = PBXSourcesBuildPhase; files = (FK, ); }; FK = { fileRef = KF; };
        LK = { buildConfigurations = (BK, ); }; BK = { name = Release; buildSettings = { SDKROOT = \(first); PRODUCT_NAME = Kit; }; };
        M = { isa = PBXNativeTarget; name = "Kit two"; productType = "com.apple.product-type.framework"; buildPhases = (SM, );
              buildConfigurationList = LM; };
        SM = { isa = PBXSourcesBuildPhase; files = (FM, ); }; FM = { fileRef = MF; };
        LM = { buildConfigurations = (BM, ); }; BM = { name = Release; buildSettings = { SDKROOT = \(second); PRODUCT_NAME = Kit; }; };
        C = { isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.library.static"; buildPhases = (SC, ); };
        SC = { isa = PBXSourcesBuildPhase; files = (FC, ); }; FC = { fileRef = CF; };
        N = { isa = PBXNativeTarget; name = Spare; productType = "com.apple.product-type.framework"; buildPhases = (SC, ); };
      }; rootObject = P; }
      """
    let files = [
      "A.xcodeproj/project.pbxproj": project, "App.swift": app, "phone/Kit.swift": "import Core\n",
      "mac/Kit.swift": "import Core\n", "Core.swift": "",
    ]
    for (path, text) in files { try FolderListing.write([UInt8](text.utf8), to: "\(folder)/\(path)") }
    let plan = try AdoptionPlan(folder + "/A.xcodeproj", target: nil)
    #expect(plan.modules.map(\.name) == expected)
    #expect(plan.main.dependencies == (expected == ["App"] ? [] : [expected[expected.count - 2]]))
    #expect(plan.modules.first { $0.name == "Kit" }?.sources == kit.map { ["\(folder)/\($0)"] })
  }
}
