// How long animations last, and what follows them: views, animators and layers share it.

/// The animation whose changes are being made.
@MainActor enum AnimationSpan {
  /// How long it lasts; nil outside of animations.
  private(set) static var duration: Double?

  /// Makes changes that belong to an animation.
  static func during(_ seconds: Double, _ changes: () -> Void) {
    let outer = duration
    duration = seconds
    changes()
    duration = outer
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

extension RunningApp {
  /// Runs what belongs to a transition of the app's own.
  func transitioning(_ body: () -> Void) {
    let outer = isTransitioning
    isTransitioning = true
    body()
    isTransitioning = outer
  }
}
