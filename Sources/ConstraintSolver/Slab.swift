// Flat storage of trivial values with one owner: what the hot loops index, without reference counting or bounds checks in
// release builds (debug builds check). The storage is the C library's: the standard library asks it for alignment, which takes
// twice as long, and these are many.

import Glibc

/// Room for trivial values, none of which is set.
@inline(__always)
private func room<Element: BitwiseCopyable>(for count: Int) -> UnsafeMutablePointer<Element> {
  assert(MemoryLayout<Element>.alignment <= 16)
  guard let room = malloc(count * MemoryLayout<Element>.stride) else { fatalError("no memory left") }
  return room.bindMemory(to: Element.self, capacity: count)
}

/// A fixed number of trivial values.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ count: Int, repeating value: Element) {
    precondition(count >= 0, "a slab cannot have a negative size")
    self.count = count
    base = room(for: max(count, 1))
    base.initialize(repeating: value, count: max(count, 1))
  }

  /// Room for values that are set before they are read.
  init(unset count: Int) {
    precondition(count >= 0, "a slab cannot have a negative size")
    self.count = count
    base = room(for: max(count, 1))
  }

  init(copying other: borrowing Slab<Element>) {
    count = other.count
    base = room(for: max(count, 1))
    base.initialize(from: other.base, count: max(count, 1))
  }

  deinit { free(base) }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  subscript(_ index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  func fill(_ value: Element) { base.update(repeating: value, count: max(count, 1)) }
}

/// A growing sequence of trivial values.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Room for `capacity` values; without it, none is taken before there is a value.
  init(capacity: Int = 0) {
    self.capacity = capacity
    base = capacity > 0 ? room(for: capacity) : Self.nowhere
  }

  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  init(copying other: borrowing Stack<Element>) {
    capacity = max(other.count + other.count / 4, 4)
    count = other.count
    base = room(for: capacity)
    base.initialize(from: other.base, count: count)
  }

  deinit { if capacity > 0 { free(base) } }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  subscript(_ index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: max(16, capacity * 2)) }
    (base + count).initialize(to: value)
    count += 1
  }

  mutating func append(repeating value: Element, count more: Int) {
    if count + more > capacity { grow(to: max(capacity * 2, count + more)) }
    (base + count).initialize(repeating: value, count: more)
    count += more
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Sorts the first `count` values; insertion sort, because the lists are short.
  func sort(by precedes: (Element, Element) -> Bool) {
    if count > 24 {
      let all = UnsafeMutableBufferPointer(start: base, count: count)
      var view = all[...]
      view.sort(by: precedes)
      return
    }
    var i = 1
    while i < count {
      let value = base[i]
      var j = i
      while j > 0, precedes(value, base[j - 1]) {
        base[j] = base[j - 1]
        j -= 1
      }
      base[j] = value
      i += 1
    }
  }

  private mutating func grow(to newCapacity: Int) {
    let bigger: UnsafeMutablePointer<Element> = room(for: newCapacity)
    bigger.moveInitialize(from: base, count: count)
    if capacity > 0 { free(base) }
    base = bigger
    capacity = newCapacity
  }
}
