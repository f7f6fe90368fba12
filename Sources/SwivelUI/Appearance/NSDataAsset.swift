// Files in an asset catalogue that are neither pictures nor colours.

/// A file of a catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// What it is called there.
  public let name: String
  /// Its bytes.
  public let data: Data
  /// Its kind. Here always the one of any bytes.
  public let typeIdentifier = "public.data"
  /// By its name; nil where the app's catalogues have none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// The same; all of an app's catalogues are one here.
  public init?(name: String, bundle: Bundle) {
    guard let found = MainActor.assumeIsolated({ AssetCatalog.current?.data(name) }) else { return nil }
    (self.name, data) = (name, Data(found))
    super.init()
  }
}
