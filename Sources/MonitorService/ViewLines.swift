// What the console tells of a view, for those who show it elsewhere: one wording for all.
import Vocabulary

extension MonitorLines {
  /// What is known of a view, line by line: its class and name, then a word of ten columns and what it stands for, such as
  /// `frame     16,72 343×36`; lines that go on begin with blanks.
  ///
  /// - Parameters:
  ///   - path: the index among the subviews of each view, from the window's root on.
  ///   - layout: what constraints say of the window; nil where that is not known.
  /// - Returns: nil for a view there is not.
  public static func view(
    at path: [Int], of window: Int, in device: DeviceSnapshot, layout: WindowLayout?
  ) -> [String]? {
    guard let window = device.windows.first(where: { $0.id == window }) else { return nil }
    let tree = ViewTree(window)
    guard let entry = tree.entries.first(where: { $0.path == path }) else { return nil }
    return ViewInspection.lines(entry, in: tree, window, device, layout: layout)
  }
}
