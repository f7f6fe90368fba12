// How symbols move, pictures every app has, and what a screen reader's rotor steps through
// (SymbolEffect, UIImage, UIAccessibilityCustomRotor).
import DeviceCatalog
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@MainActor @Suite struct SymbolEffectTests {
  /// Each way of saying how a symbol moves is another, and said twice it is the same.
  @Test func configurations() {
    func others() -> [SymbolEffectConfiguration] {
      [
        PulseSymbolEffect.pulse.configuration, PulseSymbolEffect.pulse.byLayer.configuration,
        PulseSymbolEffect.pulse.wholeSymbol.configuration, ScaleSymbolEffect.scale.configuration,
        ScaleSymbolEffect.scale.up.configuration, ScaleSymbolEffect.scale.down.configuration,
        ScaleSymbolEffect.scale.byLayer.configuration, ScaleSymbolEffect.scale.wholeSymbol.configuration,
        VariableColorSymbolEffect.variableColor.configuration,
        VariableColorSymbolEffect.variableColor.iterative.configuration,
        VariableColorSymbolEffect.variableColor.cumulative.configuration,
        VariableColorSymbolEffect.variableColor.reversing.configuration,
        VariableColorSymbolEffect.variableColor.nonReversing.configuration,
        VariableColorSymbolEffect.variableColor.dimInactiveLayers.configuration,
        VariableColorSymbolEffect.variableColor.hideInactiveLayers.configuration,
        AppearSymbolEffect.appear.configuration, AppearSymbolEffect.appear.up.configuration,
        AppearSymbolEffect.appear.down.configuration, DisappearSymbolEffect.disappear.configuration,
        DisappearSymbolEffect.disappear.up.configuration, DisappearSymbolEffect.disappear.down.configuration,
        ReplaceSymbolEffect.replace.configuration, ReplaceSymbolEffect.replace.downUp.configuration,
        ReplaceSymbolEffect.replace.upUp.configuration, ReplaceSymbolEffect.replace.offUp.configuration,
      ]
    }
    let configurations = others() + bounces()
    #expect(Set(configurations).count == configurations.count && configurations == others() + bounces())
  }
  private func bounces() -> [SymbolEffectConfiguration] {
    let bounce = BounceSymbolEffect.bounce
    return [
      bounce.configuration, bounce.up.configuration, bounce.down.configuration, bounce.byLayer.configuration,
      bounce.wholeSymbol.configuration, bounce.up.byLayer.configuration,
    ]
  }

  /// What is said of a movement is added to what was said: how often, how fast, again and again or once.
  @Test func options() {
    let usual = SymbolEffectOptions.default
    #expect(usual.repeating == .repeating && usual.nonRepeating == .nonRepeating && usual.speed(2) == .speed(2))
    #expect(usual.repeat(3) == .repeat(3) && usual.repeat(3) != .repeat(4) && usual.repeating != usual.nonRepeating)
    #expect(SymbolEffectOptions.speed(2).repeat(3) == SymbolEffectOptions.repeat(3).speed(2))
    #expect(SymbolEffectOptions.repeating.speed(2) != .repeating && usual.speed(1) == usual)
    #expect(SymbolEffectOptions.speed(2).nonRepeating != .nonRepeating && usual.repeating.nonRepeating == .nonRepeating)
  }

  /// A movement is over at once, and its end is told once, of the view; another symbol is there at once.
  @Test func ends() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let (plus, minus) = (UIImage(systemName: "plus"), try #require(UIImage(systemName: "minus")))
      let view = UIImageView(image: plus)
      var heard: [String] = []
      let tell: UISymbolEffectCompletion = { end in
        heard.append("\(type(of: end.effect)) \(end.isFinished) \(end.sender === view)")
      }
      view.addSymbolEffect(BounceSymbolEffect.bounce, completion: tell)
      view.addSymbolEffect(ScaleSymbolEffect.scale.up, options: .repeating, completion: tell)
      view.removeSymbolEffect(ofType: ScaleSymbolEffect.scale, completion: tell)
      view.removeAllSymbolEffects()
      view.setSymbolImage(minus, contentTransition: ReplaceSymbolEffect.replace, completion: tell)
      #expect(view.image === minus)
      #expect(
        heard == [
          "BounceSymbolEffect true true", "ScaleSymbolEffect true true", "ScaleSymbolEffect true true",
          "ReplaceSymbolEffect true true",
        ])
    }
  }

  /// Pictures every app has are symbols, each another; there is no series of pictures nobody has.
  @Test func pictures() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let all = [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark]
      let symbols = all.filter(\.isSymbolImage)
      #expect(symbols.count == all.count)
      for (place, image) in all.enumerated() { #expect(all.firstIndex(of: image) == place) }
      #expect(UIImage.add == UIImage.add && UIImage(systemName: "plus") != UIImage(systemName: "minus"))
      #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus", variableValue: 0.5))
      #expect(UIImage() != UIImage() && UIImage.add != UIImage.add.withRenderingMode(.alwaysOriginal))
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      #expect(large.isEqual(to: .init(pointSize: 40)) && !large.isEqual(to: .init(pointSize: 41)))
      #expect(!large.isEqual(to: nil) && large != UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
      #expect(UIImage(systemName: "plus", withConfiguration: large) != UIImage(systemName: "plus"))
      let bold = UIImage.SymbolConfiguration(weight: .bold)
      #expect(UIImage(systemName: "plus", withConfiguration: bold) != UIImage(systemName: "plus"))
      #expect(UIImage.animatedImageNamed("nothing", duration: 1) == nil)
      #expect(UIImage.add.imageRendererFormat.scale == UIImage.add.scale && UIImage.add.hasBaseline)
      nonisolated(unsafe) var prepared = 0
      UIImage.add.prepareForDisplay { if $0 != nil { prepared += 1 } }
      #expect(prepared == 1 && UIImage.add.preparingForDisplay() == UIImage.add)
    }
  }

  /// A rotor has a name, or is one of the system's; it steps from where it is (UIAccessibilityCustomRotor).
  @Test func rotors() throws {
    try onDevice(.iPhoneSE3, Era(17)) { _ in
      let views = [UIView(), UIView(), UIView()]
      let rotor = UIAccessibilityCustomRotor(name: "Views") { asked in
        let now = views.firstIndex { $0 === asked.currentItem.targetElement } ?? -1
        let next = asked.searchDirection == .next ? now + 1 : now - 1
        guard views.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: views[next], target: nil)
      }
      let asked = UIAccessibilityCustomRotorSearchPredicate()
      #expect(rotor.itemSearchBlock(asked)?.targetElement === views[0])
      asked.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: views[2], target: nil)
      #expect(rotor.itemSearchBlock(asked) == nil)
      asked.searchDirection = .previous
      #expect(rotor.itemSearchBlock(asked)?.targetElement === views[1])
      #expect(rotor.systemRotorType == .none && rotor.attributedName.string == "Views")
      rotor.attributedName = NSAttributedString(string: "Others")
      #expect(rotor.name == "Others")
      let links = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
      #expect(links.systemRotorType == .link && links.name.isEmpty && links.itemSearchBlock(asked) == nil)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      let place = UIAccessibilityLocationDescriptor(name: "a", view: view)
      #expect(place.point == CGPoint(x: 20, y: 10) && place.view === view && place.attributedName.string == "a")
    }
  }
}
