// Calls of optional requirements, such as `delegate?.scrollViewDidScroll?(scrollView)`, or with `!` where the caller is sure: here
// all requirements have an answer.

extension Rewriting {
  mutating func changeCalls(_ file: Int) {
    let source = source(file)
    for token in source.tokens.indices where source.reads(token, "?") || source.reads(token, "!") {
      guard source.reads(token + 1, "("), source.isKind(token - 1, .word), source.reads(token - 2, "."),
        source.tokens[token - 1].end == source.tokens[token].start,
        source.tokens[token].end == source.tokens[token + 1].start, isActive(file, token)
      else { continue }
      change(file, token)
    }
  }

  private mutating func change(_ file: Int, _ mark: Int) {
    let source = source(file)
    let close = source.tokens[mark + 1].partner
    let labels = source.split(mark + 2..<close).map { part -> String? in
      source.isKind(part.lowerBound, .word) && source.reads(part.lowerBound + 1, ":")
        ? source.text(part.lowerBound) : nil
    }
    let name = source.text(mark - 1)
    let isForced = source.reads(mark, "!")
    let signature = "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    let start = source.startOfChain(mark - 2)
    nameProtocol(file, receiver: start..<mark - 2, signature)
    switch requirements[signature] {
    case .absence:
      blank(file, mark, mark)
      plans[file].edits.insert("UIKit.answered(try ", at: source.tokens[start].start)
      plans[file].edits.insert(isForced ? ")!" : ")", at: source.tokens[close].end)
      plans[file].needsUIKit = true
    case .nothing, .null, .demanded: blank(file, mark, mark)
    case nil:
      // Closures are called without labels, delegates' methods are named after who calls them.
      guard labels.contains(where: { $0 != nil }) || OptionalCalls.isDelegates(name) else { return }
      blank(file, mark, mark)
      let isChained = (start..<mark).contains { source.isChaining($0) }
      let isBound = source.reads(start - 1, "=") && (source.reads(start - 3, "let") || source.reads(start - 3, "var"))
      if !isChained, !isForced, isBound { plans[file].edits.insert(" as Optional", at: source.tokens[close].end) }
    }
  }
  /// Objective-C lets anything be asked; here a receiver declared as `AnyObject` is asked as what has the requirement.
  private mutating func nameProtocol(_ file: Int, receiver: Range<Int>, _ signature: String) {
    let source = source(file)
    guard let owners = demanding[signature], owners.count == 1 else { return }
    var last = receiver.upperBound - 1
    let isOptional = source.reads(last, "?")
    if isOptional || source.reads(last, "!") { last -= 1 }
    guard last >= receiver.lowerBound, last + 1 < receiver.upperBound, source.isKind(last, .word),
      let scope = outline(file).innermost(last)
    else { return }
    let name = source.text(last)
    let isAnything = index.chain(scope.path).contains { entry in
      entry.type.members.contains { declared in
        let home = self.source(declared.file)
        return declared.member.kind != .function && declared.member.name == name
          && ["AnyObject?", "AnyObject!", "AnyObject", "Any?", "Any!"].contains(home.joined(declared.member.type))
      }
    }
    guard isAnything else { return }
    plans[file].edits.insert("(", at: source.tokens[receiver.lowerBound].start)
    plans[file].edits.insert(" as? any \(owners[0]))", at: source.tokens[last].end)
    if !isOptional { replace(file, last + 1, last + 1, with: "?") }
  }
}

/// Optional methods of UIKit's protocols that are told nothing but who calls.
enum OptionalCalls {
  private static let callers = [
    "scrollView", "textField", "textView", "tableView", "collectionView", "searchBar", "tabBar", "tabBarController",
    "navigationController", "navigationBar", "pickerView", "gestureRecognizer", "presentationController",
    "popoverPresentationController", "application", "scene", "sceneDid", "webView", "splitViewController",
    "pageViewController", "searchController", "documentPicker", "imagePickerController", "mapView", "toolbar",
    "numberOfSections", "adaptivePresentationStyle", "prepareForPopoverPresentation", "indexTitles",
    "sectionIndexTitles", "willPresentSearchController", "didPresentSearchController", "dynamicAnimator",
    "collisionBehavior",
  ]

  /// Names that say nothing of who calls.
  private static let names: Set = ["animationEnded"]

  /// Whether a name begins with a caller's and goes on as a sentence does.
  static func isDelegates(_ name: String) -> Bool {
    names.contains(name)
      || callers.contains { caller in
        guard name.hasPrefix(caller) else { return false }
        return name.dropFirst(caller.count).first.map(\.isUppercase) ?? false
      }
  }
}

extension Source {
  /// Whether a token is the `?` of a chain, and none of `??` or `a ? b : c`.
  fileprivate func isChaining(_ index: Int) -> Bool {
    guard index > 0, reads(index, "?"), reads(index + 1, ".") || reads(index + 1, "(") || reads(index + 1, "[") else {
      return false
    }
    return tokens[index].end == tokens[index + 1].start && tokens[index - 1].end == tokens[index].start
      && !reads(index - 1, "?")
  }

  /// The token at which the chain of members begins whose last dot this is: names, calls, subscripts, `?` and `!`.
  func startOfChain(_ dot: Int) -> Int {
    var index = dot
    while index > 0 {
      var last = index - 1
      while reads(last, "?") || reads(last, "!") { last -= 1 }
      // Calls and subscripts, then what is called.
      while last > 0, reads(last, ")") || reads(last, "]") {
        let open = tokens[last].partner
        let isApplied =
          open > 0 && tokens[open - 1].end == tokens[open].start
          && (isKind(open - 1, .word) || isKind(open - 1, .close) || reads(open - 1, "?") || reads(open - 1, "!"))
        guard isApplied else { return open }
        last = open - 1
        while reads(last, "?") || reads(last, "!") { last -= 1 }
      }
      guard isKind(last, .word) || isKind(last, .literal) else { return index == dot ? dot : index }
      guard reads(last - 1, ".") else { return last }
      index = last - 1
    }
    return index
  }
}
