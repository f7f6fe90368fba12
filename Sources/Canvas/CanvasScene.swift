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
  private let drawnContents: [String: DrawnContent]

  /// A document on its own device, or on another document's.
  package init(_ document: InterfaceDocument, as model: InterfaceDocument? = nil) {
    self.document = document
    self.model = model
    drawnContents = model == nil ? [:] : Self.drawnContents(document)
    let model = model ?? document
    tools = model.toolsVersion == Self.sentinel ? Self.sentinelMeans : model.toolsVersion
    device =
      model.deviceID == nil && tools >= CanvasInsets.xcode8 && !model.isForPad
      ? .first : CanvasDevice.named(model.deviceID).device
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
    canvas.hidesBuild = model.toolsVersion == Self.sentinel
    canvas.saysTextSize = model.saysTextSize
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

  /// The name of the canvas's device, where nobody here knows it and the most frequent one stands in.
  var unknownDevice: String? {
    let id = (model ?? document).deviceID
    return CanvasDevice.named(id).isKnown ? nil : id
  }

  /// The classes variations are chosen by (R14); the square canvas has none.
  package var environment: NibSettings.Environment {
    guard device != .any else { return NibSettings.Environment(width: nil, height: nil) }
    let traits = process.sizeClasses
    return NibSettings.Environment(
      width: traits.horizontal, height: traits.vertical, idiom: device.idiom == .pad ? .pad : .phone)
  }

  /// A view at the top of something: of a controller, of a xib, or by itself beside a controller in its scene.
  package struct Root {
    package var controller: Element?
    package var view: Element
    /// The scene's identifier; the view's own in a xib.
    package var scene: String
  }

  /// All of them, in file order.
  package var roots: [Root] {
    guard document.isStoryboard else {
      return document.xibViews.map { view in
        let controller = view.parent.flatMap { $0.name.isController ? $0 : nil }
        return Root(controller: controller, view: view, scene: controller?.id ?? view.id)
      }
    }
    return document.scenes.flatMap { scene in
      scene.contents(.objects).flatMap { object -> [Root] in
        let id = scene[.sceneID] ?? object.id
        if object.name.isView { return [Root(controller: nil, view: object, scene: id)] }
        guard object.name.isController else { return [] }
        return object.children.filter { $0.name.isView && $0.has(.key, "view") }.prefix(1).map {
          Root(controller: object, view: $0, scene: id)
        }
      }
    }
  }

  /// Lays out every root view at its stored size; one of which none is stored is as large as the device.
  package func layout(
    intrinsic: NibSettings.Intrinsic, growth: Double = 0, scene: String? = nil
  ) -> [CanvasScene] {
    process.run {
      roots.compactMap { root in
        guard scene == nil || scene == root.scene || scene == root.controller?.id || scene == root.view.id else {
          return nil
        }
        var settings = NibSettings(environment: environment, canvas: intrinsic, growth: growth)
        settings.drawnContents = drawnContents
        let builder = NibBuilder(document, settings: settings)
        let drawn = model?.element(root.view.id) ?? root.view
        let stored = insets.place(
          ofRoot: NibBuilder.rect(drawn) ?? CGRect(origin: .zero, size: insets.screen),
          of: root.controller.map { model?.element($0.id) ?? $0 })
        let view = builder.makeRoot(root.view, insets: safeArea(of: root, drawn: drawn, stored), of: root.controller)
        if view.frame != stored { view.frame = stored }
        if let model { builder.takeGivenFrames(from: model) }
        view.layoutIfNeeded()
        return CanvasScene(
          id: root.scene, controller: root.controller, root: view, builder: builder, process: process)
      }
    }
  }

  /// What bars and the device take of a root; nil for a view beside a controller, which nothing says the place of.
  private func safeArea(of root: Root, drawn: Element, _ frame: CGRect) -> UIEdgeInsets? {
    if let controller = root.controller {
      return insets.insets(controller: model?.element(controller.id) ?? controller, root: frame)
    }
    return document.isStoryboard ? nil : insets.insets(view: drawn, root: frame)
  }

  /// By so many points contents are made larger to see which views they decide.
  private static let growth = 3.0

  /// What the contents are on the document's own device, where this one is another document's.
  @MainActor private static func drawnContents(_ document: InterfaceDocument) -> [String: DrawnContent] {
    let own = CanvasDocument(document)
    let scenes = own.layout(intrinsic: .stored)
    let grown = own.layout(intrinsic: .stored, growth: growth)
    return own.run {
      zip(scenes, grown).reduce(into: [:]) { contents, pair in
        contents.merge(pair.0.builder.drawnContents(besides: pair.1.builder)) { first, _ in first }
      }
    }
  }

  /// Runs `body` where the document's views live.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try process.run(body) }
}
