// Which of many screens the others lie between: a scene in which nothing is wrong on those is not looked at on all.
import Canvas
import DeviceCatalog
import SwivelUI

/// The choice of the outermost screens.
enum Outermost {
  /// Windows in which the same size classes hold, on the same kind of device, held the same way.
  private struct Kind: Hashable {
    var width: UIUserInterfaceSizeClass
    var height: UIUserInterfaceSizeClass
    var idiom: DeviceIdiom
    var isLandscape: Bool
  }

  /// What makes a screen outermost among its kind: its size, and what is taken at each edge.
  private static func measures(_ place: DeviceLayout.Traits.Place) -> [Double] {
    [Double(place.size.width), Double(place.size.height), place.top, place.left, place.bottom, place.right]
  }

  /// The places of those that have the least or the most of something, the first of several, and of the first of all;
  /// every one where views are as large as they were drawn.
  static func screens(_ traits: [DeviceLayout.Traits]) -> Set<Int> {
    var chosen: Set<Int> = traits.isEmpty ? [] : [0]
    var kinds: [Kind: [(Int, DeviceLayout.Traits.Place)]] = [:]
    for (index, one) in traits.enumerated() {
      guard let place = one.place else {
        chosen.insert(index)
        continue
      }
      let kind = Kind(width: one.width, height: one.height, idiom: one.idiom, isLandscape: place.isLandscape)
      kinds[kind, default: []].append((index, place))
    }
    for members in kinds.values {
      var ends: [(least: (Double, Int), most: (Double, Int))] = []
      for (index, place) in members {
        for (position, value) in measures(place).enumerated() {
          if position == ends.count { ends.append(((value, index), (value, index))) }
          if value < ends[position].least.0 { ends[position].least = (value, index) }
          if value > ends[position].most.0 { ends[position].most = (value, index) }
        }
      }
      for end in ends { chosen.formUnion([end.least.1, end.most.1]) }
    }
    return chosen
  }
}
