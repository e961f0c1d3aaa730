/// Returns the hash by which snapshots and differences know an identifier: half of a hash value, mixed so
/// that poor hash values spread too.
///
/// - Parameter identifier: The identifier, which is hashed once.
/// - Returns: 32 bits, the same for equal identifiers as long as the process runs.
@inlinable
func shortHash(_ identifier: some Hashable) -> UInt32 {
  let mixed = UInt64(bitPattern: Int64(identifier.hashValue)) &* 0x9E37_79B9_7F4A_7C15
  return UInt32(truncatingIfNeeded: mixed >> 32)
}

/// Returns the short hash of each identifier.
@inlinable
func shortHashes(_ identifiers: [some Hashable]) -> [UInt32] { identifiers.map { shortHash($0) } }
