// Layouts in words to and from bytes.
import Foundation
import Vocabulary

extension WindowLayout {
  /// Checks what a reader would index or indent by: numbers of conflicts and depths.
  public init(_ message: WireWindowLayout) throws(WireError) {
    var views: [ViewLayout] = []
    for view in message.views {
      guard view.depth <= ViewSnapshot.maximumDepth else {
        throw .outOfRange(field: "depth", expected: "0…\(ViewSnapshot.maximumDepth)", actual: "\(view.depth)")
      }
      for number in view.constraints.flatMap(\.conflicts) where number >= message.conflicts.count {
        throw .outOfRange(field: "conflicts", expected: "less than \(message.conflicts.count)", actual: "\(number)")
      }
      views.append(ViewLayout(view))
    }
    self.init(
      id: Int(message.id), app: message.app, views: views,
      conflicts: message.conflicts.map { ConstraintConflict(members: $0.members, broken: $0.broken) })
  }

  /// The same as a message.
  public var message: WireWindowLayout {
    .with {
      $0.id = UInt32(clamping: id)
      $0.app = app
      $0.views = views.map(\.message)
      $0.conflicts = conflicts.map { conflict in
        .with {
          $0.members = conflict.members
          $0.broken = conflict.broken
        }
      }
    }
  }
}

extension ViewLayout {
  fileprivate init(_ message: WireViewLayout) {
    self.init(
      depth: Int(message.depth), className: message.className,
      identifier: message.hasIdentifier ? message.identifier : nil, isHidden: message.hidden,
      frame: CGRect(message.frame), solvedFrame: message.hasSolvedFrame ? CGRect(message.solvedFrame) : nil,
      constraints: message.constraints.map {
        ConstraintLine(text: $0.text, conflicts: $0.conflicts.map { Int($0) }, isBroken: $0.broken)
      },
      isAmbiguous: message.ambiguous)
  }

  fileprivate var message: WireViewLayout {
    .with {
      $0.depth = UInt32(clamping: depth)
      $0.className = className
      if let identifier { $0.identifier = identifier }
      $0.hidden = isHidden
      $0.frame = frame.message
      if let solvedFrame { $0.solvedFrame = solvedFrame.message }
      $0.constraints = constraints.map { line in
        .with {
          $0.text = line.text
          $0.conflicts = line.conflicts.map { UInt32(clamping: $0) }
          $0.broken = line.isBroken
        }
      }
      $0.ambiguous = isAmbiguous
    }
  }
}
