extension Array {
  /// Returns the elements at some offsets.
  @inlinable
  func elements(at offsets: [Int]) -> [Element] {
    // An initializer with a capacity of 0 would write to the storage that all empty arrays share.
    if offsets.isEmpty { return [] }
    return withUnsafeBufferPointer { all in
      guard let first = all.baseAddress else { return [] }
      return Array(unsafeUninitializedCapacity: offsets.count) { chosen, count in
        guard let target = chosen.baseAddress else { return }
        for offset in offsets {
          (target + count).initialize(to: first[offset])
          count += 1
        }
      }
    }
  }
}

extension Range<Int> {
  /// Returns the offsets of a range that starts at 0, without some offsets that are given as positions.
  ///
  /// A position is an offset plus `start`.
  ///
  /// - Parameters:
  ///   - positions: The positions of the offsets to leave out, ascending.
  ///   - start: The position that corresponds to offset 0.
  /// - Returns: The other offsets, ascending.
  func offsets(without positions: ArraySlice<Int>, from start: Int) -> [Int] {
    BranchFreeWriter.list(count: count - positions.count) { kept in
      var next = 0
      for position in positions {
        kept.write(position &- start &- next) { next &+ $0 }
        next = position &- start &+ 1
      }
      kept.write(count &- next) { next &+ $0 }
    }
  }
}
