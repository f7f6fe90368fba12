// Where a camera's points are in the layer that shows it, what pages of `data:` addresses are called, and how long words take to say:
// expectations by AVFoundation's documentation, RFC 2397 and arithmetic.
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct CapturePlaceTests {
  private func layer(_ size: CGSize) -> AVCaptureVideoPreviewLayer {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.bounds = CGRect(origin: .zero, size: size)
    return layer
  }

  /// A picture goes from 0 at its top left to 1 at its bottom right as the camera sees it (AVCaptureVideoPreviewLayer), which lies on
  /// its side when a phone is upright: of a layer of 100×200 the corner at the top right is the picture's first.
  @Test(arguments: [
    (CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 0)), (CGPoint(x: 100, y: 200), CGPoint(x: 1, y: 0)),
    (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)), (CGPoint(x: 0, y: 200), CGPoint(x: 1, y: 1)),
    (CGPoint(x: 50, y: 100), CGPoint(x: 0.5, y: 0.5)), (CGPoint(x: 75, y: 20), CGPoint(x: 0.1, y: 0.25)),
  ])
  func points(ofLayer: CGPoint, ofCamera: CGPoint) {
    let layer = layer(CGSize(width: 100, height: 200))
    #expect(layer.captureDevicePointConverted(fromLayerPoint: ofLayer) == ofCamera)
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: ofCamera) == ofLayer)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 0, width: 1, height: 1)),
    (CGRect(x: 50, y: 0, width: 50, height: 100), CGRect(x: 0, y: 0, width: 0.5, height: 0.5)),
    (CGRect(x: 0, y: 150, width: 25, height: 50), CGRect(x: 0.75, y: 0.75, width: 0.25, height: 0.25)),
  ])
  func rectangles(ofLayer: CGRect, ofCamera: CGRect) {
    #expect(layer(CGSize(width: 100, height: 200)).metadataOutputRectConverted(fromLayerRect: ofLayer) == ofCamera)
  }

  @Test(arguments: [CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)])
  func aLayerWithoutRoom(size: CGSize) {
    #expect(layer(size).captureDevicePointConverted(fromLayerPoint: CGPoint(x: 1, y: 1)) == .zero)
  }

  /// A session has each input and output once, and posts when it begins and ends, once each.
  @Test func aSessionTurnedOnAndOff() throws {
    let stage = try Stage()
    let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
    var posted: [String] = []
    let names = [AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification]
    stage.act { _ in
      for name in names {
        _ = SwivelUI.NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { _ in
          MainActor.assumeIsolated { posted.append(name == names[0] ? "start" : "stop") }
        }
      }
      #expect(session.canAddOutput(output))
      session.addOutput(output)
      #expect(!session.canAddOutput(output) && session.outputs == [output])
      session.stopRunning()
      session.startRunning()
      session.startRunning()
      #expect(session.isRunning)
      session.stopRunning()
      session.removeOutput(output)
      #expect(!session.isRunning && session.outputs.isEmpty && session.canAddOutput(output))
    }
    #expect(posted == ["start", "stop"])
  }

  /// RFC 2397: `data:[<mediatype>][;base64],<data>`. PHRpdGxlPkI8L3RpdGxlPg== are the letters of `<title>B</title>`.
  @Test(
    arguments: [
      ("data:text/html,<title>A</title>", "A"), ("data:text/html,%3Ctitle%3EA%20B%3C/title%3E", "A B"),
      ("data:text/html;base64,PHRpdGxlPkI8L3RpdGxlPg==", "B"), ("data:;BASE64,PHRpdGxlPkI8L3RpdGxlPg%3D%3D", "B"),
      ("data:,<title>a,b</title>", "a,b"), ("data:text/html,<p>none</p>", nil), ("data:text/html,<title>open", nil),
      ("data:text/html;base64,*", nil), ("about:blank", nil),
    ] as [(String, String?)])
  func pagesOfData(address: String, title: String?) throws {
    let stage = try Stage()
    let written = address.replacingOccurrences(of: "<", with: "%3C").replacingOccurrences(of: ">", with: "%3E")
    let url = try #require(URL(string: written))
    var web: WKWebView?
    stage.act { view in
      let made = WKWebView(frame: view.bounds)
      view.addSubview(made)
      _ = made.load(URLRequest(url: url))
      web = made
    }
    let read = stage.read { _ in (web?.title, web?.isLoading) }
    #expect(read?.0 == title && read?.1 == false)
  }

  private final class Ear: NSObject, AVSpeechSynthesizerDelegate {
    var finished = 0
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { finished += 1 }
  }

  /// Thirty letters at 150 words of six letters a minute are two seconds; twice the rate takes half, and the delays are added.
  @Test(arguments: [
    (Float(0.5), 0.0, 0.0, 2.0), (1, 0, 0, 1), (0.25, 0, 0, 4), (0.5, 1, 0, 3), (0.5, 0, 1.5, 3.5), (0.05, 0, 0, 10),
  ])
  func howLongWordsTake(rate: Float, before: Double, behind: Double, seconds: Double) throws {
    let stage = try Stage()
    let (voice, ear) = (AVSpeechSynthesizer(), Ear())
    stage.act { _ in
      voice.delegate = ear
      let words = AVSpeechUtterance(string: String(repeating: "a", count: 30))
      (words.rate, words.preUtteranceDelay, words.postUtteranceDelay) = (rate, before, behind)
      voice.speak(words)
    }
    // `act` has let a tenth of a second pass.
    stage.send(.wait(seconds - 0.2))
    #expect(ear.finished == 0)
    stage.send(.wait(0.2))
    #expect(ear.finished == 1 && !voice.isSpeaking)
  }
}
