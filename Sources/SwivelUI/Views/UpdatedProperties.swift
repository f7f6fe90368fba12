// What a view or a controller shows, brought up to date before it is laid out (era 26): UIKit's documentation of `updateProperties()`.
import DeviceCatalog

extension UIView {
  final func plainSetNeedsUpdateProperties() {
    needsProperties = true
    markWork()
  }

  final func plainUpdatePropertiesIfNeeded() {
    let scene = ownScene
    scene.run { updateDueProperties(in: scene) }
  }

  /// The controller's first, as in layout. Eras before 26 know neither.
  func updateDueProperties(in scene: AppScene) {
    guard needsProperties else { return }
    needsProperties = false
    guard scene.era >= Era(26) else { return }
    asCurrent(in: scene) {
      observing(.properties, in: scene) {
        controller?.updateProperties()
        updateProperties()
      }
    }
  }
}
