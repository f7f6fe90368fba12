// Cameras, voices and ways on a device that has none of them: what apps are told by AVFoundation's and MapKit's documentation.
import Emulator
import Foundation
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor struct CameraTests {
  /// No camera is found, by whichever name one is asked for, and the user counts as one who said no.
  @Test func noCamera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .unspecified)
    #expect(search.devices.isEmpty && AVCaptureDevice.authorizationStatus(for: .video) == .denied)
  }

  /// A session runs from `startRunning` to `stopRunning`; a photograph and a film that cannot be made end in an error, told once.
  @Test func nothingIsRecorded() throws {
    final class Ear: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
      nonisolated(unsafe) var heard: [String] = []
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
      ) { heard.append("photo \((error as? AVError)?.code == .deviceWasDisconnected)") }
      func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?
      ) { heard.append("film \(error != nil)") }
    }
    let stage = try Stage()
    let (session, ear) = (AVCaptureSession(), Ear())
    let (photos, films) = (AVCapturePhotoOutput(), AVCaptureMovieFileOutput())
    stage.act { view in
      for output in [photos, films] where session.canAddOutput(output) { session.addOutput(output) }
      session.startRunning()
      #expect(session.isRunning && !session.canAddOutput(photos))
      let preview = AVCaptureVideoPreviewLayer(session: session)
      preview.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      view.layer.addSublayer(preview)
      // The camera's picture lies on its side: the middle is the middle, the upper left is its lower left.
      #expect(preview.captureDevicePointConverted(fromLayerPoint: .zero) == CGPoint(x: 0, y: 1))
      #expect(
        preview.layerPointConverted(fromCaptureDevicePoint: CGPoint(x: 0.25, y: 0.5)) == CGPoint(x: 50, y: 50))
      photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: ear)
      films.startRecording(to: URL(fileURLWithPath: "/film.mov"), recordingDelegate: ear)
    }
    #expect(ear.heard == ["photo true", "film true"])
    session.stopRunning()
    #expect(!session.isRunning)
  }

  /// AVCaptureConnection.isVideoRotationAngleSupported(_:): pictures stand upright, on a side or on their head; between these no
  /// camera's do, nor is a whole turn one of them.
  @Test(
    arguments: [
      (0, true), (90, true), (180, true), (270, true), (45, false), (179, false), (181, false), (360, false),
      (-90, false),
    ] as [(CGFloat, Bool)])
  func anglesOfPictures(_ degrees: CGFloat, _ isSupported: Bool) {
    #expect(AVCaptureConnection().isVideoRotationAngleSupported(degrees) == isSupported)
  }

  /// AVAudioEngine: who only plays runs from `start` to `pause` or `stop`; who asked for the input node needs a microphone, and there
  /// is none.
  @Test func engines() throws {
    let engine = AVAudioEngine()
    engine.connect(engine.mainMixerNode, to: engine.outputNode, format: nil)
    #expect(!engine.isRunning)
    try engine.start()
    #expect(engine.isRunning)
    engine.pause()
    #expect(!engine.isRunning)
    try engine.start()
    #expect(engine.isRunning)
    engine.stop()
    #expect(!engine.isRunning)
    engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
    #expect(throws: AVError.self) { try engine.start() }
    #expect(!engine.isRunning)
  }

  /// AVCapturePhotoCaptureDelegate: whatever becomes of a photograph, `didFinishCaptureFor` is the last call of it, with the number of the
  /// settings it was asked for with; no two settings have the same (AVCapturePhotoSettings.uniqueID).
  @Test func aPhotographEndsOnce() throws {
    final class Ear: NSObject, AVCapturePhotoCaptureDelegate {
      nonisolated(unsafe) var heard: [String] = []
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
      ) { heard.append("processed \(photo.resolvedSettings.uniqueID)") }
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
      ) { heard.append("finished \(resolvedSettings.uniqueID) \(error != nil)") }
    }
    let (stage, ear, photos) = (try Stage(), Ear(), AVCapturePhotoOutput())
    let (one, other) = (
      AVCapturePhotoSettings(), AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
    )
    let copy = AVCapturePhotoSettings(from: other)
    #expect(Set([one, other, copy].map(\.uniqueID)).count == 3)
    #expect(copy.format?[AVVideoCodecKey] as? AVVideoCodecType == .jpeg)
    stage.act { _ in photos.capturePhoto(with: one, delegate: ear) }
    #expect(ear.heard == ["processed \(one.uniqueID)", "finished \(one.uniqueID) true"])
  }

  /// AVCaptureSession: that it runs, and that it does not, is posted when it changes.
  @Test func aSessionTellsThatItRuns() throws {
    let (stage, session) = (try Stage(), AVCaptureSession())
    nonisolated(unsafe) var posted: [String] = []
    stage.act { _ in
      for (name, word) in [
        (Notification.Name.AVCaptureSessionDidStartRunning, "started"), (.AVCaptureSessionDidStopRunning, "stopped"),
      ] {
        _ = SwivelUI.NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { _ in
          posted.append(word)
        }
      }
      session.stopRunning()
      session.startRunning()
      session.startRunning()
      session.stopRunning()
    }
    #expect(posted == ["started", "stopped"])
  }

  /// AVAudioSession keeps how its kind is used until another is set; AVPlayer.play() is as fast as `defaultRate`.
  @Test func whatIsSetIsKept() throws {
    let stage = try Stage()
    stage.act { _ in
      let session = AVAudioSession.sharedInstance()
      do {
        try session.setCategory(.playAndRecord, mode: .videoChat, options: [.defaultToSpeaker, .mixWithOthers])
        #expect(session.categoryOptions == [.defaultToSpeaker, .mixWithOthers] && session.mode == .videoChat)
        try session.setCategory(.playback)
        #expect(session.categoryOptions.isEmpty && session.category == .playback)
      } catch { Issue.record(error) }
      let player = AVPlayer()
      player.defaultRate = 2
      player.play()
      #expect(player.rate == 2)
    }
  }

  /// Utterances are spoken one after the other; who is stopped is told of as cancelled (AVSpeechSynthesizerDelegate).
  @Test func wordsAreSpoken() throws {
    final class Ear: NSObject, AVSpeechSynthesizerDelegate {
      var heard: [String] = []
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        heard.append("start \(utterance.speechString)")
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        heard.append("finish \(utterance.speechString)")
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        heard.append("cancel \(utterance.speechString)")
      }
    }
    let stage = try Stage()
    let (voice, ear) = (AVSpeechSynthesizer(), Ear())
    stage.act { _ in
      voice.delegate = ear
      for words in ["one", "two"] { voice.speak(AVSpeechUtterance(string: words)) }
    }
    #expect(ear.heard == ["start one"] && voice.isSpeaking)
    stage.send(.wait(10))
    #expect(ear.heard == ["start one", "finish one", "start two", "finish two"] && !voice.isSpeaking)
    stage.act { _ in voice.speak(AVSpeechUtterance(string: String(repeating: "word ", count: 100))) }
    stage.act { _ in #expect(voice.stopSpeaking(at: .immediate)) }
    #expect(ear.heard.last?.hasPrefix("cancel") == true && !voice.isSpeaking)
  }

  /// Who pauses says nothing until it goes on, with what it was at; a pause twice and going on without one are none.
  @Test func pauses() throws {
    final class Ear: NSObject, AVSpeechSynthesizerDelegate {
      var heard: [String] = []
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
        heard.append("pause")
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
        heard.append("go on")
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        heard.append("finish")
      }
    }
    let stage = try Stage()
    let (voice, ear) = (AVSpeechSynthesizer(), Ear())
    stage.act { _ in
      voice.delegate = ear
      #expect(!voice.pauseSpeaking(at: .word) && !voice.continueSpeaking() && !voice.stopSpeaking(at: .immediate))
      voice.speak(AVSpeechUtterance(string: "one"))
    }
    stage.act { _ in
      #expect(!voice.continueSpeaking() && voice.pauseSpeaking(at: .immediate) && !voice.pauseSpeaking(at: .word))
    }
    stage.send(.wait(60))
    #expect(ear.heard == ["pause"] && voice.isPaused && voice.isSpeaking)
    stage.act { _ in #expect(voice.continueSpeaking() && !voice.isPaused) }
    stage.send(.wait(60))
    #expect(ear.heard == ["pause", "go on", "finish"] && !voice.isSpeaking)
  }

  /// Ways and words are asked of servers, which do not answer: `MKError.serverFailure`, in a later turn.
  @Test func noWays() throws {
    final class Ear: NSObject, MKLocalSearchCompleterDelegate {
      var failed = 0
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failed += 1 }
    }
    let stage = try Stage()
    let (ways, words, ear) = (MKDirections(request: MKDirections.Request()), MKLocalSearchCompleter(), Ear())
    var heard: [String] = []
    stage.act { _ in
      ways.calculate { response, error in
        heard.append("\(response == nil) \((error as? MKError)?.code == .serverFailure)")
      }
      #expect(ways.isCalculating && heard.isEmpty)
      words.delegate = ear
      words.queryFragment = "caf"
    }
    #expect(heard == ["true true"] && !ways.isCalculating && ear.failed == 1)
  }

  /// Kilometres from 1,000 m on, miles of 1,609.344 m from a tenth of one on, which are 528 feet of 0.3048 m or 176 yards; tenths below ten.
  @Test(
    arguments: [
      (0, .metric, "0 m"), (250, .metric, "250 m"), (999.4, .metric, "999 m"), (999.6, .metric, "1 km"),
      (1000, .default, "1 km"), (1500, .metric, "1.5 km"), (9_940, .metric, "9.9 km"), (9_960, .metric, "10 km"),
      (12_400, .metric, "12 km"), (100, .imperial, "328 ft"), (160.6, .imperial, "527 ft"), (161, .imperial, "0.1 mi"),
      (1609.344, .imperial, "1 mi"), (32_186.88, .imperial, "20 mi"), (100, .imperialWithYards, "109 yd"),
      (160, .imperialWithYards, "175 yd"), (2414.016, .imperialWithYards, "1.5 mi"),
    ] as [(Double, MKDistanceFormatter.Units, String)])
  func distances(_ metres: Double, _ units: MKDistanceFormatter.Units, _ expected: String) {
    let formatter = MKDistanceFormatter()
    formatter.units = units
    #expect(formatter.string(fromDistance: metres) == expected)
    #expect(formatter.string(for: metres) == expected && formatter.string(for: "far") == nil)
    // As far as a map can say (CLLocationDistanceMax).
    #expect(!formatter.string(fromDistance: .greatestFiniteMagnitude).isEmpty)
    // MKDistanceFormatter.DistanceUnitStyle.full: whole words.
    formatter.unitStyle = .full
    let words = ["m": "meters", "km": "kilometers", "ft": "feet", "yd": "yards", "mi": "miles"]
    let parts = expected.split(separator: " ").map(String.init)
    #expect(formatter.string(fromDistance: metres) == "\(parts[0]) \(words[parts[1]] ?? "")")
  }
}
