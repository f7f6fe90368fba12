// Texts of notifications in the user's language.
import Foundation

extension NSString {
  /// A text of the app's strings, with what it is about put in its places.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.ofApp.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    let texts = arguments.map { "\($0)" }
    var rest = texts[...]
    // Foundation of Linux takes no Swift strings for `%@`.
    return format.components(separatedBy: "%@").reduce(nil) { (text: String?, part: String) in
      guard let text else { return part }
      return text + (rest.popFirst() ?? "%@") + part
    } ?? format
  }
}
