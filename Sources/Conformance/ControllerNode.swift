// A tree of controllers as the notation describes it: what they are, what they answer, whom they contain and present.
import Orientation
import SwivelUI

/// What a controller in a tree overrides or has its delegate say; nil for nothing.
public struct Overrides: Sendable, Equatable {
  /// `supportedInterfaceOrientations`
  public var mask: InterfaceOrientationMask?
  /// `shouldAutorotate`, written `S`
  public var shouldAutorotate: Bool?
  /// The orientations `shouldAutorotateToInterfaceOrientation` says YES to
  public var legacy: InterfaceOrientationMask?
  /// `preferredInterfaceOrientationForPresentation`, written `pref`
  public var preferred: InterfaceOrientation?
  /// A container's delegate's `…SupportedInterfaceOrientations`
  public var delegateMask: InterfaceOrientationMask?
}

/// A controller with what it contains and what it presents.
public indirect enum Presented: Sendable, Equatable {
  /// It presents nobody.
  case nothing
  /// It presents this one.
  case controller(ControllerNode, style: UIModalPresentationStyle)
}

/// One controller of a tree.
public struct ControllerNode: Sendable, Equatable {
  /// What the name stands for: `Nav` and `Tab` are UIKit's containers, any other name with children is a container of the
  /// app's own.
  public enum Kind: Sendable, Equatable {
    /// A controller without children; `UINavigationController`, `UITabBarController`, a container of the app's own.
    case plain
    case navigation
    case tabs
    case custom
  }

  /// The name in the notation, by which rows speak of it.
  public var name: String
  /// What the name stands for.
  public var kind: Kind
  /// What it answers.
  public var overrides = Overrides()
  /// What it contains: a stack from its root up, tabs in their order.
  public var children: [ControllerNode] = []
  /// The selected tab, from 0.
  public var selected = 0
  /// Whom it presents.
  public var presented = Presented.nothing
}
