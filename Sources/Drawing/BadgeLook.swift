// How what a tab's badge says is drawn: the item's own attributes, else those of the bar's look.
import Picture
import SwivelUI

struct BadgeLook {
  let font: UIFont
  let color: PictureColor
  /// How far the badge is moved.
  let shift: UIOffset
  /// How far what it says is moved in it.
  let textShift: UIOffset

  @MainActor init(_ item: UITabBarItem?, _ state: UITabBarItemStateAppearance?) {
    let said = (state?.badgeTextAttributes ?? [:]).merging(item?.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    font = said[.font] as? UIFont ?? .systemFont(ofSize: 13)
    color = (said[.foregroundColor] as? UIColor).map(PictureColor.init) ?? .white
    shift = state?.badgePositionAdjustment ?? .zero
    textShift = state?.badgeTitlePositionAdjustment ?? .zero
  }
}
