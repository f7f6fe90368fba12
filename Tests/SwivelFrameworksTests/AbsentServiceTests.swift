// What frameworks say where there is no ear, no eye, no step and no place: which answers come, when, and what is kept until then. Numbers
// are those of Apple's headers.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct AbsentServiceTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  /// SFSpeechRecognizer: a task hears that it may not, in a later turn, unless it was cancelled before.
  @Test(arguments: [false, true]) func speech(isCancelled: Bool) throws {
    let stage = try Stage()
    var heard: [String] = []
    stage.act { _ in
      let recognizer = SFSpeechRecognizer()
      #expect(!recognizer.isAvailable && !recognizer.supportsOnDeviceRecognition)
      #expect(SFSpeechRecognizer.authorizationStatus() == .denied && SFSpeechRecognizer.supportedLocales().count == 1)
      SFSpeechRecognizer.requestAuthorization { heard.append("asked \($0.rawValue)") }
      let request = SFSpeechAudioBufferRecognitionRequest()
      self.rows(request) { usual in
        usual(\.shouldReportPartialResults, true)
        usual(\.requiresOnDeviceRecognition, false)
        usual(\.addsPunctuation, false)
        usual(\.taskHint, .unspecified, .search)
        usual(\.contextualStrings, [], ["a"])
      }
      let task = recognizer.recognitionTask(with: request) { result, error in
        heard.append("\(result == nil) \((error as NSError?)?.domain ?? "-") \((error as NSError?)?.code ?? 0)")
      }
      #expect(!task.isCancelled && !task.isFinishing)
      task.finish()
      #expect(task.isFinishing && !task.isCancelled)
      if isCancelled { task.cancel() }
      #expect(task.isCancelled == isCancelled && heard.isEmpty)
    }
    #expect(heard == (isCancelled ? ["asked 1"] : ["asked 1", "true SFSpeechErrorDomain 1"]))
    #expect(SFSpeechRecognitionResult().isFinal && SFSpeechRecognitionResult().transcriptions.isEmpty)
    #expect(SFSpeechRecognitionResult().bestTranscription.formattedString == "")
    let hints: [SFSpeechRecognitionRequest.TaskHint] = [.unspecified, .dictation, .search, .confirmation]
    #expect(hints.map(\.rawValue) == [0, 1, 2, 3])
    let answers: [SFSpeechRecognizerAuthorizationStatus] = [.notDetermined, .denied, .restricted, .authorized]
    #expect(answers.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// Vision: a rectangle of 0…1 is so many pixels of a picture, and those are the rectangle again; of no picture nothing is.
  @Test func partsOfPictures() {
    for (wide, high) in [(100, 50), (640, 480), (1, 1)] {
      for x in [0, 0.25, 0.5] {
        for size in [0.125, 0.5, 1] {
          let part = CGRect(x: x, y: x / 2, width: size, height: size / 2)
          let pixels = VNImageRectForNormalizedRect(part, wide, high)
          #expect(
            pixels
              == CGRect(
                x: x * Double(wide), y: x / 2 * Double(high), width: size * Double(wide),
                height: size / 2 * Double(high)))
          let back = VNNormalizedRectForImageRect(pixels, wide, high)
          #expect(
            abs(back.minX - part.minX) < 1e-12 && abs(back.maxY - part.maxY) < 1e-12
              && abs(back.width - part.width) < 1e-12)
          #expect(VNImagePointForNormalizedPoint(part.origin, wide, high) == pixels.origin)
        }
      }
    }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    for (wide, high) in [(0, 1), (1, 0), (-1, 1)] { #expect(VNNormalizedRectForImageRect(whole, wide, high) == .zero) }
    let seen = VNRectangleObservation(boundingBox: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    // Vision's origin is at the lower left.
    #expect(
      seen.bottomLeft == CGPoint(x: 0.1, y: 0.2)
        && seen.topRight == CGPoint(x: seen.boundingBox.maxX, y: seen.boundingBox.maxY))
    #expect(
      seen.topLeft == CGPoint(x: 0.1, y: seen.boundingBox.maxY)
        && seen.bottomRight == CGPoint(x: seen.boundingBox.maxX, y: 0.2))
  }

  /// Each request is answered once, with nothing found, by either handler; before it there are no results.
  @Test func looking() throws {
    var heard: [Int] = []
    let requests: [VNRequest] = [
      VNDetectFaceRectanglesRequest { request, error in
        heard.append((request.results?.count ?? -1) + (error == nil ? 0 : 9))
      },
      VNRecognizeTextRequest(), VNDetectHumanHandPoseRequest(),
    ]
    #expect(requests.allSatisfy { $0.results == nil })
    try VNImageRequestHandler(cvPixelBuffer: CVPixelBuffer()).perform(requests)
    #expect(heard == [0] && requests.allSatisfy { $0.results == [] })
    try VNSequenceRequestHandler().perform(requests, on: CVPixelBuffer())
    #expect(heard == [0, 0])
    rows(VNDetectRectanglesRequest()) { usual in
      usual(\.maximumObservations, 1, 3)
      usual(\.minimumAspectRatio, 0.5, 0.1)
      usual(\.maximumAspectRatio, 1, 0.9)
      usual(\.minimumSize, 0.2, 0.5)
      usual(\.minimumConfidence, 0, 1)
      usual(\.quadratureTolerance, 30, 10)
      usual(\.regionOfInterest, CGRect(x: 0, y: 0, width: 1, height: 1), .zero)
      usual(\.preferBackgroundProcessing, false)
      usual(\.usesCPUOnly, false)
    }
    rows(VNRecognizeTextRequest()) { usual in
      usual(\.recognitionLevel, .accurate, .fast)
      usual(\.usesLanguageCorrection, true)
      usual(\.automaticallyDetectsLanguage, false)
      usual(\.minimumTextHeight, 0, 0.5)
      usual(\.customWords, [], ["a"])
    }
    rows(VNDetectTextRectanglesRequest()) { $0(\.reportCharacterBoxes, false) }
    rows(VNDetectHumanHandPoseRequest()) { $0(\.maximumHandCount, 2, 1) }
    rows(VNGeneratePersonSegmentationRequest()) { $0(\.qualityLevel, .accurate, .fast) }
    let observed = VNDetectedObjectObservation(boundingBox: .zero)
    rows(VNTrackObjectRequest(detectedObjectObservation: observed)) { usual in
      usual(\.trackingLevel, .fast, .accurate)
      usual(\.isLastFrame, false)
    }
    #expect(observed.confidence == 0 && VNPoint(x: 1, y: 2).x == 1 && VNPoint(x: 1, y: 2).y == 2)
    let hand = VNHumanHandPoseObservation()
    #expect(try hand.recognizedPoint(.wrist).confidence == 0 && hand.recognizedPoints(.all).isEmpty)
    let body = VNHumanBodyPoseObservation()
    #expect(try body.recognizedPoint(.nose).confidence == 0 && body.recognizedPoints(.all).isEmpty)
    let levels: [VNGeneratePersonSegmentationRequest.QualityLevel] = [.accurate, .balanced, .fast]
    #expect(levels.map(\.rawValue) == [0, 1, 2] && VNRequestTextRecognitionLevel.fast.rawValue == 1)
    #expect(VNRequestTrackingLevel.accurate.rawValue == 0 && VNRequestTrackingLevel.fast.rawValue == 1)
  }

  /// Nobody carries the device: what counts steps and heights is not available (CMErrorDomain, 109), and says so later.
  @Test func steps() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [Int] = []
    stage.act { _ in
      let (pedometer, altimeter, activities) = (CMPedometer(), CMAltimeter(), CMMotionActivityManager())
      let now = Date(timeIntervalSinceReferenceDate: 0)
      #expect(
        !CMPedometer.isStepCountingAvailable() && !CMPedometer.isDistanceAvailable()
          && !CMPedometer.isFloorCountingAvailable())
      #expect(
        !CMPedometer.isPaceAvailable() && !CMPedometer.isCadenceAvailable()
          && !CMAltimeter.isRelativeAltitudeAvailable())
      #expect(!CMMotionActivityManager.isActivityAvailable() && CMPedometer.authorizationStatus() == .notDetermined)
      #expect(
        CMMotionActivityManager.authorizationStatus() == .notDetermined
          && CMAltimeter.authorizationStatus() == .notDetermined)
      pedometer.startUpdates(from: now) { if $0 == nil, let error = $1 as NSError? { heard.append(error.code) } }
      pedometer.queryPedometerData(from: now, to: now) {
        if $0 == nil, let error = $1 as NSError? { heard.append(error.code) }
      }
      altimeter.startRelativeAltitudeUpdates(to: .main) {
        if $0 == nil, let error = $1 as NSError? { heard.append(error.code) }
      }
      activities.queryActivityStarting(from: now, to: now, to: .main) {
        if $0 == nil, let error = $1 as NSError? { heard.append(error.code) }
      }
      #expect(heard.isEmpty)
    }
    #expect(heard == [109, 109, 109, 109])
    #expect([CMMotionActivityConfidence.low, .medium, .high].map(\.rawValue) == [0, 1, 2])
    #expect([CMAuthorizationStatus.notDetermined, .restricted, .denied, .authorized].map(\.rawValue) == [0, 1, 2, 3])
  }

  private final class Ear: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("\((error as NSError).code)")
    }
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
      heard.append("state \(state.rawValue) \(region.identifier)")
    }
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      heard.append("region \((error as NSError).code)")
    }
  }
  /// Location services are off: each question about a place is denied (1), each region (4), and nobody knows whether it is inside one.
  @Test func places() throws {
    let (stage, ear) = (try Stage(), Ear())
    var left: [Int] = []
    var kept: CLLocationManager?
    stage.act { _ in
      let manager = CLLocationManager()
      kept = manager
      manager.delegate = ear
      for ask in [
        manager.startUpdatingLocation, manager.requestLocation, manager.startMonitoringSignificantLocationChanges,
        manager.startMonitoringVisits,
      ] {
        ask()
      }
      let region = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 1000, identifier: "home")
      manager.startMonitoring(for: region)
      manager.requestState(for: region)
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "a") {
        left.append(($0 as NSError?)?.code ?? 0)
      }
      #expect(ear.heard.isEmpty && region.notifyOnEntry && region.notifyOnExit)
      // A degree of a meridian is 111,195 m: 0.008° are within 1000 m, 0.01° are not.
      #expect(
        region.contains(CLLocationCoordinate2D(latitude: 1.008, longitude: 2))
          && !region.contains(CLLocationCoordinate2D(latitude: 1.01, longitude: 2)))
      #expect(!CLLocationManager.locationServicesEnabled() && !CLLocationManager.headingAvailable())
      #expect(CLLocationManager.authorizationStatus() == .denied && manager.accuracyAuthorization == .reducedAccuracy)
      #expect(
        !CLLocationManager.significantLocationChangeMonitoringAvailable()
          && !CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
      #expect(
        manager.maximumRegionMonitoringDistance == -1 && manager.location == nil && manager.monitoredRegions.isEmpty)
    }
    #expect(ear.heard == ["1", "1", "1", "1", "region 4", "state 0 home"] && left == [1] && kept != nil)
    let place = CLLocation(latitude: 3, longitude: 4)
    #expect(
      place.altitude == 0 && place.horizontalAccuracy == 0 && place.verticalAccuracy == -1 && place.course == -1
        && place.speed == -1)
    #expect(
      place.courseAccuracy == -1 && place.speedAccuracy == -1 && place.floor == nil && place.coordinate.longitude == 4)
    #expect(
      CLVisit().horizontalAccuracy == -1 && !CLLocationCoordinate2DIsValid(CLVisit().coordinate)
        && CLHeading().trueHeading == -1)
    #expect([CLRegionState.unknown, .inside, .outside].map(\.rawValue) == [0, 1, 2])
    let status: [CLAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse,
    ]
    #expect(status.map(\.rawValue) == [0, 1, 2, 3, 4])
    let ways: [CLDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(ways.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    let acts: [CLActivityType] = [.other, .automotiveNavigation, .fitness, .otherNavigation, .airborne]
    #expect(acts.map(\.rawValue) == [1, 2, 3, 4, 5] && CLAccuracyAuthorization.reducedAccuracy.rawValue == 1)
    let errors: [CLError.Code] = [
      .locationUnknown, .denied, .network, .headingFailure, .regionMonitoringDenied, .regionMonitoringFailure,
      .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed, .geocodeFoundNoResult,
      .geocodeFoundPartialResult,
      .geocodeCanceled, .deferredFailed, .deferredNotUpdatingLocation, .deferredAccuracyTooLow,
      .deferredDistanceFiltered,
      .deferredCanceled, .rangingUnavailable, .rangingFailure, .promptDeclined,
    ]
    #expect(errors.map(\.rawValue) == Array(0...18))
  }

  /// Ways, words and places are asked of a server that does not answer: MKError.serverFailure (2), later; who cancels waits no more.
  @Test func ways() throws {
    final class Completer: MKLocalSearchCompleterDelegate {
      var heard: [Int] = []
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        heard.append((error as NSError).code)
      }
    }
    let (stage, listener) = (try Stage(), Completer())
    nonisolated(unsafe) var heard: [String] = []
    var kept: [Any] = []
    stage.act { _ in
      let ways = MKDirections(request: MKDirections.Request())
      ways.calculate { heard.append("\($0 == nil) \(($1 as? MKError)?.errorCode ?? 0)") }
      ways.calculateETA { heard.append("eta \($0 == nil) \(($1 as? MKError)?.errorCode ?? 0)") }
      #expect(ways.isCalculating && heard.isEmpty)
      let search = MKLocalSearch(request: MKLocalSearch.Request(completion: MKLocalSearchCompletion()))
      search.start { heard.append("search \($0 == nil) \(($1 as? MKError)?.errorCode ?? 0)") }
      #expect(search.isSearching)
      let completer = MKLocalSearchCompleter()
      completer.delegate = listener
      #expect(!completer.isSearching && completer.resultTypes.rawValue == 7 && completer.results.isEmpty)
      completer.queryFragment = "a"
      #expect(completer.isSearching)
      let quiet = MKLocalSearchCompleter()
      quiet.delegate = listener
      quiet.queryFragment = "a"
      quiet.queryFragment = ""
      #expect(!quiet.isSearching)
      let cancelled = MKLocalSearchCompleter()
      cancelled.delegate = listener
      cancelled.queryFragment = "a"
      cancelled.cancel()
      #expect(!cancelled.isSearching)
      kept = [ways, search, completer, quiet, cancelled]
    }
    #expect(heard == ["true 2", "eta true 2", "search true 2"] && listener.heard == [2])
    stage.act { _ in
      #expect((kept[0] as? MKDirections)?.isCalculating == false && (kept[1] as? MKLocalSearch)?.isSearching == false)
      #expect((kept[2] as? MKLocalSearchCompleter)?.isSearching == false)
      let ways = MKDirections(request: MKDirections.Request())
      ways.calculate { _, _ in }
      ways.cancel()
      #expect(!ways.isCalculating)
      let (here, there) = (
        MKMapItem.forCurrentLocation(), MKMapItem(placemark: MKPlacemark(coordinate: .init(latitude: 1, longitude: 2)))
      )
      #expect(
        here.isCurrentLocation && !there.isCurrentLocation && !there.openInMaps() && !MKMapItem.openMaps(with: [there]))
      #expect(
        MKRoute().distance == 0 && MKRoute().expectedTravelTime == 0 && MKRoute().steps.isEmpty
          && MKRoute().polyline.pointCount == 0)
      #expect(
        MKRoute.Step().distance == 0 && MKDirections.ETAResponse().distance == 0
          && MKDirections.ETAResponse().expectedTravelTime == 0)
    }
    let kinds: [MKDirectionsTransportType] = [.automobile, .walking, .transit, .cycling, .any]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 0x0FFF_FFFF])
    let codes: [MKError.Code] = [.unknown, .serverFailure, .loadingThrottled, .placemarkNotFound, .directionsNotFound]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 4, 5])
  }
}
