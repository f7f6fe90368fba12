// The bits behind sets of options that are seldom asked for, by the headers they stand in: documents of apps keep them as numbers, and an app
// that comes from Objective-C may name them by theirs.
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct OptionBitTests {
  /// UIAccessibility.h, and the numbers notifications to screen readers are posted by.
  @Test func whatIsSpoken() {
    #expect(
      [UIAccessibility.Notification.screenChanged, .layoutChanged, .announcement, .pageScrolled].map(\.rawValue)
        == [1000, 1001, 1008, 1009])
    #expect(bits([UIAccessibilityDirectTouchOptions.silentOnTouch: 1, .requiresActivation: 2]) == [])
  }

  /// NSLayoutConstraint.h: what is aligned is the attribute's number as a bit; UIGeometry.h, UICollectionView.h, UITableView.h,
  /// UITableViewCell.h, UICollisionBehavior.h.
  @Test func places() {
    #expect(
      bits([
        NSLayoutConstraint.FormatOptions.alignAllLeft: 0x2, .alignAllRight: 0x4, .alignAllTop: 0x8,
        .alignAllBottom: 0x10, .alignAllLeading: 0x20, .alignAllTrailing: 0x40, .alignAllCenterX: 0x200,
        .alignAllCenterY: 0x400, .alignAllLastBaseline: 0x800, .alignAllFirstBaseline: 0x1000,
      ]) == [])
    #expect(
      bits([
        NSLayoutConstraint.FormatOptions.directionLeadingToTrailing: 0, .directionLeftToRight: 0x1_0000,
        .directionRightToLeft: 0x2_0000, .spacingEdgeToEdge: 0, .spacingBaselineToBaseline: 0x8_0000,
      ]) == [])
    #expect(bits([NSDirectionalRectEdge.top: 1, .leading: 2, .bottom: 4, .trailing: 8, .all: 15]) == [])
    #expect(bits([UIAxis.horizontal: 1, .vertical: 2]) == [])
    #expect(
      bits([
        UICollectionView.ScrollPosition.top: 1, .centeredVertically: 2, .bottom: 4, .left: 8,
        .centeredHorizontally: 16, .right: 32,
      ]) == [])
    #expect(bits([UITableView.ContentHuggingElements.sectionHeaders: 8]) == [])
    #expect(bits([UITableViewCell.StateMask.showingEditControl: 1, .showingDeleteConfirmation: 2]) == [])
    #expect(bits([UICollisionBehavior.Mode.items: 1, .boundaries: 2, .everything: .max]) == [])
    #expect(
      UIScrollView.DecelerationRate.normal.rawValue == 0.998 && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  /// UIFocus.h, UITouch.h, UIEvent.h, UIPanGestureRecognizer.h, UIMenu.h, UIMenuElement.h, UITextDragging.h.
  @Test func fingersAndMenus() {
    #expect(bits([UIFocusHeading.up: 1, .down: 2, .left: 4, .right: 8, .next: 16, .previous: 32]) == [])
    #expect(bits([UITouch.Properties.force: 1, .azimuth: 2, .altitude: 4, .location: 8, .roll: 16]) == [])
    #expect(bits([UIEvent.ButtonMask.primary: 1, .secondary: 2]) == [])
    #expect(bits([UIScrollTypeMask.discrete: 1, .continuous: 2]) == [])
    #expect(
      bits([UIMenuElement.Attributes.disabled: 1, .destructive: 2, .hidden: 4, .keepsMenuPresented: 8]) == [])
    #expect(
      bits([UIMenu.Options.displayInline: 1, .destructive: 2, .singleSelection: 32, .displayAsPalette: 128]) == [])
    #expect(bits([UITextDragOptions.stripTextColorFromPreviews: 1]) == [])
  }

  /// NSFileWrapper.h, NSFileCoordinator.h, NSURL.h, UIDocument.h, UIDocumentBrowserAction.h, NSItemProvider.h.
  @Test func files() {
    #expect(bits([FileWrapper.ReadingOptions.immediate: 1, .withoutMapping: 2]) == [])
    #expect(bits([FileWrapper.WritingOptions.atomic: 1, .withNameUpdating: 2]) == [])
    #expect(
      bits([
        NSFileCoordinator.ReadingOptions.withoutChanges: 1, .resolvesSymbolicLink: 2,
        .immediatelyAvailableMetadataOnly: 4, .forUploading: 8,
      ]) == [])
    #expect(
      bits([
        NSFileCoordinator.WritingOptions.forDeleting: 1, .forMoving: 2, .forMerging: 4, .forReplacing: 8,
        .contentIndependentMetadataOnly: 16,
      ]) == [])
    #expect(
      bits([
        URL.BookmarkCreationOptions.minimalBookmark: 0x200, .suitableForBookmarkFile: 0x400,
        .withoutImplicitSecurityScope: 0x2000_0000,
      ]) == [])
    #expect(
      bits([
        URL.BookmarkResolutionOptions.withoutUI: 0x100, .withoutMounting: 0x200,
        .withoutImplicitStartAccessing: 0x8000,
      ]) == [])
    #expect(
      bits([
        UIDocument.State.normal: 0, .closed: 1, .inConflict: 2, .savingError: 4, .editingDisabled: 8,
        .progressAvailable: 16,
      ]) == [])
    #expect(bits([UIDocumentBrowserAction.Availability.menu: 1, .navigationBar: 2]) == [])
    #expect(bits([NSItemProvider.FileOptions.openInPlace: 1]) == [])
  }

  /// NSTextStorage.h, NSTextContentManager.h, NSTextLayoutFragment.h, NSTextLayoutManager.h, NSTextList.h, NSParagraphStyle.h,
  /// UIFontDescriptor.h, UIDataDetectors.h, UITextInputTraits.h, NSAttributedString.h.
  @Test func texts() {
    #expect(bits([NSTextStorage.EditActions.editedAttributes: 1, .editedCharacters: 2]) == [])
    #expect(bits([NSTextContentManager.EnumerationOptions.reverse: 1]) == [])
    #expect(
      bits([
        NSTextLayoutFragment.EnumerationOptions.reverse: 1, .estimatesSize: 2, .ensuresLayout: 4,
        .ensuresExtraLineFragment: 8,
      ]) == [])
    #expect(
      bits([
        NSTextLayoutManager.SegmentOptions.rangeNotRequired: 1, .middleFragmentsExcluded: 2, .headSegmentExtended: 4,
        .tailSegmentExtended: 8, .upstreamAffinity: 16,
      ]) == [])
    #expect(bits([NSTextList.Options.prependEnclosingMarker: 1]) == [])
    #expect(bits([NSParagraphStyle.LineBreakStrategy.pushOut: 1, .hangulWordPriority: 2, .standard: 0xFFFF]) == [])
    #expect(
      bits([
        UIFontDescriptor.SymbolicTraits.traitItalic: 1, .traitBold: 2, .traitExpanded: 0x20, .traitCondensed: 0x40,
        .traitMonoSpace: 0x400, .traitTightLeading: 0x8000, .traitLooseLeading: 0x1_0000,
      ]) == [])
    #expect(
      bits([
        UIDataDetectorTypes.phoneNumber: 1, .link: 2, .address: 4, .calendarEvent: 8, .shipmentTrackingNumber: 16,
        .flightNumber: 32, .lookupSuggestion: 64, .money: 128, .physicalValue: 256, .all: .max,
      ]) == [])
    #expect(bits([UIWritingToolsResultOptions.plainText: 1, .richText: 2, .list: 4, .table: 8]) == [])
    #expect(
      bits([
        InlinePresentationIntent.emphasized: 1, .stronglyEmphasized: 2, .code: 4, .strikethrough: 32, .softBreak: 64,
        .lineBreak: 128,
      ]) == [])
  }

  /// NSDateComponentsFormatter.h, NSMeasurementFormatter.h, NSKeyValueObserving.h, NSPointerFunctions.h, NSProcessInfo.h; CALayer.h, CGGradient.h.
  @Test func foundationAndLayers() {
    #expect(
      bits([
        DateComponentsFormatter.ZeroFormattingBehavior.default: 1, .dropLeading: 2, .dropMiddle: 4, .dropTrailing: 8,
        .dropAll: 14, .pad: 0x1_0000,
      ]) == [])
    #expect(
      bits([MeasurementFormatter.UnitOptions.providedUnit: 1, .naturalScale: 2, .temperatureWithoutUnit: 4]) == [])
    #expect(bits([NSKeyValueObservingOptions.new: 1, .old: 2, .initial: 4, .prior: 8]) == [])
    #expect(
      bits([
        NSHashTable<NSObject>.Options.strongMemory: 0, .weakMemory: 5, .objectPointerPersonality: 0x200,
        .copyIn: 0x1_0000,
      ]) == [])
    #expect(
      bits([
        ProcessInfo.ActivityOptions.idleDisplaySleepDisabled: 0x100_0000_0000, .idleSystemSleepDisabled: 0x10_0000,
        .suddenTerminationDisabled: 0x4000, .userInitiated: 0xFF_FFFF,
        .userInitiatedAllowingIdleSystemSleep: 0xEF_FFFF, .background: 0xFF,
      ]) == [])
    #expect(
      bits([
        CACornerMask.layerMinXMinYCorner: 1, .layerMaxXMinYCorner: 2, .layerMinXMaxYCorner: 4, .layerMaxXMaxYCorner: 8,
      ]) == [])
    #expect(
      bits([
        CAEdgeAntialiasingMask.layerLeftEdge: 1, .layerRightEdge: 2, .layerBottomEdge: 4, .layerTopEdge: 8,
      ]) == [])
    #expect(bits([CGGradientDrawingOptions.drawsBeforeStartLocation: 1, .drawsAfterEndLocation: 2]) == [])
  }
}
