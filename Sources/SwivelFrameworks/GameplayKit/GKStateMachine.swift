// What is in one state at a time, and what is made of parts: GameplayKit's machines and entities, which need no game.
import Foundation
import SwivelUI

/// A state (developer.apple.com/documentation/gameplaykit/gkstate).
@preconcurrency @MainActor open class GKState: NSObject {
  /// The machine it is of.
  open internal(set) weak var stateMachine: GKStateMachine?
  /// A state.
  public override init() { super.init() }
  /// Whether one of another class may follow: any may.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// It is the one now.
  open func didEnter(from previousState: GKState?) {}
  /// Time passed in it.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Another follows.
  open func willExit(to nextState: GKState) {}
}

/// Is in one of some states, each of a class of its own; at first in none.
@preconcurrency @MainActor open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The one it is in.
  open private(set) var currentState: GKState?
  /// Of states.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// The state of a class; nil for one there is none of.
  public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }
  /// Whether one may follow: there is one, and the present one lets it.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass }
      && currentState?.isValidNextState(stateClass) ?? true
  }
  /// Goes into one, if it may: the present one hears of it, then the new one. Whether it did.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else {
      return false
    }
    let before = currentState
    before?.willExit(to: next)
    currentState = next
    next.didEnter(from: before)
    return true
  }
  /// Time passed in the present one.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// What something can do (developer.apple.com/documentation/gameplaykit/gkcomponent).
@preconcurrency @MainActor open class GKComponent: NSObject {
  /// What it is of.
  open internal(set) weak var entity: GKEntity?
  /// A part.
  public override init() { super.init() }
  /// There are no archives of it here.
  public required init?(coder: NSCoder) { super.init() }
  /// It is of something now.
  open func didAddToEntity() {}
  /// It is not any more.
  open func willRemoveFromEntity() {}
  /// Time passed.
  open func update(deltaTime seconds: TimeInterval) {}
}

/// Something that is made of parts, one of each class.
@preconcurrency @MainActor open class GKEntity: NSObject {
  /// Its parts.
  open private(set) var components: [GKComponent] = []
  /// Nothing yet.
  public override init() { super.init() }
  /// There are no archives of it here.
  public required init?(coder: NSCoder) { super.init() }
  /// Takes a part, in place of one of its class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  /// The part of a class.
  public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type)
    -> ComponentType?
  {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }
  /// Takes a part away.
  public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }
  private func remove(_ which: (GKComponent) -> Bool) {
    for component in components where which(component) {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll(where: which)
  }
  /// Time passes for its parts.
  open func update(deltaTime seconds: TimeInterval) {
    for part in components { part.update(deltaTime: seconds) }
  }
}

/// The parts of one class, of several things, in the order they were added.
@preconcurrency @MainActor open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  /// The class.
  public let componentClass: AnyClass
  /// The parts.
  open private(set) var components: [ComponentType] = []
  /// Of a class.
  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }
  /// Takes a part.
  open func addComponent(_ component: ComponentType) { components.append(component) }
  /// Takes those of something that are of the class.
  open func addComponent(foundIn entity: GKEntity) {
    for part in entity.components where type(of: part) == componentClass {
      if let part = part as? ComponentType { components.append(part) }
    }
  }
  /// Takes one away.
  open func removeComponent(_ component: ComponentType) {
    components.removeAll { $0 === component }
  }
  /// Time passes for all of them.
  open func update(deltaTime seconds: TimeInterval) {
    for part in components { part.update(deltaTime: seconds) }
  }
  /// One by its place.
  public subscript(index: Int) -> ComponentType { components[index] }
}
