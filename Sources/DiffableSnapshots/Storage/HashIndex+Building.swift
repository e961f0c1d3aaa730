extension HashIndex {
  /// Sorts entries by distributing them over about as many buckets, by the first bits of their hashes, and
  /// then sorting the few entries of each bucket.
  static func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 32 else { return entries.sorted() }
    var bits: UInt64 = 1
    while entries.count >> Int(bits) > 1 && bits < 24 { bits += 1 }
    var starts = [UInt32](repeating: 0, count: 1 << Int(bits) + 1)
    for entry in entries { starts[Int(entry >> (64 - bits)) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    return [Entry](unsafeUninitializedCapacity: entries.count) { result, count in
      // Each entry has an offset of its own: the starts count the entries of the buckets before.
      for entry in entries {
        let bucket = Int(entry >> (64 - bits))
        result[Int(starts[bucket])] = entry
        starts[bucket] += 1
      }
      count = entries.count
      sortNeighbours(result)
    }
  }

  /// Sorts entries of which few are far from their final offset.
  ///
  /// This is an insertion sort up to a number of steps that only colliding hashes exceed; then the standard
  /// library sorts.
  private static func sortNeighbours(_ entries: UnsafeMutableBufferPointer<Entry>) {
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
      if steps > 8 * entries.count {
        var rest = entries
        rest.sort()
        return
      }
    }
  }
}
