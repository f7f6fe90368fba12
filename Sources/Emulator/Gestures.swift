// A user's gesture as the app's containers take it.
import SwivelUI

extension AppScene {
  func carryOut(_ gesture: UserGesture) -> CommandResult {
    switch gesture {
    case .pop: swipeBack(isCancelled: false)
    case .popCancelled: swipeBack(isCancelled: true)
    case .popBegin: beginSwipeBack()
    case .popMove: moveSwipeBack()
    case .popFinish: endSwipeBack(isCancelled: false)
    case .popLetGo: endSwipeBack(isCancelled: true)
    case .pullDownCancelled: pullDown(isCancelled: true)
    case .pageForward: turnPage(.forward, isCancelled: false)
    case .pageForwardCancelled: turnPage(.forward, isCancelled: true)
    case .pageReverse: turnPage(.reverse, isCancelled: false)
    case .pageReverseCancelled: turnPage(.reverse, isCancelled: true)
    case .columnShow: slideColumn(isShown: true)
    case .columnHide: slideColumn(isShown: false)
    }
  }
}
