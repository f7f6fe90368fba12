// One errand: a view of its own class, stars to rate it by, and notes in a container.
import UIKit

final class DetailController: UIViewController {
  @Outlet var heading: UILabel!
  @Outlet var stars: [UIButton]!

  private let errand: String
  private(set) var rating = 0

  init?(coder: NSCoder, errand: String) {
    self.errand = errand
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    errand = "Nobody's errand"
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = errand
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let notes = segue.destination as? NotesController { notes.text = "About \(errand)" }
  }

  @Action var rate = DetailController.rate
  func rate(_ sender: UIButton) {
    rating = (stars.firstIndex(of: sender) ?? -1) + 1
    heading.text = "\(errand): \(rating)"
  }

  @Action("reset") var onReset = DetailController.reset
  func reset() {
    rating = 0
    heading.text = errand
  }

  // Sent to the first responder: the switch does not answer, so it comes up here.
  @Action var toggle = DetailController.toggle
  func toggle(_ sender: UISwitch) { heading.text = sender.isOn ? "Done" : errand }
}

final class NotesController: UIViewController {
  @Outlet var note: UILabel!
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = text
  }
}

/// A badge with two sides.
final class BadgeView: UIView {
  @Outlet var side: UILabel!
  @Inspectable var inset: CGFloat = 4
  @Inspectable var isRound = false
  @Inspectable var caption: String?

  /// What was there when `super.init(coder:)` returned, and when everything was connected.
  private(set) var decoded = ""
  private(set) var woken = ""

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    decoded =
      "\(Int(frame.width))x\(Int(frame.height)), \(subviews.count) inside, side \(side == nil ? "open" : "there")"
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    woken = "side \(side.text ?? ""), inset \(Int(inset)), \(isRound ? "round" : "square"), \(caption ?? "-")"
  }

  @Action var flip = BadgeView.flip
  func flip(_ sender: UITapGestureRecognizer) { side.text = side.text == "front" ? "back" : "front" }
}
