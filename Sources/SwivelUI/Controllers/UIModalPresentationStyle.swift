// How a controller is presented, and what becomes of that in little room: the adaptation tables as values.
import DeviceCatalog

/// The styles of presentation; raw values are UIKit's (R-ENUM-07).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a page sheet (era 13).
  case automatic = -2
  /// No style: what delegates return to keep the one that was set.
  case none = -1
  /// Over the whole window, whose interface leaves it.
  case fullScreen = 0
  /// A sheet as wide as an upright iPad, or at the bottom in compact width.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Over the controller that defines the context, whose view leaves.
  case currentContext = 3
  /// As the app's own presentation controller has it.
  case custom = 4
  /// Over the whole window, whose interface stays.
  case overFullScreen = 5
  /// Over the controller that defines the context, whose view stays.
  case overCurrentContext = 6
  /// Beside its anchor.
  case popover = 7

  /// The default of a controller: full screen up to era 12, automatic from 13 (R-ADP-01).
  static func stock(_ era: Era) -> UIModalPresentationStyle { era >= Era(13) ? .automatic : .fullScreen }

  /// What the style becomes in an environment without a delegate's word (R-ADP-01…03).
  package func adapted(
    era: Era, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) -> UIModalPresentationStyle {
    switch self {
    case .automatic, .none:
      let stock: UIModalPresentationStyle = era >= Era(13) ? .pageSheet : .fullScreen
      return stock.adapted(era: era, idiom: idiom, horizontal: horizontal, vertical: vertical)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return self
    case .pageSheet, .formSheet, .popover:
      if era < Era(8) { return idiom == .pad ? self : .fullScreen }
      if era < Era(13) { return horizontal == .compact ? .fullScreen : self }
      if vertical == .compact { return .fullScreen }
      return horizontal == .compact ? .pageSheet : self
    }
  }

  /// Whether the style depends on the environment, so that a delegate is asked about it (R-ADP-05).
  var isAdaptive: Bool {
    switch self {
    case .automatic, .none, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether a controller in this style fills the window and is asked for its orientations (R-PRES-01…03).
  var coversWindow: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .automatic, .none, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover: false
    }
  }

  /// Whether the presenter's view leaves while the style lasts, with its appearance calls (R-MOD-01, R-MOD-02).
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }

  /// Whether the style looks for the nearest controller that defines a presentation context (R-MOD-04).
  var wantsContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The style as UIKit spells it, for the ledger.
  var name: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    }
  }
}
