// swivel-bench sweep: how long one screen takes at every device, orientation and window of the catalogue.
import ArgumentParser
import Configuration
import DeviceCatalog
import Foundation
import Launcher
import Sweep
import SwivelUI

struct SweepMeasure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep", abstract: "A screen of 30 views at every size of the catalogue, on one core.",
    discussion: "Each layout is a resize the app hears of, settled and judged; reading the device files is not counted."
  )

  @Option(help: "The configuration folder.")
  var config: String?

  @Option(help: "The kiwi peer's program.")
  var kiwi: String?

  @OptionGroup var output: ReportOptions

  /// The best of so many: a machine's other work only ever adds.
  private static let runs = 5

  func run() throws {
    guard let folder = Installation.configuration(named: config) else {
      throw ValidationError("no configuration found; name its folder with --config")
    }
    let devices: [DeviceProfile]
    do { devices = try ConfigurationFolder(path: folder).devices() } catch { throw ValidationError("\(error)") }
    try output.run { printer in
      let (best, layouts) = MainActor.assumeIsolated { Self.measure(devices) }
      printer.report(
        Figure(
          bench: "sweep", figure: "\(layouts) layouts of 30 views, judged", value: best, unit: "ms",
          peer: peer(layouts), target: .valueAtMost(100)))
      printer.report(
        Figure(bench: "sweep", figure: "one of them", value: best * 1000 / Double(layouts), unit: "µs"))
    }
  }

  /// What kiwi takes for as many layouts of 30 views from nothing; nil, and a line that says why, where there is none.
  private func peer(_ layouts: Int) -> Figure.Peer? {
    switch KiwiLayouts.fresh(kiwi: kiwi) {
    case .microseconds(let one): return Figure.Peer("kiwi, fresh layouts", one * Double(layouts) / 1000)
    case .absent(let reason):
      FileHandle.standardError.write(Data("note: \(reason): no comparison\n".utf8))
      return nil
    }
  }

  @MainActor private static func measure(_ devices: [DeviceProfile]) -> (milliseconds: Double, layouts: Int) {
    let app = AppBundle.showing("Form") { FormViewController() }
    let clock = ContinuousClock()
    var best = Double.infinity
    var layouts = 0
    for _ in 0..<runs {
      let time = clock.measure {
        var runner = SweepRunner(app: app, plan: SweepPlan(devices: devices))
        layouts = runner.run().layouts
      }
      best = min(best, Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15)
    }
    return (best, layouts)
  }
}

/// A form: ten rows of a label, a field and a switch.
private final class FormViewController: UIViewController {
  private static let rows = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.safeAreaLayoutGuide.topAnchor
    for row in 0..<Self.rows {
      let label = UILabel()
      label.text = "Row \(row + 1)"
      label.setContentHuggingPriority(UILayoutPriority(rawValue: 252), for: .horizontal)
      let field = UITextField()
      let toggle = UISwitch()
      // Fields take what is left, as in any form whose author heeded Interface Builder's warnings.
      toggle.setContentHuggingPriority(UILayoutPriority(rawValue: 252), for: .horizontal)
      for part in [label, field, toggle] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        toggle.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
        toggle.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        field.topAnchor.constraint(equalTo: above, constant: 8),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        toggle.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
      above = field.bottomAnchor
    }
  }
}
