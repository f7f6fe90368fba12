// What a page draws only when it is asked for, pictures and trees of views, each once and made short.
import EventLog
import Foundation
import Picture
import Vocabulary

/// Pictures and layouts of a page, told apart by their contents: most steps leave most windows as they were.
struct PageData {
  /// What of it one step shows.
  struct Shown {
    var picture: Int?
    var layouts: [Int]
  }

  private var texts = Interned()
  private var pictures = Interned()
  private var lists = Interned()
  private(set) var shown: [Shown] = []

  init(_ steps: ArraySlice<SessionPage.Step>) {
    for step in steps {
      shown.append(
        Shown(
          picture: step.picture.map { pictures.place(of: $0) },
          layouts: step.layouts.map { layout in
            let list = json(layout)
            return lists.place(of: list)
          }))
    }
  }

  /// The windows' views: `[depth, class, identifier or -1, x, y, width, height, marks, [constraint…]]`; marks are 1 for hidden,
  /// 2 for ambiguous. A constraint is a text's place, below zero, less one, where it was given up.
  private mutating func json(_ layout: WindowLayout) -> String {
    var rows = JSONText.array
    for view in layout.views {
      var row = JSONText.array
      row.append(Double(view.depth))
      row.append(Double(texts.place(of: view.className)))
      row.append(Double(view.identifier.map { texts.place(of: $0) } ?? -1))
      for value in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] {
        row.append((Double(value) * 100).rounded() / 100)
      }
      row.append(Double((view.isHidden ? 1 : 0) + (view.isAmbiguous ? 2 : 0)))
      var constraints = JSONText.array
      for constraint in view.constraints {
        let place = texts.place(of: constraint.text)
        constraints.append(Double(constraint.isBroken ? -1 - place : place))
      }
      row.append(constraints)
      rows.append(row)
    }
    var window = JSONText.object
    window.add("window", layout.id)
    window.add("app", layout.app)
    window.add("views", rows)
    return window.closed
  }

  /// Deflated JSON in base 64.
  func blob() throws(PictureError) -> String {
    var json = JSONText.object
    json.add("texts", JSONText.list(texts.all))
    json.add("pictures", JSONText.list(pictures.all))
    // The lists are JSON already.
    let whole = "\(json.closed.dropLast()),\"layouts\":[\(lists.all.joined(separator: ","))]}"
    return Data(try Deflated.stream(Array(whole.utf8), of: .text)).base64EncodedString()
  }
}

/// Texts in the order in which they came first.
private struct Interned {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
