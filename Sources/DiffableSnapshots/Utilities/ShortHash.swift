/// Returns the 32-bit hash that snapshots and differences use for an identifier.
///
/// The hash is the upper half of the product of `hashValue` and a constant. The multiplication spreads hash
/// values that differ only in a few low bits.
///
/// - Parameter identifier: The identifier, which is hashed once.
/// - Returns: A hash that is the same for equal identifiers as long as the process runs.
@inlinable
func shortHash(_ identifier: some Hashable) -> UInt32 {
  let mixed = UInt64(bitPattern: Int64(identifier.hashValue)) &* 0x9E37_79B9_7F4A_7C15
  return UInt32(truncatingIfNeeded: mixed >> 32)
}

/// Returns the short hash of each identifier.
@inlinable
func shortHashes(_ identifiers: some Collection<some Hashable>) -> [UInt32] {
  identifiers.map { shortHash($0) }
}

/// The hashes that answer a question about many identifiers.
@usableFromInline
final class HashList {
  @usableFromInline var hashes: [UInt32] = []

  init() {}
}
