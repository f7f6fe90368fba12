// A session's page as one HTML file: every word of it stands in the file, and opens from disk without anything beside it.
import EventLog
import Findings
import Foundation
import Picture
import Vocabulary

extension SessionPage {
  /// The file's bytes. App's strings are text and never markup; the page asks for nothing outside itself, and says so to the
  /// browser.
  public func html() throws(PictureError) -> [UInt8] {
    let drawn = steps.prefix(Self.drawnSteps)
    let data = PageData(drawn)
    let failed = steps.count { $0.isFailed }
    let isSession = steps.contains { $0.time != nil || !$0.checks.isEmpty }
    let sections = steps.enumerated().map { index, step in
      section(step, index, shown: index < drawn.count ? data.shown[index] : nil)
    }.joined()
    let omitted =
      steps.count > drawn.count
      ? "<p class=\"note\">Pictures and trees are of the first \(Self.drawnSteps) steps; of the others the words.</p>"
      : ""
    let undrawn = problem.map { "<p class=\"note\">Not all steps are drawn: \(xml("\($0)"))</p>" } ?? ""
    let page = """
      \(PageHead.opening(title, style: PageStyle.text))
      <header><h1>\(xml(title))</h1><dl>\(facts.map { "<div><dt>\(xml($0.name))</dt><dd>\(xml($0.value))</dd></div>" }.joined())\
      <div><dt>steps</dt><dd>\(steps.count)</dd></div>\
      <div class="\(failed > 0 ? "bad" : "good")"><dt>\(isSession ? "not as expected" : "with findings")</dt><dd>\(failed)</dd></div></dl>
      \(PageTimeline(steps).svg)
      <p class="keys">← → steps · Home End · 1 to 6 parts · b what was before · click a picture or the curve</p></header>\(omitted)\(undrawn)
      <nav aria-label="Steps"><ol>\(steps.map(entry).joined())</ol></nav>
      <main>\(sections)</main>
      <script id="data" type="text/plain">\(try data.blob())</script>
      <script>\(PageProgram.text)</script></body></html>

      """
    return Array(page.utf8)
  }

  private func entry(_ step: Step) -> String {
    "<li class=\"\(step.mark)\"><a href=\"#step-\(step.number)\"><span class=\"thumb\"></span><b>#\(step.number)</b> "
      + "\(xml(step.title))</a></li>"
  }

  private func section(_ step: Step, _ index: Int, shown: PageData.Shown?) -> String {
    var facts = ["data-turn=\"\(step.attitude)\""]
    if step.time == nil { facts.append("data-alone=\"yes\"") }
    if let picture = shown?.picture { facts.append("data-picture=\"\(picture)\"") }
    if let layouts = shown?.layouts, !layouts.isEmpty {
      facts.append("data-layouts=\"\(layouts.map(String.init).joined(separator: " "))\"")
    }
    let held = step.deviceOrientation.map { "held \($0.name), " } ?? ""
    let seconds = step.time.map { String(format: "%.3f s, ", $0) } ?? ""
    let interface = step.deviceOrientation == nil ? "" : "interface \(step.screenOrientation.name), "
    let ending = step.ending.text.isEmpty ? step.ending.name : "\(step.ending.name): \(step.ending.text)"
    let parts = [
      part("Receipt", step.receipt.map(xml), isOpen: true), checks(step), findings(step),
      part("Why", step.reasons.flatMap { why in why.lines.map { xml("window \(why.window): \($0)") } }),
      part("Calls", step.ledger.map { xml("\($0.window > 0 ? "\($0.window) " : "")\($0.subject).\($0.call)") }),
      shown?.layouts.isEmpty == false ? "<details class=\"tree\"><summary>Tree</summary><div></div></details>" : "",
    ].joined()
    return """
      <section id="step-\(step.number)" class="\(step.mark)" \(facts.joined(separator: " "))>\
      <h2>#\(step.number) \(xml(step.title))</h2><p class="fact">\(seconds)\(held)\(interface)\
      <span class="ending">\(xml(step.time == nil ? FindingsReport.counted(step.findings.count) : ending))</span></p>\
      <div class="pictures"></div>\(parts)</section>

      """
  }

  private func part(_ name: String, _ lines: [String], isOpen: Bool = false) -> String {
    guard !lines.isEmpty else { return "" }
    return "<details\(isOpen ? " open" : "")><summary>\(name) (\(lines.count))</summary><pre>"
      + lines.joined(separator: "\n") + "</pre></details>"
  }

  private func checks(_ step: Step) -> String {
    guard !step.checks.isEmpty else { return "" }
    let rows = step.checks.map { check in
      "<tr class=\"\(check.isMet ? "good" : "bad")\"><td>\(check.isMet ? "ok" : "FAIL")</td><td>\(xml(check.place))</td>"
        + "<td>\(xml(check.subject))</td><td>\(xml(check.expected))</td><td>\(check.isMet ? "" : xml(check.actual))</td></tr>"
    }.joined()
    let failed = step.checks.count { !$0.isMet }
    return
      "<details\(failed > 0 ? " open" : "")><summary>Expected (\(step.checks.count)\(failed > 0 ? ", \(failed) not met" : ""))"
      + "</summary><table><tr><th></th><th>where</th><th>what</th><th>expected</th><th>found</th></tr>\(rows)</table></details>"
  }

  private func findings(_ step: Step) -> String {
    part(
      "Findings",
      step.findings.enumerated().map { index, finding in
        xml("\(index + 1)  \(finding.severity.rawValue) \(finding.identity.check.rawValue): \(finding.message)")
      }, isOpen: true)
  }
}

extension SessionPage.Step {
  /// The class that colours it.
  fileprivate var mark: String {
    if isFailed { return "bad" }
    if case .refused = ending { return "refused" }
    return isChanged ? "changed" : "same"
  }
}
