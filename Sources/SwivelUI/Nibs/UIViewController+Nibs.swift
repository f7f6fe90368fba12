// Where a controller's view comes from: its scene of a storyboard, or a xib.

extension UIViewController {
  var plainStoryboard: UIStoryboard? { nib.map { UIStoryboard($0.file) } }

  var plainNibName: String? {
    if nib != nil { return nil }
    if let givenNibName { return givenNibName }
    let files = AppScene.current.bundle.interfaceFiles
    guard !files.isEmpty else { return nil }
    let suffix = "Controller"
    let names =
      className.hasSuffix("ViewController") ? [String(className.dropLast(suffix.count)), className] : [className]
    return names.first { files["\($0).xib"] != nil }
  }

  /// Makes the view as the scene or the xib has it; false if there is neither.
  func loadNib() -> Bool {
    if let nib {
      guard nib.rootView != nil else { return false }
      let loading = NibLoading(nib.file)
      nibLoading = loading
      loading.load(nib, into: self)
      return true
    }
    guard let nibName else { return false }
    let file = NibFile.named(nibName, extension: "xib")
    guard file.document != nil else { return false }
    let loading = NibLoading(file, owner: self)
    nibLoading = loading
    loading.load(ownedBy: self)
    return viewIfLoaded != nil
  }
}

extension Bundle {
  /// Makes the objects of the app's xib of this name, with the outlets of `owner` filled; nil, and a recorded exception,
  /// without such a file.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.exists ? nib.instantiate(withOwner: owner, options: options) : nil
  }
}
