// More of the planted mistakes: screens that pass, and screens that share.
import SwivelUI

extension Planted {
  static let passing: [Planted] = [
    // A row's switch is the row's own, and a turn loads the rows anew.
    Planted(name: "switched in a row", oracle: "state-loss", path: "tap 1 sounds; rotate LL") {
      SwitchRowsScreen(isWrong: $0)
    },
    // A turn takes a sheet away.
    Planted(name: "sheet taken away", oracle: "state-loss", path: "tap 1 open; rotate LL") { SheetScreen(isWrong: $0) },
    // A child gets the size its parent had before the turn.
    Planted(name: "child of yesterday", oracle: "path-independence", path: "rotate LL") { ParentScreen(isWrong: $0) },
    // A message that a turn made anew stays.
    Planted(
      name: "message that stays", oracle: "interruption", path: "tap 1 save; wait 0.3 s; rotate LL; wait 0.5 s"
    ) { ToastScreen(isWrong: $0) },
    // The same of one that lasts longer than people wait for the next thing they do.
    Planted(name: "long message that stays", oracle: "interruption", path: "tap 1 save; rotate LL; wait 1 s") {
      ToastScreen(isWrong: $0, lasting: 2)
    },
    // A gradient has the size its view had at first.
    Planted(name: "gradient of yesterday", oracle: "path-independence", path: "rotate LL") {
      GradientScreen(isWrong: $0)
    },
    // Round corners are cut where the first orientation had them.
    Planted(name: "corners of yesterday", oracle: "path-independence", path: "rotate LL") {
      RoundedScreen(isWrong: $0)
    },
    // A turn sends the keyboard away.
    Planted(name: "typed no further", oracle: "state-loss", path: "type 1 message; rotate LL") {
      FocusScreen(isWrong: $0)
    },
    // The colour of a line is a CGColor, and stays that of the light.
    Planted(name: "line of the light", oracle: "dark-mode", path: "appearance dark") { OutlinedScreen(isWrong: $0) },
    // A colour for the dark is not given back.
    Planted(name: "bright for good", oracle: "dark-mode", path: "tap 1 open; appearance dark; appearance light") {
      BrightScreen(isWrong: $0)
    },
    // How the device is held is taken for how the interface lies.
    Planted(name: "held, not lying", oracle: "there-and-back", path: "rotate LL; rotate UD") {
      HeldScreen(isWrong: $0)
    },
    // What a turn does to a screen is not done while the app is away.
    Planted(
      name: "turned while away", oracle: "path-independence",
      path: "to the Home Screen; rotate LL; window 1 to the front"
    ) { AwayScreen(isWrong: $0) },
    // Whoever comes back hears everything once more.
    Planted(
      name: "heard again", oracle: "growth",
      path: "to the Home Screen; window 1 to the front; to the Home Screen; window 1 to the front"
    ) { ListeningScreen(isWrong: $0) },
    // Coming back builds the form anew, without what was typed.
    Planted(
      name: "typed before one went", oracle: "state-loss",
      path: "type 1 name; to the Home Screen; window 1 to the front"
    ) { FormScreen(isWrong: $0) },
    // A warning of memory takes away what was counted.
    Planted(name: "forgotten when memory is short", oracle: "state-loss", path: "tap 1 add; memory is short") {
      ForgettingScreen(isWrong: $0)
    },
  ]

  static let ordered: [Planted] = [
    // An open drawer is left where the lower edge was.
    Planted(name: "drawer left behind", oracle: "places", path: "tap 1 pull; rotate LL") { DrawerScreen(isWrong: $0) },
    // A turn leaves one between two pages.
    Planted(name: "between two pages", oracle: "places", path: "tap 1 next; rotate LL") { PagedScreen(isWrong: $0) },
    // The room for the keyboard is kept when it went after a turn.
    Planted(name: "room for no keyboard", oracle: "places", path: "type 1 message; rotate LL; tap 1 done") {
      KeyedScreen(isWrong: $0)
    },
    // The room for a keyboard is that of the first orientation.
    Planted(name: "room for another keyboard", oracle: "places", path: "type 1 message; rotate LL") {
      RoomScreen(isWrong: $0)
    },
    // A bar that was hidden is shown by a turn.
    Planted(name: "bar shown again", oracle: "state-loss", path: "tap 1 page; rotate LL") {
      UINavigationController(rootViewController: BareScreen(isWrong: $0))
    },
    // A tab that is not seen during a turn is as it was before.
    Planted(name: "tab of yesterday", oracle: "path-independence", path: "tap 1 tab-2; rotate LL; tap 1 tab-1") {
      HiddenTabScreen.tabs(isWrong: $0)
    },
    // A turn counts what was counted.
    Planted(name: "counted by a turn", oracle: "state-loss", path: "tap 1 give; rotate LL") {
      StarsScreen(isWrong: $0)
    },
  ]

  static let shared: [Planted] = [
    // Whether there is room is looked at once.
    Planted(name: "narrow for good", oracle: "path-independence", path: "full 1", isShared: true) {
      SidebarScreen(isWrong: $0)
    },
    // Columns that did not fit once are forgotten.
    Planted(name: "columns forgotten", oracle: "path-independence", path: "rotate LL", isShared: true) {
      ColumnsScreen(isWrong: $0)
    },
    // What covers the screen in the background stays.
    Planted(name: "veiled for good", oracle: "path-independence", path: "full 1; full 2", isShared: true) {
      VeiledScreen(isWrong: $0)
    },
    // Each time a window comes back it hears twice as well as before.
    Planted(
      name: "counts twice after a break", oracle: "callback-balance", path: "full 1; half; tap 2 add", isShared: true
    ) { AwaySumScreen(isWrong: $0) },
    // A window begins where the other one stopped.
    Planted(
      name: "louder elsewhere", oracle: "echo", path: "tap 1 louder; tap 2 louder", isShared: true, isOneApp: true
    ) {
      LevelScreen(isWrong: $0, showsLate: false)
    },
    // What another window did is shown by a turn.
    Planted(name: "loud after a turn", oracle: "echo", path: "tap 1 louder; rotate LL", isShared: true, isOneApp: true)
    {
      LevelScreen(isWrong: $0, showsLate: true)
    },
  ]
}
