// A layer's properties and parts of them by name, as animations and key-value coding call them: Core Animation adds the fields of points,
// sizes, rectangles and transforms to what there is (Core Animation Programming Guide, "Key-Value Coding Extensions").

extension CALayer {
  private static let numbers: [String: ReferenceWritableKeyPath<CALayer, CGFloat>] = [
    "zPosition": \.zPosition, "anchorPointZ": \.anchorPointZ, "cornerRadius": \.cornerRadius,
    "borderWidth": \.borderWidth, "shadowRadius": \.shadowRadius,
  ]
  private static let floats: [String: ReferenceWritableKeyPath<CALayer, Float>] = [
    "opacity": \.opacity, "shadowOpacity": \.shadowOpacity,
  ]
  private static let flags: [String: ReferenceWritableKeyPath<CALayer, Bool>] = [
    "hidden": \.isHidden, "masksToBounds": \.masksToBounds, "doubleSided": \.isDoubleSided,
  ]
  private static let colors: [String: ReferenceWritableKeyPath<CALayer, CGColor?>] = [
    "backgroundColor": \.backgroundColor, "borderColor": \.borderColor, "shadowColor": \.shadowColor,
  ]
  private static let points: [String: ReferenceWritableKeyPath<CALayer, CGPoint>] = [
    "position": \.position, "anchorPoint": \.anchorPoint, "bounds.origin": \.bounds.origin,
    "frame.origin": \.frame.origin,
    "contentsRect.origin": \.contentsRect.origin,
  ]
  private static let sizes: [String: ReferenceWritableKeyPath<CALayer, CGSize>] = [
    "shadowOffset": \.shadowOffset, "bounds.size": \.bounds.size, "contentsRect.size": \.contentsRect.size,
    "frame.size": \.frame.size,
  ]
  private static let rects: [String: ReferenceWritableKeyPath<CALayer, CGRect>] = [
    "bounds": \.bounds, "contentsRect": \.contentsRect, "frame": \.frame,
  ]
  private static let transforms: [String: ReferenceWritableKeyPath<CALayer, CATransform3D>] = [
    "transform": \.transform, "sublayerTransform": \.sublayerTransform,
  ]

  /// A number by its name, or one of a point or a size.
  private static func number(_ key: String) -> ReferenceWritableKeyPath<CALayer, CGFloat>? {
    if let path = numbers[key] { return path }
    let end = key.split(separator: ".").last.map(String.init) ?? ""
    let whole = String(key.dropLast(end.count + 1))
    switch end {
    case "x": return points[whole]?.appending(path: \.x)
    case "y": return points[whole]?.appending(path: \.y)
    case "width": return sizes[whole]?.appending(path: \.width)
    case "height": return sizes[whole]?.appending(path: \.height)
    case _: return nil
    }
  }

  /// A transform and the name of its part, as of "transform.scale.x".
  private static func part(_ key: String) -> (ReferenceWritableKeyPath<CALayer, CATransform3D>, String)? {
    let steps = key.split(separator: ".", maxSplits: 1).map(String.init)
    guard steps.count == 2, let path = transforms[steps[0]] else { return nil }
    return (path, steps[1])
  }

  func keyed(_ key: String) -> Any? {
    if let path = Self.number(key) { return self[keyPath: path] }
    if let path = Self.floats[key] { return self[keyPath: path] }
    if let path = Self.flags[key] { return self[keyPath: path] }
    if let path = Self.colors[key] { return self[keyPath: path] }
    if let path = Self.points[key] { return NSValue(cgPoint: self[keyPath: path]) }
    if let path = Self.sizes[key] { return NSValue(cgSize: self[keyPath: path]) }
    if let path = Self.rects[key] { return NSValue(cgRect: self[keyPath: path]) }
    if let path = Self.transforms[key] { return NSValue(caTransform3D: self[keyPath: path]) }
    return Self.part(key).flatMap { self[keyPath: $0].part($1) }
  }

  /// Whether the key is a property's; a value of another kind changes nothing.
  func setKeyed(_ value: Any?, _ key: String) -> Bool {
    let number = Self.number(of: value)
    // A number is an `NSValue`, too, and none of a point.
    let object = number == nil ? value as? NSValue : nil
    if let path = Self.number(key) {
      self[keyPath: path] = number ?? self[keyPath: path]
    } else if let path = Self.floats[key] {
      self[keyPath: path] = number.map { Float($0) } ?? self[keyPath: path]
    } else if let path = Self.flags[key] {
      self[keyPath: path] = value as? Bool ?? number.map { $0 != 0 } ?? self[keyPath: path]
    } else if let path = Self.colors[key] {
      if value == nil || value is CGColor { self[keyPath: path] = value as? CGColor }
    } else if let path = Self.points[key] {
      self[keyPath: path] = value as? CGPoint ?? object?.heldPoint ?? self[keyPath: path]
    } else if let path = Self.sizes[key] {
      self[keyPath: path] = value as? CGSize ?? object?.heldSize ?? self[keyPath: path]
    } else if let path = Self.rects[key] {
      self[keyPath: path] = value as? CGRect ?? object?.heldRect ?? self[keyPath: path]
    } else if let path = Self.transforms[key] {
      self[keyPath: path] = transform(of: value) ?? self[keyPath: path]
    } else if let (path, name) = Self.part(key) {
      var transform = self[keyPath: path]
      guard transform.setPart(name, number, value as? CGSize ?? object?.heldSize) else { return false }
      self[keyPath: path] = transform
    } else {
      return false
    }
    return true
  }

  private func transform(of value: Any?) -> CATransform3D? {
    value as? CATransform3D
      ?? (value as? NSValue).flatMap { $0.isTransformInSpace ? $0.caTransform3DValue : nil }
  }

  private static func number(of value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Float).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}

extension CATransform3D {
  /// How long each axis has become.
  private var factors: [CGFloat] {
    (0..<3).map { row in
      rows[row * 4..<row * 4 + 3].reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
  }

  /// "scale" is "the average of all three scale factors", "rotation" is about the axis to the viewer, "translation" a size.
  fileprivate func part(_ name: String) -> Any? {
    let factors = factors
    switch name {
    case "rotation", "rotation.z": return atan2(m12, m11)
    case "rotation.x": return atan2(m23, m22)
    case "rotation.y": return atan2(-m13, m11)
    case "scale": return (factors[0] + factors[1] + factors[2]) / 3
    case "scale.x": return factors[0]
    case "scale.y": return factors[1]
    case "scale.z": return factors[2]
    case "translation": return NSValue(cgSize: CGSize(width: m41, height: m42))
    case "translation.x": return m41
    case "translation.y": return m42
    case "translation.z": return m43
    case _: return nil
    }
  }

  /// Whether there is such a part; the others stay as they are.
  fileprivate mutating func setPart(_ name: String, _ number: CGFloat?, _ size: CGSize?) -> Bool {
    switch name {
    case "rotation", "rotation.z": if let number { turn(by: number - atan2(m12, m11), 0, 0, 1) }
    case "rotation.x": if let number { turn(by: number - atan2(m23, m22), 1, 0, 0) }
    case "rotation.y": if let number { turn(by: number - atan2(-m13, m11), 0, 1, 0) }
    case "scale": if let number { for axis in 0..<3 { scale(axis, to: number) } }
    case "scale.x": if let number { scale(0, to: number) }
    case "scale.y": if let number { scale(1, to: number) }
    case "scale.z": if let number { scale(2, to: number) }
    case "translation": if let size { (m41, m42) = (size.width, size.height) }
    case "translation.x": m41 = number ?? m41
    case "translation.y": m42 = number ?? m42
    case "translation.z": m43 = number ?? m43
    case _: return false
    }
    return true
  }

  /// A further turn in place: a mirror and other turns stay, and so does the perspective it is seen in.
  private mutating func turn(by angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    var plain = self
    (plain.m14, plain.m24, plain.m34, plain.m41, plain.m42, plain.m43, plain.m44) = (0, 0, 0, 0, 0, 0, 1)
    let turned = plain.concatenating(CATransform3DMakeRotation(angle, x, y, z))
    var new = turned
    (new.m14, new.m24, new.m34, new.m41, new.m42, new.m43, new.m44) = (m14, m24, m34, m41, m42, m43, m44)
    if !factors.contains(0) {
      let (rows, seen) = (turned.concatenating(CATransform3DInvert(plain)).rows, [m14, m24, m34])
      func shown(_ row: Int) -> CGFloat { (0..<3).reduce(0) { $0 + rows[row + $1] * seen[$1] } }
      (new.m14, new.m24, new.m34) = (shown(0), shown(4), shown(8))
    }
    self = new
  }

  /// An axis that had no length gets its own direction.
  private mutating func scale(_ axis: Int, to factor: CGFloat) {
    var (rows, old) = (rows, factors[axis])
    if old == 0 { (rows[axis * 5], old) = (1, 1) }
    for column in 0..<3 { rows[axis * 4 + column] *= factor / old }
    self = CATransform3D(rows: rows)
  }
}
