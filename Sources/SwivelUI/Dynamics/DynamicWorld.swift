// The bodies of an animator and how they move in a step: forces, then what keeps them apart or together, then places.

/// The bodies of one animator.
@MainActor final class DynamicWorld {
  /// Parts of a step: small enough that what is thrown does not pass through what is as thick as a finger.
  private static let parts = 4
  /// Rounds in which contacts and attachments are made to agree.
  private static let rounds = 12
  /// Slower than so many points a second, and radians, a body counts as still.
  private static let stillSpeed: CGFloat = 2
  private static let stillSpin: CGFloat = 0.02

  private(set) var bodies: [DynamicBody] = []
  /// The reference view's bounds.
  var bounds: CGRect?
  /// Contacts of the present part of a step.
  private var contacts: [DynamicContact] = []
  /// What delegates would be told of each of them.
  private var contactTouches: [DynamicTouches.Touch] = []
  /// Attachments of the present step.
  var joints: [DynamicJoint] = []
  /// Who touched whom, and who was told so.
  private var touches = DynamicTouches()

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies.first { $0.item === item } }

  /// Has a body for each item, in the order of the items, and none for others.
  func follow(_ items: [any UIDynamicItem]) {
    guard items.count != bodies.count || zip(items, bodies).contains(where: { $0 !== $1.item }) else { return }
    let known = bodies
    bodies = items.map { item in known.first { $0.item === item } ?? DynamicBody(item) }
  }

  /// Whether nothing moves.
  var isStill: Bool {
    bodies.allSatisfy { body in
      body.isAnchored || body.velocity.length < Self.stillSpeed && abs(body.spin) < Self.stillSpin
    }
  }

  /// Moves everything on.
  func advance(_ behaviors: [UIDynamicBehavior], by time: CGFloat) {
    for body in bodies { body.describePlainly() }
    for behavior in behaviors { behavior.describe(self) }
    let step = time / CGFloat(Self.parts)
    for _ in 0..<Self.parts { move(behaviors, for: step) }
  }

  private func move(_ behaviors: [UIDynamicBehavior], for step: CGFloat) {
    for body in bodies {
      body.acceleration = .zero
      body.angularAcceleration = 0
      body.isHeld = false
    }
    contacts = []
    contactTouches = []
    joints = []
    for behavior in behaviors { behavior.drive(self, for: step) }
    for body in bodies where !body.isAnchored {
      body.velocity += body.acceleration * step
      body.spin += body.angularAcceleration * step
      // Resistance takes a part of the velocity a second.
      body.velocity = body.velocity * (1 / (1 + body.resistance * step))
      body.spin *= 1 / (1 + body.angularResistance * step)
      if !body.allowsRotation { body.spin = 0 }
    }
    for contact in contacts { contact.begin(step) }
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve(step) }
      for contact in contacts { contact.solve(step) }
    }
    for contact in contacts { contact.hold() }
    for (contact, touch) in zip(contacts, contactTouches) where contact.isTouching { touches.note(touch) }
    for body in bodies where !body.isAnchored {
      // What falls freely is where ½·a·t² says; what is held is where its velocity takes it.
      let back = body.isHeld ? CGPoint.zero : body.acceleration * (step / 2)
      body.center += (body.velocity - back) * step
      body.angle += body.spin * step
    }
    for contact in contacts { contact.part() }
  }

  func add(_ contact: DynamicContact, _ touch: DynamicTouches.Touch) {
    contacts.append(contact)
    contactTouches.append(touch)
  }
  func tellContacts() { touches.tell() }
}

extension DynamicBody {
  /// As a body is of which no behavior says anything.
  func describePlainly() {
    density = 1
    elasticity = 0
    friction = 0
    resistance = 0
    angularResistance = 0
    charge = 0
    isAnchored = false
    allowsRotation = true
  }
}
