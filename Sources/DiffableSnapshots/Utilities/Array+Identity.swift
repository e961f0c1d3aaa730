extension Array {
  /// Returns whether both arrays share their storage, and therefore have the same elements.
  ///
  /// The number of elements is part of the storage, so comparing the addresses is sufficient.
  ///
  /// The two calls are nested because `withUnsafeBufferPointer` copies an array that is bridged from
  /// Objective-C. If the first copy were released before the second copy is made, both copies could have the
  /// same address.
  @inlinable
  func isIdentical(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in mine.baseAddress == theirs.baseAddress }
    }
  }
}
