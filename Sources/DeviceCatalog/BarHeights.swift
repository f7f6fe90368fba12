// How high bars are that layouts have: one rule for each, beside what tables measured.
import Orientation

extension DeviceProfile {
  /// Height of the navigation bar without the status bar (R-MET-02): 44; 32 on phones of compact height; on iPads 50 from
  /// era 12; 54 everywhere from era 26.
  public func navigationBarHeight(_ era: Era, isCompact: Bool) -> Double {
    if era >= Era(26) { return 54 }
    switch idiom {
    case .pad: return era >= Era(12) ? 50 : 44
    case .phone: return isCompact ? 32 : 44
    }
  }

  /// Height of the tab bar without the home indicator's space. Phones by R-MET-03: 49, and 32 where compact from era 11. On
  /// iPads R-MET-03's 49 is the height up to iOS 10; from era 11 the tables measured 50, and 65 with the home indicator's 20
  /// (QMUI). Sources have no figures for what iPadOS 18 and iOS 26 moved and floated that were measured on more than one
  /// device: the bar stays where it was.
  public func tabBarHeight(_ era: Era, isCompact: Bool) -> Double {
    switch idiom {
    case .pad: return era < Era(11) ? 49 : cornerStyle.hasHomeButton ? 50 : 45
    case .phone: return era >= Era(11) && isCompact ? 32 : 49
    }
  }

  /// Height of a navigation controller's toolbar without the home indicator's space, as the tables measured it up to iOS 18:
  /// 44 and 32 where compact on phones; 44 on iPads, from era 11 50, and 65 with the home indicator's 20. Bars of iOS 26
  /// stay as they were: sources have one figure for one phone.
  public func toolbarHeight(_ era: Era, isCompact: Bool) -> Double {
    switch idiom {
    case .pad: return era < Era(11) ? 44 : cornerStyle.hasHomeButton ? 50 : 45
    case .phone: return isCompact ? 32 : 44
    }
  }

  /// The rules behind `navigationBarHeight` and `tabBarHeight`, for people.
  public func barRule(_ era: Era) -> String {
    idiom == .pad && era >= Era(11) ? "R-MET-02 and the tables' tab bar" : "R-MET-02, R-MET-03"
  }
}
