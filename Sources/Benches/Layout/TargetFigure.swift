// What the bench prints: the columns of solver/FORMAT.md, then one line a figure that has a target.
import FoundationEssentials
import LayoutProblems

/// A figure with a target: an upper limit of the value, or a least ratio to the peer.
struct TargetFigure {
  enum Target {
    case atMost(Double)
    case timesPeer(Double)
  }

  var name: String
  var value: Double
  var unit: String
  var peerValue: Double?
  var target: Target

  /// Our value over the peer's, as every bench prints it.
  var ratio: Double? { peerValue.flatMap { $0 > 0 ? value / $0 : nil } }

  /// Nil: there is no peer to compare with.
  var met: Bool? {
    switch target {
    case .atMost(let limit): value <= limit
    case .timesPeer(let times): ratio.map { $0 * times <= 1 }
    }
  }

  /// What the value, or the ratio, may be at most.
  private var targetNumber: Double {
    switch target {
    case .atMost(let limit): limit
    case .timesPeer(let times): 1 / times
    }
  }

  private var targetText: String {
    switch target {
    case .atMost(let limit): "<= \(short(limit)) \(unit)"
    case .timesPeer(let times): ">= \(short(times)) times kiwi"
    }
  }

  var json: String {
    func number(_ value: Double?) -> String { value.map(short) ?? "null" }
    return "{\"v\":1,\"bench\":\"layout\",\"figure\":\"\(name)\",\"value\":\(number(value)),\"unit\":\"\(unit)\","
      + "\"peer\":\(peerValue == nil ? "null" : "\"kiwi\""),\"peerValue\":\(number(peerValue)),"
      + "\"ratio\":\(number(ratio)),\"target\":\(short(targetNumber)),\"met\":\(met.map { $0 ? "true" : "false" } ?? "null")}"
  }

  var text: String {
    let verdict = met.map { $0 ? "met" : "MISSED" } ?? "no peer"
    let peer = ratio.map { ", kiwi \(short(peerValue!)), ratio \(short($0))" } ?? ""
    return "\(name): \(short(value)) \(unit)\(peer) (target \(targetText)): \(verdict)"
  }
}

/// Four significant digits, and finite numbers only.
func short(_ value: Double) -> String {
  guard value.isFinite else { return "null" }
  guard value != 0 else { return "0" }
  var scale = 1.0
  while abs(value) * scale < 1000, scale < 1e12 { scale *= 10 }
  let rounded = (value * scale).rounded() / scale
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

/// A row of FORMAT.md's table.
func column(_ solver: String, _ problem: AlpProblem, _ figure: String, _ value: Double) -> String {
  "\(solver)\t\(problem.name)\t\(problem.views)\t\(problem.rows.count)\t\(figure)\t\(short(value))"
}
