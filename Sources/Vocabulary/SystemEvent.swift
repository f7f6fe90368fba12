// What the system brings an app without a finger in one of its windows: what a person does to the device, or another app to it.

/// Something that comes from outside an app's windows.
public enum SystemEvent: Sendable, Hashable {
  /// The device is shaken.
  case shake
  /// Memory is short: every app hears of it.
  case memoryWarning
  /// An address is opened elsewhere: one of an app's own schemes goes to that app, which comes to the front; a page of the web
  /// goes to the app in front, as if the page's domain were one of its associated domains.
  case openURL(String)
  /// A short cut at the icon of an app is chosen, by its type or its title; the app comes to the front.
  case shortcut(String)
  /// A notification that came is touched, by its identifier or its title, or one of its actions, by identifier or title; empty for the
  /// notification itself. The app comes to the front unless the action is done in the background.
  case notification(String, action: String = "")
}
