// Small apps, each with one mistake that can be left out: what explorers are measured and tested by.
import SwivelUI

/// A mistake: how it is known, and the shortest path by which it can be seen, as its author knows.
package struct Planted: Sendable, CustomStringConvertible {
  package var name: String
  /// The word of the oracle that knows it.
  package var oracle: String
  package var path: String
  /// Whether it is looked for on an iPad in two windows, and not on a phone.
  package var isShared = false
  /// Whether its windows are scenes of one app, which share what the app has.
  var isOneApp = false
  var make: @MainActor @Sendable (_ isWrong: Bool) -> UIViewController

  package var description: String { name }

  /// The app, with its mistake or without.
  @MainActor package func app(isWrong: Bool) -> AppBundle {
    let make = make
    var info = InfoDictionary(supportedInterfaceOrientations: isShared ? .all : .allButUpsideDown)
    if isOneApp {
      info.supportsMultipleScenes = true
      return AppBundle(
        name: "Planted", infoDictionary: info, sceneDelegate: { PlantedScene { make(isWrong) } },
        delegate: { SharedLevel() })
    }
    return .showing("Planted", info) { make(isWrong) }
  }

  /// All of them, one of each kind.
  package static let all = alone + passing + ordered + shared + controlled + left

  private static let alone: [Planted] = [
    // What landscape hides is never shown again.
    Planted(name: "hidden for good", oracle: "there-and-back", path: "rotate LL; rotate P") {
      HidingScreen(isWrong: $0)
    },
    // The width is computed when the view is loaded.
    Planted(name: "width of the first orientation", oracle: "path-independence", path: "rotate LL") {
      WideScreen(isWrong: $0)
    },
    // A dial is drawn for the first orientation and stretched to the other.
    Planted(name: "drawn once", oracle: "path-independence", path: "rotate LL") { PaintedScreen(isWrong: $0) },
    // A turn builds the screen anew, without what was typed.
    Planted(name: "built anew", oracle: "state-loss", path: "tap 1 fill; rotate LL") { BuildingScreen(isWrong: $0) },
    // A turn brings another field, without what was typed.
    Planted(name: "typed in vain", oracle: "state-loss", path: "type 1 name; rotate LL") { FieldScreen(isWrong: $0) },
    // A turn brings another row of segments, with the first chosen.
    Planted(name: "chosen in vain", oracle: "state-loss", path: "tap 1 Month; rotate LL") {
      SegmentScreen(isWrong: $0)
    },
    // A turn begins with the first page.
    Planted(name: "leafed in vain", oracle: "state-loss", path: "gesture page-forward in window 1; rotate LL") {
      BookScreen(isWrong: $0)
    },
    // A turn brings another field, which is known by its placeholder alone.
    Planted(name: "typed in vain without a name", oracle: "state-loss", path: "type 1 Your name; rotate LL") {
      ControlScreen(isWrong: $0, control: .namelessField)
    },
    // A turn brings another switch, which is off.
    Planted(name: "switched in vain", oracle: "state-loss", path: "tap 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .toggle)
    },
    // A turn brings another slider, at its beginning.
    Planted(name: "slid in vain", oracle: "state-loss", path: "drag 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .slider)
    },
    // A turn brings another stepper, at its beginning.
    Planted(name: "stepped in vain", oracle: "state-loss", path: "drag 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .stepper)
    },
    // A turn brings another star, which nobody gave.
    Planted(name: "starred in vain", oracle: "state-loss", path: "tap 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .star)
    },
    // A turn brings another text, at its beginning.
    Planted(name: "scrolled in vain", oracle: "state-loss", path: "scroll 1 control; rotate LL") {
      ControlScreen(isWrong: $0, control: .scroll)
    },
    // A turn loads the rows anew, and which of them was chosen is gone.
    Planted(name: "row chosen in vain", oracle: "state-loss", path: "tap 1 Row 0; rotate LL") {
      RowsScreen(isWrong: $0)
    },
    // Each appearance moves the label down.
    Planted(name: "comes back lower", oracle: "callback-balance", path: "tap 1 about; back 1") {
      UINavigationController(rootViewController: SinkingScreen(isWrong: $0))
    },
    // Each appearance doubles what a tap adds.
    Planted(name: "counts twice", oracle: "callback-balance", path: "tap 1 about; back 1; tap 1 add") {
      UINavigationController(rootViewController: CountingScreen(isWrong: $0))
    },
    // What an animation's end does was thought out at its beginning.
    Planted(name: "finished too late", oracle: "interruption", path: "tap 1 show; wait 0.25 s; rotate LL; wait 0.5 s") {
      LateScreen(isWrong: $0)
    },
    // What a swipe back hides as it begins stays hidden when it is let go.
    Planted(
      name: "swiped in vain", oracle: "there-and-back", path: "tap 1 open; gesture pop-cancelled in window 1"
    ) { isWrong in
      UINavigationController(rootViewController: OpeningScreen(isWrong: false) { LeavingScreen(isWrong: isWrong) })
    },
    // Text that grew does not shrink again.
    Planted(
      name: "grown for good", oracle: "there-and-back",
      path: "content size accessibility-large; content size large"
    ) { GrowingScreen(isWrong: $0) },
    // What is opened keeps itself.
    Planted(name: "kept for ever", oracle: "growth", path: "tap 1 open; back 1; tap 1 open; back 1") {
      UINavigationController(rootViewController: OpeningScreen(isWrong: $0))
    },
    // Every turn adds a constraint, and none is taken away.
    Planted(name: "constrained again", oracle: "growth", path: "rotate LL; rotate P; rotate LL; rotate P") {
      ConstrainedScreen(isWrong: $0)
    },
  ]
}
