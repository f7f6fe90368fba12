// The elements the product acts on; all others are only classified (NameTable) and reported.

/// An element of an Interface Builder document that is read. Raw values are the names in the file.
public enum ElementName: String, Sendable, CaseIterable {
  /// Any element nobody acts on.
  case other = ""

  /// The document
  case document, device, adaptation, scenes, scene, objects, resources, designables, designable, image, inputs
  case accessibilityOverrides
  case placeholder, customObject, exit, connections, outlet, outletCollection, action, segue
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute

  /// Values
  case rect, size, point, inset, edgeInsets, directionalEdgeInsets, autoresizingMask, string, mutableString, real
  case integer, bool
  case nilValue = "nil"
  case frame, fontDescription, font, attributedString, fragment, attributes
  case paragraphStyle, accessibility, imageReference

  /// Controllers
  case viewController, navigationController, tableViewController, collectionViewController, tabBarController
  case splitViewController, pageViewController, glkViewController, avPlayerViewController, hostingController
  case documentBrowserViewController
  case viewControllerPlaceholder, navigationItem, tabBarItem, barButtonItem, extendedEdge
  case toolbarItems, items, rightBarButtonItems, leftBarButtonItems
  case simulatedNavigationBarMetrics, simulatedTabBarMetrics, simulatedToolbarMetrics, simulatedStatusBarMetrics
  case simulatedScreenMetrics, simulatedOrientationMetrics, freeformSimulatedSizeMetrics

  /// Layout
  case subviews, constraints, constraint, variation, mask, exclude, include, layoutGuides, viewControllerLayoutGuide
  case viewLayoutGuide, layoutGuide

  /// Views
  case view, label, button, state, buttonConfiguration, imageView, textField, textView
  case switchControl = "switch"
  case slider, stepper, segmentedControl, segments, segment, progressView, activityIndicatorView, pageControl
  case datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar, stackView, scrollView, containerView
  case tableView, tableViewCell, tableViewCellContentView, prototypes, sections, tableViewSection, cells
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case collectionViewLayout, collectionViewFlowLayout, visualEffectView, wkWebView, webView, mapView, glkView
  case arscnView, sceneKitView, skView, mtkView, tableViewHeaderFooterView, backgroundView, window
  case panGestureRecognizer, tapGestureRecognizer, swipeGestureRecognizer, longPressGestureRecognizer
  case pongPressGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer, screenEdgePanGestureRecognizer

  private static let views: Set<ElementName> = [
    .view, .label, .button, .imageView, .textField, .textView, .switchControl, .slider, .stepper, .segmentedControl,
    .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .navigationBar, .toolbar,
    .tabBar, .stackView, .scrollView, .containerView, .tableView, .tableViewCell, .tableViewCellContentView,
    .collectionView, .collectionViewCell, .collectionViewCellContentView, .collectionReusableView, .visualEffectView,
    .wkWebView, .webView, .mapView, .glkView, .arscnView, .sceneKitView, .skView, .mtkView, .tableViewHeaderFooterView,
    .window,
  ]

  private static let controllers: Set<ElementName> = [
    .viewController, .navigationController, .tableViewController, .collectionViewController, .tabBarController,
    .splitViewController, .pageViewController, .glkViewController, .avPlayerViewController, .hostingController,
    .documentBrowserViewController,
  ]

  /// Whether the element makes a view.
  public var isView: Bool { Self.views.contains(self) }

  /// Whether the element makes a controller.
  public var isController: Bool { Self.controllers.contains(self) }
}
