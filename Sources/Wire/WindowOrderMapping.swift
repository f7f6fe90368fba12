// What a user does with windows, to and from messages.
import Foundation
import Vocabulary

extension WindowOrder {
  var message: WireWindowOrder {
    .with {
      switch self {
      case .open(let app, .device): $0.open = app
      case .open(let app, .external): $0.openExternal = app
      case .close(let id): $0.close = UInt32(clamping: id)
      case .focus(let id): $0.focus = UInt32(clamping: id)
      case .swap(let first, let second):
        $0.swap.first = UInt32(clamping: first)
        $0.swap.second = UInt32(clamping: second)
      case .split(let first, let second, let share):
        $0.split.first = UInt32(clamping: first)
        $0.split.second = UInt32(clamping: second)
        $0.split.share = share.rawValue
      case .slideOver(let id, let side):
        $0.slideOver.window = UInt32(clamping: id)
        $0.slideOver.side = side.rawValue
      case .putAway: $0.putAway = true
      case .move(let id, let x, let y):
        $0.move.window = UInt32(clamping: id)
        $0.move.x = x
        $0.move.y = y
      case .resize(let id, let width, let height, let corner, let steps):
        $0.resize.window = UInt32(clamping: id)
        $0.resize.size = CGSize(width: width, height: height).message
        $0.resize.corner = corner.rawValue
        $0.resize.steps = UInt32(clamping: steps)
      case .tile(let id, let tile):
        $0.tile.window = UInt32(clamping: id)
        $0.tile.tile = tile.rawValue
      case .divider(let x, let steps):
        $0.divider.x = x
        $0.divider.steps = UInt32(clamping: steps)
      case .connect(let display): $0.connect = display.message
      case .disconnect: $0.disconnect = true
      case .home: $0.home = true
      case .transfer(let id, let screen):
        $0.transfer.window = UInt32(clamping: id)
        $0.transfer.screen = screen.rawValue
      }
    }
  }

  /// Numbers that are none are refused here: a log has no word for them, and what is not in the log is lost.
  init(_ message: WireWindowOrder) throws(WireError) {
    switch message.order {
    case .open(let app): self = .open(app: try shortName(app, "app"))
    case .close(let id): self = .close(window: Int(id))
    case .focus(let id): self = .focus(window: Int(id))
    case .swap(let pair): self = .swap(Int(pair.first), Int(pair.second))
    case .split(let split):
      self = .split(
        first: Int(split.first), second: Int(split.second), try SplitShare(word: split.share, field: "share"))
    case .slideOver(let over):
      self = .slideOver(window: Int(over.window), try ScreenSide(word: over.side, field: "side"))
    case .putAway: self = .putAway
    case .move(let move):
      self = .move(window: Int(move.window), x: try finite(move.x, "x"), y: try finite(move.y, "y"))
    case .resize(let resize):
      self = .resize(
        window: Int(resize.window), width: try finite(resize.size.width, "width"),
        height: try finite(resize.size.height, "height"),
        try WindowCorner(word: resize.corner, field: "corner"), steps: Int(resize.steps))
    case .tile(let tile): self = .tile(window: Int(tile.window), try WindowTile(word: tile.tile, field: "tile"))
    case .openExternal(let app): self = .open(app: try shortName(app, "app"), on: .external)
    case .connect(let display):
      self = .connect(
        DisplaySize(
          width: try finite(display.size.width, "width"), height: try finite(display.size.height, "height"),
          scale: Int(display.scale)))
    case .disconnect: self = .disconnect
    case .home: self = .home
    case .transfer(let transfer):
      self = .transfer(
        window: Int(transfer.window), to: try WindowScreen(word: transfer.screen, field: "screen"))
    case .divider(let divider): self = .divider(at: try finite(divider.x, "x"), steps: Int(divider.steps))
    case nil: throw .unexpectedBody(expected: "a window order", actual: "none")
    }
  }
}

/// A number that is one.
private func finite(_ value: Double, _ field: String) throws(WireError) -> Double {
  guard value.isFinite else { throw .outOfRange(field: field, expected: "a finite number", actual: "\(value)") }
  return value
}

extension DisplaySize {
  init(_ message: WireDisplaySize) {
    self.init(width: message.size.width, height: message.size.height, scale: Int(message.scale))
  }

  var message: WireDisplaySize {
    .with {
      $0.size = CGSize(width: width, height: height).message
      $0.scale = UInt32(clamping: scale)
    }
  }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  /// Reads a word of the schema.
  init(word: String, field: String) throws(WireError) {
    guard let value = Self(rawValue: word) else {
      let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outOfRange(field: field, expected: "one of \(words)", actual: word)
    }
    self = value
  }
}
