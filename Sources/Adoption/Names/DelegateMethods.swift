// The optional methods of delegates' and data sources' protocols: Swift cannot be asked which of a protocol's methods have an answer of
// their own, and the rewriting has no compiler at hand. Kept equal to the sources of SwivelUI and SwivelFrameworks by a test.

/// A protocol whose methods apps may leave out.
package struct DelegateProtocol: Equatable {
  /// The protocols it refines that have optional methods, too.
  package var above: [String]
  /// `tableView(_:didSelectRowAt:)` and the like.
  package var optional: Set<String>
  /// The object that has every answer of the protocol's own and none besides; nil where there is none.
  package var absentee: String?

  /// All by their names.
  package static let all: [String: DelegateProtocol] = read(uiKit, "UIKit.AbsentDelegate.shared").merging(
    read(frameworks, "SwivelFrameworks.AbsentFrameworkDelegate.shared")
  ) { first, _ in first }

  /// Rows `Name Above: method method`; a line that is further in goes on with the methods.
  private static func read(_ text: String, _ absentee: String) -> [String: DelegateProtocol] {
    var all: [String: DelegateProtocol] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      var methods = line
      if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
        let names = line[..<colon].split(separator: " ").map(String.init)
        name = names[0]
        all[name] = DelegateProtocol(
          above: Array(names.dropFirst()), optional: [], absentee: demanding.contains(name) ? nil : absentee)
        methods = line[line.index(after: colon)...]
      }
      all[name]?.optional.formUnion(methods.split(separator: " ").map(String.init))
    }
    return all
  }

  /// Those that have requirements nobody can answer without being told, or that two protocols answer alike.
  private static let demanding: Set = [
    "AVCaptureAudioDataOutputSampleBufferDelegate", "AVCaptureFileOutputRecordingDelegate",
    "AVCaptureVideoDataOutputSampleBufferDelegate", "CBPeripheralManagerDelegate", "EKEventEditViewDelegate",
    "MCBrowserViewControllerDelegate", "MCNearbyServiceAdvertiserDelegate", "MCNearbyServiceBrowserDelegate",
    "MCSessionDelegate", "UICalendarSelectionMultiDateDelegate", "UICalendarSelectionSingleDateDelegate",
    "UIFindInteractionDelegate", "UINavigationItemRenameDelegate", "WCSessionDelegate", "WKDownloadDelegate",
  ]

  /// The protocol that has a method, this one or one it refines; nil where none has.
  static func origin(of signature: String, in name: String) -> String? {
    guard let named = all[name] else { return nil }
    if named.optional.contains(signature) { return name }
    return named.above.lazy.compactMap { origin(of: signature, in: $0) }.first
  }

  /// Methods whose own answer asks the object for another one: no other object can give it.
  package static let asking: Set = [
    "documentBrowser(_:didPickDocumentsAt:)", "textFieldDidEndEditing(_:reason:)",
    "webView(_:decidePolicyFor:preferences:decisionHandler:)",
  ]

  private static let frameworks = """
    ASAuthorizationControllerDelegate: authorizationController(controller:didCompleteWithAuthorization:)
      authorizationController(controller:didCompleteWithError:)
    AVAudioPlayerDelegate: audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:)
    AVAudioRecorderDelegate: audioRecorderDidFinishRecording(_:successfully:)
      audioRecorderEncodeErrorDidOccur(_:error:)
    AVCaptureAudioDataOutputSampleBufferDelegate: captureOutput(_:didOutput:from:)
    AVCaptureFileOutputRecordingDelegate: fileOutput(_:didStartRecordingTo:from:)
    AVCaptureMetadataOutputObjectsDelegate: metadataOutput(_:didOutput:from:)
    AVCapturePhotoCaptureDelegate: photoOutput(_:didCapturePhotoFor:) photoOutput(_:didFinishCaptureFor:error:)
      photoOutput(_:didFinishProcessingPhoto:error:) photoOutput(_:willBeginCaptureFor:)
      photoOutput(_:willCapturePhotoFor:)
    AVCaptureVideoDataOutputSampleBufferDelegate: captureOutput(_:didDrop:from:) captureOutput(_:didOutput:from:)
    AVSpeechSynthesizerDelegate: speechSynthesizer(_:didCancel:) speechSynthesizer(_:didContinue:)
      speechSynthesizer(_:didFinish:) speechSynthesizer(_:didPause:) speechSynthesizer(_:didStart:)
      speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)
    CBPeripheralManagerDelegate: peripheralManager(_:central:didSubscribeTo:)
      peripheralManager(_:central:didUnsubscribeFrom:) peripheralManager(_:didAdd:error:)
      peripheralManager(_:didReceiveRead:) peripheralManager(_:didReceiveWrite:)
      peripheralManagerDidStartAdvertising(_:error:) peripheralManagerIsReady(toUpdateSubscribers:)
    CLLocationManagerDelegate: locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:)
      locationManager(_:didEnterRegion:) locationManager(_:didExitRegion:)
      locationManager(_:didFailRangingFor:error:) locationManager(_:didFailWithError:)
      locationManager(_:didRange:satisfying:) locationManager(_:didRangeBeacons:in:)
      locationManager(_:didStartMonitoringFor:) locationManager(_:didUpdateHeading:)
      locationManager(_:didUpdateLocations:) locationManager(_:didVisit:)
      locationManager(_:monitoringDidFailFor:withError:) locationManager(_:rangingBeaconsDidFailFor:withError:)
      locationManagerDidChangeAuthorization(_:) locationManagerDidPauseLocationUpdates(_:)
      locationManagerDidResumeLocationUpdates(_:) locationManagerShouldDisplayHeadingCalibration(_:)
    CNContactPickerDelegate: contactPicker(_:didSelect:) contactPickerDidCancel(_:)
    CNContactViewControllerDelegate: contactViewController(_:didCompleteWith:)
      contactViewController(_:shouldPerformDefaultActionFor:)
    EKCalendarChooserDelegate: calendarChooserDidCancel(_:) calendarChooserDidFinish(_:)
      calendarChooserSelectionDidChange(_:)
    EKEventEditViewDelegate: eventEditViewControllerDefaultCalendar(forNewEvents:)
    MCBrowserViewControllerDelegate: browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)
    MCNearbyServiceAdvertiserDelegate: advertiser(_:didNotStartAdvertisingPeer:)
    MCNearbyServiceBrowserDelegate: browser(_:didNotStartBrowsingForPeers:)
    MCSessionDelegate: session(_:didReceiveCertificate:fromPeer:certificateHandler:)
    MFMailComposeViewControllerDelegate: mailComposeController(_:didFinishWith:error:)
    MKLocalSearchCompleterDelegate: completer(_:didFailWithError:) completerDidUpdateResults(_:)
    MKMapViewDelegate: mapView(_:annotationView:calloutAccessoryControlTapped:) mapView(_:didAdd:)
      mapView(_:didDeselect:) mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:) mapView(_:didUpdate:)
      mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:) mapView(_:rendererFor:)
      mapView(_:viewFor:) mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:)
      mapViewDidFinishLoadingMap(_:)
    MPMediaPickerControllerDelegate: mediaPicker(_:didPickMediaItems:) mediaPickerDidCancel(_:)
    NSFetchedResultsControllerDelegate: controller(_:didChange:at:for:newIndexPath:)
      controller(_:didChange:atSectionIndex:for:) controller(_:didChangeContentWith:)
      controller(_:sectionIndexTitleForSectionName:) controllerDidChangeContent(_:) controllerWillChangeContent(_:)
    PDFDocumentDelegate: didMatchString(_:)
    PDFViewDelegate: pdfViewParentViewController() pdfViewWillClick(onLink:with:)
    PHLivePhotoViewDelegate: livePhotoView(_:canBeginPlaybackWith:) livePhotoView(_:didEndPlaybackWith:)
      livePhotoView(_:willBeginPlaybackWith:)
    QLPreviewControllerDelegate: previewController(_:shouldOpen:for:) previewControllerDidDismiss(_:)
      previewControllerWillDismiss(_:)
    SFSafariViewControllerDelegate: safariViewController(_:activityItemsFor:title:)
      safariViewController(_:didCompleteInitialLoad:) safariViewController(_:initialLoadDidRedirectTo:)
      safariViewControllerDidFinish(_:)
    SFSpeechRecognizerDelegate: speechRecognizer(_:availabilityDidChange:)
    SKRequestDelegate: request(_:didFailWithError:) requestDidFinish(_:)
    SKStoreProductViewControllerDelegate: productViewControllerDidFinish(_:)
    VNDocumentCameraViewControllerDelegate: documentCameraViewController(_:didFailWithError:)
      documentCameraViewController(_:didFinishWith:) documentCameraViewControllerDidCancel(_:)
    WCSessionDelegate: session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:)
      sessionDidBecomeInactive(_:) sessionDidDeactivate(_:) sessionReachabilityDidChange(_:)
    WKDownloadDelegate: download(_:didFailWithError:resumeData:) download(_:didReceive:completionHandler:)
      download(_:willPerformHTTPRedirection:newRequest:decisionHandler:) downloadDidFinish(_:)
    WKNavigationDelegate: webView(_:decidePolicyFor:decisionHandler:)
      webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:) webView(_:didFail:withError:)
      webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:)
      webView(_:didReceive:completionHandler:) webView(_:didReceiveServerRedirectForProvisionalNavigation:)
      webView(_:didStartProvisionalNavigation:) webView(_:navigationAction:didBecome:)
      webView(_:navigationResponse:didBecome:) webViewWebContentProcessDidTerminate(_:)
    WKUIDelegate: webView(_:createWebViewWith:for:windowFeatures:)
      webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)
      webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)
      webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
      webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
      webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
      webViewDidClose(_:)
    """
}
