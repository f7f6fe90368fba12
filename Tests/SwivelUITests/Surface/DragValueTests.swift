// Drags, drops, pointers, pencils, hand-writing and activities as values, and what is done where a delegate says nothing: by the
// documentation of each class and optional method.
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct DragValueTests {
  private final class Silent: NSObject, UIDropInteractionDelegate, UIPointerInteractionDelegate,
    UIScribbleInteractionDelegate, UITextInteractionDelegate, UITextDragDelegate, UITextDropDelegate,
    UIPencilInteractionDelegate, UILargeContentViewerInteractionDelegate, UIGestureRecognizerDelegate
  {}
  private final class Carrier: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [] }
  }

  /// "retargetedPreview(with:): a new preview with the same view and parameters and a different target."
  @Test func previewsElsewhere() throws {
    try onDevice(.iPadPro11, Era(17)) { window in
      let (view, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
      window.addSubview(view)
      window.addSubview(other)
      let parameters = UIDragPreviewParameters()
      let preview = UITargetedDragPreview(view: view, parameters: parameters)
      #expect(preview.target.container === window && preview.target.center == CGPoint(x: 25, y: 40))
      #expect(preview.size == CGSize(width: 30, height: 40) && preview.target.transform == .identity)
      let turn = CGAffineTransform(rotationAngle: 1)
      let target = UIDragPreviewTarget(container: other, center: CGPoint(x: 1, y: 2), transform: turn)
      let moved = preview.retargetedPreview(with: target)
      #expect(moved.target === target && moved.view === view && moved.parameters === parameters)
      #expect(moved.target.container === other && moved.target.center == CGPoint(x: 1, y: 2))
      let plain = UITargetedPreview(view: view).retargetedPreview(
        with: UIPreviewTarget(container: other, center: .zero))
      #expect(plain.target.container === other && plain.view === view && plain.target.center == .zero)
      #expect(UIDragPreview(view: view).view === view)
    }
  }

  /// What is proposed and held free while something is dropped.
  @Test func proposals() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      for operation in [UIDropOperation.cancel, .forbidden, .copy, .move] {
        #expect(UIDropProposal(operation: operation).operation == operation)
        #expect(UIDropProposal(dropOperation: operation).operation == operation)
        let table = UITableViewDropProposal(operation: operation, intent: .insertIntoDestinationIndexPath)
        #expect(table.operation == operation && table.intent == .insertIntoDestinationIndexPath)
        let grid = UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        #expect(grid.operation == operation && grid.intent == .insertAtDestinationIndexPath)
        #expect(UITableViewDropProposal(operation: operation).intent == .unspecified)
        #expect(UICollectionViewDropProposal(operation: operation).intent == .unspecified)
      }
      let text = UITextDropProposal(operation: .copy)
      #expect(text.dropAction == .insert && !text.useFastSameViewOperations && text.operation == .copy)
      let path = IndexPath(row: 1, section: 2)
      let row = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "a", rowHeight: 50)
      #expect(row.insertionIndexPath == path && row.reuseIdentifier == "a" && row.rowHeight == 50)
      #expect(row.cellUpdateHandler == nil && row.previewParametersProvider == nil)
      let item = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "b")
      #expect(item.insertionIndexPath == path && item.reuseIdentifier == "b" && item.cellUpdateHandler == nil)
      let provider = NSItemProvider(object: "a" as NSString)
      let dragged = UIDragItem(itemProvider: provider)
      #expect(dragged.itemProvider === provider && dragged.localObject == nil && dragged.previewProvider == nil)
    }
  }

  /// An interaction belongs to the view it was added to, and to none when it was taken away; its delegate is the one it was made with.
  @Test func interactionsAndTheirViews() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let (silent, carrier, view) = (Silent(), Carrier(), UIView())
      let pencil = UIPencilInteraction(delegate: silent)
      let find = UIFindInteraction(sessionDelegate: Finder())
      let rows: [(any UIInteraction, () -> Bool)] = [
        (UIDragInteraction(delegate: carrier), { true }), (UIDropInteraction(delegate: silent), { true }),
        (UIPointerInteraction(delegate: silent), { true }), (UIScribbleInteraction(delegate: silent), { true }),
        (UITextInteraction(for: .editable), { true }), (pencil, { pencil.delegate === silent }),
        (UILargeContentViewerInteraction(delegate: silent), { true }), (find, { find.delegate == nil }),
      ]
      for (interaction, isRight) in rows {
        #expect(interaction.view == nil)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.contains { $0 === interaction } && isRight())
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && !view.interactions.contains { $0 === interaction })
      }
      #expect(UIDragInteraction.isEnabledByDefault && UIDragInteraction(delegate: carrier).isEnabled)
      #expect(!UIDropInteraction(delegate: silent).allowsSimultaneousDropSessions)
      #expect(
        !UIScribbleInteraction(delegate: silent).isHandlingWriting && !UIScribbleInteraction.isPencilInputExpected)
      #expect(pencil.isEnabled && UIPencilInteraction.preferredTapAction == .ignore)
      #expect(UIPencilInteraction.preferredSqueezeAction == .ignore && !UIPencilInteraction.prefersPencilOnlyDrawing)
      #expect(UITextInteraction(for: .nonEditable).textInteractionMode == .nonEditable)
      #expect(!UILargeContentViewerInteraction.isEnabled)
    }
    // On an iPhone a drag has to be switched on.
    try onDevice(.iPhoneSE3, Era(17)) { _ in #expect(!UIDragInteraction.isEnabledByDefault) }
  }

  private final class Finder: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
  }

  /// What is done where a delegate has none of the optional methods.
  @Test func silentDelegates() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let silent = Silent()
      let pointer = UIPointerInteraction(delegate: silent)
      let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "a")
      #expect(silent.pointerInteraction(pointer, styleFor: region) == nil)
      let answer = silent.pointerInteraction(pointer, regionFor: UIPointerRegionRequest(), defaultRegion: region)
      #expect(answer === region && region.identifier == AnyHashable("a") && region.latchingAxes == [])
      let scribble = UIScribbleInteraction(delegate: silent)
      #expect(silent.scribbleInteraction(scribble, shouldBeginAt: .zero))
      #expect(!silent.scribbleInteractionShouldDelayFocus(scribble))
      #expect(silent.interactionShouldBegin(UITextInteraction(for: .editable), at: .zero))
      let large = UILargeContentViewerInteraction(delegate: silent)
      #expect(silent.largeContentViewerInteraction(large, itemAt: .zero) == nil)
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      #expect(silent.gestureRecognizerShouldBegin(tap) && silent.gestureRecognizer(tap, shouldReceive: UITouch()))
      #expect(silent.gestureRecognizer(tap, shouldReceive: UIEvent()))
      #expect(!silent.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
      #expect(!silent.gestureRecognizer(tap, shouldRequireFailureOf: pan))
      #expect(!silent.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan))
    }
  }

  /// Arrows point away from the pointer by quarter turns, all as far off as each other.
  @Test func pointers() throws {
    let places = [UIPointerAccessory.Position.top, .right, .bottom, .left]
    #expect(places.map(\.angle) == [0, .pi / 2, .pi, .pi * 3 / 2] && Set(places.map(\.offset)).count == 1)
    try onDevice(.iPadPro11, Era(17)) { _ in
      #expect(UIPointerAccessory.arrow(.left).position == .left && UIPointerStyle.hidden().accessories.isEmpty)
      #expect(UIPointerRegionRequest().location == .zero && UIPointerRegionRequest().modifiers == [])
      #expect(UIPointerInteraction().isEnabled && UIPointerInteraction().delegate == nil)
    }
  }

  /// UIActivityItemProvider gives its placeholder until somebody overrides `item`; a configuration asks its closures.
  @Test func activities() throws {
    try onDevice(.iPadPro11, Era(17)) { _ in
      let provider = UIActivityItemProvider(placeholderItem: "a")
      #expect(provider.placeholderItem as? String == "a" && provider.item as? String == "a")
      let activity = UIActivity()
      #expect(UIActivity.activityCategory == .action && activity.activityType == nil && activity.activityTitle == nil)
      #expect(activity.activityImage == nil && activity.activityViewController == nil)
      #expect(!activity.canPerform(withActivityItems: ["a"]))
      let configuration = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
      #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 2)
      #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
      #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
      #expect(configuration.applicationActivitiesForActivityItemsConfiguration == nil)
      #expect(configuration.activityItemsConfigurationMetadata(key: .title) == nil)
      configuration.supportedInteractions = [.copy]
      configuration.metadataProvider = { $0 == .title ? "T" : nil }
      configuration.perItemMetadataProvider = { "\($0) \($1.rawValue)" }
      configuration.applicationActivitiesProvider = { [activity] }
      configuration.previewProvider = { index, intent, _ in
        index == 1 && intent == .thumbnail ? NSItemProvider(object: "c" as NSString) : nil
      }
      #expect(!configuration.activityItemsConfigurationSupports(interaction: .share))
      #expect(configuration.activityItemsConfigurationSupports(interaction: .copy))
      #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "T")
      #expect(configuration.activityItemsConfigurationMetadata(key: .messageBody) == nil)
      let words = configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .messageBody)
      #expect(words as? String == "1 messageBody")
      #expect(configuration.applicationActivitiesForActivityItemsConfiguration?.first === activity)
      @MainActor func preview(_ index: Int, _ intent: UIActivityItemsConfigurationPreviewIntent) -> NSItemProvider? {
        configuration.activityItemsConfigurationPreviewForItem(at: index, intent: intent, suggestedSize: .zero)
      }
      #expect(preview(1, .thumbnail) != nil && preview(1, .fullSize) == nil && preview(0, .thumbnail) == nil)
    }
  }
}
