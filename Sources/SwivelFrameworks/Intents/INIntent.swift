// What apps tell Siri of what people do with them: kept for the app, and asked for by nobody, for nobody speaks to the device.
import Foundation
import SwivelUI

/// Something people ask for.
open class INIntent: NSObject, @unchecked Sendable {
  /// By which it is known.
  open var identifier: String? { nil }
  /// What it is, for people.
  open var intentDescription: String? { nil }
  /// What people may say for it.
  open var suggestedInvocationPhrase: String?
  private var images: [String: INImage] = [:]
  /// One that says nothing.
  public override init() { super.init() }
  /// Gives a picture to something of it.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
  /// The picture of something of it.
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

/// What came of it.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app is to go on with.
  open var userActivity: NSUserActivity?
  /// Nothing yet.
  public override init() { super.init() }
}

/// How far something is; raw values are Intents'.
public enum INIntentHandlingStatus: Int, Sendable {
  /// Nobody knows.
  case unspecified = 0
  /// Somebody is about to.
  case ready = 1
  /// It is done now.
  case inProgress = 2
  /// It was done.
  case success = 3
  /// It could not be.
  case failure = 4
  /// It is left to others.
  case deferredToApplication = 5
}

/// Who did what to whom; raw values are Intents'.
public enum INInteractionDirection: Int, Sendable {
  /// Nobody knows.
  case unspecified = 0
  /// The user.
  case outgoing = 1
  /// Another.
  case incoming = 2
}

/// What a device keeps of what an app told.
final class IntentShelf: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [INInteraction] = []
  static var current: IntentShelf { KeptForApp.current.object { IntentShelf() } }
  var all: [INInteraction] { lock.withLock { kept } }
  func keep(_ one: INInteraction) { lock.withLock { kept.append(one) } }
  func forget(_ suits: (INInteraction) -> Bool) { lock.withLock { kept.removeAll(where: suits) } }
}

/// Something people did.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What they asked for.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// How far it is.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Who did it.
  open var direction = INInteractionDirection.unspecified
  /// When.
  open var dateInterval: DateInterval?
  /// By which it is known.
  open var identifier: String
  /// By which those are known that belong together.
  open var groupIdentifier: String?
  /// Something people did.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse, identifier) = (intent, response, numberedUUID().uuidString)
    super.init()
  }
  /// Tells of it.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    IntentShelf.current.keep(self)
    later { completion?(nil) }
  }
  /// The same for who waits.
  open func donate() async throws { IntentShelf.current.keep(self) }
  /// Takes all back.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    IntentShelf.current.forget { _ in true }
    later { completion?(nil) }
  }
  /// Takes some back.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    IntentShelf.current.forget { identifiers.contains($0.identifier) }
    later { completion?(nil) }
  }
  /// Takes those back that belong together.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    IntentShelf.current.forget { $0.groupIdentifier == groupIdentifier }
    later { completion?(nil) }
  }
}

/// Whether an app may be asked by Siri; raw values are Intents'.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody may say.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
}

/// What the user wants of Siri, who is not here.
open class INPreferences: NSObject {
  /// No.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Would ask the user.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    later { handler(.denied) }
  }
  /// Which language Siri would speak.
  open class func siriLanguageCode() -> String { "en-US" }
}

/// The base of an extension that answers Siri.
open class INExtension: NSObject {
  /// One.
  public override required init() { super.init() }
  /// Who answers to something: nobody in particular.
  open func handler(for intent: INIntent) -> Any? { self }
}
