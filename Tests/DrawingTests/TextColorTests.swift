// Whose word counts for the colour of a text: code's, then the document's, then UIKit's own.
import Drawing
import Foundation
import Picture
import SwivelUI
import Testing

/// Answers for its colour itself, as fields do that show errors in another one.
@MainActor private final class AnsweringField: UITextField {
  override var textColor: UIColor? {
    get { nil }
    set {}
  }
  func showError() { super.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
}

/// What a screen does not keep by itself.
@MainActor private final class Kept { var controller: UIViewController? }

@MainActor @Suite struct TextColorTests {
  /// UILabel.textColor, attributes over it, UILabel.highlightedTextColor, UITextField.textColor, UITextView.textColor and
  /// UIButton.setTitleColor, each red.
  @Test(arguments: ["label", "attributed", "highlighted", "field", "view", "button", "custom", "answering"])
  func colorsOfCode(kind: String) throws {
    let picture = try drawn { root in
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let view: UIView
      switch kind {
      case "answering":
        let field = AnsweringField()
        field.text = "seen"
        field.showError()
        view = field
      case "field":
        let field = UITextField()
        field.text = "seen"
        field.textColor = red
        view = field
      case "view":
        let text = UITextView()
        text.text = "seen"
        text.textColor = red
        view = text
      case "button", "custom":
        let button = UIButton(type: kind == "custom" ? .custom : .system)
        button.setTitle("seen", for: .normal)
        button.setTitleColor(red, for: .normal)
        view = button
      case _:
        let label = UILabel()
        label.text = "seen"
        label.textColor = kind == "label" ? red : .green
        if kind == "attributed" {
          label.attributedText = NSAttributedString(string: "seen", attributes: [.foregroundColor: red])
        }
        if kind == "highlighted" {
          label.highlightedTextColor = red
          label.isHighlighted = true
        }
        view = label
      }
      view.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
      view.accessibilityIdentifier = "it"
      root.addSubview(view)
    }
    #expect(picture.texts(of: "it").map(\.string) == ["seen"])
    #expect(picture.texts(of: "it").map(\.color) == [PictureColor(red: 1, green: 0, blue: 0)])
  }

  /// UITextField.attributedPlaceholder: in the font and colour the app says, until a plain one takes its place, which is grey
  /// (UIColor.placeholderText) in the field's font; assigning one replaces the words of the other.
  @Test(arguments: [false, true]) func aPlaceholderLooksAsItIsSaidTo(isPlainLater: Bool) throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picture = try drawn { root in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      field.font = .systemFont(ofSize: 12)
      field.attributedPlaceholder = NSAttributedString(
        string: "said", attributes: [.foregroundColor: red, .font: UIFont.systemFont(ofSize: 30)])
      #expect(field.placeholder == "said" && field.intrinsicContentSize.width > 40)
      if isPlainLater { field.placeholder = "plain" }
      #expect(field.attributedPlaceholder?.string == (isPlainLater ? "plain" : "said"))
      #expect(field.font?.pointSize == 12 && field.textColor == .label)
      field.accessibilityIdentifier = "it"
      root.addSubview(field)
    }
    #expect(picture.texts(of: "it").map(\.string) == [isPlainLater ? "plain" : "said"])
    // The placeholder text colour of light interfaces: 60, 60, 67 at 30 % (Human Interface Guidelines).
    let grey = PictureColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
    #expect(
      picture.texts(of: "it").map(\.color)
        == [isPlainLater ? grey : PictureColor(red: 1, green: 0, blue: 0)])
    #expect(picture.texts(of: "it").map(\.size) == [isPlainLater ? 12 : 30])
  }

  /// A run's colour is that run's alone: what has none is black as UIColor.label is by light, or as the label was told to be.
  @Test(arguments: [false, true]) func aRunsColorEndsWithIt(isToldGreen: Bool) throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picture = try drawn { root in
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      if isToldGreen { label.textColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
      let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: red])
      text.append(NSAttributedString(string: "plain"))
      label.attributedText = text
      label.accessibilityIdentifier = "it"
      root.addSubview(label)
    }
    #expect(picture.texts(of: "it").map(\.string) == ["red", "plain"])
    let plain = PictureColor(red: 0, green: isToldGreen ? 1 : 0, blue: 0)
    #expect(picture.texts(of: "it").map(\.color) == [PictureColor(red: 1, green: 0, blue: 0), plain])
  }

  /// A section's title is drawn once: in grouped lists in capitals and grey.
  @Test(arguments: [(UITableView.Style.grouped, "FRUIT"), (.insetGrouped, "FRUIT"), (.plain, "Fruit")])
  func aTitleOfASection(style: UITableView.Style, title: String) throws {
    // A table does not keep its data source.
    let kept = Kept()
    let picture = try drawn { root in
      let controller = UITableViewController(style: style)
      kept.controller = controller
      guard let table = controller.tableView else { return }
      table.staticSections = [
        StaticSection(title: "Fruit", cells: [UITableViewCell(style: .default, reuseIdentifier: nil)])
      ]
      table.frame = CGRect(x: 0, y: 0, width: 375, height: 400)
      root.addSubview(table)
    }
    #expect(picture.lines == [title])
    // UIColor.secondaryLabel by light: 3c3c43 at 60 %.
    let gray = PictureColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)
    if style != .plain { #expect(picture.drawnParts.compactMap(\.text).map(\.color) == [gray]) }
  }
}
