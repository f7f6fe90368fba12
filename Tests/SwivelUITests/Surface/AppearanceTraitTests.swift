// Traits of contrast, level and weight; pictures by environment; wells of colour; and smaller members, by UIKit's documentation.
import DeviceCatalog
import DeviceFixtures
import Foundation
import SwivelUI
import Testing

private struct Brand: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

@MainActor @Suite struct AppearanceTraitTests {
  /// UITraitCollection's documentation: contrast, level and style change colours, as traits that say so do; sizes do not.
  @Test func whatChangesColours() throws {
    try onDevice(phone(running: 17), Era(17)) { window in
      let plain = UITraitCollection(userInterfaceStyle: .light)
      let changes: [((inout any UIMutableTraits) -> Void, Bool, UITrait)] = [
        ({ $0.accessibilityContrast = .high }, true, UITraitAccessibilityContrast.self),
        ({ $0.userInterfaceLevel = .elevated }, true, UITraitUserInterfaceLevel.self),
        ({ $0.userInterfaceStyle = .dark }, true, UITraitUserInterfaceStyle.self),
        ({ $0[Brand.self] = "night" }, true, Brand.self),
        ({ $0.legibilityWeight = .bold }, false, UITraitLegibilityWeight.self),
        ({ $0.horizontalSizeClass = .regular }, false, UITraitHorizontalSizeClass.self),
      ]
      for (change, isSeen, trait) in changes {
        let other = plain.modifyingTraits(change)
        #expect(other.hasDifferentColorAppearance(comparedTo: plain) == isSeen)
        #expect(other.changedTraits(from: plain).map { ObjectIdentifier($0) } == [ObjectIdentifier(trait)])
      }
      #expect(plain.accessibilityContrast == .unspecified && plain.userInterfaceLevel == .unspecified)
      #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
      let dynamic = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
      #expect(dynamic.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)) == .black)
      let view = UIView()
      window.addSubview(view)
      view.traitOverrides.userInterfaceLevel = .elevated
      #expect(view.traitCollection.userInterfaceLevel == .elevated)
    }
  }

  /// UIWindowScene.traitOverrides: for all windows of the scene, under the window's own.
  @Test func aScenesTraits() throws {
    try onDevice(phone(running: 17), Era(17)) { window in
      let scene = try #require(window.windowScene)
      scene.traitOverrides.userInterfaceStyle = .dark
      scene.traitOverrides.legibilityWeight = .bold
      window.traitOverrides.legibilityWeight = .regular
      let controller = try #require(window.rootViewController)
      controller.updateTraitsIfNeeded()
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      #expect(controller.traitCollection.legibilityWeight == .regular)
      scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      controller.updateTraitsIfNeeded()
      #expect(controller.traitCollection.userInterfaceStyle != .dark)
    }
  }

  /// UIImageAsset's documentation: the picture registered for the traits that fit best.
  @Test func picturesByEnvironment() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let asset = UIImageAsset()
      let (light, dark) = (UIImage(), UIImage())
      asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark && dark.imageAsset === asset)
      asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
      let symbol = try #require(UIImage(systemName: "star"))
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let bigger = symbol.withConfiguration(large)
      #expect(bigger.configuration === large && bigger.symbolConfiguration === large && bigger.isSymbolImage)
      #expect(bigger.size.width > symbol.size.width && bigger.withTintColor(.red).configuration === large)
      let file = UIImage(cgImage: try #require(bigger.cgImage))
      #expect(file.configuration == nil && file.withConfiguration(large).size == file.size)
      #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
    }
  }

  /// UIColorWell's documentation: a tap presents the picker; a choice is the colour, and is told as a change of value.
  @Test func wells() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      window.rootViewController?.view.addSubview(well)
      var told: [UIColor?] = []
      well.addAction(UIAction { [weak well] _ in told.append(well?.selectedColor) }, for: .valueChanged)
      well.title = "Ink"
      well.supportsAlpha = false
      well.selectedColor = .green
      #expect(told.isEmpty)
      well.sendActions(for: .touchUpInside)
      let picker = try #require(window.rootViewController?.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Ink" && !picker.supportsAlpha && picker.selectedColor == .green)
      picker.delegate?.colorPickerViewController(picker, didSelect: .red, continuously: false)
      #expect(told == [.red] && well.selectedColor == .red)
    }
  }

  /// CALayer.zPosition: layers with higher ones are in front; of equal ones, the later sublayer.
  @Test func layersInFrontAreHit() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let layers = (0..<3).map { _ in CALayer() }
      for layer in layers { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      for layer in layers.dropFirst() { layers[0].addSublayer(layer) }
      #expect(layers[0].hitTest(CGPoint(x: 5, y: 5)) === layers[2])
      layers[1].zPosition = 1
      #expect(layers[0].hitTest(CGPoint(x: 5, y: 5)) === layers[1])
    }
  }

  @Test func sidesOfConstraintsAreAnchors() throws {
    try onDevice(.iPhone8, Era(15)) { window in
      let view = UIView()
      window.addSubview(view)
      let constraint = view.leadingAnchor.constraint(equalTo: window.trailingAnchor, constant: 3)
      #expect(constraint.firstAnchor.name == "leading" && constraint.secondAnchor?.name == "trailing")
      #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    }
  }

  /// UITabBarDelegate: customizing is told before and after.
  @Test func customizingABarIsTold() throws {
    @MainActor final class Clerk: NSObject, UITabBarDelegate {
      var lines: [String] = []
      func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { lines.append("will begin") }
      func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { lines.append("did begin") }
      func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        lines.append("will end \(changed)")
      }
      func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        lines.append("did end \(changed)")
      }
    }
    try onDevice(.iPhone8, Era(15)) { _ in
      let (bar, clerk) = (UITabBar(), Clerk())
      bar.delegate = clerk
      bar.beginCustomizingItems([UITabBarItem(title: "a", image: nil, tag: 1)])
      #expect(bar.isCustomizing && !bar.endCustomizing(animated: false) && !bar.isCustomizing)
      #expect(clerk.lines == ["will begin", "did begin", "will end false", "did end false"])
    }
  }
}
