import DiffableSnapshots

extension Bool: StableHashable {
  /// Adds 1 for true and 0 for false.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) { hasher.combine(bits: self ? 1 : 0) }
}

extension Double: StableHashable {
  /// Adds the number; zero and negative zero have the same hash.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: self == 0 ? 0 : bitPattern)
  }
}

extension Float: StableHashable {
  /// Adds the number; zero and negative zero have the same hash.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(1).
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: self == 0 ? 0 : UInt64(bitPattern))
  }
}

extension String: StableHashable {
  /// Adds the UTF-8 form.
  ///
  /// Strings that are equal but consist of different Unicode scalars, such as "\u{e9}" and "e\u{301}", have
  /// different hashes.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: O(*n*), where *n* is the length of the UTF-8 form.
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    var (word, count) = (UInt64(0), UInt64(0))
    for byte in utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { hasher.combine(bits: word) }
    }
    // The last word can repeat bytes of the previous word. The number of bytes says how many.
    hasher.combine(bits: word)
    hasher.combine(bits: count)
  }
}

extension Optional: StableHashable where Wrapped: StableHashable {
  /// Adds whether there is a value, and the value.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: That of hashing the value.
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: self == nil ? 0 : 1)
    if let self { hasher.combine(self) }
  }
}

extension Array: StableHashable where Element: StableHashable {
  /// Adds the number of elements, and the elements.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: That of hashing all elements.
  @inlinable
  public func stableHash(into hasher: inout StableHasher) {
    hasher.combine(bits: UInt64(count))
    for element in self { hasher.combine(element) }
  }
}

extension ModelItem: StableHashable where Model: StableHashable {
  /// Adds the model, so that the hash covers its content.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: That of hashing the model.
  @inlinable
  public func stableHash(into hasher: inout StableHasher) { hasher.combine(model) }
}

// MARK: - Integers

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
