// The optional methods of delegates' and data sources' protocols: Swift cannot be asked which of a protocol's methods have an answer of
// their own, and the rewriting has no compiler at hand. Kept equal to the sources of SwivelUI and SwivelFrameworks by a test.

/// A protocol whose methods apps may leave out.
package struct DelegateProtocol: Equatable {
  /// The protocols it refines that are listed, too.
  package var above: [String]
  /// `tableView(_:didSelectRowAt:)` and the like, with what each returns: nothing, or a type without `any` and parentheses.
  package var optional: [String: String] = [:]
  /// Those of them that there are several of, which differ by types alone.
  package var overloaded: Set<String> = []
  /// Whether it is asked on the main thread alone: delegates of texts and of fetched results are asked on any, cameras on one of their own.
  package var isOnMain: Bool
  /// The object that has every answer of the protocol's own and none besides; nil where there is none.
  package var absentee: String?

  /// All by their names.
  package static let all: [String: DelegateProtocol] = read(uiKit, "UIKit.AbsentDelegate.shared").merging(
    read(frameworks, "SwivelFrameworks.AbsentFrameworkDelegate.shared")
  ) { first, _ in first }

  /// The protocols that have a method of this signature themselves.
  package static let origins: [String: [String]] = all.reduce(into: [:]) { origins, entry in
    for signature in entry.value.optional.keys { origins[signature, default: []].append(entry.key) }
  }

  /// Rows `Name Above: method method->Result overloaded+`; a star behind the name is for those that are not asked on the main thread
  /// alone, and a line that is further in goes on with the methods.
  private static func read(_ text: String, _ absentee: String) -> [String: DelegateProtocol] {
    var all: [String: DelegateProtocol] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      var methods = line
      if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
        let names = line[..<colon].split(separator: " ").map(String.init)
        name = names[0].replacing("*", with: "")
        all[name] = DelegateProtocol(
          above: Array(names.dropFirst()), isOnMain: name == names[0],
          absentee: demanding.contains(name) ? nil : absentee)
        methods = line[line.index(after: colon)...]
      }
      for method in methods.split(separator: " ") {
        let parts = method.split(separator: "->", maxSplits: 1).map(String.init)
        let signature = parts[0].replacing("+", with: "")
        all[name]?.optional[signature] = parts.count > 1 ? parts[1] : ""
        if signature != parts[0] { all[name]?.overloaded.insert(signature) }
      }
    }
    return all
  }

  /// Those that have requirements nobody can answer without being told, or that two protocols answer alike.
  private static let demanding: Set = [
    "AVCaptureAudioDataOutputSampleBufferDelegate", "AVCaptureFileOutputRecordingDelegate",
    "AVCaptureVideoDataOutputSampleBufferDelegate", "CBPeripheralManagerDelegate", "EKEventEditViewDelegate",
    "MCBrowserViewControllerDelegate", "MCNearbyServiceAdvertiserDelegate", "MCNearbyServiceBrowserDelegate",
    "MCSessionDelegate", "SKProductsRequestDelegate", "UICalendarSelectionMultiDateDelegate",
    "UICalendarSelectionSingleDateDelegate",
    "UIFindInteractionDelegate", "UINavigationItemRenameDelegate", "WCSessionDelegate", "WKDownloadDelegate",
  ]

  /// Whether a protocol is another one or refines it.
  static func follows(_ name: String, _ other: String) -> Bool {
    name == other || all[name]?.above.contains { follows($0, other) } == true
  }

  /// Methods whose own answer asks the object for another one: no other object can give it.
  package static let asking: Set = [
    "documentBrowser(_:didPickDocumentsAt:)", "textFieldDidEndEditing(_:reason:)",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)",
    "webView(_:decidePolicyFor:preferences:decisionHandler:)",
  ]

  private static let frameworks = """
    ASAuthorizationControllerDelegate: authorizationController(controller:didCompleteWithAuthorization:)
      authorizationController(controller:didCompleteWithError:)
    AVAudioPlayerDelegate: audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:)
    AVAudioRecorderDelegate: audioRecorderDidFinishRecording(_:successfully:) audioRecorderEncodeErrorDidOccur(_:error:)
    AVCaptureAudioDataOutputSampleBufferDelegate*: captureOutput(_:didOutput:from:)
    AVCaptureFileOutputRecordingDelegate*: fileOutput(_:didStartRecordingTo:from:)
    AVCaptureMetadataOutputObjectsDelegate*: metadataOutput(_:didOutput:from:)
    AVCapturePhotoCaptureDelegate*: photoOutput(_:didCapturePhotoFor:) photoOutput(_:didFinishCaptureFor:error:)
      photoOutput(_:didFinishProcessingPhoto:error:) photoOutput(_:willBeginCaptureFor:)
      photoOutput(_:willCapturePhotoFor:)
    AVCaptureVideoDataOutputSampleBufferDelegate*: captureOutput(_:didDrop:from:) captureOutput(_:didOutput:from:)
    AVSpeechSynthesizerDelegate: speechSynthesizer(_:didCancel:) speechSynthesizer(_:didContinue:)
      speechSynthesizer(_:didFinish:) speechSynthesizer(_:didPause:) speechSynthesizer(_:didStart:)
      speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)
    CBPeripheralManagerDelegate: peripheralManager(_:central:didSubscribeTo:)
      peripheralManager(_:central:didUnsubscribeFrom:) peripheralManager(_:didAdd:error:)
      peripheralManager(_:didReceiveRead:) peripheralManager(_:didReceiveWrite:)
      peripheralManagerDidStartAdvertising(_:error:) peripheralManagerIsReady(toUpdateSubscribers:)
    CLLocationManagerDelegate: locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:)
      locationManager(_:didEnterRegion:) locationManager(_:didExitRegion:) locationManager(_:didFailRangingFor:error:)
      locationManager(_:didFailWithError:) locationManager(_:didRange:satisfying:)
      locationManager(_:didRangeBeacons:in:) locationManager(_:didStartMonitoringFor:)
      locationManager(_:didUpdateHeading:) locationManager(_:didUpdateLocations:) locationManager(_:didVisit:)
      locationManager(_:monitoringDidFailFor:withError:) locationManager(_:rangingBeaconsDidFailFor:withError:)
      locationManagerDidChangeAuthorization(_:) locationManagerDidPauseLocationUpdates(_:)
      locationManagerDidResumeLocationUpdates(_:) locationManagerShouldDisplayHeadingCalibration(_:)->Bool
    CNContactPickerDelegate: contactPicker(_:didSelect:)+ contactPickerDidCancel(_:)
    CNContactViewControllerDelegate: contactViewController(_:didCompleteWith:)
      contactViewController(_:shouldPerformDefaultActionFor:)->Bool
    EKCalendarChooserDelegate: calendarChooserDidCancel(_:) calendarChooserDidFinish(_:)
      calendarChooserSelectionDidChange(_:)
    EKEventEditViewDelegate: eventEditViewControllerDefaultCalendar(forNewEvents:)->EKCalendar
    MCBrowserViewControllerDelegate: browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)->Bool
    MCNearbyServiceAdvertiserDelegate*: advertiser(_:didNotStartAdvertisingPeer:)
    MCNearbyServiceBrowserDelegate*: browser(_:didNotStartBrowsingForPeers:)
    MCSessionDelegate*: session(_:didReceiveCertificate:fromPeer:certificateHandler:)
    MFMailComposeViewControllerDelegate: mailComposeController(_:didFinishWith:error:)
    MKLocalSearchCompleterDelegate: completer(_:didFailWithError:) completerDidUpdateResults(_:)
    MKMapViewDelegate: mapView(_:annotationView:calloutAccessoryControlTapped:) mapView(_:didAdd:)
      mapView(_:didDeselect:) mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:)+ mapView(_:didUpdate:)
      mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:)
      mapView(_:rendererFor:)->MKOverlayRenderer mapView(_:viewFor:)->MKAnnotationView?
      mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:) mapViewDidFinishLoadingMap(_:)
    MPMediaPickerControllerDelegate: mediaPicker(_:didPickMediaItems:) mediaPickerDidCancel(_:)
    NSFetchedResultsControllerDelegate*: controller(_:didChange:at:for:newIndexPath:)
      controller(_:didChange:atSectionIndex:for:) controller(_:didChangeContentWith:)
      controller(_:sectionIndexTitleForSectionName:)->String? controllerDidChangeContent(_:)
      controllerWillChangeContent(_:)
    PDFDocumentDelegate: didMatchString(_:)
    PDFViewDelegate: pdfViewParentViewController()->UIViewController pdfViewWillClick(onLink:with:)
    PHLivePhotoViewDelegate: livePhotoView(_:canBeginPlaybackWith:)->Bool livePhotoView(_:didEndPlaybackWith:)
      livePhotoView(_:willBeginPlaybackWith:)
    QLPreviewControllerDelegate: previewController(_:shouldOpen:for:)->Bool previewControllerDidDismiss(_:)
      previewControllerWillDismiss(_:)
    SFSafariViewControllerDelegate: safariViewController(_:activityItemsFor:title:)->[UIActivity]
      safariViewController(_:didCompleteInitialLoad:) safariViewController(_:initialLoadDidRedirectTo:)
      safariViewControllerDidFinish(_:)
    SFSpeechRecognizerDelegate: speechRecognizer(_:availabilityDidChange:)
    SKProductsRequestDelegate SKRequestDelegate:
    SKRequestDelegate: request(_:didFailWithError:) requestDidFinish(_:)
    SKStoreProductViewControllerDelegate: productViewControllerDidFinish(_:)
    VNDocumentCameraViewControllerDelegate: documentCameraViewController(_:didFailWithError:)
      documentCameraViewController(_:didFinishWith:) documentCameraViewControllerDidCancel(_:)
    WCSessionDelegate: session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:)
      sessionDidBecomeInactive(_:) sessionDidDeactivate(_:) sessionReachabilityDidChange(_:)
    WKDownloadDelegate: download(_:didFailWithError:resumeData:) download(_:didReceive:completionHandler:)
      download(_:willPerformHTTPRedirection:newRequest:decisionHandler:) downloadDidFinish(_:)
    WKNavigationDelegate: webView(_:decidePolicyFor:decisionHandler:)+
      webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:) webView(_:didFail:withError:)
      webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:) webView(_:didReceive:completionHandler:)
      webView(_:didReceiveServerRedirectForProvisionalNavigation:) webView(_:didStartProvisionalNavigation:)
      webView(_:navigationAction:didBecome:) webView(_:navigationResponse:didBecome:)
      webViewWebContentProcessDidTerminate(_:)
    WKUIDelegate: webView(_:createWebViewWith:for:windowFeatures:)->WKWebView?
      webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)
      webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)
      webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
      webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
      webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
      webViewDidClose(_:)
    """
}
