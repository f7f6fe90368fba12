// What a shell completes for a person: devices, instances, orientations, and identifiers in sight.
import ArgumentParser
import Bus
import Configuration
import ControlClient
import Emulator
import Foundation
import Launcher
import Orientation

extension CompletionKind {
  /// The catalogue's identifiers.
  static let devices = CompletionKind.custom { _, _, _ in
    guard let folder = Installation.configuration(named: nil) else { return [] }
    do { return try ConfigurationFolder(path: folder).deviceIdentifiers() } catch { return [] }
  }

  /// The names of what runs.
  static let instances = CompletionKind.custom { _, _, _ in LivingInstances.names() }

  /// The orientations, and quarter turns.
  static let orientations = CompletionKind.list(OrientationRequest.words.components(separatedBy: ", "))

  /// The identifiers of what can be tapped in the instance the line names, as far as it answers at once.
  static let identifiers = CompletionKind.custom { words, _, _ in
    let named = words.lastIndex(of: "--name").map { words.index(after: $0) }
    let name = named.flatMap { $0 < words.endIndex ? words[$0] : nil } ?? InstanceDirectory.standardName
    do {
      let directory = try InstanceDirectory(name: name)
      guard try directory.isLed() else { return [] }
      let client = try ControlClient(
        endpoints: directory.endpoints, epoch: ProcessIdentity.newEpoch(), node: try Node())
      let state = try client.snapshot(deadline: Deadline(seconds: patience))
      return state.windows.filter(\.isForeground).flatMap { tappable($0.root) }
    } catch { return [] }
  }

  /// Seconds a person's Tab key may wait.
  private static let patience = 0.5

  private static func tappable(_ view: ViewSnapshot) -> [String] {
    guard !view.isHidden else { return [] }
    let own = view.isTappable ? [view.identifier].compactMap { $0 } : []
    return own + view.subviews.flatMap(tappable)
  }
}
