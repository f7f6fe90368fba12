// From a path to what is wrong there, whatever is in the file: nothing that is wrong with one document stops the next.
import DeviceCatalog
import FileReading
import Findings
import Foundation
import InterfaceBuilder
import Reports

/// What became of one path.
package enum DocumentAnswer: Sendable, Codable {
  /// What is wrong with the document, each mistake by itself.
  case report(FindingsReport)
  /// A document for another system, such as macOS: none of ours.
  case otherSystem
}

/// Looks at documents, one by one.
package struct DocumentLooking: Sendable {
  private let screens: [LintScreen]
  private let isAnyDevice: Bool
  private let keepsScreens: Bool
  private let explains: Bool
  private let isLimited: Bool
  /// A second has a million of them, says POSIX.
  private static let clockTicks = 1_000_000

  /// - Parameters:
  ///   - isAnyDevice: whether nobody named the devices, so that documents for iPads alone are looked at on iPads.
  ///   - keepsScreens: whether layouts are kept for pictures.
  ///   - explains: whether each mistake is drawn.
  ///   - isLimited: whether a document is left after so much computing.
  package init(
    screens: [LintScreen], isAnyDevice: Bool, keepsScreens: Bool = false, explains: Bool = false,
    isLimited: Bool = false
  ) {
    self.isLimited = isLimited
    self.screens = screens
    self.isAnyDevice = isAnyDevice
    self.keepsScreens = keepsScreens
    self.explains = explains
  }

  /// Reads a file and looks at it; what cannot be read is a finding.
  @MainActor package func answer(_ path: String) -> DocumentAnswer {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try GivenFile.bytes(of: path, limit: InterfaceLimits.bytes, pipes: .refused)
    } catch { return .report(Self.unreadable(path, "\(error)")) }
    do throws(InterfaceError) {
      return .report(report(try InterfaceDocument(bytes, file: path)))
    } catch {
      if case .otherPlatform = error { return .otherSystem }
      return .report(Self.unreadable(path, "\(error)", line: error.line))
    }
  }

  /// Looks at a document.
  @MainActor package func report(_ document: InterfaceDocument) -> FindingsReport {
    let begun = clock()
    let lint = DocumentLint(
      document: document, screens: screens(for: document), keepsScreens: keepsScreens,
      allowance: isLimited ? LintLimits.work : .max
    ) { isLimited && Int(clock() - begun) > LintLimits.seconds * Self.clockTicks }
    var report = lint.report()
    if explains { lint.explain(&report) }
    return report
  }

  /// The screens a document is meant for.
  private func screens(for document: InterfaceDocument) -> [LintScreen] {
    let pads = screens.filter { $0.profile.idiom == .pad }
    return document.isForPad && isAnyDevice && !pads.isEmpty ? pads : screens
  }

  /// The words of an error without the file and the line it begins with: each format tells those by itself.
  private static func withoutPlace(_ message: String, _ path: String) -> String {
    guard message.hasPrefix(path + ":") else { return message }
    let words = message.dropFirst(path.count).drop { $0 == ":" || $0.isNumber }.drop { $0 == " " }
    return words.isEmpty ? message : String(words)
  }

  /// A report with one finding about the file itself.
  package static func unreadable(
    _ path: String, _ message: String, line: Int = 1, check: LayoutCheck = .unreadable
  ) -> FindingsReport {
    let screen = FindingsReport.Screen(
      name: "the file itself", device: "", era: "", orientation: "", window: nil, size: .zero)
    var report = FindingsReport(subject: path, screens: [screen])
    let finding = Finding(
      identity: .init(check: check, view: "document"), amount: 0, place: .zero,
      message: withoutPlace(message, path), confidence: .certain)
    report.add(.init(screen: 0, finding: finding), from: .init(file: path, line: line))
    return report
  }
}

extension InterfaceError {
  /// Where reading ended; 1 where the file as a whole is meant.
  var line: Int {
    switch self {
    case .malformed(_, let line, _), .documentType(_, let line), .tooDeep(_, let line, _), .tooMany(_, let line, _):
      line
    case .tooLarge, .compiled, .notADocument, .otherPlatform, .notStrings: 1
    }
  }
}
