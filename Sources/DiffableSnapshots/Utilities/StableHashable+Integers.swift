// Equal integers of different types have the same hash.

extension StableHashable where Self: FixedWidthInteger {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  // Integers that are encodable use this function instead of the slower encoder.
  extension StableHashable where Self: FixedWidthInteger & Encodable {
    /// Adds the number.
    ///
    /// - Parameter hasher: The hasher to use.
    /// - Complexity: O(1).
    @inlinable
    public func stableHash(into hasher: inout StableHasher) {
      hasher.combine(bits: UInt64(truncatingIfNeeded: self))
    }
  }
#endif

extension Int: StableHashable {}
extension Int8: StableHashable {}
extension Int16: StableHashable {}
extension Int32: StableHashable {}
extension Int64: StableHashable {}
extension UInt: StableHashable {}
extension UInt8: StableHashable {}
extension UInt16: StableHashable {}
extension UInt32: StableHashable {}
extension UInt64: StableHashable {}
