// A number here is an entry of a ``HashIndex``, with a hash in its high half and a slot in its low half. In a debug build,
// writing to an array or a span takes ten times as long as writing to a cell.
extension Array<UInt64> {
  /// Replaces numbers by hashes with a slot, from an offset on.
  mutating func replace(from start: Int, _ hashes: [UInt32], slot: UInt32) {
    if hashes.isEmpty { return }
    withCells { cells in
      var offset = 0
      while offset < hashes.count {
        cells[start &+ offset] = UInt64(hashes[offset]) &<< 32 | UInt64(slot)
        offset &+= 1
      }
    }
  }

  /// Returns whether consecutive numbers have the same high half.
  func hasEqualHighHalves() -> Bool {
    var offset = 1
    while offset < count && (self[offset] ^ self[offset &- 1]) &>> 32 != 0 { offset &+= 1 }
    return offset < count
  }

  /// Returns the numbers in ascending order, by a bucket sort.
  ///
  /// The highest bits of a number select the bucket. There are about as many buckets as numbers, so few numbers share a
  /// bucket if the highest bits are distributed uniformly.
  func bucketSorted() -> [UInt64] {
    guard count > 32 else { return sorted() }
    var bits: UInt64 = 1
    while count &>> Int(bits) > 1 && bits < 24 { bits += 1 }
    let shift = 64 - bits
    let bucketCount = 1 &<< Int(bits)
    var starts = [UInt64](repeating: 0, count: bucketCount + 1)
    var sorted = [UInt64](repeating: 0, count: count)
    let isSorted = starts.withCells { starts in
      sorted.withCells { sorted in
        var index = 0
        while index < count {
          starts[Int(truncatingIfNeeded: self[index] &>> shift) &+ 1] &+= 1
          index &+= 1
        }
        index = 1
        while index < bucketCount {
          starts[index &+ 1] &+= starts[index]
          index &+= 1
        }
        // Each number gets its own offset: a bucket starts after all numbers of the previous buckets.
        index = 0
        while index < count {
          let bucket = Int(truncatingIfNeeded: self[index] &>> shift)
          sorted[Int(truncatingIfNeeded: starts[bucket])] = self[index]
          starts[bucket] &+= 1
          index &+= 1
        }
        return sorted.sortNearlySorted()
      }
    }
    if !isSorted { sorted.sort() }
    return sorted
  }

  /// Calls a function with cells that contain the numbers, of which there is at least one.
  private mutating func withCells<Result>(_ body: (Cells) -> Result) -> Result {
    unsafe withUnsafeMutableBufferPointer { buffer in
      unsafe body(Cells(start: buffer.baseAddress!, count: buffer.count))
    }
  }
}

/// The numbers of an array, which a function can replace while it runs.
@safe
private struct Cells {
  let start: UnsafeMutablePointer<UInt64>
  let count: Int

  subscript(index: Int) -> UInt64 {
    @_transparent get {
      precondition(index >= 0 && index < count, "Index out of bounds")
      return unsafe start[index]  // In bounds, as checked.
    }
    @_transparent nonmutating set {
      precondition(index >= 0 && index < count, "Index out of bounds")
      unsafe start[index] = newValue  // In bounds, as checked.
    }
  }

  /// Sorts numbers that are close to their final offsets.
  ///
  /// This is an insertion sort with a limit on its steps. Only colliding hashes exceed the limit.
  ///
  /// - Returns: Whether the numbers are sorted.
  func sortNearlySorted() -> Bool {
    var steps = 8 * count
    var offset = 1
    while offset < count {
      let number = self[offset]
      var target = offset
      while target > 0 && self[target &- 1] > number {
        self[target] = self[target &- 1]
        target &-= 1
      }
      self[target] = number
      steps &-= offset &- target
      if steps < 0 { return false }
      offset &+= 1
    }
    return true
  }
}
