// What code reads of `@Observable` models while it brings a view up to date, so that a change of them has it brought up to date again: UIKit's
// "Updating views automatically with observation tracking". Apart from the passes, which know nothing of models.
import DeviceCatalog
import Observation

/// What is asked for again.
enum ObservedUpdate: Int, CaseIterable {
  /// `updateProperties()` of the view, and of the controller whose view it is.
  case properties
  /// `updateConstraints()`, or the controller's `updateViewConstraints()`.
  case constraints
  /// `layoutSubviews()`, with the controller's calls before and after it.
  case layout
  /// `draw(_:)`
  case display
  /// `updateConfiguration(using:)` of cells, headers and footers, `updateConfiguration()` of buttons, and their handlers.
  case configuration
  /// The controller's `updateContentUnavailableConfiguration(using:)`.
  case contentUnavailable
}

/// Read besides the app's models. An observation ends with a change alone, of whatever was read: a change of this ends those of updates
/// before, which else would be kept in the models for ever.
private final class UpdateMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isThere: Bool { true }

  func read() { registrar.access(self, keyPath: \.isThere) }
  func end() { registrar.withMutation(of: self, keyPath: \.isThere) {} }
}

/// What was read of models in one kind of a view's updates. That of the last one counts.
@MainActor final class ObservedReads {
  private let mark = UpdateMark()
  /// The number of the last update.
  private var latest = 0
  /// How many updates are observed, the last among them, and whether any ever was: most read no model, and have no mark.
  private var observed = 0
  private var hasRead = false

  /// So many are ended together: an end is heard as a change by an update around this one, which then comes once more.
  private static let most = 64

  deinit { mark.end() }

  /// The number of a new update.
  func begin() -> Int {
    latest += 1
    if observed >= Self.most {
      mark.end()
      observed = 0
    }
    return latest
  }

  /// What an update does before the app's code.
  func read() {
    if hasRead { mark.read() }
  }

  /// Notes that an update has read a model.
  func noteRead() {
    hasRead = true
    observed += 1
  }

  /// Whether a change of what was read in the update of this number counts, which it does once.
  func end(_ number: Int) -> Bool {
    guard number == latest else { return false }
    latest += 1
    return true
  }
}

/// The reads of a view, made with the first update an app has a word in.
@MainActor final class ViewReads {
  private var kinds: [ObservedReads?] = Array(repeating: nil, count: ObservedUpdate.allCases.count)
  /// Whether configurations are to be set anew in the next pass: models tell before they change.
  var isConfigurationDue = false

  subscript(update: ObservedUpdate) -> ObservedReads {
    if let reads = kinds[update.rawValue] { return reads }
    let made = ObservedReads()
    kinds[update.rawValue] = made
    return made
  }
}

extension UIView {
  /// Runs `body`; when what it reads of a model is about to change, `update` of this view is asked for.
  ///
  /// - Parameter scene: the one it is in; nil where no device is running, and nobody looks.
  func observing(_ update: ObservedUpdate, in scene: AppScene?, _ body: () -> Void) {
    guard let scene, scene.tracksObservation, update == .configuration || mayReadModels else { return body() }
    let reads = madeReads[update]
    let number = reads.begin()
    withObservationTracking(
      {
        reads.read()
        body()
      }, onChange: heard(update, number, reads))
  }

  /// Only asked for where something was read.
  private func heard(_ update: ObservedUpdate, _ number: Int, _ reads: ObservedReads) -> @Sendable () -> Void {
    reads.noteRead()
    return { [weak self] in
      // A model may be changed by any thread.
      if MainThread.isHere {
        MainActor.assumeIsolated { self?.readsChange(update, number) }
      } else {
        DispatchQueue.main.async { self?.readsChange(update, number) }
      }
    }
  }

  private var madeReads: ViewReads {
    if let reads = look?.reads { return reads }
    let made = ViewReads()
    madeLook.reads = made
    return made
  }

  private func readsChange(_ update: ObservedUpdate, _ number: Int) {
    guard let reads = look?.reads, reads[update].end(number) else { return }
    switch update {
    case .properties: setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .layout: setNeedsLayout()
    case .display: setNeedsDisplay()
    case .configuration:
      reads.isConfigurationDue = true
      markWork()
    case .contentUnavailable: controller?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Sets configurations anew whose models have changed.
  func updateDueConfiguration(in scene: AppScene) {
    guard let reads = look?.reads, reads.isConfigurationDue else { return }
    reads.isConfigurationDue = false
    asCurrent(in: scene) {
      switch self {
      case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
      case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
      case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
      case let button as UIButton: button.setNeedsUpdateConfiguration()
      case _: break
      }
    }
  }
}

extension AppScene {
  /// From era 26 on, and from 18 on in an app whose Info.plist asks for it (`UIObservationTrackingEnabled`).
  fileprivate var tracksObservation: Bool {
    era >= Era(26) || era >= Era(18) && bundle.infoDictionary.tracksObservation
  }
}
