// What a user's fingers do, as the app's containers, fields and recognisers take it.
import Foundation
import SwivelUI
import Vocabulary

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

  func carryOut(_ times: Int, tapsOn target: String) -> CommandResult {
    guard DeviceEvent.tapTimes ~= times else {
      let (least, most) = (DeviceEvent.tapTimes.lowerBound, DeviceEvent.tapTimes.upperBound)
      return .refused("\(least) to \(most) taps follow each other at once, not \(times)")
    }
    return tap(target, times: times)
  }

  func carryOut(_ typing: Typing) -> CommandResult {
    typing.refusal.map(CommandResult.refused) ?? typeText(typing.text, into: typing.field, deletes: typing.deletes)
  }

  func scroll(_ target: String, _ way: FingerWay) -> CommandResult {
    way.refusal.map(CommandResult.refused) ?? scroll(target, by: way.point)
  }

  func carryOut(_ drag: Drag) -> CommandResult {
    drag.refusal.map(CommandResult.refused)
      ?? self.drag(drag.target, from: drag.start.point, by: drag.way.point, duration: drag.seconds)
  }
}

extension FingerWay {
  fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
}
