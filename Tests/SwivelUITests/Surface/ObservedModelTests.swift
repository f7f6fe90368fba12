// Models that are read while views are updated, as UIKit's "Updating views automatically with observation tracking" has it (iOS 26).
import DeviceCatalog
import DeviceFixtures
import Emulator
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
  /// Of a presentation, which another test shows.
  case presentation
  /// Those of UIKit that no list names.
  case appears, accessible
}

/// What was read, in the order of the reads.
@MainActor private final class Reads {
  let model = Model()
  var list: [String] = []
  /// Whether the other property is read as well.
  var readsOther = false
  var place: Place
  init(_ place: Place) { self.place = place }

  func read(in here: Place) {
    guard here == place else { return }
    list.append(readsOther ? "\(model.text)\(model.other)" : model.text)
  }
}

@MainActor private final class ReaderView: UIView {
  let reads: Reads
  var laysOut: UIView?
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
    laysOut?.layoutIfNeeded()
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
  /// of something else has not. In an app of iOS 18 that does not ask for it nobody is told, nor is any method but those of the documentation's list.
  @Test(arguments: Place.allCases.filter { $0 != .presentation }, [26, 18]) fileprivate func aChange(
    _ place: Place, version: Int
  ) throws {
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

  /// Many updates without a change, and then one; a model that comes after many updates is known like one that was there.
  @Test(arguments: [0, 1, 63, 64, 65, 200], [true, false]) func manyUpdates(count: Int, isThere: Bool) throws {
    let reads = Reads(isThere ? .viewLayout : .viewDraw)
    try shown(reads, version: 26) { window in
      let reader = window.rootViewController!.view.subviews[0]
      for _ in 0..<count {
        reader.setNeedsLayout()
        window.layoutIfNeeded()
      }
      reads.place = .viewLayout
      reads.list = []
      reader.setNeedsLayout()
      window.layoutIfNeeded()
      reads.model.text = "b"
      window.layoutIfNeeded()
      reads.model.text = "c"
      window.layoutIfNeeded()
      #expect(reads.list == ["a", "b", "c"])
    }
  }

  /// A cell that shows one model after the other hears of the one it shows, of however many before it heard nothing.
  @Test(arguments: [1, 64, 65, 130]) func aCellOfManyModels(count: Int) throws {
    try onDevice(phone(running: 26), Era(26)) { window in
      var models = (0...count).map { _ in Model() }
      var shown: [String] = []
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { _, _ in shown.append(models[models.count - 1].text) }
      window.addSubview(cell)
      for _ in 0..<count {
        models.removeLast()
        cell.setNeedsUpdateConfiguration()
      }
      window.layoutIfNeeded()
      shown = []
      models[models.count - 1].text = "b"
      window.layoutIfNeeded()
      #expect(shown == ["b"])
    }
  }

  /// A view that has its subview laid out in its own layout is not laid out because that one is.
  @Test func layoutInLayout() throws {
    try onDevice(phone(running: 26), Era(26)) { window in
      let (inner, outer) = (Reads(.viewLayout), Reads(.viewLayout))
      let (child, parent) = (ReaderView(inner), ReaderView(outer))
      parent.laysOut = child
      parent.addSubview(child)
      window.addSubview(parent)
      window.layoutIfNeeded()
      (inner.list, outer.list) = ([], [])
      for _ in 0..<20 {
        child.setNeedsLayout()
        window.layoutIfNeeded()
      }
      #expect(inner.list.count == 20 && outer.list == [])
      inner.model.text = "b"
      window.layoutIfNeeded()
      #expect(inner.list.last == "b")
    }
  }

  /// A presentation of the app's own that places what it shows by a model.
  @Test func presentations() throws {
    try onDevice(phone(running: 26), Era(26)) { window in
      let reads = Reads(.presentation)
      let transition = Placing(reads)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let shown = UIViewController()
      shown.modalPresentationStyle = .custom
      shown.transitioningDelegate = transition
      window.rootViewController!.present(shown, animated: false)
      window.layoutIfNeeded()
      reads.list = []
      reads.model.text = "b"
      window.layoutIfNeeded()
      #expect(reads.list == ["b"])
    }
  }

  /// On iOS 18 an app asks for it in its Info.plist (`UIObservationTrackingEnabled`).
  @Test(arguments: [(18, true, ["b"]), (18, false, []), (17, true, []), (26, false, ["b"])])
  func byInfoPlist(version: Int, isAsked: Bool, expected: [String]) throws {
    let reads = Reads(.willLayout)
    let app = AppBundle.showing("Reads", InfoDictionary(tracksObservation: isAsked)) { ReadingScreen(reads) }
    let device = try EmulatedDevice(profile: phone(running: version), era: Era(version), apps: [app], arrangement: nil)
    device.inspect(window: 1) { window in
      window.layoutIfNeeded()
      reads.list = []
      reads.model.text = "b"
      window.layoutIfNeeded()
      #expect(reads.list == expected)
    }
  }
}

@MainActor private final class Placing: NSObject, UIViewControllerTransitioningDelegate {
  final class Presentation: UIPresentationController {
    var reads: Reads?
    override func containerViewWillLayoutSubviews() { reads?.read(in: .presentation) }
  }
  let reads: Reads
  init(_ reads: Reads) { self.reads = reads }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = Presentation(presentedViewController: presented, presenting: presenting)
    made.reads = reads
    return made
  }
}
