// A script of two turns, for tests of what runs scripts.

/// A turn that is followed, and one that is not back where the last line says.
public enum TurnScript {
  private static let lines = [
    #"{"record":"input","event":"deviceOrientation","orientation":"landscapeLeft"}"#,
    #"{"record":"expect","window":1,"interface":"landscapeRight"}"#,
    #"{"record":"input","event":"deviceOrientation","orientation":"portrait"}"#,
    #"{"record":"expect","window":1,"interface":"landscapeLeft"}"#,
  ]

  /// Its first `count` lines of five.
  public static func text(
    device: String = "iphone-8", era: String = "15", app: String = "Alternates", count: Int = 5
  ) -> String {
    let header = #"{"v":1,"record":"header","device":"\#(device)","era":"\#(era)","apps":["\#(app)"]}"#
    return ([header] + lines).prefix(count).map { $0 + "\n" }.joined()
  }
}
