// Where a controller's view comes from when the app did not make it: the xib that is named, or named as the class.
import DeviceCatalog

extension UIViewController {
  /// Loads the view if it is not.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    let process = AppProcess.current
    process.record(subject, "loadView")
    loadView()
    precondition(isViewLoaded, "\(facts.name).loadView must set the view")
    if process.era >= Era(13) { toldTraits = traitCollection }
    process.record(subject, "viewDidLoad")
    viewDidLoad()
  }

  /// Takes the view from the xib that was named; or from one named as the class, without its `Controller` first, as
  /// documented of `nibName`. False if there is none.
  func loadViewFromXib() -> Bool {
    let files = AppProcess.current.bundle.interfaceFiles
    guard nibName != nil || !files.isEmpty else { return false }
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []
    guard let name = nibName ?? (short + [className]).first(where: { files["\($0).xib"] != nil }) else { return false }
    let objects = UINib(nibName: name).instantiate(withOwner: self)
    if !isViewLoaded, let view = objects.first as? UIView { self.view = view }
    return isViewLoaded
  }
}
