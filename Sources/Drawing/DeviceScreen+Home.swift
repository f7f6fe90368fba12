// The Home Screen: the apps there are, each with an icon, as all that is seen where no window is on the screen.
import Foundation
import Picture
import TextMetrics

extension DeviceScreen {
  /// An app's icon.
  struct Icon {
    /// What the app is called.
    var app: String
    /// The number at it; 0 for none.
    var badge: Int
  }

  /// The Home Screen with these apps. Places and colours are Swivel's: an icon is as large as an iPhone's (60 points, 76 on an iPad) and
  /// has the app's first letter.
  func home(_ icons: [Icon]) -> PictureNode {
    let side = profile.idiom == .pad ? 76.0 : 60.0
    let (columns, top, row) = (profile.idiom == .pad ? 6 : 4, 84.0, side + 44)
    let pitch = Double(size.width) / Double(columns)
    let ink = PictureColor(red: 0.16, green: 0.21, blue: 0.33)
    var nodes = [filled(.rect(bounds), ink)]
    for (index, icon) in icons.enumerated() {
      let middle = pitch * (Double(index % columns) + 0.5)
      let box = CGRect(
        x: middle - side / 2, y: top + row * Double(index / columns), width: side, height: side)
      nodes.append(filled(.box(box, radius: side * 0.225), PictureColor(red: 0.93, green: 0.94, blue: 0.96)))
      let letter = icon.app.prefix(1).uppercased()
      nodes.append(centred(letter, x: middle, y: Double(box.midY) + side * 0.18, size: side * 0.5, ink))
      nodes.append(centred(icon.app, x: middle, y: Double(box.maxY) + 16, size: 12, weight: 400, .white))
      guard icon.badge > 0 else { continue }
      let number = "\(icon.badge)"
      let wide = max(24, width(number, 15) + 14)
      let spot = CGRect(x: Double(box.maxX) + 8 - wide, y: Double(box.minY) - 8, width: wide, height: 24)
      nodes.append(filled(.box(spot, radius: 12), PictureColor(red: 1, green: 0.23, blue: 0.19)))
      nodes.append(centred(number, x: Double(spot.midX), y: Double(spot.midY) + 5.4, size: 15, .white))
    }
    return PictureNode(.group(PictureGroup(nodes)), name: "home-screen")
  }

  private func centred(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 600, _ ink: PictureColor
  ) -> PictureNode {
    line(text, x: x - width(text, size, weight: weight) / 2, y: y, size: size, weight: weight, ink)
  }
}
