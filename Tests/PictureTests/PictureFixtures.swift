// Small pictures the tables draw.
import Foundation
import Picture

/// A rectangle by its four numbers.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A filled rectangle.
func filled(_ rect: CGRect, _ color: PictureColor, name: String = "") -> PictureNode {
  PictureNode(.shape(PictureShape(.rect(rect), fill: .color(color))), name: name)
}

/// A line of text whose characters are ten points wide each.
func words(_ text: String, x: Double = 0, y: Double = 20, color: PictureColor = .black, name: String = "")
  -> PictureNode
{
  PictureNode(
    .text(
      PictureText(
        text, x: x, y: y, ends: text.indices.enumerated().map { Double($0.offset + 1) * 10 }, size: 16, color: color)),
    name: name)
}

let red = PictureColor(red: 1, green: 0, blue: 0)
let blue = PictureColor(red: 0, green: 0, blue: 1)
let green = PictureColor(red: 0, green: 1, blue: 0)

func picture(_ width: Double, _ height: Double, _ nodes: [PictureNode]) -> Picture {
  Picture(size: CGSize(width: width, height: height), title: "test", nodes: nodes)
}
