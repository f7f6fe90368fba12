// What an app put off, as a value, and the order in which such values come due.

/// One thing an app put off.
struct PutOff {
  /// How it was put off: raw values are the words of the ledger and of reports. Those C catches stand first, in its order.
  enum Kind: Int32 {
    case async
    case asyncAfter
    case task
    case taskSleep
    case runLoop
    case source
    case timer
    case perform
    case animation
    case displayLink
    case dynamics
    case undoGroup

    /// Who is called, in the ledger.
    var subject: String {
      switch self {
      case .async, .asyncAfter: "DispatchQueue"
      case .task, .taskSleep: "Task"
      case .runLoop: "RunLoop"
      case .source: "DispatchSource"
      case .timer: "Timer"
      case .perform: "NSObject"
      case .animation: "UIView"
      case .displayLink: "CADisplayLink"
      case .dynamics: "UIDynamicAnimator"
      case .undoGroup: "UndoManager"
      }
    }

    /// What is called; nil for the steps of tasks, of which there are as many as the compiler makes, of animators and of groups.
    var call: String? {
      switch self {
      case .async: "async"
      case .asyncAfter: "asyncAfter"
      case .task, .dynamics, .undoGroup: nil
      case .taskSleep: "sleep"
      case .runLoop: "perform"
      case .timer, .source: "fire"
      case .perform: "perform"
      case .animation: "completion"
      case .displayLink: "frame"
      }
    }

    /// For people.
    var words: String { call.map { "\(subject).\($0)" } ?? subject }
  }

  /// What is to be done.
  enum Work {
    /// Something C caught.
    case caught(OpaquePointer)
    case timer(PendingTimer, turn: Int)
    case body(@MainActor () -> Void)
  }

  /// Nanoseconds of the device's time.
  var due: Int64
  /// From 1, in the order of registration.
  var order: Int
  var kind: Kind
  /// What it says of itself beside the kind; "" as a rule.
  var name: String
  /// Whose it is; nil for nobody's.
  var owner: PutOffOwner?
  var work: Work
  /// Set by whoever wants it no more.
  var ticket: PutOffTicket?

  /// Whether it comes before another.
  func precedes(_ other: PutOff) -> Bool { (due, order) < (other.due, other.order) }
}

/// The scene whose code put something off, and the app that scene was of.
struct PutOffOwner {
  let link: BackLink<AppScene>
  weak var app: RunningApp?

  /// The scene whose code it runs as: another of the app when its own is gone.
  @MainActor var scene: AppScene? { link.object ?? app?.mainScene }
}

/// What cancels one thing that was put off.
final class PutOffTicket {
  var isCancelled = false
}

/// Things that were put off, the first due in front: a binary heap.
struct PutOffQueue {
  private var items: [PutOff] = []

  var first: PutOff? { items.first }
  var isEmpty: Bool { items.isEmpty }
  var all: [PutOff] { items }

  mutating func insert(_ item: PutOff) {
    items.append(item)
    var index = items.count - 1
    while index > 0, items[index].precedes(items[(index - 1) / 2]) {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> PutOff {
    items.swapAt(0, items.count - 1)
    let first = items.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < items.count && items[child].precedes(items[least]) {
        least = child
      }
      guard least != index else { return first }
      items.swapAt(index, least)
      index = least
    }
  }
}
