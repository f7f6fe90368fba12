// What is remembered of one critical region (RegionStore.swift keeps them all).

/// One region. Offsets point into the store's arrays.
struct Region: BitwiseCopyable {
  var component: Int32
  /// Slid symbols, and as many held rows after them.
  var size: Int32
  var basisStart: Int32
  var signStart: Int32
  var responseStart: Int32
  var planeStart: Int32
  var planeCount: Int32
  var planeCapacity: Int32
  /// The component's version for which response and planes were computed.
  var version: Int32
  /// Next region of the same component, or -1.
  var next: Int32
  /// Found without perturbation, and good for the parameters and constants it was found at alone.
  var isPoint = false
  /// Where what doubles leave of its symbols' values stands, or -1.
  var lowStart: Int32 = -1
  /// Some row is on one side with the perturbation and visibly on the other without.
  var isSkewed = false
  /// Rows that no live parameter touches keep their signs.
  var isValid: Bool
  /// Some required row is on its costly side.
  var costsRequired: Bool
}
