/// A hasher whose results are the same in every process, on every platform.
///
/// The standard library's `Hasher` has another seed in each process, so its results cannot be sent. A stable
/// hasher has no seed. It finds accidental differences. It is not a cryptographic hash: somebody who wants two
/// values with the same hash can find them.
///
/// See ``StableHashable`` for an example.
public struct StableHasher: Sendable {
  @usableFromInline var state: UInt64 = 0

  /// Creates a hasher that nothing was added to.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {}

  /// Adds a value.
  ///
  /// - Parameter value: The value.
  /// - Complexity: That of the value's ``StableHashable/stableHash(into:)``.
  @inlinable
  public mutating func combine(_ value: some StableHashable) { value.stableHash(into: &self) }

  /// Adds a number.
  ///
  /// - Parameter bits: Any number.
  /// - Complexity: O(1).
  @inlinable
  public mutating func combine(bits: UInt64) { state = mixedBits((state &+ 1) ^ bits) }

  /// Returns the hash of everything that was added, in that order.
  ///
  /// - Returns: 64 bits.
  /// - Complexity: O(1).
  @inlinable
  public func finalize() -> UInt64 { mixedBits(state) }
}

/// Returns a number in which each bit depends on all bits of the given number.
///
/// The function is the step of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). Different numbers have different results.
@inlinable
func mixedBits(_ bits: UInt64) -> UInt64 {
  var mixed = bits &+ 0x9e37_79b9_7f4a_7c15
  mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
  return mixed ^ (mixed >> 31)
}
