// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension StableHashable where Self: Encodable {
    /// Adds everything that the value encodes.
    ///
    /// The order in which an object encodes its keys has no effect. The order of an array matters: a `Set` encodes its
    /// elements in an order that differs between processes, so a type with a set needs a conformance by hand.
    ///
    /// If encoding throws an error, the method adds the same hash for every such value.
    ///
    /// - Parameter hasher: The hasher to use.
    /// - Complexity: That of encoding the value.
    public func stableHash(into hasher: inout StableHasher) {
      hasher.combine(bits: StableHashEncoder.hash(of: self))
    }
  }

  extension StableHashable where Self: RawRepresentable & Encodable, RawValue: StableHashable {
    /// Adds the raw value.
    ///
    /// - Parameter hasher: The hasher to use.
    /// - Complexity: That of hashing the raw value.
    @inlinable
    public func stableHash(into hasher: inout StableHasher) { hasher.combine(rawValue) }
  }
#endif
