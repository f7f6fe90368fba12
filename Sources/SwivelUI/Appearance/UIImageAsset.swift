// Pictures that belong together, one for each environment, and what a picture says of its own.

/// The pictures of one name.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []
  /// Nothing yet.
  public override init() { super.init() }

  /// Adds the picture for an environment, in the place of one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
    variants.append((traitCollection, image))
    image.asset = self
  }
  /// Adds the picture for a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Takes the picture for an environment away.
  open func unregister(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }
  /// The picture that fits an environment: of those that say nothing against it, the one that says most; else the first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.enumerated().filter { traitCollection.containsTraits(in: $0.element.traits) }
    func words(_ traits: UITraitCollection) -> Int { traits.changedTraits(from: nil).count }
    let best = fitting.max { (words($0.element.traits), -$0.offset) < (words($1.element.traits), -$1.offset) }
    return best?.element.image ?? variants.first?.image ?? UIImage()
  }
  /// The picture that fits a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UIImage {
  /// The pictures it is one of: its own where nobody registered it.
  public var imageAsset: UIImageAsset? {
    if let asset { return asset }
    let own = UIImageAsset()
    own.register(self, with: UITraitCollection())
    return own
  }
  /// What it was made with.
  public var configuration: Configuration? { given }
  /// What it was made with, of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { given as? SymbolConfiguration }
  /// The environment it was made for.
  public var traitCollection: UITraitCollection { given?.traitCollection ?? .current }
}
