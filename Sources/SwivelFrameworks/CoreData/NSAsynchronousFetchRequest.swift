// A fetch whose objects come later: in the main queue's next turn, as all that is put off here.
import SwivelUI

/// What comes of a request later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that was asked.
  open internal(set) var managedObjectContext: NSManagedObjectContext
  /// Why nothing comes; nil for nothing to tell.
  open internal(set) var operationError: (any Error)?
  /// How far it is.
  public let progress: Progress? = Progress(totalUnitCount: 1)
  var isCancelled = false
  init(_ context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }
  /// It is not wanted any more, and nobody is told.
  open func cancel() { isCancelled = true }
}

/// What a fetch found.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
  /// What was asked.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// What was found; nil until then.
  open internal(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A fetch, and who is told what it found.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  /// Takes what was found.
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void
  /// The fetch.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Is told.
  public let completionBlock: Completion?
  /// About how many will be found; changes nothing.
  open var estimatedResultCount = 0
  /// Of a fetch.
  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion? = nil) {
    (fetchRequest, completionBlock) = (request, blk)
    super.init()
  }

  override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { [self] in
      guard !result.isCancelled else { return }
      do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
      result.progress?.completedUnitCount = 1
      completionBlock?(result)
    }
    return result
  }
}
