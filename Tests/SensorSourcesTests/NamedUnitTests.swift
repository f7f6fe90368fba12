// Columns whose names say more than the axis: a unit without brackets, thousandths of g, the time in the
// language of who made the table.
import SensorSources
import Testing

@Suite("Names that say a unit")
struct NamedUnitTests {
  private func trace(_ lines: [String]) throws -> Trace {
    try TraceReader.trace(fromBytes: Array((lines.joined(separator: "\n") + "\n").utf8), name: "a.csv", columns: nil)
  }

  // Upright and leaning 30° back, 20 ms apart. A chip reads the force that holds it: (0, cos 30°, sin 30°) g, with Android's signs.
  static let read: [(what: String, units: String, header: String, rows: [String])] = [
    (
      "Polar's H10: thousandths of g, times of day", "mg, Android's signs; times in ns",
      "Phone timestamp;sensor timestamp [ns];X [mg];Y [mg];Z [mg]",
      [
        "2022-01-01T10:00:01.000;599000001000000000;0;866;500", "2022-01-01T10:00:01.020;599000001020000000;0;866;500",
      ]
    ),
    (
      "units behind a stroke", "mg, Android's signs; times in µs", "time_us,ax_mg,ay_mg,az_mg",
      ["1000000,0,866.0254,500", "1020000,0,866.0254,500"]
    ),
    (
      "m/s² behind a stroke", "m/s², Android's signs; times in ms", "time_ms,ax_ms2,ay_ms2,az_ms2",
      ["1000,0,8.492808,4.903325", "1020,0,8.492808,4.903325"]
    ),
    (
      "a magnetometer in milligauss before the accelerometer", "g, iOS signs; times in s, by their steps",
      "time,mx (mG),my (mG),mz (mG),ax (g),ay (g),az (g)",
      ["1.00,0,0,990,0,-0.8660254,-0.5", "1.02,0,0,990,0,-0.8660254,-0.5"]
    ),
    (
      "temperatures beside the time", "m/s², Android's signs; times in s, by their steps", "temps,time,x,y,z",
      ["21,1.00,0,8.492808,4.903325", "21,1.02,0,8.492808,4.903325"]
    ),
    (
      "a table made in German", "m/s², Android's signs; times in s, by their steps", "Zeit;X;Y;Z",
      ["1,00;0;8,492808;4,903325", "1,02;0;8,492808;4,903325"]
    ),
  ]

  @Test(arguments: read)
  func readAsNamed(_ row: (what: String, units: String, header: String, rows: [String])) throws {
    let trace = try trace([row.header] + row.rows)
    #expect(trace.units == row.units)
    let (first, second) = (trace.samples[0], trace.samples[1])
    #expect(trace.samples.count == 2 && abs(second.t - first.t - 0.02) < 1e-6)
    #expect(abs(first.x) < 1e-9 && abs(first.y + 0.8660254) < 1e-4 && abs(first.z + 0.5) < 1e-4, "\(row.what)")
  }

  // Units that the length contradicts, and what turns, whatever it is in, are no acceleration that gravity is in.
  static let refused: [(what: String, lines: [String], words: [String])] = [
    (
      "thousandths by name, g by length", ["t,ax_mg,ay_mg,az_mg", "1000,0,0.866,0.5", "1020,0,0.866,0.5"],
      ["found a median of"]
    ),
    ("thousandths of a turn", ["t,gyro_x_mg,gyro_y_mg,gyro_z_mg", "1000,0,866,500"], ["a.csv:2", "--columns"]),
  ]

  @Test(arguments: refused)
  func refusedWithWhatWasFound(_ row: (what: String, lines: [String], words: [String])) {
    let error = #expect(throws: SensorSourceError.self) { try trace(row.lines) }
    for word in row.words { #expect(error?.description.contains(word) == true, "\(row.what): \(word)") }
  }
}
