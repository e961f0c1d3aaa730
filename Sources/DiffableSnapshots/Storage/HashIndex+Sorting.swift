extension HashIndex {
  /// Returns entries in ascending order, by a bucket sort.
  ///
  /// The highest bits of the hash select the bucket. There are about as many buckets as entries, so few entries
  /// share a bucket.
  static func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 32 else { return entries.sorted() }
    var bits: UInt64 = 1
    while entries.count &>> Int(bits) > 1 && bits < 24 { bits += 1 }
    let shift = 64 - bits
    let bucketCount = 1 &<< Int(bits)
    var starts = [UInt64](repeating: 0, count: bucketCount + 1)
    var sorted = [Entry](repeating: 0, count: entries.count)
    let isSorted = withCells(of: &starts) { starts in
      withCells(of: &sorted) { sorted in
        var index = 0
        while index < entries.count {
          starts[Int(truncatingIfNeeded: entries[index] &>> shift) &+ 1] &+= 1
          index &+= 1
        }
        index = 1
        while index < bucketCount {
          starts[index &+ 1] &+= starts[index]
          index &+= 1
        }
        // Each entry gets its own offset: a bucket starts after all entries of the previous buckets.
        index = 0
        while index < entries.count {
          let bucket = Int(truncatingIfNeeded: entries[index] &>> shift)
          sorted[Int(truncatingIfNeeded: starts[bucket])] = entries[index]
          starts[bucket] &+= 1
          index &+= 1
        }
        return sorted.sortNearlySorted()
      }
    }
    if !isSorted { sorted.sort() }
    return sorted
  }

  /// Calls a function with cells that contain some numbers, of which there is at least one.
  private static func withCells<Result>(
    of numbers: inout [UInt64],
    _ body: (Cells) -> Result
  ) -> Result {
    unsafe numbers.withUnsafeMutableBufferPointer { buffer in
      unsafe body(Cells(start: buffer.baseAddress!, count: buffer.count))
    }
  }
}

/// The numbers of an array, which a function can replace while it runs.
///
/// In a debug build, writing to an array or to a span takes ten times as long as writing to a cell.
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
