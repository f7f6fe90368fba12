// Pictures and colours of asset catalogues by the symbols Xcode writes for them, such as `UIImage(resource: .logo)`.

/// A picture of a catalogue.
public struct ImageResource: Hashable, Sendable {
  /// What it is called there.
  package let name: String
  /// By its name; all of an app's catalogues are one here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of a catalogue.
public struct ColorResource: Hashable, Sendable {
  /// What it is called there.
  package let name: String
  /// By its name; all of an app's catalogues are one here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// The picture of a symbol; one without a size where the catalogue no longer has it.
  public convenience init(resource: ImageResource) {
    let found = MainActor.assumeIsolated { AssetCatalog.current?.image(resource.name) }
    self.init(size: found?.size ?? .zero, scale: found?.scale ?? 1, name: resource.name, file: found?.file)
  }
}

extension UIColor {
  /// The colour of a symbol in each environment; clear where the catalogue no longer has it.
  public convenience init(resource: ColorResource) {
    self.init { traits in
      let entry = MainActor.assumeIsolated { AssetCatalog.current?.color(resource.name) }
      guard let entry else { return .clear }
      return traits.userInterfaceStyle == .dark ? entry.dark ?? entry.light : entry.light
    }
  }
}
