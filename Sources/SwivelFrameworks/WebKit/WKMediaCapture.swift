// What a page that wants a camera, a microphone or the device's movement asks of the app. No page runs here, so that nobody is asked.
import Foundation
import SwivelUI

/// What a page wants; raw values are WebKit's.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera = 0
  /// The microphone.
  case microphone = 1
  /// Both.
  case cameraAndMicrophone = 2
}

/// Whether it may; raw values are WebKit's.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt = 0
  /// It may.
  case grant = 1
  /// It may not.
  case deny = 2
}

/// Whether it does; raw values are WebKit's.
public enum WKMediaCaptureState: Int, Sendable {
  /// It does not.
  case none = 0
  /// It does.
  case active = 1
  /// It would, and is kept from it.
  case muted = 2
}

/// Where a page comes from: the parts of its address that must be the same for two to trust each other.
@preconcurrency @MainActor public final class WKSecurityOrigin: NSObject {
  /// Such as `https`.
  public let `protocol`: String
  /// Such as `example.com`.
  public let host: String
  /// The port; 0 for the usual one.
  public let port: Int
  init(_ url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
    super.init()
  }
}

extension WKFrameInfo {
  /// Where what it shows comes from.
  public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
}

extension WKWebView {
  /// Whether a page films: none does.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether a page listens: none does.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
}
