// One measured figure beside its peer and its target: what every bench of Swivel prints.
import EventLog

/// A figure of a bench.
struct Figure: Sendable, Equatable {
  /// What it is compared with, measured in the same run.
  struct Peer: Sendable, Equatable {
    /// The peer's name, as it is printed.
    var name: String
    /// In the figure's unit.
    var value: Double

    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// What is wanted of it.
  enum Target: Sendable, Equatable {
    /// The value itself, in the figure's unit.
    case valueAtMost(Double)
    /// The same from below.
    case valueAtLeast(Double)
    /// The value divided by the peer's.
    case ratioAtMost(Double)
    /// The same from below.
    case ratioAtLeast(Double)

    /// The number wanted.
    var number: Double {
      switch self {
      case .valueAtMost(let number), .valueAtLeast(let number), .ratioAtMost(let number), .ratioAtLeast(let number):
        number
      }
    }
  }

  /// The bench's name, as `swivel-bench` takes it.
  var bench: String
  /// What was measured.
  var figure: String
  /// What was measured, in `unit`.
  var value: Double
  /// Such as `µs`, `ms` or `MB`; "" for plain numbers.
  var unit: String
  /// What it stands beside; nil for none.
  var peer: Peer?
  /// nil for figures that are only for information.
  var target: Target?

  /// A target for the ratio needs a peer.
  init(
    bench: String, figure: String, value: Double, unit: String, peer: Peer? = nil, target: Target? = nil
  ) {
    switch target {
    case .ratioAtMost, .ratioAtLeast: precondition(peer != nil, "\(figure): a ratio without a peer")
    case .valueAtMost, .valueAtLeast, nil: break
    }
    self.bench = bench
    self.figure = figure
    self.value = value
    self.unit = unit
    self.peer = peer
    self.target = target
  }

  /// The value divided by the peer's; nil without a peer, or for a peer's 0.
  var ratio: Double? { peer.flatMap { $0.value == 0 ? nil : value / $0.value } }

  /// Whether the target is met; nil without a target. What is no number meets nothing.
  var isMet: Bool? {
    switch target {
    case .valueAtMost(let limit): value <= limit
    case .valueAtLeast(let limit): value >= limit
    case .ratioAtMost(let limit): ratio.map { $0 <= limit }
    case .ratioAtLeast(let limit): ratio.map { $0 >= limit }
    case nil: nil
    }
  }
}

extension Figure {
  /// One line of JSON with all keys in this order; null where there is no peer or no target:
  /// `{"v":1,"bench","figure","value","unit","peer","peerValue","ratio","target","met"}`.
  var json: String {
    var json = JSONText.object
    json.add("v", 1)
    json.add("bench", bench)
    json.add("figure", figure)
    json.add("value", value)
    json.add("unit", unit)
    if let peer { json.add("peer", peer.name) } else { json.addNull("peer") }
    if let peer { json.add("peerValue", peer.value) } else { json.addNull("peerValue") }
    if let ratio { json.add("ratio", ratio) } else { json.addNull("ratio") }
    if let target { json.add("target", target.number) } else { json.addNull("target") }
    if let isMet { json.add("met", isMet) } else { json.addNull("met") }
    return json.closed
  }

  /// One line for people.
  var text: String {
    let suffix = unit.isEmpty ? "" : " \(unit)"
    var parts = ["\(bench): \(figure): \(Self.short(value))\(suffix)"]
    if let peer { parts.append("\(peer.name) \(Self.short(peer.value))\(suffix)") }
    if let ratio { parts.append("ratio \(Self.short(ratio))") }
    if let target, let isMet {
      let wanted = Self.short(target.number)
      let rule =
        switch target {
        case .valueAtMost: "at most \(wanted)\(suffix)"
        case .valueAtLeast: "at least \(wanted)\(suffix)"
        case .ratioAtMost: "ratio at most \(wanted)"
        case .ratioAtLeast: "ratio at least \(wanted)"
        }
      parts.append("target \(rule): \(isMet ? "met" : "MISSED")")
    }
    return parts.joined(separator: " · ")
  }

  /// Four significant digits, and all those before the point.
  private static func short(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
    // A power of ten divides out to the nearest decimal, so no digits of representation show.
    var scale = 1.0
    while abs(value) * scale < 1_000 && scale < 1e12 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
  }
}
