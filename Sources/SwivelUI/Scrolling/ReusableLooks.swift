// How the views of a collection take what a layout says of them: what has not changed is not said again, so that what an app made of a
// view since stays.

extension UICollectionReusableView {
  /// What a layout says of a view, as far as views have it.
  struct Looks {
    let path: IndexPath
    let frame: CGRect
    let transform: CGAffineTransform
    let space: CATransform3D?
    let alpha: CGFloat
    let isHidden: Bool

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      path = attributes.indexPath
      frame = attributes.frame
      transform = attributes.transform
      space = attributes.space
      alpha = attributes.alpha
      isHidden = attributes.isHidden
    }

    /// Whether both say the same.
    func looks(like other: Looks) -> Bool {
      let isTurnedAlike =
        switch (space, other.space) {
        case (nil, nil): transform == other.transform
        case (let one?, let other?): CATransform3DEqualToTransform(one, other)
        case _: false
        }
      return isTurnedAlike && path == other.path && frame == other.frame && alpha == other.alpha
        && isHidden == other.isHidden
    }
  }

  /// A view that was used is handed out again: it looks as what it will be, whatever was made of it before. What its data source sets now
  /// stays.
  final func begin(_ looks: Looks?) {
    given = looks
    (alpha, isHidden) = (looks?.alpha ?? 1, looks?.isHidden ?? false)
    turn(looks)
  }

  /// Takes the place and the looks of attributes, in a view that begins at a point of the content. Looks that were given before are not
  /// given again: "the collection view does not apply layout attributes if those attributes have not changed"
  /// (UICollectionViewLayoutAttributes); a badge its data source has hidden stays hidden, a card that is made smaller stays so.
  final func take(
    _ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint = .zero, mirroredIn width: CGFloat? = nil
  ) {
    var place = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if let width { place.origin.x = width - place.maxX }
    let looks = Looks(attributes)
    let isSame = given?.looks(like: looks) ?? isPlain(looks)
    if isSame, transform == .identity {
      if frame != place { frame = place }
    } else if !isSame || taken != place {
      let own = transform3D
      transform = .identity
      if frame != place { frame = place }
      if isSame { transform3D = own } else { turn(looks) }
    }
    if !isSame { (alpha, isHidden) = (looks.alpha, looks.isHidden) }
    (given, taken) = (looks, place)
    apply(attributes)
  }

  /// What a new view has of its own accord.
  private func isPlain(_ looks: Looks) -> Bool {
    looks.alpha == 1 && !looks.isHidden && looks.transform == .identity && looks.space == nil
  }

  private func turn(_ looks: Looks?) {
    if let space = looks?.space { layer.transform = space } else { transform = looks?.transform ?? .identity }
  }
}
