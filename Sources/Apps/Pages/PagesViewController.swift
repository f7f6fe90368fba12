// One page or two: constraints are reset when a new size is announced, and computed once from the canvas it brings.
import UIKit

/// Shows the book.
///
/// Known weaknesses of the technique are kept on purpose: the computation is due only when a size was announced, so changes
/// that come without an announcement leave the pages as they were; it happens in the first layout after the announcement,
/// final or not; and computing again without resetting starts from a canvas that is padded already.
public final class PagesViewController: UIViewController {
  /// Canvases strictly between these ratios of width to height are neither one page nor two, and are padded.
  public static let maxSmallRatio: CGFloat = 0.8
  /// See `maxSmallRatio`; from here on, two pages.
  public static let minLargeRatio: CGFloat = 1.2
  /// Beyond this ratio two pages would be too wide.
  public static let maxLargeRatio: CGFloat = 1.6
  /// What a padded canvas loses at each side.
  static let paddingShare: CGFloat = 0.15
  private static let shownBarHeight: CGFloat = 44
  // Room for a terminal to draw both: a row above the window's edge, and five columns.
  private static let figuresMargin: CGFloat = 40
  private static let buttonWidth: CGFloat = 96

  /// The distance between canvas and window when nothing is padded.
  let defaultConstant: CGFloat
  let canvas = UIView()
  let leftPage = UIView()
  let rightPage = UIView()
  private let spread: UIStackView
  private let figures = UILabel()
  private let bar = UIView()
  private let barButton = UIButton(type: .system)
  private let againButton = UIButton(type: .system)
  private var barHeight: NSLayoutConstraint?
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?
  private var isComputationDue: Bool
  /// How often the sizes were computed.
  public private(set) var computations = 0

  /// `startsDue` off shows what becomes of a launch nobody announced a size to.
  public init(defaultConstant: CGFloat = 0, startsDue: Bool = true) {
    self.defaultConstant = defaultConstant
    isComputationDue = startsDue
    spread = UIStackView(arrangedSubviews: [leftPage, rightPage])
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    canvas.accessibilityIdentifier = "canvas"
    leftPage.accessibilityIdentifier = "left-page"
    rightPage.accessibilityIdentifier = "right-page"
    figures.accessibilityIdentifier = "figures"
    bar.accessibilityIdentifier = "reading-bar"
    barButton.accessibilityIdentifier = "bar"
    barButton.setTitle("Bar", for: .normal)
    againButton.accessibilityIdentifier = "again"
    againButton.setTitle("Again", for: .normal)
    againButton.addAction(UIAction { [weak self] _ in self?.computeAgain() }, for: .touchUpInside)
    barButton.addAction(UIAction { [weak self] _ in self?.toggleBar() }, for: .touchUpInside)
    spread.distribution = .fillEqually
    figures.numberOfLines = 2
    number(rightPage, "page 1")
    number(leftPage, "page 2")
    for part in [canvas, spread, figures, bar, barButton, againButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(bar)
    view.addSubview(canvas)
    canvas.addSubview(spread)
    view.addSubview(figures)
    view.addSubview(barButton)
    view.addSubview(againButton)
    activateConstraints()
  }

  private func number(_ page: UIView, _ text: String) {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: page.centerYAnchor),
    ])
  }

  private func activateConstraints() {
    let leading = canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: defaultConstant)
    let trailing = view.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: defaultConstant)
    leading.identifier = "canvas-leading"
    trailing.identifier = "canvas-trailing"
    self.leading = leading
    self.trailing = trailing
    let barHeight = bar.heightAnchor.constraint(equalToConstant: 0)
    barHeight.identifier = "bar-height"
    self.barHeight = barHeight
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: view.topAnchor), barHeight,
      leading, trailing, canvas.topAnchor.constraint(equalTo: bar.bottomAnchor),
      canvas.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      spread.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
      spread.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
      spread.topAnchor.constraint(equalTo: canvas.topAnchor),
      spread.bottomAnchor.constraint(equalTo: canvas.bottomAnchor),
      figures.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      figures.trailingAnchor.constraint(equalTo: barButton.leadingAnchor, constant: -8),
      barButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      barButton.centerYAnchor.constraint(equalTo: figures.centerYAnchor),
      barButton.widthAnchor.constraint(equalToConstant: Self.buttonWidth),
      againButton.widthAnchor.constraint(equalToConstant: Self.buttonWidth),
      againButton.trailingAnchor.constraint(equalTo: barButton.trailingAnchor),
      againButton.bottomAnchor.constraint(equalTo: barButton.topAnchor, constant: -8),
      figures.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -Self.figuresMargin),
    ])
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    leading?.constant = defaultConstant
    trailing?.constant = defaultConstant
    isComputationDue = true
  }

  // Without super, as many apps write it; the stock method does nothing.
  public override func viewDidLayoutSubviews() { computeSizes() }

  /// Shows or hides the bar above the canvas, which nobody announces.
  private func toggleBar() {
    guard let barHeight else { return }
    barHeight.constant = barHeight.constant == 0 ? Self.shownBarHeight : 0
  }

  /// Computes again from the canvas as it is, padded or not.
  public func computeAgain() {
    isComputationDue = true
    view.setNeedsLayout()
  }

  private func computeSizes() {
    guard isComputationDue else { return }
    isComputationDue = false
    computations += 1
    let size = canvas.bounds.size
    let ratio = size.width / size.height
    var newRatio = ratio
    var padding = defaultConstant
    if ratio > Self.maxSmallRatio, ratio < Self.minLargeRatio {
      padding = size.width * Self.paddingShare
      newRatio *= 1 - 2 * Self.paddingShare
    }
    if leading?.constant != padding {
      leading?.constant = padding
      trailing?.constant = padding
    }
    leftPage.isHidden = newRatio < Self.minLargeRatio || newRatio > Self.maxLargeRatio
    figures.text =
      PageFigures(ratio: ratio, padding: padding, newRatio: newRatio, canvas: view.bounds.width - 2 * padding)
      .text
  }
}
