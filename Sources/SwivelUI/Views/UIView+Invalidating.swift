// Properties of views that say by themselves what is to be done anew when they change (era 15): `@Invalidating(.display, .layout)`.

/// What a property of a view makes stale. Apps may write ones of their own.
public protocol UIViewInvalidating {
  /// Asks the view to do it anew.
  @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// What properties can make stale.
  public enum Invalidations {
    /// What the view draws.
    public struct Display: UIViewInvalidating {
      /// `setNeedsDisplay()`.
      @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Where its subviews are.
    public struct Layout: UIViewInvalidating {
      /// `setNeedsLayout()`.
      @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Its constraints.
    public struct Constraints: UIViewInvalidating {
      /// `setNeedsUpdateConstraints()`.
      @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// How large it is by itself.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// `invalidateIntrinsicContentSize()`.
      @preconcurrency @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// How it looks in its state. Cells, headers, footers and buttons have such a look; of other views nothing is asked.
    public struct Configuration: UIViewInvalidating {
      /// `setNeedsUpdateConfiguration()`.
      @preconcurrency @MainActor public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        case _: break
        }
      }
    }
    /// One after another.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2
      /// Two of them, of which each can be two.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        (first, second) = (invalidation1, invalidation2)
      }
      /// Asks the view for the first, then for the second.
      @preconcurrency @MainActor public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that asks for what depends on it when another value is set ("when the property's value changes": the same
  /// again asks for nothing).
  @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// A property that makes one thing stale.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Properties of views alone can be such: what there is to ask is the view.
    @available(*, unavailable, message: "@Invalidating is for properties of UIView's subclasses")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value, as a view reads and sets it.
    @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}

extension UIView.Invalidating {
  /// A property that makes two things stale.
  public init<One: UIViewInvalidating, Two: UIViewInvalidating>(wrappedValue: Value, _ one: One, _ two: Two)
  where InvalidationType == UIView.Invalidations.Tuple<One, Two> {
    self.init(wrappedValue: wrappedValue, InvalidationType(one, two))
  }
  /// A property that makes three things stale.
  public init<One: UIViewInvalidating, Two: UIViewInvalidating, Three: UIViewInvalidating>(
    wrappedValue: Value, _ one: One, _ two: Two, _ three: Three
  ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<One, Two>, Three> {
    self.init(wrappedValue: wrappedValue, InvalidationType(.init(one, two), three))
  }
  /// A property that makes four things stale.
  public init<
    One: UIViewInvalidating, Two: UIViewInvalidating, Three: UIViewInvalidating, Four: UIViewInvalidating
  >(wrappedValue: Value, _ one: One, _ two: Two, _ three: Three, _ four: Four)
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<One, Two>, UIView.Invalidations.Tuple<Three, Four>
    >
  {
    self.init(wrappedValue: wrappedValue, InvalidationType(.init(one, two), .init(three, four)))
  }
  /// A property that makes five things stale: those of UIKit's own. UIKit has more of these, for an app's own.
  public init<
    One: UIViewInvalidating, Two: UIViewInvalidating, Three: UIViewInvalidating, Four: UIViewInvalidating,
    Five: UIViewInvalidating
  >(wrappedValue: Value, _ one: One, _ two: Two, _ three: Three, _ four: Four, _ five: Five)
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<One, Two>, UIView.Invalidations.Tuple<Three, Four>>, Five
    >
  {
    self.init(
      wrappedValue: wrappedValue, InvalidationType(.init(.init(one, two), .init(three, four)), five))
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// What the view draws.
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Where its subviews are.
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Its constraints.
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// How large it is by itself.
  public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// How it looks in its state.
  public static var configuration: Self { Self() }
}
