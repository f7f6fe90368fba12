// Layers seen through others: rings by their line, texts as windows, fading by a gradient, and colours that run around a middle.
import DeviceFixtures
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

@MainActor struct MaskedLayerTests {
  /// The colour of a place of the window, 2 pixels a point.
  private func color(_ picture: Picture, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try picture.pixels(scale: 1, fonts: .none)
    let first = (y * image.width + x) * 4
    return Array(image.pixels[first..<(first + 3)])
  }

  /// CALayer.mask: "the layer's alpha channel determines how much of the layer's content shows": of a shape without a fill that is its
  /// line alone, as far as `strokeEnd` goes.
  @Test func aRingIsSeenThroughItsLineAlone() throws {
    let picture = try drawn { root in
      root.backgroundColor = .white
      let blue = CALayer()
      blue.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      blue.backgroundColor = UIColor.blue.cgColor
      let ring = CAShapeLayer()
      ring.frame = blue.bounds
      ring.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
        ).cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.red.cgColor
      ring.lineWidth = 10
      ring.strokeEnd = 0.5
      blue.mask = ring
      root.layer.addSublayer(blue)
    }
    let (white, blue): ([UInt8], [UInt8]) = ([255, 255, 255], [0, 0, 255])
    #expect(try color(picture, 50, 50) == white)
    // From the top clockwise, half of it: the right is on the line, the left is not.
    #expect(try color(picture, 90, 50) == blue)
    #expect(try color(picture, 10, 50) == white)
    #expect(try color(picture, 98, 50) == white)
  }

  /// A path of two lines of 100 points, 20 apart: its shares are counted over both (CAShapeLayer, strokeEnd: "the relative
  /// location at which to stop stroking the path"), and of a line that is not drawn there is no dot either.
  @Test(
    arguments: [
      (0, 0.5, CGRect(x: 0, y: 0, width: 100, height: 0)), (0, 0.25, CGRect(x: 0, y: 0, width: 50, height: 0)),
      (0.5, 1, CGRect(x: 0, y: 20, width: 100, height: 0)), (0.75, 1, CGRect(x: 50, y: 20, width: 50, height: 0)),
      (0.25, 0.75, CGRect(x: 0, y: 0, width: 100, height: 20)),
    ] as [(Double, Double, CGRect)])
  func sharesOfSeveralLines(_ start: Double, _ end: Double, _ place: CGRect) throws {
    let parts = try drawn { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.accessibilityIdentifier = "bars"
      let lines = CAShapeLayer()
      let path = UIBezierPath()
      for y in [0.0, 20] as [CGFloat] {
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: 100, y: y))
      }
      lines.path = path.cgPath
      lines.fillColor = nil
      lines.strokeColor = UIColor.red.cgColor
      (lines.strokeStart, lines.strokeEnd) = (start, end)
      view.layer.addSublayer(lines)
      root.addSubview(view)
    }.parts(of: "bars")
    #expect(parts.map(\.place) == [place])
  }

  /// A gradient from clear to opaque lets more and more be seen.
  @Test func aGradientFadesWhatItMasks() throws {
    let picture = try drawn { root in
      root.backgroundColor = .white
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .black
      let fade = CAGradientLayer()
      fade.frame = view.bounds
      fade.startPoint = CGPoint(x: 0, y: 0.5)
      fade.endPoint = CGPoint(x: 1, y: 0.5)
      fade.colors = [UIColor.clear.cgColor, UIColor.white.cgColor]
      view.layer.mask = fade
      root.addSubview(view)
    }
    let shades = try [2, 25, 50, 75, 97].map { try Int(color(picture, $0, 50)[0]) }
    for (shade, expected) in zip(shades, [250, 191, 128, 64, 8]) { #expect(abs(shade - expected) <= 8, "\(shades)") }
  }

  /// A view that masks another shows it where its text is.
  @Test func aTextIsAWindow() throws {
    let picture = try drawn { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      view.backgroundColor = .red
      let label = UILabel(frame: view.bounds)
      label.text = "Through"
      view.mask = label
      root.addSubview(view)
    }
    func masks(_ node: PictureNode) -> [PictureNode] {
      guard case .group(let group) = node.content else { return [] }
      return (group.mask ?? []) + group.children.flatMap(masks)
    }
    func texts(_ node: PictureNode) -> [String] {
      switch node.content {
      case .text(let text): [text.string]
      case .group(let group): group.children.flatMap(texts)
      case .shape: []
      }
    }
    #expect(picture.nodes.flatMap(masks).flatMap(texts) == ["Through"])
  }

  /// A mask of which nothing is seen lets nothing be seen.
  @Test func anEmptyMaskHidesTheView() throws {
    let picture = try drawn { root in
      root.backgroundColor = .white
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .red
      view.mask = UIView(frame: view.bounds)
      root.addSubview(view)
    }
    #expect(try color(picture, 20, 20) == [255, 255, 255])
  }

  /// CAGradientLayerType.conic: colours run around the start point, clockwise from the direction of the end point.
  @Test func aConicGradientRunsAround() throws {
    let picture = try drawn { root in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      gradient.type = .conic
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 0.5, y: 0)
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      root.layer.addSublayer(gradient)
    }
    // Right, below and left of the middle: a quarter, a half and three quarters of the way.
    let shades = try [(90, 50), (50, 90), (10, 50)].map { try Int(color(picture, $0.0, $0.1)[0]) }
    for (shade, expected) in zip(shades, [64, 128, 191]) { #expect(abs(shade - expected) <= 4, "\(shades)") }
  }
}
