extension Array {
  /// Returns whether both arrays share their storage, and therefore have the same elements.
  ///
  /// The two calls are nested because ``withSpan(_:)`` copies an array that is bridged from
  /// Objective-C. If the first copy were released before the second copy is made, both copies could have the
  /// same address.
  @inlinable
  func isIdentical(with other: [Element]) -> Bool {
    withSpan { mine in other.withSpan { theirs in mine.isIdentical(to: theirs) } }
  }
}
