// The bytes of a WAVE file of plain numbers, read and made.
import Foundation

/// Sounds as a WAVE file has them: numbers of all voices in turns.
struct WaveFile {
  let rate: Double
  let voices: Int
  /// Of a number: 8, 16, 24 or 32.
  let bits: Int
  /// Whether the numbers are real ones.
  let isReal: Bool
  private var bytes: [UInt8] = []

  var frames: Int { bytes.count / (voices * bits / 8) }

  /// Without anything in it; nil for more than its head has room for: 32 bits of numbers a second, 16 of voices.
  init?(rate: Double, voices: Int, bits: Int, isReal: Bool) {
    guard (1...Double(UInt32.max)).contains(rate), (1...Int(UInt16.max)).contains(voices) else { return nil }
    (self.rate, self.voices, self.isReal) = (rate, voices, isReal)
    self.bits = [8, 16, 24, 32].contains(bits) ? bits : 16
  }

  /// Out of a file's bytes; nil for another form.
  init?(_ data: Data) {
    let all = [UInt8](data)
    func whole(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(all[at + $1]) << (8 * $1) } }
    func word(_ at: Int) -> String { String(decoding: all[at..<at + 4], as: UTF8.self) }
    guard all.count > 12, word(0) == "RIFF", word(8) == "WAVE" else { return nil }
    var at = 12
    var form: (kind: Int, voices: Int, rate: Int, bits: Int)?
    while at + 8 <= all.count {
      let (name, size) = (word(at), whole(at + 4, 4))
      if name == "fmt ", at + 24 <= all.count {
        form = (whole(at + 8, 2), whole(at + 10, 2), whole(at + 12, 4), whole(at + 22, 2))
      }
      if name == "data", let form {
        // 1 are whole numbers and 3 real ones; anything else is packed.
        guard form.kind == 1 || form.kind == 3 && form.bits == 32, form.voices > 0, form.rate > 0,
          [8, 16, 24, 32].contains(form.bits)
        else { return nil }
        self.init(rate: Double(form.rate), voices: form.voices, bits: form.bits, isReal: form.kind == 3)
        bytes = Array(all[(at + 8)..<min(all.count, at + 8 + size)])
        return
      }
      at += 8 + size + size % 2
    }
    return nil
  }

  /// A number of a voice, -1…1.
  func number(_ frame: Int, of voice: Int) -> Float {
    let width = bits / 8
    let at = (frame * voices + voice) * width
    let raw = (0..<width).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
    if isReal { return Float(bitPattern: raw) }
    // Numbers of 8 bits are counted from 128, wider ones from 0 with a sign.
    if bits == 8 { return (Float(raw) - 128) / 128 }
    let signed = Int32(bitPattern: raw << UInt32(32 - bits))
    return Float(signed) / 2_147_483_648
  }

  /// One more number, of the next voice; what is no number is silence.
  mutating func append(_ number: Float) {
    let number = number.isNaN ? 0 : number
    let raw: UInt32
    if isReal {
      raw = number.bitPattern
    } else {
      let limit = Double(1 << (bits - 1))
      let whole = Int64(min(max(Double(number) * limit, -limit), limit - 1).rounded())
      raw = UInt32(truncatingIfNeeded: bits == 8 ? whole + 128 : whole)
    }
    for place in 0..<bits / 8 { bytes.append(UInt8(truncatingIfNeeded: raw >> UInt32(8 * place))) }
  }

  /// How much of it follows the head.
  var size: Int { bytes.count }

  /// What follows the head, from a place on.
  func body(from place: Int) -> Data { Data(bytes[place...]) }

  /// What stands before the numbers.
  var head: Data {
    func whole(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let block = voices * bits / 8
    let head =
      Array("WAVEfmt ".utf8) + whole(16, 4) + whole(isReal ? 3 : 1, 2) + whole(voices, 2) + whole(Int(rate), 4)
      + whole(Int(rate) * block, 4) + whole(block, 2) + whole(bits, 2) + Array("data".utf8) + whole(bytes.count, 4)
    return Data(Array("RIFF".utf8) + whole(head.count + bytes.count, 4) + head)
  }
}
