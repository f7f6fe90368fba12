// The stack Xcode's template makes: a model, its stores and a context for the screens.
import SwivelUI

/// A store that is to be opened.
open class NSPersistentStoreDescription: NSObject {
  /// `NSSQLiteStoreType` and the like.
  open var type = NSSQLiteStoreType
  /// The file.
  open var url: URL?
  /// The part of the model.
  open var configuration: String?
  /// Whether it is opened beside the main queue: it is opened at once here.
  open var shouldAddStoreAsynchronously = false
  /// Whether a model of another version is followed: always.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is inferred how.
  open var shouldInferMappingModelAutomatically = true
  /// Whether nothing is written.
  open var isReadOnly = false
  /// What it is opened with.
  open internal(set) var options: [String: NSObject] = [:]
  /// A store in memory.
  public override init() { super.init() }
  /// A store at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its stores and contexts.
open class NSPersistentContainer: NSObject {
  /// Its name, which is its model's and its file's.
  public let name: String
  /// The context for the screens.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that are opened.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container of the model of this name in the app's bundle. Without one it has no entities, which is told, as Core Data does.
  public convenience init(name: String) {
    let url = Bundle.ofApp.url(forResource: name, withExtension: "momd")
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      complain("NSInvalidArgumentException", "Failed to load model named \(name)")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
  }

  /// Where files are: the app's Application Support.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Opens the stores; `block` is told of each at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  /// A context of its own on the same stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  /// Runs a block with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
  /// Runs a block with a context of its own, for what comes of it.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose stores iCloud has, too: here it never does, as for a user who is signed out.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
