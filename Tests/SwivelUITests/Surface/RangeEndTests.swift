// Values at the ends of their ranges, and lists that only grow: what is set beyond an end, what is asked of nothing, and what is added twice. By
// the documentation of each class, named with its row.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct RangeEndTests {
  /// UIScreen.brightness: "between 0.0 and 1.0"; UIPageControlProgress.currentProgress and
  /// UIPercentDrivenInteractiveTransition.percentComplete the same.
  @Test(arguments: [(-1, 0), (0, 0), (0.25, 0.25), (1, 1), (1.5, 1)] as [(CGFloat, CGFloat)])
  func fromNothingToAll(given: CGFloat, kept: CGFloat) throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      UIScreen.main.brightness = given
      #expect(UIScreen.main.brightness == kept)
      let progress = UIPageControlProgress()
      progress.currentProgress = Float(given)
      #expect(progress.currentProgress == Float(kept))
      let finger = UIPercentDrivenInteractiveTransition()
      finger.update(given)
      #expect(finger.percentComplete == kept)
    }
  }

  /// UIApplication.applicationIconBadgeNumber: no number below 0; ignoring events ends with as many ends as beginnings; work in the
  /// background has numbers of its own, none of which is `invalid`.
  @Test func whatAnAppCounts() throws {
    try onDevice(.iPhone8, Era(12)) { _ in
      let app = UIApplication.shared
      for (given, kept) in [(3, 3), (0, 0), (-2, 0)] {
        app.applicationIconBadgeNumber = given
        #expect(app.applicationIconBadgeNumber == kept)
      }
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents)
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents)
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents)
      let tasks = [app.beginBackgroundTask(), app.beginBackgroundTask(withName: "a"), app.beginBackgroundTask()]
      #expect(Set(tasks).count == 3 && !tasks.contains(.invalid))
      #expect(!app.isIdleTimerDisabled && app.applicationSupportsShakeToEdit && app.isProtectedDataAvailable)
      #expect(!app.isNetworkActivityIndicatorVisible && !app.supportsAlternateIcons && app.alternateIconName == nil)
      (app.isIdleTimerDisabled, app.applicationSupportsShakeToEdit) = (true, false)
      app.isNetworkActivityIndicatorVisible = true
      #expect(app.isIdleTimerDisabled && !app.applicationSupportsShakeToEdit && app.isNetworkActivityIndicatorVisible)
      // "The app is in the foreground": as good as endless.
      #expect(app.backgroundTimeRemaining > 1e300)
    }
  }

  /// UIEvent.ButtonMask: `button(_:)` of the first two are `primary` and `secondary`; of numbers there are no buttons of none.
  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 4), (8, 128), (-1, 0)]) func buttons(
    number: Int, bits: Int
  ) {
    #expect(UIEvent.ButtonMask.button(number).rawValue == bits)
  }

  /// UIFocusGroupPriority: "ignored, previouslyFocused, prioritized, currentlyFocused" from the lowest to the highest.
  @Test func prioritiesOfFocus() {
    let order: [UIFocusGroupPriority] = [.ignored, .previouslyFocused, .prioritized, .currentlyFocused]
    #expect(order.map(\.rawValue) == [0, 1000, 2000, .max])
    for (low, high) in zip(order, order.dropFirst()) { #expect(low < high && !(high < low)) }
    #expect(UIFocusGroupPriority(1500) > .previouslyFocused && UIFocusGroupPriority(1500) < .prioritized)
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level(1500) > .statusBar && !(UIWindow.Level.alert < .alert))
  }

  /// NSCollectionLayoutDimension: each kind says yes to its own question; one that is uniform is estimated, too. Spacing and anchors likewise.
  @Test func kindsOfLengths() {
    let rows: [(NSCollectionLayoutDimension, [Bool])] = [
      (.fractionalWidth(0.5), [true, false, false, false, false]),
      (.fractionalHeight(0.5), [false, true, false, false, false]),
      (.absolute(0.5), [false, false, true, false, false]),
      (.estimated(0.5), [false, false, false, true, false]),
      (.uniformAcrossSiblings(estimate: 0.5), [false, false, false, true, true]),
    ]
    for (length, answers) in rows {
      let found = [
        length.isFractionalWidth, length.isFractionalHeight, length.isAbsolute, length.isEstimated,
        length.isUniformAcrossSiblings,
      ]
      #expect(found == answers && length.dimension == 0.5)
    }
    let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(4))
    #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 3)
    #expect(!flexible.isFixedSpacing && flexible.isFlexibleSpacing && flexible.spacing == 4)
    let place = CGPoint(x: 1, y: -1)
    let anchors = [
      NSCollectionLayoutAnchor(edges: .top), NSCollectionLayoutAnchor(edges: .top, absoluteOffset: place),
      NSCollectionLayoutAnchor(edges: .top, fractionalOffset: place),
    ]
    #expect(
      anchors.map(\.isAbsoluteOffset) == [true, true, false]
        && anchors.map(\.isFractionalOffset) == [false, false, true])
    #expect(anchors.map(\.offset) == [.zero, place, place] && anchors.allSatisfy { $0.edges == .top })
  }

  /// UICollectionViewLayoutInvalidationContext: nothing at first; what is added stays, by its kind.
  @Test func whatIsInvalidated() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      let paths = (0..<3).map { IndexPath(item: $0, section: 1) }
      #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
      #expect(context.invalidatedDecorationIndexPaths == nil && !context.invalidateEverything)
      #expect(!context.invalidateDataSourceCounts && context.contentOffsetAdjustment == .zero)
      context.invalidateItems(at: [paths[0]])
      context.invalidateItems(at: [paths[1]])
      #expect(context.invalidatedItemIndexPaths == [paths[0], paths[1]])
      context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
      context.invalidateSupplementaryElements(ofKind: "footer", at: [paths[1]])
      context.invalidateSupplementaryElements(ofKind: "header", at: [paths[2]])
      #expect(context.invalidatedSupplementaryIndexPaths == ["header": [paths[0], paths[2]], "footer": [paths[1]]])
      context.invalidateDecorationElements(ofKind: "line", at: [paths[2]])
      context.invalidateDecorationElements(ofKind: "line", at: [paths[0]])
      #expect(context.invalidatedDecorationIndexPaths == ["line": [paths[2], paths[0]]])
    }
  }

  /// UITrackingLayoutGuide: a docked keyboard is near the bottom; what was set for an edge is told, and let go when other constraints are set.
  @Test func constraintsOfAKeyboard() throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let guide = view.keyboardLayoutGuide
      @MainActor func width(_ points: CGFloat) -> NSLayoutConstraint {
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: points)
      }
      let rows: [(NSDirectionalRectEdge, near: Bool, away: Bool)] = [
        (.bottom, true, false), (.top, false, true), (.leading, false, true), (.trailing, false, true),
        ([.top, .bottom], false, false),
      ]
      for row in rows {
        let (near, away) = (width(1), width(2))
        guide.setConstraints([near], activeWhenNearEdge: row.0)
        guide.setConstraints([away], activeWhenAwayFrom: row.0)
        #expect(near.isActive == row.near && away.isActive == row.away, "\(row.0)")
        #expect(guide.constraintsActive(whenNearEdge: row.0) == [near])
        #expect(guide.constraintsActive(whenAwayFrom: row.0) == [away])
        let other = width(3)
        guide.setConstraints([other], activeWhenNearEdge: row.0)
        #expect(!near.isActive && other.isActive == row.near)
        guide.removeAllTrackedConstraints()
        #expect(!other.isActive && !away.isActive)
        #expect(
          guide.constraintsActive(whenNearEdge: row.0) == [] && guide.constraintsActive(whenAwayFrom: row.0) == [])
      }
    }
  }

  /// NSUserActivity.addUserInfoEntries(from:), UIPasteConfiguration, UITextChecker.ignoreWord(_:): what is added stays beside what was there.
  @Test func whatIsAdded() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let activity = NSUserActivity(activityType: "org.example.read")
      #expect(activity.activityType == "org.example.read" && activity.userInfo == nil)
      activity.addUserInfoEntries(from: ["a": 1, "b": 2])
      activity.addUserInfoEntries(from: ["b": 3])
      #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3])
      let paste = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
      paste.addAcceptableTypeIdentifiers(["public.url", "public.text"])
      #expect(paste.acceptableTypeIdentifiers == ["public.image", "public.url", "public.text"])
      paste.addTypeIdentifiers(forAccepting: NSURL.self)
      #expect(paste.acceptableTypeIdentifiers.count > 3 && UIPasteConfiguration().acceptableTypeIdentifiers == [])
      #expect(UIPasteConfiguration(forAccepting: NSURL.self).acceptableTypeIdentifiers.contains("public.url"))
      let checker = UITextChecker()
      checker.ignoreWord("swivl")
      checker.ignoreWord("titl")
      #expect(checker.ignoredWords == ["swivl", "titl"])
      let all = NSRange(location: 0, length: 5)
      #expect(
        checker.rangeOfMisspelledWord(in: "swivl", range: all, startingAt: 0, wrap: false, language: "en").location
          == NSNotFound)
      let category = UIMutableUserNotificationCategory()
      let (wide, narrow) = (UIUserNotificationAction(), UIUserNotificationAction())
      category.setActions([wide, narrow], for: .default)
      category.setActions([narrow], for: .minimal)
      #expect(category.actions(for: .default)?.count == 2 && category.actions(for: .minimal)?.first === narrow)
      category.setActions(nil, for: .default)
      #expect(category.actions(for: .default) == nil && category.actions(for: .minimal)?.count == 1)
    }
  }

  /// NSLayoutManager: a glyph for each UTF-16 unit; containers know their manager for as long as they are its.
  @Test func glyphs() throws {
    try onDevice(.iPhone8, Era(15)) { _ in
      let (storage, manager) = (NSTextStorage(string: "a🙂"), NSLayoutManager())
      let containers = [NSTextContainer(size: CGSize(width: 9, height: 9)), NSTextContainer()]
      #expect(manager.numberOfGlyphs == 0 && !manager.isValidGlyphIndex(0) && manager.firstUnlaidCharacterIndex() == 0)
      storage.addLayoutManager(manager)
      for container in containers { manager.addTextContainer(container) }
      #expect([-1, 0, 2, 3].map(manager.isValidGlyphIndex) == [false, true, true, false])
      #expect(manager.numberOfGlyphs == 3 && manager.firstUnlaidGlyphIndex() == 3)
      #expect(manager.glyphRange(for: containers[0]) == NSRange(location: 0, length: 3))
      #expect(containers.allSatisfy { $0.layoutManager === manager } && storage.layoutManagers.first === manager)
      manager.removeTextContainer(at: 0)
      #expect(
        manager.textContainers.count == 1 && containers[0].layoutManager == nil && containers[1].layoutManager != nil)
      #expect(containers[1].size == .zero && containers[0].lineFragmentPadding == 5)
      containers[0].exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))]
      #expect(containers.map(\.isSimpleRectangularTextContainer) == [false, true])
      storage.removeLayoutManager(manager)
      #expect(storage.layoutManagers.isEmpty && manager.numberOfGlyphs == 0)
    }
  }
}
