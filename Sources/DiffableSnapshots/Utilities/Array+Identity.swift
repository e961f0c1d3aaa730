extension Array {
  /// Whether both have the same storage, and so the same elements.
  ///
  /// The number of elements stands in the storage, which there is no need to visit. An array that came
  /// from Objective-C has none of its own and is copied here: were the first copy gone before the second
  /// one is made, both could be in the same place.
  @inlinable
  func isIdentical(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in mine.baseAddress == theirs.baseAddress }
    }
  }
}
