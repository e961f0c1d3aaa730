extension Array {
  /// The array without some elements.
  ///
  /// - Parameters:
  ///   - positions: The positions of the elements, ascending.
  ///   - start: The position of the first element of the array.
  /// - Returns: The other elements.
  @inlinable
  func removing(_ positions: ArraySlice<Int>, from start: Int) -> [Element] {
    // The storage of an empty array is shared by all; not even its count of 0 may be written.
    guard count > positions.count else { return [] }
    return [Element](unsafeUninitializedCapacity: count - positions.count) { result, resultCount in
      withUnsafeBufferPointer { all in
        var next = positions.startIndex
        // In bounds, since all elements but those at the positions have a place.
        for offset in 0..<all.count {
          if next < positions.endIndex && positions[next] == start + offset {
            next += 1
          } else {
            result.initializeElement(at: resultCount, to: all[offset])
            resultCount += 1
          }
        }
      }
    }
  }
}
