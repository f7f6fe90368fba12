// What code reads of `@Observable` models while it brings a view up to date, so that a change of them has it brought up to date again (era 26):
// UIKit's "Updating views automatically with observation tracking".
import DeviceCatalog
import Observation

/// What is asked for again.
enum ObservedUpdate: CaseIterable {
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

/// The reads of a view's updates that a change would be heard of.
@MainActor final class ObservedReads {
  /// Of each kind the update that counts: what was read in earlier ones alone is of no interest.
  private var latest = [Int](repeating: 0, count: ObservedUpdate.allCases.count)
  /// How many of each kind were heard of since the last change.
  private var waiting = [Int](repeating: 0, count: ObservedUpdate.allCases.count)
  /// Whether configurations are to be set anew in the next pass: models tell before they change.
  var isConfigurationDue = false

  /// Observations end with a change alone, so that updates without one would be kept for ever. Those of so many are: code that reads
  /// something else after as many updates in which nothing it read had changed, is not known.
  private static let most = 64

  /// The number of a new update; nil where enough are waiting.
  func begin(_ update: ObservedUpdate) -> Int? {
    let place = update.place
    guard waiting[place] < Self.most else { return nil }
    waiting[place] += 1
    latest[place] += 1
    return latest[place]
  }

  /// Whether a change of what was read in the update of this number counts.
  func end(_ update: ObservedUpdate, _ number: Int) -> Bool {
    let place = update.place
    guard number == latest[place], waiting[place] > 0 else { return false }
    waiting[place] = 0
    return true
  }
}

extension ObservedUpdate {
  fileprivate var place: Int {
    switch self {
    case .properties: 0
    case .constraints: 1
    case .layout: 2
    case .display: 3
    case .configuration: 4
    case .contentUnavailable: 5
    }
  }
}

extension UIView {
  /// Runs `body`; when what it reads of a model is about to change, `update` of this view is asked for.
  func observing(_ update: ObservedUpdate, in scene: AppScene, _ body: () -> Void) {
    guard scene.era >= Era(26), mayReadModels(in: update), let number = madeReads.begin(update) else { return body() }
    withObservationTracking(body) { [weak self] in
      // A model may be changed by any thread.
      if MainThread.isHere {
        MainActor.assumeIsolated { self?.readsChange(update, number) }
      } else {
        DispatchQueue.main.async { self?.readsChange(update, number) }
      }
    }
  }

  /// Whether an app's code has a word in it: the framework's own reads no models, and most views are its own.
  private func mayReadModels(in update: ObservedUpdate) -> Bool {
    update == .configuration || facts.isGuest || controller?.facts.isGuest == true
  }

  private var madeReads: ObservedReads {
    if let reads = look?.reads { return reads }
    let made = ObservedReads()
    madeLook.reads = made
    return made
  }

  private func readsChange(_ update: ObservedUpdate, _ number: Int) {
    guard let reads = look?.reads, reads.end(update, number) else { return }
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
