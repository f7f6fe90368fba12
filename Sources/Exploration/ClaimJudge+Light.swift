// Dark Mode: what views are drawn in when it comes later, beside the same views made in the dark.
import Drawing
import Emulator
import Picture
import SwivelUI

extension ClaimJudge {
  /// The colours after a change of appearance that differ from those of the same screens made in it, or, when it is changed back, from
  /// those of before. Where something is, and what is written there, is another matter: colours are compared where both are the same.
  func lit(_ claim: Claim) -> Verdict? {
    guard claim.tail.isEmpty, let last = claim.detour.last, claim.detour.allSatisfy({ $0.appearance != nil }) else {
      return nil
    }
    var launch = ExploredWorld.Launch()
    if last.appearance == .dark { launch.appearance = .dark }
    guard claim.detour.contains(where: { $0.appearance == .dark }), let right = look(claim.prefix, from: launch),
      let now = look(claim.path), now.screens == right.screens
    else { return nil }
    var found: [Difference] = []
    for (window, expected) in right.windows {
      guard let actual = now.windows.first(where: { $0.id == window })?.parts else { continue }
      found += differences(actual, expected, window: window, screen: right.screens[window] ?? "")
    }
    guard !found.isEmpty else { return nil }
    let reference = launch.appearance == .dark ? "a launch in the dark; \(words(claim.prefix))" : words(claim.prefix)
    let (nameless, named) = (found.filter { $0.view.hasPrefix("/") }, found.filter { !$0.view.hasPrefix("/") })
    return Verdict(named + nameless, reference: reference)
  }

  private typealias Parts = [PictureColors.Part]

  /// What is drawn after a path, by windows in order; nil where it is none.
  private func look(
    _ path: Path, from launch: ExploredWorld.Launch = ExploredWorld.Launch()
  ) -> (windows: [(id: Int, parts: Parts)], screens: [Int: String])? {
    guard let walked = replayer.walk(path, from: launch), walked.misstep == nil,
      walked.waited < Replayer.longestRest
    else { return nil }
    // Drawing calls the app.
    replayer.spoil()
    let shown = walked.device.settled.windows.filter(\.isForeground)
    let windows = shown.compactMap { window in
      walked.device.picture(DevicePictureOptions(window: window.id)).map { (window.id, PictureColors($0).parts) }
    }
    return (windows, Dictionary(shown.map { ($0.id, $0.visibleController) }) { first, _ in first })
  }

  private func differences(_ now: Parts, _ right: Parts, window: Int, screen: String) -> [Difference] {
    let now = Dictionary(now.map { ($0.path, $0) }) { first, _ in first }
    let names = Dictionary(grouping: right, by: \.name).mapValues(\.count)
    return right.compactMap { part in
      guard let same = now[part.path], same.places == part.places, same.colors != part.colors else { return nil }
      // A name of its own tells more than the way to it.
      let isNamed = part.name != part.kind && names[part.name] == 1
      return Difference(
        window: window, screen: screen, view: isNamed ? part.name : part.path, property: .colors,
        expected: part.colors.joined(separator: " "), actual: same.colors.joined(separator: " "))
    }
  }
}

extension DeviceEvent {
  /// The appearance it asks for.
  var appearance: Appearance? {
    if case .appearance(let appearance) = self { appearance } else { nil }
  }
}
