// Pictures and looks controls keep for a state: what was set for one state is told for that one, for no other, and is gone once it is taken
// back (UISlider, UIStepper, UISegmentedControl, UISearchBar, each method's own documentation).
import DeviceCatalog
import DeviceFixtures
import Emulator
import SwivelUI
import Testing

@MainActor @Suite struct StateLookTests {
  /// A pair of methods: one keeps something for a place, the other tells it; two places that differ in one thing.
  @MainActor private struct Kept<Place> {
    let name: String
    let places: (Place, Place)
    let set: @MainActor (UIImage?, Place) -> Void
    let get: @MainActor (Place) -> UIImage?

    init(
      _ name: String, _ one: Place, _ other: Place, _ set: @escaping @MainActor (UIImage?, Place) -> Void,
      _ get: @escaping @MainActor (Place) -> UIImage?
    ) {
      (self.name, places, self.set, self.get) = (name, (one, other), set, get)
    }

    /// What is wrong with it, told by its name.
    var wrong: [String] {
      let (one, other) = (UIImage(), UIImage())
      var wrong: [String] = []
      func expect(_ first: UIImage?, _ second: UIImage?, _ when: String) {
        if get(places.0) !== first || get(places.1) !== second { wrong.append("\(name) \(when)") }
      }
      expect(nil, nil, "before")
      set(one, places.0)
      expect(one, nil, "with one")
      set(other, places.1)
      expect(one, other, "with both")
      set(nil, places.0)
      expect(nil, other, "with one taken back")
      return wrong
    }
  }
  private typealias State = UIControl.State

  @Test func steppersAndSliders() throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ in
      let (stepper, slider) = (UIStepper(), UISlider())
      let rows: [Kept<State>] = [
        Kept("decrement", .normal, .disabled, { stepper.setDecrementImage($0, for: $1) }, stepper.decrementImage),
        Kept("increment", .normal, .highlighted, { stepper.setIncrementImage($0, for: $1) }, stepper.incrementImage),
        Kept("background", .normal, .disabled, { stepper.setBackgroundImage($0, for: $1) }, stepper.backgroundImage),
        Kept(
          "divider by the left", .normal, .highlighted,
          { stepper.setDividerImage($0, forLeftSegmentState: $1, rightSegmentState: .normal) },
          { stepper.dividerImage(forLeftSegmentState: $0, rightSegmentState: .normal) }),
        Kept(
          "divider by the right", .normal, .highlighted,
          { stepper.setDividerImage($0, forLeftSegmentState: .disabled, rightSegmentState: $1) },
          { stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: $0) }),
        Kept("thumb", .normal, .highlighted, { slider.setThumbImage($0, for: $1) }, slider.thumbImage),
        Kept("low track", .normal, .disabled, { slider.setMinimumTrackImage($0, for: $1) }, slider.minimumTrackImage),
        Kept("high track", .normal, .disabled, { slider.setMaximumTrackImage($0, for: $1) }, slider.maximumTrackImage),
      ]
      return rows.flatMap(\.wrong)
    }
    #expect(wrong == [])
  }

  @Test func segments() throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ in
      let control = UISegmentedControl(items: ["a", "b"])
      let states: [Kept<State>] = [
        Kept(
          "background by state", .normal, .selected,
          { control.setBackgroundImage($0, for: $1, barMetrics: .default) },
          { control.backgroundImage(for: $0, barMetrics: .default) }),
        Kept(
          "divider by the left", .normal, .selected,
          { control.setDividerImage($0, forLeftSegmentState: $1, rightSegmentState: .normal, barMetrics: .default) },
          { control.dividerImage(forLeftSegmentState: $0, rightSegmentState: .normal, barMetrics: .default) }),
        Kept(
          "divider by the right", .normal, .selected,
          { control.setDividerImage($0, forLeftSegmentState: .disabled, rightSegmentState: $1, barMetrics: .default) },
          { control.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: $0, barMetrics: .default) }),
      ]
      let metrics: [Kept<UIBarMetrics>] = [
        Kept(
          "background by metrics", UIBarMetrics.default, .compact,
          { control.setBackgroundImage($0, for: .highlighted, barMetrics: $1) },
          { control.backgroundImage(for: .highlighted, barMetrics: $0) }),
        Kept(
          "divider by metrics", .default, .compactPrompt,
          { control.setDividerImage($0, forLeftSegmentState: .focused, rightSegmentState: .focused, barMetrics: $1) },
          { control.dividerImage(forLeftSegmentState: .focused, rightSegmentState: .focused, barMetrics: $0) }),
      ]
      return states.flatMap(\.wrong) + metrics.flatMap(\.wrong)
    }
    #expect(wrong == [])
  }

  @Test func searchBars() throws {
    let wrong = try onDevice(.iPhone8, Era(16)) { _ in
      let bar = UISearchBar()
      let states: [Kept<State>] = [
        Kept("sign by state", .normal, .disabled, { bar.setImage($0, for: .clear, state: $1) }) {
          bar.image(for: .clear, state: $0)
        },
        Kept("field", .normal, .disabled, { bar.setSearchFieldBackgroundImage($0, for: $1) }) {
          bar.searchFieldBackgroundImage(for: $0)
        },
        Kept("scope", .normal, .selected, { bar.setScopeBarButtonBackgroundImage($0, for: $1) }) {
          bar.scopeBarButtonBackgroundImage(for: $0)
        },
        Kept(
          "scopes' divider by the left", .normal, .selected,
          { bar.setScopeBarButtonDividerImage($0, forLeftSegmentState: $1, rightSegmentState: .normal) },
          { bar.scopeBarButtonDividerImage(forLeftSegmentState: $0, rightSegmentState: .normal) }),
        Kept(
          "scopes' divider by the right", .normal, .selected,
          { bar.setScopeBarButtonDividerImage($0, forLeftSegmentState: .disabled, rightSegmentState: $1) },
          { bar.scopeBarButtonDividerImage(forLeftSegmentState: .disabled, rightSegmentState: $0) }),
      ]
      let others = [
        Kept("sign by kind", UISearchBar.Icon.search, .bookmark, { bar.setImage($0, for: $1, state: .normal) }) {
          bar.image(for: $0, state: .normal)
        }
      ]
      let metrics: [Kept<UIBarMetrics>] = [
        Kept(
          "background by metrics", UIBarMetrics.default, .compact,
          { bar.setBackgroundImage($0, for: .top, barMetrics: $1) },
          { bar.backgroundImage(for: .top, barMetrics: $0) })
      ]
      let positions = [
        Kept(
          "background by place", UIBarPosition.any, .bottom,
          { bar.setBackgroundImage($0, for: $1, barMetrics: .defaultPrompt) },
          { bar.backgroundImage(for: $0, barMetrics: .defaultPrompt) })
      ]
      return states.flatMap(\.wrong) + others.flatMap(\.wrong) + metrics.flatMap(\.wrong) + positions.flatMap(\.wrong)
    }
    #expect(wrong == [])
  }

  /// UISlider.currentThumbImage and its like: what was set for the state it is in, else for the normal one.
  @Test func whatASliderShowsNow() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let (slider, usual, off) = (UISlider(), UIImage(), UIImage())
      #expect(slider.currentThumbImage == nil && slider.currentMinimumTrackImage == nil)
      slider.setThumbImage(usual, for: .normal)
      slider.setMinimumTrackImage(usual, for: .normal)
      slider.setMaximumTrackImage(usual, for: .normal)
      slider.setMinimumTrackImage(off, for: .disabled)
      slider.setMaximumTrackImage(off, for: .disabled)
      @MainActor func now() -> [UIImage?] {
        [slider.currentThumbImage, slider.currentMinimumTrackImage, slider.currentMaximumTrackImage]
      }
      #expect(now().allSatisfy { $0 === usual })
      slider.isEnabled = false
      #expect(now()[0] === usual && now()[1] === off && now()[2] === off)
    }
  }

  /// UISegmentedControl: how far contents are moved, in a segment and in a kind of segments; zero until somebody says. Actions stand for
  /// what a segment shows.
  @Test func whatSegmentsKeepBesides() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let control = UISegmentedControl(items: ["a", "b"])
      #expect(control.contentOffsetForSegment(at: 1) == .zero && control.actionForSegment(at: 0) == nil)
      control.setContentOffset(CGSize(width: 2, height: 3), forSegmentAt: 1)
      #expect([0, 1].map { control.contentOffsetForSegment(at: $0).width } == [0, 2])
      let kinds: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
      for (index, kind) in kinds.enumerated() {
        let shift = UIOffset(horizontal: CGFloat(index + 1), vertical: 0)
        #expect(control.contentPositionAdjustment(forSegmentType: kind, barMetrics: .default) == .zero)
        control.setContentPositionAdjustment(shift, forSegmentType: kind, barMetrics: .default)
      }
      let found = kinds.map { control.contentPositionAdjustment(forSegmentType: $0, barMetrics: .default).horizontal }
      #expect(found == [1, 2, 3, 4, 5])
      #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .compact) == .zero)
      let action = UIAction(title: "Go", identifier: UIAction.Identifier("go")) { _ in }
      control.setAction(action, forSegmentAt: 1)
      #expect(control.titleForSegment(at: 1) == "Go" && control.actionForSegment(at: 1) === action)
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("go")) == 1)
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("no")) == NSNotFound)
    }
  }

  /// UISearchBar: how far a sign is moved, and how scopes' titles look; nothing until somebody says.
  @Test func whatASearchBarKeepsBesides() throws {
    try onDevice(.iPhone8, Era(16)) { _ in
      let bar = UISearchBar()
      #expect(bar.positionAdjustment(for: .search) == .zero)
      bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
      #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 4, vertical: 1))
      #expect(bar.positionAdjustment(for: .clear) == .zero)
      bar.setScopeBarButtonTitleTextAttributes([.kern: 3], for: .selected)
      #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int == 3)
      #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
      bar.setShowsScope(true, animated: false)
      #expect(bar.showsScopeBar)
      bar.setShowsCancelButton(true, animated: false)
      #expect(bar.showsCancelButton)
    }
  }
}
