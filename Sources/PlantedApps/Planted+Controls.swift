// More of the planted mistakes: of controls, clocks and the screen's size.
import SwivelUI

extension Planted {
  static let controlled: [Planted] = [
    // A turn puts a button to sleep.
    Planted(name: "sent to sleep", oracle: "state-loss", path: "type 1 name; rotate LL") { WakingScreen(isWrong: $0) },
    // A turn counts all towns, while the word that leaves them out still stands there.
    Planted(name: "looked for in vain", oracle: "state-loss", path: "type 1 Town; rotate LL") {
      FilterScreen(isWrong: $0)
    },
    // A turn begins with the first row of a wheel.
    Planted(name: "turned in vain", oracle: "state-loss", path: "drag 1 wheel; rotate LL") { WheelScreen(isWrong: $0) },
    // A turn sets a second clock going, and one of them is never stopped.
    Planted(name: "counts for ever", oracle: "interruption", path: "tap 1 start; rotate LL; wait 10 s") {
      CountdownScreen(isWrong: $0)
    },
    // A panel is placed when it comes and not again.
    Planted(name: "panel of yesterday", oracle: "path-independence", path: "tap 1 open; rotate LL") {
      PanelScreen(isWrong: $0)
    },
    // A ticket that is upright wherever it is turned lies when it is opened lying.
    Planted(name: "lies when opened lying", oracle: "mask", path: "rotate LL; tap 1 open") {
      TicketStack(isWrong: $0)
    },
    // A banner is as wide as the screen in windows that are not.
    Planted(name: "as wide as the screen", oracle: "places", path: "the launch", isShared: true) {
      BannerScreen(isWrong: $0)
    },
    // What a finger moved is put back by a turn.
    Planted(name: "dragged in vain", oracle: "there-and-back", path: "drag 1 card; rotate LL; rotate P") {
      CardScreen(isWrong: $0)
    },
    // A turn begins with the first of the pictures that are swiped through.
    Planted(name: "swiped through in vain", oracle: "state-loss", path: "drag 1 picture; rotate LL") {
      SwipedScreen(isWrong: $0)
    },
    // A turn takes away the mark a long press made.
    Planted(name: "pressed in vain", oracle: "state-loss", path: "drag 1 entry; rotate LL") {
      PressedScreen(isWrong: $0)
    },
    // A bar does not come down with the keyboard it rose with.
    Planted(name: "raised for good", oracle: "places", path: "type 1 message; type 1 ") { RaisedScreen(isWrong: $0) },
  ]
}
