// Parts of frameworks that are asked for once and are not there, or are numbers of Apple's headers: cameras, radios, networks, widgets, rights
// to buy. Apart from AbsentServiceTests, which is about answers that come later.
import DataModels
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

private let guests = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    <entity name="Guest" representedClassName="NSManagedObject">
      <attribute name="mail" optional="YES" attributeType="String"/>
      <attribute name="phone" optional="YES" attributeType="String"/>
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="friends" optional="YES" toMany="YES" destinationEntity="Guest" inverseName="friends"
        inverseEntity="Guest" deletionRule="Nullify"/>
      <relationship name="bags" optional="YES" toMany="YES" destinationEntity="Bag" inverseName="owner" inverseEntity="Bag"
        deletionRule="Cascade"/>
      <uniquenessConstraints>
        <uniquenessConstraint><constraint value="mail"/></uniquenessConstraint>
        <uniquenessConstraint><constraint value="phone"/></uniquenessConstraint>
      </uniquenessConstraints>
    </entity>
    <entity name="Bag" representedClassName="NSManagedObject">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Guest" inverseName="bags"
        inverseEntity="Guest" deletionRule="Nullify"/>
    </entity>
  </model>
  """

@MainActor @Suite struct AbsentPartTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  /// NSMergePolicy: "discards unsaved changes" (rollback), "external changes trumping in-memory changes" (store), the other way round
  /// (object), "overwrites the entire stored object"; the default one is an error. (policy, name that is there after a save, whether it fails)
  @Test(
    arguments: [
      (NSMergePolicyType.errorMergePolicyType, ["old"], true), (.rollbackMergePolicyType, ["old"], false),
      (.mergeByPropertyStoreTrumpMergePolicyType, ["old"], false), (.overwriteMergePolicyType, ["new"], false),
      (.mergeByPropertyObjectTrumpMergePolicyType, ["new"], false),
    ])
  func objectsThatMayNotBeAlike(type: NSMergePolicyType, names: [String], fails: Bool) throws {
    for key in ["mail", "phone"] {
      let coordinator = NSPersistentStoreCoordinator(
        managedObjectModel: NSManagedObjectModel(try DataModel(contents: Data(guests.utf8))))
      try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      context.mergePolicy = NSMergePolicy(merge: type)
      func guest(_ name: String, _ value: String?) {
        let object = NSEntityDescription.insertNewObject(forEntityName: "Guest", into: context)
        object.setValue(name, forKey: "name")
        if let value { object.setValue(value, forKey: key) }
      }
      guest("old", "a@b.example")
      try context.save()
      guest("new", "a@b.example")
      if fails { #expect(throws: (any Error).self) { try context.save() } } else { try context.save() }
      if fails { context.rollback() }
      let request = NSFetchRequest<NSManagedObject>(entityName: "Guest")
      #expect(try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "-" } == names, "\(key)")
      #expect(!context.hasChanges)
      // What has another value, or none, is alike to nobody.
      guest("other", "c@d.example")
      guest("none", nil)
      guest("none too", nil)
      try context.save()
      #expect(try context.count(for: request) == 4)
    }
    let shared: [(Any, NSMergePolicyType)] = [
      (NSErrorMergePolicy, .errorMergePolicyType), (NSRollbackMergePolicy, .rollbackMergePolicyType),
      (NSOverwriteMergePolicy, .overwriteMergePolicyType),
      (NSMergeByPropertyObjectTrumpMergePolicy, .mergeByPropertyObjectTrumpMergePolicyType),
      (NSMergeByPropertyStoreTrumpMergePolicy, .mergeByPropertyStoreTrumpMergePolicyType),
    ]
    #expect(shared.allSatisfy { ($0 as? NSMergePolicy)?.mergeType == $1 })
    #expect(shared.map(\.1.rawValue) == [0, 4, 3, 2, 1])
  }

  /// "Discarding unsaved changes" deletes nothing that is stored: a new guest who may not be takes the new bags along ("cascade"), not the stored
  /// one, which is nobody's then.
  @Test(arguments: [NSMergePolicyType.rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType])
  func whatAnObjectThatMayNotBeLeaves(type: NSMergePolicyType) throws {
    let coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: NSManagedObjectModel(try DataModel(contents: Data(guests.utf8))))
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.mergePolicy = NSMergePolicy(merge: type)
    func make(_ entity: String, _ name: String) -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
      object.setValue(name, forKey: "name")
      return object
    }
    make("Guest", "old").setValue("a@b.example", forKey: "mail")
    let bag = make("Bag", "stored")
    try context.save()
    let guest = make("Guest", "new")
    guest.setValue("a@b.example", forKey: "mail")
    guest.setValue(NSSet(array: [bag, make("Bag", "new")]), forKey: "bags")
    try context.save()
    #expect(!context.hasChanges && !bag.isDeleted && bag.value(forKey: "owner") == nil)
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = coordinator
    for reader in [context, other] {
      for (entity, name) in [("Guest", "old"), ("Bag", "stored")] {
        let found = try reader.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
        #expect(found.map { $0.value(forKey: "name") as? String } == [name])
        if entity == "Bag" { #expect(found.allSatisfy { $0.value(forKey: "owner") == nil }) }
      }
    }
  }

  /// `setPrimitiveValue(_:forKey:)` sets what a relationship leads to, as a value.
  @Test func primitiveValues() throws {
    let coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: NSManagedObjectModel(try DataModel(contents: Data(guests.utf8))))
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let all = (0..<3).map { _ in NSEntityDescription.insertNewObject(forEntityName: "Guest", into: context) }
    all[0].setPrimitiveValue(NSSet(array: [all[1], all[2]]), forKey: "friends")
    #expect(all[0].primitiveValue(forKey: "friends") as? NSSet == NSSet(array: [all[1], all[2]]))
    all[0].setPrimitiveValue(nil, forKey: "friends")
    #expect((all[0].primitiveValue(forKey: "friends") as? NSSet)?.count == 0)
    all[0].setPrimitiveValue("a", forKey: "name")
    #expect(all[0].primitiveValue(forKey: "name") as? String == "a" && !all[0].isFault)
  }

  /// `destroyPersistentStore`: "deletes … the persistent store at the specified location"; one that is not there is no error.
  @Test func aDestroyedStoreIsNoMore() throws {
    let model = NSManagedObjectModel(try DataModel(contents: Data(guests.utf8)))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    NSEntityDescription.insertNewObject(forEntityName: "Guest", into: context).setValue("a", forKey: "name")
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Guest")
    #expect(try FileManager.default.fileExists(atPath: file.path) && context.count(for: request) == 1)
    for _ in 0..<2 {
      try coordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
    let fresh = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    fresh.persistentStoreCoordinator = coordinator
    #expect(try fresh.count(for: request) == 0)
  }

  /// AVFoundation: what an output without a camera can do, and says it has.
  @Test func camerasThatAreNotThere() throws {
    let stage = try Stage()
    var answers: [String] = []
    stage.act { _ in
      let photos = AVCapturePhotoOutput()
      #expect(!photos.isLivePhotoCaptureSupported && !photos.isDepthDataDeliverySupported)
      #expect(!photos.isPortraitEffectsMatteDeliverySupported && !photos.isAppleProRAWSupported)
      let settings = [AVCapturePhotoSettings(), AVCapturePhotoSettings()]
      #expect(photos.preparedPhotoSettingsArray.isEmpty)
      photos.setPreparedPhotoSettingsArray(settings) { answers.append("\($0) \($1 != nil)") }
      #expect(photos.preparedPhotoSettingsArray.map(\.uniqueID) == settings.map(\.uniqueID) && answers.isEmpty)
      let movies = AVCaptureMovieFileOutput()
      #expect(!movies.isRecording && !movies.isRecordingPaused && movies.recordedFileSize == 0)
      #expect(movies.recordedDuration == .zero && movies.maxRecordedFileSize == 0)
    }
    #expect(answers == ["false true"])
  }

  /// Nothing is reached without a network, and the answer is valid: no flag is set (SCNetworkReachability.h). A name of no letters is none.
  @Test func networks() throws {
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    let reach = try #require(SCNetworkReachabilityCreateWithName(nil, "a.example"))
    var flags = SCNetworkReachabilityFlags.reachable
    #expect(SCNetworkReachabilityGetFlags(reach, &flags) && flags == [])
    var context = SCNetworkReachabilityContext()
    #expect(context.version == 0 && context.info == nil && context.retain == nil && context.release == nil)
    #expect(
      SCNetworkReachabilitySetCallback(reach, nil, &context) && SCNetworkReachabilitySetDispatchQueue(reach, .main))
    #expect(
      SCNetworkReachabilityScheduleWithRunLoop(reach, CFRunLoopGetMain(), "kCFRunLoopDefaultMode")
        && SCNetworkReachabilityUnscheduleFromRunLoop(reach, CFRunLoopGetCurrent(), "kCFRunLoopDefaultMode"))
  }

  /// Core Location's and Core Motion's numbers, AVFoundation's rates, most people near by (MCSession: eight), matrices that change nothing.
  @Test func numbersOfHeaders() {
    let accuracies = [
      kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest, kCLLocationAccuracyNearestTenMeters,
      kCLLocationAccuracyHundredMeters, kCLLocationAccuracyKilometer, kCLLocationAccuracyThreeKilometers,
    ]
    #expect(accuracies == [-2, -1, 10, 100, 1000, 3000])
    let frames: [CMAttitudeReferenceFrame] = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical, .xTrueNorthZVertical,
    ]
    #expect(frames.map(\.rawValue) == [1, 2, 4, 8])
    let rates = [
      AVSpeechUtteranceMinimumSpeechRate, AVSpeechUtteranceDefaultSpeechRate, AVSpeechUtteranceMaximumSpeechRate,
    ]
    #expect(rates == [0, 0.5, 1] && kAudioServicesNoError == 0)
    #expect(AVAudioSession.InterruptionOptions.shouldResume.rawValue == 1)
    #expect(MCSession.maximumNumberOfPeers == 8)
    #expect(matrix_identity_float2x2 * SIMD2<Float>(3, 4) == SIMD2(3, 4))
    #expect(matrix_identity_float3x3 * SIMD3<Float>(3, 4, 5) == SIMD3(3, 4, 5))
    #expect(matrix_identity_float4x4 * SIMD4<Float>(3, 4, 5, 6) == SIMD4(3, 4, 5, 6))
    #expect(matrix_identity_double2x2 * SIMD2<Double>(3, 4) == SIMD2(3, 4))
  }

  /// Whoever asks may pay, and would pay less the first time; tasks in the background need nothing at first (BGProcessingTaskRequest).
  @Test func rights() async {
    #expect(AppStore.canMakePayments && SKPaymentQueue.canMakePayments())
    rows(BGProcessingTaskRequest(identifier: "a")) { usual in
      usual(\.requiresNetworkConnectivity, false)
      usual(\.requiresExternalPower, false)
    }
    #expect(CTCarrier().allowsVOIP && !ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "group"))
  }

  /// A part of a film comes from a film; an empty part from none (AVCompositionTrackSegment: "isEmpty").
  @Test func partsOfFilms() {
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
    let part = AVCompositionTrackSegment(
      url: URL(fileURLWithPath: "/a.mov"), trackID: 3, sourceTimeRange: range, targetTimeRange: range)
    #expect(!part.isEmpty && part.sourceTrackID == 3 && part.timeMapping.target == range)
    let gap = AVCompositionTrackSegment(timeRange: range)
    #expect(gap.isEmpty && gap.sourceURL == nil && gap.sourceTrackID == kCMPersistentTrackID_Invalid)
    #expect(gap.timeMapping.target == range)
  }

  /// UUIDs of Bluetooth by their bytes: two make a number of sixteen bits, sixteen the whole (CBUUID's reference).
  @Test(
    arguments: [
      ([0x18, 0x0d], "180D"), ([0, 1, 0x02, 0xff], "000102FF"),
      (Array(0..<16), "00010203-0405-0607-0809-0A0B0C0D0E0F"),
    ] as [([UInt8], String)])
  func numbersOfBluetooth(bytes: [UInt8], text: String) {
    let uuid = CBUUID(data: Data(bytes))
    #expect(uuid.uuidString == text && uuid.data == Data(bytes) && uuid == CBUUID(string: text))
    #expect(uuid.hash == CBUUID(string: text).hash && uuid != CBUUID(string: "180F") && uuid.description == text)
    #expect(CBMutableService(type: uuid, primary: false).isPrimary == false)
    #expect(CBMutableService(type: uuid, primary: true).isPrimary)
  }
}
