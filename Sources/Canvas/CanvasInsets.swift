// The safe area Interface Builder gives a root view: status bar, bars that are simulated or inferred, home indicator.
import InterfaceBuilder
import SwivelUI

/// Safe areas of the root views of one document (R2 to R5).
struct CanvasInsets {
  let document: InterfaceDocument
  let device: CanvasDevice
  let tools: Int
  private let flow: SceneFlow

  /// The builds with which rules changed.
  private enum Build {
    static let xcode10 = 14000
    static let tallPadBar = 14000
    static let xcode11 = 14800
    static let tallToolbar = 15000
    static let xcode15 = 21000
    static let homeButtonStatusBack = 21700
    static let tallCompactBar = 22154
    static let doubled = 23700
    static let xcode26 = 24000
  }

  static let xcode8 = 11000

  /// How far apart sizes may be that are the same.
  private static let tolerance = 0.75

  init(_ document: InterfaceDocument, device: CanvasDevice, tools: Int) {
    self.document = document
    self.device = device
    self.tools = tools
    flow = SceneFlow(document)
  }

  private var isLandscape: Bool { document.isLandscape && device.width != device.height }
  var screen: CGSize {
    isLandscape
      ? CGSize(width: device.height, height: device.width) : CGSize(width: device.width, height: device.height)
  }

  /// R3: what the device itself takes.
  private func base(_ element: Element, isFreeform: Bool) -> UIEdgeInsets {
    let isBare = hidesStatusBar || hasNoStatusBar(element) || isPanel(element)
    if isLandscape, device.idiom == .phone, !isFreeform {
      // On its side a phone shows no status bar (UIViewController.prefersStatusBarHidden: vertically compact): two views of a
      // document of an iPhone 8 Plus, build 14113, are 20 below the screen's top and 20 below the safe area's.
      guard device.isRounded else { return .zero }
      // Xcode 14 to 14.2 knew each phone's own, and turned it no way: two documents of an iPhone 13 on its side, build 21507, have
      // 47 at the top, 34 at the bottom and nothing at the sides.
      if keepsUprightArea { return UIEdgeInsets(top: statusBar, left: 0, bottom: device.bottom, right: 0) }
      // A camera takes the same wherever it is: 48 at the sides of an iPhone XR as well (seen in a document of build 22155).
      return UIEdgeInsets(top: 0, left: statusBar, bottom: 21, right: statusBar)
    }
    guard device.isRounded else {
      return UIEdgeInsets(top: isBare ? 0 : device.top, left: 0, bottom: 0, right: 0)
    }
    return UIEdgeInsets(top: statusBar, left: 0, bottom: device.bottom, right: 0)
  }

  /// Until Xcode 14 every phone with a camera in its screen had the status bar of the first one: 44 on an iPhone 13 Pro Max as
  /// well (seen in a document of build 19162), and since then its own: 47 on an iPhone 14 (build 21225).
  private var statusBar: CGFloat {
    guard device.idiom == .phone else { return device.top }
    if tools < Build.xcode15 { return min(device.top, Self.anyNotch) }
    return switch device.id {
    case "retina5_9": 50
    case "retina6_1": 48
    case _: device.top
    }
  }

  private static let anyNotch: CGFloat = 44

  private var keepsUprightArea: Bool { (Build.xcode15..<Build.homeButtonStatusBack).contains(tools) }

  /// Devices with a home button had no status bar in Xcode 11 to 14.2; a document of build 21701, Xcode 14.3, has it again.
  private var hidesStatusBar: Bool { (Build.xcode11..<Build.homeButtonStatusBack).contains(tools) }

  /// Until Xcode 8 the status bar could be taken away from a controller or a view.
  private func hasNoStatusBar(_ element: Element) -> Bool {
    tools < Self.xcode8 && element.child(key: "simulatedStatusBarMetrics")?.name == .nilValue
  }

  /// In Xcode 10 a view of a xib that has a size of its own, and until then every item of a collection, lay below no status
  /// bar of a device with a home button: three documents of builds 14113 and 14490 have what is tied to their safe area or
  /// margin at the very top. In Xcode 9 such a view lay below one: a picture tied to the safe area's top is at 20 (build
  /// 13771). The camera's 44 were there (builds 14490), and so were they around controllers of a freeform size.
  private func isPanel(_ element: Element) -> Bool {
    guard tools < Build.xcode11, element.parent?.name == .objects, !element.name.isController else { return false }
    return element.name == .collectionViewCell || element.name == .collectionReusableView
      || tools >= Build.xcode10 && isFreeform(element)
  }

  private var isCompactBar: Bool {
    isLandscape && device.idiom == .phone && device.width < Self.wide
  }

  /// Phones at least so wide are of regular width on their side (R14), and keep the bar of 44 there.
  private static let wide = 414.0

  private func navigationBar(isLarge: Bool, isPrompted: Bool) -> CGFloat {
    // Since iOS 12 bars of iPads are 50 high (R-MET-02): one with a large title has 102 in a document of build 16097.
    let isTall = device.idiom == .pad && tools >= Build.tallPadBar
    // A document of an iPhone 13 on its side says that its bar is 44 high since Xcode 15; up to 14.2 it was 32 (builds 19162, 21507).
    let isLow = isCompactBar && tools < Build.tallCompactBar
    let plain: CGFloat = tools >= Build.xcode26 ? 54 : isLow ? 32 : isTall ? 50 : 44
    return plain + (isLarge ? 52 : 0) + (isPrompted ? 30 : 0)
  }

  private static let tabBar: CGFloat = 49

  private var toolbar: CGFloat { tools >= Build.tallToolbar ? 49 : 44 }

  // MARK: Controllers

  /// The safe area of a controller's root view with this stored frame.
  func insets(controller: Element, root: CGRect) -> UIEdgeInsets {
    let isFreeform = isFreeform(controller)
    let bars = bars(of: controller)
    var insets = base(controller, isFreeform: isFreeform)
    if !isFreeform, isSheet(root, isPresented: flow.isPresented(controller.id)) {
      insets.top = 0
      if bars.top > 0 { insets.top = bars.top + (tools >= Build.xcode26 ? 20 : 12) }
      // Since Xcode 15 a sheet is as high as the screen but for the gap, and keeps nothing free for the home indicator: buttons tied
      // to the safe area of four documents (builds 21701 to 23094) end where their sheets do.
      if tools >= Build.xcode15 { insets.bottom = 0 }
      insets.bottom += bars.bottom
      return insets
    }
    insets.top += bars.top
    insets.bottom += bars.bottom
    let clear = withoutUnextendedEdges(controller, bars, &insets)
    let screenHeight = screenHeight(for: root)
    let shortage = Double(screenHeight - root.height - clear)
    // A root that is shorter by exactly the bars does not lie below them.
    // That may be a tab bar as well, of a container in another document.
    let unseen = bars.bottom == 0 ? [0, Self.tabBar] : [0]
    if root.minY == 0, bars.top + bars.bottom > 0, shortage > 0,
      unseen.contains(where: { abs(shortage - Double(insets.top + insets.bottom + $0)) < Self.tolerance })
    {
      return .zero
    }
    if tools >= Build.doubled, device.isRounded, device.idiom == .phone, !isLandscape {
      insets.top += base(controller, isFreeform: isFreeform).top
      insets.bottom += 34
    }
    if root.minY > 0 {
      insets.top = max(0, insets.top - root.minY)
      insets.bottom = max(0, root.maxY - (screenHeight - insets.bottom))
    } else if shortage > 0 {
      insets.bottom = max(0, insets.bottom - CGFloat(shortage))
    }
    return insets
  }

  /// Whether a root lies in a sheet: shorter than the screen and presented, or shorter by just what a sheet leaves free.
  private func isSheet(_ root: CGRect, isPresented: Bool) -> Bool {
    guard tools >= Build.xcode11, root.minY == 0, root.width == screen.width else { return false }
    let free = Double(screen.height - root.height)
    guard free > Self.tolerance else { return false }
    if isPresented { return true }
    guard device.idiom == .phone, !isLandscape else { return false }
    if tools >= Build.xcode15, device.isRounded, abs(free - Self.sheetGap) < Self.tolerance { return true }
    return abs(free - device.top - (device.isRounded ? Self.sheetGap : 0)) < Self.tolerance
  }

  /// Below the camera a sheet begins so many points under the status bar; since Xcode 15 it is lower than the screen by no more.
  private static let sheetGap = 10.0

  /// The square canvas of old files stands for any size: the width tells which one was chosen.
  private func screenHeight(for root: CGRect) -> CGFloat {
    guard document.deviceID == nil else { return screen.height }
    return Self.chosenHeights[root.width] ?? root.maxY
  }

  private static let square = CGRect(x: 0, y: 0, width: 600, height: 600)

  private func isFreeform(_ element: Element) -> Bool {
    element.child(key: "simulatedDestinationMetrics")?.name == .freeformSimulatedSizeMetrics
  }

  private static let chosenHeights: [CGFloat: CGFloat] = [320: 568, 375: 667, 414: 736, 600: 600, 768: 1024]

  /// Where a stored root is laid out. Files without a device store one that an opaque bar moves down as high as the whole
  /// screen; what it contains is laid out in what the screen leaves below the bar.
  ///
  /// The square of Xcode 6 and 7 stays in a document that later builds draw on a device: its contents lie on the whole screen, or on
  /// the square still, where their own frames say so.
  func place(ofRoot root: CGRect, of controller: Element?) -> CGRect {
    guard document.deviceID == nil else { return root }
    if device != .any, root == Self.square, let controller, !isFreeform(controller), !isDrawnOnSquare(controller) {
      return CGRect(origin: .zero, size: screen)
    }
    guard root.minY > 0, let height = Self.chosenHeights[root.width] else { return root }
    return CGRect(x: root.minX, y: root.minY, width: root.width, height: min(root.height, height - root.minY))
  }

  /// Whether a view is stored beyond the edge of the screen it would be on: a list is 600 wide and a form reaches to 590, in two scenes
  /// of a document of build 14490 that names no device.
  private func isDrawnOnSquare(_ controller: Element) -> Bool {
    let root = controller.children.first { $0.name.isView && $0.has(.key, "view") }
    return root?.contents(.subviews).contains { view in
      guard view.flag(.fixedFrame) != true, view.flag(.misplaced) != true, let frame = NibBuilder.rect(view) else {
        return false
      }
      // What lies beside the screen as a whole waits there.
      return frame.minX < screen.width && frame.maxX > screen.width + Self.tolerance
        && frame.maxX < Self.square.maxX + Self.tolerance
    } ?? false
  }

  /// A root that does not reach below bars keeps clear of them by itself. Returns how far it is moved down by that.
  private func withoutUnextendedEdges(
    _ controller: Element, _ bars: (top: CGFloat, bottom: CGFloat), _ insets: inout UIEdgeInsets
  ) -> CGFloat {
    let edges = controller.child(.extendedEdge)
    let bar =
      controller.child(key: "simulatedTopBarMetrics") ?? flow.navigation(of: controller.id)?.child(.navigationBar)
    let isOpaque = bar?.flag(.translucent) == false && controller.flag(.extendedLayoutIncludesOpaqueBars) != true
    var clear: CGFloat = 0
    if bars.top > 0, isOpaque || edges.map({ $0.flag(.top) != true }) == true {
      clear = insets.top
      insets.top = 0
    }
    if bars.bottom > 0, edges.map({ $0.flag(.bottom) != true }) == true { insets.bottom = 0 }
    return clear
  }

  /// R4: navigation bar, and tab bar or toolbar.
  private func bars(of controller: Element) -> (top: CGFloat, bottom: CGFloat) {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    let navigation = flow.navigation(of: controller.id)
    let simulatedTop = controller.child(key: "simulatedTopBarMetrics")
    if let simulatedTop {
      if simulatedTop.name == .simulatedNavigationBarMetrics {
        top = navigationBar(isLarge: false, isPrompted: simulatedTop.flag(.prompted) ?? false)
      }
    } else if let navigation, navigation.flag(.navigationBarHidden) != true {
      let item = controller.child(.navigationItem)
      let isLarge =
        navigation.child(.navigationBar)?.flag(.largeTitles) == true
        && item?.has(.largeTitleDisplayMode, "never") != true
      top = navigationBar(isLarge: isLarge, isPrompted: item?.has(.prompt) ?? false)
    }
    if let simulatedBottom = controller.child(key: "simulatedBottomBarMetrics") {
      if simulatedBottom.name == .simulatedTabBarMetrics { bottom = Self.tabBar }
      if simulatedBottom.name == .simulatedToolbarMetrics { bottom = toolbar }
    } else if controller.flag(.hidesBottomBarWhenPushed) != true, flow.isInTabs(controller.id) {
      bottom = Self.tabBar
    } else if navigation?.flag(.toolbarHidden) == false {
      bottom = toolbar
    }
    return (top, bottom)
  }

  // MARK: Views of a xib

  /// R5: the safe area of a view at the top of a xib with this stored frame.
  func insets(view: Element, root: CGRect) -> UIEdgeInsets {
    guard view.name != .tableViewCell else { return .zero }
    let isFreeform = isFreeform(view)
    var insets = base(view, isFreeform: isFreeform)
    if let top = view.child(key: "simulatedTopBarMetrics"), top.name == .simulatedNavigationBarMetrics {
      insets.top += navigationBar(isLarge: false, isPrompted: top.flag(.prompted) ?? false)
    }
    if let bottom = view.child(key: "simulatedBottomBarMetrics") {
      if bottom.name == .simulatedTabBarMetrics { insets.bottom += Self.tabBar }
      if bottom.name == .simulatedToolbarMetrics { insets.bottom += toolbar }
    }
    if tools >= Build.doubled, device.isRounded, device.idiom == .phone {
      insets.top += base(view, isFreeform: isFreeform).top
      insets.bottom += 34
    }
    // Headers and footers of collections lie at the top of a screen, and only one as high as that reaches its end: what is
    // tied to the safe area of one of 617 is from 59 to its own end (build 21507), and a label ends where one of 50 does
    // (build 19529).
    if view.name == .collectionReusableView {
      insets.bottom = max(0, root.height - (screen.height - insets.bottom))
    }
    return insets
  }
}
