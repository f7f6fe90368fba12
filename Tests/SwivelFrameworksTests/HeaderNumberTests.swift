// Numbers apps keep in files, compare and send to servers: raw values and bits as Apple's headers have them, framework by framework. Those
// of players, cameras, sounds, music, places and motion are with their own tests.
import SwivelFrameworks
import SwivelUI
import Testing

struct HeaderNumberTests {
  private func numbers<Value: RawRepresentable>(_ values: [Value]) -> [Value.RawValue] { values.map(\.rawValue) }

  /// ASAuthorizationError.h, ASAuthorizationAppleIDProvider.h, ASWebAuthenticationSession.h, LAError.h, LAContext.h, SecBase.h.
  @Test func signingIn() {
    let errors: [ASAuthorizationError.Code] = [
      .unknown, .canceled, .invalidResponse, .notHandled, .failed, .notInteractive,
    ]
    #expect(numbers(errors) == Array(1000...1005))
    let states: [ASAuthorizationAppleIDProvider.CredentialState] = [.revoked, .authorized, .notFound, .transferred]
    #expect(numbers(states) == [0, 1, 2, 3])
    #expect(numbers([ASUserDetectionStatus.unsupported, .unknown, .likelyReal]) == [0, 1, 2])
    #expect(ASAuthorizationController.RequestOptions.preferImmediatelyAvailableCredentials.rawValue == 1)
    #expect(numbers([ASAuthorizationAppleIDButton.ButtonType.signIn, .continue, .signUp]) == [0, 1, 2])
    #expect(numbers([ASAuthorizationAppleIDButton.Style.white, .whiteOutline, .black]) == [0, 1, 2])
    let pages: [ASWebAuthenticationSessionError.Code] = [
      .canceledLogin, .presentationContextNotProvided, .presentationContextInvalid,
    ]
    #expect(numbers(pages) == [1, 2, 3])
    #expect(numbers([LAPolicy.deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthentication]) == [1, 2])
    #expect(numbers([LABiometryType.none, .touchID, .faceID, .opticID]) == [0, 1, 2, 4])
    let local: [LAError.Code] = [
      .authenticationFailed, .userCancel, .userFallback, .systemCancel, .passcodeNotSet, .biometryNotAvailable,
      .biometryNotEnrolled, .biometryLockout, .appCancel, .invalidContext, .notInteractive,
    ]
    #expect(numbers(local).map { Int($0) } == (1...10).map { -$0 } + [-1004])
    let named: [Int] = [
      kLAErrorAuthenticationFailed, kLAErrorUserCancel, kLAErrorUserFallback, kLAErrorSystemCancel,
      kLAErrorPasscodeNotSet,
      kLAErrorBiometryNotAvailable, kLAErrorBiometryNotEnrolled, kLAErrorBiometryLockout, kLAErrorAppCancel,
      kLAErrorInvalidContext,
    ].map { Int($0) }
    #expect(named == (1...10).map { -$0 })
    #expect(
      [kLAErrorTouchIDNotAvailable, kLAErrorTouchIDNotEnrolled, kLAErrorTouchIDLockout].map { Int($0) } == [-6, -7, -8])
    let keychain: [OSStatus] = [
      errSecSuccess, errSecUnimplemented, errSecParam, errSecAllocate, errSecNotAvailable, errSecAuthFailed,
      errSecDuplicateItem, errSecItemNotFound, errSecInteractionNotAllowed, errSecDecode, errSecUserCanceled,
      errSecMissingEntitlement,
    ]
    #expect(keychain == [0, -4, -50, -108, -25_291, -25_293, -25_299, -25_300, -25_308, -26_275, -128, -34_018])
  }

  /// CNContact.h, CNContactStore.h, CNError.h, EKTypes.h, EKError.h, EKEventEditViewController.h, EKCalendarChooser.h.
  @Test func peopleAndCalendars() {
    #expect(numbers([CNContactType.person, .organization]) == [0, 1] && CNEntityType.contacts.rawValue == 0)
    #expect(numbers([CNAuthorizationStatus.notDetermined, .restricted, .denied, .authorized]) == [0, 1, 2, 3])
    #expect(numbers([CNError.Code.authorizationDenied, .recordDoesNotExist]) == [100, 200])
    #expect(numbers([CNContactSortOrder.none, .userDefault, .givenName, .familyName]) == [0, 1, 2, 3])
    #expect(numbers([CNContactFormatterStyle.fullName, .phoneticFullName]) == [0, 1])
    #expect(numbers([EKEntityType.event, .reminder]).map { Int($0) } == [0, 1])
    #expect(numbers([EKSpan.thisEvent, .futureEvents]) == [0, 1])
    #expect(numbers([EKEventAvailability.notSupported, .busy, .free, .tentative, .unavailable]) == [-1, 0, 1, 2, 3])
    #expect(numbers([EKEventStatus.none, .confirmed, .tentative, .canceled]) == [0, 1, 2, 3])
    #expect(numbers([EKRecurrenceFrequency.daily, .weekly, .monthly, .yearly]) == [0, 1, 2, 3])
    #expect(numbers([EKAuthorizationStatus.notDetermined, .restricted, .denied, .authorized]) == [0, 1, 2, 3])
    #expect(EKAuthorizationStatus.fullAccess.rawValue == 3)
    #expect(numbers([EKCalendarType.local, .calDAV, .exchange, .subscription, .birthday]) == [0, 1, 2, 3, 4])
    #expect(
      numbers([EKSourceType.local, .exchange, .calDAV, .mobileMe, .subscribed, .birthdays]) == [0, 1, 2, 3, 4, 5])
    let errors: [EKError.Code] = [
      .noCalendar, .noStartDate, .noEndDate, .datesInverted, .objectBelongsToDifferentStore, .eventStoreNotAuthorized,
    ]
    #expect(numbers(errors) == [1, 2, 3, 4, 11, 29])
    #expect(
      numbers([EKEventEditViewAction.canceled, .saved, .deleted]) == [0, 1, 2]
        && EKEventEditViewAction.cancelled == .canceled)
    #expect(numbers([EKEventViewAction.done, .responded, .deleted]) == [0, 1, 2])
    #expect(numbers([EKCalendarChooserSelectionStyle.single, .multiple]) == [0, 1])
    #expect(numbers([EKCalendarChooserDisplayStyle.allCalendars, .writableCalendarsOnly]) == [0, 1])
  }

  /// CBManager.h, CBError.h, CBATTError, SCNetworkReachability.h, WCError.h, WCSession.h.
  @Test func radios() {
    let states: [CBManagerState] = [.unknown, .resetting, .unsupported, .unauthorized, .poweredOff, .poweredOn]
    #expect(numbers(states) == [0, 1, 2, 3, 4, 5])
    #expect(numbers([CBManagerAuthorization.notDetermined, .restricted, .denied, .allowedAlways]) == [0, 1, 2, 3])
    let properties: [CBCharacteristicProperties] = [
      .broadcast, .read, .writeWithoutResponse, .write, .notify, .indicate,
    ]
    #expect(numbers(properties) == [1, 2, 4, 8, 16, 32])
    #expect(numbers([CBAttributePermissions.readable, .writeable]) == [1, 2])
    #expect(numbers([CBCharacteristicWriteType.withResponse, .withoutResponse]) == [0, 1])
    #expect(numbers([CBPeripheralState.disconnected, .connecting, .connected, .disconnecting]) == [0, 1, 2, 3])
    #expect(
      numbers([CBError.Code.unknown, .connectionTimeout, .peripheralDisconnected, .connectionFailed]) == [0, 6, 7, 10])
    let answers: [CBATTError.Code] = [
      .success, .invalidHandle, .readNotPermitted, .writeNotPermitted, .invalidPdu, .insufficientAuthentication,
      .requestNotSupported, .invalidOffset, .insufficientAuthorization, .prepareQueueFull, .attributeNotFound,
      .attributeNotLong, .insufficientEncryptionKeySize, .invalidAttributeValueLength, .unlikelyError,
      .insufficientEncryption, .unsupportedGroupType, .insufficientResources,
    ]
    #expect(numbers(answers) == Array(0...17))
    let flags: [SCNetworkReachabilityFlags] = [
      .transientConnection, .reachable, .connectionRequired, .connectionOnTraffic, .interventionRequired,
      .connectionOnDemand, .isLocalAddress, .isDirect, .isWWAN,
    ]
    #expect(numbers(flags) == [1, 2, 4, 8, 16, 32, 0x1_0000, 0x2_0000, 0x4_0000])
    #expect(SCNetworkReachabilityFlags.connectionAutomatic == .connectionOnTraffic)
    #expect(numbers([WCSessionActivationState.notActivated, .inactive, .activated]) == [0, 1, 2])
    let watch: [WCError.Code] = [.sessionNotActivated, .deviceNotPaired, .watchAppNotInstalled, .notReachable]
    #expect(numbers(watch) == [7004, 7005, 7006, 7007])
    let ports: [(NWEndpoint.Port, UInt16)] = [
      (.any, 0), (.http, 80), (.https, 443), (.ssh, 22), (.smtp, 25), (.imap, 143), (.pop, 110),
    ]
    for (port, number) in ports {
      #expect(
        port.rawValue == number && NWEndpoint.Port(rawValue: number) == port && NWEndpoint.Port(String(number)) == port)
    }
    for (name, port) in [
      ("http", NWEndpoint.Port.http), ("https", .https), ("ssh", .ssh), ("smtp", .smtp), ("imap", .imap), ("pop", .pop),
    ] {
      #expect(NWEndpoint.Port(name) == port)
    }
    #expect(NWEndpoint.Port("65536") == nil && NWEndpoint.Port("gopher") == nil && NWEndpoint.Port("-1") == nil)
  }

  /// HKDefines.h, HKError.h, HKUnit.h, HKStatistics.h.
  @Test func health() {
    #expect(numbers([HKAuthorizationStatus.notDetermined, .sharingDenied, .sharingAuthorized]) == [0, 1, 2])
    #expect(numbers([HKAuthorizationRequestStatus.unknown, .shouldRequest, .unnecessary]) == [0, 1, 2])
    let errors: [HKError.Code] = [
      .errorHealthDataUnavailable, .errorInvalidArgument, .errorAuthorizationDenied, .errorAuthorizationNotDetermined,
      .errorNoData,
    ]
    #expect(numbers(errors) == [1, 3, 4, 5, 11])
    #expect(numbers([HKUpdateFrequency.immediate, .hourly, .daily, .weekly]) == [1, 2, 3, 4])
    #expect(numbers([HKQueryOptions.strictStartDate, .strictEndDate]) == [1, 2] && HKObjectQueryNoLimit == 0)
    let options: [HKStatisticsOptions] = [
      .separateBySource, .discreteAverage, .discreteMin, .discreteMax, .cumulativeSum, .mostRecent,
    ]
    #expect(numbers(options) == [1, 2, 4, 8, 16, 32])
    #expect(numbers([HKQuantityAggregationStyle.cumulative, .discreteArithmetic]) == [0, 1])
    let prefixes: [HKMetricPrefix] = [
      .none, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera, .femto,
    ]
    #expect(numbers(prefixes) == Array(0...13))
  }

  /// NSAttributeDescription.h, NSFetchedResultsController.h, NSBatchUpdateRequest.h and their like.
  @Test func objects() {
    let kinds: [NSAttributeType] = [
      .undefinedAttributeType, .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .decimalAttributeType, .doubleAttributeType, .floatAttributeType, .stringAttributeType, .booleanAttributeType,
      .dateAttributeType, .binaryDataAttributeType, .UUIDAttributeType, .URIAttributeType, .transformableAttributeType,
      .objectIDAttributeType,
    ]
    #expect(numbers(kinds) == (0...12).map { $0 * 100 } + [1800, 2000])
    #expect(
      numbers([
        NSBatchUpdateRequestResultType.statusOnlyResultType, .updatedObjectIDsResultType,
        .updatedObjectsCountResultType,
      ]) == [0, 1, 2])
    #expect(numbers([NSBatchInsertRequestResultType.statusOnly, .objectIDs, .count]) == [0, 1, 2])
    #expect(
      numbers([NSBatchDeleteRequestResultType.resultTypeStatusOnly, .resultTypeObjectIDs, .resultTypeCount]) == [
        0, 1, 2,
      ])
    let results: [NSFetchRequestResultType] = [
      .managedObjectResultType, .managedObjectIDResultType, .dictionaryResultType, .countResultType,
    ]
    #expect(numbers(results) == [0, 1, 2, 4])
    #expect(numbers([NSFetchedResultsChangeType.insert, .delete, .move, .update]) == [1, 2, 3, 4])
  }

  /// PhotosTypes.h, PHError.h, PHLivePhotoView.h, PHPicker.h.
  @Test func photographs() {
    #expect(numbers([PHAssetMediaType.unknown, .image, .video, .audio]) == [0, 1, 2, 3])
    #expect(numbers([PHAssetCollectionType.album, .smartAlbum]) == [1, 2])
    let albums: [PHAssetCollectionSubtype] = [
      .albumRegular, .albumCloudShared, .smartAlbumGeneric, .smartAlbumPanoramas, .smartAlbumVideos,
      .smartAlbumFavorites,
      .smartAlbumRecentlyAdded, .smartAlbumUserLibrary, .smartAlbumSelfPortraits, .smartAlbumScreenshots, .any,
    ]
    #expect(numbers(albums) == [2, 101, 200, 201, 202, 203, 206, 209, 210, 211, .max])
    let resources: [PHAssetResourceType] = [
      .photo, .video, .audio, .alternatePhoto, .fullSizePhoto, .fullSizeVideo, .adjustmentData, .adjustmentBasePhoto,
      .pairedVideo,
    ]
    #expect(numbers(resources) == Array(1...9))
    #expect(
      numbers([PHImageContentMode.aspectFit, .aspectFill]) == [0, 1] && PHImageContentMode.default == .aspectFit)
    #expect(numbers([PHImageRequestOptionsDeliveryMode.opportunistic, .highQualityFormat, .fastFormat]) == [0, 1, 2])
    #expect(numbers([PHImageRequestOptionsResizeMode.none, .fast, .exact]) == [0, 1, 2])
    #expect(numbers([PHImageRequestOptionsVersion.current, .unadjusted, .original]) == [0, 1, 2])
    #expect(numbers([PHVideoRequestOptionsVersion.current, .original]) == [0, 1])
    let deliveries: [PHVideoRequestOptionsDeliveryMode] = [
      .automatic, .highQualityFormat, .mediumQualityFormat, .fastFormat,
    ]
    #expect(numbers(deliveries) == [0, 1, 2, 3] && PHInvalidImageRequestID == 0 && PHLivePhotoRequestIDInvalid == 0)
    #expect(numbers([PHLivePhotoViewPlaybackStyle.undefined, .full, .hint]) == [0, 1, 2])
    #expect(numbers([PHLivePhotoBadgeOptions.overContent, .liveOff]) == [1, 2])
    #expect(numbers([PHAuthorizationStatus.notDetermined, .restricted, .denied, .authorized]) == [0, 1, 2, 3])
    #expect(numbers([PHAccessLevel.addOnly, .readWrite]) == [1, 2])
    #expect(numbers([PHPickerConfiguration.AssetRepresentationMode.automatic, .current, .compatible]) == [0, 1, 2])
    #expect(
      numbers([PHPickerConfiguration.Selection.default, .ordered, .continuous, .continuousAndOrdered]) == [0, 1, 2, 3])
    #expect(numbers([PHPickerConfiguration.Mode.default, .compact]) == [0, 1])
    let skills: [PHPickerCapabilities] = [
      .search, .stagingArea, .collectionNavigation, .selectionActions, .sensitivityAnalysisIntervention,
    ]
    #expect(numbers(skills) == [1, 2, 4, 8, 16])
    let errors: [PHPhotosError.Code] = [
      .userCancelled, .networkError, .identifierNotFound, .changeNotSupported, .invalidResource, .missingResource,
      .requestNotSupportedForAsset, .accessRestricted, .accessUserDenied,
    ]
    #expect(numbers(errors) == [3072, 3169, 3201, 3300, 3302, 3303, 3306, 3310, 3311])
    let kinds: [PHAssetMediaSubtype] = [
      .photoPanorama, .photoHDR, .photoScreenshot, .photoLive, .photoDepthEffect, .videoStreamed, .videoHighFrameRate,
      .videoTimelapse, .videoCinematic,
    ]
    #expect(numbers(kinds) == [0, 1, 2, 3, 4, 16, 17, 18, 21].map { 1 << $0 })
    #expect(numbers([PHAssetSourceType.typeUserLibrary, .typeCloudShared, .typeiTunesSynced]) == [1, 2, 4])
    #expect(numbers([PHAssetEditOperation.delete, .content, .properties]) == [1, 2, 3])
    let changes: [PHCollectionEditOperation] = [
      .deleteContent, .removeContent, .addContent, .createContent, .rearrangeContent, .delete, .rename,
    ]
    #expect(numbers(changes) == Array(1...7))
    let styles: [PHAsset.PlaybackStyle] = [.unsupported, .image, .imageAnimated, .livePhoto, .video, .videoLooping]
    #expect(numbers(styles) == [0, 1, 2, 3, 4, 5])
  }

  /// SKError.h, SKPaymentTransaction.h, WKError.h, WKNavigationDelegate.h, PDFView.h.
  @Test func storesAndPages() {
    let store: [SKError.Code] = [
      .unknown, .clientInvalid, .paymentCancelled, .paymentInvalid, .paymentNotAllowed, .storeProductNotAvailable,
      .cloudServicePermissionDenied, .cloudServiceNetworkConnectionFailed,
    ]
    #expect(numbers(store) == Array(0...7))
    #expect(
      numbers([SKPaymentTransactionState.purchasing, .purchased, .failed, .restored, .deferred]) == [0, 1, 2, 3, 4])
    let states: [Product.SubscriptionInfo.RenewalState] = [
      .subscribed, .expired, .inBillingRetryPeriod, .inGracePeriod, .revoked,
    ]
    #expect(numbers(states) == [1, 2, 3, 4, 5])
    let web: [WKError.Code] = [
      .unknown, .webContentProcessTerminated, .webViewInvalidated, .javaScriptExceptionOccurred,
      .javaScriptResultTypeIsUnsupported, .contentRuleListStoreCompileFailed, .contentRuleListStoreLookUpFailed,
      .contentRuleListStoreRemoveFailed, .contentRuleListStoreVersionMismatch, .attributedStringContentFailedToLoad,
      .attributedStringContentLoadTimedOut, .javaScriptInvalidFrameTarget, .navigationAppBoundDomain,
      .javaScriptAppBoundDomain,
    ]
    #expect(numbers(web) == Array(1...14))
    let ways: [WKNavigationType] = [.linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other]
    #expect(numbers(ways) == [0, 1, 2, 3, 4, -1])
    #expect(numbers([WKNavigationActionPolicy.cancel, .allow, .download]) == [0, 1, 2])
    #expect(numbers([WKNavigationResponsePolicy.cancel, .allow, .download]) == [0, 1, 2])
    #expect(numbers([WKMediaCaptureType.camera, .microphone, .cameraAndMicrophone]) == [0, 1, 2])
    #expect(numbers([WKPermissionDecision.prompt, .grant, .deny]) == [0, 1, 2])
    #expect(numbers([WKMediaCaptureState.none, .active, .muted]) == [0, 1, 2])
    #expect(numbers([WKWebpagePreferences.ContentMode.recommended, .mobile, .desktop]) == [0, 1, 2])
    #expect(numbers([WKAudiovisualMediaTypes.audio, .video, .all]) == [1, 2, 3])
    #expect(numbers([WKDataDetectorTypes.phoneNumber, .link, .address, .calendarEvent, .all]) == [1, 2, 4, 8, .max])
    #expect(numbers([WKUserScriptInjectionTime.atDocumentStart, .atDocumentEnd]) == [0, 1])
    #expect(numbers([PDFDisplayBox.mediaBox, .cropBox, .bleedBox, .trimBox, .artBox]) == [0, 1, 2, 3, 4])
    #expect(numbers([PDFDisplayMode.singlePage, .singlePageContinuous, .twoUp, .twoUpContinuous]) == [0, 1, 2, 3])
    #expect(numbers([PDFDisplayDirection.vertical, .horizontal]) == [0, 1])
    #expect(numbers([PDFThumbnailLayoutMode.vertical, .horizontal]) == [0, 1])
    #expect(numbers([PDFInterpolationQuality.none, .low, .high]) == [0, 1, 2])
  }

  /// MKTypes.h, MKFoundation.h, MFMailComposeViewController.h, GKError.h, INIntentHandlerProviding and what is left.
  @Test func mapsAndTheRest() {
    let maps: [MKMapType] = [.standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard]
    #expect(numbers(maps) == [0, 1, 2, 3, 4, 5])
    #expect(numbers([MKUserTrackingMode.none, .follow, .followWithHeading]) == [0, 1, 2])
    #expect(numbers([MKOverlayLevel.aboveRoads, .aboveLabels]) == [0, 1] && MKMapCameraZoomDefault == -1)
    #expect(numbers([MKFeatureVisibility.adaptive, .hidden, .visible]) == [0, 1, 2])
    #expect(numbers([MKScaleView.Alignment.leading, .trailing]) == [0, 1])
    #expect(numbers([MKDistanceFormatter.Units.default, .metric, .imperial, .imperialWithYards]) == [0, 1, 2, 3])
    #expect(numbers([MKDistanceFormatter.DistanceUnitStyle.default, .abbreviated, .full]) == [0, 1, 2])
    #expect(numbers([MKMapFeatureOptions.pointsOfInterest, .territories, .physicalFeatures]) == [1, 2, 4])
    #expect(numbers([MKAnnotationView.CollisionMode.rectangle, .circle, .none]) == [0, 1, 2])
    #expect(numbers([MKAnnotationView.DragState.none, .starting, .dragging, .canceling, .ending]) == [0, 1, 2, 3, 4])
    #expect(numbers([MKFeatureDisplayPriority.defaultLow, .defaultHigh, .required]) == [250, 750, 1000])
    #expect(
      numbers([MKAnnotationViewZPriority.min, .defaultUnselected, .defaultSelected, .max]) == [0, 500, 1000, 1000])
    #expect(numbers([MKMapConfiguration.ElevationStyle.flat, .realistic]) == [0, 1])
    #expect(numbers([MKStandardMapConfiguration.EmphasisStyle.default, .muted]) == [0, 1])
    #expect(numbers([MFMailComposeResult.cancelled, .saved, .sent, .failed]) == [0, 1, 2, 3])
    #expect(numbers([MessageComposeResult.cancelled, .sent, .failed]) == [0, 1, 2])
    #expect(numbers([SFSafariViewController.DismissButtonStyle.done, .close, .cancel]) == [0, 1, 2])
    #expect(numbers([SLComposeViewControllerResult.cancelled, .done]) == [0, 1])
    #expect(numbers([GKError.Code.unknown, .cancelled, .communicationsFailure, .notAuthenticated]) == [1, 2, 3, 6])
    #expect(numbers([GKGameCenterViewControllerState.default, .leaderboards, .achievements]) == [-1, 0, 1])
    let corners: [GKAccessPoint.Location] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    #expect(numbers(corners) == [0, 1, 2, 3])
    #expect(
      numbers([ATTrackingManager.AuthorizationStatus.notDetermined, .restricted, .denied, .authorized]) == [0, 1, 2, 3])
    let handled: [INIntentHandlingStatus] = [
      .unspecified, .ready, .inProgress, .success, .failure, .deferredToApplication,
    ]
    #expect(numbers(handled) == [0, 1, 2, 3, 4, 5])
    #expect(numbers([INInteractionDirection.unspecified, .outgoing, .incoming]) == [0, 1, 2])
    #expect(numbers([INSiriAuthorizationStatus.notDetermined, .restricted, .denied, .authorized]) == [0, 1, 2, 3])
    #expect(numbers([INPersonHandleType.unknown, .emailAddress, .phoneNumber]) == [0, 1, 2])
    let media: [INMediaItemType] = [
      .unknown, .song, .album, .artist, .genre, .playlist, .podcastShow, .podcastEpisode, .music,
    ]
    #expect(numbers(media) == [0, 1, 2, 3, 4, 5, 6, 7, 18])
  }
}
