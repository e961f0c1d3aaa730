import Foundation

/// A random number generator that returns the same numbers for the same seed on every machine.
///
/// The generator is xorshift64* (S. Vigna, "An experimental exploration of Marsaglia's xorshift
/// generators, scrambled", ACM Transactions on Mathematical Software 42, 2016).
struct Generator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  init(seed: UInt64) {
    // The state must not be zero. Skipping numbers prevents similar sequences for small seeds.
    state = (seed &* 0x9e37_79b9_7f4a_7c15) | 1
    for _ in 0..<8 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_f491_4f6c_dd1d
  }

  /// Returns an identifier with 128 random bits.
  mutating func nextUUID() -> UUID {
    let (a, b) = (next(), next())
    let byte = { (word: UInt64, index: UInt64) in UInt8(truncatingIfNeeded: word >> (8 * index)) }
    return UUID(
      uuid: (
        byte(a, 0), byte(a, 1), byte(a, 2), byte(a, 3), byte(a, 4), byte(a, 5), byte(a, 6),
        byte(a, 7), byte(b, 0), byte(b, 1), byte(b, 2), byte(b, 3), byte(b, 4), byte(b, 5),
        byte(b, 6), byte(b, 7)
      )
    )
  }
}
