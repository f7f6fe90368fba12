// Screens of three public layout libraries, exact before, during and after a turn. Frames by arithmetic.
import SwivelTesting
import Testing
import UIKit

@testable import Measures

/// A device's sizes, upright and on its side, as points of the window and of its safe area's insets.
struct Place: Sendable, CustomTestStringConvertible {
  var model: TestModel
  var version: String
  var upright: (size: CGSize, insets: UIEdgeInsets)
  var aside: (size: CGSize, insets: UIEdgeInsets)

  var testDescription: String { "\(model) iOS \(version)" }

  static let all = [
    // A status bar of 20 points upright, none on its side.
    Place(
      model: "iphone-8", version: "15",
      upright: (CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      aside: (CGSize(width: 667, height: 375), .zero)),
    // A status bar of 24 points and a home indicator of 20 in both.
    Place(
      model: "ipad-pro-11-1", version: "15",
      upright: (CGSize(width: 834, height: 1194), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      aside: (CGSize(width: 1194, height: 834), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
  ]
}

enum Library: String, CaseIterable { case snapKit, stevia, tinyConstraints }

@MainActor @Suite(.serialized) struct FrameTests {
  /// Header, first and second panel in a window of this size: 16 from the sides, 8 between, 16 above the bottom.
  private func expected(_ size: CGSize, _ insets: UIEdgeInsets) -> [CGRect] {
    let wide = size.width - 32
    let top = insets.top + 8
    let below = top + 44 + 8
    let panel = CGSize(width: (wide - 8) / 2, height: size.height - insets.bottom - 16 - below)
    return [
      CGRect(x: 16, y: top, width: wide, height: 44), CGRect(origin: CGPoint(x: 16, y: below), size: panel),
      CGRect(origin: CGPoint(x: 16 + panel.width + 8, y: below), size: panel),
    ]
  }

  private func screen(_ library: Library) -> PanelsController {
    switch library {
    case .snapKit: SnapKitController()
    case .stevia: SteviaController()
    case .tinyConstraints: TinyConstraintsController()
    }
  }

  @Test(arguments: Library.allCases, Place.all)
  func framesAreExact(library: Library, place: Place) throws {
    AppDelegate.screen = { screen(library) }
    let device = try TestDevice(place.model, iOS: place.version, AdoptedApp.app)
    func look<Result>(_ body: @MainActor (PanelsController) -> Result) throws -> Result {
      try #require(device.window.inspect { ($0.rootViewController as? PanelsController).map(body) } ?? nil)
    }
    let upright = expected(place.upright.size, place.upright.insets)
    let aside = expected(place.aside.size, place.aside.insets)
    #expect(try look(\.frames) == upright)
    device.rotate(.landscapeLeft)
    #expect(try look(\.announced) == upright)
    #expect(try look(\.animated) == aside)
    #expect(try look(\.completed) == aside)
    #expect(try look(\.frames) == aside)
    device.rotate(.portrait)
    #expect(try look(\.announced) == aside)
    #expect(try look(\.animated) == upright)
    #expect(try look(\.frames) == upright)
  }
}
