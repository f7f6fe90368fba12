// More of the planted mistakes: what is left where, or as, it was.
import SwivelUI

extension Planted {
  static let left: [Planted] = [
    // A page that was moved aside, but for a strip, stays where the strip was.
    Planted(name: "moved aside", oracle: "places", path: "tap 1 menu; rotate LL") { AsideScreen(isWrong: $0) },
    // The dot below a word stays where the word was.
    Planted(name: "marks nothing", oracle: "places", path: "tap 1 north; rotate LL") { DotScreen(isWrong: $0) },
    // A clock goes on while nobody looks, and who comes back sets another one going.
    Planted(
      name: "set going again", oracle: "growth",
      path: "tap 1 start; to the Home Screen; window 1 to the front; to the Home Screen; window 1 to the front"
    ) { SecondsScreen(isWrong: $0) },
    // A child whose view is taken away stays one.
    Planted(
      name: "children that stay", oracle: "growth", path: "tap 1 Tiles; tap 1 Rows; tap 1 Tiles; tap 1 Rows"
    ) { WaysScreen(isWrong: $0) },
    // A turn writes its number over what a tap brought.
    Planted(name: "written over", oracle: "state-loss", path: "tap 1 letters; rotate LL") { LineScreen(isWrong: $0) },
    // What a tap does not show moves something at the next turn.
    Planted(name: "moved later", oracle: "places", path: "tap 1 ask; rotate LL") { QuietScreen(isWrong: $0) },
    // Who comes back finds a switch off.
    Planted(
      name: "switched off while away", oracle: "state-loss",
      path: "tap 1 control; to the Home Screen; window 1 to the front"
    ) { ForgottenSwitchScreen(isWrong: $0) },
    // A notice that a tap brings is as wide as the screen in windows that are not.
    Planted(name: "notice for the screen", oracle: "places", path: "tap 1 save", isShared: true) {
      NoticeScreen(isWrong: $0)
    },
  ]
}
