// The numbers objects are told apart by: addresses, which UIKit hashes and prints, differ from run to run.

/// Numbers for the objects of an app, in the order they are made.
enum ObjectSerial {
  // Touched on the main actor only, where all of these objects are made.
  nonisolated(unsafe) private static var outsideApps = 0

  /// The next number of the app whose code runs.
  @MainActor static func next() -> Int {
    guard let app = AppScene.running?.app else {
      outsideApps += 1
      return outsideApps
    }
    app.objectCount += 1
    return app.objectCount
  }
}

/// The root of UIKit-shaped objects that are no responders: an `NSObject` whose hash is the same in every run.
@preconcurrency @MainActor open class NumberedObject: NSObject {
  private nonisolated let number: Int

  /// Creates an object with the app's next number.
  public override init() {
    number = ObjectSerial.next()
    super.init()
  }

  /// After everything of the storyboard or xib the object came with is there and connected.
  open func awakeFromNib() {}
  /// The object's number.
  open override nonisolated var hash: Int { number }
  /// The class and the object's number.
  open override nonisolated var description: String { "<\(type(of: self)): \(number)>" }
}
