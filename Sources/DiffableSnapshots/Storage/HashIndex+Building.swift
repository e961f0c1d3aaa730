extension HashIndex {
  /// Returns entries in ascending order, by a bucket sort.
  ///
  /// The highest bits of the hash select the bucket. There are about as many buckets as entries, so few entries
  /// share a bucket.
  static func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 32 else { return entries.sorted() }
    var bits: UInt64 = 1
    while entries.count >> Int(bits) > 1 && bits < 24 { bits += 1 }
    var starts = [UInt32](repeating: 0, count: 1 << Int(bits) + 1)
    for entry in entries { starts[Int(entry >> (64 - bits)) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var sorted = [Entry](repeating: 0, count: entries.count)
    let isSorted = sorted.withMutableSpan { sorted in
      starts.withMutableSpan { starts in
        // Each entry gets its own offset: a bucket starts after all entries of the previous buckets.
        for entry in entries {
          let bucket = Int(entry >> (64 - bits))
          sorted[Int(starts[bucket])] = entry
          starts[bucket] += 1
        }
      }
      return sortNearlySorted(&sorted)
    }
    if !isSorted { sorted.sort() }
    return sorted
  }

  /// Sorts entries that are close to their final offsets.
  ///
  /// This is an insertion sort with a limit on its steps. Only colliding hashes exceed the limit.
  ///
  /// - Returns: Whether the entries are sorted.
  private static func sortNearlySorted(_ entries: inout MutableSpan<Entry>) -> Bool {
    var steps = 0
    var offset = 1
    while offset < entries.count {
      let entry = entries[offset]
      var target = offset
      while target > 0 && entries[target - 1] > entry {
        entries[target] = entries[target - 1]
        target -= 1
        steps += 1
      }
      entries[target] = entry
      offset += 1
      if steps > 8 * entries.count { return false }
    }
    return true
  }
}
