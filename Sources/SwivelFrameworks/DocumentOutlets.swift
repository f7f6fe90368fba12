// What documents tie views of these frameworks to.
import SwivelUI

extension MKMapView: OutletHolding {
  package func connect(_ outlet: String, to target: AnyObject) -> Bool {
    guard outlet == "delegate", let target = target as? any MKMapViewDelegate else { return false }
    delegate = target
    return true
  }
}

extension WKWebView: OutletHolding {
  package func connect(_ outlet: String, to target: AnyObject) -> Bool {
    switch (outlet, target) {
    case ("navigationDelegate", let target as any WKNavigationDelegate): navigationDelegate = target
    case ("UIDelegate", let target as any WKUIDelegate): uiDelegate = target
    case _: return false
    }
    return true
  }
}
