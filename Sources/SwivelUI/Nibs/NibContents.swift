// What single kinds of views have: texts, pictures, values, arrangement.
import InterfaceBuilder
import TextMetrics

extension NibBuilder {
  func configure(_ view: UIView, _ element: Element, _ matching: [Element]) {
    switch view {
    case let label as UILabel: configure(label, element, matching)
    case let button as UIButton: configure(button, element)
    case let field as UITextField:
      if let font = font(element) { field.font = font }
      field.text = text(element)
      field.placeholder = element[.placeholder]
      if element.has(.borderStyle, "roundedRect") { field.borderStyle = .roundedRect }
      if element.has(.borderStyle, "line") { field.borderStyle = .line }
      if element.has(.borderStyle, "bezel") { field.borderStyle = .bezel }
    case let textView as UITextView:
      if let font = font(element) { textView.font = font }
      textView.text = text(element)
      if let whole = attributedText(element) { textView.attributedText = whole }
      textView.isEditable = element.flag(.editable) ?? true
    case let image as UIImageView:
      if let name = element[.image] ?? element.child(key: "image")?[.image] { image.image = self.image(name) }
      if let name = element.said["highlightedImage"] { image.highlightedImage = self.image(name) }
      if element.flag(.highlighted) == true { image.isHighlighted = true }
      image.preferredSymbolConfiguration = element.child(key: "preferredSymbolConfiguration").map(symbolConfiguration)
    case let stack as UIStackView: configure(stack, element, matching)
    case let table as UITableView: configure(table, element)
    case let cell as UITableViewCell: configure(cell, element)
    case let cell as UICollectionReusableView: cell.reuseName = element[.reuseIdentifier]
    case let search as UISearchBar:
      search.text = text(element)
      search.placeholder = element[.placeholder]
      search.prompt = element[.prompt]
    case let toolbar as UIToolbar:
      toolbar.items = element.contents(.items).compactMap(barItem)
    case _: configureValue(view, element)
    }
    if let control = view as? UIControl, let value = element.flag(.enabled) { control.isEnabled = value }
  }

  private func configureValue(_ view: UIView, _ element: Element) {
    switch view {
    case let slider as UISlider:
      slider.minimumValue = Float(element.number(.minValue) ?? 0)
      slider.maximumValue = Float(element.number(.maxValue) ?? 1)
      slider.value = Float(element.number(.value) ?? 0)
      slider.isContinuous = element.flag(.continuous) ?? true
    case let stepper as UIStepper:
      stepper.minimumValue = element.number(.minimumValue) ?? 0
      stepper.maximumValue = element.number(.maximumValue) ?? 100
      stepper.value = element.number(.value) ?? 0
      if let step = element.number(.stepValue), step > 0 { stepper.stepValue = step }
      stepper.wraps = element.flag(.wraps) ?? false
    case let toggle as UISwitch: toggle.isOn = element.flag(.on) ?? false
    case let segmented as UISegmentedControl:
      segmented.apportionsSegmentWidthsByContent = element.flag(.apportionsSegmentWidthsByContent) ?? false
      for (index, segment) in element.contents(.segments).enumerated() where index < Self.maximumSegments {
        segmented.insertSegment(withTitle: segment[.title], at: index, animated: false)
      }
      segmented.isMomentary = element.flag(.momentary) ?? false
      if let selected = element.integer(.selectedSegmentIndex), (0..<segmented.numberOfSegments).contains(selected) {
        segmented.selectedSegmentIndex = selected
      }
    case let indicator as UIActivityIndicatorView:
      // Interface Builder shows indicators that hide while they stand still.
      indicator.hidesWhenStopped = settings.canvas == nil && element.flag(.hidesWhenStopped) ?? false
    case let progress as UIProgressView:
      if element.has(.progressViewStyle, "bar") { progress.progressViewStyle = .bar }
    case let pages as UIPageControl:
      pages.numberOfPages = min(max(0, element.integer(.numberOfPages) ?? 0), Self.maximumSegments)
    case let picker as UIDatePicker:
      let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "countDownTimer": .countDownTimer,
      ]
      picker.datePickerMode = element[.datePickerMode].flatMap { modes[$0] } ?? .dateAndTime
      let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
      picker.preferredDatePickerStyle = element[.style].flatMap { styles[$0] } ?? .automatic
    case _: break
    }
  }

  /// Segments and pages of one control: far more than fit any screen.
  private static let maximumSegments = 1_000

  private func configure(_ label: UILabel, _ element: Element, _ matching: [Element]) {
    let source = matching.last { $0.child(key: "fontDescription") != nil } ?? element
    if let font = font(source) ?? attributedFont(element) { label.font = font }
    label.text = text(element)
    if let whole = attributedText(element) { label.attributedText = whole }
    if let paragraph = Self.paragraph(element) { label.paragraph = paragraph }
    label.numberOfLines = min(max(0, element.integer(.numberOfLines) ?? 1), 10_000)
    let modes: [String: NSLineBreakMode] = [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    ]
    label.lineBreakMode = element[.lineBreakMode].flatMap { modes[$0] } ?? .byTruncatingTail
    if let width = element.number(.preferredMaxLayoutWidth), width > 0 {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
  }

  /// What another environment changes of a view (R14): what its variations name. All else is what the app has made of it since.
  func vary(_ view: UIView, _ element: Element, _ matching: [Element]) {
    let all = element.children.filter { $0.name == .variation }
    func varies(_ names: AttributeName...) -> Bool { all.contains { one in names.contains { one.has($0) } } }
    if varies(.hidden) { view.isHidden = variations.source(element, matching, .hidden).flag(.hidden) ?? false }
    switch view {
    case let label as UILabel where all.contains { $0.child(key: "fontDescription") != nil }:
      let source = matching.last { $0.child(key: "fontDescription") != nil } ?? element
      if let font = font(source) ?? attributedFont(element) { label.font = font }
    case let stack as UIStackView:
      let (axis, distribution) = (stack.axis, stack.distribution)
      let (alignment, spacing) = (stack.alignment, stack.spacing)
      let hasMargins = stack.isLayoutMarginsRelativeArrangement
      configure(stack, element, matching)
      if !varies(.axis) { stack.axis = axis }
      if !varies(.distribution) { stack.distribution = distribution }
      if !varies(.alignment) { stack.alignment = alignment }
      if !varies(.spacing, .spacingType) { stack.spacing = spacing }
      stack.isLayoutMarginsRelativeArrangement = hasMargins
    case _: break
    }
  }

  private func configure(_ stack: UIStackView, _ element: Element, _ matching: [Element]) {
    func text(_ name: AttributeName) -> String? { variations.source(element, matching, name)[name] }
    stack.axis = text(.axis) == "vertical" ? .vertical : .horizontal
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    stack.distribution = text(.distribution).flatMap { distributions[$0] } ?? .fill
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    stack.alignment = text(.alignment).flatMap { alignments[$0] } ?? .fill
    stack.spacing = CGFloat(variations.source(element, matching, .spacing).number(.spacing) ?? 0)
    if text(.spacingType) == "standard" { stack.spacing = 8 }
    // R9: margins that were set are meant.
    stack.isLayoutMarginsRelativeArrangement =
      element.flag(.layoutMarginsRelativeArrangement)
      ?? (element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil)
  }

  private func configure(_ table: UITableView, _ element: Element) {
    // -1 is “Automatic”: rows are as high as their content, as they are where nothing is said. A height is meant, whatever the estimate.
    if let height = element.number(.rowHeight), height > 0 { table.rowHeight = CGFloat(height) }
    if let height = element.number(.sectionHeaderHeight) { table.sectionHeaderHeight = CGFloat(height) }
    if let height = element.number(.sectionFooterHeight) { table.sectionFooterHeight = CGFloat(height) }
  }

  private func configure(_ cell: UITableViewCell, _ element: Element) {
    cell.reuseName = element[.reuseIdentifier]
    // Of a cell in a file of its own the table knows nothing but the cell: rows are as high as the table has them, or their content.
    // A prototype's own height is how it is drawn on the canvas: in an app its table or its content decides.
    let isDrawn = settings.canvas != nil || settings.showsPrototypes
    if element.parent?.name != .objects, isDrawn || element.parent?.name != .prototypes {
      cell.documentHeight = element.number(.rowHeight).map { CGFloat($0) }
    }
    cell.growsWithContent = element.parent?.name == .prototypes
    let types: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if element.flag(.hidesAccessoryWhenEditing) == false { cell.hidesAccessoryWhenEditing = false }
    cell.accessoryType = element[.accessoryType].flatMap { types[$0] } ?? .none
  }

  /// A button of a bar, or a space; nil for what is none.
  func barItem(_ element: Element) -> UIBarButtonItem? {
    let system = element[.systemItem]
    guard element.name == .barButtonItem else { return nil }
    guard let item = barItemType(element).init(coder: NSCoder()) else { return nil }
    item.systemItem = system.flatMap { name in UIBarButtonItem.SystemItem.allCases.first { "\($0)" == name } }
    if item.spacing != nil {
      item.width = CGFloat(element.number(.width) ?? 0)
    } else {
      item.title = element[.title] ?? item.systemItem?.word ?? system.map(Self.systemTitle)
    }
    if let name = element[.image] {
      item.image = image(name) ?? UIImage(named: name)
      // What is called by its picture keeps the name where the picture is not here.
      if item.image == nil, item.title == nil { item.title = name }
    }
    if let tag = element.integer(.tag) { item.tag = tag }
    if let value = element.flag(.enabled) { item.isEnabled = value }
    item.accessibilityIdentifier = element.id
    if !element.id.isEmpty { objects[element.id] = item }
    return item
  }

  /// The app's class the document names, if it is here and one of items.
  private func barItemType(_ element: Element) -> UIBarButtonItem.Type {
    guard let name = element[.customClass] else { return UIBarButtonItem.self }
    guard let type = ClassFinder.find(name, module: element[.customModule]) as? UIBarButtonItem.Type else {
      report(.warning, element, "no bar button item \(name) here; its base class stands in")
      return UIBarButtonItem.self
    }
    return type
  }

  /// What a system item shows or is called: `fastForward` is "Fast Forward".
  private static func systemTitle(_ item: String) -> String {
    var words = ""
    for character in item {
      if words.isEmpty {
        words += character.uppercased()
      } else {
        words += character.isUppercase ? " \(character)" : "\(character)"
      }
    }
    return words
  }

  // MARK: Cells

  /// The labels of a cell of a standard style, which the cell places itself.
  func takeLabels(_ view: UIView, _ element: Element) {
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    guard let cell = view as? UITableViewCell, let style = element[.style].flatMap({ styles[$0] }) else { return }
    cell.documentStyle = style
    cell.storedTextLabel = element[.textLabel].flatMap { objects[$0] } as? UILabel
    cell.storedDetailLabel = element[.detailTextLabel].flatMap { objects[$0] } as? UILabel
    cell.keepsLabelsLeft = element.has(.imageView) || (element.integer(.indentationLevel) ?? 0) > 0
  }

  func addCells(_ element: Element, to view: UIView, make: (Element) -> UIView) {
    let isCanvas = settings.canvas != nil
    if let table = view as? UITableView {
      let prototypes = element.contents(.prototypes).filter(\.name.isView)
      if isCanvas {
        for cell in prototypes { table.addSubview(make(cell)) }
      } else if settings.showsPrototypes, !prototypes.isEmpty {
        table.staticSections.append(StaticSection(cells: prototypes.compactMap { make($0) as? UITableViewCell }))
      }
      for section in element.contents(.sections) where section.name == .tableViewSection {
        let cells = section.contents(.cells).filter(\.name.isView).compactMap { make($0) as? UITableViewCell }
        if isCanvas { for cell in cells { table.addSubview(cell) } }
        table.staticSections.append(
          StaticSection(title: section[.headerTitle], footer: section[.footerTitle], cells: cells))
      }
    } else if let collection = view as? UICollectionView {
      let cells = element.contents(.cells).filter(\.name.isView)
      if isCanvas {
        for cell in cells { collection.addSubview(make(cell)) }
      } else if settings.showsPrototypes {
        collection.documentItems = cells.compactMap { make($0) as? UICollectionViewCell }
        for (key, kind) in Self.partsOfSections {
          guard let part = element.child(key: key), part.name.isView else { continue }
          collection.documentExtras[kind] = make(part) as? UICollectionReusableView
        }
      }
    }
  }

  /// The views beside a collection's prototypes, by the keys documents have them under.
  static let partsOfSections = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]

  // MARK: Texts and pictures

  /// Characters of one text: more fit no screen, and take longer to measure than anybody waits.
  private static let maximumText = 10_000

  private func text(_ element: Element) -> String? {
    guard let text = wholeText(element) else { return nil }
    guard text.utf8.count > Self.maximumText else { return text }
    report(
      .error, element, "its text has \(text.utf8.count) bytes; what follows the first \(Self.maximumText) was left out")
    return String(text.prefix(Self.maximumText))
  }

  private func wholeText(_ element: Element) -> String? {
    if let text = element[.text] { return text }
    for child in element.children where child.has(.key, "text") || child.has(.key, "attributedText") {
      if child.name == .attributedString { return Self.fragments(child) }
      if let content = child.content { return content }
    }
    return nil
  }

  static func fragments(_ element: Element) -> String? {
    let parts = element.children.filter { $0.name == .fragment }.map { fragment in
      fragment[.content] ?? fragment.children.first { $0.has(.key, "content") }?.content ?? ""
    }
    return parts.isEmpty ? nil : parts.joined()
  }

  private func attributedFont(_ element: Element) -> UIFont? {
    guard let fragment = element.child(.attributedString)?.child(.fragment),
      let font = fragment.child(.attributes)?.child(.font)
    else { return nil }
    if let size = font.number(.size) { return .systemFont(ofSize: CGFloat(size)) }
    return font.has(.metaFont, "smallSystem") ? .systemFont(ofSize: 12) : nil
  }

  /// The heights of lines in the first run of an attributed text.
  private static func paragraph(_ element: Element) -> ParagraphMetrics? {
    guard
      let style = element.child(.attributedString)?.child(.fragment)?.child(.attributes)?.child(.paragraphStyle)
    else { return nil }
    return ParagraphMetrics(
      lineSpacing: style.number(.lineSpacing) ?? 0, lineHeightMultiple: style.number(.lineHeightMultiple) ?? 0,
      minimumLineHeight: style.number(.minimumLineHeight) ?? 0,
      maximumLineHeight: style.number(.maximumLineHeight) ?? 0)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]

  func font(_ element: Element) -> UIFont? {
    element.child(key: "fontDescription").map(font(described:))
  }

  func font(described font: Element) -> UIFont {
    if let style = font[.style].map(UIFont.TextStyle.init) {
      let drawn = settings.canvas == nil ? nil : AppScene.current.canvas?.textSize
      return drawn.map { .preferredFont(forTextStyle: style, at: $0) } ?? .preferredFont(forTextStyle: style)
    }
    // A size of 0 is the default one, 12 points (CTFontCreateWithName): labels of standard cells that Xcode 14 saved are drawn so.
    let said = font.number(.pointSize) ?? 17
    let size = min(max(CGFloat(said == 0 ? 12 : said), 1), 1_000)
    if font.has(.type, "boldSystem") { return .boldSystemFont(ofSize: size) }
    if let weight = font[.weight].flatMap({ Self.weights[$0] }) { return .systemFont(ofSize: size, weight: weight) }
    // A named face is not here: the system's stands in, bold where its name says so.
    if let name = font[.name], name.hasSuffix("Bold") { return .boldSystemFont(ofSize: size) }
    return .systemFont(ofSize: size)
  }

  /// Whether the text is set in a face that is not here; of one with attributes its first run, which is the one that is measured.
  func hasForeignFont(_ element: Element) -> Bool {
    if let run = element.child(.attributedString)?.child(.fragment)?.child(.attributes)?.child(.font) {
      // The system's own faces have names that begin with a dot.
      return run[.name].map { !$0.hasPrefix(".") } ?? false
    }
    guard let name = element.child(key: "fontDescription")?[.name] else { return false }
    return !name.hasPrefix(Self.systemFace)
  }

  /// The system font under its own name.
  private static let systemFace = ".AppleSystemUIFont"

  /// Documents declare symbols 128 points large, those of Xcode 11 64; in text of 17 points they are about 20 (our reading of stored
  /// frames).
  private static let symbolSide = 20.0

  func image(_ name: String) -> UIImage? {
    guard let size = document.imageSize(name) else { return nil }
    let scale = size.isSymbol ? Self.symbolSide / max(size.width, size.height, 1) : 1
    return UIImage(
      size: CGSize(width: size.width * scale, height: size.height * scale), scale: 1, name: name,
      isSymbol: size.isSymbol,
      // As large as the document has it, with the pixels of the app's file where there is one.
      file: size.isSymbol ? nil : UIImage(named: name)?.file)
  }
}
