// What makes objects of ours comparable inside Foundation's attributed strings.

/// The first stored property of every class whose objects are values of attributes. Foundation on Linux compares the attributes of
/// neighbouring characters in C, and takes the first 32 bits after an object's header for the number of its type: unless that is one it
/// knows, and the 0 of a size of 17 points is none, the process ends. With this number it asks the objects themselves.
struct ComparableWord: Sendable {
  private let bits: UInt64 = 1 << 8
}
