extension Array {
  /// The array without some elements.
  ///
  /// - Parameters:
  ///   - positions: The positions of the elements, ascending.
  ///   - start: The position of the first element of the array.
  /// - Returns: The other elements.
  @inlinable
  func removing(_ positions: ArraySlice<Int>, from start: Int) -> [Element] {
    elements(at: offsets(without: positions, from: start))
  }

  /// The offsets of all elements but some, ascending, given as for ``removing(_:from:)``.
  @inlinable
  func offsets(without positions: ArraySlice<Int>, from start: Int) -> [Int] {
    ListWriter.list(count: count - positions.count) { kept in
      var next = 0
      for position in positions {
        kept.write(position &- start &- next) { next &+ $0 }
        next = position &- start &+ 1
      }
      kept.write(count &- next) { next &+ $0 }
    }
  }

  /// The elements at some offsets.
  @inlinable
  func elements(at offsets: [Int]) -> [Element] {
    withUnsafeBufferPointer { all in offsets.map { all[$0] } }
  }
}
