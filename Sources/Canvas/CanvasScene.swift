// A scene laid out as Interface Builder draws it: real views under the canvas's rules.
import DeviceCatalog
import InterfaceBuilder
import Orientation
import SwivelUI

/// One root view of a document after layout.
@MainActor package struct CanvasScene {
  /// The identifier of the scene; of the view itself in a xib.
  package var id: String
  /// The controller; nil in a xib.
  package var controller: Element?
  package var root: UIView
  package var builder: NibBuilder
  package var process: AppScene
  /// What is around the scene on a device; nil on the canvas and in a xib.
  package var scene: StoryboardScene?

  /// Every view with its frame after layout, in document order.
  package var frames: [(element: Element, view: UIView, frame: CGRect)] {
    builder.views.map { ($0.element, $0.view, $0.view.frame) }
  }
}

/// A document on the canvas.
@MainActor package struct CanvasDocument {
  package let document: InterfaceDocument
  package let device: CanvasDevice
  package let tools: Int
  let insets: CanvasInsets
  private let process: AppScene

  /// What builds later than all known hide behind (rule before R1).
  private static let sentinel = 32700
  private static let sentinelMeans = 22000

  /// Another document with the same views, whose device, version and root sizes are taken.
  private let model: InterfaceDocument?

  /// A document on its own device, or on another document's.
  package init(_ document: InterfaceDocument, as model: InterfaceDocument? = nil) {
    self.document = document
    self.model = model
    let model = model ?? document
    device = CanvasDevice.named(model.deviceID).device
    tools = model.toolsVersion == Self.sentinel ? Self.sentinelMeans : model.toolsVersion
    insets = CanvasInsets(model, device: device, tools: tools)
    let context = DeviceContext(profile: device.profile, era: Self.era(tools))
    let bundle = AppBundle(name: "Interface Builder", infoDictionary: InfoDictionary()) { NoDelegate() }
    let size = insets.screen
    process = AppScene(
      device: context, bundle: bundle, id: 1, sceneFrame: CGRect(origin: .zero, size: size),
      interfaceOrientation: model.isLandscape ? .landscapeRight : .portrait
    ) { _ in CGRect(origin: .zero, size: size) }
    var canvas = CanvasProfile(
      tools: tools, usesSafeAreas: document.usesSafeAreas, isXib: !document.isStoryboard,
      screenWidth: insets.screen.width)
    canvas.toolbarHeight = device.isRounded ? 49 : 44
    process.canvas = canvas
  }

  private final class NoDelegate: UIApplicationDelegate {}

  /// The system a build of Xcode came with.
  static func era(_ tools: Int) -> Era {
    let steps: [(Int, Int)] = [
      (9000, 8), (11000, 9), (13000, 10), (14000, 11), (14800, 12), (16097, 13), (19000, 14), (20100, 15), (21500, 16),
      (22500, 17), (24000, 18),
    ]
    return Era(steps.first { tools < $0.0 }?.1 ?? 26)
  }

  /// The classes variations are chosen by (R14); the square canvas has none.
  package var environment: NibSettings.Environment {
    guard (model ?? document).deviceID != nil else { return NibSettings.Environment(width: nil, height: nil) }
    let traits = process.sizeClasses
    return NibSettings.Environment(
      width: traits.horizontal, height: traits.vertical, idiom: device.idiom == .pad ? .pad : .phone)
  }

  /// The elements with root views: controllers of storyboards, views of xibs.
  package var roots: [(controller: Element?, view: Element)] {
    guard document.isStoryboard else { return document.topLevelViews.map { (nil, $0) } }
    return document.controllers.compactMap { controller in
      controller.children.first { $0.name.isView && $0.has(.key, "view") }.map { (controller, $0) }
    }
  }

  /// Lays out every root view at its stored size.
  package func layout(
    intrinsic: NibSettings.Intrinsic, growth: Double = 0, scene: String? = nil
  ) -> [CanvasScene] {
    process.run {
      roots.compactMap { root in
        let id = root.controller?.parent?.parent?[.sceneID] ?? root.view.id
        guard scene == nil || scene == id || scene == root.controller?.id else { return nil }
        let settings = NibSettings(environment: environment, canvas: intrinsic, growth: growth)
        let builder = NibBuilder(document, settings: settings)
        let stored = model?.element(root.view.id).flatMap(NibBuilder.rect) ?? NibBuilder.rect(root.view) ?? .zero
        let insets = root.controller.map { self.insets.insets(controller: $0, root: stored) }
        let view = builder.makeRoot(
          root.view, insets: insets ?? self.insets.insets(view: root.view), of: root.controller)
        if view.frame != stored { view.frame = stored }
        if let model { builder.takeGivenFrames(from: model) }
        view.layoutIfNeeded()
        return CanvasScene(
          id: id, controller: root.controller, root: view, builder: builder, process: process)
      }
    }
  }

  /// Runs `body` where the document's views live.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try process.run(body) }
}
