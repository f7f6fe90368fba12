// The way from one scene to another, and performing it.
import InterfaceBuilder

/// A transition between two controllers of a storyboard. A subclass of the app's makes its own in `perform()`, or calls
/// `super.perform()` for what the document's kind of segue does.
@preconcurrency @MainActor open class UIStoryboardSegue {
  /// The segue's name in the document.
  public let identifier: String?
  /// Where it starts.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  /// What the base class does.
  var handler: (@MainActor () -> Void)?

  /// Creates a segue; `perform()` does nothing without a handler or an override.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that does what `performHandler` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Makes whatever class a document means.
  public required convenience init(_ document: DocumentSegue) {
    self.init(identifier: document.identifier, source: document.source, destination: document.destination)
  }

  /// Makes the transition.
  open func perform() { handler?() }
}

/// What only documents create segues from.
public struct DocumentSegue {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController
}

extension UIViewController {
  func performNamedSegue(_ identifier: String, sender: Any?) {
    let segues = nib.map { NibSegue.all(of: $0.element) } ?? []
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      ownScene.raise(
        "NSInvalidArgumentException", "Receiver (\(subject)) has no segue with identifier '\(identifier)'", by: subject)
      return
    }
    perform(segue, sender: sender, asking: false)
  }

  /// Performs a segue of this controller's scene. What a user triggers asks first whether it shall be performed.
  func perform(_ segue: NibSegue, sender: Any?, asking: Bool = true) {
    let scene = ownScene
    scene.run { perform(segue, sender: sender, asking: asking, in: scene) }
  }

  private func perform(_ segue: NibSegue, sender: Any?, asking: Bool, in scene: AppScene) {
    if asking, let identifier = segue.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      scene.record(subject, "segue \(identifier) is not to be performed")
      return
    }
    if segue.kind == .unwind { return unwind(segue, sender: sender) }
    guard let destination = makeDestination(of: segue, sender: sender) else {
      scene.record(subject, "warning: segue \(segue.id) leads to nothing here")
      return
    }
    if let style = NibFile.presentationStyle(segue.element[.modalPresentationStyle]) {
      destination.modalPresentationStyle = style
    }
    if segue.kind == .popover {
      destination.modalPresentationStyle = .popover
      pointPopover(of: destination, segue, sender: sender)
    }
    let transition = transition(segue, to: destination) { [unowned self] in go(to: destination, segue) }
    scene.record(subject, "prepare(for: \(segue.name))")
    prepare(for: transition, sender: sender)
    transition.perform()
  }

  /// The controller a segue leads to, by the scene's segue action if it has one.
  func makeDestination(of segue: NibSegue, sender: Any?) -> UIViewController? {
    guard let file = nib?.file, let element = file.document?.element(segue.destination) else { return nil }
    guard let selector = segue.element[.destinationCreationSelector].map({ Selector($0) }) else {
      return file.makeController(element)
    }
    let action = NamedProperties.all(of: self, (any AnySegueAction).self).first {
      selector.means($0.wrapper.name ?? String($0.name))
    }?.wrapper
    if action == nil {
      AppScene.current.record(
        subject, "warning: no @SegueAction \(selector) to make what segue \(segue.name) leads to")
    }
    return file.makeController(element) { action?.make(by: self, $0, sender, segue.identifier) }
  }

  /// The segue's object: of the class the document names, or the usual one.
  func transition(
    _ segue: NibSegue, to destination: UIViewController, _ handler: @escaping @MainActor () -> Void
  ) -> UIStoryboardSegue {
    let parts = DocumentSegue(identifier: segue.identifier, source: self, destination: destination)
    if let name = segue.element[.customClass] {
      let found: AnyClass? = ClassFinder.find(name, module: segue.element[.customModule])
      if let type = found as? UIStoryboardSegue.Type {
        let made = type.init(parts)
        if segue.kind != .custom { made.handler = handler }
        return made
      }
      nib?.file.report(
        segue.element, "no segue class \(name) here; \(segue.kind == .custom ? "it is shown" : "its kind stands in")")
    }
    let made = UIStoryboardSegue(parts)
    made.handler = handler
    return made
  }

  private func go(to destination: UIViewController, _ segue: NibSegue) {
    switch segue.kind {
    case .show, .custom: show(destination, sender: self)
    case .showDetail: showDetailViewController(destination, sender: self)
    case .present, .popover: present(destination, animated: segue.isAnimated)
    case .relationship, .embed, .unwind: break
    }
  }

  /// What the popover points at: the anchor of the document, else what was tapped.
  private func pointPopover(of destination: UIViewController, _ segue: NibSegue, sender: Any?) {
    guard let popover = destination.popoverPresentationController else { return }
    let objects = nibLoading?.builder.objects
    if let id = segue.element[.popoverAnchorBarButtonItem], let item = objects?[id] as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let id = segue.element[.popoverAnchorView], let anchor = objects?[id] as? UIView {
      popover.sourceView = anchor
    } else if let item = sender as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.sourceView = (sender as? UIView) ?? (sender as? UIGestureRecognizer)?.view ?? viewIfLoaded
    }
  }
}
