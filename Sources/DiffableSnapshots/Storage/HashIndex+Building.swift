extension HashIndex {
  /// Creates an empty index.
  @inlinable
  init() {
    shelves = [[[]]]
    pageBits = 0
  }

  /// Creates an index of entries in any order, in time proportional to their number.
  ///
  /// - Parameter entries: The entries, no two of them equal unless two equal hashes are in one chunk.
  @inlinable
  init(_ entries: [Entry]) {
    var pageBits = 0
    while entries.count > (HashIndex.mostPerPage / 2) << pageBits { pageBits += 1 }
    self.pageBits = pageBits
    let sorted = HashIndex.sorted(entries)
    shelves = []
    var end = 0
    for page in 0..<1 << pageBits {
      let start = end
      while end < sorted.count, Int(sorted[end] >> UInt64(64 - pageBits)) == page { end += 1 }
      if page % HashIndex.shelfCapacity == 0 { shelves.append([]) }
      shelves[shelves.count - 1].append(Array(sorted[start..<end]))
    }
  }

  /// Sorts entries by distributing them over about as many buckets, by the first bits of their hashes;
  /// what meets in a bucket is sorted in the end.
  @inlinable
  static func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 32 else { return entries.sorted() }
    var bits: UInt64 = 1
    while entries.count >> Int(bits) > 1 && bits < 24 { bits += 1 }
    var starts = [UInt32](repeating: 0, count: 1 << Int(bits) + 1)
    for entry in entries { starts[Int(entry >> (64 - bits)) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    return [Entry](unsafeUninitializedCapacity: entries.count) { result, count in
      // Each entry has a place of its own: the starts count the entries of the buckets before.
      for entry in entries {
        let bucket = Int(entry >> (64 - bits))
        result[Int(starts[bucket])] = entry
        starts[bucket] += 1
      }
      count = entries.count
      sortNeighbours(result)
    }
  }

  /// Sorts entries of which few are far from their place.
  ///
  /// Insertion, up to a number of steps that only hashes that collide can need; then any sort.
  @inlinable
  static func sortNeighbours(_ entries: UnsafeMutableBufferPointer<Entry>) {
    var steps = 0
    var offset = 1
    while offset < entries.count {
      let entry = entries[offset]
      var place = offset
      while place > 0 && entries[place - 1] > entry {
        entries[place] = entries[place - 1]
        place -= 1
        steps += 1
      }
      entries[place] = entry
      offset += 1
      if steps > 8 * entries.count {
        var rest = entries
        rest.sort()
        return
      }
    }
  }
}
