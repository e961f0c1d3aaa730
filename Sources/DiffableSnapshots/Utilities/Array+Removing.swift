extension Array {
  /// Returns the elements at some offsets.
  @inlinable
  func elements(at offsets: [Int]) -> [Element] {
    withSpan { all in
      Array(capacity: offsets.count) { chosen in
        for offset in offsets { chosen.append(all[offset]) }
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
    Array(count: count - positions.count) { kept in
      var next = 0
      for position in positions {
        kept.write(position &- start &- next) { next &+ $0 }
        next = position &- start &+ 1
      }
      kept.write(count &- next) { next &+ $0 }
    }
  }
}
