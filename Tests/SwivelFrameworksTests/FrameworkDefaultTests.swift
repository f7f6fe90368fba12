// What properties of maps, web pages, players, documents and requests are until they are set, by the frameworks' documentation.
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelFrameworks
import SwivelUI
import Testing

@MainActor private final class Wrong { var lines = ["nothing was asked"] }

@MainActor @Suite struct FrameworkDefaultTests {
  private func ofNew<Owner>(
    _ make: @autoclosure @escaping @MainActor () -> Owner, _ rows: @escaping @MainActor (inout Usual<Owner>) -> Void
  ) throws {
    let stage = try Stage()
    let wrong = Wrong()
    stage.act { _ in
      var usual = Usual(make())
      rows(&usual)
      wrong.lines = usual.wrong
    }
    #expect(wrong.lines == [])
  }

  @Test func maps() throws {
    try ofNew(MKMapView()) { usual in
      usual(\.mapType, .standard, .satellite)
      usual(\.isZoomEnabled, true)
      usual(\.isScrollEnabled, true)
      usual(\.isRotateEnabled, true)
      usual(\.isPitchEnabled, true)
      usual(\.showsCompass, true)
      usual(\.showsScale, false)
      usual(\.showsTraffic, false)
      usual(\.showsBuildings, true)
      usual.reads(\.showsUserLocation, false)
      usual.reads(\.userTrackingMode, .none)
      usual.reads(\.annotations.count, 0)
      usual.reads(\.overlays.count, 0)
      usual.reads(\.selectedAnnotations.count, 0)
    }
    try ofNew(MKAnnotationView(annotation: nil, reuseIdentifier: "a")) { usual in
      usual(\.centerOffset, .zero, CGPoint(x: 1, y: 2))
      usual(\.calloutOffset, .zero, CGPoint(x: 1, y: 2))
      usual(\.isEnabled, true)
      usual(\.isHighlighted, false)
      usual(\.canShowCallout, false)
      usual(\.isDraggable, false)
      usual(\.displayPriority, .required, .defaultLow)
      usual(\.collisionMode, .rectangle, .circle)
      usual(\.zPriority, .defaultUnselected, .max)
      usual(\.dragState, .none, .ending)
      usual.reads(\.reuseIdentifier, "a")
      usual.reads(\.isSelected, false)
    }
    try ofNew(MKTileOverlay(urlTemplate: "a")) { usual in
      usual(\.minimumZ, 0, 3)
      usual(\.maximumZ, 21, 10)
      usual(\.canReplaceMapContent, false)
      usual(\.isGeometryFlipped, false)
      usual.reads(\.urlTemplate, "a")
    }
    try ofNew(MKOverlayPathRenderer(overlay: MKCircle(center: .init(latitude: 1, longitude: 2), radius: 3))) {
      usual in
      usual(\.lineWidth, 0, 3)
      usual(\.lineCap, .round, .butt)
      usual(\.lineJoin, .round, .miter)
      usual(\.alpha, 1, 0.5)
      usual(\.miterLimit, 10, 4)
      usual(\.lineDashPhase, 0, 2)
      usual(\.fillColor, nil, .red)
      usual(\.strokeColor, nil, .red)
    }
    try ofNew(MKDirections.Request()) { usual in
      usual(\.transportType, .any, .walking)
      usual(\.requestsAlternateRoutes, false)
    }
    try ofNew(MKMapSnapshotter.Options()) { usual in
      usual(\.mapType, .standard, .hybrid)
      usual(\.showsBuildings, true)
    }
  }

  @Test func places() throws {
    try ofNew(CLLocationManager()) { usual in
      usual(\.desiredAccuracy, kCLLocationAccuracyBest, kCLLocationAccuracyKilometer)
      usual(\.distanceFilter, kCLDistanceFilterNone, 100)
      usual(\.activityType, .other, .fitness)
      usual(\.pausesLocationUpdatesAutomatically, true)
      usual(\.allowsBackgroundLocationUpdates, false)
      usual(\.showsBackgroundLocationIndicator, false)
      usual(\.headingOrientation, .portrait, .landscapeLeft)
      usual(\.headingFilter, 1, 5)
    }
  }

  @Test func pages() throws {
    try ofNew(WKWebView()) { usual in
      usual(\.allowsBackForwardNavigationGestures, false)
      usual(\.allowsLinkPreview, true)
      usual(\.pageZoom, 1, 2)
      usual(\.isInspectable, false)
      usual(\.isFindInteractionEnabled, false)
      usual(\.customUserAgent, nil, "a")
      usual.reads(\.canGoBack, false)
      usual.reads(\.canGoForward, false)
      usual.reads(\.isLoading, false)
      usual.reads(\.estimatedProgress, 0)
      usual.reads(\.url, nil)
    }
    try ofNew(WKWebViewConfiguration()) { usual in
      usual(\.suppressesIncrementalRendering, false)
      usual(\.allowsInlineMediaPlayback, false)
      usual(\.allowsPictureInPictureMediaPlayback, true)
      usual(\.allowsAirPlayForMediaPlayback, true)
      usual(\.ignoresViewportScaleLimits, false)
      usual(\.upgradeKnownHostsToHTTPS, true)
      usual(\.limitsNavigationsToAppBoundDomains, false)
    }
    try ofNew(WKPreferences()) { usual in
      usual(\.minimumFontSize, 0, 12)
      usual(\.javaScriptCanOpenWindowsAutomatically, false)
      usual(\.isFraudulentWebsiteWarningEnabled, true)
      usual(\.isElementFullscreenEnabled, false)
      usual(\.isTextInteractionEnabled, true)
    }
    try ofNew(WKWebpagePreferences()) { usual in
      usual(\.preferredContentMode, .recommended, .desktop)
      usual(\.allowsContentJavaScript, true)
    }
    try ofNew(WKSnapshotConfiguration()) { usual in
      usual(\.rect, .null, CGRect(x: 1, y: 2, width: 3, height: 4))
      usual(\.afterScreenUpdates, true)
    }
    try ofNew(WKFindConfiguration()) { usual in
      usual(\.backwards, false)
      usual(\.caseSensitive, false)
      usual(\.wraps, true)
    }
    try ofNew(WKPDFConfiguration()) { usual in
      usual(\.allowTransparentBackground, false)
    }
  }

  @Test func players() throws {
    try ofNew(AVPlayer()) { usual in
      usual(\.volume, 1, 0.5)
      usual(\.isMuted, false)
      usual(\.automaticallyWaitsToMinimizeStalling, true)
      usual.reads(\.rate, 0)
      usual.reads(\.actionAtItemEnd, .pause)
      usual.reads(\.timeControlStatus, .paused)
      usual.reads(\.currentItem, nil)
    }
    try ofNew(AVPlayerLayer()) { usual in
      usual(\.videoGravity, .resizeAspect, .resize)
    }
    try ofNew(AVPlayerViewController()) { usual in
      usual(\.showsPlaybackControls, true)
      usual(\.videoGravity, .resizeAspect, .resizeAspectFill)
      usual(\.entersFullScreenWhenPlaybackBegins, false)
      usual(\.exitsFullScreenWhenPlaybackEnds, false)
      usual(\.allowsPictureInPicturePlayback, true)
      usual(\.updatesNowPlayingInfoCenter, true)
    }
    try ofNew(AVAssetImageGenerator(asset: AVAsset())) { usual in
      usual(\.appliesPreferredTrackTransform, false)
      usual(\.maximumSize, .zero, CGSize(width: 1, height: 2))
      usual(\.requestedTimeToleranceBefore, .positiveInfinity, .zero)
      usual(\.requestedTimeToleranceAfter, .positiveInfinity, .zero)
    }
    try ofNew(AVSpeechUtterance(string: "a")) { usual in
      usual(\.rate, AVSpeechUtteranceDefaultSpeechRate, AVSpeechUtteranceMaximumSpeechRate)
      usual(\.pitchMultiplier, 1, 2)
      usual(\.volume, 1, 0.5)
      usual(\.preUtteranceDelay, 0, 1)
      usual(\.postUtteranceDelay, 0, 1)
      usual.reads(\.speechString, "a")
    }
    try ofNew(AVAudioUnitDelay()) { usual in
      usual(\.delayTime, 1, 0.5)
      usual(\.feedback, 50, -20)
      usual(\.lowPassCutoff, 15_000, 1000)
      usual(\.wetDryMix, 100, 30)
    }
    try ofNew(AVAudioUnitTimePitch()) { usual in
      usual(\.rate, 1, 2)
      usual(\.overlap, 8, 3)
    }
  }

  @Test func cameras() throws {
    try ofNew(AVCaptureSession()) { usual in
      usual(\.sessionPreset, .high, .photo)
      usual(\.automaticallyConfiguresApplicationAudioSession, true)
      usual(\.usesApplicationAudioSession, true)
      usual.reads(\.isRunning, false)
      usual.reads(\.inputs.count, 0)
      usual.reads(\.outputs.count, 0)
    }
    try ofNew(AVCapturePhotoSettings()) { usual in
      usual(\.flashMode, .off, .on)
      usual(\.photoQualityPrioritization, .balanced, .quality)
      usual(\.isAutoRedEyeReductionEnabled, false)
      usual(\.isDepthDataDeliveryEnabled, false)
      usual(\.embedsDepthDataInPhoto, true)
    }
    try ofNew(AVCaptureVideoPreviewLayer(session: AVCaptureSession())) { usual in
      usual(\.videoGravity, .resizeAspect, .resize)
    }
  }

  @Test func documents() throws {
    try ofNew(PDFView()) { usual in
      usual(\.displayMode, .singlePageContinuous, .twoUp)
      usual(\.displayDirection, .vertical, .horizontal)
      usual(\.displayBox, .cropBox, .mediaBox)
      usual(\.displaysPageBreaks, true)
      usual(\.displaysAsBook, false)
      usual(\.displaysRTL, false)
      usual(\.pageBreakMargins, UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4), .zero)
      usual(\.autoScales, false)
      usual.reads(\.document, nil)
      usual.reads(\.currentPage, nil)
      usual.reads(\.canGoToNextPage, false)
      usual.reads(\.canGoToPreviousPage, false)
    }
  }

  @Test func requests() throws {
    try ofNew(NSFetchRequest<NSManagedObject>(entityName: "A")) { usual in
      usual(\.fetchLimit, 0, 3)
      usual(\.fetchOffset, 0, 3)
      usual(\.fetchBatchSize, 0, 3)
      usual(\.resultType, .managedObjectResultType, .countResultType)
      usual(\.includesSubentities, true)
      usual(\.includesPendingChanges, true)
      usual(\.includesPropertyValues, true)
      usual(\.returnsObjectsAsFaults, true)
      usual(\.returnsDistinctResults, false)
      usual.reads(\.entityName, "A")
      usual.reads(\.predicate, nil)
    }
    try ofNew(NSBatchDeleteRequest(fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "A"))) { usual in
      usual(\.resultType, .resultTypeStatusOnly, .resultTypeCount)
    }
  }
}
