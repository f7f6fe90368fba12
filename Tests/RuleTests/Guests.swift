// What the rules are tested with: controllers that write down what they see at each call.
import Orientation
import SwivelUI

/// What a watcher wrote down; a controller itself can only be made while a device runs.
@MainActor final class Notebook {
  /// `call width×height orientation classes`, in order; of the size classes 1 is compact and 2 regular.
  var notes: [String] = []

  func forget() { notes = [] }
}

/// Writes down size, interface orientation and width class at each call that says something about geometry.
final class Watcher: UIViewController {
  private let book: Notebook
  private let mask: UIInterfaceOrientationMask?

  init(_ book: Notebook, mask: UIInterfaceOrientationMask? = nil) {
    self.book = book
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    let size = view.bounds.size
    book.notes.append(
      "\(call) \(Int(size.width))×\(Int(size.height)) \(UIApplication.shared.statusBarOrientation) "
        + "\(traitCollection.horizontalSizeClass.rawValue)\(traitCollection.verticalSizeClass.rawValue)")
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }

  override func viewDidLoad() { book.notes.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traitCollectionDidChange") }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note("viewWillTransition to \(Int(size.width))×\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("alongside") },
      completion: { [weak self] _ in self?.note("completion") })
  }
}

/// Hears what a navigation controller shows.
final class StackListener: UINavigationControllerDelegate {}

extension [String] {
  /// The first word of each.
  var calls: [String] { map { $0.split(separator: " ").first.map(String.init) ?? "" } }

  func only(_ words: String...) -> [String] { filter { note in words.contains { note.hasPrefix($0 + " ") } } }
}
