// How long animations last, and what follows them: views, animators and layers share it.

/// The animation whose changes are being made.
@MainActor enum AnimationSpan {
  /// How long it lasts; nil outside of animations.
  private(set) static var duration: Double?

  /// A view an animation changes, and how to take that back.
  struct Change {
    let view: UIView
    let undo: @MainActor () -> Void
  }
  private static var changed: [Change] = []

  /// Makes changes that belong to an animation; returns those of views' frames, transforms and opacities, in their order.
  @discardableResult
  static func during(_ seconds: Double, _ changes: () -> Void) -> [Change] {
    let (outer, around) = (duration, changed)
    (duration, changed) = (seconds, [])
    changes()
    let made = changed
    (duration, changed) = (outer, outer == nil ? [] : around + made)
    return made
  }

  /// A view is changed, in an animation or not.
  static func note(_ view: UIView, undo: @escaping @MainActor () -> Void) {
    if duration != nil { changed.append(Change(view: view, undo: undo)) }
  }

  /// Does what follows an animation, so many seconds from now; never for infinitely many. What belongs to a transition of an
  /// app's own is done when the input ends, or when the finger lets go that drives it: transitions take no time.
  static func after(_ seconds: Double, ticket: PutOffTicket? = nil, _ body: @escaping @MainActor () -> Void) {
    guard let scene = AppScene.running else { return body() }
    let app = scene.app
    if let context = app.animatingContext {
      context.wait { _ in body() }
    } else if app.isTransitioning {
      scene.later { [weak app] in
        guard ticket?.isCancelled != true else { return }
        if let app { app.transitioning(body) } else { body() }
      }
    } else if seconds <= 0 {
      scene.later { if ticket?.isCancelled != true { body() } }
    } else if seconds < Double(Int32.max) {
      scene.device.clock.after(VirtualClock.nanoseconds(seconds), .animation, ticket: ticket, body)
    }
  }
}

/// An animation of views that goes on. It is over before its time when a view it changes leaves its window, or that view's layer is told
/// to stop (UIView.animate(withDuration:…), what its completion is told).
@MainActor final class RunningAnimation {
  let ticket = PutOffTicket()
  private var completion: ((Bool) -> Void)?

  init(_ changes: [AnimationSpan.Change], _ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    for change in changes where change.view.look?.animations.last !== self {
      change.view.madeLook.animations.append(self)
    }
  }

  var isOver: Bool { completion == nil }

  func end(_ isFinished: Bool) {
    guard let completion else { return }
    self.completion = nil
    ticket.isCancelled = true
    completion(isFinished)
  }
}

extension UIView {
  /// Stops what animates the view; its completions follow when the input goes on.
  func stopAnimations() {
    guard let running = look?.animations, !running.isEmpty else { return }
    look?.animations = []
    for animation in running where !animation.isOver { ownScene.later { animation.end(false) } }
  }
}

extension RunningApp {
  /// Runs what belongs to a transition of the app's own.
  func transitioning(_ body: () -> Void) {
    let outer = isTransitioning
    isTransitioning = true
    body()
    isTransitioning = outer
  }
}
