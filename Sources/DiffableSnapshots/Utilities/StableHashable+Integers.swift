// Equal integers of different types have the same hash.

extension Int: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension Int8: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension Int16: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension Int32: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension Int64: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension UInt: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension UInt8: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension UInt16: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension UInt32: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}

extension UInt64: StableHashable {
  /// Adds the number.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(truncatingIfNeeded: self))
  }
}
