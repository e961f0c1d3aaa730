extension Identified: StableHashable where Model: StableHashable {
  /// Adds the model, so that the hash covers its content.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: That of hashing the model.
  @inlinable
  public func stableHash(into hasher: inout StableHasher) { hasher.combine(model) }
}
