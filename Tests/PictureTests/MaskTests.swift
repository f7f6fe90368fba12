// Masks: what is seen of a group is as opaque as what masks it, in both kinds of files and in what is read from pictures.
import Foundation
import Picture
import Testing

@Suite struct MaskTests {
  private func box(_ rect: CGRect, _ color: PictureColor) -> PictureNode {
    PictureNode(.shape(PictureShape(.rect(rect), fill: .color(color))))
  }
  private func masked(by mask: [PictureNode]?, opacity: Double = 1) -> Picture {
    let red = box(CGRect(x: 0, y: 0, width: 4, height: 2), PictureColor(red: 1, green: 0, blue: 0))
    return Picture(
      size: CGSize(width: 4, height: 2), title: "",
      nodes: [PictureNode(.group(PictureGroup([red], opacity: opacity, mask: mask)))])
  }

  /// The left half is masked by what is opaque, the next quarter by what is half so, and the last by nothing: 255, 128 and 0 of alpha.
  /// What colour a mask has does not matter.
  @Test(arguments: [(1.0, [255, 255, 128, 0]), (0.5, [128, 128, 64, 0])])
  func aMaskLeavesAsMuchAsItIsOpaque(opacity: Double, alphas: [Int]) throws {
    let mask = [
      box(CGRect(x: 0, y: 0, width: 2, height: 2), PictureColor(red: 0, green: 0.3, blue: 1)),
      box(CGRect(x: 2, y: 0, width: 1, height: 2), PictureColor(white: 1, alpha: 0.5)),
    ]
    let image = try masked(by: mask, opacity: opacity).pixels(scale: 1, fonts: .none)
    for (x, alpha) in alphas.enumerated() {
      let pixel = Array(image.pixels[(x * 4)..<(x * 4 + 4)])
      #expect(abs(Int(pixel[3]) - alpha) <= 1, "\(x): \(pixel)")
      if alpha > 0 { #expect(pixel[0] >= 253 && pixel[1] == 0 && pixel[2] == 0, "\(x): \(pixel)") }
    }
  }

  /// An empty mask hides all; no mask hides nothing.
  @Test func anEmptyMaskHidesAll() throws {
    let none = try masked(by: []).pixels(scale: 1, fonts: .none)
    #expect(none.pixels.allSatisfy { $0 == 0 })
    let all = try masked(by: nil).pixels(scale: 1, fonts: .none)
    #expect(stride(from: 3, to: all.pixels.count, by: 4).allSatisfy { all.pixels[$0] == 255 })
  }

  /// SVG 2, `mask-type`: by alpha; without it a mask counts by its brightness.
  @Test func anSVGHasTheMaskByItsAlpha() throws {
    let mask = box(CGRect(x: 0, y: 0, width: 2, height: 2), .black)
    let text = try String(decoding: masked(by: [mask]).svg().utf8, as: UTF8.self)
    #expect(text.contains("<mask id=\"~m1\" mask-type=\"alpha\">"))
    #expect(text.contains("<g mask=\"url(#~m1)\">"))
    #expect(try !masked(by: nil).svg().contains("mask"))
  }

  /// Between its two colours a gradient is mixed, and beyond its ends there is that of the end.
  @Test(arguments: [(-1.0, 0), (0, 0), (0.25, 64), (0.5, 128), (1, 255), (7, 255)])
  func coloursOnTheWay(place: Double, white: Int) {
    let gradient = PictureGradient(
      [.init(0, .black), .init(1, .white)], from: .zero, to: CGPoint(x: 1, y: 0))
    #expect(abs(Int(gradient.color(at: place).red) - white) <= 1)
    #expect(PictureGradient([], from: .zero, to: .zero).color(at: place) == .clear)
  }
}
