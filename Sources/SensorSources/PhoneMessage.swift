// One message of an app that streams a phone's sensors: which app's it is, and the readings of the accelerometer in it.
import Foundation
import Orientation

/// The readings of one message, in the phone's own units.
///
/// | app | message |
/// |---|---|
/// | Sensor Logger, HTTP push | `{"payload":[{"name":"totalacceleration","time":ns,"values":{"x":…,"y":…,"z":…}},…]}` |
/// | SensorServer, WebSocket | `{"accuracy":2,"timestamp":ns,"values":[x,y,z]}`, with a `type` where several sensors are sent |
/// | phyphox, `/get` | `{"buffer":{"accX":{"buffer":[…]},…,"acc_time":{"buffer":[…]}},"status":{…}}` |
/// | others | an object with a time, x, y and z by the names exports have, as numbers or arrays; `[x,y,z]`, `[t,x,y,z]` |
/// | Sensorstream and others, UDP | lines `x,y,z`, `t,x,y,z` or `t,3,x,y,z,4,…`, where 3 is the accelerometer |
public struct PhoneMessage: Sendable {
  struct Reading: Sendable {
    /// nil where the message says none: then it is of the moment it came.
    var t: Double?
    var acceleration: SIMD3<Double>
  }

  /// In the order they stand in; none where the message is about other sensors.
  private(set) var readings: [Reading] = []
  /// What stands for it in errors.
  let place: String
  /// What the times are in, where the app is known for it.
  private(set) var timeUnit: TimeUnit?
  /// The names of the last object and what they are: a message may be forty thousand objects of the same names.
  private var known: (names: [String], columns: TraceColumns)?

  /// The most a message may be, in bytes: a minute of readings with names, and no page or picture.
  public static let maximumBytes = 1 << 20

  /// The most readings of one message that are looked at, the latest ones: 2,000 a second for a minute.
  static let maximumReadings = 120_000

  private static let expected =
    "readings of Sensor Logger, SensorServer or phyphox, an object with t, x, y and z, or lines t,x,y,z"

  /// Reads a message; `place` stands for it in errors, such as `udp:5555, message 3`.
  public init(_ bytes: [UInt8], place: String) throws(SensorSourceError) {
    self.place = place
    guard bytes.count <= Self.maximumBytes else {
      throw .badMessage(
        place: place, expected: "at most \(Self.maximumBytes) bytes: let the app send more often",
        actual: "\(bytes.count)")
    }
    if let first = bytes.first(where: { $0 > UInt8(ascii: " ") }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    {
      try readJSON(bytes, place)
    } else {
      try readLines(String(decoding: bytes, as: UTF8.self), place)
    }
    readings = readings.suffix(Self.maximumReadings)
    let limit = AccelerationSample.maximumAcceleration * TraceFormat.standardGravity
    for reading in readings {
      let a = reading.acceleration
      guard [a.x, a.y, a.z].allSatisfy({ abs($0) <= limit }) else {
        throw .badMessage(
          place: place, expected: "finite numbers within ±\(limit) m/s²", actual: "\(a.x),\(a.y),\(a.z)")
      }
      if let t = reading.t { try checkTime(t, TimeUnit.nanoseconds) }
    }
  }

  /// Refuses a time that is none in its unit.
  func checkTime(_ t: Double, _ unit: TimeUnit) throws(SensorSourceError) {
    let limit = AccelerationSample.maximumTime
    guard !(abs(t) * unit.seconds <= limit) else { return }
    throw .badMessage(
      place: place, expected: "times within ±\(limit) s", actual: "\(t) \(unit.rawValue)")
  }

  private static func bad(_ place: String, _ actual: some StringProtocol) -> SensorSourceError {
    let plain = actual.unicodeScalars.prefix(60).map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : String($0)
    }
    return .badMessage(place: place, expected: expected, actual: "'\(plain.joined())'")
  }

  // MARK: JSON

  private mutating func readJSON(_ bytes: [UInt8], _ place: String) throws(SensorSourceError) {
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(bytes)) } catch {
      throw Self.bad(place, String(decoding: bytes.prefix(60), as: UTF8.self))
    }
    if let object = value as? [String: Any] { return try readObject(object, place) }
    guard let list = value as? [Any] else { throw Self.bad(place, "\(value)") }
    if let numbers = Self.numbers(list), numbers.count == 3 || numbers.count == 4 {
      readings = [Self.reading(numbers)]
      return
    }
    for item in list {
      guard let object = item as? [String: Any] else { throw Self.bad(place, "\(item)") }
      try readObject(object, place)
    }
  }

  private mutating func readObject(_ object: [String: Any], _ place: String) throws(SensorSourceError) {
    if let payload = object["payload"] as? [Any] { return try readPayload(payload, place) }
    if let buffers = object["buffer"] as? [String: Any] {
      timeUnit = .seconds
      return try readColumns(buffers.compactMapValues { ($0 as? [String: Any])?["buffer"] }, place)
    }
    if let values = object["values"] as? [Any] { return try readServed(object, values, place) }
    var flat: [String: Any] = [:]
    Self.flatten(object, "", depth: 0, into: &flat)
    try readColumns(flat, place)
  }

  /// Objects in objects that are looked into: a phone's sensors, a sensor, its values.
  private static let deepest = 4

  private static func flatten(_ object: [String: Any], _ prefix: String, depth: Int, into flat: inout [String: Any]) {
    for (name, value) in object {
      if let inner = value as? [String: Any], depth < deepest {
        flatten(inner, "\(prefix)\(name).", depth: depth + 1, into: &flat)
      } else {
        flat[prefix + name] = value
      }
    }
  }

  /// SensorServer's: the values of one sensor, whose name may stand beside them.
  private mutating func readServed(
    _ object: [String: Any], _ values: [Any], _ place: String
  ) throws(SensorSourceError) {
    timeUnit = .nanoseconds
    if let type = object["type"] as? String, type.hasPrefix("android.sensor."),
      !["accelerometer", "gravity", "accelerometer_uncalibrated"].contains(type.dropFirst("android.sensor.".count))
    {
      return
    }
    guard let numbers = Self.numbers(values), numbers.count >= 3 else { throw Self.bad(place, "values \(values)") }
    readings.append(
      Reading(t: Self.number(object["timestamp"]), acceleration: SIMD3(numbers[0], numbers[1], numbers[2])))
  }

  /// Sensor Logger's: entries of many sensors, of which the first of these is taken that reads gravity's length.
  /// `accelerometer` is without gravity in its present generation, and with it in the first.
  private static let logged = ["totalacceleration", "accelerometeruncalibrated", "accelerometer", "gravity"]

  private mutating func readPayload(_ payload: [Any], _ place: String) throws(SensorSourceError) {
    timeUnit = .nanoseconds
    var found: [String: [Reading]] = [:]
    for entry in payload {
      guard let entry = entry as? [String: Any], let name = entry["name"] as? String else {
        throw Self.bad(place, "\(entry)")
      }
      guard Self.logged.contains(name.lowercased()) else { continue }
      guard let values = entry["values"] as? [String: Any], let x = Self.number(values["x"]),
        let y = Self.number(values["y"]), let z = Self.number(values["z"])
      else { throw Self.bad(place, "\(name) \(entry["values"] ?? "without values")") }
      found[name.lowercased(), default: []].append(
        Reading(t: Self.number(entry["time"]), acceleration: SIMD3(x, y, z)))
    }
    readings += Self.preferred(Self.logged.compactMap { found[$0] })
  }

  /// Names with a number or an array of numbers each, as columns of an export.
  private mutating func readColumns(_ columns: [String: Any], _ place: String) throws(SensorSourceError) {
    if Self.isOfAnother(columns) { return }
    var names = columns.keys.sorted()
    // A column nobody sent: the time of what has none.
    let clock = "time"
    let hasClock = names.contains { $0.lowercased() == "t" || $0.lowercased().contains("time") }
    if !hasClock { names.append(clock) }
    if known?.names != names {
      known = try TraceColumns(header: names, separator: 0, file: place, line: 1).map { (names, $0) }
    }
    guard let found = known?.columns, case .column(let timeColumn, let unit) = found.time else {
      throw Self.bad(place, names.filter { columns[$0] != nil }.joined(separator: ","))
    }
    if timeUnit == nil { timeUnit = unit }
    func list(_ column: Int) -> [Double?] {
      let value = columns[names[column]]
      return (value as? [Any])?.map(Self.number) ?? value.map { [Self.number($0)] } ?? []
    }
    let times = hasClock ? list(timeColumn) : []
    readings += Self.preferred(
      ([found.axes] + found.further).map { axes in
        let axes = axes.map(list)
        return (0..<(axes.map(\.count).min() ?? 0)).compactMap { index in
          // phyphox writes null for what is not measured yet.
          guard let x = axes[0][index], let y = axes[1][index], let z = axes[2][index] else { return nil }
          return Reading(t: index < times.count ? times[index] : nil, acceleration: SIMD3(x, y, z))
        }
      })
  }

  /// Of several accelerations the first that reads gravity's length: names alone do not tell whether gravity is in one.
  private static func preferred(_ lists: [[Reading]]) -> [Reading] {
    let lists = lists.filter { !$0.isEmpty }
    let readsGravity = lists.first { list in
      let lengths = list.map { ($0.acceleration * $0.acceleration).sum().squareRoot() }.sorted()
      return TraceFormat.named.unit(medianLength: lengths[lengths.count / 2]) != nil
    }
    return readsGravity ?? lists.first ?? []
  }

  /// Words in the names of sensors that measure no acceleration with gravity in it.
  private static let others = [
    "gyro", "rotation", "magn", "orient", "linear", "user", "light", "pressure", "baro", "prox", "step", "heart",
    "humid", "temp",
    "location", "gps",
  ]

  /// Whether a message that names its sensor is another's.
  private static func isOfAnother(_ columns: [String: Any]) -> Bool {
    columns.contains { name, value in
      guard ["sensor", "sensortype", "sensorname", "type", "name"].contains(name.lowercased().filter(\.isLetter)),
        let word = (value as? String)?.lowercased()
      else { return false }
      return others.contains { word.contains($0) }
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    default: nil
    }
  }

  private static func numbers(_ list: [Any]) -> [Double]? {
    let numbers = list.compactMap(Self.number)
    return numbers.count == list.count ? numbers : nil
  }

  private static func reading(_ n: [Double]) -> Reading {
    n.count == 3
      ? Reading(t: nil, acceleration: SIMD3(n[0], n[1], n[2])) : Reading(t: n[0], acceleration: SIMD3(n[1], n[2], n[3]))
  }

  // MARK: Lines

  private mutating func readLines(_ text: String, _ place: String) throws(SensorSourceError) {
    var count = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split { $0 == "," || $0 == ";" || $0 == "\t" || $0 == " " }
      let numbers = fields.compactMap { Double($0) }
      guard numbers.count == fields.count, numbers.count >= 3 else { throw Self.bad(place, line) }
      count += 1
      guard let sensors = Self.sensors(fields, numbers) else {
        readings.append(Self.reading(Array(numbers.prefix(4))))
        continue
      }
      timeUnit = .seconds
      if let found = sensors[Self.accelerometer] { readings.append(Reading(t: numbers[0], acceleration: found)) }
    }
    if count == 0 { throw Self.bad(place, text) }
  }

  /// Sensorstream's number of the accelerometer, and of its last sensor with three values.
  private static let accelerometer = 3
  private static let lastSensor = 8

  /// The sensors of `t,n,x,y,z,n,x,y,z…`, where each n is a whole number without a point; nil for other lines.
  private static func sensors(_ fields: [Substring], _ numbers: [Double]) -> [Int: SIMD3<Double>]? {
    guard fields.count >= 5, fields.count % 4 == 1 else { return nil }
    var found: [Int: SIMD3<Double>] = [:]
    for start in stride(from: 1, to: fields.count, by: 4) {
      guard let sensor = Int(fields[start]), (1...lastSensor).contains(sensor) else { return nil }
      found[sensor] = SIMD3(numbers[start + 1], numbers[start + 2], numbers[start + 3])
    }
    return found
  }
}
