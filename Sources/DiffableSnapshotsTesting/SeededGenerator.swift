/// A random number generator that returns the same numbers for the same seed on every platform.
///
/// The generator is SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). It is suitable for tests, but not for
/// cryptography.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; it determines all random numbers.
  /// - Complexity: O(1).
  public init(seed: UInt64) { state = seed }

  /// Returns the next random number.
  ///
  /// - Returns: 64 random bits.
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
