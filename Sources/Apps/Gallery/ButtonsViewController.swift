// Buttons: of the system, of one's own, and by configuration in every style and size.
import UIKit

final class ButtonsViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (system, disabled) = (UIButton(type: .system), UIButton(type: .system))
    system.setTitle("System", for: .normal)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    add("Plain types", system, disabled)

    let own = UIButton(type: .custom)
    own.setTitle("Own", for: .normal)
    own.backgroundColor = .systemIndigo
    own.layer.cornerRadius = 8
    own.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let chosen = UIButton(type: .custom)
    chosen.setTitle("Off", for: .normal)
    chosen.setTitle("Chosen", for: .selected)
    chosen.setTitleColor(.label, for: .normal)
    chosen.setTitleColor(.systemGreen, for: .selected)
    chosen.isSelected = true
    add("Custom", own, chosen)

    add(
      "Marks", UIButton(type: .infoLight), UIButton(type: .contactAdd), UIButton(type: .detailDisclosure),
      UIButton(type: .close))

    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (name, style) in styles {
      let (normal, off) = (UIButton(configuration: style), UIButton(configuration: style))
      normal.configuration?.title = name
      off.configuration?.title = "Disabled"
      off.isEnabled = false
      add("\(name) style", normal, off)
    }

    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Large", .large), ("Medium", .medium), ("Small", .small), ("Mini", .mini),
    ]
    let buttons = sizes.map { name, size in
      var style = UIButton.Configuration.filled()
      style.buttonSize = size
      style.title = name
      return UIButton(configuration: style)
    }
    add("Sizes", buttons[0], buttons[1])
    add("Small sizes", buttons[2], buttons[3])

    var pictured = UIButton.Configuration.tinted()
    pictured.image = UIImage(systemName: "star.fill")
    pictured.title = "Favourite"
    pictured.imagePadding = 6
    var after = pictured
    after.imagePlacement = .trailing
    after.cornerStyle = .capsule
    add("With a symbol", UIButton(configuration: pictured), UIButton(configuration: after))

    var two = UIButton.Configuration.filled()
    two.title = "Two lines"
    two.subtitle = "in one button"
    two.titleAlignment = .center
    var waiting = UIButton.Configuration.gray()
    waiting.title = "Waiting"
    waiting.showsActivityIndicator = true
    waiting.imagePadding = 6
    add("Lines, activity", UIButton(configuration: two), UIButton(configuration: waiting))
  }
}
