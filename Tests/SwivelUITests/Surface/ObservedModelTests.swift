// Models that are read while views are updated, as UIKit's "Updating views automatically with observation tracking" has it (iOS 26).
import DeviceCatalog
import DeviceFixtures
import Observation
import SwivelUI
import Testing

@MainActor @Observable private final class Model {
  var text = "a"
  var other = 0
}

/// The methods in which what is read is tracked, by whom they belong to.
private enum Place: String, CaseIterable {
  case viewProperties, viewLayout, viewConstraints, viewDraw
  case properties, willLayout, didLayout, constraints, unavailable
  case tableCell, collectionCell, header, button
  /// Those of UIKit that no list names.
  case appears, accessible
}

/// What was read, in the order of the reads.
@MainActor private final class Reads {
  let model = Model()
  var list: [String] = []
  /// Whether the other property is read as well.
  var readsOther = false
  let place: Place
  init(_ place: Place) { self.place = place }

  func read(in here: Place) {
    guard here == place else { return }
    list.append(readsOther ? "\(model.text)\(model.other)" : model.text)
  }
}

@MainActor private final class ReaderView: UIView {
  let reads: Reads
  init(_ reads: Reads) {
    self.reads = reads
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  }
  required init?(coder: NSCoder) { nil }
  override func updateProperties() {
    super.updateProperties()
    reads.read(in: .viewProperties)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    reads.read(in: .viewLayout)
  }
  override func updateConstraints() {
    reads.read(in: .viewConstraints)
    super.updateConstraints()
  }
  override func draw(_ rect: CGRect) { reads.read(in: .viewDraw) }
  override var accessibilityLabel: String? {
    get {
      reads.read(in: .accessible)
      return "reader"
    }
    set {}
  }
}

@MainActor private final class ReadingScreen: UIViewController {
  let reads: Reads
  init(_ reads: Reads) {
    self.reads = reads
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    let reads = reads
    view.addSubview(ReaderView(reads))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { _, _ in reads.read(in: .tableCell) }
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    item.configurationUpdateHandler = { _, _ in reads.read(in: .collectionCell) }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.configurationUpdateHandler = { _, _ in reads.read(in: .header) }
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { _ in reads.read(in: .button) }
    for part in [cell, item, header, button] { view.addSubview(part) }
  }
  override func viewWillAppear(_ animated: Bool) { reads.read(in: .appears) }
  override func updateProperties() {
    super.updateProperties()
    reads.read(in: .properties)
  }
  override func viewWillLayoutSubviews() { reads.read(in: .willLayout) }
  override func viewDidLayoutSubviews() { reads.read(in: .didLayout) }
  override func updateViewConstraints() {
    reads.read(in: .constraints)
    super.updateViewConstraints()
  }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    reads.read(in: .unavailable)
  }
}

@MainActor struct ObservedModelTests {
  private func shown(_ reads: Reads, version: Int, _ body: @escaping @MainActor (UIWindow) -> Void) throws {
    try onDevice(phone(running: version), Era(version)) { window in
      window.rootViewController = ReadingScreen(reads)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      reads.list = []
      body(window)
    }
  }

  /// A change of what was read has the method called again, once for all changes before the next pass, and with what is there then; a change
  /// of something else has not. Until iOS 18 nobody is told, nor is any method but those of the documentation's list.
  @Test(arguments: Place.allCases, [26, 18]) fileprivate func aChange(_ place: Place, version: Int) throws {
    let isTracked = version == 26 && place != .appears && place != .accessible
    let reads = Reads(place)
    try shown(reads, version: version) { window in
      reads.model.other = 1
      window.layoutIfNeeded()
      #expect(reads.list == [])
      reads.model.text = "b"
      reads.model.text = "c"
      window.layoutIfNeeded()
      #expect(reads.list == (isTracked ? ["c"] : []))
      window.layoutIfNeeded()
      reads.model.text = "d"
      window.layoutIfNeeded()
      #expect(reads.list == (isTracked ? ["c", "d"] : []))
    }
  }

  /// What counts is what the last update read.
  @Test func theLastUpdateCounts() throws {
    let reads = Reads(.properties)
    try shown(reads, version: 26) { window in
      let screen = window.rootViewController as! ReadingScreen
      reads.readsOther = true
      screen.setNeedsUpdateProperties()
      window.layoutIfNeeded()
      reads.model.other = 1
      window.layoutIfNeeded()
      #expect(reads.list == ["a0", "a1"])
      reads.readsOther = false
      screen.setNeedsUpdateProperties()
      window.layoutIfNeeded()
      reads.model.other = 2
      window.layoutIfNeeded()
      #expect(reads.list == ["a0", "a1", "a"])
    }
  }

  /// Many updates without a change, and then one.
  @Test(arguments: [0, 1, 63, 64, 65, 200]) func manyUpdates(count: Int) throws {
    let reads = Reads(.viewLayout)
    try shown(reads, version: 26) { window in
      let reader = window.rootViewController!.view.subviews[0]
      for _ in 0..<count {
        reader.setNeedsLayout()
        window.layoutIfNeeded()
      }
      reads.model.text = "b"
      window.layoutIfNeeded()
      #expect(reads.list == Array(repeating: "a", count: count) + ["b"])
      reads.model.text = "c"
      window.layoutIfNeeded()
      #expect(reads.list.last == "c")
    }
  }
}
